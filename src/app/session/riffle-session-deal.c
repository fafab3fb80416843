/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session deals new cards and starts over, and takes that back as a whole. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-recent-games.h"
#include "riffle-store-game.h"

#define MOST_DEALS 100 /* until one is dealt although it is lost */

/**
 * riffle_session_deal_any:
 * @variant: a variant
 * @options: its options
 * @error: return location
 *
 * Deals a game that nobody has asked for by number. One in which no move is possible from the start
 * is passed over for the next number, unless all of many are like that.
 *
 * Returns: (transfer full) (nullable): the game; %NULL and @error if there is none
 */
PatGame *
riffle_session_deal_any (PatVariant  *variant,
                         PatOptions  *options,
                         GError     **error)
{
  guint64 number = pat_deal_random_number ();
  PatGame *game = pat_game_new (variant, options, number, error);

  for (guint i = 1; i < MOST_DEALS && game != NULL; i++)
    {
      PatGameState state = pat_game_get_state (game);

      if (state != PAT_GAME_STUCK && state != PAT_GAME_LOST)
        break;
      g_object_unref (game);
      game = pat_game_new (variant, options, number + i, error);
    }
  return game;
}

/* Forgets what could be taken back until now. */
static RiffleReplaced *
begin_replacing (RiffleSession *self,
                 PatGame       *game)
{
  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
  self->replaced = g_new0 (RiffleReplaced, 1);
  self->replaced->n_undos = pat_game_get_n_undos (game);
  return self->replaced;
}

/* Remembers a game of the variant that is being played. */
static void
keep_game (RiffleSession  *self,
           RiffleReplaced *replaced,
           PatGame        *game)
{
  replaced->game = g_object_ref (game);
  replaced->is_booked = self->is_booked;
}

/* Remembers the game of another variant that is left for this one; at the start there is none. One
 * that is played for something waits where it is kept. */
void
riffle_session_leave (RiffleSession *self,
                      PatGame       *game)
{
  RiffleReplaced *replaced;

  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
  if (self->game == NULL || riffle_session_is_apart (self))
    return;
  replaced = begin_replacing (self, game);
  replaced->other = g_object_ref (self->game);
  replaced->other_is_booked = self->is_booked;
}

/* Who deals twice in a hurry wants the game back that was played, not a deal that nobody has
 * touched. The deal with which another variant was opened is a place to go back to: this variant
 * was wanted. Returns: whether what was played is still remembered */
static gboolean
keep_older (RiffleSession *self,
            PatGame       *game)
{
  if (!pat_game_get_is_untouched (self->game) || !riffle_session_is_new_deal (self)
      || self->replaced->other != NULL)
    return FALSE;
  self->replaced->n_undos = pat_game_get_n_undos (game);
  return TRUE;
}

/* Keeps the game on the table in a file of its own, if somebody may want to go on with it. Returns:
 * (transfer full) (nullable): the file */
static char *
keep_beside (RiffleSession *self)
{
  if (riffle_store_game_is_done (self->game))
    return NULL;
  riffle_session_save (self);
  return riffle_store_move_beside (self->store, riffle_session_get_id (self->game));
}

/* A game that the player has not given up is kept in a file of its own; any other is booked. */
static void
remember (RiffleSession  *self,
          PatGame        *game,
          RiffleReplaced *opening,
          gboolean        keeps)
{
  RiffleReplaced *replaced;

  if (keep_older (self, game))
    return;
  replaced = begin_replacing (self, game);
  keep_game (self, replaced, self->game);
  if (opening != NULL)
    {
      replaced->other = g_steal_pointer (&opening->other);
      replaced->other_is_booked = opening->other_is_booked;
    }
  if (keeps)
    replaced->beside = keep_beside (self);
  if (replaced->beside == NULL)
    replaced->booking = riffle_session_book (self);
}

/* Puts another game of the same variant in the place of the one that is being played, which is kept
 * beside it if it `keeps` that. If the variant was opened only for that, `opening` is what can be
 * taken back of it. */
void
riffle_session_replace (RiffleSession  *self,
                        PatGame        *game,
                        RiffleReplaced *opening,
                        gboolean        keeps,
                        const char     *sentence)
{
  gboolean is_untouched = pat_game_get_is_untouched (self->game);

  remember (self, game, opening, keeps);
  if (!is_untouched && self->replaced->beside != NULL)
    /* Translators: a message: another game takes the place of the one that was played */
    sentence = _("Your other game is kept in “Unfinished Games”");
  riffle_session_book_beginning (self, game);
  riffle_session_set_game (self, game, riffle_session_was_booked (self, game), FALSE);
  riffle_session_save (self);
  if (!is_untouched)
    riffle_session_emit_replaced (self, sentence);
}

static char *
dup_deal_sentence (guint64 number)
{
  g_autofree char *text = NULL;

  if (number == 0)
    /* Translators: a message: new cards were dealt */
    return g_strdup (_("New deal"));
  text = riffle_format_number ((gint64) number);
  /* Translators: the number of a deal. */
  return g_strdup_printf (_("Deal %s"), text);
}

/**
 * riffle_session_deal:
 * @self: the session
 * @number: the number of the deal; 0: any in which a move is possible
 * @about: (nullable): what is said of it; %NULL: its number
 * @error: return location
 *
 * Deals new cards with the options that the player wants by now. It can be taken back with
 * riffle_session_undo_deal ().
 *
 * Returns: %FALSE and @error if no game can be dealt
 */
gboolean
riffle_session_deal (RiffleSession  *self,
                     guint64         number,
                     const char     *about,
                     GError        **error)
{
  g_autofree char *sentence = about != NULL ? g_strdup (about) : dup_deal_sentence (number);
  g_autoptr (PatGame) game = NULL;
  gboolean is_untouched;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL && !riffle_session_is_apart (self), FALSE);

  is_untouched = pat_game_get_is_untouched (self->game);
  game = riffle_session_new_game (self, pat_game_get_variant (self->game), number, error);
  if (game == NULL)
    return FALSE;
  riffle_session_replace (self, game, NULL, FALSE, sentence);
  /* Whoever goes from number to number is told each time. */
  if (number != 0 && is_untouched)
    riffle_session_emit_replaced (self, sentence);
  return TRUE;
}

/* The game as it is now, with all its moves. */
static PatGame *
copy_game (RiffleSession *self)
{
  g_autofree char *text = pat_save_to_string (self->game);

  return pat_save_parse (self->registry, text, -1, NULL);
}

/**
 * riffle_session_restart:
 * @self: the session
 *
 * Starts the game over. It can be taken back with riffle_session_undo_deal (), even if moves
 * cannot be taken back, unless it is played for something.
 *
 * Returns: whether a move had been made
 */
gboolean
riffle_session_restart (RiffleSession *self)
{
  g_autoptr (PatGame) before = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  if (pat_game_get_history_cursor (self->game) == 0
      || !riffle_session_allows (self, RIFFLE_ALLOW_RESTART))
    return FALSE;
  if (riffle_session_is_apart (self))
    return pat_game_restart (self->game);
  before = copy_game (self);
  if (before != NULL)
    {
      keep_game (self, begin_replacing (self, self->game), before);
      riffle_recordings_copy (self->recordings, self->game, before);
    }
  pat_game_restart (self->game);
  /* Translators: a message: the same cards were dealt again */
  riffle_session_emit_replaced (self, _("Started over"));
  return TRUE;
}

/**
 * riffle_session_can_undo_deal:
 * @self: the session
 *
 * Tells whether riffle_session_undo_deal () would bring something back.
 *
 * Returns: %TRUE after a deal, a restart or an opening
 */
gboolean
riffle_session_can_undo_deal (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return self->replaced != NULL;
}

/**
 * riffle_session_is_new_deal:
 * @self: the session
 *
 * Tells whether the last thing that the player did is one that riffle_session_undo_deal () takes
 * back: no move was made in the game since.
 *
 * Returns: %FALSE if undo means a move
 */
gboolean
riffle_session_is_new_deal (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return self->replaced != NULL && pat_game_get_history_cursor (self->game) == 0
         && pat_game_get_n_undos (self->game) == self->replaced->n_undos;
}

/**
 * riffle_session_get_way_back:
 * @self: the session
 *
 * Tells to which game riffle_session_undo () leads.
 *
 * Returns: (transfer none) (nullable): its variant, which may be the one that is being played;
 *   %NULL if undo means a move
 */
PatVariant *
riffle_session_get_way_back (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  if (!riffle_session_is_new_deal (self))
    return NULL;
  return pat_game_get_variant (self->replaced->other != NULL ? self->replaced->other
                                                             : self->replaced->game);
}

/* The game of the variant takes its place on the disk, and what was booked of it is taken back. */
static void
restore (RiffleSession  *self,
         RiffleReplaced *replaced)
{
  if (replaced->booking != NULL)
    riffle_session_unbook (self, replaced);
  if (replaced->is_from_beside)
    g_free (keep_beside (self));
  riffle_store_save (self->store, replaced->game);
  if (replaced->beside != NULL)
    riffle_store_remove_beside (self->store, riffle_session_get_id (replaced->game),
                                replaced->beside);
}

/**
 * riffle_session_undo_deal:
 * @self: the session
 *
 * Takes the last deal, restart or opening back, once: the game before it is there again, and the
 * statistics are as they were.
 *
 * Returns: whether there was a game to come back to
 */
gboolean
riffle_session_undo_deal (RiffleSession *self)
{
  RiffleReplaced *replaced;
  PatVariant *variant;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  replaced = g_steal_pointer (&self->replaced);
  if (replaced == NULL)
    return FALSE;
  variant = pat_game_get_variant (self->game);
  if (replaced->game != NULL)
    restore (self, replaced);
  else
    riffle_session_save (self);
  if (replaced->other != NULL)
    {
      riffle_session_set_game (self, replaced->other, replaced->other_is_booked, FALSE);
      riffle_recent_games_add (self->settings, self->registry,
                               riffle_session_get_id (replaced->other));
    }
  else
    riffle_session_set_game (self, replaced->game, replaced->is_booked, FALSE);
  riffle_session_save (self);
  riffle_session_forget_named (self, variant);
  riffle_session_replaced_free (replaced);
  return TRUE;
}

/**
 * riffle_session_can_undo:
 * @self: the session
 *
 * Tells whether riffle_session_undo () would take something back.
 *
 * Returns: %FALSE if nothing was done, or the game does not allow moves to be taken back
 */
gboolean
riffle_session_can_undo (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return self->game != NULL && riffle_session_allows (self, RIFFLE_ALLOW_UNDO)
         && (riffle_session_is_new_deal (self) || pat_game_get_can_undo (self->game));
}

/**
 * riffle_session_undo:
 * @self: the session
 *
 * Takes back what the player did last: a deal, a restart or an opening, if no move was made since,
 * or else a move.
 *
 * Returns: (transfer none) (nullable): the variant that is there again, if another one was being
 *   played
 */
PatVariant *
riffle_session_undo (RiffleSession *self)
{
  PatVariant *before;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  before = riffle_session_get_variant (self);
  if (before == NULL || !riffle_session_allows (self, RIFFLE_ALLOW_UNDO))
    return NULL;
  if (riffle_session_is_new_deal (self))
    riffle_session_undo_deal (self);
  else
    pat_game_undo (self->game);
  return riffle_session_get_variant (self) != before ? riffle_session_get_variant (self) : NULL;
}
