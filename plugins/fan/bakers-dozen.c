/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Baker's Dozen: thirteen columns of four, with the Kings at the bottom. */
#include "fan.h"

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 13, .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 1.2, .dx = 1, .per_line = 7, .line_dx = 0.5, .line_dy = 2.3 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ANY_SUIT, .take = PAT_TAKE_TOP, .sink = PAT_RANK_BIT (PAT_KING),
    .deal = "UUUU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 4.5, .dx = 1 },
    .narrow = { .x = 1.5, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE,
    .max_cards = 13 },
  { 0 }
};

static const PatChoice foundations[] = {
  { "suit", PAT_NC_ ("choice", "In suit") }, { "any", N_("Regardless of suit") }, { 0 }
};

static const PatChoice spaces[] = {
  { "nothing", PAT_NC_ ("choice", "No card") }, { "king", PAT_NC_ ("choice", "A King") },
  { "any", PAT_NC_ ("choice", "Any card") }, { 0 }
};

static const PatOption options[] = {
  { "kings", N_("Kings to the bottom of their columns"), NULL, PAT_OPTION_SWITCH, .initial = 1 },
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { "foundations", N_("Foundations are built"), NULL, PAT_OPTION_CHOICE,
    .choices = foundations },
  { 0 }
};

static const PatPreset presets[] = {
  { "bakers-dozen", N_("Baker’s Dozen"), "" },
  { "spanish", N_("Spanish Patience"), "foundations=any" },
  { "portuguese", N_("Portuguese Solitaire"), "kings=off,spaces=king" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const PatFill fills[] = { PAT_FILL_NONE, PAT_FILL_RANKS, PAT_FILL_ANY };
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (!pat_options_get (chosen, "kings"))
    columns->sink = 0;
  columns->fill = fills[pat_options_get (chosen, "spaces")];
  columns->ranks = PAT_RANK_BIT (PAT_KING);
  if (pat_options_is (chosen, "foundations", "any"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->build = PAT_UP | PAT_ANY_SUIT;
  return TRUE;
}

const PatVariantSpec bakers_dozen = {
  .id = "bakers-dozen",
  .name = N_("Baker’s Dozen"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "Morehead & Mott-Smith",
  .odds = PAT_ODDS_OFTEN,
  .skill = 5,
  .minutes = 10,
  .aliases = N_("Spanish Patience;Portuguese Solitaire"),
  .about = N_("Thirteen columns, as many as a generous baker counts to the dozen. All cards lie "
              "open, the Kings do no harm at the bottom, and with care most deals can be won."),
  .advice = N_("An empty column is lost, so clear one only if nothing better is left. Look for the "
               "low cards that lie deepest, and put cards on columns that you will not need soon."),
  .notes = N_("Kings that go to the bottom of one column keep their order. “Spanish Patience” and "
              "“Portuguese Solitaire” follow PySolFC."),
  .game = {
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
