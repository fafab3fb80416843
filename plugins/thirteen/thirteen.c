/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thirteen, or Baroness: five piles that grow by rounds, and pairs that add up to thirteen. */
#include <patience.h>

#define N_LAST 2 /* cards that are left when the last round of five is dealt */

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 5, .name = PAT_NC_ ("pile", "Pile"),
    .names = PAT_NC_ ("piles", "Piles"),
    .at = { .x = 0.5, .y = 1.2, .dx = 1 }, .narrow = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .take = PAT_TAKE_TOP, .fill = PAT_FILL_ANY, .from = PAT_ROLE_BIT (PAT_TABLEAU),
    .removable = TRUE, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_RESERVE, .count = N_LAST, .name = PAT_NC_ ("pile", "Last card"),
    .names = PAT_NC_ ("piles", "Last cards"),
    .at = { .x = 2, .dx = 1 }, .narrow = { .x = 1.5, .dx = 1 },
    .removable = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5 }, .narrow = { .x = 4 } },
  { 0 }
};

static const PatChoice spaces[] = {
  { "any", PAT_NC_ ("choice", "Any card") }, { "deal", N_("Only the next deal") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { 0 }
};

static const PatPreset presets[] = {
  { "baroness", N_("Baroness"), "" },
  { "strict", N_("Strict"), "spaces=deal" },
  { 0 }
};

/* A card to each pile; the last two lie by themselves. */
static void
deal_round (const PatRules    *rules,
            const PatPosition *position,
            PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint size = pat_position_get_size (position, stock);
  PatRole role = size > N_LAST ? PAT_TABLEAU : PAT_RESERVE;

  for (guint i = 1; i <= pat_rules_count_role (rules, role) && size > 0; i++)
    pat_steps_move (steps, stock, --size, 1, (guint) pat_rules_find_pile (rules, role, i),
                    PAT_STEP_TURNED);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (!pat_options_is (chosen, "spaces", "deal"))
    return TRUE;
  row->fill = PAT_FILL_NONE;
  row->take = PAT_TAKE_NONE;
  return TRUE;
}

static const PatVariantSpec thirteen = {
  .id = "thirteen",
  .name = N_("Thirteen"),
  .family = PAT_NC_ ("family", "Pairs"),
  .source = "Whitmore Jones, Arnold, PySolFC",
  .skill = 3,
  .minutes = 6,
  .aliases = N_("Baroness;The Baroness Patience;Five Piles;Thirteens"),
  .about = N_("A quick game for a small table. Mary Whitmore Jones called it a very old patience "
              "when she wrote it down in 1890, by the name of The Baroness."),
  .advice = N_("Leave a pair alone if the cards beneath it are worse than the pair. A space is "
               "worth most just before the next round: it frees the card under the one that you "
               "put there."),
  .notes = N_("Any top card may fill a space, and the last two cards of the stock lie apart. The "
              "version “Strict” leaves spaces to the next round."),
  .easiness = 57,
  .game = {
    .remove = { PAT_REMOVE_SUM, .sum = 13 },
    .stock_help = N_("A click or tap on the stock deals one card face up to each pile, at any "
                     "time; the last two cards go to places of their own."),
    .deal_stock = deal_round,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&thirteen)
