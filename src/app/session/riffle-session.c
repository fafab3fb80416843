/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is being played: opens games, keeps them, and books how they end. */
#include "config.h"

#include "riffle-session-private.h"

#include "riffle-recent-deals.h"

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPERTIES
};

enum
{
  MESSAGE,
  REPLACED,
  CALLED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleSession, riffle_session, G_TYPE_OBJECT)

void
riffle_session_tell (RiffleSession *self,
                     const char    *message)
{
  g_signal_emit (self, signals[MESSAGE], 0, message);
}

void
riffle_session_emit_replaced (RiffleSession *self,
                              const char    *sentence)
{
  g_signal_emit (self, signals[REPLACED], 0, sentence);
}

/**
 * riffle_session_call:
 * @self: a session
 *
 * Calls for the window of a session: the player has asked elsewhere for its game.
 */
void
riffle_session_call (RiffleSession *self)
{
  g_signal_emit (self, signals[CALLED], 0);
}

static void
game_changed_cb (PatGame       *game,
                 RiffleSession *self)
{
  riffle_session_save (self);
  riffle_session_retry_files (self);
}

static void
game_ended_cb (PatGame       *game,
               RiffleSession *self)
{
  if (pat_game_get_state (game) != PAT_GAME_WON || riffle_session_is_apart (self))
    return;
  riffle_session_book_win (self);
  /* To take the deal back would take the win out of the statistics. */
  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
}

static void
update_auto_play (RiffleSession *self)
{
  if (self->game != NULL)
    pat_game_set_auto_play (self->game,
                            (PatAuto) g_settings_get_enum (self->settings, "auto-play"));
}

/* The way back to a variant ends where another session begins to play it. */
static void
forget_way_back (RiffleSession *self,
                 PatVariant    *variant)
{
  RiffleReplaced *replaced = self->replaced;

  if (replaced == NULL || replaced->other == NULL
      || pat_game_get_variant (replaced->other) != variant)
    return;
  g_clear_object (&replaced->other);
  if (replaced->game == NULL)
    g_clear_pointer (&self->replaced, riffle_session_replaced_free);
}

static void
forget_elsewhere (RiffleSession *self,
                  PatVariant    *variant)
{
  for (guint i = 0; i < riffle_shared_get_n (self->shared); i++)
    {
      RiffleSession *other = riffle_shared_get (self->shared, i);

      if (other != self)
        forget_way_back (other, variant);
    }
}

/* A new game is to be saved then; one that was loaded is on the disk. */
void
riffle_session_set_game (RiffleSession *self,
                         PatGame       *game,
                         gboolean       is_booked,
                         gboolean       is_apart)
{
  if (self->game != NULL)
    {
      pat_game_set_running (self->game, FALSE);
      if (!pat_game_get_is_untouched (self->game) && !self->is_apart)
        riffle_recent_deals_add (self->settings, self->game);
      g_signal_handlers_disconnect_by_data (self->game, self);
    }
  g_set_object (&self->game, game);
  riffle_recordings_follow (self->recordings, game);
  riffle_session_begin_booking (self, is_booked);
  self->is_apart = is_apart;
  if (riffle_session_has_bank (self))
    pat_game_set_bank (game, riffle_statistics_get_bank (self->statistics,
                                                         riffle_session_get_id (game)));
  if (!riffle_session_is_apart (self))
    forget_elsewhere (self, pat_game_get_variant (game));
  update_auto_play (self);
  g_signal_connect (game, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_connect (game, "ended", G_CALLBACK (game_ended_cb), self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
riffle_session_dispose (GObject *object)
{
  RiffleSession *self = RIFFLE_SESSION (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_weak_pointer (&self->open_deal);
  g_clear_weak_pointer (&self->winnable_deal);
  g_clear_weak_pointer (&self->unlisted_deal);
  g_clear_object (&self->game);
  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
  if (self->shared != NULL)
    riffle_shared_remove (self->shared, self);
  g_clear_pointer (&self->recordings, riffle_recordings_free);
  g_clear_object (&self->store);
  g_clear_object (&self->statistics);
  g_clear_object (&self->trials);
  g_clear_object (&self->registry);
  g_clear_object (&self->settings);
  g_clear_object (&self->shared);
  G_OBJECT_CLASS (riffle_session_parent_class)->dispose (object);
}

static void
riffle_session_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  RiffleSession *self = RIFFLE_SESSION (object);

  if (property_id == PROP_GAME)
    g_value_set_object (value, self->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_session_class_init (RiffleSessionClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = riffle_session_dispose;
  object_class->get_property = riffle_session_get_property;

  /**
   * RiffleSession:game:
   *
   * The game that is being played.
   */
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, PAT_TYPE_GAME,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                               | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  /**
   * RiffleSession::message:
   * @message: a sentence
   *
   * Something that the player must know.
   */
  signals[MESSAGE] = g_signal_new ("message", RIFFLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * RiffleSession::replaced:
   * @sentence: what was done
   *
   * A game with moves was replaced. riffle_session_undo_deal () brings it back.
   */
  signals[REPLACED] = g_signal_new ("replaced", RIFFLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * RiffleSession::called:
   *
   * The player has asked another session for what is being played here.
   */
  signals[CALLED] = g_signal_new ("called", RIFFLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);

  /**
   * RiffleSession::contest-changed:
   *
   * Another session has begun, ended, or gone on with the contest that is going on.
   */
  g_signal_new ("contest-changed", RIFFLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
riffle_session_init (RiffleSession *self)
{
  self->recordings = riffle_recordings_new ();
}

static void
follow (RiffleSession *self)
{
  g_signal_connect_object (self->settings, "changed::auto-play", G_CALLBACK (update_auto_play),
                           self, G_CONNECT_SWAPPED);
  /* If games can be written again, other files can, too. */
  g_signal_connect_object (self->store, "notify::failure",
                           G_CALLBACK (riffle_session_retry_files), self, G_CONNECT_SWAPPED);
}

static RiffleSession *
session_new (RiffleShared *shared)
{
  RiffleSession *self = g_object_new (RIFFLE_TYPE_SESSION, NULL);
  char *message;

  self->shared = shared;
  self->settings = g_object_ref (riffle_shared_get_settings (shared));
  self->registry = g_object_ref (riffle_shared_get_registry (shared));
  self->trials = g_object_ref (riffle_shared_get_trials (shared));
  self->store = g_object_ref (riffle_shared_get_store (shared));
  self->statistics = g_object_ref (riffle_shared_get_statistics (shared));
  riffle_shared_add (shared, self);
  follow (self);
  while ((message = riffle_shared_take_message (shared)) != NULL)
    riffle_session_tell_late (self, message);
  return self;
}

/**
 * riffle_session_new:
 * @settings: the settings of the program
 * @folder: where games and statistics are kept
 *
 * Makes a session, the first one. No game is opened yet, and no module loaded.
 *
 * Returns: (transfer full): the session
 */
RiffleSession *
riffle_session_new (GSettings  *settings,
                    const char *folder)
{
  return session_new (riffle_shared_new (settings, folder));
}

/**
 * riffle_session_new_beside:
 * @other: a session
 *
 * Makes a session that plays another game at the same time. Both have the modules, the saved games
 * and the statistics in common. No game is opened yet.
 *
 * Returns: (transfer full): the session
 */
RiffleSession *
riffle_session_new_beside (RiffleSession *other)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (other), NULL);

  return session_new (g_object_ref (other->shared));
}

/**
 * riffle_session_get_registry:
 * @self: the session
 *
 * Loads all modules, when it is called for the first time. Those of which nobody knows yet what
 * they do are tried while the player goes on, and follow later.
 *
 * Returns: (transfer none): all variants
 */
PatRegistry *
riffle_session_get_registry (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  riffle_shared_complete (self->shared);
  return self->registry;
}

/**
 * riffle_session_get_trials:
 * @self: the session
 *
 * Returns: (transfer none): the trials of modules that nobody knows yet
 */
RiffleTrials *
riffle_session_get_trials (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return self->trials;
}

/**
 * riffle_session_get_settings:
 * @self: the session
 *
 * Returns: (transfer none): the settings of the program
 */
GSettings *
riffle_session_get_settings (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return self->settings;
}

/**
 * riffle_session_get_statistics:
 * @self: the session
 *
 * Returns: (transfer none): the statistics
 */
RiffleStatistics *
riffle_session_get_statistics (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return self->statistics;
}

/**
 * riffle_session_get_store:
 * @self: the session
 *
 * Returns: (transfer none): the games that are kept
 */
RiffleStore *
riffle_session_get_store (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return self->store;
}

/**
 * riffle_session_get_game:
 * @self: the session
 *
 * Returns: (transfer none) (nullable): the game that is being played
 */
PatGame *
riffle_session_get_game (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return self->game;
}

/**
 * riffle_session_get_variant:
 * @self: the session
 *
 * Returns: (transfer none) (nullable): the variant that is being played
 */
PatVariant *
riffle_session_get_variant (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return self->game == NULL ? NULL : pat_game_get_variant (self->game);
}
