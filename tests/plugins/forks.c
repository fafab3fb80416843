/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that is in order, but leaves a process behind that keeps all open files. */
#include "piles.h"

#include <unistd.h>

#define SECONDS 120 /* longer than a test waits */

static gboolean is_forked;

static guint
prepare (const PatRules *rules,
         guint64         seed,
         PatCard        *cards,
         guint           n_cards)
{
  if (!is_forked && fork () == 0)
    {
      sleep (SECONDS);
      _exit (0);
    }
  is_forked = TRUE;
  return n_cards;
}

static const PatVariantSpec forking = {
  .id = "test-forks",
  .name = "Forks",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .prepare = prepare },
  .piles = piles,
};

PAT_PLUGIN (&forking)
