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
  return (flags & (PAT_CLICK_PLAYS | PAT_CLICK_BEST)) != 0 ||
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

void
pat_click_init_unit_move (PatGame       *game,
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
      pat_click_init_unit_move (game, unit, to, move);
      if (pat_game_judge (game, move, refusal) || !is_reason_of_source (refusal->reason))
        return TRUE;
    }
  return FALSE;
}

/* If a card does not travel by itself, it may be part of something that does. */
gboolean
pat_click_widen_unit (PatGame *game,
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
  return pat_click_widen_unit (game, take, size, unit) && can_take (game, unit, move, refusal);
}

/* Where whole runs travel only, all of the run follows the pointer, though a foundation takes its
 * end card from it. */
void
pat_click_widen_chain (PatGame *game,
                       PatUnit *unit)
{
  guint size = (guint) (pat_click_get_top (game, unit->pile) + 1);
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit chain = *unit;
  PatMove move;

  if (pat_rules_get_pile (pat_game_get_rules (game), unit->pile)->take == PAT_TAKE_CHAIN &&
      pat_click_widen_unit (game, PAT_TAKE_CHAIN, size, &chain) &&
      can_take (game, &chain, &move, &refusal))
    *unit = chain;
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

/* Whether cards on which something is built are worth the same. */
static gboolean
are_equal_cards (const PatPileSpec *row,
                 PatCard            one,
                 PatCard            other)
{
  return one == other ||
         ((row->build & PAT_ANY_SUIT) != 0 && row->can_build == NULL &&
          pat_card_get_rank (one) == pat_card_get_rank (other));
}

/* Whether two foundations of a row are as high as each other and take the same cards, so that it
 * does not matter which of them gets another one. */
static gboolean
are_equal (PatGame *game,
           guint    one,
           guint    other)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *position = pat_game_get_position (game);
  const PatPileSpec *row = pat_rules_get_pile (rules, one);

  return row->role == PAT_FOUNDATION && row == pat_rules_get_pile (rules, other) &&
         pat_position_get_size (position, one) == pat_position_get_size (position, other) &&
         are_equal_cards (row, pat_position_get_top (position, one),
                          pat_position_get_top (position, other));
}

/* Counts the places to which a unit may go, and gives the first move. Of equal foundations only the
 * first one counts. */
guint
pat_click_count_moves (PatGame       *game,
                       const PatUnit *unit,
                       PatMove       *first)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatMove sought;
  guint n_places = 0;

  pat_click_init_unit_move (game, unit, unit->pile, &sought);
  pat_click_list (game, takes_same_cards, &sought, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      gboolean is_new = TRUE;

      for (guint k = 0; k < i && is_new; k++)
        is_new = !are_equal (game, moves->moves[k].picks[1].pile, moves->moves[i].picks[1].pile);
      if (is_new && n_places++ == 0)
        *first = moves->moves[i];
    }
  return n_places;
}

/* The best place for a unit. */
gboolean
pat_click_find_best (PatGame       *game,
                     const PatUnit *unit,
                     PatMove       *move)
{
  PatMove cards;

  pat_click_init_unit_move (game, unit, unit->pile, &cards);
  return pat_rules_find_best (pat_game_get_rules (game), pat_game_get_position (game), &cards,
                              move);
}

/* The move that a single click makes with a unit, if it makes one. */
gboolean
pat_click_find_single (PatGame       *game,
                       const PatUnit *unit,
                       PatClickFlags  flags,
                       PatMove       *move)
{
  return ((flags & PAT_CLICK_BEST) != 0 && pat_click_find_best (game, unit, move)) ||
         (pat_click_plays (game, flags) && pat_click_count_moves (game, unit, move) == 1);
}
