/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sections of tiles below each other, each under its heading, in as many columns as there is room
 * for. Tiles are made when they are seen, and the others when nobody waits for anything. */
#pragma once

#include "riffle-tile.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_GALLERY (riffle_gallery_get_type ())
G_DECLARE_FINAL_TYPE (RiffleGallery, riffle_gallery, RIFFLE, GALLERY, GtkWidget)

/**
 * RiffleDressFunc:
 * @tile: a tile
 * @data: user data
 *
 * Tells a tile its state.
 */
typedef void (*RiffleDressFunc) (RiffleTile *tile,
                                 gpointer    data);

/*
 * Signals:
 *   chosen (PatVariant *variant)                   the player wants to play it
 *   starred (PatVariant *variant, gboolean is_wanted)   or wants it among the favourites or not
 */

GtkWidget  *riffle_gallery_new          (RiffleThumbnails *pictures,
                                         GtkAdjustment    *position,
                                         RiffleDressFunc   dress,
                                         gpointer          data);
guint       riffle_gallery_add_section  (RiffleGallery    *self,
                                         GtkWidget        *head,
                                         gboolean          has_family);
void        riffle_gallery_clear        (RiffleGallery    *self);
PatVariant *riffle_gallery_get_focus    (RiffleGallery    *self,
                                         guint            *section);
gboolean    riffle_gallery_set_focus    (RiffleGallery    *self,
                                         PatVariant       *variant,
                                         guint             section);
void        riffle_gallery_set_variants (RiffleGallery    *self,
                                         guint             section,
                                         GPtrArray        *variants);
GPtrArray  *riffle_gallery_get_variants (RiffleGallery    *self,
                                         guint             section);
void        riffle_gallery_set_shown    (RiffleGallery    *self,
                                         guint             section,
                                         gboolean          is_shown);
void        riffle_gallery_redraw       (RiffleGallery    *self);
void        riffle_gallery_dress        (RiffleGallery    *self);

G_END_DECLS
