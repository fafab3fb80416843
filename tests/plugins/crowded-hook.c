/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with a hook that lists more special moves than anybody could make. */
#include "piles.h"

#define N_MOVES 100000

static void
more_moves (const PatRules    *rules,
            const PatPosition *position,
            PatMoves          *moves)
{
  PatMove move;

  pat_move_init_special (&move, 0);
  for (guint i = 0; i < N_MOVES; i++)
    pat_moves_add (moves, &move);
}

static void
special (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move,
         PatSteps          *steps)
{
}

static const PatSpecialSpec specials[] = {
  { .name = "rest", .label = "Rest", .help = "Do nothing" },
  { 0 }
};

static const PatVariantSpec harmful = {
  .id = "test-crowded-hook",
  .name = "A Crowded Hook",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .more_moves = more_moves, .special = special, .specials = specials },
  .piles = piles,
};

PAT_PLUGIN (&harmful)
