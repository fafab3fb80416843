/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a game that is won: piles that shine, and the wreath.
 *
 *   test-board-wreath GOLDEN    the file has a game that is won */
#include "config.h"

#include "board-game.h"
#include "board-motion.h"
#include "riffle-wreath-order.h"

#define SKIPPED 77

typedef struct
{
  Motion     motion;
  char      *deal;  /* of the won game */
  GPtrArray *moves; /* (owned): its moves, as text */
} Fixture;

static void
read_line (Fixture    *fixture,
           const char *line,
           gboolean   *is_inside)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  if (words[0] == NULL)
    return;
  if (g_str_equal (words[0], "case"))
    *is_inside = fixture->moves->len == 0 && g_strv_contains ((const char *const *) words, "won");
  else if (*is_inside && g_str_equal (words[0], "deal"))
    fixture->deal = g_strdup (words[1]);
  else if (*is_inside && g_str_equal (words[0], "play"))
    for (guint i = 1; words[i] != NULL; i++)
      g_ptr_array_add (fixture->moves, g_strdup (words[i]));
}

static void
read_won_game (Fixture    *fixture,
               const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean is_inside = FALSE;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  fixture->moves = g_ptr_array_new_with_free_func (g_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (fixture, lines[i], &is_inside);
  g_assert_cmpuint (fixture->moves->len, >, 1);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  path)
{
  read_won_game (fixture, path);
  motion_set_up (&fixture->motion, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  path)
{
  motion_tear_down (&fixture->motion, NULL);
  g_free (fixture->deal);
  g_ptr_array_unref (fixture->moves);
}

/* Plays the game that is won, but for the last moves. */
static PatGame *
play_won_game (Fixture *fixture,
               guint    n_left)
{
  PatGame *game = board_game_new_for_deal (fixture->deal);

  riffle_board_set_game (fixture->motion.board, game);
  motion_land_all (&fixture->motion);
  for (guint i = 0; i + n_left < fixture->moves->len; i++)
    {
      motion_play (game, g_ptr_array_index (fixture->moves, i));
      motion_land_all (&fixture->motion);
    }
  return game;
}

static void
play_last (Fixture *fixture,
           PatGame *game)
{
  motion_play (game, g_ptr_array_index (fixture->moves, fixture->moves->len - 1));
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_WON);
}

static guint
count_shining (Fixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < riffle_table_get_n_piles (fixture->motion.board->table); i++)
    n += riffle_table_get_pile (fixture->motion.board->table, i)->shine.tick_id != 0;
  return n;
}

static guint
count_full (PatGame *game)
{
  guint n = 0;

  for (guint i = 1; i <= 4; i++)
    n += pat_position_get_size (pat_game_get_position (game),
                                (guint) pat_rules_find_pile (pat_game_get_rules (game),
                                                             PAT_FOUNDATION, i)) == 13;
  return n;
}

/* A foundation shines when its last card has arrived, and not before. */
static void
test_shines (Fixture       *fixture,
             gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal (fixture->deal);

  riffle_board_set_game (fixture->motion.board, game);
  motion_land_all (&fixture->motion);
  for (guint i = 0; count_full (game) == 0; i++)
    {
      g_assert_cmpuint (count_shining (fixture), ==, 0);
      motion_play (game, g_ptr_array_index (fixture->moves, i));
      g_assert_cmpuint (count_shining (fixture), ==, 0);
      motion_land_all (&fixture->motion);
    }
  g_assert_cmpuint (count_shining (fixture), ==, 1);
  /* Taking the card back ends it. */
  g_assert_true (pat_game_undo (game));
  motion_land_all (&fixture->motion);
  g_assert_cmpuint (count_shining (fixture), ==, 0);
}

static RiffleWreath *
get_wreath (Fixture *fixture)
{
  return riffle_finale_get_wreath (riffle_motion_get_finale (fixture->motion.board->motion));
}

static void
assert_wreath_fits (Fixture *fixture,
                    int      width,
                    int      height)
{
  RiffleWreath *wreath = get_wreath (fixture);
  graphene_point_t places[52], expected;
  float tilt;

  for (guint i = 0; i < 52; i++)
    {
      riffle_wreath_get_place (wreath, i, &places[i], &tilt);
      g_assert_cmpfloat (places[i].x, >, 0);
      g_assert_cmpfloat (places[i].y, >, 0);
      g_assert_cmpfloat (places[i].x, <, (float) width);
      g_assert_cmpfloat (places[i].y, <, (float) height);
      for (guint k = 0; k < i; k++)
        g_assert_false (graphene_point_near (&places[i], &places[k], 1));
    }
  /* The first one lies at the top. */
  expected = GRAPHENE_POINT_INIT ((float) width / 2, places[0].y);
  g_assert_true (graphene_point_near (&places[0], &expected, 2));
  for (guint i = 0; i < 52; i++)
    g_assert_cmpfloat (places[i].y, >=, places[0].y - 1);
}

static gboolean
has_wreath (RiffleBoard *board)
{
  return riffle_finale_get_wreath (riffle_motion_get_finale (board->motion)) != NULL;
}

/* Each card lies upon the one before it, and the first one upon the last, which it meets at the
 * top. */
static void
test_levels (Fixture       *fixture,
             gconstpointer  path)
{
  for (guint n_cards = 1; n_cards <= 104; n_cards++)
    for (guint i = 0; i < n_cards; i++)
      {
        guint next = (i + 1) % n_cards;

        if (next != n_cards / 2)
          g_assert_cmpuint (riffle_wreath_order_get_level (n_cards, i, TRUE), <,
                            riffle_wreath_order_get_level (n_cards, next, TRUE));
        if (next != 0)
          g_assert_cmpuint (riffle_wreath_order_get_level (n_cards, i, FALSE), <,
                            riffle_wreath_order_get_level (n_cards, next, FALSE));
      }
}

static void
count_cb (RiffleBoard *board,
          guint       *n_landed)
{
  *n_landed += !riffle_board_is_moving (board);
}

/* The board tells when the last card of a won game is there. */
static void
test_landed (Fixture       *fixture,
             gconstpointer  path)
{
  g_autoptr (PatGame) game = play_won_game (fixture, 1);
  guint n_landed = 0;

  g_signal_connect (fixture->motion.board, "landed", G_CALLBACK (count_cb), &n_landed);
  play_last (fixture, game);
  g_assert_true (riffle_board_is_moving (fixture->motion.board));
  g_assert_cmpuint (n_landed, ==, 0);
  motion_advance (&fixture->motion, MOTION_LATER);
  g_assert_false (riffle_board_is_moving (fixture->motion.board));
  g_assert_cmpuint (n_landed, ==, 1);
}

static void
test_wreath (Fixture       *fixture,
             gconstpointer  path)
{
  g_autoptr (PatGame) game = play_won_game (fixture, 1);
  RiffleBoard *board = fixture->motion.board;

  play_last (fixture, game);
  g_assert_false (has_wreath (board));
  motion_advance (&fixture->motion, MOTION_LATER);
  g_assert_true (has_wreath (board));
  /* The wreath comes in place of the last foundation's light. */
  g_assert_cmpuint (count_full (game), ==, 4);
  g_assert_cmpuint (count_shining (fixture), ==, 3);
  g_assert_true (riffle_finale_advance (riffle_motion_get_finale (board->motion), 1));
  g_assert_cmpuint (riffle_wreath_count (get_wreath (fixture)), >, 0);
  g_assert_cmpuint (riffle_wreath_count (get_wreath (fixture)), <, 10);
  g_assert_cmpfloat (riffle_table_get_pile (board->table, 0)->place_alpha, >, 0);
  g_assert_false (riffle_finale_advance (riffle_motion_get_finale (board->motion), MOTION_LATER));
  /* Nothing is seen behind it. */
  g_assert_cmpfloat (riffle_table_get_pile (board->table, 0)->place_alpha, ==, 0);
  g_assert_cmpuint (riffle_wreath_count (get_wreath (fixture)), ==, 52);
  g_assert_true (motion_get_top (&fixture->motion, PAT_FOUNDATION, 1)->floating);
  assert_wreath_fits (fixture, gtk_widget_get_width (GTK_WIDGET (board)),
                      gtk_widget_get_height (GTK_WIDGET (board)));
  /* The table may change meanwhile. */
  g_object_set (board, "mirrored", TRUE, NULL);
  gtk_layout_manager_allocate (GTK_LAYOUT_MANAGER (board->layout), GTK_WIDGET (board), 360, 640,
                               -1);
  g_assert_true (motion_get_top (&fixture->motion, PAT_FOUNDATION, 1)->floating);
  assert_wreath_fits (fixture, 360, 640);
  /* The next move ends it, and undo flies as always. */
  g_assert_true (pat_game_undo (game));
  g_assert_false (has_wreath (board));
  g_assert_cmpfloat (riffle_table_get_pile (board->table, 0)->place_alpha, ==, 1);
  g_assert_cmpuint (motion_count_flying (&fixture->motion), >, 0);
  motion_land_all (&fixture->motion);
}

/* Whatever comes instead, the wreath never outlives its game. */
static void
test_wreath_ends (Fixture       *fixture,
                  gconstpointer  path)
{
  g_autoptr (PatGame) game = play_won_game (fixture, 1);
  g_autoptr (PatGame) next = board_game_new_for_deal ("klondike#1");

  /* While the last card is still on its way. */
  play_last (fixture, game);
  g_assert_true (pat_game_undo (game));
  motion_land_all (&fixture->motion);
  g_assert_false (has_wreath (fixture->motion.board));
  /* All at once. */
  g_assert_true (pat_game_redo (game));
  motion_advance (&fixture->motion, MOTION_LATER);
  g_assert_true (has_wreath (fixture->motion.board));
  riffle_finale_advance (riffle_motion_get_finale (fixture->motion.board->motion), 1);
  riffle_board_finish_animations (fixture->motion.board);
  g_assert_false (has_wreath (fixture->motion.board));
  motion_assert_at_rest (&fixture->motion);
  /* A new game. */
  g_assert_true (pat_game_undo (game));
  g_assert_true (pat_game_redo (game));
  motion_advance (&fixture->motion, MOTION_LATER);
  g_assert_true (has_wreath (fixture->motion.board));
  riffle_board_set_game (fixture->motion.board, next);
  g_assert_false (has_wreath (fixture->motion.board));
  motion_land_all (&fixture->motion);
}

/* Without motion, everything ends the same way, at once. */
static void
assert_no_motion (Fixture *fixture)
{
  g_autoptr (PatGame) game = play_won_game (fixture, fixture->moves->len);

  motion_assert_at_rest (&fixture->motion);
  for (guint i = 0; i < fixture->moves->len; i++)
    {
      motion_play (game, g_ptr_array_index (fixture->moves, i));
      motion_assert_at_rest (&fixture->motion);
      g_assert_cmpuint (count_shining (fixture), ==, 0);
    }
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_WON);
  g_assert_false (has_wreath (fixture->motion.board));
  motion_advance (&fixture->motion, MOTION_LATER);
  g_assert_false (has_wreath (fixture->motion.board));
  g_assert_true (pat_game_undo (game));
  motion_assert_at_rest (&fixture->motion);
}

static void
test_still (Fixture       *fixture,
            gconstpointer  path)
{
  g_object_set (fixture->motion.board, "animate", FALSE, NULL);
  assert_no_motion (fixture);
  g_object_set (fixture->motion.board, "animate", TRUE, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  assert_no_motion (fixture);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void        (*run) (Fixture *, gconstpointer);
  }
  tests[] = {
    { "/motion/shines", test_shines },
    { "/motion/wreath", test_wreath },
    { "/motion/wreath-ends", test_wreath_ends },
    { "/motion/still", test_still },
    { "/motion/wreath-levels", test_levels },
    { "/motion/landed", test_landed },
  };

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return SKIPPED;
    }
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, argv[1], set_up, tests[i].run, tear_down);
  return g_test_run ();
}
