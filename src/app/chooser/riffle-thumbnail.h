/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of how the cards of a variant are dealt. */
#pragma once

#include "riffle-thumbnails.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_THUMBNAIL (riffle_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (RiffleThumbnail, riffle_thumbnail, RIFFLE, THUMBNAIL, GtkWidget)

GtkWidget *riffle_thumbnail_new (PatVariant       *variant,
                                 RiffleThumbnails *pictures,
                                 float             scale);

G_END_DECLS
