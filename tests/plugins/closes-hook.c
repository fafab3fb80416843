/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with a hook that closes a file that it has not opened, as one that closes its own twice,
 * and goes on as if nothing had happened. */
#include "piles.h"

#include <unistd.h>

#define NOT_OWN 20

static guint
prepare (const PatRules *rules,
         guint64         seed,
         PatCard        *cards,
         guint           n_cards)
{
  close (NOT_OWN);
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
