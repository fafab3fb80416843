/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether a game is stuck: nothing left to do, and nothing that the rest of the stock could
 * bring. */
#include "config.h"

#include "pat-rules-private.h"

/* Beyond this many positions that differ only by idle moves the answer is “not stuck”: never claim
 * what is not known. */
#define MAX_POSITIONS 4000

/* Cards that are home: on foundations or out of play. */
guint
pat_rules_count_gained (const PatRules    *self,
                        const PatPosition *position)
{
  guint n = 0;

  for (guint pile = 0; pile < self->n_piles; pile++)
    if (self->piles[pile].role == PAT_FOUNDATION || self->piles[pile].role == PAT_DISCARD)
      n += pat_position_get_size (position, pile);
  return n;
}

static gboolean
cards_are_alike (const PatRules *self,
                 guint           relation,
                 PatCard         a,
                 PatCard         b)
{
  return !pat_card_is_face_down (a) && !pat_card_is_face_down (b) &&
         pat_rules_on (self, relation, a) == pat_rules_on (self, relation, b);
}

/* Whether a move of cards only exchanges equal positions: a whole pile goes to a space of the same
 * kind, or a run goes from one card to another that takes the same cards. Places in a line are
 * equal only at its beginning. */
static gboolean
exchanges_equals (const PatRules    *self,
                  const PatPosition *position,
                  const PatMove     *move)
{
  const PatPick *pick = &move->picks[0];
  const PatPile *from = &self->piles[pick->pile], *to = &self->piles[move->picks[1].pile];
  guint size = pat_position_get_size (position, pick->pile);
  PatCard top = pat_position_get_top (position, move->picks[1].pile);

  if (from->row != to->row || pick->index > 0)
    return FALSE;
  if (size == pick->count)
    return top == PAT_NO_CARD && !from->in_line && !to->in_line;
  return top != PAT_NO_CARD &&
         cards_are_alike (self, to->build,
                          pat_position_get_cards (position, pick->pile)[size - pick->count - 1],
                          top);
}

/* Whether a move by itself gets the player nowhere: it exchanges equals, takes a card back from a
 * foundation, or does something that does not matter. */
gboolean
pat_rules_is_neutral (const PatRules    *self,
                      const PatPosition *position,
                      const PatMove     *move)
{
  if (move->kind == PAT_MOVE_SPECIAL)
    return self->table.game.specials[move->special].neutral;
  if (move->kind != PAT_MOVE_CARDS)
    return FALSE;
  return self->piles[move->picks[0].pile].role == PAT_FOUNDATION ||
         exchanges_equals (self, position, move);
}

/* The positions that idle moves lead to. */
typedef struct
{
  const PatRules *rules;
  GArray         *positions;
  GHashTable     *seen; /* hashes of positions */
  guint           gained;
  int             score;
} Search;

static void
add_position (Search            *self,
              const PatPosition *position)
{
  guint64 hash = pat_rules_hash (self->rules, position);

  if (g_hash_table_add (self->seen, g_memdup2 (&hash, sizeof hash)))
    g_array_append_vals (self->positions, position, 1);
}

/* Whether more came of a move than the move itself: a space was filled, a card was turned up. That
 * the stock and the waste move and turn their own cards is what a click on the stock is. */
static gboolean
has_consequences (const PatRules *rules,
                  const PatMove  *move,
                  const PatSteps *steps)
{
  gboolean is_stock = move->kind == PAT_MOVE_STOCK;
  guint n = 0;

  for (guint i = 0; i < steps->n_steps; i++)
    {
      const PatStep *step = &steps->steps[i];
      guint role = step->kind == PAT_STEP_MOVE ? rules->piles[step->to].role
                   : step->kind == PAT_STEP_TURN ? rules->piles[step->from].role : PAT_N_ROLES;

      if (role == PAT_N_ROLES || (is_stock && (role == PAT_STOCK || role == PAT_WASTE)))
        continue;
      if (step->kind == PAT_STEP_TURN)
        return TRUE;
      n++;
    }
  return n > (is_stock ? 0 : 1);
}

/* Whether another move leads at once to where the cards were. */
static gboolean
can_be_taken_back (const PatRules    *rules,
                   const PatPosition *position,
                   const PatMove     *move,
                   const PatPosition *next)
{
  PatPosition again = *next;
  PatMove back;

  pat_move_init_cards (&back, move->picks[1].pile, move->picks[0].count, move->picks[0].pile);
  if (!pat_rules_judge (rules, next, &back, NULL))
    return FALSE;
  pat_rules_spell (rules, next, &back);
  pat_rules_apply (rules, &again, &back, NULL);
  return pat_rules_hash (rules, &again) == pat_rules_hash (rules, position);
}

/* Whether a move of cards brings nothing by itself: no card home for good and no points, and the
 * cards either can go back or are on a foundation that has given one away. */
static gboolean
brings_nothing (Search            *self,
                const PatPosition *position,
                const PatMove     *move,
                const PatPosition *next)
{
  if (move->kind != PAT_MOVE_CARDS || pat_rules_count_gained (self->rules, next) > self->gained)
    return FALSE;
  if (self->rules->piles[move->picks[1].pile].role == PAT_FOUNDATION)
    return TRUE;
  return pat_rules_get_score (self->rules, next) <= self->score &&
         !pat_rules_is_won (self->rules, next) &&
         can_be_taken_back (self->rules, position, move, next);
}

/* An idle move leads to a position from which to look further; any other means that the game
 * goes on. */
static gboolean
is_idle (Search            *self,
         const PatPosition *position,
         const PatMove     *move,
         const PatSteps    *steps,
         const PatPosition *next)
{
  if (move->kind == PAT_MOVE_SPECIAL)
    return pat_rules_is_neutral (self->rules, position, move);
  if (has_consequences (self->rules, move, steps))
    return FALSE;
  if (move->kind == PAT_MOVE_STOCK)
    return self->rules->table.game.stock.to == PAT_WASTE;
  return pat_rules_is_neutral (self->rules, position, move) ||
         brings_nothing (self, position, move, next);
}

static gboolean
has_live_move (Search            *self,
               const PatPosition *position,
               PatMoves          *moves)
{
  PatSteps steps;

  pat_rules_list (self->rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      PatPosition next = *position;

      pat_rules_apply (self->rules, &next, &moves->moves[i], &steps);
      if (!is_idle (self, position, &moves->moves[i], &steps, &next))
        return TRUE;
      add_position (self, &next);
    }
  return FALSE;
}

/**
 * pat_rules_is_stuck:
 * @self: rules
 * @position: a position
 *
 * Whether no legal move changes anything and the stock cannot bring one. If the waste can be
 * turned over, the whole remaining cycle is looked at, with the number of cards dealt at a time.
 * Cards taken back from a foundation, moves between equal positions and moves that can be taken
 * back at once are looked through, but do not count by themselves.
 *
 * Returns: %TRUE only when that is certain
 */
gboolean
pat_rules_is_stuck (const PatRules    *self,
                    const PatPosition *position)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (PatPosition));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Search search = { self, positions, seen, pat_rules_count_gained (self, position),
                    pat_rules_get_score (self, position) };

  if (pat_rules_is_won (self, position))
    return FALSE;
  add_position (&search, position);
  for (guint i = 0; i < positions->len; i++)
    {
      PatPosition next = g_array_index (positions, PatPosition, i);

      if (positions->len > MAX_POSITIONS || has_live_move (&search, &next, moves))
        return FALSE;
    }
  return TRUE;
}
