/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fan: eighteen fans that are built in suit, and Kings for the empty ones. */
#include "fan.h"

static const PatPileSpec piles[] = {
  FAN_EIGHTEEN (.build = PAT_DOWN | PAT_SAME_SUIT, .fill = PAT_FILL_RANKS,
                .deal = FAN_THREES, .ranks = PAT_RANK_BIT (PAT_KING)),
  FAN_FOUNDATIONS (.deal = NULL),
  { 0 }
};

static const PatChoice layouts[] = {
  { "single", N_("17 fans of three and a single card") },
  { "pairs", N_("16 fans of three and two of two") },
  { 0 }
};

static const PatOption options[] = {
  { "layout", PAT_NC_ ("option", "Layout"), NULL, PAT_OPTION_CHOICE, .choices = layouts },
  { 0 }
};

static const PatPreset presets[] = {
  { "single", N_("17 fans and one"), "" },
  { "pairs", N_("16 fans and two"), "layout=pairs", .easiness = 49 },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "layout", "pairs"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->deal =
      "UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UU/UU";
  return TRUE;
}

static const PatVariantSpec fan = {
  .id = "fan",
  .name = N_("Fan"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "PySolFC",
  .odds = PAT_ODDS_SOMETIMES,
  .skill = 5,
  .minutes = 12,
  .aliases = N_("The Fan"),
  .about = N_("La Belle Lucie without her shuffles. Instead an empty fan may be filled with a "
              "King, so that everything depends on finding places for the four of them."),
  .advice = N_("A card that is put on another locks all that lies below it until that card is "
               "played. Clear the single card early, so that a King finds a place."),
  .notes = N_("Seventeen fans of three cards and a single one are the usual layout; some books "
              "deal two fans of two cards instead."),
  .game = {
    .auto_class = PAT_AUTO_ALL,
    .double_click = PAT_TARGET_FIRST,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&fan, &la_belle_lucie, &shamrocks, &cruel, &bakers_dozen, &bristol)
