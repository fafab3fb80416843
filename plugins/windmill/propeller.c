/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Propeller: the Aces are the hub, and eight foundations go up around it. */
#include "wheel.h"

static const PatPoint blades[] = { WHEEL_ARMS (WHEEL_LEFT, 0) };
static const PatPoint narrow_blades[] = { WHEEL_ARMS (0, 0) };

/* Two foundations in each corner between the blades. */
#define EIGHT(x, y)                                                                        \
  { x, y + 0.5f }, { x + 1, y + 0.5f }, { x + 3, y + 0.5f }, { x + 4, y + 0.5f },          \
  { x, y + 3.5f }, { x + 1, y + 3.5f }, { x + 3, y + 3.5f }, { x + 4, y + 3.5f }

static const PatPoint eight[] = { EIGHT (WHEEL_LEFT, 0) };
static const PatPoint narrow_eight[] = { EIGHT (0, 0) };
static const PatPoint four[] = { WHEEL_FOUR (WHEEL_LEFT, 0) };
static const PatPoint narrow_four[] = { WHEEL_FOUR (0, 0) };

static const PatPileSpec piles[] = {
  WHEEL_STOCK,
  WHEEL_WASTE,
  { .role = PAT_TABLEAU, .count = 8, .name = PAT_NC_ ("pile", "Blade"),
    .names = PAT_NC_ ("piles", "Blades"),
    .at = { .points = blades }, .narrow = { .points = narrow_blades },
    .fill = PAT_FILL_ANY, .max_cards = 1, .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_FOUNDATION, .count = 1, .name = PAT_NC_ ("pile", "Hub"),
    .at = { .x = WHEEL_LEFT + 2, .y = 2 }, .narrow = { .x = 2, .y = 2 },
    .max_cards = 8, .deal = "=A=A=A=A=A=A=A=A" },
  { .role = PAT_FOUNDATION, .count = 8, .name = PAT_NC_ ("pile", "Foundation"),
    .names = PAT_NC_ ("piles", "Foundations"),
    .at = { .points = eight }, .narrow = { .points = narrow_eight },
    .build = PAT_UP | PAT_ANY_SUIT, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (2),
    .max_cards = 12 },
  { 0 }
};

static const PatChoice decks[] = {
  { "2", PAT_NC_ ("decks", "Two") }, { "1", PAT_NC_ ("decks", "One") }, { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "2", PAT_NC_ ("passes", "Two") },
  { "3", PAT_NC_ ("passes", "Three") }, { 0 }
};

static const PatOption options[] = {
  { "decks", PAT_NC_ ("option", "Decks"),
    N_("With one deck there are four Aces and four foundations"),
    PAT_OPTION_CHOICE, .choices = decks },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { 0 }
};

static const PatPreset presets[] = {
  { "propeller", N_("Propeller"), "" },
  { "two", N_("Two passes"), "passes=2" },
  { "small", N_("One deck"), "decks=1" },
  { 0 }
};

static void
use_one_deck (PatTable *table)
{
  PatPileSpec *hub = pat_table_find_row (table, PAT_FOUNDATION, 0);
  PatPileSpec *foundations = pat_table_find_row (table, PAT_FOUNDATION, 1);

  table->game.decks = 1;
  hub->deal = "=A=A=A=A";
  hub->max_cards = 4;
  foundations->count = 4;
  foundations->at.points = four;
  foundations->narrow.points = narrow_four;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  table->game.stock.redeals = (guint8) pat_options_get (chosen, "passes");
  if (pat_options_is (chosen, "decks", "1"))
    use_one_deck (table);
  return TRUE;
}

const PatVariantSpec propeller = {
  .id = "propeller",
  .name = N_("Propeller"),
  .family = PAT_NC_ ("family", "Pictures"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SOMETIMES,
  .skill = 2,
  .minutes = 10,
  .collections = (const PatMembership[]) { { "palm-shelf", 17 }, { NULL } },
  .about = N_("All Aces are put on one pile, the hub, and eight blades turn about it. The "
              "foundations care for no suits, so it all depends on which cards may wait on the "
              "blades."),
  .advice = N_("A blade is the only place where a card can wait. Give it to low cards that will be "
               "needed soon, and never to a King."),
  .notes = N_("What lies in the hub is not handed down; the eight Aces are our choice. Elsewhere "
              "Propeller is another name of Windmill."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1, 0 },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
