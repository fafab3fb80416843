/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the chooser of games: from asking for it to its first frame, and the frames in which it
 * is scrolled from its beginning to its end. */
#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "riffle-chooser.h"

#define WIDTH      1280
#define HEIGHT     800
#define STEP       40   /* pixels that a frame scrolls: a wheel that is turned fast */
#define MAX_FRAMES 4000

typedef struct
{
  GMainLoop     *loop;
  GtkWidget     *stack;
  GtkAdjustment *position;        /* (nullable): nothing is scrolled yet */
  guint          n_frames;
  double         started_msec;
  double         msec[MAX_FRAMES];
} Bench;

static double
get_msec (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1000000;
}

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->started_msec = get_msec ();
}

/* Goes a step down, until there is nothing more. */
static gboolean
scroll (Bench *bench)
{
  double value;

  if (bench->position == NULL || bench->n_frames == MAX_FRAMES)
    return FALSE;
  value = gtk_adjustment_get_value (bench->position);
  gtk_adjustment_set_value (bench->position, value + STEP);
  return gtk_adjustment_get_value (bench->position) > value;
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  bench->msec[bench->n_frames++] = get_msec () - bench->started_msec;
  if (!scroll (bench))
    g_main_loop_quit (bench->loop);
}

static GtkAdjustment *
find_adjustment (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget))
    return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAdjustment *found = find_adjustment (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static int
compare (const void *a,
         const void *b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
open_chooser (Bench       *bench,
              PatRegistry *registry,
              GSettings   *settings,
              RiffleDeck  *deck)
{
  g_autoptr (RiffleStatistics) statistics = riffle_statistics_new ("/nonexistent");
  double start = get_msec (), made;
  gint64 asked = g_get_monotonic_time ();
  GtkWidget *chooser = riffle_chooser_new (registry, settings, statistics, deck);

  gtk_stack_add_named (GTK_STACK (bench->stack), chooser, "chooser");
  made = get_msec ();
  gtk_stack_set_visible_child (GTK_STACK (bench->stack), chooser);
  gtk_widget_grab_focus (chooser);
  g_main_loop_run (bench->loop);
  g_print ("opened after %.1f ms; CPU ms: %.1f to make it, %.1f for its first frame, %.1f in all\n",
           (double) (g_get_monotonic_time () - asked) / 1000, made - start,
           bench->msec[bench->n_frames - 1], get_msec () - start);
}

static void
report (Bench *bench)
{
  qsort (bench->msec, bench->n_frames, sizeof *bench->msec, compare);
  g_print ("scrolled, %u frames: CPU ms a frame: median %.2f, 95%% below %.2f, most %.2f\n",
           bench->n_frames, bench->msec[bench->n_frames / 2],
           bench->msec[bench->n_frames * 95 / 100], bench->msec[bench->n_frames - 1]);
}

static void
run (PatRegistry *registry)
{
  Bench bench = { .loop = g_main_loop_new (NULL, FALSE), .stack = gtk_stack_new () };
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GSettings) settings = g_settings_new (RIFFLE_APPLICATION_ID);
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();
  GdkFrameClock *clock;

  gtk_stack_add_named (GTK_STACK (bench.stack), gtk_label_new (NULL), "game");
  gtk_window_set_child (GTK_WINDOW (window), bench.stack);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);
  g_main_loop_run (bench.loop);
  /* What the empty window leaves to do is not the chooser's. */
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  bench.n_frames = 0;
  open_chooser (&bench, registry, settings, deck);
  bench.n_frames = 0;
  bench.position = find_adjustment (bench.stack);
  scroll (&bench);
  g_main_loop_run (bench.loop);
  report (&bench);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  double start;

  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return 77;
    }
  adw_init ();
  start = get_msec ();
  pat_registry_add_default_folders (registry, FALSE);
  g_print ("%u games, loaded in %.1f CPU ms; %d×%d\n",
           g_list_model_get_n_items (G_LIST_MODEL (registry)), get_msec () - start, WIDTH, HEIGHT);
  run (registry);
  return 0;
}
