/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The simple reading of a table, for tests that compare it with the engine. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* A position, and the rules as the table states them. */
typedef struct
{
  const PatRules    *rules;
  const PatPosition *position;
} RulesBoard;

char *rules_list_simply (const RulesBoard *board);
char *rules_join_moves  (GPtrArray        *texts);
void  rules_add_move    (GPtrArray        *texts,
                         const PatRules   *rules,
                         const PatMove    *move);

G_END_DECLS
