/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Takes rows of stock and foundations below the columns, for players who hold the screen with the
   hand that plays. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define NEXT_LINE 1.1f /* card heights with their gap, from the rows above to the stock below */

/* The piles that a game is about, in contrast to those that cards come from and go to. */
#define FIELD (PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_RESERVE) | PAT_ROLE_BIT (PAT_HAND))

/* The lines that the field takes, and those of the piles that leave it. */
typedef struct
{
  float    top;
  float    bottom;
  float    first;       /* above the field */
  float    last;
  float    below;       /* the first one below the field */
  gboolean has_stock_below;
  gboolean is_turned;   /* the uppermost of the lines above comes last, as in a mirror */
} Lines;

/* Piles that grow downwards stay if they can. */
gboolean
pat_layout_belongs_to_field (const PatArrangement *arrangement,
                             const PatRules       *rules,
                             guint                 pile)
{
  return (FIELD & PAT_ROLE_BIT (pat_rules_get_role (rules, pile))) != 0 ||
         arrangement->below[pile] > 0;
}

/* Whether a pile is a reserve that lies in the line of the stock, and goes where that goes. */
static gboolean
goes_with_stock (const PatArrangement *arrangement,
                 const PatRules       *rules,
                 guint                 pile)
{
  if (pat_rules_get_role (rules, pile) != PAT_RESERVE || arrangement->below[pile] > 0)
    return FALSE;
  for (guint i = 0; i < arrangement->n_piles; i++)
    if (pat_rules_get_role (rules, i) == PAT_STOCK &&
        fabsf (arrangement->at[i].y - arrangement->at[pile].y) < PAT_APART)
      return TRUE;
  return FALSE;
}

/* Finds the lines of the field. Returns: whether there is one */
static gboolean
find_field (const PatArrangement *arrangement,
            const PatRules       *rules,
            Lines                *lines)
{
  lines->top = G_MAXFLOAT;
  lines->bottom = -G_MAXFLOAT;
  for (guint i = 0; i < arrangement->n_piles; i++)
    if (pat_layout_belongs_to_field (arrangement, rules, i) &&
        !goes_with_stock (arrangement, rules, i))
      {
        lines->top = MIN (lines->top, arrangement->at[i].y);
        lines->bottom = MAX (lines->bottom, arrangement->at[i].y);
      }
  return lines->top <= lines->bottom;
}

static gboolean
is_above (const Lines    *lines,
          const PatPoint *at)
{
  return at->y <= lines->top - PAT_APART;
}

static gboolean
is_below (const Lines    *lines,
          const PatPoint *at)
{
  return at->y >= lines->bottom + PAT_APART;
}

static gboolean
is_in_pattern (const PatRules *rules,
               guint           pile,
               gboolean        narrow)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  return (narrow ? row->narrow.points : row->at.points) != NULL;
}

/* Finds the lines of the piles that go to the foot. They keep their order if a stock that is not in
   the first of them comes last then, and if piles lie in a pattern, which is not turned over. */
static void
find_lines (const PatArrangement *arrangement,
            const PatRules       *rules,
            gboolean              narrow,
            Lines                *lines)
{
  gboolean has_pattern = FALSE;
  float stock = -G_MAXFLOAT;

  lines->first = lines->below = G_MAXFLOAT;
  lines->last = -G_MAXFLOAT;
  lines->has_stock_below = FALSE;
  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      const PatPoint *at = &arrangement->at[i];
      gboolean is_stock = pat_rules_get_role (rules, i) == PAT_STOCK;

      if (is_above (lines, at))
        {
          lines->first = MIN (lines->first, at->y);
          lines->last = MAX (lines->last, at->y);
          stock = is_stock ? MAX (stock, at->y) : stock;
          has_pattern |= is_in_pattern (rules, i, narrow);
        }
      else if (is_below (lines, at))
        {
          lines->below = MIN (lines->below, at->y);
          lines->has_stock_below |= is_stock;
        }
    }
  lines->is_turned = !has_pattern && stock < lines->first + PAT_APART;
}

/* The line at the foot for a pile. */
static float
find_line (const Lines *lines,
           float        y)
{
  float last = lines->is_turned ? -lines->first : lines->last;

  if (y >= lines->bottom + PAT_APART)
    return y - lines->below + (lines->first <= lines->last ? last + NEXT_LINE : 0);
  return lines->is_turned ? -y : y;
}

/* Whether the place of a pile comes after that of the next one. */
static gboolean
is_out_of_order (const PatArrangement *arrangement,
                 guint                 pile)
{
  if (arrangement->at_foot[pile] != arrangement->at_foot[pile + 1])
    return arrangement->at_foot[pile];
  return arrangement->at[pile].y > arrangement->at[pile + 1].y;
}

static void
swap_places (PatArrangement *arrangement,
             guint           pile)
{
  PatPoint at = arrangement->at[pile];
  gboolean at_foot = arrangement->at_foot[pile];

  arrangement->at[pile] = arrangement->at[pile + 1];
  arrangement->at_foot[pile] = arrangement->at_foot[pile + 1];
  arrangement->at[pile + 1] = at;
  arrangement->at_foot[pile + 1] = at_foot;
}

/* A row of which one end went to the foot is still read downwards. */
static void
sort_row (PatArrangement *arrangement,
          guint           first,
          guint           last)
{
  gboolean is_split = FALSE;

  for (guint i = first; i < last; i++)
    is_split |= arrangement->at_foot[i] != arrangement->at_foot[i + 1];
  for (guint end = last; is_split && end > first; end--)
    for (guint i = first; i < end; i++)
      if (is_out_of_order (arrangement, i))
        swap_places (arrangement, i);
}

static void
sort_rows (PatArrangement *arrangement,
           const PatRules *rules)
{
  for (guint first = 0, last; first < arrangement->n_piles; first = last + 1)
    {
      guint row = pat_rules_get_row_index (rules, first);

      for (last = first; last + 1 < arrangement->n_piles; last++)
        if (pat_rules_get_row_index (rules, last + 1) != row)
          break;
      sort_row (arrangement, first, last);
    }
}

/* Moves the rows of stock, waste, foundations and cells that lie above all columns to the lower
   edge of the board, and those with a stock that lie below all columns; the stock comes last. Rows
   beside or between columns stay, because the columns have their room around them. */
void
pat_layout_move_to_foot (PatArrangement *arrangement,
                         const PatRules *rules,
                         gboolean        narrow)
{
  Lines lines;

  if (!find_field (arrangement, rules, &lines))
    return;
  find_lines (arrangement, rules, narrow, &lines);
  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      PatPoint *at = &arrangement->at[i];

      if (!is_above (&lines, at) && !(is_below (&lines, at) && lines.has_stock_below))
        continue;
      at->y = find_line (&lines, at->y);
      arrangement->at_foot[i] = TRUE;
    }
  sort_rows (arrangement, rules);
}
