/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Canfield (Royale): from the Ace, and spaces are filled from the holding pile when the player
 * likes. */
#include "canfield.h"

static const PatPileSpec piles[] = {
  CANFIELD_STOCK,
  CANFIELD_WASTE,
  CANFIELD_ROYALE_FOUNDATIONS,
  CANFIELD_ROYALE_RESERVE,
  CANFIELD_ROYALE_COLUMNS,
  { 0 }
};

const PatChoice canfield_moves[] = {
  { "whole", N_("Whole columns and single cards") }, { "part", N_("Any part of a run") }, { 0 }
};

const PatChoice canfield_spaces[] = {
  { "hand", N_("By hand, when you like") }, { "auto", N_("Automatically, at once") }, { 0 }
};

static const PatOption options[] = {
  CANFIELD_MOVES,
  CANFIELD_SPACES,
  { 0 }
};

/* What moves, and how spaces are filled from the holding pile, in both Royale games. */
void
canfield_configure (PatTable   *table,
                    PatOptions *chosen)
{
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "moves", "part"))
    columns->take = PAT_TAKE_RUN;
  if (pat_options_is (chosen, "spaces", "auto"))
    {
      columns->fill_first = 0;
      columns->n_refill = 1;
      columns->refill[0] = PAT_RESERVE;
    }
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  canfield_configure (table, chosen);
  return TRUE;
}

static const PatVariantSpec canfield = {
  .id = "canfield",
  .name = N_("Canfield (Royale)"),
  .family = PAT_NC_ ("family", "Canfield"),
  .source = "Solitaire Royale",
  .skill = 3,
  .minutes = 8,
  .collections = (const PatMembership[]) { { "tour", 4 }, { NULL } },
  .about = N_("Canfield as it was played on early home computers: the foundations begin with the "
              "Aces, the cards do not go round the corner, and you decide yourself when a space "
              "is filled. It is very hard to win."),
  .advice = N_("A space that is left open can save you: fill it from the holding pile only when "
               "that card has no better place, or when it hides one that you need."),
  .notes = N_("Besides complete columns the single card at the end of a column may be moved, too. "
              "The waste is turned over without limit."),
  .game = {
    .peek_reveals = TRUE,
    .stock = { PAT_WASTE, 3, PAT_UNLIMITED },
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&canfield, &classic_canfield, &duchess, &reno)
