/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with a hook that closes files that it has not opened, and goes on as if nothing had
   happened. */
#include "piles.h"

#include <unistd.h>

#define N_FILES 200

static guint
prepare (const PatRules *rules,
         guint64         seed,
         PatCard        *cards,
         guint           n_cards)
{
  for (int i = 0; i < N_FILES; i++)
    close (i);
  return n_cards;
}

static const PatVariantSpec harmful = {
  .id = "test-closes-hook",
  .name = "A Hook That Closes Files",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .prepare = prepare },
  .piles = piles,
};

PAT_PLUGIN (&harmful)
