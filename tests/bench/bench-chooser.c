/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the chooser of games: from asking for it to its first frame, the frames in which it is
 * scrolled from its beginning to its end, a search and the way back, and memory. Arguments: the
 * width and the height of the window in pixels. */
#include "config.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "riffle-chooser.h"

#define WIDTH       1280 /* without arguments */
#define HEIGHT      800
#define STEP        40   /* pixels that a frame scrolls: a wheel that is turned fast */
#define MAX_FRAMES  4000
#define SEARCH_MSEC 600  /* after which a search is shown; the entry waits for more letters first */

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

static GtkWidget *
find_mapped (GtkWidget *widget,
             GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_mapped (child, type);

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

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

/* The processor's time for another search, with all that is drawn for it. */
static double
search (Bench      *bench,
        const char *words)
{
  GtkWidget *entry = find_mapped (bench->stack, GTK_TYPE_SEARCH_ENTRY);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  double start = get_msec ();

  bench->n_frames = 0;
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_timeout_add (SEARCH_MSEC, quit_cb, loop);
  g_main_loop_run (loop);
  return get_msec () - start;
}

static void
report_searches (Bench *bench)
{
  double found = search (bench, "a"), all = search (bench, "");
  struct rusage usage;

  g_print ("searched: CPU ms: %.1f for what was found, %.1f for all again\n", found, all);
  getrusage (RUSAGE_SELF, &usage);
  g_print ("memory: at most %.1f MB\n", (double) usage.ru_maxrss / 1024);
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
run (PatRegistry *registry,
     int          width,
     int          height)
{
  Bench bench = { .loop = g_main_loop_new (NULL, FALSE), .stack = gtk_stack_new () };
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GSettings) settings = g_settings_new (RIFFLE_APPLICATION_ID);
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();
  /* It owns the pictures. */
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  GdkFrameClock *clock;

  gtk_stack_add_named (GTK_STACK (bench.stack), gtk_label_new (NULL), "game");
  gtk_window_set_child (GTK_WINDOW (window), bench.stack);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
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
  bench.position = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_mapped (bench.stack, GTK_TYPE_SCROLLED_WINDOW)));
  scroll (&bench);
  g_main_loop_run (bench.loop);
  report (&bench);
  report_searches (&bench);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  int width = argc > 2 ? atoi (argv[1]) : WIDTH, height = argc > 2 ? atoi (argv[2]) : HEIGHT;
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
           g_list_model_get_n_items (G_LIST_MODEL (registry)), get_msec () - start, width, height);
  run (registry, width, height);
  return 0;
}
