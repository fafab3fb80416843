/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows films in the window, and goes on with a game from one. */
#pragma once

#include "riffle-board-deck.h"
#include "riffle-messages.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_FILMS (riffle_films_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFilms, riffle_films, RIFFLE, FILMS, GObject)

RiffleFilms *riffle_films_new  (RiffleView      *view,
                                RiffleSession   *session,
                                RiffleBoardDeck *deck,
                                RiffleMessages  *messages);
void         riffle_films_set_pages (RiffleFilms *self,
                                     GtkStack    *pages);
void         riffle_films_set_narrow (RiffleFilms *self,
                                      gboolean     is_narrow);
void         riffle_films_show (RiffleFilms     *self,
                                PatReplay       *replay);
void         riffle_films_show_file (RiffleFilms *self,
                                     PatReplay   *replay);

G_END_DECLS
