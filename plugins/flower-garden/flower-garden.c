/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bouquet: six beds and a bunch of sixteen flowers, each of which can be planted at any time. */
#include "flower-garden.h"

static const PatPileSpec piles[] = {
  GARDEN_FOUNDATIONS (.at = { .x = 1, .dx = 1 }, .narrow = { .x = 2, .dx = 1 }),
  { .role = PAT_TABLEAU, .count = 6, .name = PAT_NC_ ("pile", "Bed"),
    .names = PAT_NC_ ("piles", "Beds"),
    .at = { .y = 1.2, .dx = 1 }, .narrow = { .x = 1, .y = 1.2, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_ANY_SUIT, .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP,
    .deal = "UUUUUU" },
  { .role = PAT_RESERVE, .count = 16, .name = PAT_NC_ ("pile", "Flower"),
    .names = PAT_NC_ ("piles", "Bouquet"),
    .at = { .x = 6.5, .dx = 1, .per_line = 4, .line_dy = 1.05 },
    .narrow = { .y = 5, .dx = 1, .per_line = 8, .line_dy = 1.05 },
    .max_cards = 1, .take = PAT_TAKE_TOP, .deal = "U" },
  { 0 }
};

static const PatOption options[] = {
  GARDEN_RUNS_OPTION,
  { "fan", N_("Hold the bouquet as one fan"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

void
garden_set_runs (PatTable   *table,
                 PatOptions *chosen)
{
  if (pat_options_get (chosen, "runs"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->take = PAT_TAKE_RUN_LIMITED;
}

static void
hold_as_fan (PatTable *table)
{
  PatPileSpec *bouquet = pat_table_find_row (table, PAT_RESERVE, 0);

  bouquet->count = 1;
  bouquet->max_cards = 0;
  bouquet->name = bouquet->names;
  bouquet->deal = "UUUUUUUUUUUUUUUU";
  bouquet->take = PAT_TAKE_ANY_CARD;
  bouquet->fan_x = 0.35f;
  bouquet->at = bouquet->narrow = (PatPlace) { .y = 5 };
  pat_table_find_row (table, PAT_FOUNDATION, 0)->narrow.x = 1;
  pat_table_find_row (table, PAT_TABLEAU, 0)->narrow.x = 0;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  garden_set_runs (table, chosen);
  if (pat_options_get (chosen, "fan"))
    hold_as_fan (table);
  return TRUE;
}

static const PatVariantSpec bouquet = {
  .id = "bouquet",
  .name = N_("Bouquet"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "smallWare Solitaire Collection",
  .skill = 5,
  .minutes = 12,
  .collections = (const PatMembership[]) { { "palm-shelf", 3 }, { NULL } },
  .aliases = N_("Flower Garden;The Garden"),
  .about = N_("Six beds of flowers, and sixteen more in your hand that can be planted or picked "
              "for the foundations at any time. Nothing ever comes back into the bouquet, so spend "
              "every flower well."),
  .rules = N_("Each card of the bouquet can be played at any time, and no card is ever put there."),
  .advice = N_("Empty a bed before you spend the bouquet. A flower that is planted should help to "
               "free an Ace or a Two, or make room for more than it takes away."),
  .game = { .auto_class = PAT_AUTO_ALL },
  .piles = piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&bouquet, &king_albert, &raglan, &northwest_territory)
