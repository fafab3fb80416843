/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing can be made to take any time and memory. So a deck is first read, drawn once and
 * photographed by a process that has little of both. */
#include "config.h"

#include "riffle-deck-probe.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#define MAX_MEMORY  (1024UL * 1024 * 1024) /* bytes of address space */
#define MAX_SECONDS 10                     /* of the processor */
#define PATIENCE    30                     /* seconds until the process is ended */
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
  G_GNUC_UNUSED const struct rlimit memory = { MAX_MEMORY, MAX_MEMORY };
  const struct rlimit seconds = { MAX_SECONDS, MAX_SECONDS };
  g_autoptr (GFile) file = g_file_new_for_path (file_name);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = NULL;

#ifndef __SANITIZE_ADDRESS__ /* which reserves more than all that there is */
  setrlimit (RLIMIT_AS, &memory);
#endif
  setrlimit (RLIMIT_CPU, &seconds);
  deck = riffle_deck_new_from_file (file, &error);
  if (deck != NULL && riffle_deck_try_out (deck, &error) && write_picture (deck, picture, &error))
    return EXIT_SUCCESS;
  printf ("%s\n", error->message);
  return EXIT_FAILURE;
}

static gboolean
patience_cb (gpointer user_data)
{
  g_subprocess_force_exit (user_data);
  return G_SOURCE_REMOVE;
}

static void
set_error (GTask       *task,
           GSubprocess *process,
           const char  *output)
{
  g_autofree char *sentence = g_strdup (output != NULL ? output : "");

  g_strstrip (sentence);
  if (g_subprocess_get_if_exited (process) && sentence[0] != '\0')
    g_task_return_new_error (task, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID, "%s", sentence);
  else
    g_task_return_new_error (task, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
                             _("“%s” is not a usable deck. Drawing it takes more time or memory "
                               "than a deck may."), (const char *) g_task_get_task_data (task));
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  GSubprocess *process = G_SUBPROCESS (source);
  g_autoptr (GTask) task = user_data;
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  guint patience_id = GPOINTER_TO_UINT (g_object_get_data (source, "patience"));

  g_source_remove (patience_id);
  g_object_set_data (source, "patience", NULL);
  if (!g_subprocess_communicate_utf8_finish (process, result, &output, NULL, &error))
    {
      g_subprocess_force_exit (process);
      g_task_return_error (task, g_steal_pointer (&error));
    }
  else if (g_subprocess_get_successful (process))
    g_task_return_boolean (task, TRUE);
  else
    set_error (task, process, output);
}

/* The source goes with the process: it is removed as soon as that has ended. */
static void
limit_patience (GSubprocess *process)
{
  guint id = g_timeout_add_seconds (PATIENCE, patience_cb, process);

  g_object_set_data (G_OBJECT (process), "patience", GUINT_TO_POINTER (id));
}

/**
 * riffle_deck_probe_async:
 * @program: what to run: it has to call riffle_deck_probe_main() when it is given
 *   %RIFFLE_DECK_PROBE_OPTION
 * @file: the deck
 * @picture: the PNG file to write
 *
 * Looks at a deck in a process of its own.
 */
void
riffle_deck_probe_async (const char          *program,
                         GFile               *file,
                         const char          *picture,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);

  g_task_set_task_data (task, g_file_get_parse_name (file), g_free);
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                              &error, program, RIFFLE_DECK_PROBE_OPTION, path != NULL ? path : "",
                              picture, NULL);
  if (process == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  limit_patience (process);
  g_subprocess_communicate_utf8_async (process, NULL, cancellable, ended_cb,
                                       g_steal_pointer (&task));
}

gboolean
riffle_deck_probe_finish (GAsyncResult  *result,
                          GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
