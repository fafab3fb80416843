/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks on cards of every size: what is marked can still be read. */
#include "config.h"

#include <math.h>

#include "riffle-board-private.h"
#include "board-game.h"

#define INK     96 /* so much darker than paper in one colour at least is part of an index */
#define CHANGED 32 /* of 255: what differs by more looks different */

/* A card of a game that goes on another one: in the second game its index lies at the very edge. */
typedef struct
{
  const char *deal;
  const char *move;
  int         width; /* of the board, in pixels */
} Case;

typedef struct
{
  GtkWidget   *window;
  RiffleBoard *board;
  PatGame     *game;
  PatMove      move;
} Fixture;

/* The pixels of the board. */
typedef struct
{
  int     width;
  guint8 *data;
} Picture;

static void
wait_for_size (RiffleBoard *board,
               int          width)
{
  while (gtk_widget_get_width (GTK_WIDGET (board)) != width ||
         !gtk_widget_get_mapped (GTK_WIDGET (board)))
    g_main_context_iteration (NULL, TRUE);
}

/* Style classes come into force with the next frame. */
static void
wait_for_frame (RiffleBoard *board)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (board));
  gint64 end = gdk_frame_clock_get_frame_counter (clock) + 2;

  while (gdk_frame_clock_get_frame_counter (clock) < end)
    {
      gtk_widget_queue_draw (GTK_WIDGET (board));
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const Case *given = data;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  fixture->board = RIFFLE_BOARD (riffle_board_new ());
  fixture->game = board_game_new_for_deal (given->deal);
  g_assert_true (pat_move_parse (&fixture->move, pat_game_get_rules (fixture->game), given->move,
                                 NULL));
  riffle_board_set_game (fixture->board, fixture->game);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), given->width, 950);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_size (fixture->board, given->width);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
}

static Picture
take_picture (RiffleBoard *board)
{
  GtkWidget *widget = GTK_WIDGET (board);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (GTK_WIDGET (board));
  int height = gtk_widget_get_height (GTK_WIDGET (board));
  Picture picture = { width, g_malloc0 ((gsize) width * (gsize) height * 4) };

  wait_for_frame (board);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, picture.data, (gsize) width * 4);
  return picture;
}

static const guint8 *
get_pixel (const Picture *picture,
           int            x,
           int            y)
{
  return picture->data + 4 * (y * picture->width + x);
}

static int
measure_difference (const guint8 *one,
                    const guint8 *other)
{
  int most = 0;

  for (guint i = 0; i < 3; i++)
    most = MAX (most, ABS (one[i] - other[i]));
  return most;
}

static RiffleCard *
get_top (Fixture *fixture,
         guint    pile)
{
  return riffle_pile_get_top (riffle_table_get_pile (fixture->board->table, pile));
}

/* How much darker ink is than its paper. Blue does not count, for a mark may take it from the
 * paper; the ink of an index differs in red or green. */
static int
measure_ink (const guint8 *ink,
             const guint8 *paper)
{
  return MAX (paper[1] - ink[1], paper[2] - ink[2]);
}

/* Looks at the upper end of a card, without the edge of the paper, before and after it was marked:
 * next to nothing of the index is hidden. A mark may give the paper another colour if the ink
 * differs from it as before. */
static void
assert_readable (Fixture       *fixture,
                 const Picture *plain,
                 const Picture *marked,
                 guint          pile)
{
  const guint8 white[4] = { 255, 255, 255, 255 };
  RiffleCard *card = get_top (fixture, pile);
  int width = riffle_table_get_pile (fixture->board->table, pile)->card_width;
  int edge = 1 + width / 60, middle = (int) card->target.x + width / 2;
  const guint8 *paper = get_pixel (plain, middle, (int) card->target.y + edge);
  const guint8 *marked_paper = get_pixel (marked, middle, (int) card->target.y + edge);
  guint n_ink = 0, n_hidden = 0;

  g_assert_cmpint (measure_difference (paper, white), <, CHANGED);
  for (int y = edge; y < width / 3; y++)
    for (int x = edge; x < width - edge; x++)
      {
        int at_x = (int) card->target.x + x, at_y = (int) card->target.y + y;
        int ink = measure_ink (get_pixel (plain, at_x, at_y), paper);

        if (ink < INK)
          continue;
        n_ink++;
        n_hidden += ink - measure_ink (get_pixel (marked, at_x, at_y), marked_paper) >
                    CHANGED;
      }
  g_test_message ("%d pixels wide, pile %u: %u of %u hidden", width, pile, n_hidden, n_ink);
  g_assert_cmpuint (n_ink, >, (guint) width);
  g_assert_cmpuint (n_hidden, <=, n_ink / 50);
}

static void
assert_both_readable (Fixture       *fixture,
                      const Picture *plain)
{
  Picture marked = take_picture (fixture->board);
  int height = gtk_widget_get_height (GTK_WIDGET (fixture->board));

  g_assert_true (memcmp (plain->data, marked.data,
                         (gsize) plain->width * (gsize) height * 4) != 0);
  assert_readable (fixture, plain, &marked, fixture->move.picks[0].pile);
  assert_readable (fixture, plain, &marked, fixture->move.picks[1].pile);
  g_free (marked.data);
}

static void
test_indices (Fixture       *fixture,
              gconstpointer  data)
{
  guint pile = fixture->move.picks[0].pile;
  const PatSelection top = {
    .kind = PAT_SELECTION_UNIT, .unit = { pile, (guint) get_top (fixture, pile)->index, 1 },
  };
  Picture plain = take_picture (fixture->board);

  riffle_board_set_selection (fixture->board, &top);
  assert_both_readable (fixture, &plain);
  riffle_board_deselect (fixture->board);
  riffle_board_show_hint (fixture->board, &fixture->move);
  assert_both_readable (fixture, &plain);
  g_free (plain.data);
}

int
main (int    argc,
      char **argv)
{
  static const Case cases[] = {
    { "klondike#1", "t3>t5", 340 }, { "klondike#1", "t3>t5", 520 },
    { "klondike#1", "t3>t5", 720 }, { "klondike#1", "t3>t5", 1380 },
    { "golf#1", "t1>f", 340 }, { "golf#1", "t1>f", 520 },
    { "golf#1", "t1>f", 720 }, { "golf#1", "t1>f", 1380 },
  };

  gtk_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board-marks/indices/%s/%d", cases[i].deal,
                                               cases[i].width);

      g_test_add (path, Fixture, &cases[i], set_up, test_indices, tear_down);
    }
  return g_test_run ();
}
