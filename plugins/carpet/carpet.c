/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carpet: twenty cards lie side by side, and each hole is mended at once. */
#include <patience.h>

static const PatPoint wide_foundations[] = {
  { 1.3, 0.95 }, { 7.9, 0.95 }, { 1.3, 2.05 }, { 7.9, 2.05 },
};

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .points = wide_foundations },
    .narrow = { .x = 0.5, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE,
    .max_cards = 13, .deal = "=AC/=AD/=AH/=AS" },
  { .role = PAT_TABLEAU, .count = 20, .name = PAT_NC_ ("pile", "Carpet"),
    .at = { .x = 2.6, .dx = 1, .per_line = 5, .line_dy = 1 },
    .narrow = { .y = 1.1, .dx = 1, .per_line = 5, .line_dy = 1 }, .max_cards = 1,
    .take = PAT_TAKE_TOP, .n_refill = 2, .refill = { PAT_WASTE, PAT_STOCK }, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .y = 0.95 }, .narrow = { .x = 1.5, .y = 5.2 },
    .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .y = 2.05 }, .narrow = { .x = 2.5, .y = 5.2 },
    .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatChoice aces[] = {
  { "dealt", N_("On the foundations from the start") }, { "deck", N_("In the deck") }, { 0 }
};

static const PatChoice spaces[] = {
  { "waste", N_("Filled from the waste at once") },
  { "hand", N_("The top card of the waste, by hand") },
  { 0 }
};

static const PatOption options[] = {
  { "aces", PAT_NC_ ("option", "Aces"), NULL, PAT_OPTION_CHOICE, .choices = aces },
  { "spaces", PAT_NC_ ("option", "Empty spaces"),
    N_("If a space is filled at once and the waste has no card, the stock fills it"),
    PAT_OPTION_CHOICE, .choices = spaces },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *carpet = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "aces", "deck"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->deal = NULL;
  if (pat_options_is (chosen, "spaces", "hand"))
    {
      carpet->n_refill = 0;
      carpet->fill = PAT_FILL_ANY;
      carpet->from = PAT_ROLE_BIT (PAT_WASTE);
    }
  return TRUE;
}

static const PatVariantSpec carpet = {
  .id = "carpet",
  .name = N_("Carpet"),
  .family = PAT_NC_ ("family", "Pictures"),
  .source = "Morehead & Mott-Smith",
  .easiness = 95,
  .skill = 1,
  .minutes = 6,
  .about = N_("A restful game: twenty cards are spread like a carpet, whatever is played leaves a "
              "hole, and the next card mends it. With a little care it comes out more often than "
              "not."),
  .advice = N_("You need not play a card as soon as it fits: wait until the waste shows a low card "
               "that is worth a place on the carpet, so that it is not buried."),
  .notes = N_("Playing all that fits at once is possible when the stock and the waste are empty."),
  .game = {
    .stock = { PAT_WASTE, 1 },
    .single_click = TRUE,
    .auto_when_dealt = TRUE,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&carpet)
