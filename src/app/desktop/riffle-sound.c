/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sounds of the game: which there are, how loud, and never too many of them. */
#include "config.h"

#include "riffle-sound.h"

#include <math.h>

#include "riffle-paths.h"
#include "riffle-player.h"

#define GAP_USEC 80000 /* from one sound to the next, so that many moves at once do not rattle */

struct _RiffleSound
{
  GObject         parent_instance;

  GSettings      *settings;
  RiffleEventLog *log;       /* (nullable) */
  RifflePlayer   *player;    /* (nullable): from the first sound on */
  gint64          last_usec; /* when the last one was played */
  guint           n_played;
};

G_DEFINE_FINAL_TYPE (RiffleSound, riffle_sound, G_TYPE_OBJECT)

static const char *const names[] = {
  [RIFFLE_SOUND_DEAL] = "deal",
  [RIFFLE_SOUND_PLACE] = "place",
  [RIFFLE_SOUND_REFUSE] = "refuse",
  [RIFFLE_SOUND_SHUFFLE] = "shuffle",
  [RIFFLE_SOUND_TURN] = "turn",
  [RIFFLE_SOUND_WIN] = "win",
};

static void
riffle_sound_dispose (GObject *object)
{
  RiffleSound *self = RIFFLE_SOUND (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->log);
  g_clear_pointer (&self->player, riffle_player_free);
  G_OBJECT_CLASS (riffle_sound_parent_class)->dispose (object);
}

static void
riffle_sound_class_init (RiffleSoundClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_sound_dispose;
}

static void
riffle_sound_init (RiffleSound *self)
{
}

/* Half the way of the scale is half as loud to the ear, which is a tenth of the power. */
static int
get_decibels (RiffleSound     *self,
              RiffleSoundKind  kind,
              int              volume)
{
  int decibels = (int) lround (33.2 * log10 (volume / 100.0));

  /* No two cards fall alike. */
  return kind == RIFFLE_SOUND_DEAL ? decibels - (int) (self->n_played % 3) : decibels;
}

/* A win is heard whatever came before it. */
static gboolean
is_too_soon (RiffleSound     *self,
             RiffleSoundKind  kind)
{
  return kind != RIFFLE_SOUND_WIN && self->n_played > 0
         && g_get_monotonic_time () - self->last_usec < GAP_USEC;
}

/**
 * riffle_sound_play:
 * @self: the sounds
 * @kind: one of them
 *
 * Plays a sound if sounds are on and none was played just now.
 */
void
riffle_sound_play (RiffleSound     *self,
                   RiffleSoundKind  kind)
{
  g_autofree char *path = NULL;
  int volume;

  g_return_if_fail (RIFFLE_IS_SOUND (self));

  if (!riffle_player_is_supported () || !g_settings_get_boolean (self->settings, "sound"))
    return;
  volume = g_settings_get_int (self->settings, "sound-volume");
  if (volume == 0 || is_too_soon (self, kind))
    return;
  if (self->player == NULL)
    self->player = riffle_player_new ();
  path = riffle_paths_dup_sound (names[kind]);
  riffle_event_log_write (self->log, "sound", names[kind]);
  riffle_player_play (self->player, path, get_decibels (self, kind, volume));
  self->last_usec = g_get_monotonic_time ();
  self->n_played++;
}

/* Whoever switches sounds on, or moves the scale, hears how loud they are. */
static void
setting_changed_cb (RiffleSound *self)
{
  riffle_sound_play (self, RIFFLE_SOUND_PLACE);
}

/**
 * riffle_sound_is_supported:
 *
 * Returns: whether the program was built with sound
 */
gboolean
riffle_sound_is_supported (void)
{
  return riffle_player_is_supported ();
}

/**
 * riffle_sound_new:
 * @settings: the settings of the program
 * @log: (nullable): hears of each sound
 *
 * Makes the sounds. Nothing is loaded before one of them is wanted.
 *
 * Returns: (transfer full): the sounds
 */
RiffleSound *
riffle_sound_new (GSettings      *settings,
                  RiffleEventLog *log)
{
  RiffleSound *self = g_object_new (RIFFLE_TYPE_SOUND, NULL);

  self->settings = g_object_ref (settings);
  self->log = log == NULL ? NULL : g_object_ref (log);
  g_signal_connect_object (settings, "changed::sound", G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sound-volume", G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
