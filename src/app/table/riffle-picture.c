/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a picture of the player's own, in a thread and within bounds: it may be broken, or made to
 * use up all memory. */
#include "config.h"

#include "riffle-picture.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <patience.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

#include "riffle-deck-probe.h"

#define MAX_BYTES  (128 * 1024 * 1024)
#define MAX_SIDE   30000     /* pixels of a picture that is read at all */
#define MAX_PIXELS 200000000
#define MAX_KEPT   3840      /* pixels a side of what is kept of it */
#define SAMPLES    64        /* places a side at which its light is measured */

/* The head of the file says how large the picture is, before a byte of it is unpacked. */
static gboolean
check_size (const char  *path,
            const char  *name,
            int         *side,
            GError     **error)
{
  int width, height;

  if (gdk_pixbuf_get_file_info (path, &width, &height) == NULL || width < 1 || height < 1)
    {
      /* Translators: the name of a file. */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   /* Translators: %s is the name of a file, such as “sea.jpg” */
                   _("“%s” is not a picture that can be shown."), name);
      return FALSE;
    }
  *side = MAX (width, height);
  if (*side <= MAX_SIDE && (gint64) width * height <= MAX_PIXELS)
    return TRUE;
  /* Translators: the name of a file, and how many pixels the picture in it has. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               /* Translators: the name of a file, such as “sea.jpg”, and its width and height */
               _("“%s” is too large for the background: it has %d × %d pixels."), name, width,
               height);
  return FALSE;
}

static GdkPixbuf *
read_here (const char  *path,
           const char  *name,
           GError     **error)
{
  g_autoptr (GdkPixbuf) picture = NULL;
  g_autoptr (GError) cause = NULL;
  int side;

  if (!check_size (path, name, &side, error))
    return NULL;
  /* What need not be made smaller is read at once, which does not pass over faults. */
  picture = side <= MAX_KEPT
      ? gdk_pixbuf_new_from_file (path, &cause)
      : gdk_pixbuf_new_from_file_at_scale (path, MAX_KEPT, MAX_KEPT, TRUE, &cause);
  if (picture != NULL)
    return gdk_pixbuf_apply_embedded_orientation (picture);
  /* Translators: the name of a file, and what is wrong with it. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("“%s” cannot be read: %s"), name,
               cause->message);
  return NULL;
}

/**
 * riffle_picture_probe_main:
 * @path: a picture
 * @png: the PNG file to write
 *
 * What the process for a picture does: reads it, within bounds. On the standard output stands what
 * was wrong.
 *
 * Returns: the status of the process
 */
int
riffle_picture_probe_main (const char *path,
                           const char *png)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (GdkPixbuf) picture = NULL;
  g_autoptr (GError) error = NULL;

  riffle_deck_probe_limit ();
  picture = read_here (path, name, &error);
  if (picture != NULL && gdk_pixbuf_save (picture, png, "png", &error, "compression", "1", NULL))
    return EXIT_SUCCESS;
  printf ("%s\n", error->message);
  return EXIT_FAILURE;
}

/* Has a process read the picture, which writes it to another file. */
static gboolean
run_process (const char  *path,
             const char  *png,
             const char  *name,
             GError     **error)
{
  const char *arguments[] = { "/proc/self/exe", RIFFLE_PICTURE_PROBE_OPTION, path, png, NULL };
  g_autofree char *output = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                     &output, NULL, &status, error))
    return FALSE;
  if (WIFEXITED (status) && WEXITSTATUS (status) == EXIT_SUCCESS)
    return TRUE;
  if (WIFEXITED (status) && *g_strstrip (output) != '\0')
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, output);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 /* Translators: %s is the name of a file, such as “sea.svg” */
                 _("“%s” is not shown, because drawing it takes too much time or memory."), name);
  return FALSE;
}

static GdkPixbuf *
read_elsewhere (const char  *path,
                const char  *name,
                GError     **error)
{
  g_autofree char *png = NULL;
  int file = g_file_open_tmp ("riffle-XXXXXX.png", &png, error);
  GdkPixbuf *picture = NULL;

  if (file < 0)
    return NULL;
  g_close (file, NULL);
  if (run_process (path, png, name, error))
    picture = gdk_pixbuf_new_from_file (png, error);
  g_unlink (png);
  return picture;
}

/* Whether a file begins as photographs and paintings do. Their size says what they cost; anything
 * else may be a drawing, in which a few words can ask for hours of work. */
static gboolean
has_pixels (const char *text)
{
  static const char *const beginnings[] = {
    "\x89PNG", "\xff\xd8\xff", "GIF8", "RIFF", "BM", "II*"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (text, beginnings[i]))
      return TRUE;
  return FALSE;
}

static GdkPixbuf *
read_picture (const char  *uri,
              GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : uri);
  g_autofree char *text = NULL;

  if (path == NULL)
    return read_here ("", name, error);
  text = pat_file_read (path, MAX_BYTES, NULL, error);
  if (text == NULL)
    return NULL;
  return has_pixels (text) ? read_here (path, name, error) : read_elsewhere (path, name, error);
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      uri,
                GCancellable *cancellable)
{
  GError *error = NULL;
  GdkPixbuf *picture = read_picture (uri, &error);

  if (picture != NULL)
    g_task_return_pointer (task, picture, g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * riffle_picture_load:
 * @uri: where the picture is
 * @cancellable: ends the waiting for it
 * @callback: hears when it is there
 * @user_data: for @callback
 *
 * Reads a picture without keeping anybody waiting.
 */
void
riffle_picture_load (const char          *uri,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  callback,
                     gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_task_data (task, g_strdup (uri), g_free);
  g_task_run_in_thread (task, load_in_thread);
}

/**
 * riffle_picture_load_finish:
 * @result: what the callback was given
 * @error: return location; a sentence for the player
 *
 * Returns: (transfer full): the picture, or %NULL
 */
GdkPixbuf *
riffle_picture_load_finish (GAsyncResult  *result,
                            GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * riffle_picture_get_light:
 * @picture: a picture
 *
 * Returns: how bright it is on the whole, from 0 to 1, as the eye sees it
 */
double
riffle_picture_get_light (GdkPixbuf *picture)
{
  const guchar *pixels = gdk_pixbuf_read_pixels (picture);
  int width = gdk_pixbuf_get_width (picture), height = gdk_pixbuf_get_height (picture);
  int n_channels = gdk_pixbuf_get_n_channels (picture);
  double sum = 0;

  for (int y = 0; y < SAMPLES; y++)
    for (int x = 0; x < SAMPLES; x++)
      {
        const guchar *pixel = pixels + (gsize) (y * height / SAMPLES)
                              * (gsize) gdk_pixbuf_get_rowstride (picture)
                              + (gsize) (x * width / SAMPLES * n_channels);

        sum += 0.30 * pixel[0] + 0.59 * pixel[1] + 0.11 * pixel[2];
      }
  return sum / (255.0 * SAMPLES * SAMPLES);
}
