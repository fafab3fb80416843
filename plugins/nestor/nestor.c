/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nestor and Vertical: pairs of equal rank from open columns, with a few cards in reserve. */
#include <patience.h>

#define N_COLUMNS 8
#define N_ROWS    6

#define COLUMNS(n, words)                                                                          \
  { .role = PAT_TABLEAU, .count = n, .name = PAT_NC_ ("pile", "Column"),                           \
    .names = PAT_NC_ ("piles", "Columns"),                                                         \
    .at = { .dx = 1 }, .narrow = { .dx = 1 }, .fan_y = 0.25, .removable = TRUE, .deal = words }

static const PatPileSpec nestor_piles[] = {
  COLUMNS (N_COLUMNS, "UUUUUU"),
  { .role = PAT_RESERVE, .count = 4, .at = { .x = 2, .y = 2.6, .dx = 1 },
    .narrow = { .x = 2, .y = 2.6, .dx = 1 }, .removable = TRUE,
    .deal = "U" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 7, .y = 2.6 },
    .narrow = { .x = 7, .y = 2.6 } },
  { 0 }
};

static const PatPileSpec vertical_piles[] = {
  COLUMNS (7, "UUUUUU/UUUUUU/UUUUUU/UUUUUUU/UUUUUU"),
  { .role = PAT_RESERVE, .count = 9, .at = { .y = 2.9, .dx = 1 },
    .narrow = { .y = 2.9, .dx = 1, .per_line = 5, .line_dx = 0.5, .line_dy = 1 }, .removable = TRUE,
    .deal = "U" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .narrow = { .x = 6, .y = 2.9 } },
  { 0 }
};

static const PatChoice reserves[] = {
  { "all", N_("All four cards") }, { "top", N_("Only the top card of a pile") }, { 0 }
};

static const PatOption options[] = {
  { "rectify", N_("No rank twice in a column"),
    N_("A card whose rank lies in its column already goes to the bottom of the deck, and the next "
       "one takes its place"),
    PAT_OPTION_SWITCH, .initial = TRUE },
  { "reserve", N_("Open in the reserve"), NULL, PAT_OPTION_CHOICE, .choices = reserves },
  { 0 }
};

static const PatPreset presets[] = {
  { "nestor", N_("Nestor"), "" },
  { "closed-reserve", N_("Reserve in a pile"), "reserve=top", .easiness = 25 },
  { "random", N_("As the cards fall"), "rectify=off", .easiness = 15 },
  { 0 }
};

/* Whether a rank lies in a column of the cards that were dealt so far, apart from one of them. */
static gboolean
has_rank (const PatCard *cards,
          guint          n_dealt,
          guint          column,
          guint          rank,
          guint          but)
{
  for (guint i = column; i < n_dealt; i += N_COLUMNS)
    if (i != but && pat_card_get_rank (cards[i]) == rank)
      return TRUE;
  return FALSE;
}

static void
swap_cards (PatCard *a,
            PatCard *b)
{
  PatCard card = *a;

  *a = *b;
  *b = card;
}

/* No card that is left may lie in the column whose turn it is: the first dealt card that may
 * changes places with the next of them. There always is one. That card's rank lies in two other
 * columns at most, so at least five are left. One of these has a rank that this column lacks:
 * otherwise six columns would hold the same ranks, of which there are four cards each. */
static void
exchange (PatCard *cards,
          guint    n_dealt)
{
  guint column = n_dealt % N_COLUMNS;
  guint rank = pat_card_get_rank (cards[n_dealt]);

  for (guint i = 0; i < n_dealt; i++)
    if (i % N_COLUMNS != column &&
        !has_rank (cards, n_dealt, column, pat_card_get_rank (cards[i]), n_dealt) &&
        !has_rank (cards, n_dealt, i % N_COLUMNS, rank, i))
      {
        swap_cards (&cards[i], &cards[n_dealt]);
        return;
      }
}

/* Deals in rows; a card whose rank lies in its column already goes to the bottom of the deck. */
static guint
rectify (const PatRules *rules,
         guint64         seed,
         PatCard        *cards,
         guint           n_cards)
{
  if (!pat_options_get (pat_rules_get_options (rules), "rectify"))
    return n_cards;
  for (guint n_dealt = 0; n_dealt < N_COLUMNS * N_ROWS; n_dealt++)
    {
      guint n_tried = 0;

      while (n_tried < n_cards - n_dealt &&
             has_rank (cards, n_dealt, n_dealt % N_COLUMNS, pat_card_get_rank (cards[n_dealt]),
                       n_dealt))
        {
          PatCard card = cards[n_dealt];

          memmove (cards + n_dealt, cards + n_dealt + 1, n_cards - n_dealt - 1);
          cards[n_cards - 1] = card;
          n_tried++;
        }
      if (n_tried == n_cards - n_dealt)
        exchange (cards, n_dealt);
    }
  return n_cards;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *reserve = pat_table_find_row (table, PAT_RESERVE, 0);

  if (!pat_options_is (chosen, "reserve", "top"))
    return TRUE;
  reserve->count = 1;
  reserve->deal = "UUUU";
  reserve->at.x = reserve->narrow.x = 3;
  reserve->fan_x = 0.25f;
  return TRUE;
}

static const PatVariantSpec nestor = {
  .id = "nestor",
  .name = N_("Nestor"),
  .family = PAT_NC_ ("family", "Pairs"),
  .source = "Dick, Parlett, PySolFC",
  .skill = 3,
  .minutes = 4,
  .about = N_("An open game of the nineteenth century in which cards of equal rank go in pairs. "
              "Everything can be seen from the start, and so it can all be planned."),
  .rules = N_("The open cards of the reserve may be paired with the columns and with each other."),
  .advice = N_("Look for ranks whose cards lie in the way of each other, and leave the reserve "
               "alone while the columns have pairs."),
  .notes = N_("The cards are dealt so that no rank lies twice in a column, as the old books have "
              "it; an option deals them as they fall."),
  .easiness = 53,
  .game = { .remove = { PAT_REMOVE_EQUAL }, .prepare = rectify },
  .piles = nestor_piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

static const PatVariantSpec vertical = {
  .id = "vertical",
  .name = N_("Vertical"),
  .family = PAT_NC_ ("family", "Pairs"),
  .source = "PySolFC",
  .skill = 3,
  .minutes = 4,
  .about = N_("A relative of Nestor with a larger reserve, and with columns as the cards fall: the "
              "same rank may lie twice in one of them."),
  .advice = N_("See to it that the last two cards of a rank do not lie in the same column: look "
               "for ranks of which two share a column, and pair one of them early."),
  .easiness = 30,
  .game = { .remove = { PAT_REMOVE_EQUAL } },
  .piles = vertical_piles,
};

PAT_PLUGIN (&nestor, &vertical)
