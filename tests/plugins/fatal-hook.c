/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with a hook that reads where nothing is, after the first move. */
#include "piles.h"

static void
after_move (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
  const volatile int *nowhere = NULL;

  if (move != NULL)
    pat_steps_count (steps, PAT_COUNTER_OWN, *nowhere);
}

static const PatVariantSpec harmful = {
  .id = "test-fatal-hook",
  .name = "A Fatal Hook",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .after_move = after_move },
  .piles = piles,
};

PAT_PLUGIN (&harmful)
