/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures a frame of the board while 104 cards move at 1280×800, in CPU time from before-paint
 * to after-paint. */
#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "riffle-board.h"

#define WIDTH    1280
#define HEIGHT   800
#define N_FRAMES 300
#define WARM_UP  20   /* frames in which the faces are drawn for the first time */

/* Two decks, all cards open in eight columns. */
static const PatPileSpec piles[] = {
  {
    .role = PAT_TABLEAU, .count = 8, .at = { .dx = 1 }, .fan_y = 0.25f, .build =
      PAT_DOWN | PAT_ALTERNATE,
    .take = PAT_TAKE_RUN, .fill = PAT_FILL_ANY, .deal = "UUUUUUUUUUUUU",
  },
  { 0 },
};

static const PatVariantSpec variant_spec = {
  .id = "frames",
  .name = "Frames",
  .family = "Frames",
  .source = "benchmark",
  .game = { .decks = 2, .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_TABLEAU) },
  .piles = piles,
};

typedef struct
{
  RiffleBoard *board;
  GMainLoop   *loop;
  gboolean     mirrored;
  guint        n_frames;
  double       started_msec;
  double       msec[N_FRAMES];
} Bench;

static double
get_cpu_msec (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1000000;
}

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->started_msec = get_cpu_msec ();
}

/* The cards fly from one side to the other, again and again. */
static void
send_cards (Bench *bench)
{
  bench->mirrored = !bench->mirrored;
  g_object_set (bench->board, "mirrored", bench->mirrored, NULL);
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  double msec = get_cpu_msec () - bench->started_msec;

  if (bench->n_frames >= WARM_UP)
    bench->msec[bench->n_frames - WARM_UP] = msec;
  if (++bench->n_frames == N_FRAMES + WARM_UP)
    g_main_loop_quit (bench->loop);
  else if (bench->n_frames % 10 == 1)
    send_cards (bench);
}

static int
compare (const void *a,
         const void *b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
run (PatGame *game)
{
  Bench bench = { .loop = g_main_loop_new (NULL, FALSE) };
  GtkWidget *window = gtk_window_new ();
  GdkFrameClock *clock;

  bench.board = RIFFLE_BOARD (riffle_board_new ());
  g_object_set (bench.board, "animate-deal", FALSE, NULL);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (bench.board));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  riffle_board_set_game (bench.board, game);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);
  g_main_loop_run (bench.loop);
  qsort (bench.msec, N_FRAMES, sizeof *bench.msec, compare);
  g_print ("%d×%d, 104 cards moving, %s: CPU ms a frame: median %.2f, 95%% below %.2f, most %.2f\n",
           gtk_widget_get_width (window), gtk_widget_get_height (window),
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))),
           bench.msec[N_FRAMES / 2],
           bench.msec[N_FRAMES * 95 / 100], bench.msec[N_FRAMES - 1]);
  g_signal_handlers_disconnect_by_data (clock, &bench);
  gtk_window_destroy (GTK_WINDOW (window));
  g_main_loop_unref (bench.loop);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatVariant) variant = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return 77;
    }
  variant = pat_variant_new_for_table (&variant_spec);
  options = pat_variant_new_options (variant);
  game = pat_game_new (variant, options, 1, &error);
  if (game == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  run (game);
  return 0;
}
