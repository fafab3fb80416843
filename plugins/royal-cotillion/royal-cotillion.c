/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Royal Cotillion: two wings of dancers, and foundations that go up two ranks at a time. */
#include <patience.h>

#define FOUNDATIONS(rank, ...)                                                              \
  { .role = PAT_FOUNDATION, .count = 4, __VA_ARGS__, .step = 2,                             \
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_RANKS,                     \
    .ranks = PAT_RANK_BIT (rank), .one_each = TRUE, .max_cards = 13 }

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 4, .at = { .dx = 1 }, .narrow = { .y = 2.1, .dx = 1 },
    .fan_y = 0.25, .take = PAT_TAKE_TOP, .deal = "UUU" },
  { .role = PAT_RESERVE, .count = 16, .name = PAT_NC_ ("pile", "Lord"),
    .names = PAT_NC_ ("piles", "Lords"),
    .at = { .x = 6.5, .dx = 1, .per_line = 4, .line_dy = 1 },
    .narrow = { .y = 3.65, .dx = 1, .per_line = 4, .line_dy = 1 }, .max_cards = 1,
    .take = PAT_TAKE_TOP, .n_refill = 2, .refill = { PAT_WASTE, PAT_STOCK }, .deal = "U" },
  FOUNDATIONS (PAT_ACE, .at = { .x = 4.25, .dy = 1 }, .narrow = { .dx = 1 }),
  FOUNDATIONS (2, .at = { .x = 5.25, .dy = 1 }, .narrow = { .y = 1, .dx = 1 }),
  { .role = PAT_STOCK, .count = 1, .at = { .y = 2.6 }, .narrow = { .x = 4.25 },
    .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1, .y = 2.6 }, .narrow = { .x = 4.25, .y = 1 },
    .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatChoice spaces[] = {
  { "waste", N_("Filled from the waste at once") },
  { "hand", N_("The top card of the waste, by hand") },
  { 0 }
};

static const PatOption options[] = {
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
  PatPileSpec *lords = pat_table_find_row (table, PAT_RESERVE, 0);

  if (!pat_options_is (chosen, "spaces", "hand"))
    return TRUE;
  lords->n_refill = 0;
  lords->fill = PAT_FILL_ANY;
  lords->from = PAT_ROLE_BIT (PAT_WASTE);
  return TRUE;
}

static const PatVariantSpec royal_cotillion = {
  .id = "royal-cotillion",
  .name = N_("Royal Cotillion"),
  .family = PAT_NC_ ("family", "Pictures"),
  .source = "Morehead & Mott-Smith",
  .skill = 2,
  .minutes = 12,
  .aliases = N_("Lords and Ladies"),
  .about = N_("The ladies stand on the left, the lords on the right, and between them the dance "
              "goes in steps of two: all odd ranks and then the even ones, or the other way "
              "round."),
  .advice = N_("Play from the left wing first where you have the choice, since that uncovers a "
               "card. On the right, make a space only when the card that fills it is one that you "
               "want to keep."),
  .notes = N_("The wing on the left is never filled again. Playing all that fits at once is "
              "possible when the stock and the waste are empty."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1 },
    .single_click = TRUE,
    .auto_when_dealt = TRUE,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&royal_cotillion)
