/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading in the chooser with the tiles below it. */
#pragma once

#include "riffle-tile.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SECTION (riffle_section_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSection, riffle_section, RIFFLE, SECTION, GtkBox)

GtkWidget  *riffle_section_new          (const char     *title);
void        riffle_section_add          (RiffleSection  *self,
                                         RiffleTile     *tile);
void        riffle_section_clear        (RiffleSection  *self);
RiffleTile *riffle_section_get_tile     (RiffleSection  *self,
                                         guint           nth);
guint       riffle_section_filter       (RiffleSection  *self,
                                         const char     *words);
PatVariant *riffle_section_find_best    (RiffleSection  *self,
                                         guint          *rating);

G_END_DECLS
