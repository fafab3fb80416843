/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints items of a deck into surfaces: decks of strangers take their time, so a thread can do
 * it. */
#include "config.h"

#include "riffle-card-painter-private.h"
#include "riffle-deck-thread-private.h"

#include <math.h>

RiffleCardJob *
riffle_card_job_new (RiffleDeck            *deck,
                     const RiffleDeckStyle *style)
{
  RiffleCardJob *job = g_new0 (RiffleCardJob, 1);

  job->deck = g_object_ref (deck);
  job->style = *style;
  return job;
}

void
riffle_card_job_free (RiffleCardJob *job)
{
  for (guint i = 0; i < job->n_items; i++)
    g_clear_pointer (&job->surfaces[i], cairo_surface_destroy);
  g_object_unref (job->deck);
  g_free (job);
}

/* (transfer full): one item, at the job's size. */
cairo_surface_t *
riffle_card_job_paint (const RiffleCardJob *job,
                       RiffleDeckItem       item)
{
  int width = MAX (1, (int) round (job->width * job->scale));
  int height = MAX (1, (int) round (job->height * job->scale));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, (double) width / job->width, (double) height / job->height);
  riffle_deck_draw (job->deck, item, cr, job->width, job->height, &job->style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
paint_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  RiffleCardJob *job = task_data;

  if (!riffle_deck_thread_enter ())
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The program ends");
      return;
    }
  for (guint i = 0; i < job->n_items && !riffle_deck_thread_is_ending (); i++)
    job->surfaces[i] = riffle_card_job_paint (job, job->items[i]);
  g_task_return_boolean (task, TRUE);
  riffle_deck_thread_leave ();
}

/* Paints all items in a thread; takes the job, which riffle_card_job_finish() gives back. */
void
riffle_card_job_start (RiffleCardJob       *job,
                       GObject             *source,
                       GAsyncReadyCallback  callback)
{
  g_autoptr (GTask) task = g_task_new (source, NULL, callback, NULL);

  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_task_data (task, job, (GDestroyNotify) riffle_card_job_free);
  g_task_run_in_thread (task, paint_thread);
}

/* (transfer none): the job, which lives as long as the result. */
RiffleCardJob *
riffle_card_job_finish (GAsyncResult *result)
{
  return g_task_get_task_data (G_TASK (result));
}
