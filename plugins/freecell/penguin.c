/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Penguin: the first card dealt is the Beak, and its three fellows begin the foundations. */
#include "freecell.h"

#define N_FELLOWS 3

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 4,
    .at = { .x = 7.5, .dy = 1 }, .narrow = { .x = 1.5, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "U/U/U/" },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .narrow = { .y = 2.3, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_LAST,
    .take = PAT_TAKE_RUN, .deal = "UUUUUUU" },
  FREECELL_CELLS (.count = 7, .at = { .dx = 1 }, .narrow = { .y = 1.1, .dx = 1 }),
  { 0 }
};

static const PatOption options[] = {
  FREECELL_CLICK_OPTION,
  { 0 }
};

/* Puts the three cards that have the rank of the first one before it. */
static guint
pick_fellows (const PatRules *rules,
              guint64         seed,
              PatCard        *cards,
              guint           n_cards)
{
  guint rank = pat_card_get_rank (cards[0]), n_found = 0;

  for (guint i = 1; i < n_cards && n_found < N_FELLOWS; i++)
    if (pat_card_get_rank (cards[i]) == rank)
      {
        PatCard fellow = cards[i];

        memmove (cards + n_found + 1, cards + n_found, (i - n_found) * sizeof *cards);
        cards[n_found++] = fellow;
      }
  return n_cards;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  freecell_set_click (table, chosen);
  return TRUE;
}

const PatVariantSpec penguin = {
  .id = "penguin",
  .name = N_("Penguin"),
  .family = PAT_NC_ ("family", "FreeCell"),
  .source = "Parlett",
  .skill = 5,
  .minutes = 12,
  .about = N_("David Parlett invented this game and gave it the name of the publisher of his book "
              "on patience. Seven cells leave room enough to win nearly every deal, but seldom "
              "without thought."),
  .rules = N_("The first card of the deal is the Beak; it lies at the bottom of the first column. "
              "The other three cards of its rank are dealt to the foundations."),
  .advice = N_("Dig for the Beak from the beginning: until it is free its suit cannot be built. "
               "Keep a cell or two for the cards that end a suit."),
  .notes = N_("A run moves as a whole whether cells are free or not. On an Ace goes the King of "
              "its suit."),
  .easiness = 99,
  .game = {
    .base_dealt = TRUE,
    .auto_class = PAT_AUTO_ALL,
    .prepare = pick_fellows,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};
