/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windmill: a hub that goes up four times round, and four foundations that come down to it. */
#include "wheel.h"

#define N_IN_HUB 52

enum
{
  COUNTER_TRANSFERRED = PAT_COUNTER_OWN, /* 1 while the hub must be fed from elsewhere */
};

static const PatPoint sails[] = { WHEEL_ARMS (WHEEL_LEFT, 0) };
static const PatPoint narrow_sails[] = { WHEEL_ARMS (0, 0) };
static const PatPoint corners[] = { WHEEL_FOUR (WHEEL_LEFT, 0) };
static const PatPoint narrow_corners[] = { WHEEL_FOUR (0, 0) };

static const PatPileSpec piles[] = {
  WHEEL_STOCK,
  WHEEL_WASTE,
  { .role = PAT_FOUNDATION, .count = 1, .name = PAT_NC_ ("pile", "Hub"),
    .at = { .x = WHEEL_LEFT + 2, .y = 2 }, .narrow = { .x = 2, .y = 2 },
    .build = PAT_UP | PAT_ANY_SUIT | PAT_WRAP,
    .from = PAT_ROLE_BIT (PAT_WASTE) | PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_FOUNDATION),
    .max_cards = N_IN_HUB, .deal = "=A" },
  { .role = PAT_TABLEAU, .count = 8, .name = PAT_NC_ ("pile", "Sail"),
    .names = PAT_NC_ ("piles", "Sails"),
    .at = { .points = sails }, .narrow = { .points = narrow_sails },
    .fill = PAT_FILL_ANY, .from = PAT_ROLE_BIT (PAT_WASTE), .max_cards = 1,
    .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_FOUNDATION, .count = 4, .name = PAT_NC_ ("pile", "King foundation"),
    .names = PAT_NC_ ("piles", "King foundations"), .at = { .points = corners },
    .narrow = { .points = narrow_corners }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .max_cards = 13,
    .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatChoice transfers[] = {
  { "once", N_("One card, and then one from a sail or from the waste") },
  { "free", N_("As many cards as you like") }, { "never", PAT_NC_ ("cards", "None") }, { 0 }
};

static const PatChoice sail_fillings[] = {
  { "hand", N_("The waste, by hand") }, { "auto", N_("The waste or the stock, at once") }, { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "3", PAT_NC_ ("passes", "Three") }, { 0 }
};

static const PatOption options[] = {
  { "transfers", N_("Cards from the King foundations to the hub"), NULL,
    PAT_OPTION_CHOICE, .choices = transfers },
  { "sails", N_("Empty sails are filled from"), NULL, PAT_OPTION_CHOICE, .choices = sail_fillings },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { 0 }
};

static const PatPreset presets[] = {
  { "windmill", N_("Windmill"), "" },
  { "auto", N_("Sails are filled at once"), "sails=auto" },
  { "three", N_("Three passes"), "passes=3" },
  { 0 }
};

static const PatCounterSpec counters[] = {
  { "transferred", NULL, 0 },
  { 0 }
};

static const char wait_text[] =
  N_("The next card for the hub must come from a sail or from the waste.");

static gboolean
goes_to_hub (const PatRules *rules,
             const PatMove  *move)
{
  return move->kind == PAT_MOVE_CARDS &&
         (int) move->picks[1].pile == pat_rules_find_pile (rules, PAT_FOUNDATION, 1);
}

static gboolean
comes_from_foundation (const PatRules *rules,
                       const PatMove  *move)
{
  return pat_rules_get_role (rules, move->picks[0].pile) == PAT_FOUNDATION;
}

static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  return position->counters[COUNTER_TRANSFERRED] > 0 && goes_to_hub (rules, move) &&
         comes_from_foundation (rules, move) ? wait_text : NULL;
}

static void
note_transfer (const PatRules    *rules,
               const PatPosition *position,
               const PatMove     *move,
               PatSteps          *steps)
{
  gboolean transferred = position->counters[COUNTER_TRANSFERRED] > 0;

  if (move != NULL && goes_to_hub (rules, move) &&
      comes_from_foundation (rules, move) != transferred)
    pat_steps_count (steps, COUNTER_TRANSFERRED, transferred ? -1 : 1);
}

static char *
describe_transfer (const PatRules    *rules,
                   const PatPosition *position)
{
  if (position->counters[COUNTER_TRANSFERRED] == 0)
    return NULL;
  return g_strdup (pat_words_translate (pat_rules_get_variant (rules), wait_text));
}

static void
configure_transfers (PatTable   *table,
                     PatOptions *chosen)
{
  if (pat_options_is (chosen, "transfers", "once"))
    return;
  table->game.refuse = NULL;
  table->game.after_move = NULL;
  if (!pat_options_is (chosen, "transfers", "never"))
    return;
  pat_table_find_row (table, PAT_FOUNDATION, 0)->from = 0;
  pat_table_find_row (table, PAT_FOUNDATION, 1)->take = PAT_TAKE_NONE;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);

  configure_transfers (table, chosen);
  if (pat_options_is (chosen, "sails", "auto"))
    {
      row->fill = PAT_FILL_NONE;
      row->from = 0;
      row->refill[row->n_refill++] = PAT_WASTE;
      row->refill[row->n_refill++] = PAT_STOCK;
    }
  table->game.stock.redeals = pat_options_is (chosen, "passes", "3") ? 2 : 0;
  return TRUE;
}

static const PatVariantSpec windmill = {
  .id = "windmill",
  .name = N_("Windmill"),
  .family = PAT_NC_ ("family", "Pictures"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 12,
  .collections = (const PatMembership[]) { { "palm-shelf", 25 }, { NULL } },
  .aliases = N_("Propeller"),
  .about = N_("The cards lie as the four sails of a mill. The hub takes a whole deck, four times "
              "from the Ace to the King, while four Kings come down between the sails."),
  .advice = N_("Serve the hub first. The King foundations are a store for it: a card that comes "
               "down there can help the hub over a rank that does not turn up."),
  .notes = N_("The stock is gone through once. Which cards may go from the King foundations to "
              "the hub, and how sails are filled, differs from book to book and is an option."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1, 0 },
    .auto_class = PAT_AUTO_NONE,
    .counters = counters,
    .refuse = refuse,
    .after_move = note_transfer,
    .status = describe_transfer,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&windmill, &propeller)
