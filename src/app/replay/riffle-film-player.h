/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a film: one step after the other, at a pace. */
#pragma once

#include "riffle-film.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_FILM_PLAYER (riffle_film_player_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFilmPlayer, riffle_film_player, RIFFLE, FILM_PLAYER, GObject)

/*
 * Property: playing.
 */

RiffleFilmPlayer *riffle_film_player_new          (RiffleFilm       *film);
void              riffle_film_player_set_playing  (RiffleFilmPlayer *self,
                                                   gboolean          is_playing);
gboolean          riffle_film_player_is_playing   (RiffleFilmPlayer *self);
void              riffle_film_player_set_speed    (RiffleFilmPlayer *self,
                                                   double            speed);
void              riffle_film_player_set_by_times (RiffleFilmPlayer *self,
                                                   gboolean          is_by_times);
guint             riffle_film_player_get_delay    (RiffleFilmPlayer *self);

G_END_DECLS
