/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is being played: opens games, keeps them, and books how they end. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-recent-deals.h"
#include "riffle-settings-backup.h"
#include "riffle-settings-check.h"

#define STATISTICS "statistics.ini"

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
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleSession, riffle_session, G_TYPE_OBJECT)

void
riffle_session_replaced_free (RiffleReplaced *replaced)
{
  g_clear_object (&replaced->game);
  g_clear_pointer (&replaced->booking, riffle_booking_free);
  g_clear_object (&replaced->other);
  g_free (replaced);
}

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

static void
game_changed_cb (PatGame       *game,
                 RiffleSession *self)
{
  riffle_session_save (self);
  riffle_session_retry_statistics (self);
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

/* A new game is to be saved then; one that was loaded is on the disk. */
void
riffle_session_set_game (RiffleSession *self,
                         PatGame       *game,
                         gboolean       is_booked)
{
  if (self->game != NULL)
    {
      pat_game_set_running (self->game, FALSE);
      if (!pat_game_get_is_untouched (self->game) && !riffle_session_is_apart (self))
        riffle_recent_deals_add (self->settings, self->game);
      g_signal_handlers_disconnect_by_data (self->game, self);
    }
  g_set_object (&self->game, game);
  self->is_booked = is_booked;
  if (riffle_session_has_bank (self))
    pat_game_set_bank (game, riffle_statistics_get_bank (self->statistics,
                                                         riffle_session_get_id (game)));
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
  g_clear_object (&self->game);
  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
  g_clear_pointer (&self->named, g_hash_table_unref);
  g_clear_object (&self->store);
  g_clear_object (&self->statistics);
  if (self->trials != NULL)
    riffle_trials_stop (self->trials);
  g_clear_object (&self->trials);
  g_clear_object (&self->registry);
  g_clear_object (&self->settings);
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
}

static void
riffle_session_init (RiffleSession *self)
{
  self->named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static void
load_statistics (RiffleSession *self)
{
  g_autofree char *kept = NULL, *reason = NULL;
  g_autoptr (GError) error = NULL;
  char *text;

  if (riffle_statistics_journal_load (riffle_statistics_get_journal (self->statistics), &kept,
                                      &error))
    return;
  reason = riffle_error_dup_sentence (error->message);
  if (kept != NULL)
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    text = g_strdup_printf (_("The statistics could not be read and start again from zero. %s "
                              "The old file is kept as “%s”."), reason, kept);
  else
    /* Translators: %s is a sentence that says what is wrong. */
    text = g_strdup_printf (_("The statistics could not be read: %s"), reason);
  riffle_session_tell_late (self, text);
}

/**
 * riffle_session_new:
 * @settings: the settings of the program
 * @folder: where games and statistics are kept
 *
 * Makes a session. No game is opened yet, and no module loaded.
 *
 * Returns: (transfer full): the session
 */
RiffleSession *
riffle_session_new (GSettings  *settings,
                    const char *folder)
{
  RiffleSession *self = g_object_new (RIFFLE_TYPE_SESSION, NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autofree char *statistics = g_build_filename (folder, STATISTICS, NULL), *lost = NULL;

  self->settings = g_object_ref (settings);
  lost = riffle_settings_backup (settings);
  if (lost != NULL)
    riffle_session_tell_late (self, g_steal_pointer (&lost));
  riffle_settings_check (settings);
  self->registry = pat_registry_new ();
  self->trials = riffle_trials_new (self->registry);
  self->store = riffle_store_new (games);
  self->statistics = riffle_statistics_new (statistics);
  g_signal_connect_object (settings, "changed::auto-play", G_CALLBACK (update_auto_play), self,
                           G_CONNECT_SWAPPED);
  /* If games can be written again, statistics can, too. */
  g_signal_connect_object (self->store, "notify::failure",
                           G_CALLBACK (riffle_session_retry_statistics), self, G_CONNECT_SWAPPED);
  load_statistics (self);
  return self;
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

  if (!self->is_complete)
    {
      self->is_complete = TRUE;
      pat_registry_add_default_folders (self->registry,
                                        g_settings_get_boolean (self->settings,
                                                                "allow-user-plugins"));
      riffle_trials_start (self->trials);
    }
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
 * riffle_session_get_n_broken:
 * @self: the session
 *
 * Returns: how many of the modules and variants that were looked at so far could not be loaded
 */
guint
riffle_session_get_n_broken (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), 0);

  return pat_registry_get_n_broken (self->registry);
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
