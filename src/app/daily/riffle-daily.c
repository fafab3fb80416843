/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of days: opens them, and notes how the player fares with them. */
#include "config.h"

#include "riffle-daily.h"

#include <glib/gi18n.h>

#include "riffle-daily-deal.h"
#include "riffle-statistics-change.h"
#include "riffle-variant-settings.h"

/* How often it is looked whether another day has begun. The computer may sleep meanwhile, and its
 * clock may be set, so a clock for midnight would not do. */
#define DATE_SECONDS 60

struct _RiffleDaily
{
  GObject             parent_instance;

  RiffleSession      *session;
  PatGame            *game;    /* (nullable): on the table */
  char               *key;     /* (nullable): of its result; %NULL if it is the deal of no day */
  RiffleDailyResults *results; /* (nullable): until they are asked for */
  RiffleDay           today;   /* as it was told last */
  guint               date;    /* the source that looks whether it is another day */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleDaily, riffle_daily, G_TYPE_OBJECT)

static void
drop_game (RiffleDaily *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->key, g_free);
}

static void
riffle_daily_dispose (GObject *object)
{
  RiffleDaily *self = RIFFLE_DAILY (object);

  drop_game (self);
  g_clear_handle_id (&self->date, g_source_remove);
  g_clear_pointer (&self->results, riffle_daily_results_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (riffle_daily_parent_class)->dispose (object);
}

static void
riffle_daily_class_init (RiffleDailyClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_daily_dispose;

  /**
   * RiffleDaily::changed:
   *
   * The results or the choice of games have changed, or another day has begun.
   */
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_DAILY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
riffle_daily_init (RiffleDaily *self)
{
}

static RiffleStatisticsJournal *
get_journal (RiffleDaily *self)
{
  return riffle_statistics_get_journal (riffle_session_get_statistics (self->session));
}

/* A failure is told as long as it holds, as with all statistics; the session tries again. */
static void
merge (RiffleDaily     *self,
       const char      *key,
       RiffleDayResult *result)
{
  RiffleChange *change = g_new0 (RiffleChange, 1);

  change->kind = RIFFLE_CHANGE_DAY;
  change->key = g_strdup (key);
  change->day = *result;
  riffle_statistics_journal_add (get_journal (self), change);
  riffle_statistics_journal_save (get_journal (self), NULL);
}

/* What the player sets for all variants at once makes no difference. */
static char *
dup_deal (PatGame *game)
{
  g_autofree char *key = riffle_session_dup_key (pat_game_get_variant (game),
                                                 pat_game_get_options (game));

  return g_strdup_printf ("%s#%" G_GUINT64_FORMAT, key, pat_game_get_number (game));
}

/* Notes the first move and the first win of a deal. */
static void
note (RiffleDaily *self)
{
  RiffleDay today = riffle_day_get_today ();
  gboolean is_won = pat_game_get_state (self->game) == PAT_GAME_WON
                    && !riffle_session_is_shown (self->session);
  RiffleDayResult result;

  if (self->key == NULL || today == 0 || pat_game_get_is_untouched (self->game))
    return;
  riffle_change_load_day (riffle_statistics_journal_get_file (get_journal (self)), self->key,
                          &result);
  if (result.began != 0 && (!is_won || result.won != 0))
    return;
  result.began = today;
  result.won = is_won ? today : 0;
  result.time_msec = is_won ? pat_game_get_elapsed_usec (self->game) / 1000 : 0;
  result.is_helped = is_won
                     && pat_game_get_n_undos (self->game) + pat_game_get_n_hints (self->game) > 0;
  merge (self, self->key, &result);
}

static void
find_key (RiffleDaily *self)
{
  g_autofree char *deal = NULL;

  g_clear_pointer (&self->key, g_free);
  if (self->game == NULL || pat_game_get_number (self->game) == 0)
    return;
  deal = dup_deal (self->game);
  self->key = riffle_daily_results_dup_key (riffle_daily_get_results (self), deal);
}

static void
game_cb (RiffleDaily *self)
{
  drop_game (self);
  if (riffle_session_get_game (self->session) == NULL)
    return;
  self->game = g_object_ref (riffle_session_get_game (self->session));
  find_key (self);
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (note), self);
  g_signal_connect_swapped (self->game, "ended", G_CALLBACK (note), self);
}

static void
changed_cb (RiffleDaily *self)
{
  g_clear_pointer (&self->results, riffle_daily_results_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
date_cb (gpointer data)
{
  RiffleDaily *self = data;
  RiffleDay today = riffle_day_get_today ();
  gboolean has_changed = today != self->today;

  self->today = today;
  if (has_changed)
    g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

/**
 * riffle_daily_new:
 * @session: what is being played
 *
 * Returns: (transfer full): the deals of days
 */
RiffleDaily *
riffle_daily_new (RiffleSession *session)
{
  RiffleDaily *self = g_object_new (RIFFLE_TYPE_DAILY, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_session_get_statistics (session), "changed",
                           G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_session_get_settings (session), "changed::daily-game",
                           G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  self->today = riffle_day_get_today ();
  self->date = g_timeout_add_seconds (DATE_SECONDS, date_cb, self);
  game_cb (self);
  return self;
}

/**
 * riffle_daily_get_session:
 * @self: the deals of days
 *
 * Returns: (transfer none): what is being played
 */
RiffleSession *
riffle_daily_get_session (RiffleDaily *self)
{
  g_return_val_if_fail (RIFFLE_IS_DAILY (self), NULL);

  return self->session;
}

/**
 * riffle_daily_find_game:
 * @self: the deals of days
 * @day: a day
 *
 * Returns: (transfer full) (nullable): the game of that day, as the player has chosen
 */
PatCollectionGame *
riffle_daily_find_game (RiffleDaily *self,
                        RiffleDay    day)
{
  g_autofree char *chosen = NULL;

  g_return_val_if_fail (RIFFLE_IS_DAILY (self), NULL);

  chosen = g_settings_get_string (riffle_session_get_settings (self->session), "daily-game");
  return riffle_daily_deal_find_game (riffle_session_get_registry (self->session), chosen, day);
}

/**
 * riffle_daily_get_results:
 * @self: the deals of days
 *
 * Returns: (transfer none): the results of all days, until they change
 */
RiffleDailyResults *
riffle_daily_get_results (RiffleDaily *self)
{
  g_return_val_if_fail (RIFFLE_IS_DAILY (self), NULL);

  if (self->results == NULL)
    self->results = riffle_daily_results_new (
      riffle_statistics_journal_get_file (get_journal (self)));
  return self->results;
}

/* The options of the collection; those of the player may make the game another one. */
static PatGame *
deal (RiffleDaily              *self,
      const PatCollectionGame  *game,
      RiffleDay                 day,
      GError                  **error)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (game->variant);

  /* All presets were checked when the variant was loaded. */
  if (game->preset != NULL)
    pat_options_apply_preset (options, game->preset->key, NULL);
  riffle_variant_settings_add_general (options, riffle_session_get_settings (self->session));
  return riffle_daily_deal_new (game, day, options, error);
}

/* Whether a game is this deal, and the player can go on with it. */
static gboolean
is_left (PatGame    *game,
         const char *deal)
{
  g_autofree char *own = game != NULL ? dup_deal (game) : NULL;

  return own != NULL && strcmp (own, deal) == 0
         && (pat_game_get_state (game) == PAT_GAME_PLAYING
             || pat_game_get_state (game) == PAT_GAME_STUCK);
}

/* Goes on with the deal, if it was left, or deals it. */
static gboolean
open_game (RiffleDaily  *self,
           PatGame      *dealt,
           const char   *deal,
           GError      **error)
{
  PatVariant *variant = pat_game_get_variant (dealt);
  g_autoptr (PatGame) left = NULL;
  g_autofree char *named = pat_game_dup_deal (dealt);

  if (is_left (self->game, deal))
    return TRUE;
  if (riffle_session_get_variant (self->session) != variant)
    left = riffle_store_load (riffle_session_get_store (self->session),
                              riffle_session_get_registry (self->session),
                              pat_variant_get_id (variant), NULL);
  return is_left (left, deal) ? riffle_session_open (self->session, variant, error)
                              : riffle_session_continue_deal (self->session, named, error);
}

/* So that the deal is known as that of its day when the program is started again. */
static void
note_opening (RiffleDaily *self,
              const char  *key,
              const char  *deal)
{
  RiffleDayResult result;

  riffle_change_load_day (riffle_statistics_journal_get_file (get_journal (self)), key, &result);
  if (*result.deal == '\0' && g_strlcpy (result.deal, deal, sizeof result.deal)
      < sizeof result.deal)
    merge (self, key, &result);
}

static gboolean
check_day (RiffleDay   day,
           GError    **error)
{
  RiffleDay today = riffle_day_get_today ();

  if (today != 0 && day != 0 && day <= today)
    return TRUE;
  if (today == 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _("The date of this computer is wrong, so there is no deal of today."));
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _("The deal of that day can be played when the day has come."));
  return FALSE;
}

/**
 * riffle_daily_open:
 * @self: the deals of days
 * @day: today, or a day before
 * @error: return location
 *
 * Goes on with the deal of a day as it was left, or deals it. It can be taken back as any other
 * deal.
 *
 * Returns: %FALSE and @error if there is none
 */
gboolean
riffle_daily_open (RiffleDaily  *self,
                   RiffleDay     day,
                   GError      **error)
{
  g_autoptr (PatCollectionGame) game = NULL;
  g_autoptr (PatGame) dealt = NULL;
  g_autofree char *text = NULL, *key = NULL;

  g_return_val_if_fail (RIFFLE_IS_DAILY (self), FALSE);

  if (!check_day (day, error))
    return FALSE;
  game = riffle_daily_find_game (self, day);
  if (game == NULL)
    {
      /* It may be in a module that is being tried. */
      g_set_error_literal (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_VARIANT,
                           _("The game of that day is not installed."));
      return FALSE;
    }
  dealt = deal (self, game, day, error);
  if (dealt == NULL)
    return FALSE;
  text = dup_deal (dealt);
  if (!open_game (self, dealt, text, error))
    return FALSE;
  key = riffle_day_result_dup_key (day, pat_variant_get_id (game->variant));
  note_opening (self, key, text);
  g_free (self->key);
  self->key = g_steal_pointer (&key);
  return TRUE;
}
