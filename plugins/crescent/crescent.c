/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Crescent: sixteen piles in a half circle around foundations that go up and down. */
#include <patience.h>

enum
{
  SPECIAL_SHIFT,
};

enum
{
  COUNTER_SHIFTS = PAT_COUNTER_OWN, /* that were used */
};

/* From the left end of the crescent over its top to the right end. */
static const PatPoint wide_crescent[] = {
  { 0, 3.6 }, { 0.25, 2.55 }, { 0.9, 1.52 }, { 1.9, 0.9 }, { 2.9, 0.48 }, { 3.9, 0.2 },
  { 4.9, 0.05 }, { 5.9, 0 }, { 6.9, 0 }, { 7.9, 0.05 }, { 8.9, 0.2 }, { 9.9, 0.48 },
  { 10.9, 0.9 }, { 11.9, 1.52 }, { 12.55, 2.55 }, { 12.8, 3.6 },
};

static const PatPoint narrow_crescent[] = {
  { 0, 5.7 }, { 0, 4.65 }, { 0, 3.6 }, { 0, 2.55 }, { 0, 1.5 }, { 0.5, 0.46 }, { 1.5, 0.12 },
  { 2.5, 0 }, { 3.5, 0 }, { 4.5, 0.12 }, { 5.5, 0.46 }, { 6, 1.5 }, { 6, 2.55 }, { 6, 3.6 },
  { 6, 4.65 }, { 6, 5.7 },
};

#define FOUNDATIONS(wide_y, narrow_y, ...)                                                  \
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 4.9, .y = wide_y, .dx = 1 },           \
    .narrow = { .x = 1.5, .y = narrow_y, .dx = 1 }, .max_cards = 13, .take = PAT_TAKE_TOP,  \
    .from = PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_FOUNDATION), __VA_ARGS__ }

static const PatPileSpec piles[] = {
  FOUNDATIONS (1.8, 2.3, .build = PAT_UP | PAT_SAME_SUIT, .deal = "=AC/=AD/=AH/=AS"),
  FOUNDATIONS (2.9, 3.4, .build = PAT_DOWN | PAT_SAME_SUIT, .deal = "=KC/=KD/=KH/=KS"),
  { .role = PAT_TABLEAU, .count = 16, .at = { .points = wide_crescent },
    .narrow = { .points = narrow_crescent }, .build = PAT_UP | PAT_DOWN | PAT_SAME_SUIT | PAT_WRAP,
    .from = PAT_ROLE_BIT (PAT_TABLEAU), .take = PAT_TAKE_TOP, .deal = "UUUUUU" },
  { 0 }
};

static const PatSpecialSpec specials[] = {
  { .name = "shift", .label = PAT_NC_ ("action", "Shift"),
    .help = N_("The bottom card of each pile is put on its top.") },
  { 0 }
};

static const PatCounterSpec counters[] = {
  { "shifts", NULL, 0 },
  { 0 }
};

static const PatOption options[] = {
  { "shifts", PAT_NC_ ("option", "Shifts"),
    N_("How often the bottom card of each pile may be put on its top"),
    PAT_OPTION_NUMBER, .initial = 3, .min = 0, .max = 9 },
  { 0 }
};

static int
count_left (const PatRules    *rules,
            const PatPosition *position)
{
  return pat_options_get (pat_rules_get_options (rules), "shifts") -
         position->counters[COUNTER_SHIFTS];
}

static void
list_steps (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i);

      if (pat_position_get_size (position, pile) > 1)
        pat_steps_move (steps, pile, 0, 1, pile, PAT_STEP_PLAIN);
    }
  if (steps->n_steps > 0)
    pat_steps_count (steps, COUNTER_SHIFTS, 1);
}

static gboolean
can_shift (const PatRules    *rules,
           const PatPosition *position)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    if (pat_position_get_size (position, (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i)) > 1)
      return count_left (rules, position) > 0;
  return FALSE;
}

static void
list_specials (const PatRules    *rules,
               const PatPosition *position,
               PatMoves          *moves)
{
  PatMove move;

  if (!can_shift (rules, position))
    return;
  pat_move_init_special (&move, SPECIAL_SHIFT);
  pat_moves_add (moves, &move);
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  if (count_left (rules, position) <= 0)
    return N_("There are no shifts left.");
  return N_("No pile has a second card.");
}

static const char *
keep_bases (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move)
{
  guint from = move->n_picks > 0 ? move->picks[0].pile : 0;

  if (move->kind == PAT_MOVE_CARDS && pat_rules_get_role (rules, from) == PAT_FOUNDATION &&
      pat_position_get_size (position, from) == 1)
    return N_("The card with which a foundation begins stays there.");
  return NULL;
}

static char *
describe_shifts (const PatRules    *rules,
                 const PatPosition *position)
{
  /* Translators: in the status row; how many times the bottom cards may still be put on top. */
  const char *text = N_("Shifts left: %d");

  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules), text),
                          count_left (rules, position));
}

static const PatVariantSpec crescent = {
  .id = "crescent",
  .name = N_("Crescent"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 25,
  .about = N_("Sixteen piles lie in a half moon around the foundations, four of which go up from "
              "the Ace and four down from the King. What lies below the top cards is in no order "
              "at all, and three times it may be shifted."),
  .rules = N_("One Ace and one King of each suit begin the foundations. The card with which a "
              "foundation begins stays there; all others may go on to the other foundation of "
              "their suit. The bottom card of each pile may be put on its top, for all piles at "
              "once, as often as the option says."),
  .advice = N_("Build on the piles so that the cards come to lie in the order in which a "
               "foundation needs them, and turn a run round by moving it to another pile. Do not "
               "shift while anything else is of use."),
  .notes = N_("Cards may go from one foundation to the other of their suit, but not back to the "
              "piles. An empty pile is not filled again."),
  .game = {
    .decks = 2,
    .auto_class = PAT_AUTO_ALL,
    .specials = specials,
    .counters = counters,
    .more_moves = list_specials,
    .why_not = why_not,
    .special = list_steps,
    .refuse = keep_bases,
    .status = describe_shifts,
  },
  .piles = piles,
  .options = options,
};

PAT_PLUGIN (&crescent)
