/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Refusals that no rule about a single pile explains: what a click finds, and what is removed. */
#include "config.h"

#include "pat-words-private.h"

/* The sentences that depend on nothing but the reason. */
static const char *const plain_sentences[] = {
  [PAT_LEGAL] = N_("That move is allowed."),
  [PAT_REFUSED_SAME_PILE] = N_("The card is already there."),
  [PAT_REFUSED_FACE_DOWN] = N_("A face-down card cannot be moved."),
  [PAT_REFUSED_NOT_TOP] = N_("Only the top card may be taken from here."),
  [PAT_REFUSED_CHAIN_ONLY] = N_("This run moves as a whole or not at all."),
  [PAT_REFUSED_NO_MORE_PASSES] = N_("The waste may not be turned over again."),
  [PAT_REFUSED_SPACES_FIRST] = N_("All empty columns must be filled before the next deal."),
  [PAT_REFUSED_COVERED] = N_("Another card lies on this card."),
  [PAT_REFUSED_NO_SPECIAL] = N_("That is not possible now."),
  [PAT_REFUSED_BY_GAME] = N_("The rules of this game do not allow that."),
  [PAT_REFUSED_OVER] = N_("The game is over."),
};

static const char *
nothing_there (const PatPosition *position,
               const PatMove     *move,
               guint              pile)
{
  return move->kind == PAT_MOVE_CARDS && pat_position_get_size (position, pile) > 0
         ? _("There are not that many cards here.")
         : _("There is no card to move.");
}

static const char *
no_stock (const PatRules *rules)
{
  if (rules->stock < 0)
    return _("In this game nothing is dealt from a stock.");
  return rules->piles[rules->stock].take == PAT_TAKE_NONE
         ? _("A click or tap on the stock does nothing in this game.")
         : _("A click or tap on the stock does nothing in this game; its top card is moved by "
             "hand.");
}

/* A player who has seen the waste being turned over in other games waits for that in vain. */
static const char *
stock_empty (const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  if (game->deal_stock == NULL && game->stock.to == PAT_WASTE && game->stock.redeals == 0)
    return _("The stock is empty, and there is only one pass through it.");
  return _("The stock is empty.");
}

static const char *
nothing_to_turn (const PatRules    *rules,
                 const PatPosition *position,
                 guint              pile)
{
  PatCard top = pat_position_get_top (position, pile);

  if (top == PAT_NO_CARD)
    return _("There is no card to turn up here.");
  if (!pat_card_is_face_down (top))
    return _("This card is already face up.");
  return pat_rules_is_covered (rules, position, pile)
         ? _("Another card lies on this card.")
         : _("You do not turn up the cards here yourself.");
}

static gboolean
picks_twice (const PatMove *move)
{
  for (guint i = 0; i < move->n_picks; i++)
    for (guint k = 0; k < i; k++)
      if (move->picks[i].pile == move->picks[k].pile)
        return TRUE;
  return FALSE;
}

static const char *
not_removed (const PatRules *rules,
             const PatMove  *move)
{
  if (pat_rules_get_game (rules)->remove.kind == PAT_REMOVE_NOTHING)
    return _("In this game you remove no cards yourself.");
  if (picks_twice (move))
    return _("A card cannot be picked twice.");
  return _("These cards are not removed.");
}

static const char *
unequal (const PatMove *move)
{
  return move->n_picks > 2
         ? _("Cards are removed two at a time.")
         : _("Two cards are removed together only if they have the same rank.");
}

static const char *
no_place (const PatMove *move)
{
  return move->picks[0].count > 1 ? _("No pile takes these cards now.")
                                  : _("No pile takes this card now.");
}

/* The sentence of a reason that needs no other words than these. */
const char *
pat_words_plain_refusal (const PatRules    *rules,
                         const PatPosition *position,
                         const PatMove     *move,
                         const PatRefusal  *refusal)
{
  switch ((int) refusal->reason)
    {
    case PAT_REFUSED_NOTHING_THERE:
      return nothing_there (position, move, refusal->pile);
    case PAT_REFUSED_NO_STOCK:
      return no_stock (rules);
    case PAT_REFUSED_STOCK_EMPTY:
      return stock_empty (rules);
    case PAT_REFUSED_NOTHING_TO_TURN:
      return nothing_to_turn (rules, position, refusal->pile);
    case PAT_REFUSED_NOT_REMOVED:
      return not_removed (rules, move);
    case PAT_REFUSED_SUM:
    case PAT_REFUSED_UNEQUAL:
      return unequal (move);
    case PAT_REFUSED_NO_PLACE:
      return no_place (move);
    case PAT_REFUSED_BY_GAME:
      if (refusal->text != NULL)
        return pat_words_translate (pat_rules_get_variant (rules), refusal->text);
      break;
    }
  if (refusal->reason < G_N_ELEMENTS (plain_sentences) && plain_sentences[refusal->reason] != NULL)
    return _(plain_sentences[refusal->reason]);
  return _("That move is not allowed.");
}
