/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a game's own options, made from their descriptions. */
#pragma once

#include <adwaita.h>
#include <patience.h>

G_BEGIN_DECLS

/* Opens the book; its parameter is the place. */
#define RIFFLE_GAME_OPTIONS_OPEN_BOOK "book.open"

#define RIFFLE_TYPE_GAME_OPTIONS (riffle_game_options_get_type ())
G_DECLARE_FINAL_TYPE (RiffleGameOptions, riffle_game_options, RIFFLE, GAME_OPTIONS, GObject)

RiffleGameOptions  *riffle_game_options_new             (PatVariant         *variant,
                                                         PatOptions         *options);
AdwPreferencesPage *riffle_game_options_build_page      (RiffleGameOptions  *self);
PatOptions         *riffle_game_options_get_options     (RiffleGameOptions  *self);
gboolean            riffle_game_options_has_any         (PatOptions         *options);

G_END_DECLS
