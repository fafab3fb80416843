/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sections of tiles below each other: how keys travel through them. */
#pragma once

#include "riffle-gallery-section.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_GALLERY (riffle_gallery_get_type ())
G_DECLARE_FINAL_TYPE (RiffleGallery, riffle_gallery, RIFFLE, GALLERY, GtkBox)

void               riffle_gallery_clear     (RiffleGallery           *self);
int                riffle_gallery_measure   (RiffleGallery           *self);
void               riffle_gallery_hold      (RiffleGallery           *self,
                                             RiffleGallerySection    *section,
                                             int                      before);
PatCollectionGame *riffle_gallery_dup_focus (RiffleGallery           *self,
                                             guint                   *nth);
gboolean           riffle_gallery_set_focus (RiffleGallery           *self,
                                             const PatCollectionGame *game,
                                             guint                    nth);

G_END_DECLS
