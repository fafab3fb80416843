/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games that are played for something: they are neither kept as the game of their variant nor
 * counted in the statistics. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-store-contest.h"

/**
 * riffle_session_set_keeper:
 * @self: the session
 * @keep: (nullable): keeps games that are played for something
 * @user_data: for @keep
 *
 * Says who keeps the games that riffle_session_play_apart () brings.
 */
void
riffle_session_set_keeper (RiffleSession  *self,
                           RiffleKeepFunc  keep,
                           gpointer        user_data)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  self->keep = keep;
  self->keep_data = user_data;
}

/**
 * riffle_session_play_apart:
 * @self: the session, which has a keeper
 * @game: a game
 * @allowed: what is allowed in it
 *
 * Goes on with a game that is played for something. The game that was on the table is kept; what
 * could be taken back is forgotten.
 */
void
riffle_session_play_apart (RiffleSession   *self,
                           PatGame         *game,
                           RiffleAllowance  allowed)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self) && PAT_IS_GAME (game));
  g_return_if_fail (self->keep != NULL);

  riffle_session_save (self);
  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
  self->allowed = allowed;
  riffle_session_set_game (self, game, TRUE, TRUE);
}

/**
 * riffle_session_is_apart:
 * @self: the session
 *
 * Returns: whether the game on the table is played for something
 */
gboolean
riffle_session_is_apart (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return self->is_apart;
}

/**
 * riffle_session_allows:
 * @self: the session
 * @what: something that is not always allowed
 *
 * Tells whether the game on the table may be played so. In an ordinary one everything is allowed.
 *
 * Returns: whether it is allowed
 */
gboolean
riffle_session_allows (RiffleSession   *self,
                       RiffleAllowance  what)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return !self->is_apart || (self->allowed & what) != 0;
}

/* A contest that cannot be read is reported and kept under another name; that of a newer version is
 * kept where it is. */
static void
give_up_contest (RiffleSession *self,
                 const GError  *reason)
{
  gboolean is_newer = g_error_matches (reason, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_NEWER);
  g_autofree char *kept = riffle_store_contest_set_aside (self->store, is_newer, NULL);
  g_autofree char *sentence = riffle_error_dup_sentence (reason->message);
  g_autofree char *text = NULL;

  if (kept != NULL && is_newer)
    /* Translators: %s is a file */
    text = g_strdup_printf (_("The tour or tournament that you left was saved by a newer version "
                              "of Riffle, which can continue it. As long as you use this version, "
                              "the file “%s” stays as it is, and yours is saved beside it."),
                            kept);
  else if (kept != NULL)
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    text = g_strdup_printf (_("The tour or tournament that you left could not be read: %s\n"
                              "The file is kept as “%s”."), sentence, kept);
  else
    /* Translators: %s is a sentence that says what is wrong */
    text = g_strdup_printf (_("The tour or tournament that you left could not be read: %s"),
                            sentence);
  riffle_session_tell_late (self, g_steal_pointer (&text));
}

/**
 * riffle_session_get_contest:
 * @self: the session
 *
 * Gets the contest that is going on, which all sessions have in common. It is read when it is asked
 * for first, and the player is told if that is not possible.
 *
 * Returns: (transfer none) (nullable): the contest; %NULL if there is none
 */
PatContest *
riffle_session_get_contest (RiffleSession *self)
{
  g_autoptr (PatContest) loaded = NULL;
  g_autoptr (GError) error = NULL;
  PatContest *contest;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  if (riffle_shared_find_contest (self->shared, &contest))
    return contest;
  loaded = riffle_store_contest_load (self->store, &error);
  if (error != NULL)
    {
      give_up_contest (self, error);
      /* One may have been left beside that of a newer version. */
      loaded = riffle_store_contest_load (self->store, NULL);
    }
  riffle_shared_set_contest (self->shared, loaded);
  return loaded;
}

/**
 * riffle_session_set_contest:
 * @self: the session
 * @contest: (nullable): the contest that is going on, or is over if it is %NULL
 *
 * Tells all other sessions how the contest stands.
 */
void
riffle_session_set_contest (RiffleSession *self,
                            PatContest    *contest)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  riffle_shared_set_contest (self->shared, contest);
  for (guint i = 0; i < riffle_shared_get_n (self->shared); i++)
    if (riffle_shared_get (self->shared, i) != self)
      g_signal_emit_by_name (riffle_shared_get (self->shared, i), "contest-changed");
}

/**
 * riffle_session_find_apart:
 * @self: the session
 *
 * Returns: (transfer none) (nullable): another session in which the contest is played
 */
RiffleSession *
riffle_session_find_apart (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  for (guint i = 0; i < riffle_shared_get_n (self->shared); i++)
    {
      RiffleSession *other = riffle_shared_get (self->shared, i);

      if (other != self && riffle_session_is_apart (other))
        return other;
    }
  return NULL;
}

/* Has the game on the table kept; nobody does while the window is being closed. */
void
riffle_session_keep_apart (RiffleSession *self)
{
  if (self->keep != NULL)
    self->keep (self->keep_data);
}

/**
 * riffle_session_is_open:
 * @self: the session
 * @variant: a variant
 *
 * Returns: whether the ordinary game of a variant is on the table
 */
gboolean
riffle_session_is_open (RiffleSession *self,
                        PatVariant    *variant)
{
  return riffle_session_get_variant (self) == variant && !riffle_session_is_apart (self);
}
