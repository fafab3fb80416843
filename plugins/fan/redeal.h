/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gathering all cards of the tableau and dealing them again. */
#pragma once

#include <patience.h>

/* Gathers the cards, first pile first and each from its bottom up; shuffles them, unless `random`
 * is NULL; and deals them again to the first pile, the second and so on, `n_each` to each. */
void fan_redeal (const PatRules    *rules,
                 const PatPosition *position,
                 guint              n_each,
                 PatRandom         *random,
                 PatSteps          *steps);

/* Whether cards of the tableau are left. */
gboolean fan_has_cards (const PatRules    *rules,
                        const PatPosition *position);
