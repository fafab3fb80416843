/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that is in order, but leaves processes behind that keep all open files, one of them in a
 * session of its own, and lets a copy of the program go on. */
#include "piles.h"

#include <unistd.h>

#define SECONDS 120 /* longer than a test waits */

static gboolean is_forked;

static void
leave_behind (gboolean in_own_session)
{
  if (fork () != 0)
    return;
  if (in_own_session)
    setsid ();
  sleep (SECONDS);
  _exit (0);
}

static guint
prepare (const PatRules *rules,
         guint64         seed,
         PatCard        *cards,
         guint           n_cards)
{
  if (is_forked)
    return n_cards;
  is_forked = TRUE;
  leave_behind (FALSE);
  leave_behind (TRUE);
  if (fork () < 0)
    return 0;
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
