/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much of a card is hidden by those that lie above it. */
#pragma once

#include <graphene.h>
#include <glib.h>

G_BEGIN_DECLS

/* A bit for each of eight by eight parts of a card that is hidden; 0: all of it is seen. */
typedef guint64 RiffleHiddenPart;

void     riffle_hidden_part_add     (RiffleHiddenPart      *self,
                                     const graphene_rect_t *card,
                                     const graphene_rect_t *above);
gboolean riffle_hidden_part_is_much (RiffleHiddenPart       self);

G_END_DECLS
