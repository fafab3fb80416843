/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which cards travel when one is taken, and what the stock gives. The judge is always the rules. */
#include "config.h"

#include "pat-click-private.h"

int
pat_click_get_top (PatGame *game,
                   guint    pile)
{
  return (int) pat_position_get_size (pat_game_get_position (game), pile) - 1;
}

gboolean
pat_click_is_stock (PatGame *game,
                    guint    pile)
{
  return pat_rules_get_role (pat_game_get_rules (game), pile) == PAT_STOCK;
}

/* Whether a card with one destination goes there at once. */
gboolean
pat_click_plays (PatGame       *game,
                 PatClickFlags  flags)
{
  return (flags & PAT_CLICK_PLAYS) != 0 ||
         pat_rules_get_game (pat_game_get_rules (game))->single_click;
}

/* Lists the legal moves that a test lets through. Returns: how many there are */
guint
pat_click_list (PatGame          *game,
                PatClickTestFunc  is_sought,
                gconstpointer     data,
                PatMoves         *moves)
{
  guint n = 0;

  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (is_sought (game, &moves->moves[i], data))
      moves->moves[n++] = moves->moves[i];
  moves->n_moves = n;
  return n;
}

/* Counts them, and gives the last of them. */
guint
pat_click_count (PatGame          *game,
                 PatClickTestFunc  is_sought,
                 gconstpointer     data,
                 PatMove          *last)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n = pat_click_list (game, is_sought, data, moves);

  if (n > 0)
    *last = moves->moves[n - 1];
  return n;
}

/* Whether a move takes or removes the top card of a pile; the data is the pile's number. */
static gboolean
uses_pile (PatGame       *game,
           const PatMove *move,
           gconstpointer  data)
{
  return (move->kind == PAT_MOVE_CARDS && move->picks[0].pile == GPOINTER_TO_UINT (data)) ||
         pat_click_removes (game, move, data);
}

static gboolean
is_used (PatGame *game,
         guint    pile)
{
  PatMove last;

  return pat_click_count (game, uses_pile, GUINT_TO_POINTER (pile), &last) > 0;
}

/* Whether a click deals at once, because the stock gives nothing else. */
gboolean
pat_click_is_to_deal (PatGame *game,
                      PatSpot  spot)
{
  return pat_click_is_stock (game, spot.pile) &&
         (spot.index < 0 || !is_used (game, spot.pile));
}

/* Dealing to all columns is meant once, turning cards to the waste as often as it is clicked. */
gboolean
pat_click_deals_to_columns (PatGame *game)
{
  const PatStockSpec *stock = &pat_rules_get_game (pat_game_get_rules (game))->stock;

  return stock->count > 0 && stock->to == PAT_TABLEAU;
}

gboolean
pat_click_find_turn (PatGame *game,
                     PatSpot  spot,
                     PatMove *move)
{
  PatRefusal refusal = { PAT_LEGAL };

  if (spot.index < 0 || spot.index != pat_click_get_top (game, spot.pile))
    return FALSE;
  pat_move_init_turn (move, spot.pile);
  return pat_game_judge (game, move, &refusal);
}

/* Whether it is the cards' own place, and no destination, that is in the way. */
static gboolean
is_reason_of_source (PatRefusalReason reason)
{
  switch (reason)
    {
    case PAT_REFUSED_NOTHING_THERE:
    case PAT_REFUSED_NOT_TAKEN:
    case PAT_REFUSED_FACE_DOWN:
    case PAT_REFUSED_NOT_TOP:
    case PAT_REFUSED_NO_RUN:
    case PAT_REFUSED_WHOLE_ONLY:
    case PAT_REFUSED_CHAIN_ONLY:
    case PAT_REFUSED_COVERED:
    case PAT_REFUSED_OVER:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
make_unit_move (PatGame       *game,
                const PatUnit *unit,
                guint          to,
                PatMove       *move)
{
  pat_move_init_cards (move, unit->pile, unit->count, to);
  if ((int) (unit->index + unit->count) <= pat_click_get_top (game, unit->pile))
    move->picks[0].index = (guint8) (unit->index + 1);
}

/* Whether a destination is conceivable for the unit. If not, the judge says what is in the way. */
static gboolean
can_take (PatGame       *game,
          const PatUnit *unit,
          PatMove       *move,
          PatRefusal    *refusal)
{
  *refusal = (PatRefusal) { PAT_REFUSED_NOT_TAKEN, unit->pile, 0, NULL };
  for (guint to = 0; to < pat_rules_get_n_piles (pat_game_get_rules (game)); to++)
    {
      if (to == unit->pile)
        continue;
      make_unit_move (game, unit, to, move);
      if (pat_game_judge (game, move, refusal) || !is_reason_of_source (refusal->reason))
        return TRUE;
    }
  return FALSE;
}

/* If a card does not travel by itself, it may be part of something that does. */
static gboolean
widen_unit (PatGame *game,
            PatTake  take,
            guint    size,
            PatUnit *unit)
{
  guint run = pat_rules_get_run (pat_game_get_rules (game), pat_game_get_position (game),
                                 unit->pile);

  if (take == PAT_TAKE_CHAIN && unit->index >= size - run)
    unit->index = size - run;
  else if (take == PAT_TAKE_WHOLE)
    unit->index = 0;
  else
    return FALSE;
  unit->count = size - unit->index;
  return TRUE;
}

/* Finds the cards that travel when a card is taken. If none do, `move` and `refusal` say why. */
gboolean
pat_click_find_unit (PatGame    *game,
                     PatSpot     spot,
                     PatUnit    *unit,
                     PatMove    *move,
                     PatRefusal *refusal)
{
  PatTake take = pat_rules_get_pile (pat_game_get_rules (game), spot.pile)->take;
  guint size = (guint) (pat_click_get_top (game, spot.pile) + 1);

  if (spot.index < 0 || (guint) spot.index >= size)
    {
      *refusal = (PatRefusal) { PAT_REFUSED_NOTHING_THERE, spot.pile, 0, NULL };
      pat_move_init_cards (move, spot.pile, 1, spot.pile);
      return FALSE;
    }
  *unit = (PatUnit) { spot.pile, (guint) spot.index, size - (guint) spot.index };
  if (take == PAT_TAKE_ANY_CARD)
    unit->count = 1;
  if (can_take (game, unit, move, refusal))
    return TRUE;
  return widen_unit (game, take, size, unit) && can_take (game, unit, move, refusal);
}

/* Whether a move takes the same cards as another one, which the data is. */
static gboolean
takes_same_cards (PatGame       *game,
                  const PatMove *move,
                  gconstpointer  data)
{
  const PatMove *other = data;

  return move->kind == PAT_MOVE_CARDS &&
         memcmp (&move->picks[0], &other->picks[0], sizeof (PatPick)) == 0;
}

/* Counts the legal moves of a unit, and gives the last of them. */
guint
pat_click_count_moves (PatGame       *game,
                       const PatUnit *unit,
                       PatMove       *last)
{
  PatMove sought;

  make_unit_move (game, unit, unit->pile, &sought);
  return pat_click_count (game, takes_same_cards, &sought, last);
}

/* A chain goes to a column as a whole, and only its end card to a foundation, whichever of its
 * cards is held. */
static gboolean
find_chain_move (PatGame       *game,
                 const PatUnit *unit,
                 guint          pile,
                 PatMove       *move)
{
  guint size = (guint) (pat_click_get_top (game, unit->pile) + 1);
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit other = { unit->pile, size - 1, 1 };
  PatMove tried;

  if (unit->count == 1 && !widen_unit (game, PAT_TAKE_CHAIN, size, &other))
    return FALSE;
  make_unit_move (game, &other, pile, &tried);
  if (!pat_game_judge (game, &tried, &refusal))
    return FALSE;
  *move = tried;
  return TRUE;
}

static gboolean
find_unit_move (PatGame       *game,
                const PatUnit *unit,
                guint          pile,
                PatMove       *move,
                PatRefusal    *refusal)
{
  make_unit_move (game, unit, pile, move);
  if (pat_game_judge (game, move, refusal))
    return TRUE;
  return pat_rules_get_pile (pat_game_get_rules (game), unit->pile)->take == PAT_TAKE_CHAIN &&
         find_chain_move (game, unit, pile, move);
}

/* The cards that are held, as far as they may go to a pile together. */
static gboolean
get_held_unit (const PatSelection *selection,
               PatUnit            *unit)
{
  if (selection->kind == PAT_SELECTION_UNIT)
    *unit = selection->unit;
  else if (selection->kind == PAT_SELECTION_SET && selection->n_spots == 1)
    *unit = (PatUnit) { selection->spots[0].pile, (guint) selection->spots[0].index, 1 }
  ;
  else
    return FALSE;
  return TRUE;
}

/* Cards that are removed go with one of another pile, or are carried to where removed cards lie. */
static gboolean
find_removal (PatGame    *game,
              guint       from,
              guint       to,
              PatMove    *move,
              PatRefusal *refusal)
{
  const PatRules *rules = pat_game_get_rules (game);

  if (pat_rules_get_role (rules, to) == PAT_DISCARD &&
      pat_click_find_removal (game, from, move, refusal))
    return TRUE;
  return pat_rules_get_pile (rules, to)->removable &&
         pat_click_find_pair (game, from, to, move, refusal);
}

/**
 * pat_game_find_drop: (skip)
 * @self: a game
 * @selection: what is held
 * @pile: a pile
 * @move: (out caller-allocates): the move that carries the selection to the pile, or the one that
 *   was tried
 * @refusal: (out caller-allocates): why it is not legal
 *
 * Finds what happens if the selection is dropped on a pile.
 *
 * Returns: whether there is a legal move
 */
gboolean
pat_game_find_drop (PatGame            *self,
                    const PatSelection *selection,
                    guint               pile,
                    PatMove            *move,
                    PatRefusal         *refusal)
{
  PatUnit unit;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);
  g_return_val_if_fail (pile < pat_rules_get_n_piles (pat_game_get_rules (self)), FALSE);

  *refusal = (PatRefusal) { PAT_REFUSED_NOTHING_THERE, pile, 0, NULL };
  pat_move_init_remove (move);
  if (!get_held_unit (selection, &unit) || unit.pile == pile)
    return FALSE;
  if (find_unit_move (self, &unit, pile, move, refusal))
    return TRUE;
  return unit.count == 1 && pat_click_is_removable (self, unit.pile) &&
         find_removal (self, unit.pile, pile, move, refusal);
}
