/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tells rules apart: the game with its options, and a number for how it deals and plays. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

char    *riffle_rules_mark_dup_game (const PatRules     *rules,
                                     const char *const  *ignored);
guint64  riffle_rules_mark_compute  (const PatRules     *rules);

G_END_DECLS
