/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Palm: a hand of five cards, from which rising sets of alternating colours are discarded. */
#include <patience.h>

#define HAND_SIZE 5

enum
{
  SPECIAL_SORT,
  SPECIAL_SWAP,
};

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .name = PAT_NC_ ("pile", "Deck"), .at = { .y = 1 },
    .narrow = { .x = 0.5 },
    .deal = "*" },
  { .role = PAT_HAND, .count = HAND_SIZE, .at = { .x = 1, .y = 1, .dx = 1 },
    .narrow = { .y = 1.3, .dx = 1 },
    .removable = TRUE, .n_refill = 1, .refill = { PAT_STOCK }, .deal = "U" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 6, .y = 1 }, .narrow = { .x = 3.5 } },
  { 0 }
};

static const PatSpecialSpec specials[] = {
  { .name = "sort", .label = PAT_NC_ ("action", "Sort"),
    .help = N_("The cards in the hand are put in order."),
    .neutral = TRUE },
  { .name = "swap", .label = PAT_NC_ ("action", "Swap"),
    .help = N_("Two cards in the hand change places."),
    .prompts = { N_("Choose a card in the hand."),
                 N_("Choose the place in the hand where it goes.") },
    .neutral = TRUE },
  { 0 }
};

static const PatChoice clocks[] = {
  { "off", PAT_NC_ ("choice", "No limit") }, { "three", PAT_NC_ ("choice", "Three minutes") }, { 0 }
};

static const PatOption options[] = {
  { "clock", PAT_NC_ ("option", "Time limit"), NULL, PAT_OPTION_CHOICE, .choices = clocks },
  { 0 }
};

static const PatPreset presets[] = {
  { "palm", N_("Palm"), "" },
  { "against-time", N_("Against the clock"), "clock=three", .easiness = 81 },
  { 0 }
};

static gboolean
comes_before (PatCard a,
              PatCard b)
{
  guint rank_a = pat_card_get_rank (a), rank_b = pat_card_get_rank (b);

  return rank_a < rank_b || (rank_a == rank_b && a < b);
}

static void
sort_cards (PatCard *cards,
            guint    n_cards)
{
  for (guint i = 1; i < n_cards; i++)
    for (guint k = i; k > 0 && comes_before (cards[k], cards[k - 1]); k--)
      {
        PatCard card = cards[k];

        cards[k] = cards[k - 1];
        cards[k - 1] = card;
      }
}

/* The order in which the cards were picked does not matter. */
static const char *
judge_set (const PatRules    *rules,
           const PatPosition *position,
           const PatCard     *cards,
           guint              n_cards)
{
  PatCard set[PAT_MAX_PICKS];

  memcpy (set, cards, n_cards);
  sort_cards (set, n_cards);
  for (guint i = 1; i < n_cards; i++)
    if (pat_card_get_rank (set[i - 1]) == pat_card_get_rank (set[i]))
      return N_("Two cards of the same rank cannot be discarded together.");
  for (guint i = 1; i < n_cards; i++)
    if (pat_card_is_red (set[i - 1]) == pat_card_is_red (set[i]))
      return N_("From the lowest card to the highest, the colours must alternate.");
  return NULL;
}

static guint
hand_pile (const PatRules *rules,
           guint           nth)
{
  return (guint) pat_rules_find_pile (rules, PAT_HAND, nth + 1);
}

/* The cards in the hand from left to right; returns how many there are. */
static guint
get_hand (const PatRules    *rules,
          const PatPosition *position,
          PatCard           *cards)
{
  guint n = 0;

  for (guint i = 0; i < HAND_SIZE; i++)
    {
      PatCard card = pat_position_get_top (position, hand_pile (rules, i));

      if (card != PAT_NO_CARD)
        cards[n++] = card;
    }
  return n;
}

/* A sorted hand lies in order and has its gaps at the end. */
static gboolean
is_sorted (const PatRules    *rules,
           const PatPosition *position)
{
  PatCard cards[HAND_SIZE];
  guint n = get_hand (rules, position, cards);

  sort_cards (cards, n);
  for (guint i = 0; i < n; i++)
    if (pat_position_get_top (position, hand_pile (rules, i)) != cards[i])
      return FALSE;
  return TRUE;
}

static void
list_orders (const PatRules    *rules,
             const PatPosition *position,
             PatMoves          *moves)
{
  PatMove move;

  if (!is_sorted (rules, position))
    {
      pat_move_init_special (&move, SPECIAL_SORT);
      pat_moves_add (moves, &move);
    }
  for (guint from = 0; from < HAND_SIZE; from++)
    for (guint to = 0; to < HAND_SIZE; to++)
      {
        if (from == to || pat_position_get_size (position, hand_pile (rules, from)) == 0)
          continue;
        pat_move_init_special (&move, SPECIAL_SWAP);
        pat_move_add_pick (&move, hand_pile (rules, from), 0, 0);
        pat_move_add_pick (&move, hand_pile (rules, to), 0, 0);
        pat_moves_add (moves, &move);
      }
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  return move->special == SPECIAL_SORT ? N_("The hand is already in order.")
                                       : N_("A card in the hand can only change places within "
                                            "the hand.");
}

/* Gathers the hand in its first place and lays it out again in order. */
static void
list_sort (const PatRules    *rules,
           const PatPosition *position,
           PatSteps          *steps)
{
  PatCard cards[HAND_SIZE], sorted[HAND_SIZE];
  guint n = get_hand (rules, position, cards);
  guint first = hand_pile (rules, 0), index;

  for (guint i = 1; i < HAND_SIZE; i++)
    if (pat_position_get_size (position, hand_pile (rules, i)) > 0)
      pat_steps_move (steps, hand_pile (rules, i), 0, 1, first, PAT_STEP_PLAIN);
  memcpy (sorted, cards, n);
  sort_cards (sorted, n);
  for (guint i = n - 1; i > 0; i--)
    {
      for (index = 0; cards[index] != sorted[i]; index++)
        ;
      memmove (cards + index, cards + index + 1, i - index);
      pat_steps_move (steps, first, index, 1, hand_pile (rules, i), PAT_STEP_PLAIN);
    }
}

static void
list_swap (const PatPosition *position,
           guint              a,
           guint              b,
           PatSteps          *steps)
{
  pat_steps_move (steps, a, 0, 1, b, PAT_STEP_PLAIN);
  if (pat_position_get_size (position, b) > 0)
    pat_steps_move (steps, b, 0, 1, a, PAT_STEP_PLAIN);
}

static void
list_special_steps (const PatRules    *rules,
                    const PatPosition *position,
                    const PatMove     *move,
                    PatSteps          *steps)
{
  if (move->special == SPECIAL_SORT)
    list_sort (rules, position, steps);
  else
    list_swap (position, move->picks[0].pile, move->picks[1].pile, steps);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "clock", "three"))
    table->game.time_limit_sec = 3 * 60;
  return TRUE;
}

static const PatVariantSpec palm = {
  .id = "palm",
  .name = N_("Palm"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "Palm Solitaire",
  .skill = 4,
  .minutes = 3,
  .aliases = N_("Palm Solitaire"),
  .about = N_("A patience for one hand and no table: all cards in play are the five that you "
              "hold."),
  .goal = N_("Discard the whole deck in rising sets of two to five cards whose colours alternate."),
  .advice = N_("A short set is often better than a long one. Keep both colours in the hand, and "
               "ranks that differ, so that the next five cards hold a set as well."),
  .notes = N_("A set is put in order before it is judged: from the lowest rank to the highest, "
              "Aces low, no rank twice, red and black in turn; gaps between the ranks do not "
              "matter."),
  .easiness = 81,
  .game = {
    .remove = { PAT_REMOVE_ASK, .min = 2, .max = 5 },
    .win = PAT_WIN_EMPTY,
    .win_roles = PAT_ROLE_BIT (PAT_STOCK) | PAT_ROLE_BIT (PAT_HAND),
    .stuck_is_lost = TRUE,
    .specials = specials,
    .may_remove = judge_set,
    .more_moves = list_orders,
    .why_not = why_not,
    .special = list_special_steps,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&palm)
