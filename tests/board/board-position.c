/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables and positions that the tests of the board write down themselves. */
#include "config.h"

#include "board-position.h"

/* A game that is in that position; %NULL: dealt. */
PatGame *
position_new_game (const PatVariantSpec *spec,
                   const char           *cards)
{
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (spec);
  g_autoptr (PatRules) rules = rules_build (spec, NULL);
  g_autoptr (GError) error = NULL;
  PatPosition position;
  PatGame *game;

  if (cards != NULL)
    rules_set_up (rules, cards, &position);
  else
    pat_rules_deal (rules, 1, &position);
  game = pat_game_new_for_position (variant, NULL, &position, &error);
  g_assert_no_error (error);
  return game;
}

/* Lays such a game on the board; no card flies any more. */
void
position_show (Motion               *self,
               const PatVariantSpec *spec,
               const char           *cards)
{
  g_autoptr (PatGame) game = position_new_game (spec, cards);

  riffle_board_set_game (self->board, game);
  motion_land_all (self);
}
