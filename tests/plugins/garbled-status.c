/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that says in the status row what is not UTF-8. */
#include "piles.h"

static char *
status (const PatRules    *rules,
        const PatPosition *position)
{
  return g_strdup ("Round \xff\xfe 1");
}

static const PatVariantSpec garbled = {
  .id = "test-garbled-status",
  .name = "A Garbled Status",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .status = status },
  .piles = piles,
};

PAT_PLUGIN (&garbled)
