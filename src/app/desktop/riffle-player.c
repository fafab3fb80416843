/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays files of sound through the desktop's sound server, in a thread of its own: the server may
 * have to be started first, or not answer at all, and the game goes on meanwhile. All players share
 * that thread, because the library of sounds loads its drivers by ways that only one thread at a
 * time may go. */
#include "config.h"

#include "riffle-player.h"

#ifdef HAVE_GSOUND
#include <glib/gi18n.h>
#include <gsound.h>

#define LATE_USEC  500000 /* a sound that could not be played for so long has nothing to say */
#define SOUND_CARD "/dev/snd/controlC0"

/* Jobs hold it, too: the thread may be in the middle of one when the owner drops it. */
struct _RifflePlayer
{
  gint           is_dropped; /* atomic */
  GSoundContext *context;    /* (nullable): the way to the server; the thread's alone */
};

typedef struct
{
  RifflePlayer *player;
  char         *path;      /* (nullable): none in the last job of a player */
  int           decibels;
  gint64        time_usec; /* when it was asked for */
} Job;

static void
clear_player (gpointer data)
{
  RifflePlayer *self = data;

  g_clear_object (&self->context);
}

static void
free_job (Job *job)
{
  g_atomic_rc_box_release_full (job->player, clear_player);
  g_free (job->path);
  g_free (job);
}

static GSoundContext *
open_driver (const char  *driver,
             GError     **error)
{
  GSoundContext *context = gsound_context_new (NULL, error);

  if (context == NULL)
    return NULL;
  if (gsound_context_set_driver (context, driver, error)
      && gsound_context_set_attributes (context, error,
                                        GSOUND_ATTR_APPLICATION_ID, RIFFLE_APPLICATION_ID,
                                        GSOUND_ATTR_APPLICATION_NAME, _("Riffle"),
                                        GSOUND_ATTR_APPLICATION_ICON_NAME, RIFFLE_APPLICATION_ID,
                                        NULL)
      && gsound_context_open (context, error))
    return context;
  g_object_unref (context);
  return NULL;
}

/* The driver for bare sound cards complains loudly if there is no card. */
static GSoundContext *
open_context (GError **error)
{
  GSoundContext *context = open_driver ("pulse", error);

  if (context != NULL || !g_file_test (SOUND_CARD, G_FILE_TEST_EXISTS))
    return context;
  g_clear_error (error);
  return open_driver ("alsa", error);
}

static gboolean
play (Job     *job,
      GError **error)
{
  RifflePlayer *self = job->player;
  /* The library reads this number as the player's language writes numbers: whole ones are safe. */
  g_autofree char *volume = g_strdup_printf ("%d", job->decibels);

  if (self->context == NULL)
    self->context = open_context (error);
  return self->context != NULL
         && gsound_context_play_simple (self->context, NULL, error,
                                        GSOUND_ATTR_MEDIA_FILENAME, job->path,
                                        GSOUND_ATTR_MEDIA_ROLE, "game",
                                        GSOUND_ATTR_CANBERRA_VOLUME, volume,
                                        NULL);
}

static gboolean
is_wanted (Job *job)
{
  return job->path != NULL && g_atomic_int_get (&job->player->is_dropped) == 0
         && g_get_monotonic_time () - job->time_usec <= LATE_USEC;
}

/* Whatever went wrong, the next sound asks the server again; it may be back. */
static void
play_cb (gpointer data,
         gpointer user_data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;

  if (is_wanted (job) && !play (job, &error))
    {
      g_info ("“%s” is not played: %s", job->path, error->message);
      g_clear_object (&job->player->context);
    }
  free_job (job);
}

/* Gives a job to the thread, which lives as long as the program. */
static void
push_job (Job *job)
{
  static GThreadPool *pool;
  static gsize is_made;

  if (g_once_init_enter (&is_made))
    {
      pool = g_thread_pool_new (play_cb, NULL, 1, FALSE, NULL);
      g_once_init_leave (&is_made, 1);
    }
  g_thread_pool_push (pool, job, NULL);
}

/**
 * riffle_player_is_supported:
 *
 * Returns: whether the program was built with sound
 */
gboolean
riffle_player_is_supported (void)
{
  return TRUE;
}

/**
 * riffle_player_new:
 *
 * Makes a player, which does nothing before the first sound.
 *
 * Returns: (transfer full): the player
 */
RifflePlayer *
riffle_player_new (void)
{
  return g_atomic_rc_box_new0 (RifflePlayer);
}

/**
 * riffle_player_free:
 * @self: a player
 *
 * Drops a player. What it has not begun to play is not played.
 */
void
riffle_player_free (RifflePlayer *self)
{
  Job *job = g_new0 (Job, 1);

  g_atomic_int_set (&self->is_dropped, 1);
  job->player = self;
  push_job (job);
}

/**
 * riffle_player_play:
 * @self: a player
 * @path: a file
 * @decibels: how much louder it is than in the file; quieter if this is negative
 *
 * Plays a file as soon as that can be done. What cannot be played is not: a sound is no reason to
 * disturb anybody.
 */
void
riffle_player_play (RifflePlayer *self,
                    const char   *path,
                    int           decibels)
{
  Job *job = g_new (Job, 1);

  job->player = g_atomic_rc_box_acquire (self);
  job->path = g_strdup (path);
  job->decibels = decibels;
  job->time_usec = g_get_monotonic_time ();
  push_job (job);
}

#else

gboolean
riffle_player_is_supported (void)
{
  return FALSE;
}

RifflePlayer *
riffle_player_new (void)
{
  return NULL;
}

void
riffle_player_free (RifflePlayer *self)
{
}

void
riffle_player_play (RifflePlayer *self,
                    const char   *path,
                    int           decibels)
{
}
#endif
