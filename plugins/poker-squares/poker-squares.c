/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Poker Squares: twenty-five cards are laid in a square that makes ten poker hands. */
#include <patience.h>

#define SIDE     5
#define N_PLACES (SIDE * SIDE)

enum
{
  HAND_NOTHING,
  HAND_PAIR,
  HAND_TWO_PAIRS,
  HAND_THREE,
  HAND_STRAIGHT,
  HAND_FLUSH,
  HAND_FULL_HOUSE,
  HAND_FOUR,
  HAND_STRAIGHT_FLUSH,
  HAND_ROYAL_FLUSH,
  N_HANDS
};

/* What the hands are worth, and with how many points the game is won. */
typedef struct
{
  int points[N_HANDS];
  int target;
} Count;

static const Count counts[] = {
  { { 0, 2, 5, 10, 15, 20, 25, 50, 75, 100 }, 200 },
  { { 0, 1, 3, 6, 12, 5, 10, 16, 30, 30 }, 70 },
};

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 2 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_ALWAYS, .deal = "*" },
  { .role = PAT_TABLEAU, .count = N_PLACES,
    .at = { .x = 1.5, .dx = 1, .per_line = SIDE, .line_dy = 1 },
    .narrow = { .y = 1.2, .dx = 1, .per_line = SIDE, .line_dy = 1 },
    .fill = PAT_FILL_ANY, .from = PAT_ROLE_BIT (PAT_STOCK), .max_cards = 1 },
  { 0 }
};

static const PatChoice systems[] = {
  { "american", PAT_NC_ ("choice", "American") }, { "english", PAT_NC_ ("choice", "English") },
  { 0 }
};

static const PatOption options[] = {
  { "points", PAT_NC_ ("option", "Points"),
    N_("The English points value a hand by how hard it is to make in this game"),
    PAT_OPTION_CHOICE, .choices = systems },
  { 0 }
};

static const PatPreset presets[] = {
  { "american", N_("American"), "" },
  { "english", N_("English"), "points=english" },
  { 0 }
};

static const Count *
get_count (const PatRules *rules)
{
  return &counts[pat_options_get (pat_rules_get_options (rules), "points")];
}

/* The cards of a line: 0 to 4 are rows, 5 to 9 columns. */
static guint
collect_line (const PatRules    *rules,
              const PatPosition *position,
              guint              line,
              PatCard           *cards)
{
  guint first = line < SIDE ? line * SIDE : line - SIDE;
  guint step = line < SIDE ? 1 : SIDE;
  guint n = 0;

  for (guint i = 0; i < SIDE; i++)
    {
      int pile = pat_rules_find_pile (rules, PAT_TABLEAU, first + i * step + 1);
      PatCard card = pat_position_get_top (position, (guint) pile);

      if (card != PAT_NO_CARD)
        cards[n++] = card;
    }
  return n;
}

static gboolean
is_flush (const PatCard *cards,
          guint          n_cards)
{
  for (guint i = 1; i < n_cards; i++)
    if (pat_card_get_suit (cards[i]) != pat_card_get_suit (cards[0]))
      return FALSE;
  return n_cards == SIDE;
}

/* Five ranks in a row; an Ace counts low or high, but the ranks do not go round. */
static gboolean
is_straight (guint ranks)
{
  static const guint highest = PAT_RANK_BIT (PAT_ACE) | 0xfu << 10;

  return ranks == highest || (ranks != 0 && ranks >> __builtin_ctz (ranks) == 0x1f);
}

/* What equal ranks make of a hand. */
static guint
rate_equals (const guint *n_of_rank)
{
  guint n_pairs = 0, most = 0;

  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    {
      most = MAX (most, n_of_rank[rank]);
      n_pairs += n_of_rank[rank] == 2;
    }
  if (most == 4)
    return HAND_FOUR;
  if (most == 3)
    return n_pairs > 0 ? HAND_FULL_HOUSE : HAND_THREE;
  return n_pairs == 2 ? HAND_TWO_PAIRS : n_pairs == 1 ? HAND_PAIR : HAND_NOTHING;
}

static guint
rate_hand (const PatCard *cards,
           guint          n_cards)
{
  guint n_of_rank[PAT_KING + 1] = { 0 };
  guint ranks = 0;
  gboolean flush = is_flush (cards, n_cards), straight;

  for (guint i = 0; i < n_cards; i++)
    {
      n_of_rank[pat_card_get_rank (cards[i])]++;
      ranks |= PAT_RANK_BIT (pat_card_get_rank (cards[i]));
    }
  straight = is_straight (ranks);
  if (straight && flush)
    return (ranks & PAT_RANK_BIT (PAT_ACE)) != 0 && (ranks & PAT_RANK_BIT (PAT_KING)) != 0
           ? HAND_ROYAL_FLUSH : HAND_STRAIGHT_FLUSH;
  return straight ? HAND_STRAIGHT : flush ? HAND_FLUSH : rate_equals (n_of_rank);
}

static int
count_line (const PatRules    *rules,
            const PatPosition *position,
            guint              line)
{
  PatCard cards[SIDE];
  guint n = collect_line (rules, position, line, cards);

  return get_count (rules)->points[rate_hand (cards, n)];
}

static int
count_points (const PatRules    *rules,
              const PatPosition *position)
{
  int points = 0;

  for (guint line = 0; line < 2 * SIDE; line++)
    points += count_line (rules, position, line);
  return points;
}

static gboolean
is_won (const PatRules    *rules,
        const PatPosition *position)
{
  for (guint i = 1; i <= N_PLACES; i++)
    if (pat_position_get_size (position,
                               (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i)) == 0)
      return FALSE;
  return count_points (rules, position) >= get_count (rules)->target;
}

static char *
describe_hands (const PatRules    *rules,
                const PatPosition *position)
{
  /* Translators: in the status row: what the hands in the five rows and in the five columns are
     worth. */
  const char *text = N_("Rows: %d, %d, %d, %d, %d · Columns: %d, %d, %d, %d, %d");
  int n[2 * SIDE];

  for (guint line = 0; line < 2 * SIDE; line++)
    n[line] = count_line (rules, position, line);
  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules), text),
                          n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9]);
}

static const PatScoring scoring = { PAT_SCORE_ASK };

static const PatVariantSpec poker_squares = {
  .id = "poker-squares",
  .name = N_("Poker Squares"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 5,
  .aliases = N_("Poker Solitaire;Poker Square;Poker Patience"),
  .about = N_("Twenty-five cards come one by one, and each must find its place for good in a "
              "square of five rows and five columns: ten poker hands at once."),
  .goal = N_("Fill the square so that the ten hands in its rows and columns count at least 200 "
             "points, or 70 by the English count."),
  .rules = N_("The top card of the stock goes to any empty place and stays there. The game ends "
              "when the square is full. American points: pair 2, two pairs 5, three of a kind 10, "
              "straight 15, flush 20, full house 25, four of a kind 50, straight flush 75, royal "
              "flush 100. English points: pair 1, two pairs 3, flush 5, three of a kind 6, full "
              "house 10, straight 12, four of a kind 16, straight flush and royal flush 30. In a "
              "straight an Ace is the lowest or the highest card."),
  .advice = N_("Collect flushes in one direction and pairs, threes and full houses in the other. "
               "Keep a row or a column for cards that fit nowhere."),
  .notes = N_("You win with 200 points (70 by the English count); anything less counts as a loss. "
              "Incomplete hands count as they stand."),
  .game = {
    .win = PAT_WIN_ASK,
    .stuck_is_lost = TRUE,
    .scoring = &scoring,
    .is_won = is_won,
    .score = count_points,
    .points = describe_hands,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
};

PAT_PLUGIN (&poker_squares)
