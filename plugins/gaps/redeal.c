/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The redeal of Gaps: what is not in order is shuffled and laid around the gaps again. */
#include "gaps.h"

#define MOST_LOOSE (GAPS_N_LINES * GAPS_MOON_LINE)

/* The places whose cards are dealt again, and what lies there. */
typedef struct
{
  guint   n_places;
  guint8  piles[MOST_LOOSE];
  PatCard cards[MOST_LOOSE]; /* PAT_NO_CARD for a gap */
  guint   n_firsts;
  guint   firsts[GAPS_N_LINES];   /* the first such place of each line */
} Loose;

static void
find_loose (const PatRules    *rules,
            const PatPosition *position,
            Loose             *loose)
{
  *loose = (Loose) { 0 };
  for (guint line = 0; line < GAPS_N_LINES; line++)
    {
      guint n_ordered = gaps_count_ordered (rules, position, line);

      loose->firsts[loose->n_firsts++] = loose->n_places;
      for (guint i = n_ordered; i < gaps_count_in_line (rules); i++)
        {
          guint pile = gaps_place (rules, line, i);

          loose->piles[loose->n_places] = (guint8) pile;
          loose->cards[loose->n_places++] = pat_position_get_top (position, pile);
        }
    }
}

/* Puts the gaps where a line goes on, the other cards in their order around them. */
static void
put_gaps_behind (Loose *loose)
{
  PatCard cards[MOST_LOOSE];
  guint n_cards = 0, next = 0, line = 0;

  for (guint i = 0; i < loose->n_places; i++)
    if (loose->cards[i] != PAT_NO_CARD)
      cards[n_cards++] = loose->cards[i];
  for (guint i = 0; i < loose->n_places; i++)
    if (line < loose->n_firsts && loose->firsts[line] == i)
      {
        loose->cards[i] = PAT_NO_CARD;
        line++;
      }
    else
      loose->cards[i] = next < n_cards ? cards[next++] : PAT_NO_CARD;
}

/* Gathers the loose cards on the first loose place; returns how many lie there then. */
static guint
gather (const Loose *loose,
        PatCard     *heap,
        PatSteps    *steps)
{
  guint n = 0;

  for (guint i = 0; i < loose->n_places; i++)
    {
      if (loose->cards[i] == PAT_NO_CARD)
        continue;
      heap[n++] = loose->cards[i];
      if (i > 0)
        pat_steps_move (steps, loose->piles[i], 0, 1, loose->piles[0], PAT_STEP_PLAIN);
    }
  return n;
}

/* The same deal has the same shuffles: they depend on the deal and on how many there were. */
void
gaps_list_redeal (const PatRules    *rules,
                  const PatPosition *position,
                  const PatMove     *move,
                  PatSteps          *steps)
{
  int initial = pat_rules_get_game (rules)->counters->initial;
  guint n_used = (guint) (initial - position->counters[GAPS_COUNTER_REDEALS]);
  PatCard heap[MOST_LOOSE];
  PatRandom random;
  Loose loose;
  guint n;

  find_loose (rules, position, &loose);
  n = gather (&loose, heap, steps);
  pat_random_init (&random, position->seed, 1 + n_used);
  pat_random_shuffle (&random, loose.cards, loose.n_places);
  if (!pat_options_is (pat_rules_get_options (rules), "gaps", "random"))
    put_gaps_behind (&loose);
  for (guint i = 1; i < loose.n_places; i++)
    {
      guint index = 0;

      if (loose.cards[i] == PAT_NO_CARD)
        continue;
      while (heap[index] != loose.cards[i])
        index++;
      memmove (heap + index, heap + index + 1, --n - index);
      pat_steps_move (steps, loose.piles[0], index, 1, loose.piles[i], PAT_STEP_PLAIN);
    }
  pat_steps_count (steps, GAPS_COUNTER_REDEALS, -1);
}
