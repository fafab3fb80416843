/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cruel and Perseverance: twelve fans of four that are gathered and dealt again, unshuffled. */
#include "fan.h"
#include "redeal.h"

#define FAN_LENGTH 4
#define COUNTER_REDEALS PAT_COUNTER_OWN /* that are left, if they are limited */

static const PatPileSpec piles[] = {
  FAN_FOUNDATIONS_AT (.at = { .x = 2.8, .dx = 1 }, .narrow = { .x = 0.7, .dx = 1 },
                      .deal = "=AS/=AH/=AD/=AC"),
  FAN_FANS (.count = 12, .at = { .dx = 1.6, .y = 1.1, .per_line = 6, .line_dy = 1 },
            .narrow = { .y = 1.1, .dx = 1.8, .per_line = 3, .line_dy = 1 },
            .build = PAT_DOWN | PAT_SAME_SUIT, .deal = "UUUU"),
  { 0 }
};

static const PatSpecialSpec specials[] = {
  { .name = "redeal", .label = PAT_NC_ ("action", "Deal Again"),
    .help = N_("The fans are gathered in their order, without shuffling, and dealt again in "
               "fours.") },
  { 0 }
};

static const PatCounterSpec counters[] = {
  /* Translators: in the status row; how many times the player may still deal again. */
  { "redeals", N_("Deals left: %d"), 2 },
  { 0 }
};

static const PatChoice redeals[] = {
  { "unlimited", PAT_NC_ ("redeals", "Without limit") }, { "2", PAT_NC_ ("redeals", "Two") }, { 0 }
};

static const PatOption options[] = {
  { "redeals", PAT_NC_ ("option", "Further deals"), NULL, PAT_OPTION_CHOICE, .choices = redeals },
  { "kings", N_("Kings to the bottom of their fans"), NULL, PAT_OPTION_SWITCH },
  { "runs", N_("Runs in suit move as a unit"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "cruel", N_("Cruel"), "" },
  { "perseverance", N_("Perseverance"), "redeals=2,kings=on,runs=on" },
  { 0 }
};

/* Whether dealing again would move a card: all fans but the last one that has cards are full. */
static gboolean
would_move (const PatRules    *rules,
            const PatPosition *position)
{
  gboolean must_be_empty = FALSE;

  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint size = pat_position_get_size (position,
                                          (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i));

      if (size > FAN_LENGTH || (must_be_empty && size > 0))
        return TRUE;
      must_be_empty = must_be_empty || size < FAN_LENGTH;
    }
  return FALSE;
}

static gboolean
is_limited (const PatRules *rules)
{
  return pat_rules_get_game (rules)->counters != NULL;
}

static void
list_specials (const PatRules    *rules,
               const PatPosition *position,
               PatMoves          *moves)
{
  PatMove move;

  if ((is_limited (rules) && position->counters[COUNTER_REDEALS] == 0) ||
      !would_move (rules, position))
    return;
  pat_move_init_special (&move, 0);
  pat_moves_add (moves, &move);
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  if (is_limited (rules) && position->counters[COUNTER_REDEALS] == 0)
    return N_("The cards may not be dealt again.");
  return N_("Dealing again would change nothing.");
}

static void
list_redeal (const PatRules    *rules,
             const PatPosition *position,
             const PatMove     *move,
             PatSteps          *steps)
{
  fan_redeal (rules, position, FAN_LENGTH, NULL, steps);
  if (is_limited (rules))
    pat_steps_count (steps, COUNTER_REDEALS, -1);
}

/* A card that goes to a foundation changes the next deal, so nothing goes there unasked. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  return degree == PAT_AUTO_ALL;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *fans = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "redeals", "2"))
    table->game.counters = counters;
  if (pat_options_get (chosen, "kings"))
    fans->sink = PAT_RANK_BIT (PAT_KING);
  if (pat_options_get (chosen, "runs"))
    fans->take = PAT_TAKE_RUN;
  return TRUE;
}

const PatVariantSpec cruel = {
  .id = "cruel",
  .name = N_("Cruel"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "PySolFC",
  .skill = 3,
  .minutes = 12,
  .aliases = N_("Perseverance"),
  .about = N_("It became known in the early nineties, when it came with a collection of games for "
              "computers, and its name is well earned. Its elder sister, “Perseverance”, can "
              "be chosen in the options."),
  .rules = N_("You may have the cards dealt again whenever that changes something: they are "
              "gathered from the first fan to the last, each from its bottom up, and dealt in the "
              "same order in fours. Cards move up to close the gaps; nothing is shuffled."),
  .advice = N_("Work from the last fans towards the first: what lies before the first gap comes "
               "back as it was when the cards are dealt again. Before you play a card, look which "
               "cards the next deal would bring to the ends of the fans."),
  .notes = N_("“Cruel” itself sets no limit to how often the cards are dealt again. “Perseverance” "
              "has two further deals, Kings at the bottom, and runs that move as a unit."),
  .game = {
    .auto_class = PAT_AUTO_NONE,
    .double_click = PAT_TARGET_FIRST,
    .stuck_is_lost = TRUE,
    .specials = specials,
    .more_moves = list_specials,
    .why_not = why_not,
    .special = list_redeal,
    .may_auto = may_auto,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
