/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading with tiles below it, in as many columns as there is room for. */
#pragma once

#include "riffle-tile.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_GALLERY_SECTION (riffle_gallery_section_get_type ())
G_DECLARE_FINAL_TYPE (RiffleGallerySection,
                      riffle_gallery_section,
                      RIFFLE,
                      GALLERY_SECTION,
                      GtkWidget)

GtkWidget  *riffle_gallery_section_new           (GtkWidget             *head,
                                                  RiffleThumbnails      *pictures,
                                                  RiffleTileStates      *states,
                                                  const RiffleTileStyle *style);
void        riffle_gallery_section_set_games     (RiffleGallerySection *self,
                                                  GPtrArray            *games);
gboolean    riffle_gallery_section_is_empty (RiffleGallerySection *self);
const PatCollectionGame *riffle_gallery_section_get_focus (RiffleGallerySection *self);
gboolean    riffle_gallery_section_set_focus     (RiffleGallerySection    *self,
                                                  const PatCollectionGame *game);
gboolean    riffle_gallery_section_enter         (RiffleGallerySection *self,
                                                  RiffleGallerySection *origin,
                                                  GtkDirectionType      direction);
gboolean    riffle_gallery_section_compute_focus (RiffleGallerySection *self,
                                                  GtkWidget            *target,
                                                  graphene_rect_t      *area);

G_END_DECLS
