/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gathering all cards of the tableau and dealing them again, as steps of one move. */
#include "redeal.h"

static guint
find_stack (const PatRules *rules,
            guint           number)
{
  return (guint) pat_rules_find_pile (rules, PAT_TABLEAU, number);
}

gboolean
fan_has_cards (const PatRules    *rules,
               const PatPosition *position)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    if (pat_position_get_size (position, find_stack (rules, i)) > 0)
      return TRUE;
  return FALSE;
}

/* Puts all stacks together on the first one; returns how many cards these are, and the cards as
 * they lie then. */
static guint
gather (const PatRules    *rules,
        const PatPosition *position,
        PatCard           *cards,
        PatSteps          *steps)
{
  guint first = find_stack (rules, 1);
  guint n = 0;

  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint pile = find_stack (rules, i);
      guint size = pat_position_get_size (position, pile);

      memcpy (cards + n, pat_position_get_cards (position, pile), size);
      n += size;
      if (pile != first && size > 0)
        pat_steps_move (steps, pile, 0, size, first, PAT_STEP_PLAIN);
    }
  return n;
}

/* Takes a card out of the gathered ones; returns where it lay. */
static guint
take_card (PatCard *cards,
           guint    n_cards,
           PatCard  card)
{
  guint index = 0;

  while (cards[index] != card)
    index++;
  memmove (cards + index, cards + index + 1, n_cards - index - 1);
  return index;
}

/* Puts the cards that are left in the first stack in the order that they are to have. */
static void
arrange (PatCard       *cards,
         const PatCard *wanted,
         guint          n_cards,
         guint          stack,
         PatSteps      *steps)
{
  if (memcmp (cards, wanted, n_cards) == 0)
    return;
  for (guint i = 0; i < n_cards; i++)
    {
      pat_steps_move (steps, stack, take_card (cards, n_cards, wanted[i]), 1, stack,
                      PAT_STEP_PLAIN);
      cards[n_cards - 1] = wanted[i];
    }
}

void
fan_redeal (const PatRules    *rules,
            const PatPosition *position,
            guint              n_each,
            PatRandom         *random,
            PatSteps          *steps)
{
  guint first = find_stack (rules, 1);
  PatCard cards[PAT_MAX_CARDS], wanted[PAT_MAX_CARDS];
  guint n_cards = gather (rules, position, cards, steps);
  guint n_left = n_cards, last = pat_rules_count_role (rules, PAT_TABLEAU);

  memcpy (wanted, cards, n_cards);
  if (random != NULL)
    pat_random_shuffle (random, wanted, n_cards);
  for (guint i = n_each; i < n_cards; i++)
    {
      guint number = MIN (i / n_each + 1, last);

      pat_steps_move (steps, first, take_card (cards, n_left--, wanted[i]), 1,
                      find_stack (rules, number), PAT_STEP_PLAIN);
    }
  arrange (cards, wanted, n_left, first, steps);
}
