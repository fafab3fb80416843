/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals games of the build, for the tests of the board. */
#include "config.h"

#include "board-game.h"

/* Deals a variant with its options as they are at first. */
PatGame *
board_game_new (const char *id,
                guint64     number)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;
  PatVariant *variant;
  PatGame *game;

  pat_registry_add_default_folders (registry, FALSE);
  variant = pat_registry_find (registry, id);
  g_assert_nonnull (variant);
  game = pat_game_new (variant, NULL, number, &error);
  g_assert_no_error (error);
  return game;
}

/* The same of a text such as “klondike#1”, without options. */
PatGame *
board_game_new_for_deal (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatDeal) deal = pat_deal_parse (text, &error);

  g_assert_no_error (error);
  return board_game_new (deal->variant, deal->number);
}
