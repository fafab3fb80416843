/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a pile takes and gives in a position, wherever the cards come from or go to. */
#include "config.h"

#include "pat-rules-private.h"

/* The roles whose cards come before all others to an empty pile, as long as they have any;
 * otherwise 0. */
guint
pat_rules_fills_first (const PatRules    *self,
                       const PatPosition *position,
                       guint              pile)
{
  guint roles = self->piles[pile].fill_first;

  for (guint p = 0; roles != 0 && p < self->n_piles; p++)
    if ((roles & PAT_ROLE_BIT (self->piles[p].role)) != 0 &&
        pat_position_get_size (position, p) > 0)
      return roles;
  return 0;
}

/* The roles whose cards may come to a pile as it is now. */
guint
pat_rules_get_sources (const PatRules    *self,
                       const PatPosition *position,
                       guint              pile)
{
  const PatPile *to = &self->piles[pile];
  guint first;

  if (pat_position_get_size (position, pile) > 0)
    return to->from;
  first = pat_rules_fills_first (self, position, pile);
  return first != 0 ? first : to->fill_from;
}

/* The cards whose rank an empty pile takes. */
static guint64
ranks_to_fill (const PatRules    *self,
               const PatPosition *position,
               guint              pile)
{
  const PatPile *to = &self->piles[pile];
  PatCard top;

  if (to->fill == PAT_FILL_BASE)
    return self->base_cards[CLAMP (position->counters[PAT_COUNTER_BASE], 0, PAT_KING)];
  if (to->fill == PAT_FILL_LAST)
    return self->base_cards[pat_rules_last_rank (self, position)];
  if (to->fill == PAT_FILL_INDICATOR)
    {
      top = pat_position_get_top (position, to->indicator);
      return top == PAT_NO_CARD ? 0 : self->base_cards[pat_card_get_rank (top) % PAT_KING + 1];
    }
  if (to->in_line)
    {
      top = pat_position_get_top (position, pile - 1);
      return top == PAT_NO_CARD || pat_card_is_face_down (top) ? 0
             : pat_rules_on (self, to->build, top);
    }
  return to->fill_cards;
}

/* The cards whose suit an empty pile takes: if each pile of the row has a suit of its own, none
 * of those that the others have begun with. */
static guint64
suits_to_fill (const PatRules    *self,
               const PatPosition *position,
               guint              pile)
{
  const PatPile *to = &self->piles[pile];
  const PatPileSpec *row = &self->table.rows[to->row];
  guint64 cards = to->suit_cards;

  for (guint i = 0, p = pile - to->in_row; row->one_each && i < row->count; i++, p++)
    if (pat_position_get_size (position, p) > 0)
      cards &= ~pat_rules_suit_cards (pat_card_get_suit (pat_position_get_cards (position, p)[0]));
  return cards;
}

/* The cards that a pile takes as the lowest card of what is put on it; no look at where they
 * come from. */
guint64
pat_rules_accepted (const PatRules    *self,
                    const PatPosition *position,
                    guint              pile)
{
  const PatPile *to = &self->piles[pile];
  guint size = pat_position_get_size (position, pile);
  PatCard top;

  if (size >= to->max_cards || pat_rules_is_complete (self, position, pile) ||
      pat_rules_is_locked (self, position, pile))
    return 0;
  if (size > 0)
    {
      top = position->cards[position->start[pile + 1] - 1];
      return pat_card_is_face_down (top) ? 0 : pat_rules_on (self, to->build, top);
    }
  if (pat_rules_fills_first (self, position, pile) != 0)
    return G_MAXUINT64;
  return ranks_to_fill (self, position, pile) & suits_to_fill (self, position, pile);
}

/* How many cards single moves by way of free cells and spaces could carry to a pile. A space that
 * only takes Kings is not a parking place. */
guint
pat_rules_run_limit (const PatRules    *self,
                     const PatPosition *position,
                     guint              to)
{
  guint cells = 0, spaces = 0;

  for (guint i = 0; i < self->n_of_role[PAT_CELL]; i++)
    if (pat_position_get_size (position, self->of_role[PAT_CELL][i]) == 0)
      cells++;
  for (guint i = 0; i < self->n_of_role[PAT_TABLEAU]; i++)
    {
      guint pile = self->of_role[PAT_TABLEAU][i];

      if (pile != to && self->piles[pile].fill == PAT_FILL_ANY &&
          pat_position_get_size (position, pile) == 0)
        spaces++;
    }
  return (cells + 1) << MIN (spaces, 8);
}

/* How many face-up cards at the end of a pile follow each other in a relation. */
guint
pat_rules_count_run (const PatRules    *self,
                     const PatPosition *position,
                     guint              pile,
                     guint              relation)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);
  guint n = 0;

  while (n < size && !pat_card_is_face_down (cards[size - 1 - n]))
    {
      n++;
      if (n == size || (pat_rules_on (self, relation, cards[size - 1 - n]) &
                        pat_card_bit (cards[size - n])) == 0)
        break;
    }
  return n;
}

/* Whether a pile gives several cards at once. */
gboolean
pat_rules_gives_runs (const PatRules *self,
                      guint           pile)
{
  return self->piles[pile].take >= PAT_TAKE_RUN && self->piles[pile].take != PAT_TAKE_ANY_CARD;
}

/**
 * pat_rules_get_run:
 * @self: rules
 * @position: a position
 * @pile: a pile
 *
 * Returns: how many face-up cards at the end of the pile follow each other as a moving run must; 0
 * for an empty pile
 */
guint
pat_rules_get_run (const PatRules    *self,
                   const PatPosition *position,
                   guint              pile)
{
  return pat_rules_count_run (self, position, pile, self->piles[pile].run);
}

/* Counts the cards that cover a pile's card; `only_cover` receives the one pile if there is
 * just one. */
guint
pat_rules_uncovered (const PatRules    *self,
                     const PatPosition *position,
                     guint              pile,
                     int               *only_cover)
{
  const PatPile *covered = &self->piles[pile];
  guint n = 0;

  for (guint i = 0; i < covered->n_covers; i++)
    if (pat_position_get_size (position, covered->covers[i]) > 0)
      {
        n++;
        *only_cover = covered->covers[i];
      }
  return n;
}

/**
 * pat_rules_is_covered:
 * @self: rules
 * @position: a position
 * @pile: a pile
 *
 * Returns: whether cards of other piles lie on the pile's card, as in a pyramid
 */
gboolean
pat_rules_is_covered (const PatRules    *self,
                      const PatPosition *position,
                      guint              pile)
{
  int cover;

  return self->piles[pile].n_covers > 0 && pat_rules_uncovered (self, position, pile, &cover) > 0;
}

/**
 * pat_rules_is_complete:
 * @self: rules
 * @position: a position
 * @pile: a pile
 *
 * Returns: whether the game calls the pile complete: it gives and takes nothing any more, and is
 * worth a mark
 */
gboolean
pat_rules_is_complete (const PatRules    *self,
                       const PatPosition *position,
                       guint              pile)
{
  return self->table.game.is_complete != NULL &&
         self->table.game.is_complete (self, position, pile);
}

/**
 * pat_rules_count_complete:
 * @self: rules
 * @position: a position
 *
 * Returns: how many piles are complete
 */
guint
pat_rules_count_complete (const PatRules    *self,
                          const PatPosition *position)
{
  guint n_complete = 0;

  for (guint pile = 0; pile < self->n_piles; pile++)
    n_complete += pat_rules_is_complete (self, position, pile);
  return n_complete;
}

/**
 * pat_rules_is_locked:
 * @self: rules
 * @position: a position
 * @pile: a pile
 *
 * Returns: whether the game keeps the pile out of play for the moment
 */
gboolean
pat_rules_is_locked (const PatRules    *self,
                     const PatPosition *position,
                     guint              pile)
{
  return self->table.game.why_locked != NULL &&
         self->table.game.why_locked (self, position, pile) != NULL;
}

/* How many cards of a pile come by themselves to a collecting pile, which accepts these as the
 * lowest: a complete run or none. */
guint
pat_rules_find_collected (const PatRules    *self,
                          const PatPosition *position,
                          guint              to,
                          guint64            accepted,
                          guint              from)
{
  const PatPile *target = &self->piles[to];
  guint n = target->min_accept;
  guint size = pat_position_get_size (position, from);
  guint relation = target->has_units ? target->units : self->piles[from].run;

  if (from == to || size < n ||
      (target->fill_from & PAT_ROLE_BIT (self->piles[from].role)) == 0 ||
      (accepted & pat_card_bit (pat_position_get_cards (position, from)[size - n])) == 0 ||
      pat_rules_count_run (self, position, from, relation) < n)
    return 0;
  return n;
}
