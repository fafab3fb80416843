/* SPDX-License-Identifier: GPL-3.0-or-later */
/* La Belle Lucie: fans of three that are shuffled and dealt again, twice. */
#include "fan.h"
#include "redeal.h"

#define N_SHUFFLES 2 /* after the deal */
#define FAN_LENGTH 3
#define COUNTER_SHUFFLES PAT_COUNTER_OWN /* that are left */

static const PatPileSpec piles[] = {
  FAN_EIGHTEEN (.build = PAT_DOWN | PAT_SAME_SUIT, .deal = FAN_THREES),
  FAN_FOUNDATIONS (.deal = NULL),
  { 0 }
};

static const PatSpecialSpec specials[] = {
  { .name = "shuffle", .label = PAT_NC_ ("action", "Shuffle"),
    .help = N_("All cards of the fans are shuffled and dealt again in threes."),
    .counter = COUNTER_SHUFFLES },
  { 0 }
};

static const PatCounterSpec counters[] = {
  /* Translators: in the status row; how many times the player may still shuffle. */
  { "shuffles", N_("Shuffles left: %d"), N_SHUFFLES },
  { 0 }
};

static const PatChoice layouts[] = {
  { "plain", N_("17 fans of three and a single card") },
  { "aces", N_("16 fans of three, the Aces in place (Trefoil)") },
  { 0 }
};

static const PatOption options[] = {
  { "layout", PAT_NC_ ("option", "Layout"), NULL, PAT_OPTION_CHOICE, .choices = layouts },
  { 0 }
};

static const PatPreset presets[] = {
  { "la-belle-lucie", N_("La Belle Lucie"), "" },
  { "trefoil", N_("Trefoil"), "layout=aces" },
  { 0 }
};

static void
list_specials (const PatRules    *rules,
               const PatPosition *position,
               PatMoves          *moves)
{
  PatMove move;

  if (position->counters[COUNTER_SHUFFLES] == 0 || !fan_has_cards (rules, position))
    return;
  pat_move_init_special (&move, 0);
  pat_moves_add (moves, &move);
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  return position->counters[COUNTER_SHUFFLES] == 0 ? N_("There are no shuffles left.") : NULL;
}

/* The shuffles are those of Three Shuffles and a Draw: they depend on the deal and on how many
 * were used. */
static void
list_shuffle (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move,
              PatSteps          *steps)
{
  guint used = N_SHUFFLES - (guint) position->counters[COUNTER_SHUFFLES];
  PatRandom random;

  pat_random_init (&random, position->seed, 1 + used);
  fan_redeal (rules, position, FAN_LENGTH, &random, steps);
  pat_steps_count (steps, COUNTER_SHUFFLES, -1);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *fans = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (!pat_options_is (chosen, "layout", "aces"))
    return TRUE;
  fans->count = 16;
  fans->deal = "UUU";
  fans->at.per_line = 4;
  fans->at.dx = 2.2f;
  pat_table_find_row (table, PAT_FOUNDATION, 0)->deal = "=A";
  return TRUE;
}

const PatVariantSpec la_belle_lucie = {
  .id = "la-belle-lucie",
  .name = N_("La Belle Lucie"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 15,
  .rank = 11,
  .aliases = N_("Lovely Lucy;Midnight Oil;Clover Leaf;Alexander the Great;Trefoil"),
  .about = N_("An old French patience with the prettiest of layouts: all cards lie open in fans of "
              "three. What cannot be played is shuffled and dealt again, twice."),
  .rules = N_("Twice in a game you may have all cards of the fans shuffled and dealt again in "
              "threes, to as many fans as they need; the foundations stay as they are."),
  .advice = N_("A card that is put on another locks all that lies below it until that card is "
               "played. Free the low cards first, and do not lock a King’s fan without need: what "
               "lies under a King waits for the next shuffle."),
  .notes = N_("An empty fan stays empty until the next shuffle. Shuffling is possible at any time. "
              "The game in which a covered card may be drawn as well is Three Shuffles and a "
              "Draw."),
  .game = {
    .auto_class = PAT_AUTO_ALL,
    .double_click = PAT_TARGET_FIRST,
    .stuck_is_lost = TRUE,
    .specials = specials,
    .counters = counters,
    .more_moves = list_specials,
    .why_not = why_not,
    .special = list_shuffle,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
