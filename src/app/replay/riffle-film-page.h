/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a film is shown. */
#pragma once

#include "riffle-board.h"
#include "riffle-film.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   closed ()              the player wants to go back
 *   play (PatGame *game)   the player wants to go on with a game
 */
#define RIFFLE_TYPE_FILM_PAGE (riffle_film_page_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFilmPage, riffle_film_page, RIFFLE, FILM_PAGE, GtkBox)

GtkWidget   *riffle_film_page_new        (RiffleFilm     *film,
                                          GSettings      *settings);
RiffleBoard *riffle_film_page_get_board  (RiffleFilmPage *self);
void         riffle_film_page_set_narrow (RiffleFilmPage *self,
                                          gboolean        is_narrow);
void         riffle_film_page_take_focus (RiffleFilmPage *self);

G_END_DECLS
