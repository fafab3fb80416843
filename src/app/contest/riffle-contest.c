/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tour, tournament or table that is going on: whose turn it is, and the game that is played. */
#include "config.h"

#include "riffle-contest.h"

#include <glib/gi18n.h>

#include "riffle-contest-deals.h"
#include "riffle-contest-play.h"
#include "riffle-store-contest.h"

#define OPEN "contest-is-open" /* the setting that says where the next start goes on */

/*
 * The contest is all there is: whose turn it is follows from the games that are over, and the game
 * on the table from the replay of it. It is written with each move, so that nothing is lost.
 */
struct _RiffleContest
{
  GObject            parent_instance;

  RiffleSession     *session;
  PatContest        *contest; /* (nullable): none is going on; all windows have the same one */
  RiffleContestPlay *play;    /* (nullable): the game that was brought to the table last */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleContest, riffle_contest, G_TYPE_OBJECT)

static void
emit_changed (RiffleContest *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Other windows hear of it, too. */
static void
tell_changed (RiffleContest *self)
{
  riffle_session_set_contest (self->session, self->contest);
  emit_changed (self);
}

static void
riffle_contest_dispose (GObject *object)
{
  RiffleContest *self = RIFFLE_CONTEST (object);

  if (self->session != NULL)
    riffle_session_set_keeper (self->session, NULL, NULL);
  g_clear_pointer (&self->play, riffle_contest_play_free);
  g_clear_object (&self->contest);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (riffle_contest_parent_class)->dispose (object);
}

static void
riffle_contest_class_init (RiffleContestClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_contest_dispose;

  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_CONTEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
riffle_contest_init (RiffleContest *self)
{
}

/* Keeps the contest as it is now. */
void
riffle_contest_save (RiffleContest *self)
{
  const char *news;

  riffle_contest_get_contest (self);
  news = self->play != NULL ? riffle_contest_play_get_news (self->play) : NULL;
  if (news != NULL)
    riffle_session_tell_late (self->session, g_strdup (news));
  riffle_store_contest_save (riffle_session_get_store (self->session), self->contest);
}

/* Settings are written to the disk at once. */
static void
game_changed_cb (RiffleContest *self)
{
  GSettings *settings = riffle_session_get_settings (self->session);
  gboolean is_here = riffle_contest_is_on_table (self);
  gboolean is_open = is_here || riffle_session_find_apart (self->session) != NULL;

  if (g_settings_get_boolean (settings, OPEN) != is_open)
    g_settings_set_boolean (settings, OPEN, is_open);
  if (!is_here)
    g_clear_pointer (&self->play, riffle_contest_play_free);
  emit_changed (self);
}

/* Another window has gone on with the contest, or with another one in its place. */
static void
contest_changed_cb (RiffleContest *self)
{
  if (g_set_object (&self->contest, riffle_session_get_contest (self->session)))
    riffle_contest_put_away (self);
  emit_changed (self);
}

/**
 * riffle_contest_new:
 * @session: what is being played
 *
 * Finds the contest that is going on, if there is one. It keeps the games of contests for the
 * session.
 *
 * Returns: (transfer full): the object
 */
RiffleContest *
riffle_contest_new (RiffleSession *session)
{
  RiffleContest *self = g_object_new (RIFFLE_TYPE_CONTEST, NULL);

  self->session = g_object_ref (session);
  g_set_object (&self->contest, riffle_session_get_contest (session));
  riffle_session_set_keeper (session, (RiffleKeepFunc) riffle_contest_save, self);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "contest-changed", G_CALLBACK (contest_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* Returns: (transfer none): what is being played */
RiffleSession *
riffle_contest_get_session (RiffleContest *self)
{
  return self->session;
}

/**
 * riffle_contest_get_contest:
 * @self: the contest
 *
 * Gets what is played for. The game on the table is in it with all that was done so far.
 *
 * Returns: (transfer none) (nullable): the contest; %NULL if none is going on
 */
PatContest *
riffle_contest_get_contest (RiffleContest *self)
{
  g_return_val_if_fail (RIFFLE_IS_CONTEST (self), NULL);

  if (self->play != NULL)
    riffle_contest_play_note (self->play, FALSE);
  return self->contest;
}

/* Returns: whether the game on the table is one of the contest, which otherwise waits */
gboolean
riffle_contest_is_on_table (RiffleContest *self)
{
  g_return_val_if_fail (RIFFLE_IS_CONTEST (self), FALSE);

  return self->play != NULL
         && riffle_session_get_game (self->session) == riffle_contest_play_get_game (self->play);
}

/* Returns: whether a game of the contest was on the table when the program ended */
gboolean
riffle_contest_was_on_table (RiffleContest *self)
{
  RiffleContestTurn turn;

  g_return_val_if_fail (RIFFLE_IS_CONTEST (self), FALSE);

  return riffle_contest_turn_find (self->contest, &turn)
         && g_settings_get_boolean (riffle_session_get_settings (self->session), OPEN);
}

/* Returns: whether the game of a variant is on the table; another window may have it */
static gboolean
open_ordinary (RiffleContest *self,
               PatVariant    *variant)
{
  return variant != NULL && riffle_session_find_player (self->session, variant) == NULL
         && riffle_session_open (self->session, variant, NULL);
}

/* Brings an ordinary game to the table in the place of one of the contest, which waits then. */
void
riffle_contest_put_away (RiffleContest *self)
{
  PatVariant *variant = riffle_session_get_variant (self->session);
  GListModel *all = G_LIST_MODEL (riffle_session_get_registry (self->session));
  gboolean is_away = !riffle_session_is_apart (self->session)
                     || open_ordinary (self, riffle_session_find_last (self->session))
                     || open_ordinary (self, variant);

  for (guint i = 0; !is_away && i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (PatVariant) other = g_list_model_get_item (all, i);

      is_away = open_ordinary (self, other);
    }
}

/* The recorder hears of a move before the session does, and has written it down. */
static void
bring (RiffleContest     *self,
       RiffleContestPlay *play)
{
  PatGame *game = riffle_contest_play_get_game (play);

  g_clear_pointer (&self->play, riffle_contest_play_free);
  self->play = play;
  riffle_session_play_apart (self->session, game,
                             riffle_contest_find_allowed (self->contest, game));
  riffle_contest_save (self);
}

/**
 * riffle_contest_go_on:
 * @self: the contest
 * @error: return location
 *
 * Brings the game whose turn it is to the table, as it was left. If another window plays it, that
 * one comes to the front.
 *
 * Returns: %FALSE if it is nobody's turn, or the game cannot be opened, with @error
 */
gboolean
riffle_contest_go_on (RiffleContest  *self,
                      GError        **error)
{
  RiffleSession *elsewhere;
  RiffleContestTurn turn;
  RiffleContestPlay *play;

  g_return_val_if_fail (RIFFLE_IS_CONTEST (self), FALSE);

  if (riffle_contest_is_on_table (self) && !riffle_contest_play_is_over (self->play))
    return TRUE;
  elsewhere = riffle_session_find_apart (self->session);
  if (elsewhere != NULL)
    {
      riffle_session_call (elsewhere);
      return TRUE;
    }
  if (!riffle_contest_turn_find (self->contest, &turn))
    {
      g_set_error_literal (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_DEAL,
                           _("Everybody has played everything."));
      return FALSE;
    }
  play = riffle_contest_play_new (self->contest, &turn,
                                  riffle_session_get_registry (self->session), error);
  if (play == NULL)
    return FALSE;
  bring (self, play);
  return TRUE;
}

/**
 * riffle_contest_take:
 * @self: the contest
 * @contest: (transfer full): a contest
 * @error: return location
 *
 * Begins a contest, or goes on with one from a file. The one that was going on before is forgotten.
 * If everybody who has entered one has played everything, nobody's game is brought to the table.
 *
 * Returns: %FALSE and @error if its game cannot be opened; what was played before goes on then
 */
gboolean
riffle_contest_take (RiffleContest  *self,
                     PatContest     *contest,
                     GError        **error)
{
  g_autoptr (PatContest) before = NULL;
  g_autoptr (RiffleContestPlay) play = NULL;
  RiffleContestTurn turn;

  g_return_val_if_fail (RIFFLE_IS_CONTEST (self) && PAT_IS_CONTEST (contest), FALSE);

  before = g_steal_pointer (&self->contest);
  play = g_steal_pointer (&self->play);
  self->contest = contest;
  riffle_session_set_contest (self->session, contest);
  if (!riffle_contest_turn_find (contest, &turn))
    riffle_contest_put_away (self);
  else if (!riffle_contest_go_on (self, error))
    {
      self->contest = g_steal_pointer (&before);
      self->play = g_steal_pointer (&play);
      riffle_session_set_contest (self->session, self->contest);
      g_object_unref (contest);
      return FALSE;
    }
  riffle_contest_save (self);
  tell_changed (self);
  return TRUE;
}

/**
 * riffle_contest_enter:
 * @self: a contest in which riffle_contest_turn_can_enter ()
 * @name: (nullable): who enters, if that is known already
 * @error: return location
 *
 * Somebody else plays the same deals, and begins.
 *
 * Returns: %FALSE and @error if there is no room or no game; then nobody has entered
 */
gboolean
riffle_contest_enter (RiffleContest  *self,
                      const char     *name,
                      GError        **error)
{
  int entrant;

  g_return_val_if_fail (riffle_contest_turn_can_enter (self->contest), FALSE);

  if (!riffle_contest_turn_has_room (self->contest, error))
    return FALSE;
  entrant = pat_contest_add_entrant (self->contest, name);
  if (riffle_contest_go_on (self, error))
    return TRUE;
  pat_contest_remove_entrant (self->contest, (guint) entrant);
  return FALSE;
}

/**
 * riffle_contest_set_name:
 * @self: the contest
 * @entrant: the number of a player, from 0
 * @name: what was typed
 *
 * Says who a player is.
 *
 * Returns: whether something was left of the name
 */
gboolean
riffle_contest_set_name (RiffleContest *self,
                         guint          entrant,
                         const char    *name)
{
  g_return_val_if_fail (RIFFLE_IS_CONTEST (self) && self->contest != NULL, FALSE);

  if (!pat_contest_set_name (self->contest, entrant, name))
    return FALSE;
  riffle_contest_save (self);
  tell_changed (self);
  return TRUE;
}

/**
 * riffle_contest_end_game:
 * @self: the contest
 *
 * The player does nothing more in the game on the table, whether or not it has come to an end. It
 * stays there until riffle_contest_go_on () brings the next one.
 */
void
riffle_contest_end_game (RiffleContest *self)
{
  g_return_if_fail (RIFFLE_IS_CONTEST (self));

  if (!riffle_contest_is_on_table (self))
    return;
  riffle_contest_play_note (self->play, TRUE);
  riffle_contest_save (self);
  tell_changed (self);
}

/**
 * riffle_contest_leave:
 * @self: the contest
 *
 * Ends the contest, which is forgotten. If its game is on the table, an ordinary one takes its
 * place.
 */
void
riffle_contest_leave (RiffleContest *self)
{
  g_return_if_fail (RIFFLE_IS_CONTEST (self));

  riffle_contest_put_away (self);
  g_clear_pointer (&self->play, riffle_contest_play_free);
  g_clear_object (&self->contest);
  riffle_contest_save (self);
  tell_changed (self);
}
