/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a dealt board: as high as its piles, and every pile can be chosen from it. */
#include "config.h"

#include "riffle-board-picture.h"
#include "board-game.h"

#define SKIPPED 77
#define STEP    3 /* pixels between two clicks */

typedef struct
{
  RiffleBoard *board;
  GtkWidget   *picture;
  PatGame     *game;
  guint8       chosen[PAT_MAX_PILES]; /* which piles were */
  guint        first;                 /* the one that was chosen first */
} Fixture;

static void
chosen_cb (Fixture *fixture,
           guint    pile)
{
  g_assert_cmpuint (pile, <, pat_rules_get_n_piles (pat_game_get_rules (fixture->game)));
  if (fixture->first == G_MAXUINT)
    fixture->first = pile;
  fixture->chosen[pile] = 1;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  id)
{
  fixture->game = board_game_new (id, 7);
  fixture->first = G_MAXUINT;
  fixture->board = RIFFLE_BOARD (g_object_ref_sink (riffle_board_new ()));
  riffle_board_set_game (fixture->board, fixture->game);
  fixture->picture = g_object_ref_sink (riffle_board_picture_new (fixture->board));
  g_signal_connect_swapped (fixture->picture, "chosen", G_CALLBACK (chosen_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  id)
{
  g_object_unref (fixture->picture);
  g_object_unref (fixture->board);
  g_object_unref (fixture->game);
}

static int
get_height (Fixture *fixture,
            int      width)
{
  int least, natural;

  gtk_widget_measure (fixture->picture, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL,
                      NULL);
  g_assert_cmpint (least, ==, natural);
  return natural;
}

/* Clicks as the pointer would, row by row. */
static void
click_everywhere (Fixture *fixture,
                  int      width,
                  int      height)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->picture);
  g_autoptr (GObject) click = g_list_model_get_item (controllers, 0);

  g_assert_true (GTK_IS_GESTURE_CLICK (click));
  for (int y = 0; y < height; y += STEP)
    for (int x = 0; x < width; x += STEP)
      g_signal_emit_by_name (click, "released", 1, (double) x, (double) y);
}

static void
test_height (Fixture       *fixture,
             gconstpointer  id)
{
  int narrow = get_height (fixture, 300), wide = get_height (fixture, 600);

  g_assert_cmpint (narrow, >, 60);
  g_assert_cmpint (narrow, <, 300);
  g_assert_cmpint (wide, >, narrow);
  g_assert_cmpint (wide, <, 600);
}

static void
test_choice (Fixture       *fixture,
             gconstpointer  id)
{
  guint n_piles = pat_rules_get_n_piles (pat_game_get_rules (fixture->game));

  click_everywhere (fixture, 500, get_height (fixture, 500));
  for (guint i = 0; i < n_piles; i++)
    if (!fixture->chosen[i])
      g_error ("pile %u of %s cannot be chosen", i, (const char *) id);
  riffle_board_picture_mark_pile (RIFFLE_BOARD_PICTURE (fixture->picture), (int) n_piles - 1);
}

/* In a script from right to left, what was at the left is at the right. */
static void
test_direction (Fixture       *fixture,
                gconstpointer  id)
{
  guint first;

  click_everywhere (fixture, 500, get_height (fixture, 500));
  first = fixture->first;
  fixture->first = G_MAXUINT;
  gtk_widget_set_direction (fixture->picture, GTK_TEXT_DIR_RTL);
  click_everywhere (fixture, 500, get_height (fixture, 500));
  g_assert_cmpuint (fixture->first, !=, first);
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
#define ADD(path, id, function) g_test_add (path, Fixture, id, set_up, function, tear_down)
  ADD ("/board/picture/height", "klondike", test_height);
  ADD ("/board/picture/choice/klondike", "klondike", test_choice);
  ADD ("/board/picture/choice/pyramid", "pyramid", test_choice);
  ADD ("/board/picture/choice/three-shuffles", "three-shuffles", test_choice);
  ADD ("/board/picture/direction", "klondike", test_direction);
#undef ADD
  return g_test_run ();
}
