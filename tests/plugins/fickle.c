/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that comes through every trial, and ends the program with deal 13. */
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
