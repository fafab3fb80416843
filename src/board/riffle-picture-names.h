/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a picture of the board are called, written on them. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-picture-cover.h"

G_BEGIN_DECLS

typedef struct _RifflePictureNames RifflePictureNames;

RifflePictureNames *riffle_picture_names_new      (const PatRules     *rules);
void                riffle_picture_names_free     (RifflePictureNames *self);
void                riffle_picture_names_place    (RifflePictureNames *self,
                                                   GtkWidget          *widget,
                                                   const RifflePictureTable *table);
guint               riffle_picture_names_count    (RifflePictureNames *self);
gboolean            riffle_picture_names_get      (RifflePictureNames *self,
                                                   guint               nth,
                                                   PatRect            *place);
void                riffle_picture_names_snapshot (RifflePictureNames *self,
                                                   GtkSnapshot        *snapshot);

G_END_DECLS
