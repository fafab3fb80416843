/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board with every game of the build: shown, clicked everywhere, resized, undone and done
 * away with. */
#include "config.h"

#include <math.h>

#include "riffle-board-describe.h"
#include "riffle-board-private.h"
#include "riffle-geometry.h"
#include "board-game.h"

#define DEAL       5
#define N_CLICKS   150
#define SKIPPED    77

typedef struct
{
  GtkWidget   *window;
  RiffleBoard *board;
  guint        n_refused;
  int          refused;    /* the pile that the last of them was about */
  guint        n_moved;
} Fixture;

static PatRegistry *
load_variants (void)
{
  PatRegistry *registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), >, 0);
  return registry;
}

/* Lets the main loop do all that it has to do now. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
stop_waiting_cb (gpointer waiting)
{
  *(gboolean *) waiting = FALSE;
  return G_SOURCE_REMOVE;
}

/* Waits until the window has got the size that it asked for, or is not given it. */
static void
wait_for_frames (GtkWidget *window,
                 guint      n_frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean waiting = TRUE;
  guint id = g_timeout_add_seconds (5, stop_waiting_cb, &waiting);
  gint64 end = gdk_frame_clock_get_frame_counter (clock) + n_frames;

  while (waiting && gdk_frame_clock_get_frame_counter (clock) < end)
    {
      gtk_widget_queue_draw (window);
      g_main_context_iteration (NULL, TRUE);
    }
  if (waiting)
    g_source_remove (id);
  settle ();
}

static void
refused_cb (RiffleBoard *board,
            const char  *sentence,
            int          pile,
            Fixture     *fixture)
{
  g_assert_nonnull (sentence);
  fixture->refused = pile;
  g_assert_cmpstr (sentence, !=, "");
  fixture->n_refused++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->window = gtk_window_new ();
  fixture->board = RIFFLE_BOARD (riffle_board_new ());
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 500);
  g_signal_connect (fixture->board, "refused", G_CALLBACK (refused_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_frames (fixture->window, 2);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);

  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_null (board);
}

static void
click (Fixture *fixture,
       guint    pile,
       int      index)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.click", "(ui)",
                                             pile, index));
}

/* The board says the same as the position: sizes of the piles, and cards that are where the
 * layout has them. */
static void
assert_in_step (Fixture *fixture,
                PatGame *game)
{
  const PatPosition *position = pat_game_get_position (game);
  g_autofree char *text = riffle_board_describe (fixture->board);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, position->n_piles + 1u);
  for (guint i = 0; i < position->n_piles; i++)
    {
      const char *space = strchr (lines[i], ' ');

      g_assert_nonnull (space);
      g_assert_cmpuint (g_ascii_strtoull (space, NULL, 10), ==,
                        pat_position_get_size (position, i));
    }
}

static void
click_everywhere (Fixture *fixture,
                  PatGame *game)
{
  GRand *random = g_rand_new_with_seed (DEAL);

  for (guint i = 0; i < N_CLICKS; i++)
    {
      const PatPosition *position = pat_game_get_position (game);
      guint pile = (guint) g_rand_int_range (random, 0, position->n_piles);
      guint size = pat_position_get_size (position, pile);

      click (fixture, pile, size == 0 ? -1 : g_rand_int_range (random, 0, (gint32) size));
      if (i % 16 == 0)
        settle ();
      assert_in_step (fixture, game);
    }
  g_rand_free (random);
}

static void
send_everything (Fixture *fixture,
                 PatGame *game)
{
  const PatPosition *position = pat_game_get_position (game);

  for (guint i = 0; i < position->n_piles; i++)
    if (pat_position_get_size (position, i) > 0)
      gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.send", "(ui)", i,
                                  (int) pat_position_get_size (position, i) - 1);
  assert_in_step (fixture, game);
}

static void
begin_specials (Fixture *fixture,
                PatGame *game)
{
  const PatSpecialSpec *specials = pat_rules_get_game (pat_game_get_rules (game))->specials;

  for (guint i = 0; specials != NULL && specials[i].name != NULL; i++)
    {
      riffle_board_begin_special (fixture->board, i);
      click_everywhere (fixture, game);
      riffle_board_cancel (fixture->board);
      g_assert_false (riffle_board_is_asked (fixture->board));
    }
}

static void
undo_and_redo (Fixture *fixture,
               PatGame *game)
{
  while (pat_game_undo (game))
    assert_in_step (fixture, game);
  settle ();
  while (pat_game_redo (game))
    assert_in_step (fixture, game);
  settle ();
}

static void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  wait_for_frames (fixture->window, 2);
}

/* All cards lie on the board, whatever its size. */
static void
assert_inside (Fixture *fixture,
               PatGame *game)
{
  const PatPosition *position = pat_game_get_position (game);
  graphene_rect_t bounds, board;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->board),
                                            GTK_WIDGET (fixture->board), &board));
  for (guint i = 0; i < position->n_piles; i++)
    {
      g_assert_true (riffle_board_get_card_bounds (fixture->board, i,
                                                   (int) pat_position_get_size (position,
                                                                                i) - 1, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.size.width, >, 0);
      g_assert_cmpfloat (bounds.origin.x, ==, floorf (bounds.origin.x));
      g_assert_cmpfloat (bounds.origin.y, ==, floorf (bounds.origin.y));
    }
}

static void
test_variant (Fixture       *fixture,
              gconstpointer  id)
{
  g_autoptr (PatGame) game = board_game_new (id, DEAL);
  PatMove move;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  assert_in_step (fixture, game);
  if (pat_game_hint (game, &move))
    riffle_board_show_hint (fixture->board, &move);
  click_everywhere (fixture, game);
  send_everything (fixture, game);
  begin_specials (fixture, game);
  undo_and_redo (fixture, game);
  resize (fixture, 380, 640);
  assert_inside (fixture, game);
  g_object_set (fixture->board, "mirrored", TRUE, NULL);
  resize (fixture, 900, 400);
  assert_inside (fixture, game);
  pat_game_restart (game);
  assert_in_step (fixture, game);
  riffle_board_set_game (fixture->board, NULL);
  settle ();
}

/* A game that is done away with takes all its widgets with it. */
static void
test_leaves_nothing (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);
  GtkWidget *pile, *card;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  pile = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));
  card = gtk_widget_get_first_child (pile);
  g_assert_nonnull (card);
  g_object_add_weak_pointer (G_OBJECT (pile), (gpointer *) &pile);
  g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &card);
  g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
  riffle_board_set_game (fixture->board, NULL);
  riffle_board_finish_animations (fixture->board);
  settle ();
  g_assert_null (pile);
  g_assert_null (card);
  g_object_unref (game);
  g_assert_null (game);
}

static void
moved_cb (PatGame        *game,
          const PatMove  *move,
          const PatSteps *steps,
          gboolean        forwards,
          Fixture        *fixture)
{
  fixture->n_moved++;
}

static gboolean
deal_from_stock (PatGame *game)
{
  const PatMove move = { .kind = PAT_MOVE_STOCK };

  return pat_game_play (game, &move, NULL);
}

/* Klondike 2: the two of Clubs lies on column 2; it may not go on the three of Clubs of column
 * 5. */
static void
test_selects_and_refuses (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", 2);
  int t2 = pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 2);
  int t5 = pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 5);

  riffle_board_set_game (fixture->board, game);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), fixture);
  click (fixture, (guint) t2, 1);
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 1);
  click (fixture, (guint) t5, 4);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 1);
  g_assert_true (riffle_board_cancel (fixture->board));
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 0);
  g_assert_false (riffle_board_cancel (fixture->board));
  g_assert_cmpuint (fixture->n_moved, ==, 0);
  click (fixture, (guint) t2, 0);
  g_assert_cmpuint (fixture->n_refused, ==, 2);
  g_assert_cmpint (fixture->refused, ==, -1);
}

/* That there is nothing left to deal is said of the stock, wherever the focus is. */
static void
test_refuses_stock (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("golf", 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);

  riffle_board_set_game (fixture->board, game);
  while (deal_from_stock (game))
    ;
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  click (fixture, stock, -1);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (fixture->refused, ==, (int) stock);
}

/* The focus stays on the board when cards that have it move, and follows the player's own moves. */
static void
test_keeps_focus (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", 1);
  guint t7 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 7);
  guint f1 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_FOUNDATION, 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);
  guint pile;
  int index;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  click (fixture, t7, 6);
  click (fixture, f1, -1);
  g_assert_true (riffle_board_get_focus (fixture->board, &pile, &index));
  g_assert_cmpuint (pile, ==, f1);
  g_assert_cmpint (index, ==, 0);
  click (fixture, stock, 23);
  g_assert_true (riffle_board_get_focus (fixture->board, &pile, &index));
  g_assert_cmpuint (pile, ==, stock);
  pat_game_undo (game);
  pat_game_undo (game);
  g_assert_true (riffle_board_get_focus (fixture->board, &pile, &index));
  g_assert_cmpuint (pile, ==, stock);
}

/* The same if keys come before the window has been drawn for the first time. */
static void
test_keeps_focus_before_layout (void)
{
  Fixture fixture = { 0 };
  g_autoptr (PatGame) game = board_game_new ("klondike", 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);
  guint pile;
  int index;

  fixture.window = gtk_window_new ();
  fixture.board = RIFFLE_BOARD (riffle_board_new ());
  gtk_window_set_child (GTK_WINDOW (fixture.window), GTK_WIDGET (fixture.board));
  riffle_board_set_game (fixture.board, game);
  gtk_window_present (GTK_WINDOW (fixture.window));
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  for (int top = 23; top > 20; top--)
    {
      click (&fixture, stock, top);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.board)), ==, 0);
      g_assert_true (riffle_board_get_focus (fixture.board, &pile, &index));
      g_assert_cmpuint (pile, ==, stock);
      g_assert_cmpint (index, ==, top - 1);
    }
  tear_down (&fixture, NULL);
}

/* What lies at a point is what the layout puts there, also while cards fly. */
static void
test_finds_cards (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);
  const PatPosition *position = pat_game_get_position (game);
  graphene_rect_t bounds;
  graphene_point_t centre, at;
  double x, y;
  PatSpot spot;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 1);
  gtk_native_get_surface_transform (gtk_widget_get_native (fixture->window), &x, &y);
  for (guint i = 0; i < position->n_piles; i++)
    {
      int top = (int) pat_position_get_size (position, i) - 1;

      g_assert_true (riffle_board_get_card_bounds (fixture->board, i, top, &bounds));
      centre = GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2 - (float) x,
                                    bounds.origin.y + bounds.size.height / 2 - (float) y);
      g_assert_true (gtk_widget_compute_point (fixture->window, GTK_WIDGET (fixture->board),
                                               &centre, &at));
      g_assert_true (riffle_geometry_find_card_at (fixture->board->table, at.x, at.y, &spot));
      g_assert_cmpuint (spot.pile, ==, i);
      g_assert_cmpint (spot.index, ==, top);
      /* A card that is pressed may be elsewhere when the button is released: the board is not. */
      g_assert_true (gtk_widget_pick (GTK_WIDGET (fixture->board), at.x, at.y, GTK_PICK_DEFAULT) ==
                     GTK_WIDGET (fixture->board));
    }
  g_assert_false (riffle_geometry_find_card_at (fixture->board->table, -10, -10, &spot));
}

static graphene_rect_t
get_top_bounds (Fixture *fixture,
                PatGame *game,
                PatRole  role,
                guint    number)
{
  guint pile = (guint) pat_rules_find_pile (pat_game_get_rules (game), role, number);
  int top = (int) pat_position_get_size (pat_game_get_position (game), pile) - 1;
  graphene_rect_t bounds;

  g_assert_true (riffle_board_get_card_bounds (fixture->board, pile, top, &bounds));
  return bounds;
}

/* The setting for the other hand mirrors the table in scripts of either direction. */
static void
test_mirrors (Fixture       *fixture,
              gconstpointer  data)
{
  const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);

  riffle_board_set_game (fixture->board, game);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    for (guint mirrored = 0; mirrored < 2; mirrored++)
      {
        graphene_rect_t stock, foundation;

        gtk_widget_set_direction (GTK_WIDGET (fixture->board), directions[i]);
        g_object_set (fixture->board, "mirrored", mirrored, NULL);
        wait_for_frames (fixture->window, 2);
        stock = get_top_bounds (fixture, game, PAT_STOCK, 1);
        foundation = get_top_bounds (fixture, game, PAT_FOUNDATION, 1);
        g_assert_cmpint (stock.origin.x < foundation.origin.x, ==,
                         (directions[i] == GTK_TEXT_DIR_LTR) == !mirrored);
      }
}

static void
test_stock_below (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  g_assert_cmpfloat (get_top_bounds (fixture, game, PAT_STOCK, 1).origin.y, <,
                     get_top_bounds (fixture, game, PAT_TABLEAU, 1).origin.y);
  g_object_set (fixture->board, "stock-below", TRUE, NULL);
  g_assert_cmpfloat (get_top_bounds (fixture, game, PAT_STOCK, 1).origin.y, >,
                     get_top_bounds (fixture, game, PAT_TABLEAU, 7).origin.y);
}

static int
get_least_height (Fixture *fixture)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->board), GTK_ORIENTATION_VERTICAL, 360, &minimum, NULL,
                      NULL, NULL);
  return minimum;
}

/* When columns grow, the cards become smaller, but not with each of them; the smallest cards need
 * more and more height. */
static void
test_keeps_size (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("gypsy", DEAL);
  guint n_changes = 0, n_deals = 0;
  float first, before;
  int least;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  least = get_least_height (fixture);
  first = before = get_top_bounds (fixture, game, PAT_TABLEAU, 1).size.width;
  for (; deal_from_stock (game); n_deals++)
    {
      float width = get_top_bounds (fixture, game, PAT_TABLEAU, 1).size.width;

      n_changes += width != before;
      before = width;
    }
  g_assert_cmpuint (n_deals, ==, 10);
  g_assert_cmpfloat (before, <, first);
  g_assert_cmpuint (n_changes, <=, 4);
  g_assert_cmpint (get_least_height (fixture), >, least + 50);
  /* Another deal begins with large cards again. */
  g_assert_true (pat_game_restart (game));
  g_assert_cmpfloat (get_top_bounds (fixture, game, PAT_TABLEAU, 1).size.width, ==, first);
}

static RiffleDeckItem
find_first_place (const char *id)
{
  g_autoptr (PatGame) game = board_game_new (id, DEAL);
  const PatRules *rules = pat_game_get_rules (game);
  int pile = pat_rules_find_pile (rules, PAT_FOUNDATION, 1);

  return riffle_place_find (rules, pat_game_get_position (game), (guint) pile);
}

/* An empty foundation shows the rank that begins it, unless it only looks out from under a pile. */
static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpuint (find_first_place ("klondike"), ==, RIFFLE_DECK_FOUNDATION_RANK (PAT_ACE));
  g_assert_cmpuint (find_first_place ("clock"), ==, RIFFLE_DECK_EMPTY);
}

/* A chosen card comes up, but in the uppermost row no farther than it can be seen. */
static void
test_raises_within (Fixture       *fixture,
                    gconstpointer  data)
{
  const struct
  {
    PatRole role;
    guint   number;
  } piles[] = { { PAT_STOCK, 1 }, { PAT_TABLEAU, 22 } };
  g_autoptr (PatGame) game = board_game_new ("pyramid", 3);
  graphene_rect_t board, before, after;

  riffle_board_set_game (fixture->board, game);
  g_object_set (fixture->board, "animate", FALSE, NULL);
  wait_for_frames (fixture->window, 2);
  resize (fixture, 1100, 700);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->board), fixture->window, &board));
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      int pile = pat_rules_find_pile (pat_game_get_rules (game), piles[i].role, piles[i].number);
      guint size = pat_position_get_size (pat_game_get_position (game), (guint) pile);

      before = get_top_bounds (fixture, game, piles[i].role, piles[i].number);
      click (fixture, (guint) pile, (int) size - 1);
      g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 1);
      after = get_top_bounds (fixture, game, piles[i].role, piles[i].number);
      g_assert_cmpfloat (after.origin.y, <, before.origin.y);
      g_assert_cmpfloat (after.origin.y, >=, board.origin.y + 4);
      riffle_board_cancel (fixture->board);
    }
}

/* Cards of a pile that a screen reader comes upon. */
static guint
count_heard (Fixture *fixture,
             guint    pile)
{
  RifflePile *widget = riffle_table_get_pile (fixture->board->table, pile);
  guint n_heard = 0;

  for (guint i = 0; i < widget->cards->len; i++)
    {
      GtkAccessible *card = GTK_ACCESSIBLE (riffle_pile_get_card (widget, i));
      g_autofree char *shown = gtk_test_accessible_check_state (card, GTK_ACCESSIBLE_STATE_HIDDEN,
                                                                TRUE);

      n_heard += shown != NULL;
    }
  return n_heard;
}

static void
assert_heard (Fixture *fixture,
              PatGame *game,
              guint    n_in_column_7)
{
  const PatRules *rules = pat_game_get_rules (game);
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint t7 = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 7);

  g_assert_cmpuint (count_heard (fixture, stock), ==, 1);
  g_assert_cmpuint (count_heard (fixture, t7), ==, n_in_column_7);
}

/* What lies exactly under another card is not there for screen readers, however often the board
 * goes out of sight and comes back. */
static void
test_hides_buried (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", 1);
  guint t7 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 7);
  guint f1 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_FOUNDATION, 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  assert_heard (fixture, game, 7);
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), FALSE);
  click (fixture, t7, 6);
  click (fixture, f1, -1);
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), TRUE);
  wait_for_frames (fixture->window, 2);
  assert_heard (fixture, game, 6);
  for (guint n = 1; n <= 5; n++)
    {
      click (fixture, stock, 24 - (int) n);
      wait_for_frames (fixture->window, 2);
      assert_heard (fixture, game, 6);
    }
  gtk_widget_set_visible (fixture->window, FALSE);
  gtk_widget_set_visible (fixture->window, TRUE);
  wait_for_frames (fixture->window, 2);
  assert_heard (fixture, game, 6);
}

static void
add_variants (void)
{
  g_autoptr (PatRegistry) registry = load_variants ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      const char *id = g_intern_string (pat_variant_get_id (variant));
      g_autofree char *path = g_strdup_printf ("/board/variant/%s", id);

      g_test_add (path, Fixture, id, set_up, test_variant, tear_down);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return SKIPPED;
    }
  g_test_add ("/board/leaves-nothing", Fixture, NULL, set_up, test_leaves_nothing, tear_down);
  g_test_add ("/board/selects-and-refuses", Fixture, NULL, set_up, test_selects_and_refuses,
              tear_down);
  g_test_add ("/board/keeps-focus", Fixture, NULL, set_up, test_keeps_focus, tear_down);
  g_test_add_func ("/board/keeps-focus-before-layout", test_keeps_focus_before_layout);
  g_test_add ("/board/finds-cards", Fixture, NULL, set_up, test_finds_cards, tear_down);
  g_test_add ("/board/mirrors", Fixture, NULL, set_up, test_mirrors, tear_down);
  g_test_add ("/board/refuses-stock", Fixture, NULL, set_up, test_refuses_stock, tear_down);
  g_test_add ("/board/stock-below", Fixture, NULL, set_up, test_stock_below, tear_down);
  g_test_add ("/board/keeps-size", Fixture, NULL, set_up, test_keeps_size, tear_down);
  g_test_add ("/board/places", Fixture, NULL, set_up, test_places, tear_down);
  g_test_add ("/board/raises-within", Fixture, NULL, set_up, test_raises_within, tear_down);
  g_test_add ("/board/hides-buried", Fixture, NULL, set_up, test_hides_buried, tear_down);
  add_variants ();
  return g_test_run ();
}
