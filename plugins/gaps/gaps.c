/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gaps: four lines of cards, and four gaps by which they are put in order. */
#include "gaps.h"

#define NO_LIMIT 9999 /* redeals */

enum
{
  SPECIAL_REDEAL,
};

/* In a narrow window a line is broken after seven places. */
#define SEVEN(y) { 0, y }, { 1, y }, { 2, y }, { 3, y }, { 4, y }, { 5, y }, { 6, y }
#define SIX(y)   { 0, y }, { 1, y }, { 2, y }, { 3, y }, { 4, y }, { 5, y }

static const PatPoint broken_lines[] = {
  SEVEN (0), SIX (1), SEVEN (2.2f), SIX (3.2f), SEVEN (4.4f), SIX (5.4f), SEVEN (6.6f), SIX (7.6f),
};

static const PatPoint broken_moon_lines[] = {
  SEVEN (0), SEVEN (1), SEVEN (2.2f), SEVEN (3.2f), SEVEN (4.4f), SEVEN (5.4f), SEVEN (6.6f),
  SEVEN (7.6f),
};

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = GAPS_N_LINES * GAPS_LINE,
    .name = PAT_NC_ ("pile", "Place"), .names = PAT_NC_ ("piles", "Places"),
    .at = { .dx = 1, .per_line = GAPS_LINE, .line_dy = 1 }, .narrow = { .points = broken_lines },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_LINE, .ranks = PAT_RANK_BIT (2),
    .max_cards = 1, .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 6, .y = 4.05 }, .narrow = { .x = 6, .y = 7.6f } },
  { 0 }
};

/* Nothing is dealt to the first place of a line, where the Ace comes. */
#define MOON_WORDS "/U/U/U/U/U/U/U/U/U/U/U/U/U/"

static const char moon_deal[] = MOON_WORDS MOON_WORDS MOON_WORDS "/U/U/U/U/U/U/U/U/U/U/U/U/U";

static const PatSpecialSpec specials[] = {
  { .name = "redeal", .label = PAT_NC_ ("action", "Redeal"),
    .help = N_("All cards that are not in order from the beginning of their line are shuffled and "
               "dealt again.") },
  { 0 }
};

/* Translators: in the status row; how often the player may still redeal. */
#define REDEALS_LABEL N_("Redeals left: %d")

static const PatCounterSpec two_redeals[] = { { "redeals", REDEALS_LABEL, 2 }, { 0 } };
static const PatCounterSpec three_redeals[] = { { "redeals", REDEALS_LABEL, 3 }, { 0 } };
static const PatCounterSpec any_redeals[] = { { "redeals", NULL, NO_LIMIT }, { 0 } };
static const PatCounterSpec no_redeals[] = { { "redeals", NULL, 0 }, { 0 } };

static const PatCounterSpec *const counters[] = {
  two_redeals, three_redeals, any_redeals, no_redeals,
};

static const PatChoice redeals[] = {
  { "2", PAT_NC_ ("redeals", "Two") }, { "3", PAT_NC_ ("redeals", "Three") },
  { "unlimited", PAT_NC_ ("redeals", "Without limit") },
  { "0", PAT_NC_ ("redeals", "None") }, { 0 }
};

static const PatChoice gaps_after[] = {
  { "behind", N_("Behind the cards in order") }, { "random", PAT_NC_ ("choice", "Anywhere") }, { 0 }
};

static const PatChoice aces[] = {
  { "out", N_("They are taken out") }, { "front", N_("They begin the lines (Blue Moon)") }, { 0 }
};

static const PatOption options[] = {
  { "redeals", PAT_NC_ ("layout", "Redeals"), NULL, PAT_OPTION_CHOICE, .choices = redeals },
  { "gaps", N_("The gaps after a redeal"), NULL, PAT_OPTION_CHOICE, .choices = gaps_after },
  { "aces", PAT_NC_ ("option", "The Aces"), NULL, PAT_OPTION_CHOICE, .choices = aces },
  { 0 }
};

static const PatPreset presets[] = {
  { "gaps", N_("Gaps"), "" },
  { "spaces", PAT_NC_ ("game", "Spaces"), "gaps=random" },
  { "addiction", N_("Addiction"), "redeals=3,gaps=random" },
  { "blue-moon", N_("Blue Moon"), "aces=front" },
  { 0 }
};

guint
gaps_count_in_line (const PatRules *rules)
{
  return pat_rules_count_role (rules, PAT_TABLEAU) / GAPS_N_LINES;
}

guint
gaps_place (const PatRules *rules,
            guint           line,
            guint           nth)
{
  guint number = line * gaps_count_in_line (rules) + nth + 1;

  return (guint) pat_rules_find_pile (rules, PAT_TABLEAU, number);
}

/* The rank with which a line begins. */
static guint
first_rank (const PatRules *rules)
{
  return gaps_count_in_line (rules) == GAPS_MOON_LINE ? PAT_ACE : PAT_ACE + 1;
}

/* How many cards of a line are in order from its beginning. */
guint
gaps_count_ordered (const PatRules    *rules,
                    const PatPosition *position,
                    guint              line)
{
  guint length = gaps_count_in_line (rules);
  PatCard first = pat_position_get_top (position, gaps_place (rules, line, 0));
  guint n = 1;

  if (first == PAT_NO_CARD || pat_card_get_rank (first) != first_rank (rules))
    return 0;
  while (n < length && pat_position_get_top (position, gaps_place (rules, line, n)) == first + n)
    n++;
  return n;
}

static int
count_points (const PatRules    *rules,
              const PatPosition *position)
{
  int points = 0;

  for (guint line = 0; line < GAPS_N_LINES; line++)
    {
      guint n = gaps_count_ordered (rules, position, line);

      points += (int) (n > 0 && first_rank (rules) == PAT_ACE ? n - 1 : n);
    }
  return points;
}

static gboolean
is_won (const PatRules    *rules,
        const PatPosition *position)
{
  return count_points (rules, position) == GAPS_N_LINES * (PAT_KING - PAT_ACE);
}

/* After the deal the Aces make the gaps: they leave the lines, or go to their beginning. */
static void
list_aces (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
  gboolean moon = first_rank (rules) == PAT_ACE;
  int discard = pat_rules_find_pile (rules, PAT_DISCARD, 1);
  guint n_places = pat_rules_count_role (rules, PAT_TABLEAU), n_aces = 0;

  for (guint i = 0; move == NULL && i < n_places; i++)
    {
      guint pile = gaps_place (rules, 0, i);

      if (pat_card_get_rank (pat_position_get_top (position, pile)) != PAT_ACE ||
          (moon && i % GAPS_MOON_LINE == 0))
        continue;
      pat_steps_move (steps, pile, 0, 1, moon ? gaps_place (rules, n_aces++, 0) : (guint) discard,
                      PAT_STEP_PLAIN);
    }
}

static void
list_specials (const PatRules    *rules,
               const PatPosition *position,
               PatMoves          *moves)
{
  PatMove move;

  if (position->counters[GAPS_COUNTER_REDEALS] <= 0 || is_won (rules, position))
    return;
  pat_move_init_special (&move, SPECIAL_REDEAL);
  pat_moves_add (moves, &move);
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  return position->counters[GAPS_COUNTER_REDEALS] <= 0 ? N_("There are no redeals left.") : NULL;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);

  table->game.counters = counters[pat_options_get (chosen, "redeals")];
  if (!pat_options_is (chosen, "aces", "front"))
    return TRUE;
  row->count = GAPS_N_LINES * GAPS_MOON_LINE;
  row->at.per_line = GAPS_MOON_LINE;
  row->narrow.points = broken_moon_lines;
  row->ranks = PAT_RANK_BIT (PAT_ACE);
  row->deal = moon_deal;
  pat_table_find_row (table, PAT_DISCARD, 0)->count = 0;
  return TRUE;
}

static const PatScoring scoring = { PAT_SCORE_ASK };

static const PatVariantSpec gaps = {
  .id = "gaps",
  .name = N_("Gaps"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 12,
  .aliases = N_("Montana;Spaces;Addiction;Blue Moon;Rangoon;Vacancies"),
  .about = N_("The whole deck lies open in four lines, and nothing can be done but to move cards "
              "into the four gaps. About one game in twenty is won by those who know it well."),
  .goal = N_("Bring each line into order, in one suit and from the Two up to the King."),
  .rules = N_("The whole deck is dealt, and the Aces make the gaps: they are taken out, or, in "
              "“Blue Moon”, each goes to the beginning of a line. Each card that lies in order "
              "from the beginning of its line counts one point, Aces excepted."),
  .advice = N_("A gap behind a King is lost until the next redeal. Before each move, look which "
               "gap it opens and what could go there; free the beginnings of the lines for "
               "Twos."),
  .notes = N_("A redeal is possible at any time. It leaves a gap behind the cards in order of each "
              "line; in “Spaces” and “Addiction” the gaps may then be anywhere."),
  .game = {
    .win = PAT_WIN_ASK,
    .stuck_is_lost = TRUE,
    .single_click = TRUE,
    .scoring = &scoring,
    .specials = specials,
    .counters = two_redeals,
    .more_moves = list_specials,
    .why_not = why_not,
    .special = gaps_list_redeal,
    .after_move = list_aces,
    .is_won = is_won,
    .score = count_points,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&gaps)
