/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pyramid: pairs of thirteen, with the exception for a card that only its partner covers. */
#include <patience.h>

/* Row r of the pyramid begins half a card to the left of the one above it, and half a card
 * lower. */
#define ROW_1(x, y) { x, y }
#define ROW_2(x, y) ROW_1 (x, y), { x + 1, y }
#define ROW_3(x, y) ROW_2 (x, y), { x + 2, y }
#define ROW_4(x, y) ROW_3 (x, y), { x + 3, y }
#define ROW_5(x, y) ROW_4 (x, y), { x + 4, y }
#define ROW_6(x, y) ROW_5 (x, y), { x + 5, y }
#define ROW_7(x, y) ROW_6 (x, y), { x + 6, y }
#define PYRAMID(x)                                                                            \
  ROW_1 (x + 3, 0), ROW_2 (x + 2.5f, 0.5f), ROW_3 (x + 2, 1), ROW_4 (x + 1.5f, 1.5f),         \
  ROW_5 (x + 1, 2), ROW_6 (x + 0.5f, 2.5f), ROW_7 (x, 3)

static const PatPoint wide_pyramid[] = { PYRAMID (1) };
static const PatPoint narrow_pyramid[] = { PYRAMID (0) };

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 28, .name = PAT_NC_ ("pile", "Pyramid"),
    .at = { .points = wide_pyramid }, .narrow = { .points = narrow_pyramid },
    .removable = TRUE, .covered = TRUE, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .y = 2 }, .narrow = { .x = 0 },
    .turn = PAT_TURN_ALWAYS, .removable = TRUE, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .y = 3.3 }, .narrow = { .y = 1.3 }, .removable = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .narrow = { .x = 6 } },
  { 0 }
};

static const PatChoice goals[] = {
  { "all", N_("All cards are removed") }, { "pyramid", N_("The pyramid is cleared") }, { 0 }
};

static const PatOption options[] = {
  { "redeals", PAT_NC_ ("waste", "Redeals"),
    N_("How often the waste can be turned over to become the stock again"),
    PAT_OPTION_NUMBER, .initial = 0, .min = 0, .max = 2 },
  { "goal", N_("The game is won when"), NULL, PAT_OPTION_CHOICE, .choices = goals },
  { "exception", N_("A card can be removed together with the only card that covers it"), NULL,
    PAT_OPTION_SWITCH, .initial = TRUE },
  { 0 }
};

static const PatPreset presets[] = {
  { "royale", N_("Royale"), "" },
  { "three-passes", N_("Three passes"), "redeals=2" },
  { "relaxed", N_("Relaxed"), "goal=pyramid", .easiness = 23 },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatGameSpec *game = &table->game;

  game->stock.redeals = (guint8) pat_options_get (chosen, "redeals");
  game->remove.with_cover = pat_options_get (chosen, "exception");
  if (pat_options_is (chosen, "goal", "pyramid"))
    game->win_roles = PAT_ROLE_BIT (PAT_TABLEAU);
  return TRUE;
}

static const PatVariantSpec pyramid = {
  .id = "pyramid",
  .name = N_("Pyramid"),
  .family = PAT_NC_ ("family", "Pairs"),
  .source = "Solitaire Royale",
  .skill = 3,
  .minutes = 5,
  .rank = 4,
  .collections = (const PatMembership[]) { { "tour", 1 }, { NULL } },
  .aliases = N_("Tut’s Tomb;Pile of 28;Relaxed Pyramid"),
  .about = N_("Cards are taken in pairs from a pyramid of 28. It looks like a game of chance, "
              "yet many a deal that could be won is lost by taking the wrong one of two pairs."),
  .advice = N_("Before you take a pair, count where the other cards of both ranks lie: a card "
               "under all four of its partners must be freed with one of them left. Kings only "
               "stand in the way, so take them when that uncovers something."),
  .notes = N_("The top card of the stock lies face up. A card of the pyramid that is covered by "
              "its partner alone goes together with it."),
  .easiness = 17,
  .game = {
    .peek_reveals = TRUE,
    .stock = { PAT_WASTE, 1 },
    .remove = { PAT_REMOVE_SUM, .sum = 13 },
    .win = PAT_WIN_EMPTY,
    .win_roles = PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_STOCK) | PAT_ROLE_BIT (PAT_WASTE),
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&pyramid)
