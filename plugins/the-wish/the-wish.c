/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Wish: eight piles of four, from whose tops pairs are taken. */
#include <patience.h>

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 8, .name = PAT_NC_ ("pile", "Pile"),
    .names = PAT_NC_ ("piles", "Piles"),
    .at = { .dx = 1.2, .per_line = 4, .line_dy = 1.2 },
    .narrow = { .dx = 1.05, .per_line = 4, .line_dy = 1.1 }, .turn = PAT_TURN_ALWAYS,
    .removable = TRUE, .deal = "DDDU" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4.75, .y = 0.6 },
    .narrow = { .x = 1.575, .y = 2.3 } },
  { 0 }
};

static const PatOption options[] = {
  { "open", N_("All cards lie face up"),
    N_("With all cards in sight, the game is one of planning"), PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "closed", N_("The Wish"), "" },
  { "open", N_("The Wish, open"), "open=on", .easiness = 62 },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (!pat_options_get (chosen, "open"))
    return TRUE;
  row->deal = "UUUU";
  row->turn = PAT_TURN_NEVER;
  row->fan_y = 0.25f;
  row->at.line_dy = row->narrow.line_dy = 2;
  pat_table_find_row (table, PAT_DISCARD, 0)->narrow.y = 4;
  pat_table_find_row (table, PAT_DISCARD, 0)->at.y = 1;
  return TRUE;
}

static const PatVariantSpec the_wish = {
  .id = "the-wish",
  .name = N_("The Wish"),
  .family = PAT_NC_ ("family", "Children’s Games"),
  .source = "Solitaire Royale",
  .skill = 2,
  .minutes = 4,
  .collections = (const PatMembership[]) { { "children", 3 }, { NULL } },
  .about = N_("Make a wish and try to take away all cards in pairs. If the game comes out at the "
              "first attempt, it is said, your wish comes true."),
  .advice = N_("If three piles show the same rank, take the pair from the two highest piles: they "
               "hide most."),
  .notes = N_("The cards are the Sevens and all that are higher, and the Aces."),
  .easiness = 62,
  .game = {
    .ranks = PAT_RANK_BIT (PAT_ACE) | PAT_RANK_BIT (7) | PAT_RANK_BIT (8) | PAT_RANK_BIT (9) |
             PAT_RANK_BIT (10) | PAT_RANK_BIT (PAT_JACK) | PAT_RANK_BIT (PAT_QUEEN) |
             PAT_RANK_BIT (PAT_KING),
    .remove = { PAT_REMOVE_EQUAL },
    .peek_reveals = TRUE,
    .won_text = N_("Your wish comes true. What do you wish for next?"),
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&the_wish)
