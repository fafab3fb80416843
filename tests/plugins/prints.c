/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that prints when it is loaded and when cards are dealt. */
#include "piles.h"

#include <stdio.h>
#include <unistd.h>

static void
print (const char *text)
{
  puts (text);
  if (write (STDOUT_FILENO, "written\n", 8) < 0)
    perror ("write");
}

__attribute__ ((constructor)) static void
begin (void)
{
  print ("opened");
}

static guint
prepare (const PatRules *rules,
         guint64         seed,
         PatCard        *cards,
         guint           n_cards)
{
  print ("prepared");
  return n_cards;
}

static const PatVariantSpec printing = {
  .id = "test-prints",
  .name = "A Printing Game",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .prepare = prepare },
  .piles = piles,
};

PAT_PLUGIN (&printing)
