/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What parts of the board decide, each by itself: where cards are dropped, which pile is the next
 * one, which cards come first, which click is a second one. */
#include "config.h"

#include "riffle-asked.h"
#include "riffle-clicks.h"
#include "riffle-deal-order.h"
#include "riffle-drop.h"
#include "riffle-fit.h"
#include "riffle-flight-order.h"
#include "riffle-geometry.h"
#include "riffle-opened.h"

#include "board-position.h"

#define WIDTH 100
#define HEIGHT 140

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 6, .at = { .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 7 }, .deal = "*" },
  { 0 }
};

static const PatPileSpec dealt_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 3, .at = { .y = 1, .dx = 1 }, .fill = PAT_FILL_ANY,
    .deal = "U/UU/UUU" },
  { .role = PAT_FOUNDATION, .count = 2, .at = { .x = 1, .dx = 1 }, .deal = "UU" },
  { 0 }
};

static const PatPileSpec column_piles[] = {
  { .role = PAT_TABLEAU, .count = 8, .at = { .dx = 1 }, .fan_y = 0.25, .build = PAT_ANY_CARD },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (spread_out, piles);
RULES_VARIANT (dealt, dealt_piles);
RULES_VARIANT (columns, column_piles);

/* Where the piles of `spread_out` are: two rows, and one pile between them. */
static const graphene_point_t places[] = {
  { 0, 0 }, { 120, 0 }, { 240, 0 }, { 0, 320 }, { 240, 320 }, { 200, 210 }, { 1000, 0 },
};

typedef struct
{
  GtkWidget   *board;
  PatGame     *game;
  RiffleTable *table;
} Fixture;

static void
set_up (Fixture              *self,
        const PatVariantSpec *spec,
        const char           *cards)
{
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();
  g_autoptr (RiffleCardCache) cache = riffle_card_cache_new (deck);

  self->board = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->game = position_new_game (spec, cards);
  self->table = riffle_table_new (self->board, cache);
  riffle_table_set_game (self->table, self->game);
  riffle_table_make_piles (self->table);
  riffle_table_arrange_piles (self->table);
}

/* All cards of a pile lie on each other. */
static void
put_piles (Fixture *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->table, i);

      riffle_pile_set_size (pile, WIDTH, HEIGHT);
      riffle_pile_set_place (pile, RIFFLE_DECK_EMPTY);
      riffle_pile_set_origin (pile, places[i], places[i]);
      for (guint k = 0; k < pile->cards->len; k++)
        riffle_pile_get_card (pile, k)->at = riffle_pile_get_card (pile, k)->target = places[i];
    }
}

static void
tear_down (Fixture *self)
{
  riffle_table_set_game (self->table, NULL);
  riffle_table_make_piles (self->table);
  riffle_table_arrange_piles (self->table);
  riffle_table_free (self->table);
  g_object_unref (self->game);
  g_object_unref (self->board);
}

/* A drop of the 8 of hearts, the only card of its pile. */
typedef struct
{
  float    x;
  float    y;
  gboolean strict;
  int      pile;
  gboolean is_legal;
  guint    n_touched;
} DropRow;

static void
test_drop (void)
{
  static const DropRow rows[] = {
    { 120, 0, FALSE, -1, FALSE, 1 },  /* where it came from */
    { 60, 0, FALSE, 0, TRUE, 2 },     /* as much on the pile that takes it as on its own */
    { 73, 0, FALSE, 0, TRUE, 2 },
    { 74, 0, FALSE, -1, FALSE, 2 },   /* mostly where it came from */
    { 180, 0, FALSE, -1, FALSE, 2 },
    { 185, 0, FALSE, 2, FALSE, 2 },   /* mostly on one that does not take it */
    { 0, 0, TRUE, 0, TRUE, 1 },
    { 60, 0, TRUE, 0, FALSE, 2 },     /* strictly, on one pile only */
    { 0, -180, FALSE, 0, TRUE, 0 },   /* just missed */
    { 0, -180, TRUE, -1, FALSE, 0 },
    { 0, -220, FALSE, -1, FALSE, 0 },
    { 0, 160, FALSE, -1, FALSE, 0 },  /* between two that take it */
    { 0, 145, FALSE, -1, FALSE, 0 },
    { 0, 480, FALSE, 3, TRUE, 0 },
    { 260, 480, FALSE, -1, FALSE, 0 }, /* one that does not take it */
  };
  Fixture self;
  RiffleCard *card;
  PatAnswer answer;

  set_up (&self, &spread_out, "tableau 1: 9S; tableau 2: 8H; tableau 3: 7C; tableau 4: 9C; "
          "tableau 5: KD; tableau 6: QD");
  put_piles (&self);
  card = riffle_table_get_card (self.table, (PatSpot) { 1, 0 });
  pat_game_grab (self.game, (PatSpot) { 1, 0 }, &answer);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      RiffleDrop drop;

      drop = riffle_drop_find (self.table, &answer.selection, card,
                               GRAPHENE_POINT_INIT (rows[i].x, rows[i].y), rows[i].strict);
      g_test_message ("%g, %g", rows[i].x, rows[i].y);
      g_assert_cmpint (drop.pile, ==, rows[i].pile);
      g_assert_cmpint (drop.is_legal, ==, rows[i].is_legal);
      g_assert_cmpuint (drop.n_touched, ==, rows[i].n_touched);
    }
  tear_down (&self);
}

static void
test_beside (void)
{
  static const struct
  {
    guint            from;
    GtkDirectionType direction;
    int              to;
  } rows[] = {
    { 0, GTK_DIR_RIGHT, 1 }, { 1, GTK_DIR_RIGHT, 2 }, { 1, GTK_DIR_LEFT, 0 },
    { 0, GTK_DIR_LEFT, -1 }, { 0, GTK_DIR_UP, -1 }, { 0, GTK_DIR_DOWN, 3 }, { 3, GTK_DIR_UP, 0 },
    { 3, GTK_DIR_RIGHT, 4 }, { 4, GTK_DIR_LEFT, 5 }, { 3, GTK_DIR_DOWN, -1 },
    { 2, GTK_DIR_DOWN, 5 },
  };
  Fixture self;

  set_up (&self, &spread_out, "tableau 1: 9S; tableau 3: 7C; tableau 4: 9C; "
          "tableau 5: KD; tableau 6: QD");
  put_piles (&self);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (riffle_geometry_find_beside (self.table, rows[i].from, rows[i].direction), ==,
                     rows[i].to);

  /* One that shows nothing is passed over. */
  g_assert_cmpuint (riffle_geometry_find_neighbour (self.table, 1), ==, 1);
  riffle_pile_set_place (riffle_table_get_pile (self.table, 1), RIFFLE_NO_PLACE);
  g_assert_cmpint (riffle_geometry_find_beside (self.table, 0, GTK_DIR_RIGHT), ==, 2);
  g_assert_cmpuint (riffle_geometry_find_neighbour (self.table, 1), ==, 0);
  g_assert_cmpuint (riffle_geometry_find_neighbour (self.table, 4), ==, 4);
  tear_down (&self);
}

static void
assert_cards (GPtrArray  *cards,
              const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (cards, i);

      g_string_append_printf (text, "%u.%u ", card->pile, card->index);
    }
  g_assert_cmpstr (text->str, ==, expected);
  g_ptr_array_unref (cards);
}

/* Row by row, in rounds; the stock stays. */
static void
test_deal_order (void)
{
  Fixture self;

  set_up (&self, &dealt, NULL);
  assert_cards (riffle_deal_order_list (self.table), "1.0 2.0 3.0 2.1 3.1 3.2 4.0 5.0 4.1 5.1 ");
  tear_down (&self);
}

static void
set_turn (Fixture *self,
          guint    pile,
          guint    index,
          guint    wave,
          guint    lag)
{
  RiffleCard *card = riffle_table_get_card (self->table, (PatSpot) { pile, (int) index });

  card->wave = wave;
  card->lag = lag;
}

static void
test_flight_order (void)
{
  Fixture self;
  RiffleCard *card;

  set_up (&self, &dealt, NULL);
  assert_cards (riffle_flight_order_list (self.table), "");

  set_turn (&self, 1, 0, 2, 0);
  set_turn (&self, 2, 0, 1, 1);
  set_turn (&self, 3, 2, 1, 0);
  set_turn (&self, 3, 1, 1, 0);
  set_turn (&self, 2, 1, 1, 0);
  /* This one only makes room. */
  card = riffle_table_get_card (self.table, (PatSpot) { 4, 0 });
  card->target.x = card->at.x + 3;
  g_assert_false (riffle_flight_order_is_at_rest (card));
  assert_cards (riffle_flight_order_list (self.table), "2.1 3.1 3.2 2.0 1.0 4.0 ");

  /* This one is to be turned over. */
  card = riffle_table_get_card (self.table, (PatSpot) { 5, 1 });
  card->shown = card->card | PAT_FACE_DOWN;
  assert_cards (riffle_flight_order_list (self.table), "2.1 3.1 3.2 2.0 1.0 4.0 5.1 ");
  tear_down (&self);
}

static void
test_clicks (void)
{
  const graphene_point_t at = { 10, 10 }, near = { 13, 14 }, far = { 14, 14 };
  GtkSettings *settings = gtk_settings_get_default ();
  RiffleClicks clicks;
  Fixture self;
  RiffleCard *card, *other;

  set_up (&self, &dealt, NULL);
  card = riffle_table_get_card (self.table, (PatSpot) { 1, 0 });
  other = riffle_table_get_card (self.table, (PatSpot) { 2, 0 });
  g_object_set (settings, "gtk-double-click-time", 400, "gtk-double-click-distance", 5, NULL);

  riffle_clicks_reset (&clicks);
  g_assert_false (riffle_clicks_is_double (&clicks, settings, 10, NULL));
  riffle_clicks_note (&clicks, 1000, at, card, FALSE);
  g_assert_true (riffle_clicks_is_double (&clicks, settings, 1400, card));
  g_assert_false (riffle_clicks_is_double (&clicks, settings, 1401, card));
  g_assert_false (riffle_clicks_is_double (&clicks, settings, 1400, other));
  g_assert_false (riffle_clicks_is_double (&clicks, settings, 1400, NULL));
  g_assert_false (riffle_clicks_is_habit (&clicks, settings, 1400, at));
  riffle_clicks_forget_card (&clicks);
  g_assert_false (riffle_clicks_is_double (&clicks, settings, 1400, card));

  riffle_clicks_note (&clicks, 1000, at, NULL, TRUE);
  g_assert_false (riffle_clicks_is_double (&clicks, settings, 1400, NULL));
  g_assert_true (riffle_clicks_is_habit (&clicks, settings, 1400, near));
  g_assert_false (riffle_clicks_is_habit (&clicks, settings, 1400, far));
  g_assert_false (riffle_clicks_is_habit (&clicks, settings, 1401, at));
  tear_down (&self);
}

static PatGame *
new_column (guint n_cards)
{
  g_autoptr (GString) text = g_string_new ("tableau 1:");

  for (guint i = 0; i < n_cards; i++)
    g_string_append_printf (text, " %c%c", "A23456789TJQK"[i % 13], "CDHS"[i / 13]);
  return position_new_game (&columns, text->str);
}

static double
find_width (RiffleFit      *fit,
            guint           n_cards,
            const PatSpace *space)
{
  g_autoptr (PatGame) game = new_column (n_cards);

  riffle_fit_compute (fit, game, space);
  return fit->layout.card_width;
}

/* In the same space the cards keep their size as long as they can. */
static void
test_fit (void)
{
  const PatSpace space = { 1000, 420, 1.4 };
  const PatSpace others[] = {
    { 1001, 420, 1.4 }, { 1000, 421, 1.4 }, { 1000, 420, 1.41 }, { 1000, 420, 1.4, TRUE },
    { 1000, 420, 1.4, .stock_below = TRUE }, { 1000, 420, 1.4, .large_index = TRUE },
  };
  RiffleFit fit = { 0 };
  double widest = find_width (&fit, 1, &space);
  guint n = 1;

  g_assert_true (riffle_fit_is_for_width (&fit, 1000));
  g_assert_false (riffle_fit_is_for_width (&fit, 1001));
  do
    {
      riffle_fit_forget (&fit);
      g_assert_true (riffle_fit_is_for_width (&fit, 1000));
    }
  while (find_width (&fit, ++n, &space) == widest);
  riffle_fit_forget (&fit);
  find_width (&fit, 1, &space);
  g_assert_cmpfloat (find_width (&fit, n, &space), ==, widest);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      riffle_fit_forget (&fit);
      g_assert_cmpfloat (find_width (&fit, 1, &space), ==, widest);
      g_assert_cmpfloat (find_width (&fit, n, &others[i]), <, widest);
    }
}

/* The top of a card of the first column, in pixels. */
static double
get_top (RiffleOpened      *opened,
         const PatLayout   *layout,
         const PatPosition *position,
         guint              index)
{
  PatRect rect;

  riffle_opened_get_card (opened, layout, position, (PatSpot) { 0, (int) index }, &rect);
  return rect.y;
}

static void
assert_opens (const PatLayout   *layout,
              const PatPosition *position,
              guint              n_cards,
              guint              index)
{
  const PatSpot spot = { 0, (int) index };
  RiffleOpened opened = { 0 }, closed = { 0 };
  double top = get_top (&closed, layout, position, index);
  double below = get_top (&closed, layout, position, index + 1);

  g_assert_cmpuint (riffle_opened_get_flat (&opened, layout, position, spot), >, 0);
  g_assert_true (riffle_opened_set (&opened, layout, position, &spot));
  g_assert_false (riffle_opened_set (&opened, layout, position, &spot));
  g_assert_cmpuint (riffle_opened_get_flat (&opened, layout, position, spot), ==, 0);
  g_assert_cmpfloat (get_top (&opened, layout, position, index + 1) -
                     get_top (&opened, layout, position, index), >=, 0.35 * layout->card_width - 1);
  /* The pointer that opened it is still over the card. */
  g_assert_cmpfloat (get_top (&opened, layout, position, index), <=, top);
  g_assert_cmpfloat (get_top (&opened, layout, position, index + 1), >=, below);
  for (guint i = 0; i + 1 < n_cards; i++)
    g_assert_cmpfloat (get_top (&opened, layout, position, i), <=,
                       get_top (&opened, layout, position, i + 1));
  g_assert_cmpfloat (get_top (&opened, layout, position, 0), ==,
                     get_top (&closed, layout, position, 0));
  g_assert_cmpfloat (get_top (&opened, layout, position, n_cards - 1), ==,
                     get_top (&closed, layout, position, n_cards - 1));
  g_assert_true (riffle_opened_set (&opened, layout, position, NULL));
  g_assert_cmpfloat (get_top (&opened, layout, position, index), ==, top);
}

/* A squeezed column shows more of the card that the pointer or the focus is on, and stays as long
 * as it is; other columns, and the uncovered card, need no opening. */
static void
test_opened (void)
{
  const PatSpace space = { 1000, 420, 1.4 };
  const guint n_cards = 17;
  g_autoptr (PatGame) game = new_column (n_cards);
  const PatPosition *position = pat_game_get_position (game);
  const PatSpot last = { 0, (int) n_cards - 1 }, empty = { 1, -1 }, none = { 99, 0 };
  RiffleOpened opened = { 0 };
  RiffleFit fit = { 0 };

  riffle_fit_compute (&fit, game, &space);
  for (guint i = 0; i + 1 < n_cards; i++)
    assert_opens (&fit.layout, position, n_cards, i);
  g_assert_false (riffle_opened_set (&opened, &fit.layout, position, &last));
  g_assert_false (riffle_opened_set (&opened, &fit.layout, position, &empty));
  g_assert_false (riffle_opened_set (&opened, &fit.layout, position, &none));
  g_assert_false (riffle_opened_set (&opened, &fit.layout, position, NULL));
}

/* A table of another game, or of none, is not in step with the game. */
static void
test_in_step (void)
{
  g_autoptr (PatGame) other = position_new_game (&spread_out, "tableau 1: 9S");
  Fixture self;

  set_up (&self, &dealt, NULL);
  g_assert_true (riffle_table_is_in_step (self.table));
  riffle_table_set_game (self.table, NULL);
  g_assert_false (riffle_table_is_in_step (self.table));
  riffle_table_make_piles (self.table);
  riffle_table_arrange_piles (self.table);
  g_assert_true (riffle_table_is_in_step (self.table));
  g_assert_cmpuint (riffle_table_get_n_piles (self.table), ==, 0);
  riffle_table_set_game (self.table, other);
  g_assert_false (riffle_table_is_in_step (self.table));
  tear_down (&self);
}

/* What a special action asks for next is one of the moves that it may still become. */
static void
test_asked (void)
{
  const PatSelection none = { PAT_SELECTION_NONE };
  const PatSelection begun = { PAT_SELECTION_SPECIAL, .n_spots = 1 };
  const PatSelection complete = { PAT_SELECTION_SPECIAL, .n_spots = 2 };
  g_autofree PatMoves *moves = g_new0 (PatMoves, 1);
  Fixture self;

  set_up (&self, &dealt, NULL);
  for (guint i = 0; i < 2; i++)
    {
      moves->moves[i].kind = PAT_MOVE_SPECIAL;
      moves->moves[i].n_picks = 2;
      moves->moves[i].picks[1].pile = 1 + i;
      moves->moves[i].picks[1].count = 1;
    }
  moves->n_moves = 1;
  g_assert_null (riffle_asked_list (self.game, &none));
  g_assert_true (riffle_asked_has (self.game, &begun, moves, (PatSpot) { 1, 0 }));
  g_assert_false (riffle_asked_has (self.game, &begun, moves, (PatSpot) { 2, 1 }));
  moves->n_moves = 2;
  g_assert_true (riffle_asked_has (self.game, &begun, moves, (PatSpot) { 2, 1 }));
  g_assert_false (riffle_asked_has (self.game, &begun, moves, (PatSpot) { 2, 0 }));
  g_assert_true (riffle_asked_is_on_board (&begun, moves));
  g_assert_false (riffle_asked_is_on_board (&complete, moves));
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-parts/asked", test_asked);
  g_test_add_func ("/board-parts/in-step", test_in_step);
  g_test_add_func ("/board-parts/drop", test_drop);
  g_test_add_func ("/board-parts/beside", test_beside);
  g_test_add_func ("/board-parts/deal-order", test_deal_order);
  g_test_add_func ("/board-parts/flight-order", test_flight_order);
  g_test_add_func ("/board-parts/clicks", test_clicks);
  g_test_add_func ("/board-parts/fit", test_fit);
  g_test_add_func ("/board-parts/opened", test_opened);
  return g_test_run ();
}
