/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards and places a hint marks, and when it ends. */
#include "config.h"

#include "board-position.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1 },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 } },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (stocked, piles, .stock = { PAT_WASTE, 1 });

#define CARDS "stock: <2C> <3C>; tableau 1: <KS> 9S 8H 7C; tableau 2: TH; tableau 3: 5C"

/* Shows a move, and writes down all cards and places that it marks. */
static char *
dup_marked (Motion     *self,
            const char *text)
{
  GString *marked = g_string_new (NULL);
  RiffleTable *table = self->board->table;
  PatMove move;

  if (text != NULL)
    g_assert_true (pat_move_parse (&move, pat_game_get_rules (riffle_table_get_game (table)), text,
                                   NULL));
  riffle_highlights_set_hint (self->board->highlights, text != NULL ? &move : NULL);
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);

      if (riffle_piece_get_marks (RIFFLE_PIECE (pile)) == RIFFLE_MARK_HINT)
        g_string_append_printf (marked, "%u ", i);
      for (guint k = 0; k < pile->cards->len; k++)
        if (riffle_piece_get_marks (RIFFLE_PIECE (riffle_pile_get_card (pile, k))) ==
            RIFFLE_MARK_HINT)
          g_string_append_printf (marked, "%u.%u ", i, k);
    }
  return g_string_free (marked, FALSE);
}

static void
test_hint (Motion        *self,
           gconstpointer  data)
{
  static const struct
  {
    const char *move;
    const char *marked;
  } rows[] = {
    { "t1*3>t2", "2.1 2.2 2.3 3.0 " },
    { "t1>t2", "2.3 3.0 " },
    { "t3>t4", "4.0 5 " },
    { "s", "0.1 " },
    { NULL, "" },
  };

  position_show (self, &stocked, CARDS);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *marked = dup_marked (self, rows[i].move);

      g_assert_cmpstr (marked, ==, rows[i].marked);
    }
}

/* A hint ends with the next thing that the player does. */
static void
test_hint_ends (Motion        *self,
                gconstpointer  data)
{
  RiffleHighlights *highlights;
  g_autofree char *marked = NULL;

  position_show (self, &stocked, CARDS);
  highlights = self->board->highlights;
  g_assert_false (riffle_highlights_drop_hint (highlights));
  marked = dup_marked (self, "t1*3>t2");
  g_assert_true (riffle_highlights_drop_hint (highlights));
  g_assert_false (riffle_highlights_drop_hint (highlights));

  g_clear_pointer (&marked, g_free);
  marked = dup_marked (self, "t1*3>t2");
  riffle_board_click (self->board, (PatSpot) { 4, 0 }, PAT_CLICK_PLAIN);
  g_assert_false (riffle_highlights_drop_hint (highlights));
  g_assert_cmpuint (riffle_piece_get_marks (RIFFLE_PIECE (riffle_table_get_card (
                                                            self->board->table,
                                                            (PatSpot) { 3, 0 }))), ==,
                    RIFFLE_MARK_NONE);
}

/* What is under the pointer stays marked when the cards get other faces. */
static void
test_hover_and_deck (Motion        *self,
                     gconstpointer  data)
{
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();
  RifflePiece *card;

  position_show (self, &stocked, CARDS);
  card = RIFFLE_PIECE (riffle_table_get_card (self->board->table, (PatSpot) { 3, 0 }));
  riffle_highlights_set_hover (self->board->highlights, &(PatSpot) { 3, 0 });
  g_assert_cmpuint (riffle_piece_get_marks (card), ==, RIFFLE_MARK_AVAILABLE);
  g_object_set (self->board, "deck", deck, NULL);
  g_assert_cmpuint (riffle_piece_get_marks (card), ==, RIFFLE_MARK_AVAILABLE);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/board-highlights/hint", Motion, NULL, motion_set_up, test_hint, motion_tear_down);
  g_test_add ("/board-highlights/hint-ends", Motion, NULL, motion_set_up, test_hint_ends,
              motion_tear_down);
  g_test_add ("/board-highlights/hover-and-deck", Motion, NULL, motion_set_up,
              test_hover_and_deck, motion_tear_down);
  return g_test_run ();
}
