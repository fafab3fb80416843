/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Takes rows of stock and foundations below the columns, for players who hold the screen with the
   hand that plays. */
#include "config.h"

#include "pat-layout-private.h"

/* The piles that a game is about, in contrast to those that cards come from and go to. */
#define FIELD (PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_RESERVE) | PAT_ROLE_BIT (PAT_HAND))

/* Piles that no horizontal line tells apart; measured in cards with their gap. */
typedef struct
{
  float    top;
  float    bottom;
  float    new_top;
  gboolean is_field; /* it stays above */
  gboolean at_foot;
} Band;

/* The piles from the uppermost to the lowest. */
static void
sort_piles (const PatArrangement *arrangement,
            guint8               *order)
{
  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      guint place = i;

      for (; place > 0 && arrangement->at[order[place - 1]].y > arrangement->at[i].y; place--)
        order[place] = order[place - 1];
      order[place] = (guint8) i;
    }
}

/* A row whose piles grow downwards stays where they can. */
static gboolean
belongs_to_field (const PatArrangement *arrangement,
                  const PatRules       *rules,
                  guint                 pile)
{
  return (FIELD & PAT_ROLE_BIT (pat_rules_get_role (rules, pile))) != 0 ||
         arrangement->below[pile] > 0;
}

/* Returns: the number of bands; `band_of` says to which one each pile belongs */
static guint
find_bands (const PatArrangement *arrangement,
            const PatRules       *rules,
            Band                 *bands,
            guint8               *band_of)
{
  guint8 order[PAT_MAX_PILES];
  guint n_bands = 0;

  sort_piles (arrangement, order);
  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      float y = arrangement->at[order[i]].y;
      Band *band;

      if (n_bands == 0 || y >= bands[n_bands - 1].bottom - 1 + PAT_APART)
        bands[n_bands++] = (Band) { .top = y }
      ;
      band = &bands[n_bands - 1];
      band->bottom = y + 1;
      band->is_field = band->is_field || belongs_to_field (arrangement, rules, order[i]);
      band_of[order[i]] = (guint8) (n_bands - 1);
    }
  return n_bands;
}

/* The bands that have a part of the field somewhere below them change the edge that they are
   counted from; the one that was uppermost comes last, as in a mirror. */
static gboolean
mark_bands (Band  *bands,
            guint  n_bands)
{
  gboolean is_above_field = FALSE, any = FALSE;

  for (guint i = n_bands; i-- > 0;)
    {
      bands[i].at_foot = !bands[i].is_field && is_above_field;
      bands[i].new_top = -bands[i].bottom;
      is_above_field = is_above_field || bands[i].is_field;
      any = any || bands[i].at_foot;
    }
  return any;
}

/* The bands that stay move up into the room that was left, and keep what they need for their fans:
   all the way to the next band. */
static void
close_ranks (Band  *bands,
             guint  n_bands)
{
  float y = 0;

  for (guint i = 0; i < n_bands; i++)
    if (!bands[i].at_foot)
      {
        bands[i].new_top = y;
        y += i + 1 < n_bands ? bands[i + 1].top - bands[i].top : 0;
      }
}

/* Moves rows of stock, waste, foundations and cells that lie above the columns to the lower edge of
   the board. Rows that hold columns, too, stay as they are. */
void
pat_layout_move_to_foot (PatArrangement *arrangement,
                         const PatRules *rules)
{
  guint8 band_of[PAT_MAX_PILES];
  Band bands[PAT_MAX_PILES];
  guint n_bands = find_bands (arrangement, rules, bands, band_of);

  if (!mark_bands (bands, n_bands))
    return;
  close_ranks (bands, n_bands);
  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      const Band *band = &bands[band_of[i]];

      arrangement->at[i].y += band->new_top - band->top;
      arrangement->at_foot[i] = band->at_foot;
    }
}
