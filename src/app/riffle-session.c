/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is being played: opens games, keeps them, and books how they end. */
#include "config.h"

#include "riffle-session.h"

#include <glib/gi18n.h>

#include "riffle-variant-wishes.h"

#define MAX_RECENT 6

/* What a new deal replaced, so that it can be taken back as a whole. */
typedef struct
{
  PatGame      *game;
  gboolean      is_booked;
  char         *key;    /* of the record */
  RiffleRecord  record; /* as it was before the game was booked */
  int           bank;   /* as it was before the result was carried over */
} Replaced;

struct _RiffleSession
{
  GObject           parent_instance;

  GSettings        *settings;
  PatRegistry      *registry;
  RiffleStore      *store;
  RiffleStatistics *statistics;
  PatGame          *game;      /* (nullable): until the first one is opened */
  gboolean          is_booked; /* it is in the statistics already */
  Replaced         *replaced;  /* (nullable) */
};

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPERTIES
};

enum
{
  MESSAGE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleSession, riffle_session, G_TYPE_OBJECT)

static void
replaced_free (Replaced *replaced)
{
  g_clear_object (&replaced->game);
  g_free (replaced->key);
  g_free (replaced);
}

static void
tell (RiffleSession *self,
      const char    *message)
{
  g_signal_emit (self, signals[MESSAGE], 0, message);
}

static void
store_failed_cb (RiffleStore   *store,
                 const char    *message,
                 RiffleSession *self)
{
  g_autofree char *text = g_strdup_printf (_("The game could not be saved: %s"), message);

  tell (self, text);
}

static void
save_statistics (RiffleSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (riffle_statistics_save (self->statistics, &error))
    return;
  text = g_strdup_printf (_("The statistics could not be saved: %s"), error->message);
  tell (self, text);
}

static gboolean
carries_over (PatGame *game)
{
  const PatScoring *scoring = pat_rules_get_game (pat_game_get_rules (game))->scoring;

  return scoring != NULL && scoring->carries_over;
}

/**
 * riffle_session_dup_key:
 * @variant: a variant
 * @options: its options
 *
 * Gets the key under which games with these options are counted. What the player sets for all variants at once makes no
 * difference.
 *
 * Returns: (transfer full): the key
 */
char *
riffle_session_dup_key (PatVariant *variant,
                        PatOptions *options)
{
  g_autoptr (PatOptions) own = pat_options_copy (options);
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (own, &n_specs);
  char *key;

  for (guint i = 0; i < n_specs; i++)
    if (riffle_variant_wishes_is_general (specs[i].key))
      pat_options_set (own, specs[i].key, specs[i].initial, NULL);
  key = pat_deal_format (pat_variant_get_id (variant), own, 1);
  key[strcspn (key, "#")] = '\0';
  return key;
}

static void
fill_result (PatGame      *game,
             RiffleResult *result)
{
  const PatScoring *scoring = pat_rules_get_game (pat_game_get_rules (game))->scoring;
  PatGameState state = pat_game_get_state (game);

  result->is_won = state == PAT_GAME_WON;
  result->is_abandoned = state == PAT_GAME_PLAYING;
  result->is_helped = pat_game_get_n_undos (game) + pat_game_get_n_hints (game) > 0;
  result->low_is_good = scoring != NULL && scoring->low_is_good;
  result->time_msec = pat_game_get_elapsed_usec (game) / 1000;
  result->score = pat_game_get_score (game) - pat_game_get_bank (game);
  result->deal = pat_game_get_number (game);
}

/*
 * A win is booked at once; all else when the player leaves the game for another deal, since until then undo may still
 * change it. A game that was started over is the same game and counts once.
 */
static void
book_game (RiffleSession *self)
{
  g_autofree char *key = riffle_session_dup_key (pat_game_get_variant (self->game), pat_game_get_options (self->game));
  RiffleResult result;
  RiffleRecord record;

  if (self->is_booked || pat_game_get_is_untouched (self->game))
    return;
  self->is_booked = TRUE;
  fill_result (self->game, &result);
  riffle_statistics_get (self->statistics, key, &record);
  if (result.deal != 0 && record.last_deal == result.deal)
    return;
  riffle_record_add (&record, &result);
  riffle_statistics_set (self->statistics, key, &record);
  save_statistics (self);
}

/* A deal that the player never touched has cost nothing yet. */
static void
carry_over (RiffleSession *self)
{
  PatGame *game = self->game;
  int bank = pat_game_get_is_untouched (game) ? pat_game_get_bank (game) : pat_game_get_score (game);

  if (!carries_over (game))
    return;
  riffle_statistics_set_bank (self->statistics, pat_variant_get_id (pat_game_get_variant (game)), bank);
  save_statistics (self);
}

static void
game_changed_cb (PatGame       *game,
                 RiffleSession *self)
{
  riffle_store_save (self->store, game);
}

static void
game_ended_cb (PatGame       *game,
               RiffleSession *self)
{
  if (pat_game_get_state (game) == PAT_GAME_WON)
    book_game (self);
}

static void
update_auto_play (RiffleSession *self)
{
  if (self->game != NULL)
    pat_game_set_auto_play (self->game, (PatAuto) g_settings_get_enum (self->settings, "auto-play"));
}

static void
set_game (RiffleSession *self,
          PatGame       *game,
          gboolean       is_booked)
{
  if (self->game != NULL)
    {
      pat_game_set_running (self->game, FALSE);
      g_signal_handlers_disconnect_by_data (self->game, self);
    }
  g_set_object (&self->game, game);
  self->is_booked = is_booked;
  if (carries_over (game))
    pat_game_set_bank (game, riffle_statistics_get_bank (self->statistics,
                                                         pat_variant_get_id (pat_game_get_variant (game))));
  update_auto_play (self);
  g_signal_connect (game, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_connect (game, "ended", G_CALLBACK (game_ended_cb), self);
  riffle_store_save (self->store, game);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
riffle_session_dispose (GObject *object)
{
  RiffleSession *self = RIFFLE_SESSION (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->replaced, replaced_free);
  g_clear_object (&self->store);
  g_clear_object (&self->statistics);
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
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  /**
   * RiffleSession::message:
   * @message: a sentence
   *
   * Something that the player must know.
   */
  signals[MESSAGE] = g_signal_new ("message", RIFFLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
riffle_session_init (RiffleSession *self)
{
}

typedef struct
{
  RiffleSession *session;
  char          *message;
} LateMessage;

static gboolean
tell_late_cb (gpointer data)
{
  LateMessage *late = data;

  tell (late->session, late->message);
  return G_SOURCE_REMOVE;
}

static void
late_message_free (gpointer data)
{
  LateMessage *late = data;

  g_object_unref (late->session);
  g_free (late->message);
  g_free (late);
}

/* Later, so that whoever makes the session can hear it. */
static void
tell_late (RiffleSession *self,
           char          *message)
{
  LateMessage *late = g_new (LateMessage, 1);

  late->session = g_object_ref (self);
  late->message = message;
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_late_cb, late, late_message_free);
}

static void
load_statistics (RiffleSession *self)
{
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  if (riffle_statistics_load (self->statistics, &kept, &error))
    return;
  if (kept != NULL)
    /* Translators: the first %s is a sentence without a full stop that says what is wrong, the second is a file. */
    tell_late (self, g_strdup_printf (_("The statistics could not be read and begin anew. %s. The old file is kept as “%s”."),
                                      error->message, kept));
  else
    tell_late (self, g_strdup_printf (_("The statistics could not be read: %s."), error->message));
}

/**
 * riffle_session_new:
 * @settings: the settings of the program
 * @folder: where games and statistics are kept
 *
 * Makes a session and loads all variants. No game is opened yet.
 *
 * Returns: (transfer full): the session
 */
RiffleSession *
riffle_session_new (GSettings  *settings,
                    const char *folder)
{
  RiffleSession *self = g_object_new (RIFFLE_TYPE_SESSION, NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autofree char *statistics = g_build_filename (folder, "statistics.ini", NULL);

  self->settings = g_object_ref (settings);
  self->registry = pat_registry_new ();
  pat_registry_add_default_folders (self->registry, g_settings_get_boolean (settings, "allow-user-plugins"));
  self->store = riffle_store_new (games);
  self->statistics = riffle_statistics_new (statistics);
  g_signal_connect (self->store, "failed", G_CALLBACK (store_failed_cb), self);
  g_signal_connect_object (settings, "changed::auto-play", G_CALLBACK (update_auto_play), self, G_CONNECT_SWAPPED);
  load_statistics (self);
  return self;
}

/**
 * riffle_session_get_registry:
 * @self: the session
 *
 * Returns: (transfer none): all variants
 */
PatRegistry *
riffle_session_get_registry (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return self->registry;
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

/* Options that cannot go together any more, perhaps since a module was updated, must not keep the player from playing. */
static PatGame *
new_game (RiffleSession  *self,
          PatVariant     *variant,
          guint64         number,
          GError        **error)
{
  g_autoptr (PatOptions) options = riffle_variant_wishes_load (variant, self->settings);
  g_autoptr (GError) refused = NULL;
  PatGame *game = pat_game_new (variant, options, number, &refused);

  if (game != NULL)
    return game;
  tell (self, refused->message);
  pat_options_reset (options);
  return pat_game_new (variant, options, number, error);
}

/* An unreadable game is told and kept under another name; the player goes on with a new one. */
static void
give_up_saved_game (RiffleSession *self,
                    PatVariant    *variant,
                    const GError  *reason)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = riffle_store_set_aside (self->store, pat_variant_get_id (variant), &error);
  g_autofree char *text = NULL;

  if (kept != NULL)
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    text = g_strdup_printf (_("The game that you left could not be read: %s The file is kept as “%s”."),
                            reason->message, kept);
  else
    text = g_strdup_printf (_("The game that you left could not be read: %s"), reason->message);
  tell (self, text);
}

static PatGame *
load_game (RiffleSession  *self,
           PatVariant     *variant,
           GError        **error)
{
  g_autoptr (GError) unreadable = NULL;
  PatGame *game = riffle_store_load (self->store, self->registry, pat_variant_get_id (variant), &unreadable);

  if (game != NULL)
    return game;
  if (unreadable != NULL)
    give_up_saved_game (self, variant, unreadable);
  return new_game (self, variant, pat_deal_random_number (), error);
}

static void
remember_variant (RiffleSession *self,
                  const char    *id)
{
  g_auto (GStrv) old = g_settings_get_strv (self->settings, "recent");
  g_autoptr (GPtrArray) recent = g_ptr_array_new ();

  g_ptr_array_add (recent, (gpointer) id);
  for (guint i = 0; old[i] != NULL && recent->len < MAX_RECENT; i++)
    if (!g_str_equal (old[i], id))
      g_ptr_array_add (recent, old[i]);
  g_ptr_array_add (recent, NULL);
  g_settings_set_strv (self->settings, "recent", (const char *const *) recent->pdata);
  g_settings_set_string (self->settings, "last-variant", id);
}

/* A game that is there already and won must not be booked again when the player undoes and wins once more. */
static gboolean
was_booked (PatGame *game)
{
  return pat_game_get_state (game) == PAT_GAME_WON;
}

/* Leaves the game of another variant, which is kept, for this one. */
static void
begin_game (RiffleSession *self,
            PatGame       *game)
{
  riffle_session_save (self);
  g_clear_pointer (&self->replaced, replaced_free);
  set_game (self, game, was_booked (game));
  remember_variant (self, pat_variant_get_id (pat_game_get_variant (game)));
}

/**
 * riffle_session_open:
 * @self: the session
 * @variant: a variant
 * @error: return location
 *
 * Goes on with the game of a variant as it was left, or deals one.
 *
 * Returns: %FALSE and @error where no game can be dealt; what was played before goes on
 */
gboolean
riffle_session_open (RiffleSession  *self,
                     PatVariant     *variant,
                     GError        **error)
{
  g_autoptr (PatGame) game = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  if (self->game != NULL && pat_game_get_variant (self->game) == variant)
    return TRUE;
  game = load_game (self, variant, error);
  if (game == NULL)
    return FALSE;
  begin_game (self, game);
  return TRUE;
}

static void
keep_replaced (RiffleSession *self)
{
  Replaced *replaced = g_new0 (Replaced, 1);
  PatVariant *variant = pat_game_get_variant (self->game);

  replaced->game = g_object_ref (self->game);
  replaced->is_booked = self->is_booked;
  replaced->key = riffle_session_dup_key (variant, pat_game_get_options (self->game));
  riffle_statistics_get (self->statistics, replaced->key, &replaced->record);
  replaced->bank = riffle_statistics_get_bank (self->statistics, pat_variant_get_id (variant));
  g_clear_pointer (&self->replaced, replaced_free);
  self->replaced = replaced;
}

/* Puts another game of the same variant in the place of the one that is being played. */
static void
replace_game (RiffleSession *self,
              PatGame       *game)
{
  keep_replaced (self);
  book_game (self);
  carry_over (self);
  set_game (self, game, was_booked (game));
}

/**
 * riffle_session_deal:
 * @self: the session
 * @number: the number of the deal; 0: any
 * @error: return location
 *
 * Deals anew with the options that the player wants by now. It can be taken back with riffle_session_undo_deal ().
 *
 * Returns: %FALSE and @error where no game can be dealt
 */
gboolean
riffle_session_deal (RiffleSession  *self,
                     guint64         number,
                     GError        **error)
{
  g_autoptr (PatGame) game = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  game = new_game (self, pat_game_get_variant (self->game), number == 0 ? pat_deal_random_number () : number, error);
  if (game == NULL)
    return FALSE;
  replace_game (self, game);
  return TRUE;
}

/**
 * riffle_session_undo_deal:
 * @self: the session
 *
 * Takes the last deal back: the game before it is there again, and the statistics are as they were.
 *
 * Returns: whether there was a game to come back to
 */
gboolean
riffle_session_undo_deal (RiffleSession *self)
{
  Replaced *replaced;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  replaced = g_steal_pointer (&self->replaced);
  if (replaced == NULL)
    return FALSE;
  riffle_statistics_set (self->statistics, replaced->key, &replaced->record);
  if (carries_over (replaced->game))
    riffle_statistics_set_bank (self->statistics, pat_variant_get_id (pat_game_get_variant (replaced->game)),
                                replaced->bank);
  save_statistics (self);
  set_game (self, replaced->game, replaced->is_booked);
  replaced_free (replaced);
  return TRUE;
}

static PatVariant *
find_variant (RiffleSession  *self,
              const char     *id,
              GError        **error)
{
  PatVariant *variant = pat_registry_find (self->registry, id);
  const char *suggestion;

  if (variant != NULL)
    return variant;
  suggestion = pat_registry_suggest (self->registry, id);
  if (suggestion != NULL)
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL,
                 _("There is no game “%s”. Did you mean “%s”?"), id, suggestion);
  else
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL, _("There is no game “%s”."), id);
  return NULL;
}

/* Goes on with a game from outside. The one of the same variant that the player left is opened first, to be replaced. */
static gboolean
take_game (RiffleSession  *self,
           PatGame        *game,
           GError        **error)
{
  PatVariant *variant = pat_game_get_variant (game);

  if (riffle_session_get_variant (self) == variant || riffle_store_has_game (self->store, pat_variant_get_id (variant)))
    {
      if (!riffle_session_open (self, variant, error))
        return FALSE;
      replace_game (self, game);
      return TRUE;
    }
  begin_game (self, game);
  return TRUE;
}

/**
 * riffle_session_open_deal:
 * @self: the session
 * @deal: a deal string; without a number any deal is taken
 * @error: return location
 *
 * Deals what a deal string names. The game of that variant that it replaces can be brought back.
 *
 * Returns: %FALSE and @error where the string names no deal
 */
gboolean
riffle_session_open_deal (RiffleSession  *self,
                          const char     *deal,
                          GError        **error)
{
  g_autoptr (PatDeal) parts = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatGame) game = NULL;
  PatVariant *variant;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  parts = pat_deal_parse (deal, error);
  if (parts == NULL)
    return FALSE;
  variant = find_variant (self, parts->variant, error);
  if (variant == NULL)
    return FALSE;
  options = pat_variant_new_options (variant);
  if (parts->options != NULL && !pat_options_parse (options, parts->options, error))
    return FALSE;
  game = pat_game_new (variant, options, parts->number == 0 ? pat_deal_random_number () : parts->number, error);
  return game != NULL && take_game (self, game, error);
}

/**
 * riffle_session_open_file:
 * @self: the session
 * @path: a saved game
 * @error: return location
 *
 * Goes on with a game from a file of the player's own. The game of that variant that it replaces can be brought back.
 *
 * Returns: %FALSE and @error where the file cannot be read
 */
gboolean
riffle_session_open_file (RiffleSession  *self,
                          const char     *path,
                          GError        **error)
{
  g_autoptr (PatGame) game = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  game = pat_save_read (self->registry, path, error);
  return game != NULL && take_game (self, game, error);
}

/**
 * riffle_session_set_options:
 * @self: the session
 * @options: options of the variant that is being played
 * @error: return location
 *
 * Keeps options for the next deal. A game without a move yet is dealt anew with them.
 *
 * Returns: %FALSE and @error where they cannot go together; nothing is changed then
 */
gboolean
riffle_session_set_options (RiffleSession  *self,
                            PatOptions     *options,
                            GError        **error)
{
  g_autoptr (PatGame) game = NULL;
  g_autoptr (PatRules) rules = NULL;
  PatVariant *variant;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  variant = pat_game_get_variant (self->game);
  rules = pat_variant_build_rules (variant, options, error);
  if (rules == NULL)
    return FALSE;
  riffle_variant_wishes_save (variant, options);
  if (!pat_game_get_is_untouched (self->game))
    return TRUE;
  game = new_game (self, variant, pat_game_get_number (self->game), error);
  if (game == NULL)
    return FALSE;
  set_game (self, game, FALSE);
  return TRUE;
}

/**
 * riffle_session_has_bank:
 * @self: the session
 *
 * Tells whether the result of the game is carried into the next one.
 *
 * Returns: whether there is a bank
 */
gboolean
riffle_session_has_bank (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return self->game != NULL && carries_over (self->game);
}

/**
 * riffle_session_reset_bank:
 * @self: the session
 *
 * Sets what was carried into the game to nothing.
 */
void
riffle_session_reset_bank (RiffleSession *self)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  if (!riffle_session_has_bank (self))
    return;
  riffle_statistics_set_bank (self->statistics, pat_variant_get_id (pat_game_get_variant (self->game)), 0);
  pat_game_set_bank (self->game, 0);
  save_statistics (self);
  riffle_session_save (self);
}

/**
 * riffle_session_save:
 * @self: the session
 *
 * Keeps the game as it is now, its time included.
 */
void
riffle_session_save (RiffleSession *self)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  if (self->game != NULL)
    riffle_store_save (self->store, self->game);
}

/**
 * riffle_session_flush:
 * @self: the session
 *
 * Keeps the game and waits until it is written.
 */
void
riffle_session_flush (RiffleSession *self)
{
  riffle_session_save (self);
  riffle_store_flush (self->store);
}
