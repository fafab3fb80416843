/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A replay as a film: the game as it stood after each action. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_FILM (riffle_film_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFilm, riffle_film, RIFFLE, FILM, GObject)

/*
 * Properties: game, step.
 */

RiffleFilm *riffle_film_new         (PatReplay    *replay,
                                     PatRegistry  *registry,
                                     GError      **error);
PatReplay  *riffle_film_get_replay  (RiffleFilm   *self);
PatGame    *riffle_film_get_game    (RiffleFilm   *self);
guint       riffle_film_get_step    (RiffleFilm   *self);
guint       riffle_film_get_n_steps (RiffleFilm   *self);
gint64      riffle_film_get_msec    (RiffleFilm   *self,
                                     guint         step);
gboolean    riffle_film_has_times   (RiffleFilm   *self);
void        riffle_film_seek        (RiffleFilm   *self,
                                     guint         step);
PatGame    *riffle_film_dup_game    (RiffleFilm   *self);

G_END_DECLS
