/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the program proposes: hints, by what a player can see. */
#include "config.h"

#include "pat-rules-private.h"

/* Moves that are rated lower only shuffle equal positions. */
#define LEAST_RATE -90

static guint
count_face_down (const PatRules    *self,
                 const PatPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < self->n_of_role[PAT_TABLEAU]; i++)
    {
      guint pile = self->of_role[PAT_TABLEAU][i];

      for (guint k = position->start[pile]; k < position->start[pile + 1]; k++)
        n += pat_card_is_face_down (position->cards[k]);
    }
  return n;
}

static guint
count_spaces (const PatRules    *self,
              const PatPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < self->n_of_role[PAT_TABLEAU]; i++)
    n += pat_position_get_size (position, self->of_role[PAT_TABLEAU][i]) == 0;
  return n;
}

static int
rate_source (const PatRules *self,
             const PatMove  *move)
{
  PatRole from, to;

  if (move->kind == PAT_MOVE_STOCK)
    return 4;
  if (move->kind == PAT_MOVE_SPECIAL)
    return self->table.game.specials[move->special].neutral ? -1000 : -50;
  if (move->kind != PAT_MOVE_CARDS)
    return 40;
  from = pat_rules_get_role (self, move->picks[0].pile);
  to = pat_rules_get_role (self, move->picks[1].pile);
  if (from == PAT_FOUNDATION)
    return -60;
  if (to == PAT_CELL)
    return -30;
  if (to == PAT_TABLEAU && from != PAT_TABLEAU)
    return 25;
  return to == PAT_FOUNDATION ? 20 : 6;
}

/* How good a move looks to someone who sees what a player sees: cards home, cards turned up,
 * spaces won. */
int
pat_rules_rate (const PatRules    *self,
                const PatPosition *position,
                const PatMove     *move)
{
  PatPosition next = *position;
  int rate = rate_source (self, move);

  /* What a special action brings to light is not for a hint to know. */
  if (move->kind == PAT_MOVE_SPECIAL)
    return rate;
  if (pat_rules_is_neutral (self, position, move))
    rate -= 100;
  pat_rules_apply (self, &next, move, NULL);
  if (pat_rules_is_won (self, &next))
    rate += 1000;
  rate += 30 * (int) pat_rules_count_gained (self, &next);
  rate -= 30 * (int) pat_rules_count_gained (self, position);
  rate += 50 * ((int) count_face_down (self, position) - (int) count_face_down (self, &next));
  rate += 8 * ((int) count_spaces (self, &next) - (int) count_spaces (self, position));
  return rate;
}

/* Puts the moves worth proposing in front, the best first; returns how many there are. */
static guint
sort_useful (const PatRules    *self,
             const PatPosition *position,
             PatMoves          *moves)
{
  g_autofree int *rates = g_new (int, MAX (moves->n_moves, 1));
  guint n_useful = 0;

  for (guint i = 0; i < moves->n_moves; i++)
    {
      PatMove useful = moves->moves[i];
      int rate = pat_rules_rate (self, position, &useful);
      guint k;

      if (rate <= LEAST_RATE)
        continue;
      for (k = n_useful++; k > 0 && rates[k - 1] < rate; k--)
        {
          rates[k] = rates[k - 1];
          moves->moves[k] = moves->moves[k - 1];
        }
      rates[k] = rate;
      moves->moves[k] = useful;
    }
  return n_useful;
}

/* Whether something is left to do after a move. */
static gboolean
leads_on (const PatRules    *self,
          const PatPosition *position,
          const PatMove     *move)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatPosition next = *position;

  pat_rules_apply (self, &next, move, NULL);
  pat_rules_list (self, &next, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (pat_rules_rate (self, &next, &moves->moves[i]) > LEAST_RATE)
      return TRUE;
  return pat_rules_is_won (self, &next);
}

/* Puts the moves after which nothing is left to do behind the others, which keep their order. */
static void
put_dead_ends_last (const PatRules    *self,
                    const PatPosition *position,
                    PatMoves          *moves,
                    guint              n_useful)
{
  g_autofree PatMove *dead_ends = g_new (PatMove, n_useful);
  guint n_dead_ends = 0, n = 0;

  for (guint i = 0; i < n_useful; i++)
    if (leads_on (self, position, &moves->moves[i]))
      moves->moves[n++] = moves->moves[i];
    else
      dead_ends[n_dead_ends++] = moves->moves[i];
  for (guint i = 0; i < n_dead_ends; i++)
    moves->moves[n++] = dead_ends[i];
}

/* Whether taking a card back lets another card come to lie on it. */
static gboolean
makes_room (const PatRules    *self,
            const PatPosition *position,
            const PatMove     *back)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatPosition next = *position;
  guint pile = back->picks[1].pile;

  if (self->piles[back->picks[0].pile].role != PAT_FOUNDATION)
    return FALSE;
  pat_rules_apply (self, &next, back, NULL);
  pat_rules_list (self, &next, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (moves->moves[i].kind == PAT_MOVE_CARDS && moves->moves[i].picks[1].pile == pile &&
        pat_rules_rate (self, &next, &moves->moves[i]) > LEAST_RATE)
      return TRUE;
  return FALSE;
}

/* If nothing else is left, a card may have to come back from a foundation. */
static gboolean
find_take_back (const PatRules    *self,
                const PatPosition *position,
                const PatMoves    *moves,
                PatMove           *move)
{
  for (guint i = 0; i < moves->n_moves; i++)
    if (moves->moves[i].kind == PAT_MOVE_CARDS && makes_room (self, position, &moves->moves[i]))
      {
        *move = moves->moves[i];
        return TRUE;
      }
  return FALSE;
}

/* Whether it makes no difference in which of two empty piles cards are laid. A place that is no
   column may have neighbours that matter. */
static gboolean
are_alike (const PatRules    *self,
           const PatPosition *position,
           guint              pile,
           guint              other)
{
  const PatPileSpec *row = pat_rules_get_pile (self, pile);

  return row == pat_rules_get_pile (self, other) &&
         (row->role != PAT_TABLEAU || row->fan_y > 0) &&
         pat_position_get_size (position, pile) == 0 &&
         pat_position_get_size (position, other) == 0;
}

/* Drops moves of cards that go to another one of the empty piles to which they went before. */
static guint
drop_equal (const PatRules    *self,
            const PatPosition *position,
            PatMove           *moves,
            guint              n_moves)
{
  guint n = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      gboolean is_new = TRUE;

      for (guint k = 0; k < n && is_new && moves[i].kind == PAT_MOVE_CARDS; k++)
        is_new = moves[k].kind != PAT_MOVE_CARDS ||
                 memcmp (&moves[k].picks[0], &moves[i].picks[0], sizeof (PatPick)) != 0 ||
                 !are_alike (self, position, moves[k].picks[1].pile, moves[i].picks[1].pile);
      if (is_new)
        moves[n++] = moves[i];
    }
  return n;
}

/* Lists the legal moves that are worth proposing, the best first. */
void
pat_rules_list_hints (const PatRules    *self,
                      const PatPosition *position,
                      PatMoves          *moves)
{
  guint n_useful;

  moves->n_moves = 0;
  if (self->table.game.hides_cards)
    return;
  pat_rules_list (self, position, moves);
  n_useful = drop_equal (self, position, moves->moves, sort_useful (self, position, moves));
  if (n_useful == 0 && find_take_back (self, position, moves, &moves->moves[0]))
    n_useful = 1;
  put_dead_ends_last (self, position, moves, n_useful);
  moves->n_moves = n_useful;
}

/**
 * pat_rules_find_hint: (skip)
 * @self: rules
 * @position: a position
 * @nth: 0 for the best hint, 1 for the next, and round again
 * @move: (out caller-allocates): the move
 *
 * Proposes a legal move, by what a player can see. Moves that only shuffle equal positions are
 * never proposed, those that leave nothing to do only last. To take a card back from a foundation
 * is proposed only if nothing else is left and another card can then be put on it. A game that
 * is about remembering cards proposes nothing.
 *
 * Returns: whether there is one
 */
gboolean
pat_rules_find_hint (const PatRules    *self,
                     const PatPosition *position,
                     guint              nth,
                     PatMove           *move)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list_hints (self, position, moves);
  if (moves->n_moves == 0)
    return FALSE;
  *move = moves->moves[nth % moves->n_moves];
  return TRUE;
}
