/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies under the cards: a colour, cloth, or a picture. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_BACKDROP (riffle_backdrop_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBackdrop, riffle_backdrop, RIFFLE, BACKDROP, GtkWidget)

GtkWidget *riffle_backdrop_new         (GtkWidget      *child);
void       riffle_backdrop_set_nothing (RiffleBackdrop *self);
void       riffle_backdrop_set_colour  (RiffleBackdrop *self,
                                        const GdkRGBA  *colour,
                                        gboolean        is_felt);
void       riffle_backdrop_set_picture (RiffleBackdrop *self,
                                        GdkPixbuf      *picture,
                                        const GdkRGBA  *veil);

G_END_DECLS
