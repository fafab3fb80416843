/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matrimony: the Queen goes up, her Jack goes down, and sixteen packets are dealt again one by
 * one. */
#include <patience.h>

#define N_PACKETS 16
#define ALL_SUITS ((1 << PAT_N_SUITS) - 1)

enum
{
  COUNTER_REDEALS = PAT_COUNTER_OWN, /* that are left */
};

#define UP   PAT_UP | PAT_SAME_SUIT | PAT_WRAP
#define DOWN PAT_DOWN | PAT_SAME_SUIT | PAT_WRAP

static const PatPoint narrow_tens[] = {
  { 2, 0 }, { 3, 0 }, { 0, 1 }, { 1, 1 }, { 2, 1 }, { 3, 1 },
};

static const PatPoint narrow_queens[] = { { 2, 0 }, { 3, 0 }, { 0, 1 } };

/* All foundations that there may be: Jacks of Hearts if the couple is of Diamonds, Tens if
 * there is one couple, Queens and Jacks of the other suits if there are four. */
static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1.2 }, .narrow = { .x = 0 },
    .build = UP, .max_cards = 13, .deal = "=QH" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 2.2 }, .narrow = { .x = 1 },
    .build = DOWN, .max_cards = 13, .deal = "=JH" },
  { .role = PAT_FOUNDATION, .count = 2, .at = { .x = 3.2, .dx = 1 }, .narrow = { .x = 2, .dx = 1 },
    .build = DOWN, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_JACK),
    .suits = PAT_SUIT_BIT (PAT_HEARTS), .max_cards = 13 },
  { .role = PAT_FOUNDATION, .count = 6, .at = { .x = 3.2, .dx = 1 },
    .narrow = { .points = narrow_tens }, .build = DOWN, .fill = PAT_FILL_RANKS,
    .ranks = PAT_RANK_BIT (10), .max_cards = 13,
    .suits = PAT_SUIT_BIT (PAT_CLUBS) | PAT_SUIT_BIT (PAT_DIAMONDS) | PAT_SUIT_BIT (PAT_SPADES) },
  { .role = PAT_FOUNDATION, .count = 3, .at = { .x = 3.2, .dx = 1 },
    .narrow = { .points = narrow_queens },
    .build = UP, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_QUEEN), .one_each = TRUE,
    .max_cards = 13 },
  { .role = PAT_FOUNDATION, .count = 3, .at = { .x = 6.2, .dx = 1 },
    .narrow = { .x = 1, .y = 1, .dx = 1 },
    .build = DOWN, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_JACK), .one_each = TRUE,
    .max_cards = 13 },
  { .role = PAT_TABLEAU, .count = N_PACKETS, .name = PAT_NC_ ("pile", "Packet"),
    .names = PAT_NC_ ("piles", "Packets"),
    .at = { .x = 1.2, .y = 1.3, .dx = 1, .per_line = 8, .line_dy = 1.1 },
    .narrow = { .y = 2.3, .dx = 1, .per_line = 4, .line_dy = 1.05 },
    .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 4.3, .y = 0.5 },
    .deal = "*" },
  { 0 }
};

static const PatCounterSpec counters[] = {
  /* Translators: in the status row; how many packets can still be dealt out again. */
  { "redeals", N_("Redeals left: %d"), N_PACKETS },
  { 0 }
};

static const PatChoice couples[] = {
  { "hearts", PAT_NC_ ("choice", "Hearts") }, { "diamonds", PAT_NC_ ("choice", "Diamonds") }, { 0 }
};

static const PatChoice numbers_of_couples[] = {
  { "one", PAT_NC_ ("choice", "One couple") }, { "four", PAT_NC_ ("choice", "Four couples") }, { 0 }
};

static const PatChoice orders[] = {
  { "first", N_("From the first packet to the last") },
  { "last", N_("From the last packet to the first") },
  { 0 }
};

static const PatOption options[] = {
  { "couple", N_("Suit of the couple"),
    N_("With a couple of Diamonds, the Jacks of Hearts and the black Tens begin the other "
       "foundations"),
    PAT_OPTION_CHOICE, .choices = couples },
  { "couples", PAT_NC_ ("option", "Couples"),
    N_("With four couples, a Queen of each suit begins a foundation that goes up, and a Jack of "
       "each suit one that goes down"),
    PAT_OPTION_CHOICE, .choices = numbers_of_couples },
  { "order", N_("Order in which the packets are dealt again"), NULL,
    PAT_OPTION_CHOICE, .choices = orders },
  { 0 }
};

static const PatPreset presets[] = {
  /* Translators: a suit */
  { "hearts", N_("Hearts"), "" },
  { "last-first", N_("Last packet first"), "order=last" },
  /* Translators: a suit */
  { "diamonds", N_("Diamonds"), "couple=diamonds,order=last" },
  { "four-couples", N_("Four couples"), "couple=diamonds,couples=four,order=last" },
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
  guint n_left = (guint) CLAMP (position->counters[COUNTER_REDEALS], 0, N_PACKETS);

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

/* A card that one foundation wants on its way up and another on its way down is left to the
 * player. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  guint build = pat_rules_get_pile (rules, move->picks[1].pile)->build;
  PatMove other = *move;

  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_FOUNDATION); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, i);

      other.picks[1].pile = (guint8) pile;
      if (pat_rules_get_pile (rules, pile)->build != build &&
          pat_rules_judge (rules, position, &other, NULL))
        return FALSE;
    }
  return TRUE;
}

enum
{
  ROW_QUEEN,
  ROW_JACK,
  ROW_JACKS_OF_HEARTS,
  ROW_TENS,
  ROW_OTHER_QUEENS,
  ROW_OTHER_JACKS,
};

static PatPileSpec *
find_row (PatTable *table,
          guint     row)
{
  return pat_table_find_row (table, PAT_FOUNDATION, row);
}

/* Beside a couple of Diamonds two Jacks of Hearts have places, and four Tens those after them. */
static void
make_room_for_jacks (PatTable *table)
{
  PatPileSpec *tens = find_row (table, ROW_TENS);

  tens->count = 4;
  tens->at.x = 5.2f;
  tens->narrow = (PatPlace) { .y = 1, .dx = 1 };
  tens->suits = PAT_SUIT_BIT (PAT_CLUBS) | PAT_SUIT_BIT (PAT_SPADES);
}

static void
marry_one (PatTable *table,
           gboolean  of_diamonds)
{
  find_row (table, ROW_OTHER_QUEENS)->count = 0;
  find_row (table, ROW_OTHER_JACKS)->count = 0;
  if (of_diamonds)
    make_room_for_jacks (table);
  else
    find_row (table, ROW_JACKS_OF_HEARTS)->count = 0;
}

static void
marry_all (PatTable *table,
           PatSuit   first)
{
  guint8 others = ALL_SUITS & (guint8) ~PAT_SUIT_BIT (first);

  find_row (table, ROW_JACKS_OF_HEARTS)->count = 0;
  find_row (table, ROW_TENS)->count = 0;
  find_row (table, ROW_OTHER_QUEENS)->suits = others;
  find_row (table, ROW_OTHER_JACKS)->suits = others;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  gboolean of_diamonds = pat_options_is (chosen, "couple", "diamonds");

  if (of_diamonds)
    {
      find_row (table, ROW_QUEEN)->deal = "=QD";
      find_row (table, ROW_JACK)->deal = "=JD";
    }
  if (pat_options_is (chosen, "couples", "four"))
    marry_all (table, of_diamonds ? PAT_DIAMONDS : PAT_HEARTS);
  else
    marry_one (table, of_diamonds);
  return TRUE;
}

static const PatVariantSpec matrimony = {
  .id = "matrimony",
  .name = N_("Matrimony"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 2,
  .minutes = 15,
  .collections = (const PatMembership[]) { { "palm-shelf", 15 }, { NULL } },
  .about = N_("A Queen and a Jack set out in opposite directions, and when the game is won they "
              "end as a couple, among six Jacks. That is as rare as a perfect match: sixteen "
              "packets grow from the stock, and each of them is dealt out again just once."),
  .rules = N_("An empty packet that has its turn to be dealt again is passed over, and its turn is "
              "used up. A packet may gain cards from those that are dealt again before it."),
  .advice = N_("Play whatever goes before you deal, but with the suit of the couple look twice: a "
               "card that both need should come from the packet that hides more."),
  .notes = N_("The packets are dealt again from the first to the last; many books begin with the "
              "last. If there is only one couple, it needs all cards of its suit, which is why a "
              "Ten of that suit begins no foundation. Automatic play leaves a card alone that one "
              "foundation needs on its way up and another on its way down."),
  .game = {
    .decks = 2,
    .auto_class = PAT_AUTO_ALL,
    .single_click = TRUE,
    .counters = counters,
    .stock_help = N_("A click or tap on the stock deals one card face up to each packet, from the "
                     "first on, as far as the cards go. When the stock is empty, a click or tap "
                     "takes up the next packet in order and deals it again, its bottom card first: "
                     "one card to each packet, beginning with the place where it lay. Each packet "
                     "is dealt again once."),
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
