/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Agnes, called Agnes Sorel: runs of one colour are glued together, and spaces wait for the
 * deal. */
#include "agnes.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_SAME_COLOUR | PAT_WRAP, .take = PAT_TAKE_CHAIN,
    .deal = "U/UU/UUU/UUUU/UUUUU/UUUUUU/UUUUUUU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "U/" },
  { 0 }
};

static const PatChoice spaces[] = {
  { "deal", N_("Only the next deal") }, { "any", N_("Any card or run") }, { 0 }
};

static const PatChoice moves[] = {
  { "chain", N_("Whole runs of one colour") }, { "part", N_("Any part of a run") },
  { "suit", N_("Runs of one suit, whole or in part") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { "moves", N_("Moves between columns"), NULL, PAT_OPTION_CHOICE, .choices = moves },
  { "closed", N_("Every other card face down"),
    N_("The card at the end of each column lies face up in any case"), PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "classic", N_("Classic"), "" },
  { "relaxed", N_("Relaxed"), "spaces=any" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "spaces", "any"))
    columns->fill = PAT_FILL_ANY;
  if (!pat_options_is (chosen, "moves", "chain"))
    columns->take = PAT_TAKE_RUN;
  if (pat_options_is (chosen, "moves", "suit"))
    columns->run = PAT_DOWN | PAT_SAME_SUIT | PAT_WRAP;
  if (pat_options_get (chosen, "closed"))
    {
      columns->deal = "U/DU/UDU/DUDU/UDUDU/DUDUDU/UDUDUDU";
      columns->turn = PAT_TURN_ALWAYS;
    }
  return TRUE;
}

static const PatVariantSpec agnes = {
  .id = "agnes",
  .name = N_("Agnes"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 8,
  .collections = (const PatMembership[]) { { "palm-shelf", 1 }, { NULL } },
  .aliases = N_("Agnes Sorel"),
  .about = N_("A relative of Klondike that bears the name of a king’s mistress. It is one of the "
              "hardest games there are: of a million deals only 45 were found to be winnable by "
              "its old rules. The relaxed rules, where any card fills a space, are kinder."),
  .advice = N_("A deal may glue cards together, and what is glued moves together or not at all. "
               "Before you deal, look at what the new cards could land on."),
  .notes = N_("Cards of one colour that follow each other are a run, whether you put them "
              "together or the deal did. Cards may be dealt at any time; the last deal serves the "
              "first two columns only."),
  .game = {
    .base_dealt = TRUE,
    .stock = { PAT_TABLEAU, 1 },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&agnes, &agnes_bernauer)
