/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a film: one step after the other, evenly, or with the pauses that the player made. */
#include "config.h"

#include "riffle-film-player.h"

/* Between two steps, in milliseconds at the usual speed. */
#define EVEN  1000
#define LEAST 250  /* so that a move can be seen, however quickly it was made */
#define MOST  5000 /* nobody wants to watch somebody think for longer */

enum
{
  PROP_0,
  PROP_PLAYING,
  N_PROPERTIES
};

struct _RiffleFilmPlayer
{
  GObject     parent_instance;

  RiffleFilm *film;
  double      speed;       /* 1.0 is usual, 2.0 twice as fast */
  gboolean    is_by_times; /* with the pauses of the game */
  gboolean    is_playing;
  guint       next_id;     /* source that shows the next step */
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (RiffleFilmPlayer, riffle_film_player, G_TYPE_OBJECT)

static void
riffle_film_player_dispose (GObject *object)
{
  RiffleFilmPlayer *self = RIFFLE_FILM_PLAYER (object);

  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_object (&self->film);
  G_OBJECT_CLASS (riffle_film_player_parent_class)->dispose (object);
}

static void
riffle_film_player_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  if (property_id == PROP_PLAYING)
    g_value_set_boolean (value, riffle_film_player_is_playing (RIFFLE_FILM_PLAYER (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_film_player_class_init (RiffleFilmPlayerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_film_player_dispose;
  G_OBJECT_CLASS (class)->get_property = riffle_film_player_get_property;

  /**
   * RiffleFilmPlayer:playing:
   *
   * Whether the next step comes by itself.
   */
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                   | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (class), N_PROPERTIES, properties);
}

static void
riffle_film_player_init (RiffleFilmPlayer *self)
{
  self->speed = 1.0;
}

static gboolean
is_at_end (RiffleFilmPlayer *self)
{
  return riffle_film_get_step (self->film) == riffle_film_get_n_steps (self->film);
}

static void
stop (RiffleFilmPlayer *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
  if (!self->is_playing)
    return;
  self->is_playing = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/* The next step is awaited by whoever hears of this one. */
static gboolean
next_cb (gpointer data)
{
  RiffleFilmPlayer *self = data;

  self->next_id = 0;
  riffle_film_seek (self->film, riffle_film_get_step (self->film) + 1);
  if (self->next_id == 0)
    stop (self);
  return G_SOURCE_REMOVE;
}

/* Waits from now on, wherever the film stands and whoever has brought it there. */
static void
await_next (RiffleFilmPlayer *self)
{
  if (!self->is_playing)
    return;
  if (is_at_end (self))
    {
      stop (self);
      return;
    }
  g_clear_handle_id (&self->next_id, g_source_remove);
  self->next_id = g_timeout_add (riffle_film_player_get_delay (self), next_cb, self);
}

/**
 * riffle_film_player_new:
 * @film: a film
 *
 * Makes a player, which stands still at first.
 *
 * Returns: (transfer full): the player
 */
RiffleFilmPlayer *
riffle_film_player_new (RiffleFilm *film)
{
  RiffleFilmPlayer *self = g_object_new (RIFFLE_TYPE_FILM_PLAYER, NULL);

  self->film = g_object_ref (film);
  g_signal_connect_object (film, "notify::step", G_CALLBACK (await_next), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_film_player_set_playing:
 * @self: a player
 * @is_playing: whether the film is to run
 *
 * Lets the film run, from its beginning if it stands at its end, or stand still.
 */
void
riffle_film_player_set_playing (RiffleFilmPlayer *self,
                                gboolean          is_playing)
{
  g_return_if_fail (RIFFLE_IS_FILM_PLAYER (self));

  if (!is_playing)
    stop (self);
  if (!is_playing || self->is_playing || riffle_film_get_n_steps (self->film) == 0)
    return;
  if (is_at_end (self))
    riffle_film_seek (self->film, 0);
  self->is_playing = TRUE;
  await_next (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/**
 * riffle_film_player_is_playing:
 * @self: a player
 *
 * Returns: whether the film runs
 */
gboolean
riffle_film_player_is_playing (RiffleFilmPlayer *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM_PLAYER (self), FALSE);

  return self->is_playing;
}

/**
 * riffle_film_player_set_speed:
 * @self: a player
 * @speed: 1.0 is usual, 2.0 is twice as fast
 *
 * Lets the film run faster or slower.
 */
void
riffle_film_player_set_speed (RiffleFilmPlayer *self,
                              double            speed)
{
  g_return_if_fail (RIFFLE_IS_FILM_PLAYER (self) && speed > 0);

  self->speed = speed;
  await_next (self);
}

/**
 * riffle_film_player_set_by_times:
 * @self: a player
 * @is_by_times: whether pauses are as long as they were when the game was played
 *
 * Lets the film run as the game was played, or evenly.
 */
void
riffle_film_player_set_by_times (RiffleFilmPlayer *self,
                                 gboolean          is_by_times)
{
  g_return_if_fail (RIFFLE_IS_FILM_PLAYER (self));

  self->is_by_times = is_by_times;
  await_next (self);
}

/**
 * riffle_film_player_get_delay:
 * @self: a player, whose film is not at its end
 *
 * Tells how long it takes until the next step. Where the game was dealt again, its clock may have
 * begun anew.
 *
 * Returns: the time in milliseconds
 */
guint
riffle_film_player_get_delay (RiffleFilmPlayer *self)
{
  guint step;
  gint64 msec = EVEN;

  g_return_val_if_fail (RIFFLE_IS_FILM_PLAYER (self), 0);

  step = riffle_film_get_step (self->film);
  if (self->is_by_times && step < riffle_film_get_n_steps (self->film))
    msec = riffle_film_get_msec (self->film, step + 1) - riffle_film_get_msec (self->film, step);
  return (guint) (CLAMP (msec, LEAST, MOST) / self->speed);
}
