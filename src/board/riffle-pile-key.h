/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the piles: one or two characters that lead the focus to any of them. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* Piles of a role beyond this number have letters. */
#define RIFFLE_N_DIGITS 10

PatRole  riffle_pile_key_find_main_role (const PatRules *rules);
char    *riffle_pile_key_dup            (const PatRules *rules,
                                         guint           pile);
char    *riffle_pile_key_dup_all        (const PatRules *rules);

G_END_DECLS
