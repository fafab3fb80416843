/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A few cards of a deck as a picture, smaller where there is little room. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_DECK_SAMPLE (riffle_deck_sample_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeckSample, riffle_deck_sample, RIFFLE, DECK_SAMPLE, GtkWidget)

GtkWidget    *riffle_deck_sample_new           (int               width,
                                                int               height);
void          riffle_deck_sample_set_paintable (RiffleDeckSample *self,
                                                GdkPaintable     *paintable);
GdkPaintable *riffle_deck_sample_get_paintable (RiffleDeckSample *self);

G_END_DECLS
