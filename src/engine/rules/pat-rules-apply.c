/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Applying a move: its own steps, and what the rules do by themselves afterwards. */
#include "config.h"

#include "pat-bounds-private.h"
#include "pat-rules-private.h"

#include "pat-random.h"

/* A hook that never comes to rest is stopped after this many rounds. */
#define MAX_ROUNDS 64

static void
list_cards (const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
  const PatPick *from = &move->picks[0];
  guint size = pat_position_get_size (position, from->pile);
  guint index = from->index > 0 ? from->index - 1u : size - from->count;

  pat_steps_move (steps, from->pile, index, from->count, move->picks[1].pile, PAT_STEP_PLAIN);
}

static void
list_recycling (const PatRules    *self,
                const PatPosition *position,
                PatSteps          *steps)
{
  guint waste = (guint) self->waste;

  pat_steps_move (steps, waste, 0, pat_position_get_size (position, waste), (guint) self->stock,
                  PAT_STEP_REVERSED | PAT_STEP_TURNED);
  pat_steps_count (steps, PAT_COUNTER_PASSES, 1);
}

/* Puts the cards of the new stock in a new order: always the same one for the same deal and
 * pass. */
static void
list_shuffle (const PatRules    *self,
              const PatPosition *position,
              PatSteps          *steps)
{
  guint n_cards = pat_position_get_size (position, (guint) self->waste);
  PatCard order[PAT_MAX_CARDS];
  PatRandom random;

  for (guint i = 0; i < n_cards; i++)
    order[i] = (PatCard) i;
  pat_random_init (&random, position->seed, 1 + (guint64) position->counters[PAT_COUNTER_PASSES]);
  pat_random_shuffle (&random, order, n_cards);
  for (guint i = 0; i < n_cards; i++)
    {
      guint index = 0;

      /* Those that have had their turn lie above those that have not. */
      for (guint k = i + 1; k < n_cards; k++)
        index += order[k] < order[i];
      pat_steps_move (steps, (guint) self->stock, index, 1, (guint) self->stock, PAT_STEP_PLAIN);
    }
}

static PatStepFlags
flags_for (PatCard card)
{
  return pat_card_is_face_down (card) ? PAT_STEP_TURNED : PAT_STEP_PLAIN;
}

static gboolean
all_lie_alike (const PatCard *cards,
               guint          n_cards)
{
  for (guint i = 1; i < n_cards; i++)
    if (pat_card_is_face_down (cards[i]) != pat_card_is_face_down (cards[0]))
      return FALSE;
  return TRUE;
}

/* Deals `count` cards to each pile of the role that is not complete, one by one, until the stock is
 * used up. A packet of cards that all lie the same way goes to a pile in one step. */
static void
list_stock_deal (const PatRules    *self,
                 const PatPosition *position,
                 PatSteps          *steps)
{
  const PatStockSpec *spec = &self->table.game.stock;
  guint stock = (guint) self->stock;
  guint left = pat_position_get_size (position, stock);
  const PatCard *cards = pat_position_get_cards (position, stock);

  for (guint i = 0; i < self->n_of_role[spec->to] && left > 0; i++)
    {
      guint n = MIN (spec->count, left);
      guint to = self->of_role[spec->to][i];

      if (pat_rules_is_complete (self, position, to))
        continue;
      left -= n;
      if (all_lie_alike (cards + left, n))
        pat_steps_move (steps, stock, left, n, to, PAT_STEP_REVERSED | flags_for (cards[left]));
      else
        for (guint k = n; k > 0; k--)
          pat_steps_move (steps, stock, left + k - 1, 1, to, flags_for (cards[left + k - 1]));
    }
}

static void
list_removal (const PatRules    *self,
              const PatPosition *position,
              const PatMove     *move,
              PatSteps          *steps)
{
  for (guint i = 0; i < move->n_picks; i++)
    {
      guint pile = move->picks[i].pile;
      guint count = MAX (move->picks[i].count, 1);

      pat_steps_move (steps, pile, pat_position_get_size (position, pile) - count, count,
                      (guint) self->discard, PAT_STEP_PLAIN);
    }
}

static void
list_steps (const PatRules    *self,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
  switch ((PatMoveKind) move->kind)
    {
    case PAT_MOVE_CARDS:
      list_cards (position, move, steps);
      break;
    case PAT_MOVE_STOCK:
      if (self->table.game.deal_stock != NULL)
        self->table.game.deal_stock (self, position, steps);
      else if (pat_position_get_size (position, (guint) self->stock) == 0)
        {
          list_recycling (self, position, steps);
          if (self->table.game.stock.shuffles)
            list_shuffle (self, position, steps);
        }
      else
        list_stock_deal (self, position, steps);
      break;
    case PAT_MOVE_REMOVE:
      list_removal (self, position, move, steps);
      break;
    case PAT_MOVE_TURN:
      pat_steps_turn (steps, move->picks[0].pile,
                      pat_position_get_size (position, move->picks[0].pile) - 1, 1);
      break;
    case PAT_MOVE_SPECIAL:
      self->table.game.special (self, position, move, steps);
      break;
    }
}

static void
list_turns (const PatRules    *self,
            const PatPosition *position,
            PatSteps          *steps)
{
  for (guint i = 0; i < self->n_turning; i++)
    {
      guint pile = self->turning[i];

      if (pat_card_is_face_down (pat_position_get_top (position, pile)) &&
          !pat_rules_is_covered (self, position, pile))
        pat_steps_turn (steps, pile, pat_position_get_size (position, pile) - 1, 1);
    }
}

/* Fills one pile from the first role that has a card; returns whether there was one. */
static gboolean
list_refill (const PatRules    *self,
             const PatPosition *position,
             guint              pile,
             PatSteps          *steps)
{
  const PatPileSpec *row = &self->table.rows[self->piles[pile].row];

  for (guint i = 0; i < row->n_refill; i++)
    for (guint k = 0; k < self->n_of_role[row->refill[i]]; k++)
      {
        guint from = self->of_role[row->refill[i]][k];
        guint size = pat_position_get_size (position, from);

        if (size == 0)
          continue;
        pat_steps_move (steps, from, size - 1, 1, pile,
                        flags_for (pat_position_get_top (position, from)));
        return TRUE;
      }
  return FALSE;
}

/* One refill at a time: the next one must see what this one left behind. */
static void
list_refills (const PatRules    *self,
              const PatPosition *position,
              PatSteps          *steps)
{
  for (guint i = 0; i < self->n_refilled; i++)
    if (pat_position_get_size (position, self->refilled[i]) == 0 &&
        list_refill (self, position, self->refilled[i], steps))
      return;
}

/* Takes one complete run off the piles to a collecting pile, if there is one. */
static gboolean
list_collection_to (const PatRules    *self,
                    const PatPosition *position,
                    guint              to,
                    guint64            accepted,
                    PatSteps          *steps)
{
  for (guint from = 0; from < self->n_piles; from++)
    {
      guint n = pat_rules_find_collected (self, position, to, accepted, from);

      if (n == 0)
        continue;
      pat_steps_move (steps, from, pat_position_get_size (position, from) - n, n, to,
                      PAT_STEP_PLAIN);
      return TRUE;
    }
  return FALSE;
}

/* Takes one complete run off the piles; the next one must find another place. If one empty pile
 * of a row found nothing, another that accepts the same finds nothing either. */
static void
list_collection (const PatRules    *self,
                 const PatPosition *position,
                 PatSteps          *steps)
{
  guint64 looked_for = 0;
  guint row = 0;

  for (guint i = 0; i < self->n_collecting; i++)
    {
      guint to = self->collecting[i];
      guint64 accepted = pat_position_get_size (position, to) > 0
          ? 0
          : pat_rules_accepted (self, position, to);

      if (accepted == 0 || (accepted == looked_for && self->piles[to].row == row))
        continue;
      if (list_collection_to (self, position, to, accepted, steps))
        return;
      looked_for = accepted;
      row = self->piles[to].row;
    }
}

/* The first card that the player puts on a foundation decides with which rank all begin. */
static void
list_base (const PatRules    *self,
           const PatPosition *position,
           PatSteps          *steps)
{
  for (guint i = 0; i < self->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint pile = self->of_role[PAT_FOUNDATION][i];

      if (pat_position_get_size (position, pile) == 0)
        continue;
      pat_steps_count (steps, PAT_COUNTER_BASE,
                       (int) pat_card_get_rank (pat_position_get_cards (position, pile)[0]));
      return;
    }
}

/* Carries out the steps that were listed last. Points and counters stop before a save could not
 * hold them any more; the step then says how far they went, so that it can be taken back. */
static void
do_steps (PatPosition *position,
          PatSteps    *steps,
          guint        first)
{
  for (guint i = first; i < steps->n_steps; i++)
    {
      pat_position_limit_step (position, &steps->steps[i]);
      pat_position_do_step (position, &steps->steps[i]);
    }
}

/* Has the rules do what follows automatically, in rounds until nothing follows any more. A refill
 * comes before a turn, so that a card that fills a space is taken before its successor is looked
 * at. */
void
pat_rules_settle (const PatRules *self,
                  PatPosition    *position,
                  const PatMove  *move,
                  PatSteps       *steps)
{
  for (guint round = 0; round < MAX_ROUNDS * 2; round++)
    {
      guint before = steps->n_steps;

      if (self->n_collecting > 0)
        list_collection (self, position, steps);
      if (self->table.game.base_chosen && position->counters[PAT_COUNTER_BASE] == 0)
        list_base (self, position, steps);
      if (self->n_refilled > 0 && steps->n_steps == before)
        list_refills (self, position, steps);
      if (steps->n_steps == before)
        list_turns (self, position, steps);
      if (steps->n_steps == before && self->table.game.after_move != NULL)
        self->table.game.after_move (self, position, move, steps);
      if (steps->n_steps == before)
        break;
      do_steps (position, steps, before);
      if (steps->n_steps >= PAT_MAX_STEPS - PAT_MAX_PILES)
        break;
    }
}

/**
 * pat_rules_apply: (skip)
 * @self: rules
 * @position: a position, which is changed
 * @move: a move that is legal in it
 * @steps: (out caller-allocates) (optional): what was done, consequences included, for
 *   pat_rules_revert()
 *
 * Plays a move, with everything that the rules do by themselves because of it.
 */
void
pat_rules_apply (const PatRules *self,
                 PatPosition    *position,
                 const PatMove  *move,
                 PatSteps       *steps)
{
  PatSteps own;
  gboolean was_won = self->points && pat_rules_is_won (self, position);

  if (steps == NULL)
    steps = &own;
  steps->n_steps = 0;
  list_steps (self, position, move, steps);
  do_steps (position, steps, 0);
  pat_rules_settle (self, position, move, steps);
  if (self->points)
    pat_rules_book_points (self, position, was_won, steps);
}

/**
 * pat_rules_revert: (skip)
 * @self: rules
 * @position: the position after the move, which is changed
 * @steps: what pat_rules_apply() did
 *
 * Takes a move back.
 */
void
pat_rules_revert (const PatRules *self,
                  PatPosition    *position,
                  const PatSteps *steps)
{
  for (guint i = steps->n_steps; i > 0; i--)
    pat_position_undo_step (position, &steps->steps[i - 1]);
}
