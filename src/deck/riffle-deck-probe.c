/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing can be made to take any time and memory. So a deck is first read, drawn once and
 * photographed by a process that has little of both. */
#include "config.h"

#include "riffle-deck-probe.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#define MAX_MEMORY  (1024UL * 1024 * 1024) /* bytes of address space */
#define MAX_SECONDS 10                     /* of the processor */
#define HINDERED    2                      /* status: the deck is not to blame */
#define CARD        96                     /* pixels of width on the picture */
#define SCALE       2.0

static gboolean
write_picture (RiffleDeck  *deck,
               const char  *picture,
               GError     **error)
{
  double width = riffle_deck_get_preview_width (CARD);
  double height = CARD * riffle_deck_get_aspect (deck);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int) (width * SCALE),
                                                         (int) (height * SCALE));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_scale (cr, SCALE, SCALE);
  riffle_deck_draw_preview (deck, cr, CARD);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png (surface, picture);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("“%s” cannot be written: %s"), picture,
               cairo_status_to_string (status));
  return FALSE;
}

/**
 * riffle_deck_probe_limit:
 *
 * Limits the memory and the time of this process, which is to draw something that a stranger has
 * made. More of the processor's time than it may have ends it with a signal that says so.
 */
void
riffle_deck_probe_limit (void)
{
  G_GNUC_UNUSED const struct rlimit memory = { MAX_MEMORY, MAX_MEMORY };
  const struct rlimit seconds = { MAX_SECONDS, MAX_SECONDS + 1 }, core = { 0, 0 };

#ifndef __SANITIZE_ADDRESS__ /* which reserves more than all that there is */
  setrlimit (RLIMIT_AS, &memory);
#endif
  setrlimit (RLIMIT_CORE, &core);
  setrlimit (RLIMIT_CPU, &seconds);
  signal (SIGXCPU, SIG_DFL);
}

/* Whether a file could not be read or written, for which the drawing in it is not to blame. */
static gboolean
is_hindrance (const GError *error)
{
  return error->domain == G_IO_ERROR && error->code != G_IO_ERROR_INVALID_DATA &&
         error->code != G_IO_ERROR_PARTIAL_INPUT;
}

/**
 * riffle_deck_probe_main:
 * @file_name: a deck
 * @picture: the PNG file to write
 *
 * What the process for the deck does: reads and draws all of it, within bounds. On the standard
 * output stands what was wrong.
 *
 * Returns: the status of the process
 */
int
riffle_deck_probe_main (const char *file_name,
                        const char *picture)
{
  g_autoptr (GFile) file = g_file_new_for_path (file_name);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = NULL;

  riffle_deck_probe_limit ();
  deck = riffle_deck_new_from_file (file, &error);
  if (deck != NULL && riffle_deck_try_out (deck, &error) && write_picture (deck, picture, &error))
    return EXIT_SUCCESS;
  printf ("%s\n", error->message);
  return is_hindrance (error) ? HINDERED : EXIT_FAILURE;
}

/* A process that looks at a deck. */
typedef struct
{
  GSubprocess *process;
  char        *name;        /* of the deck's file, for sentences */
  guint        patience_id; /* source that ends the process; 0: it did */
} Probe;

static void
probe_free (Probe *probe)
{
  g_clear_handle_id (&probe->patience_id, g_source_remove);
  g_clear_object (&probe->process);
  g_free (probe->name);
  g_free (probe);
}

static gboolean
patience_cb (gpointer user_data)
{
  Probe *probe = user_data;

  probe->patience_id = 0;
  g_subprocess_force_exit (probe->process);
  return G_SOURCE_REMOVE;
}

/* Whether the drawing ended the process, which had too little time or memory for it; others end it
 * with other signals. */
static gboolean
is_too_heavy (GSubprocess *process)
{
  if (!g_subprocess_get_if_signaled (process))
    return FALSE;
  switch (g_subprocess_get_term_sig (process))
    {
    case SIGXCPU:
    case SIGABRT:
    case SIGTRAP:
    case SIGSEGV:
    case SIGBUS:
    case SIGILL:
    case SIGFPE:
      return TRUE;
    default:
      return FALSE;
    }
}

static GError *
make_error (Probe      *probe,
            const char *sentence)
{
  gboolean has_spoken = g_subprocess_get_if_exited (probe->process) && sentence[0] != '\0';

  if (has_spoken && g_subprocess_get_exit_status (probe->process) == EXIT_FAILURE)
    return g_error_new_literal (RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID, sentence);
  if (has_spoken)
    return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, sentence);
  if (is_too_heavy (probe->process))
    return g_error_new (RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
                        /* Translators: %s is the name of a file, such as “baroque.svg” */
                        _("“%s” is not a usable deck. Drawing it takes more time or memory "
                          "than a deck may."), probe->name);
  if (probe->patience_id == 0)
    return g_error_new (G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                        /* Translators: %s is the name of a file, such as “baroque.svg” */
                        _("“%s” could not be tested: the computer took too long, perhaps because "
                          "it is busy with other things."), probe->name);
  return g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED,
                      /* Translators: %s is the name of a file, such as “baroque.svg” */
                      _("“%s” could not be tested: the process that was to draw it was ended."),
                      probe->name);
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  GSubprocess *process = G_SUBPROCESS (source);
  g_autoptr (GTask) task = user_data;
  Probe *probe = g_task_get_task_data (task);
  g_autofree char *output = NULL;
  GError *error = NULL;

  if (!g_subprocess_communicate_utf8_finish (process, result, &output, NULL, &error))
    {
      g_subprocess_force_exit (process);
      g_task_return_error (task, error);
    }
  else if (g_subprocess_get_successful (process))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, make_error (probe, output != NULL ? g_strstrip (output) : ""));
  g_clear_handle_id (&probe->patience_id, g_source_remove);
}

/**
 * riffle_deck_probe_async:
 * @program: what to run: it has to call riffle_deck_probe_main() when it is given
 *   %RIFFLE_DECK_PROBE_OPTION
 * @file: the deck
 * @picture: the PNG file to write
 * @patience: seconds after which the process is ended
 *
 * Looks at a deck in a process of its own. Errors of the domain %RIFFLE_DECK_ERROR are the deck's
 * fault and last as long as its file; others, as that the machine was too busy, may be gone the
 * next time.
 */
void
riffle_deck_probe_async (const char          *program,
                         GFile               *file,
                         const char          *picture,
                         guint                patience,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  const GSubprocessFlags flags = G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                 G_SUBPROCESS_FLAGS_STDERR_SILENCE;
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Probe *probe = g_new0 (Probe, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);

  g_task_set_task_data (task, probe, (GDestroyNotify) probe_free);
  probe->name = g_file_get_parse_name (file);
  probe->process = g_subprocess_new (flags, &error, program, RIFFLE_DECK_PROBE_OPTION,
                                     path != NULL ? path : "", picture, NULL);
  if (probe->process == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  probe->patience_id = g_timeout_add_seconds (patience, patience_cb, probe);
  g_subprocess_communicate_utf8_async (probe->process, NULL, cancellable, ended_cb,
                                       g_steal_pointer (&task));
}

gboolean
riffle_deck_probe_finish (GAsyncResult  *result,
                          GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
