/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games that are asked about, and played by chance and by what the rules propose. */
#pragma once

#include <patience.h>

static PatRegistry *registry;

static inline PatGame *
new_game (const char *text)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (text, NULL);
  PatVariant *variant = pat_registry_find (registry, deal->variant);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  PatGame *game;

  g_assert_true (pat_options_parse (options, deal->options, NULL));
  game = pat_game_new (variant, options, deal->number, NULL);
  g_assert_nonnull (game);
  return game;
}

static inline void
play_by_chance (PatGame   *game,
                PatRandom *random,
                guint      n_moves)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatMove move;

  for (guint i = 0; i < n_moves && pat_game_get_state (game) == PAT_GAME_PLAYING; i++)
    {
      pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
      if (moves->n_moves == 0)
        return;
      move = moves->moves[pat_random_below (random, moves->n_moves)];
      if (pat_random_below (random, 2) == 0)
        pat_game_hint (game, &move);
      pat_game_play (game, &move, NULL);
    }
}
