/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Yukon, Russian Solitaire and Alaska: one layout without a stock, in which any open card moves
 * with all that lies on it. */
#include <patience.h>

/* The games differ in what goes on a card. */
#define PILES(way)                                                                          \
  {                                                                                         \
    { .role = PAT_TABLEAU, .count = 7, .at = { .dx = 1 }, .narrow = { .y = 1.2, .dx = 1 },  \
      .fan_y = 0.25, .build = way, .take = PAT_TAKE_OPEN,                                   \
      .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .turn = PAT_TURN_EXPOSED,   \
      .deal = "U/DUUUUU/DDUUUUU/DDDUUUUU/DDDDUUUUU/DDDDDUUUUU/DDDDDDUUUUU" },               \
    { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 7.25, .dy = 1 },                     \
      .narrow = { .x = 1.5, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,                     \
      .fill = PAT_FILL_BASE, .max_cards = 13 },                                             \
    { 0 }                                                                                   \
  }

static const PatPileSpec yukon_piles[] = PILES (PAT_DOWN | PAT_ALTERNATE);
static const PatPileSpec russian_piles[] = PILES (PAT_DOWN | PAT_SAME_SUIT);
static const PatPileSpec alaska_piles[] = PILES (PAT_UP | PAT_DOWN | PAT_SAME_SUIT);

static const PatChoice spaces[] = {
  { "king", PAT_NC_ ("choice", "A King") }, { "any", PAT_NC_ ("choice", "Any card") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"),
    N_("In either case, the cards on top of it move with it"),
    PAT_OPTION_CHOICE, .choices = spaces },
  { "takeback", N_("Take cards back from the foundations"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "kings", N_("Kings only"), "" },
  { "any", N_("Any card fills a space"), "spaces=any" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "spaces", "any"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->fill = PAT_FILL_ANY;
  if (pat_options_get (chosen, "takeback"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->take = PAT_TAKE_TOP;
  return TRUE;
}

static const PatVariantSpec yukon = {
  .id = "yukon",
  .name = N_("Yukon"),
  .family = PAT_NC_ ("family", "Yukon"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 10,
  .rank = 7,
  .collections = (const PatMembership[]) { { "week", 5 }, { NULL } },
  .about = N_("Klondike without a stock: all cards lie in the columns from the beginning, and any "
              "open card may be moved with whatever lies on it. It is named after the river into "
              "which the Klondike flows."),
  .advice = N_("Turn up the face-down cards first; the order of the cards that you carry about "
               "does not matter. Look for the Aces and Twos, and see what lies on them."),
  .notes = N_("Only a King fills a space, with the cards that lie on it; an option allows any "
              "card."),
  .game = { .auto_class = PAT_AUTO_SAFE },
  .piles = yukon_piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

static const PatVariantSpec russian = {
  .id = "russian",
  .name = N_("Russian Solitaire"),
  .family = PAT_NC_ ("family", "Yukon"),
  .source = "PySolFC",
  .odds = PAT_ODDS_SELDOM,
  .skill = 4,
  .minutes = 12,
  .aliases = N_("Russian Patience;Russian Yukon"),
  .about = N_("Yukon in suit: each card has only one place to go, which makes this one of the "
              "hardest games that are widely played."),
  .advice = N_("Every card waits for one other card. Before you move, find out where that one "
               "lies and whether you bury it deeper; a card that lies on the one it waits for is "
               "freed last."),
  .notes = N_("Only a King fills a space, with the cards that lie on it; an option allows any "
              "card."),
  .game = { .auto_class = PAT_AUTO_ALL, .double_click = PAT_TARGET_ONLY },
  .piles = russian_piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

static const PatVariantSpec alaska = {
  .id = "alaska",
  .name = N_("Alaska"),
  .family = PAT_NC_ ("family", "Yukon"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 12,
  .about = N_("Russian Solitaire in which the columns go up as well as down, so that each card has "
              "two places to go. It is hard all the same, but rarely over at once."),
  .advice = N_("A run that goes the wrong way can be turned round, card by card, onto its "
               "neighbour. Use that to bring a card with a long tail where it is needed."),
  .notes = N_("Only a King fills a space, with the cards that lie on it; an option allows any "
              "card."),
  .game = { .auto_class = PAT_AUTO_ALL },
  .piles = alaska_piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&yukon, &russian, &alaska)
