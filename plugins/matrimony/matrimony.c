/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matrimony: the Queen goes up, her Jack goes down, and sixteen packets are dealt again one by
 * one. */
#include <patience.h>

#define N_PACKETS 16

enum
{
  COUNTER_REDEALS = PAT_COUNTER_OWN, /* that are left */
};

#define DOWN PAT_DOWN | PAT_SAME_SUIT | PAT_WRAP

static const PatPoint narrow_tens[] = {
  { 2, 0 }, { 3, 0 }, { 0, 1 }, { 1, 1 }, { 2, 1 }, { 3, 1 },
};

/* The Jacks begin foundations only where the couple is of Diamonds. */
static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 1, .narrow = { .x = 0 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .max_cards = 13, .deal = "=QH" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1 }, .narrow = { .x = 1 },
    .build = DOWN, .max_cards = 13, .deal = "=JH" },
  { .role = PAT_FOUNDATION, .count = 2, .at = { .x = 2, .dx = 1 }, .narrow = { .x = 2, .dx = 1 },
    .build = DOWN, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_JACK),
    .suits = PAT_SUIT_BIT (PAT_HEARTS), .max_cards = 13 },
  { .role = PAT_FOUNDATION, .count = 6, .at = { .x = 2, .dx = 1 },
    .narrow = { .points = narrow_tens }, .build = DOWN, .fill = PAT_FILL_RANKS,
    .ranks = PAT_RANK_BIT (10), .max_cards = 13,
    .suits = PAT_SUIT_BIT (PAT_CLUBS) | PAT_SUIT_BIT (PAT_DIAMONDS) | PAT_SUIT_BIT (PAT_SPADES) },
  { .role = PAT_TABLEAU, .count = N_PACKETS, .name = N_("Packet"), .names = N_("Packets"),
    .at = { .y = 1.3, .dx = 1, .per_line = 8, .line_dy = 1.1 },
    .narrow = { .y = 2.3, .dx = 1, .per_line = 4, .line_dy = 1.05 },
    .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 8.5 }, .narrow = { .x = 4.3, .y = 0.5 },
    .deal = "*" },
  { 0 }
};

static const PatCounterSpec counters[] = {
  /* Translators: in the status row; how many packets can still be dealt out again. */
  { "redeals", N_("Redeals left: %d"), N_PACKETS },
  { 0 }
};

static const PatChoice couples[] = {
  { "hearts", N_("Hearts") }, { "diamonds", N_("Diamonds") }, { 0 }
};

static const PatChoice orders[] = {
  { "first", N_("From the first packet to the last") },
  { "last", N_("From the last packet to the first") },
  { 0 }
};

static const PatOption options[] = {
  { "couple", N_("Suit of the couple"),
    N_("With a couple of Diamonds, the Jacks of Hearts and the black Tens begin the other "
       "foundations."),
    PAT_OPTION_CHOICE, .choices = couples },
  { "order", N_("Order in which the packets are dealt again"), NULL,
    PAT_OPTION_CHOICE, .choices = orders },
  { 0 }
};

static const PatPreset presets[] = {
  { "hearts", N_("Hearts"), "" },
  { "last-first", N_("Last packet first"), "order=last" },
  { "diamonds", N_("Diamonds"), "couple=diamonds,order=last" },
  { 0 }
};

/* The packet, from 0, whose turn it is to be dealt again when `n_left` are left. */
static guint
next_in_order (const PatRules *rules,
               guint           n_left)
{
  if (pat_options_is (pat_rules_get_options (rules), "order", "last"))
    return n_left - 1;
  return N_PACKETS - n_left;
}

static void
deal_row (const PatPosition *position,
          guint              stock,
          guint              first,
          PatSteps          *steps)
{
  guint left = pat_position_get_size (position, stock);

  for (guint i = 0; i < N_PACKETS && left > 0; i++)
    pat_steps_move (steps, stock, --left, 1, first + i, PAT_STEP_TURNED);
}

/* Deals a packet from its bottom card on, one card to each packet, beginning with itself. */
static void
deal_packet (const PatPosition *position,
             guint              first,
             guint              number,
             PatSteps          *steps)
{
  guint n_cards = pat_position_get_size (position, first + number);
  guint n_kept = 0;

  for (guint i = 0; i < n_cards; i++)
    if (i % N_PACKETS == 0)
      n_kept++;
    else
      pat_steps_move (steps, first + number, n_kept, 1, first + (number + i) % N_PACKETS,
                      PAT_STEP_PLAIN);
}

static void
deal_stock (const PatRules    *rules,
            const PatPosition *position,
            PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint first = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);
  guint n_left = (guint) position->counters[COUNTER_REDEALS];

  if (pat_position_get_size (position, stock) > 0)
    {
      deal_row (position, stock, first, steps);
      return;
    }
  /* An empty packet has had its turn. */
  for (; n_left > 0; n_left--)
    {
      guint number = next_in_order (rules, n_left);

      if (pat_position_get_size (position, first + number) == 0)
        continue;
      deal_packet (position, first, number, steps);
      pat_steps_count (steps, COUNTER_REDEALS,
                       (int) n_left - 1 - position->counters[COUNTER_REDEALS]);
      return;
    }
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  return N_("All packets have been dealt again.");
}

/* A card of the couple that both of them want is left to the player. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  PatCard card = pat_position_get_top (position, move->picks[0].pile);
  PatCard queen = pat_position_get_top (position, 0);
  PatCard jack = pat_position_get_top (position, 1);
  guint up = pat_card_get_rank (queen) % PAT_KING + 1;
  guint down = (pat_card_get_rank (jack) + PAT_KING - 2) % PAT_KING + 1;

  return pat_card_get_suit (card) != pat_card_get_suit (queen) || up != down ||
         pat_card_get_rank (card) != up;
}

/* The two places beside the couple belong to the Jacks of Hearts. */
static void
marry_diamonds (PatTable *table)
{
  PatPileSpec *tens = pat_table_find_row (table, PAT_FOUNDATION, 3);

  pat_table_find_row (table, PAT_FOUNDATION, 0)->deal = "=QD";
  pat_table_find_row (table, PAT_FOUNDATION, 1)->deal = "=JD";
  tens->count = 4;
  tens->at.x = 4;
  tens->narrow = (PatPlace) { .y = 1, .dx = 1 };
  tens->suits = PAT_SUIT_BIT (PAT_CLUBS) | PAT_SUIT_BIT (PAT_SPADES);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "couple", "diamonds"))
    marry_diamonds (table);
  else
    pat_table_find_row (table, PAT_FOUNDATION, 2)->count = 0;
  return TRUE;
}

static const PatVariantSpec matrimony = {
  .id = "matrimony",
  .name = N_("Matrimony"),
  .family = N_("Planners"),
  .source = "S0",
  .odds = PAT_ODDS_SELDOM,
  .skill = 2,
  .minutes = 15,
  .collections = (const PatMembership[]) { { "palm-shelf", 15 }, { NULL } },
  .about = N_("A Queen and a Jack set out in opposite directions, and when the game is won they "
              "end as a couple, among six Jacks. That is as rare as a perfect match: sixteen "
              "packets grow from the stock, and each of them is dealt out again just once."),
  .rules = N_("An empty packet that has its turn to be dealt again is passed over, and its turn is "
              "used up. A packet may gain cards from those that are dealt again before it. A Ten "
              "of the couple’s suit begins no foundation."),
  .advice = N_("Play whatever goes before you deal, but with the suit of the couple look twice: a "
               "card that both want should come from the packet that hides more."),
  .notes = N_("The packets are dealt again from the first to the last; many books begin with the "
              "last. The couple needs all cards of its suit, which is why a Ten of that suit "
              "begins no foundation. Automatic play leaves a card alone that both of them want."),
  .game = {
    .decks = 2,
    .auto_class = PAT_AUTO_ALL,
    .single_click = TRUE,
    .counters = counters,
    .stock_help = N_("A click on the stock deals one card face up to each packet, from the first "
                     "on, as far as the cards go. When the stock is used up, a click takes up the "
                     "next packet in order and deals it again, its bottom card first: one card to "
                     "each packet, beginning with the place where it lay. Each packet is dealt "
                     "again once."),
    .deal_stock = deal_stock,
    .why_not = why_not,
    .may_auto = may_auto,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&matrimony)
