/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws and keeps the small pictures of all variants, a few at a time between frames. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_THUMBNAIL_WIDTH  148 /* pixels, of the smallest */
#define RIFFLE_THUMBNAIL_HEIGHT 104

#define RIFFLE_TYPE_THUMBNAILS (riffle_thumbnails_get_type ())
G_DECLARE_FINAL_TYPE (RiffleThumbnails, riffle_thumbnails, RIFFLE, THUMBNAILS, GObject)

/* Signal: changed (): all pictures are other ones */

RiffleThumbnails *riffle_thumbnails_get_shared (RiffleDeck    *deck);
void              riffle_thumbnails_set_deck (RiffleThumbnails *self,
                                              RiffleDeck       *deck);
GskRenderNode    *riffle_thumbnails_get     (RiffleThumbnails *self,
                                             PatVariant       *variant,
                                             int               width,
                                             GtkWidget        *widget);
int               riffle_thumbnails_get_height (int            width);

G_END_DECLS
