/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of how the cards of a variant are dealt. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_THUMBNAIL (riffle_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (RiffleThumbnail, riffle_thumbnail, RIFFLE, THUMBNAIL, GtkWidget)

GtkWidget *riffle_thumbnail_new (PatVariant *variant,
                                 RiffleDeck *deck);

G_END_DECLS
