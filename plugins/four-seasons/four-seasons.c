/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four Seasons and Corners: five piles that form a cross, and the foundations in its corners. */
#include <patience.h>

#define STEP 1.15f /* from one place of the cross to the next */
#define DOWN 1.02f /* the same downwards */

/* North, west, centre, east, south. */
static const PatPoint cross[] = {
  { 2 + STEP, 0 }, { 2, DOWN }, { 2 + STEP, DOWN }, { 2 + 2 * STEP, DOWN },
  { 2 + STEP, 2 * DOWN },
};

static const PatPoint corner_places[] = {
  { 2, 0 }, { 2 + 2 * STEP, 0 }, { 2, 2 * DOWN }, { 2 + 2 * STEP, 2 * DOWN },
};

/* Stock and waste lie below the cross if the window is narrow. */
static const PatPoint narrow_cross[] = {
  { STEP, 0 }, { 0, DOWN }, { STEP, DOWN }, { 2 * STEP, DOWN }, { STEP, 2 * DOWN },
};

static const PatPoint narrow_corner_places[] = {
  { 0, 0 }, { 2 * STEP, 0 }, { 0, 2 * DOWN }, { 2 * STEP, 2 * DOWN },
};

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .y = 3.25 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .y = 1.1 },
    .narrow = { .x = STEP, .y = 3.25 }, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 5, .name = PAT_NC_ ("pile", "Pile"),
    .names = PAT_NC_ ("piles", "Piles"),
    .at = { .points = cross }, .narrow = { .points = narrow_cross }, .fan_y = 0.03,
    .build = PAT_DOWN | PAT_ANY_SUIT | PAT_WRAP, .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP,
    .deal = "U" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .points = corner_places },
    .narrow = { .points = narrow_corner_places },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "U/" },
  { 0 }
};

static const PatChoice spaces[] = {
  { "any", PAT_NC_ ("choice", "Any card") },
  { "stock", N_("The top card of the stock, at once (Czarina)") }, { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "2", PAT_NC_ ("passes", "Two") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { "kings", N_("Kings never go on Aces that begin the foundations"),
    N_("An Ace is then needed at once wherever it lies, and nothing is put on it"),
    PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "usual", N_("One pass"), "" },
  { "florentine", N_("Florentine"), "passes=2" },
  { "czarina", N_("Czarina"), "spaces=stock" },
  { 0 }
};

static const char *
refuse_kings (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move)
{
  if (move->kind != PAT_MOVE_CARDS || position->counters[PAT_COUNTER_BASE] != PAT_ACE ||
      pat_rules_get_role (rules, move->picks[1].pile) != PAT_TABLEAU ||
      pat_card_get_rank (pat_position_get_top (position, move->picks[1].pile)) != PAT_ACE)
    return NULL;
  return N_("The foundations begin with Aces, so no King may be put on one.");
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "spaces", "stock"))
    {
      row->fill = PAT_FILL_NONE;
      row->refill[row->n_refill++] = PAT_STOCK;
    }
  table->game.stock.redeals = pat_options_is (chosen, "passes", "2") ? 1 : 0;
  if (pat_options_get (chosen, "kings"))
    table->game.refuse = refuse_kings;
  return TRUE;
}

/* What follows the macro's name are further rules of the game. */
#define RULES(...)                                                                         \
  .family = PAT_NC_ ("family", "Pictures"),                                                \
  .game = {                                                                                \
    .base_dealt = TRUE,                                                                    \
    .stock = { PAT_WASTE, 1, 0 },                                                          \
    .auto_class = PAT_AUTO_ALL,                                                            \
    __VA_ARGS__                                                                            \
  },                                                                                       \
  .piles = piles,                                                                          \
  .options = options,                                                                      \
  .presets = presets,                                                                      \
  .configure = configure

static const PatVariantSpec four_seasons = {
  .id = "four-seasons",
  .name = N_("Four Seasons"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 6,
  .collections = (const PatMembership[]) { { "palm-shelf", 7 }, { NULL } },
  .aliases = N_("Corner Card;Vanishing Cross;Cross Currents;Czarina;Florentine"),
  .about = N_("Five cards form a cross, and in its corners the four seasons grow. A short, "
              "pleasant game that comes out just often enough."),
  .advice = N_("An empty pile is the most useful thing you have: fill it with the waste’s card "
               "only when that card frees others, and do not bury cards of the base rank."),
  .notes = N_("Kings go on Aces even if the foundations begin with Aces; an option forbids that."),
  RULES (),
};

static const PatVariantSpec corners = {
  .id = "corners",
  .name = N_("Corners"),
  .source = "Solitaire Royale",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 6,
  .collections = (const PatMembership[]) { { "tour", 5 }, { NULL } },
  .about = N_("The game of the Four Seasons as another old collection tells it: the first card of "
              "the foundations lies in the top left corner of the cross, and the other corners "
              "wait for its like."),
  .advice = N_("Watch which cards of the base rank are still to come, and keep the piles low "
               "until they are in their corners."),
  .notes = N_("Any available card may fill an empty place of the cross. The card turned from the "
              "stock lies on the waste before it is played."),
  RULES (.peek_reveals = TRUE),
};

PAT_PLUGIN (&four_seasons, &corners)
