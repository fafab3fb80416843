/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures frames of the board with 104 cards: one card that flies, one that is held, all of them,
 * a deal and the end of a game that was won. Of each frame the CPU time from before-paint to
 * after-paint counts, which other programs hardly change, and the time on the clock; of all of them
 * the share that was spent outside of the kernel, and how many ticks of the frame clock went by
 * without one.
 *
 * bench-frames [WIDTH HEIGHT]: the size of the window, in place of all sizes that are usual. */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "riffle-board-private.h"

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

/* In pixels of the window. */
typedef struct
{
  int width;
  int height;
} Size;

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
  double       cpu_begin;    /* of the frame that is being made, all in ms */
  double       wall_begin;
  double       user_begin;
  double       user_sum;     /* of all frames */
  double       cpu[N_FRAMES];
  double       wall[N_FRAMES];
};

static double
get_msec (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1000000;
}

/* Exact over many frames only: the kernel shares out the time of a process by its ticks. */
static double
get_user_msec (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_utime.tv_sec * 1000 + (double) usage.ru_utime.tv_usec / 1000;
}

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->wall_begin = get_msec (CLOCK_MONOTONIC);
  bench->user_begin = get_user_msec ();
  bench->cpu_begin = get_msec (CLOCK_PROCESS_CPUTIME_ID);
}

/* One card comes back to the last pile again and again, across all the others. */
static void
send_card (Bench *bench)
{
  RiffleTable *table = bench->board->table;
  RiffleAnimator *animator = riffle_motion_get_animator (bench->board->motion);
  RifflePile *pile = riffle_table_get_pile (table, riffle_table_get_n_piles (table) - 1);
  RiffleCard *card = riffle_pile_get_top (pile);

  if (riffle_animator_is_running (animator) || !riffle_layout_is_ready (bench->board->layout))
    return;
  card->at = riffle_table_get_pile (table, 0)->origin;
  card->floating = TRUE;
  riffle_animator_add (animator, card, 0, 340 * 1000);
}

static gboolean
is_flying (Bench *bench)
{
  return riffle_animator_is_running (riffle_motion_get_animator (bench->board->motion));
}

/* The cards fly from one side to the other, again and again. */
static void
send_cards (Bench *bench)
{
  gboolean mirrored;

  if (bench->n_frames % 10 != 1 && is_flying (bench))
    return;
  g_object_get (bench->board, "mirrored", &mirrored, NULL);
  g_object_set (bench->board, "mirrored", !mirrored, NULL);
}

static void
deal (Bench *bench)
{
  if (is_flying (bench))
    return;
  g_object_set (bench->board, "animate-deal", TRUE, NULL);
  riffle_board_set_game (bench->board, NULL);
  riffle_board_set_game (bench->board, bench->game);
}

static void
win (Bench *bench)
{
  if (!riffle_finale_is_running (riffle_motion_get_finale (bench->board->motion)))
    riffle_motion_await_win (bench->board->motion);
}

/* One card follows the pointer, which never rests. */
static void
hold (Bench *bench)
{
  RiffleTable *table = bench->board->table;
  guint pile = riffle_table_get_n_piles (table) - 1, n_cards;
  double angle = bench->n_frames * 0.12;

  if (!riffle_layout_is_ready (bench->board->layout) || is_flying (bench))
    return;
  n_cards = riffle_table_get_pile (table, pile)->cards->len;
  if (!riffle_drag_is_active (bench->board->drag))
    {
      riffle_board_set_selection (bench->board, &(PatSelection) {
      .kind = PAT_SELECTION_UNIT, .unit = { pile, n_cards - 1, 1 },
    });
      riffle_drag_begin (bench->board->drag);
    }
  riffle_drag_move (bench->board->drag, GRAPHENE_POINT_INIT ((float) (-300 + 300 * cos (angle)),
                                                             (float) (-150 * sin (angle))));
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
  double cpu = get_msec (CLOCK_PROCESS_CPUTIME_ID) - bench->cpu_begin;
  double user = get_user_msec () - bench->user_begin;
  double wall = get_msec (CLOCK_MONOTONIC) - bench->wall_begin;

  count_missed (bench, clock);
  if (bench->n_frames >= WARM_UP)
    {
      bench->cpu[bench->n_frames - WARM_UP] = cpu;
      bench->wall[bench->n_frames - WARM_UP] = wall;
      bench->user_sum += user;
    }
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

  qsort (bench->cpu, N_FRAMES, sizeof *bench->cpu, compare);
  qsort (bench->wall, N_FRAMES, sizeof *bench->wall, compare);
  for (guint i = 0; i < N_FRAMES; i++)
    n_late += bench->cpu[i] > LATE;
  g_print ("%4d×%-4d %s %-6s CPU ms a frame: median %5.2f, 95%% below %5.2f, most %6.2f, "
           "mean of user %5.2f; on the clock: median %5.2f; of %d frames %3u late, "
           "%3u ticks missed\n",
           gtk_widget_get_width (window), gtk_widget_get_height (window),
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), bench->scene->name,
           bench->cpu[N_FRAMES / 2], bench->cpu[N_FRAMES * 95 / 100], bench->cpu[N_FRAMES - 1],
           bench->user_sum / N_FRAMES, bench->wall[N_FRAMES / 2], N_FRAMES, n_late,
           bench->n_missed);
}

static void
run (PatGame     *game,
     const Scene *scene,
     Size         size)
{
  Bench bench = { .loop = g_main_loop_new (NULL, FALSE), .game = game, .scene = scene };
  GtkWidget *window = gtk_window_new ();
  GdkFrameClock *clock;

  bench.board = RIFFLE_BOARD (riffle_board_new ());
  g_object_set (bench.board, "animate-deal", FALSE, NULL);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (bench.board));
  gtk_window_set_default_size (GTK_WINDOW (window), size.width, size.height);
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

static void
run_all (PatGame *game,
         Size     size)
{
  static const Scene scenes[] = {
    { "one", send_card }, { "held", hold }, { "flying", send_cards }, { "deal", deal },
    { "win", win },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    run (game, &scenes[i], size);
}

int
main (int    argc,
      char **argv)
{
  static const Size sizes[] = { { 1280, 800 }, { 2560, 1440 }, { 3840, 2160 } };
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
  if (argc == 3)
    run_all (game, (Size) { atoi (argv[1]), atoi (argv[2]) });
  for (guint i = 0; argc != 3 && i < G_N_ELEMENTS (sizes); i++)
    run_all (game, sizes[i]);
  return 0;
}
