/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with a hook that never returns after the twelfth move. */
#include <patience.h>

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 6, .at = { .y = 1.2f, .dx = 1 }, .fan_y = 0.2f,
    .build = PAT_UP | PAT_DOWN | PAT_EQUAL | PAT_ANY_SUIT, .take = PAT_TAKE_TOP,
    .fill = PAT_FILL_ANY,
    .deal = "UUUUUUUUU/UUUUUUUUU/UUUUUUUUU/UUUUUUUUU/UUUUUUUU" },
  { 0 }
};

static const PatCounterSpec counters[] = {
  { .name = "moves" },
  { NULL }
};

static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  volatile int n_moves = position->counters[PAT_COUNTER_OWN];

  while (n_moves >= 12)
    continue;
  return NULL;
}

static void
after_move (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
  if (move != NULL && steps->n_steps == 1)
    pat_steps_count (steps, PAT_COUNTER_OWN, 1);
}

static const PatVariantSpec endless = {
  .id = "test-endless-hook",
  .name = "An Endless Hook",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .counters = counters, .refuse = refuse, .after_move = after_move },
  .piles = piles,
};

PAT_PLUGIN (&endless)
