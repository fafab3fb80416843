/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Listing all legal moves of a position: the judge's tests, ordered for speed. */
#include "config.h"

#include "pat-rules-private.h"

/* What is the same for all moves of a position, worked out once. */
typedef struct
{
  const PatRules    *rules;
  const PatPosition *position;
  PatMoves          *moves;
  guint64            accepted[PAT_MAX_PILES]; /* by pile */
  guint64            any;                     /* accepted by some pile */
} Lister;

static void
add_move (Lister        *self,
          const PatMove *move)
{
  PatRefuseFunc refuse = self->rules->table.game.refuse;

  if (pat_rules_is_spelled (self->rules, self->position, move) &&
      (refuse == NULL || refuse (self->rules, self->position, move) == NULL))
    pat_moves_add (self->moves, move);
}

static gboolean
goes_there (Lister *self,
            guint   from,
            guint   to,
            guint   count)
{
  const PatPile *target = &self->rules->piles[to];
  guint size = pat_position_get_size (self->position, to);
  guint roles = pat_rules_get_sources (self->rules, self->position, to);

  return to != from &&
         (roles & PAT_ROLE_BIT (self->rules->piles[from].role)) != 0 &&
         count >= target->min_accept &&
         (count == 1 || !target->single) &&
         size + count <= target->max_cards &&
         (count == 1 || self->rules->piles[from].take != PAT_TAKE_RUN_LIMITED ||
          count <= pat_rules_run_limit (self->rules, self->position, to));
}

/* Lists the units of several cards for piles that say themselves what a unit is. */
static void
list_units (Lister *self,
            guint   from)
{
  const PatCard *cards = pat_position_get_cards (self->position, from);
  guint size = pat_position_get_size (self->position, from);
  PatMove move;

  for (guint i = 0; i < self->rules->n_unit_piles; i++)
    {
      guint to = self->rules->unit_piles[i];
      guint run = pat_rules_count_run (self->rules, self->position, from,
                                       self->rules->piles[to].units);

      for (guint count = 2; count <= run; count++)
        {
          if ((self->accepted[to] & pat_card_bit (cards[size - count])) == 0 ||
              !goes_there (self, from, to, count))
            continue;
          pat_move_init_cards (&move, from, count, to);
          add_move (self, &move);
        }
    }
}

/* Lists where a unit of cards may go, to piles of one role or (PAT_N_ROLES) of all; `index` is 0
 * for cards at the top. */
static void
list_unit (Lister  *self,
           guint    from,
           guint    index,
           guint    count,
           guint    only_role)
{
  const PatCard *cards = pat_position_get_cards (self->position, from);
  guint size = pat_position_get_size (self->position, from);
  guint64 bit = pat_card_bit (index > 0 ? cards[index - 1] : cards[size - count]);
  PatMove move;

  if ((self->any & bit) == 0)
    return;
  for (guint to = 0; to < self->rules->n_piles; to++)
    {
      guint role = self->rules->piles[to].role;

      if ((self->accepted[to] & bit) == 0 || (only_role != PAT_N_ROLES && role != only_role) ||
          (count > 1 && self->rules->piles[to].has_units) || !goes_there (self, from, to, count))
        continue;
      pat_move_init_cards (&move, from, count, to);
      move.picks[0].index = (guint8) index;
      add_move (self, &move);
    }
}

static void
list_runs (Lister *self,
           guint   from,
           guint   longest)
{
  for (guint count = 1; count <= longest; count++)
    list_unit (self, from, 0, count, PAT_N_ROLES);
}

static void
list_open (Lister *self,
           guint   from)
{
  const PatCard *cards = pat_position_get_cards (self->position, from);
  guint size = pat_position_get_size (self->position, from);

  for (guint count = 1; count <= size && !pat_card_is_face_down (cards[size - count]); count++)
    list_unit (self, from, 0, count, PAT_N_ROLES);
}

static void
list_chain (Lister *self,
            guint   from)
{
  guint run = pat_rules_get_run (self->rules, self->position, from);

  if (run > 1)
    list_unit (self, from, 0, 1, PAT_FOUNDATION);
  list_unit (self, from, 0, run, PAT_N_ROLES);
}

static void
list_any_card (Lister *self,
               guint   from)
{
  const PatCard *cards = pat_position_get_cards (self->position, from);
  guint size = pat_position_get_size (self->position, from);

  list_unit (self, from, 0, 1, PAT_N_ROLES);
  for (guint index = 1; index < size; index++)
    if (!pat_card_is_face_down (cards[index - 1]))
      list_unit (self, from, index, 1, PAT_N_ROLES);
}

static void
list_from (Lister *self,
           guint   from)
{
  guint size = pat_position_get_size (self->position, from);
  guint run;

  if (size == 0 || pat_card_is_face_down (pat_position_get_top (self->position, from)) ||
      pat_rules_is_covered (self->rules, self->position, from) ||
      pat_rules_is_complete (self->rules, self->position, from) ||
      pat_rules_is_locked (self->rules, self->position, from))
    return;
  switch ((PatTake) self->rules->piles[from].take)
    {
    case PAT_TAKE_NONE:
      break;
    case PAT_TAKE_TOP:
      list_unit (self, from, 0, 1, PAT_N_ROLES);
      break;
    case PAT_TAKE_RUN:
    case PAT_TAKE_RUN_LIMITED:
      list_runs (self, from, pat_rules_get_run (self->rules, self->position, from));
      break;
    case PAT_TAKE_OPEN:
      list_open (self, from);
      break;
    case PAT_TAKE_WHOLE:
      run = pat_rules_get_run (self->rules, self->position, from);
      list_unit (self, from, 0, 1, PAT_N_ROLES);
      if (run == size && size > 1)
        list_unit (self, from, 0, size, PAT_N_ROLES);
      break;
    case PAT_TAKE_CHAIN:
      list_chain (self, from);
      break;
    case PAT_TAKE_ANY_CARD:
      list_any_card (self, from);
      break;
    }
  if (self->rules->n_unit_piles > 0 && pat_rules_gives_runs (self->rules, from))
    list_units (self, from);
}

/* Whether a pile's card might be part of a removal: open, and with no more cover than the table
 * removes with it. */
static gboolean
may_be_removed (Lister *self,
                guint   pile)
{
  guint covers_allowed = self->rules->table.game.remove.with_cover ? 1 : 0;
  int cover;

  return self->rules->piles[pile].removable &&
         pat_position_get_size (self->position, pile) > 0 &&
         !pat_card_is_face_down (pat_position_get_top (self->position, pile)) &&
         pat_rules_uncovered (self->rules, self->position, pile, &cover) <= covers_allowed;
}

/* Tries every set of the candidates; the table allows at most a handful of cards if sets are
 * large. */
static void
list_sets (Lister       *self,
           PatMove      *move,
           const guint8 *candidates,
           guint         n_candidates,
           guint         max)
{
  PatRefusal refusal = { PAT_LEGAL };

  for (guint i = 0; i < n_candidates; i++)
    {
      pat_move_add_pick (move, candidates[i], 0, 1);
      if (pat_rules_judge_removal (self->rules, self->position, move, &refusal))
        add_move (self, move);
      if (move->n_picks < max)
        list_sets (self, move, candidates + i + 1, n_candidates - i - 1, max);
      move->picks[--move->n_picks] = (PatPick) { 0 };
    }
}

static void
list_removals (Lister *self)
{
  const PatRemoveSpec *spec = &self->rules->table.game.remove;
  guint8 candidates[PAT_MAX_PILES];
  guint n_candidates = 0;
  PatMove move;

  if (spec->kind == PAT_REMOVE_NOTHING)
    return;
  for (guint pile = 0; pile < self->rules->n_piles; pile++)
    if (may_be_removed (self, pile))
      candidates[n_candidates++] = (guint8) pile;
  pat_move_init_remove (&move);
  list_sets (self, &move, candidates, n_candidates, spec->kind == PAT_REMOVE_ASK ? spec->max : 2);
}

static void
list_turns (Lister *self)
{
  PatMove move;

  for (guint pile = 0; pile < self->rules->n_piles; pile++)
    if (pat_rules_player_turns (self->rules, self->position, pile))
      {
        pat_move_init_turn (&move, pile);
        add_move (self, &move);
      }
}

static void
list_stock (Lister *self)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (!pat_rules_may_stock (self->rules, self->position, &refusal))
    return;
  pat_move_init_stock (&move);
  add_move (self, &move);
}

/**
 * pat_rules_list: (skip)
 * @self: rules
 * @position: a position
 * @moves: (out caller-allocates): all legal moves, in the order of the piles
 *
 * Lists all legal moves, the stock action last but for special moves.
 */
void
pat_rules_list (const PatRules    *self,
                const PatPosition *position,
                PatMoves          *moves)
{
  Lister lister;

  lister.rules = self;
  lister.position = position;
  lister.moves = moves;
  lister.any = 0;
  moves->n_moves = 0;
  for (guint pile = 0; pile < self->n_piles; pile++)
    {
      lister.accepted[pile] = pat_rules_accepted (self, position, pile);
      lister.any |= lister.accepted[pile];
    }
  for (guint pile = 0; pile < self->n_piles; pile++)
    list_from (&lister, pile);
  list_removals (&lister);
  list_turns (&lister);
  list_stock (&lister);
  if (self->table.game.more_moves != NULL)
    self->table.game.more_moves (self, position, moves);
}

/**
 * pat_rules_has_moves: (skip)
 * @self: rules
 * @position: a position
 *
 * Tells a position in which nothing can be done from one in which moves are left, be they of use or
 * not.
 *
 * Returns: whether there is a legal move
 */
gboolean
pat_rules_has_moves (const PatRules    *self,
                     const PatPosition *position)
{
  g_autofree PatMoves *moves = NULL;

  g_return_val_if_fail (self != NULL && position != NULL, FALSE);

  moves = g_new (PatMoves, 1);
  pat_rules_list (self, position, moves);
  return moves->n_moves > 0;
}
