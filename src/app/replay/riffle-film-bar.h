/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar below a film: a slider, and buttons that play it and go from step to step. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-film-player.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_FILM_BAR (riffle_film_bar_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFilmBar, riffle_film_bar, RIFFLE, FILM_BAR, GtkWidget)

void riffle_film_bar_set_player (RiffleFilmBar    *self,
                                 RiffleFilm       *film,
                                 RiffleFilmPlayer *player);
void riffle_film_bar_set_text   (RiffleFilmBar    *self,
                                 const char       *text);
void riffle_film_bar_set_speed  (RiffleFilmBar    *self,
                                 const char       *text);
void riffle_film_bar_take_focus (RiffleFilmBar    *self);

G_END_DECLS
