/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calculation: four foundations that go up by one, two, three and four ranks at a time. */
#include <patience.h>

#define FOUNDATION(n, base)                                                                \
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1 + n },                              \
    .narrow = { .x = n - 1, .y = 1.1 },                                                    \
    .build = PAT_UP | PAT_WRAP | PAT_ANY_SUIT, .step = n, .max_cards = 13, .deal = base }

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 1.5 },
    .take = PAT_TAKE_TOP, .turn = PAT_TURN_ALWAYS, .deal = "*" },
  FOUNDATION (1, "=A"),
  FOUNDATION (2, "=2"),
  FOUNDATION (3, "=3"),
  FOUNDATION (4, "=4"),
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 2, .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.3, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_ANY_CARD, .fill = PAT_FILL_ANY, .from = PAT_ROLE_BIT (PAT_STOCK),
    .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatChoice start_cards[] = {
  { "any", PAT_NC_ ("choice", "Any suits") }, { "clubs", N_("All of them clubs (Hopscotch)") },
  { 0 }
};

static const PatOption options[] = {
  { "start", N_("Cards that begin the foundations"), NULL,
    PAT_OPTION_CHOICE, .choices = start_cards },
  { 0 }
};

static const PatPreset presets[] = {
  { "calculation", N_("Calculation"), "" },
  { "hopscotch", N_("Hopscotch"), "start=clubs" },
  { 0 }
};

/* The rank that the foundation of a number needs next; 0 for a complete one. */
static guint
wanted_rank (const PatRules    *rules,
             const PatPosition *position,
             guint              number)
{
  guint foundation = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, number);
  const PatPileSpec *row = pat_rules_get_pile (rules, foundation);
  PatCard top = pat_position_get_top (position, foundation);

  if (top == PAT_NO_CARD || pat_position_get_size (position, foundation) >= row->max_cards)
    return 0;
  return (pat_card_get_rank (top) + row->step - 1) % PAT_KING + 1;
}

/* A card that two foundations want is left to the player. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  guint rank = pat_card_get_rank (pat_position_get_top (position, move->picks[0].pile));
  guint n = 0;

  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_FOUNDATION); i++)
    n += wanted_rank (rules, position, i) == rank;
  return degree == PAT_AUTO_ALL || n == 1;
}

static char *
describe_wanted (const PatRules    *rules,
                 const PatPosition *position)
{
  /* As they are printed on the cards; a complete foundation needs none. */
  static const char *const indices[] = {
    "–", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
  };
  /* Translators: in the status row: the ranks that the four foundations need next, as on the
     cards. */
  const char *text = N_("Next: %s, %s, %s, %s");
  const char *next[4];

  for (guint i = 0; i < G_N_ELEMENTS (next); i++)
    next[i] = indices[wanted_rank (rules, position, i + 1)];
  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules), text),
                          next[0], next[1], next[2], next[3]);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const char *const clubs[] = { "=AC", "=2C", "=3C", "=4C" };

  if (pat_options_is (chosen, "start", "clubs"))
    for (guint i = 0; i < G_N_ELEMENTS (clubs); i++)
      pat_table_find_row (table, PAT_FOUNDATION, i)->deal = clubs[i];
  return TRUE;
}

static const PatVariantSpec calculation = {
  .id = "calculation",
  .name = N_("Calculation"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "Solitaire Royale",
  .odds = PAT_ODDS_OFTEN,
  .skill = 5,
  .minutes = 15,
  .rank = 16,
  .collections = (const PatMembership[]) { { "tour", 6 }, { NULL } },
  .aliases = N_("Broken Intervals;Hopscotch"),
  .about = N_("The four foundations count in ones, twos, threes and fours, each until it "
              "reaches its King. No other patience rewards thinking ahead more."),
  .advice = N_("Keep one column for the Kings, which are needed last, and lay cards in the columns "
               "in the reverse of the order in which the foundations will need them."),
  .notes = N_("The top card of the stock lies face up and must be placed before the next one is "
              "turned. Automatic play leaves a card alone that two foundations could take."),
  .game = {
    .peek_reveals = TRUE,
    .auto_class = PAT_AUTO_SAFE,
    .may_auto = may_auto,
    .status = describe_wanted,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&calculation)
