/* SPDX-License-Identifier: GPL-3.0-or-later */
/* King Albert and Raglan: nine columns that grow by steps, and a small reserve. */
#include "flower-garden.h"

/* In a narrow window the columns stand in two lines. */
static const PatPoint narrow_columns[] = {
  { 0, 2.3 }, { 1.5, 2.3 }, { 3, 2.3 }, { 4.5, 2.3 }, { 6, 2.3 },
  { 0.75, 5.1 }, { 2.25, 5.1 }, { 3.75, 5.1 }, { 5.25, 5.1 },
};

#define COLUMNS(...)                                                                       \
  { .role = PAT_TABLEAU, .count = 9,                                                       \
    .at = { .y = 1.2, .dx = 1 }, .narrow = { .points = narrow_columns },                   \
    .fan_y = 0.25, .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY,                \
    .take = PAT_TAKE_TOP, __VA_ARGS__ }

static const PatPileSpec albert_piles[] = {
  GARDEN_FOUNDATIONS (.at = { .x = 2.5, .dx = 1 }, .narrow = { .x = 1.5, .dx = 1 }),
  COLUMNS (.deal = "U/UU/UUU/UUUU/UUUUU/UUUUUU/UUUUUUU/UUUUUUUU/UUUUUUUUU"),
  { .role = PAT_RESERVE, .count = 7, .name = PAT_NC_ ("pile", "Reserve"),
    .names = PAT_NC_ ("piles", "Belgian Reserve"),
    .at = { .x = 9.5, .dx = 1, .per_line = 2, .line_dy = 1.05 }, .narrow = { .y = 1.1, .dx = 1 },
    .max_cards = 1, .take = PAT_TAKE_TOP, .deal = "U" },
  { 0 }
};

static const PatPileSpec raglan_piles[] = {
  GARDEN_FOUNDATIONS (.at = { .x = 2.5, .dx = 1 }, .narrow = { .x = 1.5, .dx = 1 },
                      .deal = "=AS/=AH/=AC/=AD"),
  COLUMNS (.deal = "U/UU/UUU/UUUU/UUUUU/UUUUUU/UUUUUUU"),
  { .role = PAT_RESERVE, .count = 6, .name = PAT_NC_ ("pile", "Reserve"),
    .at = { .x = 9.5, .dx = 1, .per_line = 2, .line_dy = 1.05 },
    .narrow = { .x = 0.5, .y = 1.1, .dx = 1 },
    .max_cards = 1, .take = PAT_TAKE_TOP, .deal = "U" },
  { 0 }
};

static const PatOption options[] = {
  GARDEN_RUNS_OPTION,
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  garden_set_runs (table, chosen);
  return TRUE;
}

const PatVariantSpec king_albert = {
  .id = "king-albert",
  .name = N_("King Albert"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .skill = 5,
  .minutes = 12,
  .aliases = N_("Idiot’s Delight"),
  .about = N_("A game of foresight that bears the name of Albert, King of the Belgians; its seven "
              "spare cards are known as the Belgian Reserve."),
  .rules = GARDEN_RESERVE_RULES,
  .advice = N_("Clear the short columns first: spaces are the only places where a card can be put "
               "aside. Use the reserve for what brings an Ace or a space within reach."),
  .easiness = 69,
  .game = { .auto_class = PAT_AUTO_SAFE },
  .piles = albert_piles,
  .options = options,
  .configure = configure,
};

const PatVariantSpec raglan = {
  .id = "raglan",
  .name = N_("Raglan"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .skill = 5,
  .minutes = 12,
  .about = N_("King Albert made easier: the Aces lie on the foundations from the beginning, and "
              "six cards are in reserve."),
  .rules = GARDEN_RESERVE_RULES,
  .advice = N_("Look for the Twos and Threes, and clear the short columns to get at them. Do not "
               "spend the reserve before you know what it will bring."),
  .easiness = 81,
  .game = { .auto_class = PAT_AUTO_SAFE },
  .piles = raglan_piles,
  .options = options,
  .configure = configure,
};
