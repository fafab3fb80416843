/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Fly: thirteen cards of a reserve, and five piles for what the stock brings. */
#include "the-fly.h"

static const PatPileSpec piles[] = {
  FLY_STOCK,
  { .role = PAT_FOUNDATION, .count = 8, .at = { .x = 1, .dx = 1 },
    .narrow = { .x = 2, .dx = 1, .per_line = 4, .line_dy = 1.1 },
    .build = PAT_UP | PAT_ANY_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13, .deal = "=A" },
  { .role = PAT_RESERVE, .count = 1, .name = PAT_NC_ ("pile", "Fly"), .at = { .y = 1.2 },
    .narrow = { .y = 1.2 }, .fan_y = 0.2, .take = PAT_TAKE_TOP, .deal = "UUUUUUUUUUUUU" },
  FLY_WASTE_PILES (.count = 5, .at = { .x = 2, .y = 1.2, .dx = 1 },
                   .narrow = { .x = 1, .y = 2.3, .dx = 1 }),
  { 0 }
};

static const PatChoice aces[] = {
  { "out", N_("Taken out before the deal") }, { "dealt", N_("Dealt with the other cards (Frog)") },
  { 0 }
};

static const PatOption options[] = {
  { "aces", PAT_NC_ ("option", "The Aces"),
    N_("In “Frog” an Ace that turns up while the reserve is dealt begins a foundation at once"),
    PAT_OPTION_CHOICE, .choices = aces },
  { "piles", PAT_NC_ ("option", "Waste piles"), NULL, PAT_OPTION_NUMBER, .initial = 5, .min = 5,
    .max = 6 },
  { 0 }
};

static const PatPreset presets[] = {
  { "fly", N_("The Fly"), "" },
  { "frog", N_("Frog"), "aces=dealt" },
  { "six", N_("Six waste piles"), "piles=6" },
  { 0 }
};

static guint
first_empty_foundation (const PatRules    *rules,
                        const PatPosition *position)
{
  guint number = 1;

  while (pat_position_get_size (position,
                                (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, number)) > 0)
    number++;
  return (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, number);
}

/* Frog: after the deal an Ace leaves the reserve, and the stock gives another card for it. */
static void
list_aces (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint reserve = (guint) pat_rules_find_pile (rules, PAT_RESERVE, 1);
  const PatCard *cards = pat_position_get_cards (position, reserve);
  gboolean closed = pat_card_is_face_down (pat_position_get_top (position, stock));

  if (move != NULL)
    return;
  for (guint i = 0; i < pat_position_get_size (position, reserve); i++)
    if (pat_card_get_rank (cards[i]) == PAT_ACE)
      {
        pat_steps_move (steps, reserve, i, 1, first_empty_foundation (rules, position),
                        PAT_STEP_PLAIN);
        pat_steps_move (steps, stock, pat_position_get_size (position, stock) - 1, 1, reserve,
                        closed ? PAT_STEP_TURNED : PAT_STEP_PLAIN);
        return;
      }
}

/* Of equal cards the one of the reserve goes first. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  guint from = move->picks[0].pile;
  guint reserve = (guint) pat_rules_find_pile (rules, PAT_RESERVE, 1);

  return from == reserve || pat_position_get_size (position, reserve) == 0 ||
         pat_card_get_rank (pat_position_get_top (position, reserve)) !=
         pat_card_get_rank (pat_position_get_top (position, from));
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  pat_table_find_row (table, PAT_TABLEAU, 0)->count = (guint8) pat_options_get (chosen, "piles");
  if (pat_options_is (chosen, "aces", "dealt"))
    {
      pat_table_find_row (table, PAT_FOUNDATION, 0)->deal = NULL;
      table->game.after_move = list_aces;
    }
  return TRUE;
}

static const PatVariantSpec the_fly = {
  .id = "the-fly",
  .name = N_("The Fly"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SOMETIMES,
  .skill = 3,
  .minutes = 12,
  .collections = (const PatMembership[]) { { "palm-shelf", 23 }, { NULL } },
  .aliases = N_("Fly;Frog;Toad"),
  .about = N_("Two decks, eight foundations that know no suits, and a few piles to keep what "
              "cannot be played yet. The thirteen cards of the Fly must be worn down meanwhile."),
  .rules = N_("In “Frog” the Aces stay in the deck: one that is dealt to the Fly begins a "
              "foundation, and the Fly gets another card for it."),
  .advice = N_("Keep one pile for Kings and other high cards, and lay the others so that lower "
               "cards come on higher ones. When two equal cards can be played, take the one of "
               "the Fly."),
  .notes = N_("The cards of the Fly lie open, but only its top card can be played. Automatic play "
              "takes it before an equal card from elsewhere."),
  .game = {
    .decks = 2,
    .auto_class = PAT_AUTO_ALL,
    .may_auto = may_auto,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&the_fly, &cabal)
