/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Takes rows of stock and foundations below the columns, for players who hold the screen with the
   hand that plays. */
#include "config.h"

#include "pat-layout-private.h"

/* The piles that a game is about, in contrast to those that cards come from and go to. */
#define FIELD (PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_RESERVE) | PAT_ROLE_BIT (PAT_HAND))

/* Piles that grow downwards stay if they can. */
gboolean
pat_layout_belongs_to_field (const PatArrangement *arrangement,
                             const PatRules       *rules,
                             guint                 pile)
{
  return (FIELD & PAT_ROLE_BIT (pat_rules_get_role (rules, pile))) != 0 ||
         arrangement->below[pile] > 0;
}

static float
find_field (const PatArrangement *arrangement,
            const PatRules       *rules)
{
  float top = G_MAXFLOAT;

  for (guint i = 0; i < arrangement->n_piles; i++)
    if (pat_layout_belongs_to_field (arrangement, rules, i))
      top = MIN (top, arrangement->at[i].y);
  return top;
}

/* Moves the rows of stock, waste, foundations and cells that lie above all columns to the lower
   edge of the board; the uppermost comes last, as in a mirror. Rows beside or between columns stay,
   because the columns have their room around them. */
void
pat_layout_move_to_foot (PatArrangement *arrangement,
                         const PatRules *rules)
{
  float field = find_field (arrangement, rules);

  if (field == G_MAXFLOAT)
    return;
  for (guint i = 0; i < arrangement->n_piles; i++)
    if (arrangement->at[i].y <= field - PAT_APART)
      {
        arrangement->at[i].y = -arrangement->at[i].y;
        arrangement->at_foot[i] = TRUE;
      }
}
