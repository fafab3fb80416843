/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Judging one move, and saying why it is illegal. */
#include "config.h"

#include "pat-rules-private.h"

/* Whether so many cards at the end of a pile, which has them, lie face up. */
static gboolean
lie_open (const PatPosition *position,
          guint              pile,
          guint              count)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);

  for (guint i = size - count; i < size; i++)
    if (pat_card_is_face_down (cards[i]))
      return FALSE;
  return TRUE;
}

static gboolean
refuse_locked (const PatRules    *self,
               const PatPosition *position,
               guint              pile,
               PatRefusal        *refusal)
{
  refusal->text = self->table.game.why_locked (self, position, pile);
  return pat_rules_refuse (refusal, PAT_REFUSED_BY_GAME, pile);
}

static gboolean
judge_place (const PatPosition *position,
             const PatPick     *pick,
             const PatPile     *from,
             PatRefusal        *refusal)
{
  guint size = pat_position_get_size (position, pick->pile);

  if (from->take != PAT_TAKE_ANY_CARD || pick->count != 1)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOT_TOP, pick->pile);
  if (pick->index >= size)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOTHING_THERE, pick->pile);
  if (pat_card_is_face_down (pat_position_get_cards (position, pick->pile)[pick->index - 1]))
    return pat_rules_refuse (refusal, PAT_REFUSED_FACE_DOWN, pick->pile);
  return TRUE;
}

static gboolean
judge_unit (const PatRules    *self,
            const PatPosition *position,
            const PatMove     *move,
            PatRefusal        *refusal)
{
  const PatPick *pick = &move->picks[0];
  const PatPile *to = &self->piles[move->picks[1].pile];
  gboolean is_run = pick->count == 1 && self->piles[pick->pile].take != PAT_TAKE_CHAIN;
  guint run = is_run ? 1 : pat_rules_get_run (self, position, pick->pile);
  gboolean to_foundation = to->role == PAT_FOUNDATION;

  if (to->has_units && pick->count > 1 && pat_rules_gives_runs (self, pick->pile))
    return pick->count <= pat_rules_count_run (self, position, pick->pile, to->units) ||
           pat_rules_refuse (refusal, PAT_REFUSED_NO_RUN, pick->pile);
  switch ((PatTake) self->piles[pick->pile].take)
    {
    case PAT_TAKE_NONE:
      return pat_rules_refuse (refusal, PAT_REFUSED_NOT_TAKEN, pick->pile);
    case PAT_TAKE_TOP:
    case PAT_TAKE_ANY_CARD:
      return pick->count == 1 || pat_rules_refuse (refusal, PAT_REFUSED_NOT_TOP, pick->pile);
    case PAT_TAKE_RUN:
    case PAT_TAKE_RUN_LIMITED:
      return pick->count <= run || pat_rules_refuse (refusal, PAT_REFUSED_NO_RUN, pick->pile);
    case PAT_TAKE_OPEN:
      return TRUE;
    case PAT_TAKE_WHOLE:
      if (pick->count > 1 && pick->count < pat_position_get_size (position, pick->pile))
        return pat_rules_refuse (refusal, PAT_REFUSED_WHOLE_ONLY, pick->pile);
      return pick->count <= run || pat_rules_refuse (refusal, PAT_REFUSED_NO_RUN, pick->pile);
    case PAT_TAKE_CHAIN:
      if (to_foundation && pick->count == 1)
        return TRUE;
      return pick->count == run || pat_rules_refuse (refusal, PAT_REFUSED_CHAIN_ONLY, pick->pile);
    }
  return pat_rules_refuse (refusal, PAT_REFUSED_NOT_TAKEN, pick->pile);
}

static gboolean
judge_source (const PatRules    *self,
              const PatPosition *position,
              const PatMove     *move,
              PatRefusal        *refusal)
{
  const PatPick *pick = &move->picks[0];
  const PatPile *from = &self->piles[pick->pile];

  if (pick->count == 0 || pick->count > pat_position_get_size (position, pick->pile))
    return pat_rules_refuse (refusal, PAT_REFUSED_NOTHING_THERE, pick->pile);
  if (from->take == PAT_TAKE_NONE)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOT_TAKEN, pick->pile);
  if (pat_rules_is_complete (self, position, pick->pile))
    return pat_rules_refuse (refusal, PAT_REFUSED_FULL, pick->pile);
  if (pat_rules_is_locked (self, position, pick->pile))
    return refuse_locked (self, position, pick->pile, refusal);
  if (pat_rules_is_covered (self, position, pick->pile))
    return pat_rules_refuse (refusal, PAT_REFUSED_COVERED, pick->pile);
  if (pick->index > 0)
    return judge_place (position, pick, from, refusal);
  if (!lie_open (position, pick->pile, pick->count))
    return pat_rules_refuse (refusal, PAT_REFUSED_FACE_DOWN, pick->pile);
  return judge_unit (self, position, move, refusal);
}

static PatCard
lowest_card (const PatPosition *position,
             const PatPick     *pick)
{
  const PatCard *cards = pat_position_get_cards (position, pick->pile);

  if (pick->index > 0)
    return cards[pick->index - 1];
  return cards[pat_position_get_size (position, pick->pile) - pick->count];
}

static PatRefusalReason
reason_of_empty (const PatPile *to)
{
  if (to->fill != PAT_FILL_NONE)
    return PAT_REFUSED_FILL;
  return to->builds ? PAT_REFUSED_SPACE : PAT_REFUSED_TAKES_NOTHING;
}

static PatRefusalReason
reason_of_top (const PatPile     *to,
               const PatPosition *position,
               guint              pile)
{
  if (!to->builds)
    return PAT_REFUSED_TAKES_NOTHING;
  if (pat_card_is_face_down (pat_position_get_top (position, pile)))
    return PAT_REFUSED_FULL;
  return PAT_REFUSED_BUILD;
}

static gboolean
judge_cards_there (const PatRules    *self,
                   const PatPosition *position,
                   const PatMove     *move,
                   PatRefusal        *refusal)
{
  guint pile = move->picks[1].pile;
  const PatPile *to = &self->piles[pile];
  guint bit = PAT_ROLE_BIT (self->piles[move->picks[0].pile].role);
  gboolean empty = pat_position_get_size (position, pile) == 0;
  guint64 lowest;

  if (empty && to->fill == PAT_FILL_NONE && pat_rules_fills_first (self, position, pile) == 0)
    return pat_rules_refuse (refusal, reason_of_empty (to), pile);
  if ((pat_rules_get_sources (self, position, pile) & bit) == 0)
    return pat_rules_refuse (refusal, PAT_REFUSED_FROM, pile);
  lowest = pat_card_bit (lowest_card (position, &move->picks[0]));
  if ((pat_rules_accepted (self, position, pile) & lowest) == 0)
    return pat_rules_refuse (refusal,
                             empty ? reason_of_empty (to) : reason_of_top (to, position, pile),
                             pile);
  return TRUE;
}

static gboolean
judge_destination (const PatRules    *self,
                   const PatPosition *position,
                   const PatMove     *move,
                   PatRefusal        *refusal)
{
  guint pile = move->picks[1].pile, count = move->picks[0].count;
  const PatPile *to = &self->piles[pile];
  guint size = pat_position_get_size (position, pile);

  if (size >= to->max_cards || pat_rules_is_complete (self, position, pile))
    return pat_rules_refuse (refusal, PAT_REFUSED_FULL, pile);
  if (pat_rules_is_locked (self, position, pile))
    return refuse_locked (self, position, pile, refusal);
  if (count > 1 && (to->single || to->max_cards == 1))
    return pat_rules_refuse (refusal, PAT_REFUSED_ONE_AT_A_TIME, pile);
  if (size + count > to->max_cards)
    return pat_rules_refuse (refusal, PAT_REFUSED_FULL, pile);
  if (count < to->min_accept)
    return pat_rules_refuse (refusal, PAT_REFUSED_TOO_FEW, pile);
  return judge_cards_there (self, position, move, refusal);
}

static gboolean
judge_cards (const PatRules    *self,
             const PatPosition *position,
             const PatMove     *move,
             PatRefusal        *refusal)
{
  guint from = move->picks[0].pile, to = move->picks[1].pile;

  if (move->n_picks != 2 || from >= self->n_piles || to >= self->n_piles)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOTHING_THERE, 0);
  if (from == to)
    return pat_rules_refuse (refusal, PAT_REFUSED_SAME_PILE, to);
  if (!judge_source (self, position, move, refusal) ||
      !judge_destination (self, position, move, refusal))
    return FALSE;
  if (self->piles[from].take != PAT_TAKE_RUN_LIMITED || move->picks[0].count == 1)
    return TRUE;
  refusal->limit = pat_rules_run_limit (self, position, to);
  return move->picks[0].count <= refusal->limit ||
         pat_rules_refuse (refusal, PAT_REFUSED_TOO_MANY, from);
}

/* Whether the top card of a pile is one that the player turns up by hand. */
gboolean
pat_rules_player_turns (const PatRules    *self,
                        const PatPosition *position,
                        guint              pile)
{
  return pat_rules_turns_by_hand (self, pile) &&
         pat_card_is_face_down (pat_position_get_top (position, pile)) &&
         !pat_rules_is_covered (self, position, pile);
}

static gboolean
judge_turn (const PatRules    *self,
            const PatPosition *position,
            const PatMove     *move,
            PatRefusal        *refusal)
{
  const PatPick *pick = &move->picks[0];

  if (move->n_picks != 1 || pick->pile >= self->n_piles || pick->index != 0 || pick->count != 1)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOTHING_TO_TURN, 0);
  return pat_rules_player_turns (self, position, pick->pile) ||
         pat_rules_refuse (refusal, PAT_REFUSED_NOTHING_TO_TURN, pick->pile);
}

/* A special move is legal exactly when its hook lists it. */
static gboolean
judge_special (const PatRules    *self,
               const PatPosition *position,
               const PatMove     *move,
               PatRefusal        *refusal)
{
  g_autofree PatMoves *moves = NULL;

  if (self->table.game.more_moves == NULL)
    return pat_rules_refuse (refusal, PAT_REFUSED_NO_SPECIAL, 0);
  moves = g_new (PatMoves, 1);
  moves->n_moves = 0;
  self->table.game.more_moves (self, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (pat_move_equal (&moves->moves[i], move))
      return TRUE;
  if (self->table.game.why_not != NULL)
    refusal->text = self->table.game.why_not (self, position, move);
  if (refusal->text != NULL)
    return pat_rules_refuse (refusal, PAT_REFUSED_BY_GAME, 0);
  return pat_rules_refuse (refusal, PAT_REFUSED_NO_SPECIAL, 0);
}

static gboolean
judge_kind (const PatRules    *self,
            const PatPosition *position,
            const PatMove     *move,
            PatRefusal        *refusal)
{
  switch ((PatMoveKind) move->kind)
    {
    case PAT_MOVE_CARDS:
      return judge_cards (self, position, move, refusal);
    case PAT_MOVE_STOCK:
      return pat_rules_may_stock (self, position, refusal);
    case PAT_MOVE_REMOVE:
      return pat_rules_judge_removal (self, position, move, refusal);
    case PAT_MOVE_TURN:
      return judge_turn (self, position, move, refusal);
    case PAT_MOVE_SPECIAL:
      return judge_special (self, position, move, refusal);
    }
  return pat_rules_refuse (refusal, PAT_REFUSED_NOTHING_THERE, 0);
}

/**
 * pat_rules_judge: (skip)
 * @self: rules
 * @position: a position
 * @move: a move
 * @refusal: (out caller-allocates) (optional): why the move is illegal
 *
 * Judges one move, in whichever way it is written.
 *
 * Returns: whether it is legal
 */
gboolean
pat_rules_judge (const PatRules    *self,
                 const PatPosition *position,
                 const PatMove     *move,
                 PatRefusal        *refusal)
{
  PatRefusal own;
  PatMove spelled = *move;

  if (refusal == NULL)
    refusal = &own;
  *refusal = (PatRefusal) { PAT_LEGAL };
  pat_rules_spell (self, position, &spelled);
  if (!judge_kind (self, position, &spelled, refusal))
    return FALSE;
  if (self->table.game.refuse == NULL || spelled.kind == PAT_MOVE_SPECIAL)
    return TRUE;
  refusal->text = self->table.game.refuse (self, position, &spelled);
  if (refusal->text == NULL)
    return TRUE;
  return pat_rules_refuse (refusal, PAT_REFUSED_BY_GAME,
                           spelled.n_picks > 0 ? spelled.picks[spelled.n_picks - 1].pile : 0);
}
