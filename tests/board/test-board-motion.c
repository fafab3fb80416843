/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in motion: what flies when and where to, and that the game never waits for it. The tests
 * never look at a clock: they tell the animator what time it is.
 *
 *   test-board-motion GOLDEN    the file has a game that is won */
#include "config.h"

#include "riffle-board-private.h"
#include "board-game.h"

#define SKIPPED 77
#define LATER   (100 * (gint64) G_USEC_PER_SEC) /* when everything has arrived */

typedef struct
{
  GtkWidget   *window;
  RiffleBoard *board;
  char        *deal;  /* of the won game */
  GPtrArray   *moves; /* (owned): its moves, as text */
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

/* Lets frames pass until the board has its size; no card flies yet. */
static void
wait_for_size (Fixture *fixture)
{
  while (fixture->board->width == 0 || !gtk_widget_get_mapped (GTK_WIDGET (fixture->board)))
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  path)
{
  read_won_game (fixture, path);
  fixture->window = gtk_window_new ();
  fixture->board = RIFFLE_BOARD (riffle_board_new ());
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 500);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_size (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  path)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_free (fixture->deal);
  g_ptr_array_unref (fixture->moves);
}

static void
play (PatGame    *game,
      const char *text)
{
  PatMove move;

  g_assert_true (pat_move_parse (&move, pat_game_get_rules (game), text, NULL));
  g_assert_true (pat_game_play (game, &move, NULL));
}

static RiffleCard *
get_card (Fixture *fixture,
          PatRole  role,
          guint    number,
          guint    index)
{
  const PatRules *rules = pat_game_get_rules (riffle_board_get_game (fixture->board));

  return riffle_pile_get_card (riffle_board_get_pile (fixture->board,
                                                      (guint) pat_rules_find_pile (rules, role,
                                                                                   number)),
                               index);
}

static RiffleCard *
get_top (Fixture *fixture,
         PatRole  role,
         guint    number)
{
  const PatRules *rules = pat_game_get_rules (riffle_board_get_game (fixture->board));

  return riffle_pile_get_top (riffle_board_get_pile (fixture->board,
                                                     (guint) pat_rules_find_pile (rules, role,
                                                                                  number)));
}

static guint
count_flying (Fixture *fixture)
{
  return riffle_animator_count (fixture->board->animator);
}

/* Puts the cards where they are at a time after they were told to fly. */
static void
advance (Fixture *fixture,
         gint64   usec)
{
  riffle_animator_advance (fixture->board->animator, 1);
  riffle_animator_advance (fixture->board->animator, 1 + usec);
}

static void
assert_at_rest (Fixture *fixture)
{
  g_assert_cmpuint (count_flying (fixture), ==, 0);
  g_assert_true (riffle_board_is_in_step (fixture->board));
  for (guint i = 0; i < fixture->board->piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (fixture->board, i);

      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          g_assert_true (graphene_point_equal (&card->at, &card->target));
          g_assert_cmpuint (card->shown, ==, card->card);
          g_assert_cmpfloat (card->squeeze, ==, 1);
          g_assert_false (card->floating);
        }
    }
}

static void
land_all (Fixture *fixture)
{
  if (count_flying (fixture) > 0)
    advance (fixture, LATER);
  assert_at_rest (fixture);
}

/* The columns get their cards in rounds, each card after the one before it. */
static gint64
assert_dealt_in_rounds (Fixture *fixture)
{
  gint64 last = -1;

  for (guint round = 0; round < 7; round++)
    for (guint column = round + 1; column <= 7; column++)
      {
        RiffleCard *card = get_card (fixture, PAT_TABLEAU, column, round);

        g_assert_true (card->flight.under_way);
        g_assert_true (card->floating);
        g_assert_true (pat_card_is_face_down (card->shown));
        g_assert_cmpint (card->flight.delay_usec, >, last);
        last = card->flight.delay_usec;
      }
  return last;
}

static void
test_deal (Fixture       *fixture,
           gconstpointer  path)
{
  g_autoptr (PatGame) slow = board_game_new_for_deal ("klondike#1");
  g_autoptr (PatGame) fast = board_game_new_for_deal ("klondike#2");
  gint64 slow_usec, fast_usec;

  riffle_board_set_game (fixture->board, slow);
  g_assert_cmpuint (count_flying (fixture), ==, 28);
  slow_usec = assert_dealt_in_rounds (fixture);
  /* In the middle, some lie and some wait. */
  advance (fixture, slow_usec / 2);
  g_assert_cmpuint (count_flying (fixture), >, 5);
  g_assert_cmpuint (count_flying (fixture), <, 23);
  land_all (fixture);
  g_object_set (fixture->board, "fast-deal", TRUE, NULL);
  riffle_board_set_game (fixture->board, fast);
  fast_usec = assert_dealt_in_rounds (fixture);
  g_assert_cmpint (fast_usec, <, slow_usec / 5);
  land_all (fixture);
}

static void
test_speed (Fixture       *fixture,
            gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  g_autoptr (PatGame) next = board_game_new_for_deal ("klondike#1");
  gint64 delay, duration;

  riffle_board_set_game (fixture->board, game);
  delay = get_top (fixture, PAT_TABLEAU, 7)->flight.delay_usec;
  duration = get_top (fixture, PAT_TABLEAU, 7)->flight.duration_usec;
  g_object_set (fixture->board, "speed", 0.5, NULL);
  riffle_board_set_game (fixture->board, next);
  g_assert_cmpint (get_top (fixture, PAT_TABLEAU, 7)->flight.delay_usec, ==, 2 * delay);
  g_assert_cmpint (get_top (fixture, PAT_TABLEAU, 7)->flight.duration_usec, ==, 2 * duration);
  land_all (fixture);
}

/* A click in the middle of a deal is a move in the game. */
static void
test_plays_in_deal (Fixture       *fixture,
                    gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);

  riffle_board_set_game (fixture->board, game);
  advance (fixture, 1000);
  gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.click", "(ui)", stock, 23);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (count_flying (fixture), ==, 29);
  g_assert_true (riffle_board_is_in_step (fixture->board));
  land_all (fixture);
}

/* The card turns on its way to the waste; undo brings it back the same way. */
static void
test_turns_and_returns (Fixture       *fixture,
                        gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  RiffleCard *card;

  riffle_board_set_game (fixture->board, game);
  land_all (fixture);
  play (game, "s");
  card = get_top (fixture, PAT_WASTE, 1);
  g_assert_true (card->flight.under_way);
  g_assert_true (pat_card_is_face_down (card->shown));
  advance (fixture, card->flight.duration_usec / 10);
  g_assert_true (pat_card_is_face_down (card->shown));
  g_assert_cmpfloat (card->squeeze, <, 1);
  advance (fixture, card->flight.duration_usec * 9 / 10);
  g_assert_false (pat_card_is_face_down (card->shown));
  g_assert_cmpfloat (card->squeeze, <, 1);
  land_all (fixture);
  g_assert_true (pat_game_undo (game));
  g_assert_true (card->flight.under_way);
  g_assert_true (card->floating);
  g_assert_true (card == get_top (fixture, PAT_STOCK, 1));
  land_all (fixture);
}

/* The waste is turned over card by card: the one that will lie at the bottom goes first. */
static void
test_turns_waste_over (Fixture       *fixture,
                       gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");

  riffle_board_set_game (fixture->board, game);
  for (guint i = 0; i < 24; i++)
    play (game, "s");
  land_all (fixture);
  play (game, "s");
  g_assert_cmpuint (count_flying (fixture), ==, 24);
  for (guint i = 1; i < 24; i++)
    g_assert_cmpint (get_card (fixture, PAT_STOCK, 1, i)->flight.delay_usec, >,
                     get_card (fixture, PAT_STOCK, 1, i - 1)->flight.delay_usec);
  land_all (fixture);
}

/* All cards of the stacks go to other places, one after the other. */
static void
test_shuffles (Fixture       *fixture,
               gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("three-shuffles#1");
  gint64 last = 0;

  riffle_board_set_game (fixture->board, game);
  land_all (fixture);
  riffle_board_begin_special (fixture->board, 0);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (count_flying (fixture), >, 30);
  for (guint i = 1; i <= 16; i++)
    last = MAX (last, get_top (fixture, PAT_TABLEAU, i)->flight.delay_usec);
  g_assert_cmpint (last, >, 0);
  land_all (fixture);
}

/* What the pointer has let go rolls back to where it was. */
static void
test_slides_back (Fixture       *fixture,
                  gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  RiffleCard *card;

  riffle_board_set_game (fixture->board, game);
  land_all (fixture);
  card = get_top (fixture, PAT_TABLEAU, 6);
  fixture->board->drag.active = TRUE;
  card->floating = TRUE;
  card->at.x += 200;
  g_ptr_array_add (fixture->board->drag.cards, g_object_ref (card));
  riffle_board_end_drag (fixture->board);
  g_assert_cmpuint (count_flying (fixture), ==, 1);
  g_assert_true (card->flight.under_way);
  g_assert_true (card->flight.is_rolling);
  g_assert_true (card->floating);
  advance (fixture, card->flight.duration_usec / 2);
  g_assert_cmpfloat (card->at.x, >, card->target.x);
  land_all (fixture);
}

/* Plays the game that is won, but for the last moves. */
static PatGame *
play_won_game (Fixture *fixture,
               guint    n_left)
{
  PatGame *game = board_game_new_for_deal (fixture->deal);

  riffle_board_set_game (fixture->board, game);
  land_all (fixture);
  for (guint i = 0; i + n_left < fixture->moves->len; i++)
    {
      play (game, g_ptr_array_index (fixture->moves, i));
      land_all (fixture);
    }
  return game;
}

static void
play_last (Fixture *fixture,
           PatGame *game)
{
  play (game, g_ptr_array_index (fixture->moves, fixture->moves->len - 1));
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_WON);
}

static guint
count_gleaming (Fixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < fixture->board->piles->len; i++)
    n += riffle_board_get_pile (fixture->board, i)->gleam.tick_id != 0;
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

/* A foundation gleams when its last card has arrived, and not before. */
static void
test_gleams (Fixture       *fixture,
             gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal (fixture->deal);

  riffle_board_set_game (fixture->board, game);
  land_all (fixture);
  for (guint i = 0; count_full (game) == 0; i++)
    {
      g_assert_cmpuint (count_gleaming (fixture), ==, 0);
      play (game, g_ptr_array_index (fixture->moves, i));
      g_assert_cmpuint (count_gleaming (fixture), ==, 0);
      land_all (fixture);
    }
  g_assert_cmpuint (count_gleaming (fixture), ==, 1);
  /* Taking the card back ends it. */
  g_assert_true (pat_game_undo (game));
  land_all (fixture);
  g_assert_cmpuint (count_gleaming (fixture), ==, 0);
}

static void
assert_wreath_fits (Fixture *fixture)
{
  graphene_point_t places[52], expected;
  float tilt;

  for (guint i = 0; i < 52; i++)
    {
      riffle_wreath_get_place (fixture->board->wreath, i, &places[i], &tilt);
      g_assert_cmpfloat (places[i].x, >, 0);
      g_assert_cmpfloat (places[i].y, >, 0);
      g_assert_cmpfloat (places[i].x, <, (float) fixture->board->width);
      g_assert_cmpfloat (places[i].y, <, (float) fixture->board->height);
      for (guint k = 0; k < i; k++)
        g_assert_false (graphene_point_near (&places[i], &places[k], 1));
    }
  /* The first one lies at the top. */
  expected = GRAPHENE_POINT_INIT ((float) fixture->board->width / 2, places[0].y);
  g_assert_true (graphene_point_near (&places[0], &expected, 2));
  for (guint i = 0; i < 52; i++)
    g_assert_cmpfloat (places[i].y, >=, places[0].y - 1);
}

static void
test_wreath (Fixture       *fixture,
             gconstpointer  path)
{
  g_autoptr (PatGame) game = play_won_game (fixture, 1);
  RiffleBoard *board = fixture->board;

  play_last (fixture, game);
  g_assert_false (riffle_board_has_wreath (board));
  advance (fixture, LATER);
  g_assert_true (riffle_board_has_wreath (board));
  /* The wreath comes in place of the last foundation's gleam. */
  g_assert_cmpuint (count_full (game), ==, 4);
  g_assert_cmpuint (count_gleaming (fixture), ==, 3);
  g_assert_true (riffle_wreath_advance (board->wreath, 1));
  g_assert_cmpuint (riffle_wreath_count (board->wreath), >, 0);
  g_assert_cmpuint (riffle_wreath_count (board->wreath), <, 10);
  g_assert_false (riffle_wreath_advance (board->wreath, LATER));
  g_assert_cmpuint (riffle_wreath_count (board->wreath), ==, 52);
  g_assert_true (get_top (fixture, PAT_FOUNDATION, 1)->floating);
  assert_wreath_fits (fixture);
  /* The table may change meanwhile. */
  g_object_set (board, "mirrored", TRUE, NULL);
  board->width = 360;
  board->height = 640;
  riffle_board_place (board, FALSE);
  g_assert_true (get_top (fixture, PAT_FOUNDATION, 1)->floating);
  assert_wreath_fits (fixture);
  /* The next move ends it, and undo flies as always. */
  g_assert_true (pat_game_undo (game));
  g_assert_false (riffle_board_has_wreath (board));
  g_assert_cmpuint (count_flying (fixture), >, 0);
  land_all (fixture);
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
  land_all (fixture);
  g_assert_false (riffle_board_has_wreath (fixture->board));
  /* All at once. */
  g_assert_true (pat_game_redo (game));
  advance (fixture, LATER);
  g_assert_true (riffle_board_has_wreath (fixture->board));
  riffle_wreath_advance (fixture->board->wreath, 1);
  riffle_board_finish_animations (fixture->board);
  g_assert_false (riffle_board_has_wreath (fixture->board));
  assert_at_rest (fixture);
  /* A new game. */
  g_assert_true (pat_game_undo (game));
  g_assert_true (pat_game_redo (game));
  advance (fixture, LATER);
  g_assert_true (riffle_board_has_wreath (fixture->board));
  riffle_board_set_game (fixture->board, next);
  g_assert_false (riffle_board_has_wreath (fixture->board));
  land_all (fixture);
}

/* Without motion, everything ends the same way, at once. */
static void
assert_no_motion (Fixture *fixture)
{
  g_autoptr (PatGame) game = play_won_game (fixture, fixture->moves->len);

  assert_at_rest (fixture);
  for (guint i = 0; i < fixture->moves->len; i++)
    {
      play (game, g_ptr_array_index (fixture->moves, i));
      assert_at_rest (fixture);
      g_assert_cmpuint (count_gleaming (fixture), ==, 0);
    }
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_WON);
  g_assert_false (riffle_board_has_wreath (fixture->board));
  g_assert_false (fixture->board->win_awaited);
  g_assert_true (pat_game_undo (game));
  assert_at_rest (fixture);
}

static void
test_still (Fixture       *fixture,
            gconstpointer  path)
{
  g_object_set (fixture->board, "animate", FALSE, NULL);
  assert_no_motion (fixture);
  g_object_set (fixture->board, "animate", TRUE, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  assert_no_motion (fixture);
}

/* Who does not want to see more of it sees no more of it. */
static void
test_stops (Fixture       *fixture,
            gconstpointer  path)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");

  riffle_board_set_game (fixture->board, game);
  g_assert_cmpuint (count_flying (fixture), >, 0);
  g_object_set (fixture->board, "animate", FALSE, NULL);
  assert_at_rest (fixture);
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
    { "/motion/deal", test_deal },
    { "/motion/speed", test_speed },
    { "/motion/plays-in-deal", test_plays_in_deal },
    { "/motion/turns-and-returns", test_turns_and_returns },
    { "/motion/turns-waste-over", test_turns_waste_over },
    { "/motion/shuffles", test_shuffles },
    { "/motion/slides-back", test_slides_back },
    { "/motion/gleams", test_gleams },
    { "/motion/wreath", test_wreath },
    { "/motion/wreath-ends", test_wreath_ends },
    { "/motion/still", test_still },
    { "/motion/stops", test_stops },
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
