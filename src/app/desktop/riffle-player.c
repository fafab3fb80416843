/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays files of sound through the desktop's sound server, in a thread of its own: the server may
 * have to be started first, or not answer at all, and the game goes on meanwhile. */
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
  GThreadPool   *pool;    /* of one thread, which alone touches what follows */
  GSoundContext *context; /* (nullable): the way to the server, from the first sound on */
};

typedef struct
{
  RifflePlayer *player;
  char         *path;
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
free_job (gpointer data)
{
  Job *job = data;

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

/* Whatever went wrong, the next sound asks the server again; it may be back. */
static void
play_cb (gpointer data,
         gpointer user_data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;

  if (g_get_monotonic_time () - job->time_usec <= LATE_USEC && !play (job, &error))
    {
      g_info ("“%s” is not played: %s", job->path, error->message);
      g_clear_object (&job->player->context);
    }
  free_job (job);
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
  RifflePlayer *self = g_atomic_rc_box_new0 (RifflePlayer);

  self->pool = g_thread_pool_new_full (play_cb, NULL, free_job, 1, FALSE, NULL);
  return self;
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
  g_thread_pool_free (self->pool, TRUE, FALSE);
  g_atomic_rc_box_release_full (self, clear_player);
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
  g_thread_pool_push (self->pool, job, NULL);
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
