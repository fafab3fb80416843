/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that comes through every trial, but ends the program with deal 13, and hangs with
 * deal 14. */
#include "piles.h"

#include <unistd.h>

static guint
prepare (const PatRules *rules,
         guint64         seed,
         PatCard        *cards,
         guint           n_cards)
{
  if (seed == 13)
    _exit (0);
  for (volatile guint64 deal = seed; deal == 14;)
    continue;
  return n_cards;
}

static const PatVariantSpec harmful = {
  .id = "test-fickle",
  .name = "Fickle",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .prepare = prepare },
  .piles = piles,
};

PAT_PLUGIN (&harmful)
