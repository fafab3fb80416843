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

static inline PatGame *
new_game_at (const char *id,
             const char *text)
{
  PatVariant *variant = pat_registry_find (registry, id);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);
  PatPosition position;

  g_assert_true (pat_position_parse (&position, rules, text, NULL));
  return pat_game_new_for_position (variant, options, &position, NULL);
}

static inline PatGame *
new_klondike_at (const char *text)
{
  return new_game_at ("klondike", text);
}

static inline void
ask (PatGame  *game,
     gboolean  knows_all,
     guint64   max_states,
     PatHint  *hints)
{
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  g_autoptr (GError) error = NULL;

  pat_advisor_set_knows_all (advisor, knows_all);
  pat_advisor_set_max_seconds (advisor, 0);
  pat_advisor_set_max_states (advisor, max_states);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (pat_advisor_hint (advisor, &hints[i], NULL, &error));
      g_assert_no_error (error);
      if (hints[i].kind != PAT_HINT_NONE)
        g_assert_true (pat_game_judge (game, &hints[i].move, NULL));
    }
}

static inline gboolean
are_equal (const PatHint *a,
           const PatHint *b)
{
  return a->kind == b->kind && a->n_won == b->n_won && a->n_dealt == b->n_dealt &&
         (a->kind == PAT_HINT_NONE || pat_move_equal (&a->move, &b->move));
}

/* Follows all hints; returns whether that wins. */
static inline gboolean
follow (PatGame    *game,
        PatAdvisor *advisor,
        guint      *n_unproven)
{
  PatHint hint;

  *n_unproven = 0;
  for (guint i = 0; i < 1000 && pat_game_get_state (game) != PAT_GAME_WON; i++)
    {
      g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
      if (hint.kind == PAT_HINT_NONE)
        break;
      *n_unproven += hint.kind != PAT_HINT_WINS;
      g_assert_true (pat_game_play (game, &hint.move, NULL));
    }
  return pat_game_get_state (game) == PAT_GAME_WON;
}
