/* SPDX-License-Identifier: GPL-3.0-or-later */
/* TriPeaks, and Elevator: Golf with overlapping cards, in three peaks or in a pyramid. */
#include <patience.h>

#define N_IN_PEAKS  28
#define N_PEAKS     3
#define PEAK_BONUS  15
#define LAST_BONUS  30
#define STROKE_COST (-5)

enum
{
  COUNTER_PLAYED = PAT_COUNTER_OWN, /* cards on the foundation whose points are booked */
  COUNTER_STREAK,                   /* cards played since the last one from the stock */
};

/* A row of a peak or of the pyramid begins half a card to the left of the one above it. */
#define ROW_1(x, y, d) { x, y }
#define ROW_2(x, y, d) ROW_1 (x, y, d), { x + d, y }
#define ROW_3(x, y, d) ROW_2 (x, y, d), { x + 2 * d, y }
#define ROW_4(x, y, d) ROW_3 (x, y, d), { x + 3 * d, y }
#define ROW_5(x, y, d) ROW_4 (x, y, d), { x + 4 * d, y }
#define ROW_6(x, y, d) ROW_5 (x, y, d), { x + 5 * d, y }
#define ROW_7(x, y, d) ROW_6 (x, y, d), { x + 6 * d, y }
#define ROW_9(x, y, d) ROW_7 (x, y, d), { x + 7 * d, y }, { x + 8 * d, y }
#define ROW_10(x, y, d) ROW_9 (x, y, d), { x + 9 * d, y }

#define PEAKS(d, e)                                                                                \
  ROW_1 (1.5f * d, 0, d), ROW_1 (4.5f * d, 0, d), ROW_1 (7.5f * d, 0, d),                          \
  ROW_2 (1 * d, e, d), ROW_2 (4 * d, e, d), ROW_2 (7 * d, e, d),                                   \
  ROW_9 (0.5f * d, 2 * e, d), ROW_10 (0, 3 * e, d)
#define PYRAMID                                                                                    \
  ROW_1 (3, 0, 1), ROW_2 (2.5f, 0.5f, 1), ROW_3 (2, 1, 1), ROW_4 (1.5f, 1.5f, 1),                  \
  ROW_5 (1, 2, 1), ROW_6 (0.5f, 2.5f, 1), ROW_7 (0, 3, 1)

static const PatPoint wide_peaks[] = { PEAKS (1, 0.5f) };
/* Ten cards side by side are too many for a telephone: there they lie closer together. */
static const PatPoint narrow_peaks[] = { PEAKS (0.75f, 0.6f) };
static const PatPoint pyramid[] = { PYRAMID };

static const PatPileSpec peak_piles[] = {
  { .role = PAT_TABLEAU, .count = N_IN_PEAKS,
    .at = { .points = wide_peaks }, .narrow = { .points = narrow_peaks },
    .covered = TRUE, .take = PAT_TAKE_TOP, .turn = PAT_TURN_EXPOSED,
    .deal = "D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/U" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 3.875, .y = 2.8 },
    .narrow = { .x = 2.75, .y = 3.1 }, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 5.125, .y = 2.8 },
    .narrow = { .x = 4, .y = 3.1 }, .fan_x = 0.05, .build = PAT_UP | PAT_DOWN | PAT_ANY_SUIT,
    .deal = "U" },
  { 0 }
};

static const PatPileSpec elevator_piles[] = {
  { .role = PAT_TABLEAU, .count = N_IN_PEAKS, .at = { .points = pyramid },
    .covered = TRUE, .take = PAT_TAKE_TOP, .turn = PAT_TURN_EXPOSED,
    .deal = "D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/D/U" },
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .y = 1.3 },
    .build = PAT_UP | PAT_DOWN | PAT_ANY_SUIT, .deal = "U" },
  { 0 }
};

static const PatChoice kings[] = {
  { "wrap", N_("A Queen or an Ace") }, { "queen", PAT_NC_ ("choice", "A Queen") }, { 0 }
};

static const PatChoice scorings[] = {
  { "cleared", N_("Cards cleared from the tableau") }, { "streaks", N_("Points for streaks") },
  { 0 }
};

#define KING_OPTION                                                                                \
  { "king", N_("Played on a King"),                                                             \
    N_("If an Ace goes on a King, a King goes on an Ace too"),                                  \
    PAT_OPTION_CHOICE, .choices = kings }
#define OPEN_OPTION                                                                                \
  { "open", N_("All cards lie face up"), NULL, PAT_OPTION_SWITCH }

static const PatOption peak_options[] = {
  KING_OPTION,
  OPEN_OPTION,
  { "scoring", PAT_NC_ ("option", "Scoring"),
    N_("Either each card earns one point, or a streak earns one point for its first card, two for "
       "its second, and so on; a card from the stock ends it and costs five; the first two peaks "
       "that you reach earn 15 each, the last one 30"),
    PAT_OPTION_CHOICE, .choices = scorings },
  { 0 }
};

static const PatOption elevator_options[] = {
  KING_OPTION,
  OPEN_OPTION,
  { 0 }
};

static const PatPreset peak_presets[] = {
  { "tripeaks", N_("TriPeaks"), "" },
  { "streaks", N_("Points for streaks"), "scoring=streaks", .easiness = 97 },
  { "open", N_("Open"), "open=on", .easiness = 97 },
  { "strict", N_("Strict"), "king=queen" },
  { 0 }
};

static const PatPreset elevator_presets[] = {
  { "elevator", N_("Elevator"), "" },
  { "escalator", N_("Escalator"), "open=on", .easiness = 15 },
  { 0 }
};

static const PatCounterSpec counters[] = {
  { "played", NULL, 1 },
  /* Translators: in the status row; how many cards were played since the last one from the
     stock. */
  { "streak", N_("Streak: %d"), 0 },
  { 0 }
};

static int
count_left (const PatRules    *rules,
            const PatPosition *position,
            guint              n_places)
{
  int n = 0;

  for (guint i = 1; i <= n_places; i++)
    n += (int) pat_position_get_size (position,
                                      (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i));
  return n;
}

static int
count_cleared (const PatRules    *rules,
               const PatPosition *position)
{
  return N_IN_PEAKS - count_left (rules, position, N_IN_PEAKS);
}

/* What the card earns that was just played, apart from its place in the streak. */
static int
bonus_for_peak (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move)
{
  if (pat_rules_get_number (rules, move->picks[0].pile) > N_PEAKS)
    return 0;
  return count_left (rules, position, N_PEAKS) == 0 ? LAST_BONUS : PEAK_BONUS;
}

/* Books the points for the card that came to the foundation. */
static void
book_card (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
  guint foundation = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1);
  int n_new = (int) pat_position_get_size (position, foundation) -
              position->counters[COUNTER_PLAYED];
  int streak = position->counters[COUNTER_STREAK];

  if (move == NULL || n_new == 0)
    return;
  pat_steps_count (steps, COUNTER_PLAYED, n_new);
  if (move->kind == PAT_MOVE_STOCK)
    {
      pat_steps_count (steps, COUNTER_STREAK, -streak);
      return;
    }
  pat_steps_count (steps, COUNTER_STREAK, 1);
  pat_steps_score (steps, streak + 1 + bonus_for_peak (rules, position, move));
}

static const PatPoints points[] = {
  { PAT_EVENT_MOVE, PAT_STOCK, PAT_FOUNDATION, STROKE_COST },
  { 0 }
};

static const PatScoring cleared = { PAT_SCORE_ASK };
static const PatScoring streaks = { PAT_SCORE_POINTS, .points = points };

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *tableau = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "king", "wrap"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->build |= PAT_WRAP;
  if (pat_options_get (chosen, "open"))
    {
      tableau->deal = "U";
      tableau->turn = PAT_TURN_NEVER;
    }
  return TRUE;
}

static gboolean
configure_peaks (PatTable    *table,
                 PatOptions  *chosen,
                 GError     **error)
{
  if (pat_options_is (chosen, "scoring", "streaks"))
    {
      table->game.scoring = &streaks;
      table->game.counters = counters;
      table->game.after_move = book_card;
      table->game.after_move_is_minor = TRUE;
    }
  return configure (table, chosen, error);
}

#define GAME                                                                                       \
  .stock = { PAT_FOUNDATION, 1, 0 },                                                               \
  .win = PAT_WIN_EMPTY,                                                                            \
  .win_roles = PAT_ROLE_BIT (PAT_TABLEAU),                                                         \
  .auto_class = PAT_AUTO_NONE,                                                                     \
  .single_click = TRUE,                                                                            \
  .scoring = &cleared,                                                                             \
  .score = count_cleared

static const PatVariantSpec tripeaks = {
  .id = "tripeaks",
  .name = N_("TriPeaks"),
  .family = PAT_NC_ ("family", "Golf"),
  .source = "Robert Hogue, PySolFC",
  .skill = 3,
  .minutes = 3,
  .rank = 5,
  .collections = (const PatMembership[]) { { "week", 4 }, { NULL } },
  .aliases = N_("Tri Peaks;Three Peaks;Tri Towers;Triple Peaks"),
  .about = N_("Three mountains of cards are carried away one card at a time, each one rank higher "
              "or lower than the one before. Robert Hogue thought the game out in 1989 and "
              "found by computer that most deals can be won."),
  .advice = N_("Prefer cards that turn up others, and look for the longest row before you begin "
               "it: up and down again, as often as the ranks allow."),
  .notes = N_("King and Ace follow each other; the version “Strict” does without that. Where "
              "points are counted, a streak earns one point for its first card, two for its "
              "second, and so on, until a card is dealt from the stock; the first two peaks that "
              "you reach earn 15 points each, the last one 30."),
  .easiness = 97,
  .game = { GAME },
  .piles = peak_piles,
  .options = peak_options,
  .presets = peak_presets,
  .configure = configure_peaks,
};

static const PatVariantSpec elevator = {
  .id = "elevator",
  .name = N_("Elevator"),
  .family = PAT_NC_ ("family", "Golf"),
  .source = "PySolFC",
  .skill = 3,
  .minutes = 3,
  .aliases = N_("Egyptian Solitaire;Pyramid Golf;Escalator"),
  .about = N_("Golf climbs a pyramid: the cards are those of Pyramid, but each one that goes must "
              "be one rank higher or lower than the one before."),
  .advice = N_("Clear the pyramid evenly, because two neighbours must go before the card above "
               "them is free, and prefer the cards that free others at once."),
  .notes = N_("King and Ace follow each other; the version “Escalator” has all cards open. The "
              "score is the number of cards that have left the pyramid."),
  .easiness = 15,
  .game = { GAME },
  .piles = elevator_piles,
  .options = elevator_options,
  .presets = elevator_presets,
  .configure = configure,
};

PAT_PLUGIN (&tripeaks, &elevator)
