/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A replay as a film. One step forward is played, and one back is taken back, in the same game, so
 * that cards fly on a board; for all other steps there is a new game. */
#include "config.h"

#include "riffle-film.h"

enum
{
  PROP_0,
  PROP_GAME,
  PROP_STEP,
  N_PROPERTIES
};

struct _RiffleFilm
{
  GObject      parent_instance;

  PatReplay   *replay;
  PatRegistry *registry;
  PatGame     *game;      /* as it stands at the step */
  guint        step;      /* how many of the actions were done */
  gboolean     has_times; /* not all actions were done at the same time */
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (RiffleFilm, riffle_film, G_TYPE_OBJECT)

static void
riffle_film_dispose (GObject *object)
{
  RiffleFilm *self = RIFFLE_FILM (object);

  g_clear_object (&self->replay);
  g_clear_object (&self->registry);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (riffle_film_parent_class)->dispose (object);
}

static void
riffle_film_get_property (GObject    *object,
                          guint       property_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RiffleFilm *self = RIFFLE_FILM (object);

  if (property_id == PROP_GAME)
    g_value_set_object (value, self->game);
  else if (property_id == PROP_STEP)
    g_value_set_uint (value, self->step);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_film_class_init (RiffleFilmClass *class)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  G_OBJECT_CLASS (class)->dispose = riffle_film_dispose;
  G_OBJECT_CLASS (class)->get_property = riffle_film_get_property;

  /**
   * RiffleFilm:game:
   *
   * The game to be shown.
   */
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, PAT_TYPE_GAME, flags);

  /**
   * RiffleFilm:step:
   *
   * How many actions were done in it.
   */
  properties[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (class), N_PROPERTIES, properties);
}

static void
riffle_film_init (RiffleFilm *self)
{
}

static gboolean
find_times (PatReplay *replay)
{
  guint n = pat_replay_get_n_events (replay);

  for (guint i = 1; i < n; i++)
    if (pat_replay_get_event (replay, i)->msec != pat_replay_get_event (replay, 0)->msec)
      return TRUE;
  return FALSE;
}

/**
 * riffle_film_new:
 * @replay: what was done
 * @registry: where its game is looked for
 * @error: return location; as for pat_replay_play()
 *
 * Makes a film that stands at its beginning.
 *
 * Returns: (transfer full) (nullable): the film; %NULL and @error if the replay cannot be played to
 *   its end
 */
RiffleFilm *
riffle_film_new (PatReplay    *replay,
                 PatRegistry  *registry,
                 GError      **error)
{
  g_autoptr (PatGame) end = pat_replay_play (replay, registry, G_MAXUINT, NULL, error);
  g_autoptr (PatGame) game = NULL;
  RiffleFilm *self;

  if (end == NULL)
    return NULL;
  game = pat_replay_play (replay, registry, 0, NULL, error);
  if (game == NULL)
    return NULL;
  self = g_object_new (RIFFLE_TYPE_FILM, NULL);
  self->replay = g_object_ref (replay);
  self->registry = g_object_ref (registry);
  self->game = g_steal_pointer (&game);
  self->has_times = find_times (replay);
  return self;
}

/**
 * riffle_film_get_replay:
 * @self: a film
 *
 * Returns: (transfer none): what it shows
 */
PatReplay *
riffle_film_get_replay (RiffleFilm *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM (self), NULL);

  return self->replay;
}

/**
 * riffle_film_get_game:
 * @self: a film
 *
 * Returns: (transfer none): the game at the present step, which is only to be looked at
 */
PatGame *
riffle_film_get_game (RiffleFilm *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM (self), NULL);

  return self->game;
}

/**
 * riffle_film_get_step:
 * @self: a film
 *
 * Returns: how many actions were done
 */
guint
riffle_film_get_step (RiffleFilm *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM (self), 0);

  return self->step;
}

/**
 * riffle_film_get_n_steps:
 * @self: a film
 *
 * Returns: how many actions there are
 */
guint
riffle_film_get_n_steps (RiffleFilm *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM (self), 0);

  return pat_replay_get_n_events (self->replay);
}

/**
 * riffle_film_get_msec:
 * @self: a film
 * @step: a step, from 0
 *
 * Returns: what the clock of the game showed there, in milliseconds
 */
gint64
riffle_film_get_msec (RiffleFilm *self,
                      guint       step)
{
  g_return_val_if_fail (RIFFLE_IS_FILM (self) && step <= riffle_film_get_n_steps (self), 0);

  return step == 0 ? 0 : pat_replay_get_event (self->replay, step - 1)->msec;
}

/**
 * riffle_film_has_times:
 * @self: a film
 *
 * Returns: whether it is known when the actions were done
 */
gboolean
riffle_film_has_times (RiffleFilm *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM (self), FALSE);

  return self->has_times;
}

static gboolean
step_forward (RiffleFilm *self)
{
  return pat_replay_play_event (self->replay, self->game, self->step, NULL);
}

/* A move is taken back as if it had not been made: that does not count. */
static gboolean
step_back (RiffleFilm *self)
{
  PatGameRecord record = {
    .elapsed_usec = riffle_film_get_msec (self, self->step - 1) * 1000,
    .n_undos = pat_game_get_n_undos (self->game),
  };

  if (pat_replay_get_event (self->replay, self->step - 1)->act != PAT_REPLAY_MOVES ||
      !pat_game_undo (self->game))
    return FALSE;
  pat_game_set_record (self->game, &record);
  return TRUE;
}

static gboolean
jump (RiffleFilm *self,
      guint       step)
{
  g_autoptr (PatGame) game = pat_replay_play (self->replay, self->registry, step, NULL, NULL);

  if (game == NULL)
    return FALSE;
  g_set_object (&self->game, game);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  return TRUE;
}

static gboolean
go_to (RiffleFilm *self,
       guint       step)
{
  if (step == self->step + 1 && step_forward (self))
    return TRUE;
  if (step + 1 == self->step && step_back (self))
    return TRUE;
  return jump (self, step);
}

/**
 * riffle_film_seek:
 * @self: a film
 * @step: the step to be shown, at most the last one
 *
 * Shows another step.
 */
void
riffle_film_seek (RiffleFilm *self,
                  guint       step)
{
  g_return_if_fail (RIFFLE_IS_FILM (self) && step <= riffle_film_get_n_steps (self));

  if (step == self->step || !go_to (self, step))
    return;
  self->step = step;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

/**
 * riffle_film_dup_game:
 * @self: a film
 *
 * Returns: (transfer full) (nullable): the game at the present step, for somebody to go on with it
 */
PatGame *
riffle_film_dup_game (RiffleFilm *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM (self), NULL);

  return pat_replay_play (self->replay, self->registry, self->step, NULL, NULL);
}
