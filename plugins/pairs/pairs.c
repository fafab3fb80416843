/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pairs: sixteen open cards on a rim, and a holding pile whose cards find their partners there. */
#include <patience.h>

enum
{
  COUNTER_FREE = PAT_COUNTER_OWN, /* pairs of the rim that may be taken without the pile's card */
};

/* The rim of a grid of six by four, in reading order. */
static const PatPoint rim[] = {
  { 0, 0 }, { 1, 0 }, { 2, 0 }, { 3, 0 }, { 4, 0 }, { 5, 0 },
  { 0, 1 }, { 5, 1 },
  { 0, 2 }, { 5, 2 },
  { 0, 3 }, { 1, 3 }, { 2, 3 }, { 3, 3 }, { 4, 3 }, { 5, 3 },
};

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 16, .at = { .points = rim }, .removable = TRUE,
    .n_refill = 1, .refill = { PAT_STOCK }, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .name = PAT_NC_ ("pile", "Holding pile"),
    .at = { .x = 2.5, .y = 1.5 },
    .removable = TRUE, .deal = "*" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 3.75, .y = 1.5 } },
  { 0 }
};

static const PatCounterSpec counters[] = {
  /* Translators: in the status row; how many times two cards of the rim may still be paired
     although the holding pile has cards. */
  { "free", N_("Rim pairs left: %d"), 1 },
  { 0 }
};

static guint
stock_pile (const PatRules *rules)
{
  return (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
}

static gboolean
is_turned (PatCard top)
{
  return top != PAT_NO_CARD && !pat_card_is_face_down (top);
}

static void
turn_next (const PatRules    *rules,
           const PatPosition *position,
           PatSteps          *steps)
{
  guint stock = stock_pile (rules);
  guint size = pat_position_get_size (position, stock);

  if (size > 0 && !is_turned (pat_position_get_top (position, stock)))
    pat_steps_turn (steps, stock, size - 1, 1);
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  return pat_position_get_size (position, stock_pile (rules)) == 0
         ? N_("The holding pile is empty.")
         : N_("The card that was turned up must be paired first.");
}

static gboolean
has_match (const PatRules    *rules,
           const PatPosition *position,
           PatCard            card)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      PatCard top =
        pat_position_get_top (position, (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i));

      if (top != PAT_NO_CARD && pat_card_get_rank (top) == pat_card_get_rank (card))
        return TRUE;
    }
  return FALSE;
}

/* As long as the holding pile has cards, its open card belongs to each pair, but for one pair in a
 * game. */
static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  guint stock = stock_pile (rules);
  PatCard top = pat_position_get_top (position, stock);

  if (move->kind != PAT_MOVE_REMOVE || top == PAT_NO_CARD ||
      move->picks[0].pile == stock || move->picks[1].pile == stock)
    return NULL;
  if (!is_turned (top))
    return N_("Turn up the next card of the holding pile first.");
  if (has_match (rules, position, top))
    return N_("The open card of the holding pile has a partner: it belongs to the pair.");
  if (position->counters[COUNTER_FREE] == 0)
    return N_("Two cards of the rim may be paired only once while the holding pile has cards.");
  return NULL;
}

/* Two cards of the rim were paired while the holding pile had cards if one of their places was
 * filled again. */
static void
count_free_pair (const PatRules    *rules,
                 const PatPosition *position,
                 const PatMove     *move,
                 PatSteps          *steps)
{
  guint stock = stock_pile (rules);

  if (move == NULL || move->kind != PAT_MOVE_REMOVE || position->counters[COUNTER_FREE] == 0 ||
      move->picks[0].pile == stock || move->picks[1].pile == stock)
    return;
  if (pat_position_get_size (position, move->picks[0].pile) > 0 ||
      pat_position_get_size (position, move->picks[1].pile) > 0)
    pat_steps_count (steps, COUNTER_FREE, -1);
}

static const PatVariantSpec pairs = {
  .id = "pairs",
  .name = N_("Pairs"),
  .family = PAT_NC_ ("family", "Children’s Games"),
  .source = "Solitaire Royale",
  .skill = 2,
  .minutes = 5,
  .collections = (const PatMembership[]) { { "children", 2 }, { NULL } },
  .about = N_("Thirty-two cards, and every card looks for one of the same rank. A first patience, "
              "for those who have just learned to know the cards."),
  .rules = N_("A pair is the open card of the holding pile and a card of the rim. Once in a game, "
              "if the open card has no partner on the rim, two cards of the rim may be paired "
              "instead; the open card is then the first to fill a gap. When the holding pile is "
              "empty, any two cards of equal rank may be paired."),
  .advice = N_("Which of several partners you take does not matter. The one choice is which "
               "pair of the rim you take: prefer a rank of which a third card lies on the rim, or "
               "whose other two cards are gone."),
  .notes = N_("The cards are the Sevens and all that are higher, and the Aces. A card that was "
              "turned up stays until it is paired; it is never skipped."),
  .easiness = 83,
  .game = {
    .ranks = PAT_RANK_BIT (PAT_ACE) | PAT_RANK_BIT (7) | PAT_RANK_BIT (8) | PAT_RANK_BIT (9) |
             PAT_RANK_BIT (10) | PAT_RANK_BIT (PAT_JACK) | PAT_RANK_BIT (PAT_QUEEN) |
             PAT_RANK_BIT (PAT_KING),
    .remove = { PAT_REMOVE_EQUAL },
    .peek_reveals = TRUE,
    .counters = counters,
    .stock_help = N_("A click or tap on the holding pile turns up its top card."),
    .deal_stock = turn_next,
    .refuse = refuse,
    .why_not = why_not,
    .after_move = count_free_pair,
  },
  .piles = piles,
};

PAT_PLUGIN (&pairs)
