/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures frames of the board with 104 cards at 1280×800: cards that fly, a deal and the end of a
 * game that was won. Of each frame the CPU time from before-paint to after-paint counts, and how
 * many ticks of the frame clock went by without one. */
#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "riffle-board-private.h"

#define WIDTH    1280
#define HEIGHT   800
#define N_FRAMES 300
#define WARM_UP  20   /* frames in which the window comes and the faces are drawn */
#define LATE     16.7 /* ms */

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

typedef struct _Bench Bench;

typedef struct
{
  const char *name;
  void        (*go_on)(Bench *bench);  /* before each frame: keeps the cards in motion */
} Scene;

struct _Bench
{
  RiffleBoard *board;
  PatGame     *game;
  GMainLoop   *loop;
  const Scene *scene;
  guint        n_frames;
  guint        n_missed;     /* ticks */
  gint64       shown_usec;   /* frame time of the last frame */
  double       started_msec;
  double       msec[N_FRAMES];
};

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
  gboolean mirrored;

  if (bench->n_frames % 10 != 1 && riffle_animator_is_running (bench->board->animator))
    return;
  g_object_get (bench->board, "mirrored", &mirrored, NULL);
  g_object_set (bench->board, "mirrored", !mirrored, NULL);
}

static void
deal (Bench *bench)
{
  if (riffle_animator_is_running (bench->board->animator))
    return;
  g_object_set (bench->board, "animate-deal", TRUE, NULL);
  riffle_board_set_game (bench->board, NULL);
  riffle_board_set_game (bench->board, bench->game);
}

static void
win (Bench *bench)
{
  if (bench->board->win_tick_id == 0)
    riffle_board_await_win (bench->board);
}

static void
count_missed (Bench         *bench,
              GdkFrameClock *clock)
{
  gint64 now = gdk_frame_clock_get_frame_time (clock), interval;

  gdk_frame_clock_get_refresh_info (clock, now, &interval, NULL);
  if (bench->shown_usec != 0 && bench->n_frames >= WARM_UP)
    bench->n_missed += (guint) ((now - bench->shown_usec + interval / 2) / interval) - 1;
  bench->shown_usec = now;
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  double msec = get_cpu_msec () - bench->started_msec;

  count_missed (bench, clock);
  if (bench->n_frames >= WARM_UP)
    bench->msec[bench->n_frames - WARM_UP] = msec;
  if (++bench->n_frames == N_FRAMES + WARM_UP)
    g_main_loop_quit (bench->loop);
  else
    bench->scene->go_on (bench);
}

static int
compare (const void *a,
         const void *b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
report (Bench     *bench,
        GtkWidget *window)
{
  guint n_late = 0;

  qsort (bench->msec, N_FRAMES, sizeof *bench->msec, compare);
  for (guint i = 0; i < N_FRAMES; i++)
    n_late += bench->msec[i] > LATE;
  g_print ("%d×%d, 104 cards, %s, %-6s CPU ms a frame: median %5.2f, 95%% below %5.2f, most %5.2f; "
           "of %d frames %u late, %u ticks missed\n",
           gtk_widget_get_width (window), gtk_widget_get_height (window),
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), bench->scene->name,
           bench->msec[N_FRAMES / 2], bench->msec[N_FRAMES * 95 / 100], bench->msec[N_FRAMES - 1],
           N_FRAMES, n_late, bench->n_missed);
}

static void
run (PatGame     *game,
     const Scene *scene)
{
  Bench bench = { .loop = g_main_loop_new (NULL, FALSE), .game = game, .scene = scene };
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
  scene->go_on (&bench);
  g_main_loop_run (bench.loop);
  report (&bench, window);
  g_signal_handlers_disconnect_by_data (clock, &bench);
  gtk_window_destroy (GTK_WINDOW (window));
  g_main_loop_unref (bench.loop);
}

int
main (int    argc,
      char **argv)
{
  static const Scene scenes[] = {
    { "flying", send_cards }, { "deal", deal }, { "win", win },
  };
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
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    run (game, &scenes[i]);
  return 0;
}
