/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of Gaps, for the table and for the redeal. */
#pragma once

#include <patience.h>

#define GAPS_N_LINES   4
#define GAPS_LINE      13 /* places in a line */
#define GAPS_MOON_LINE 14 /* the same with the Aces in front */

enum
{
  GAPS_COUNTER_REDEALS = PAT_COUNTER_OWN, /* that are left */
};

guint gaps_count_in_line (const PatRules    *rules);
guint gaps_place         (const PatRules    *rules,
                          guint              line,
                          guint              nth);
guint gaps_count_ordered (const PatRules    *rules,
                          const PatPosition *position,
                          guint              line);
void  gaps_list_redeal   (const PatRules    *rules,
                          const PatPosition *position,
                          const PatMove     *move,
                          PatSteps          *steps);
