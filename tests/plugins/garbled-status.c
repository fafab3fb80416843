/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that says what is not UTF-8, in the status row and when it refuses a move. */
#include "piles.h"

static char *
status (const PatRules    *rules,
        const PatPosition *position)
{
  return g_strdup ("Round \xff\xfe 1");
}

static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  return "Not \xff now.";
}

static const PatVariantSpec garbled = {
  .id = "test-garbled-status",
  .name = "A Garbled Status",
  .family = "Testing",
  .source = "A Book of Tests",
  .game = { .status = status, .refuse = refuse },
  .piles = piles,
};

PAT_PLUGIN (&garbled)
