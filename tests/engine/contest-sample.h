/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the tests of replays and contests have in common: a game of eight cards that everybody wins,
 * and players who need more or less time and moves for it. */
#pragma once

#include "save-sample.h"

/* Ahead of what a player of the tiny game does. */
#define CONTEST_DEAL "tiny#5"

static const PatPoints contest_points[] = {
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 }, { PAT_EVENT_UNDO, 0, 0, -1 }, { 0 }
};

static const PatScoring contest_scoring = { PAT_SCORE_POINTS, NULL, 0, .points = contest_points };

static const PatPileSpec contest_piles[] = {
  { .role = PAT_CELL, .count = 1, .fill = PAT_FILL_ANY, .max_cards = 1, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 2, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 8, .at = { .y = 1.2, .dx = 1 }, .take = PAT_TAKE_TOP,
    .deal = "U/U/U/U/U/U/U/U" },
  { 0 }
};

static const PatVariantSpec contest_tiny = {
  .id = "tiny", .name = "Tiny",
  .game = { .ranks = PAT_RANK_BIT (PAT_ACE) | PAT_RANK_BIT (2), .auto_class = PAT_AUTO_ALL,
            .scoring = &contest_scoring },
  .piles = contest_piles,
};

static inline PatRegistry *
contest_new_registry (void)
{
  PatRegistry *registry = save_new_registry ();
  g_autoptr (GError) error = NULL;

  pat_registry_add_spec (registry, &contest_tiny, &error);
  g_assert_no_error (error);
  return registry;
}

/* Begins a game of the tiny deal whose clock stands at a time. */
static inline PatGame *
contest_begin (PatRegistry *registry,
               guint64      number)
{
  g_autoptr (GError) error = NULL;
  PatGame *game = pat_game_new (pat_registry_find (registry, "tiny"), NULL, number, &error);

  g_assert_no_error (error);
  return game;
}

static inline void
contest_set_clock (PatGame *game,
                   gint64   msec)
{
  PatGameRecord record = { msec * 1000, pat_game_get_n_undos (game), 0, 0 };

  pat_game_set_record (game, &record);
}

/* Plays the first move that does, or does not, go to a foundation. */
static inline void
contest_move (PatGame *game,
              gboolean goes_up)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  const PatRules *rules = pat_game_get_rules (game);

  pat_rules_list (rules, pat_game_get_position (game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if ((pat_rules_get_role (rules, moves->moves[i].picks[1].pile) == PAT_FOUNDATION) == goes_up)
      {
        g_assert_true (pat_game_play (game, &moves->moves[i], NULL));
        return;
      }
  g_assert_not_reached ();
}

/* How somebody plays the tiny game. */
typedef struct
{
  guint    n_undone; /* moves that are taken back at once, one after the other */
  gboolean detours;  /* a card goes to the cell first */
  gint64   pace;     /* milliseconds a move */
  guint    n_up;     /* cards that are brought up */
} ContestPlayer;


static inline PatReplay *
contest_play (PatRegistry         *registry,
              guint64              number,
              const ContestPlayer *player)
{
  g_autoptr (PatGame) game = contest_begin (registry, number);
  g_autoptr (PatRecorder) recorder = pat_recorder_new (game, NULL);
  gint64 msec = 0;

  for (guint i = 0; i < player->n_undone; i++)
    {
      contest_set_clock (game, msec += player->pace);
      contest_move (game, FALSE);
      g_assert_true (pat_game_undo (game));
    }
  contest_set_clock (game, msec += player->pace);
  if (player->detours)
    contest_move (game, FALSE);
  for (guint i = 0; i < player->n_up; i++)
    {
      contest_move (game, TRUE);
      if (i + 1 < player->n_up)
        contest_set_clock (game, msec += player->pace);
    }
  return g_object_ref (pat_recorder_get_replay (recorder));
}
