/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with a hook that ends as if it had read where nothing is, after the first move. */
#include "piles.h"

#include <signal.h>

static void
after_move (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
  /* Not by reading: a sanitizer would find that, and end the program in its own way. */
  if (move != NULL)
    raise (SIGSEGV);
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
