/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with a hook that always returns, but after so long that no trial comes to its end. */
#include "piles.h"

#define USEC 400000 /* below the patience of the tests */

static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  g_usleep (USEC);
  return NULL;
}

static const PatVariantSpec harmful = {
  .id = "test-slow-hook",
  .name = "A Slow Hook",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .refuse = refuse },
  .piles = piles,
};

PAT_PLUGIN (&harmful)
