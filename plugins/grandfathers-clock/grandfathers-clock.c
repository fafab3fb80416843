/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Grandfather's Clock: twelve foundations in a circle, each built until it shows its hour. */
#include <patience.h>

/* A place on the clock's face. Cards are higher than they are wide: a step down counts less, and
 * the hours at the top and at the bottom lie as close to the middle as those beside them allow. */
#define TWELVE 1.7f
#define ONE    1.5f
#define TWO    1.02f
#define ONE_X  0.445f /* as far apart as their neighbours are */
#define TWO_X  0.85f
#define CLOCK_X(x) (7.5f + 2.75f * (x))
#define CLOCK_Y(y) (TWELVE - (y))
#define NARROW_X(x) (3.5f + 2.75f * (x))

static const PatPoint afternoon[] = {
  { CLOCK_X (ONE_X), CLOCK_Y (ONE) }, { CLOCK_X (TWO_X), CLOCK_Y (TWO) },
  { CLOCK_X (1), CLOCK_Y (0) }, { CLOCK_X (TWO_X), CLOCK_Y (-TWO) },
};

static const PatPoint other_hours[] = {
  { CLOCK_X (ONE_X), CLOCK_Y (-ONE) }, { CLOCK_X (0), CLOCK_Y (-TWELVE) },
  { CLOCK_X (-ONE_X), CLOCK_Y (-ONE) }, { CLOCK_X (-TWO_X), CLOCK_Y (-TWO) },
  { CLOCK_X (-1), CLOCK_Y (0) }, { CLOCK_X (-TWO_X), CLOCK_Y (TWO) },
  { CLOCK_X (-ONE_X), CLOCK_Y (ONE) }, { CLOCK_X (0), CLOCK_Y (TWELVE) },
};

static const PatPoint narrow_afternoon[] = {
  { NARROW_X (ONE_X), CLOCK_Y (ONE) }, { NARROW_X (TWO_X), CLOCK_Y (TWO) },
  { NARROW_X (1), CLOCK_Y (0) }, { NARROW_X (TWO_X), CLOCK_Y (-TWO) },
};

static const PatPoint narrow_other_hours[] = {
  { NARROW_X (ONE_X), CLOCK_Y (-ONE) }, { NARROW_X (0), CLOCK_Y (-TWELVE) },
  { NARROW_X (-ONE_X), CLOCK_Y (-ONE) }, { NARROW_X (-TWO_X), CLOCK_Y (-TWO) },
  { NARROW_X (-1), CLOCK_Y (0) }, { NARROW_X (-TWO_X), CLOCK_Y (TWO) },
  { NARROW_X (-ONE_X), CLOCK_Y (ONE) }, { NARROW_X (0), CLOCK_Y (TWELVE) },
};

/* The foundations are numbered by their hours; those of the first four take a card more. */
static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 4,
    .at = { .points = afternoon }, .narrow = { .points = narrow_afternoon },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .max_cards = 5, .deal = "=TH/=JS/=QD/=KC" },
  { .role = PAT_FOUNDATION, .count = 8,
    .at = { .points = other_hours }, .narrow = { .points = narrow_other_hours },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .max_cards = 4,
    .deal = "=2H/=3S/=4D/=5C/=6H/=7S/=8D/=9C" },
  { .role = PAT_TABLEAU, .count = 8,
    .at = { .dx = 1, .per_line = 4, .line_dy = 2.2 }, .narrow = { .y = 4.6, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_ANY_SUIT, .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP,
    .deal = "UUUUU" },
  { 0 }
};

static const PatOption options[] = {
  { "runs", N_("Move runs as a unit"),
    N_("As many cards as can be moved one by one with the help of the empty columns"),
    PAT_OPTION_SWITCH },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_get (chosen, "runs"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->take = PAT_TAKE_RUN_LIMITED;
  return TRUE;
}

/* All that goes, when the player asks for it. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  return degree == PAT_AUTO_ALL;
}

static const PatVariantSpec grandfathers_clock = {
  .id = "grandfathers-clock",
  .name = N_("Grandfather’s Clock"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .odds = PAT_ODDS_OFTEN,
  .skill = 4,
  .minutes = 10,
  .about = N_("Twelve cards lie like the hours of a clock, and the game is won when every one of "
              "them shows the right time. It looks fine and comes out often."),
  .goal = N_("Build every foundation up to the hour at which it stands."),
  .rules = N_("Foundation 1 stands at one o’clock, and so on round the face. From one o’clock on "
              "they begin with the Ten of Hearts, the Jack of Spades, the Queen of Diamonds, the "
              "King of Clubs, and then with the cards from the Two of Hearts to the Nine of "
              "Clubs. A foundation is complete when its top card shows its hour: the Jack is "
              "eleven, the Queen is twelve."),
  .advice = N_("The clock needs each rank at four places, but not at the same time. Look which "
               "hours a card opens before you send it there, and try to clear a column."),
  .notes = N_("No King goes on an Ace in the columns."),
  .game = {
    .never_mirrored = TRUE,
    .auto_class = PAT_AUTO_NONE,
    .may_auto = may_auto,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&grandfathers_clock)
