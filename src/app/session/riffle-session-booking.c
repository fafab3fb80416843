/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session books the games that end, and what it carries from one game into the next. */
#include "config.h"

#include "riffle-session-private.h"

#include "riffle-variant-settings.h"

const char *
riffle_session_get_id (PatGame *game)
{
  return pat_variant_get_id (pat_game_get_variant (game));
}

void
riffle_session_save_statistics (RiffleSession *self)
{
  /* The statistics tell of a failure as long as it holds. */
  if (riffle_statistics_journal_save (riffle_statistics_get_journal (self->statistics), NULL))
    riffle_store_retry (self->store);
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
 * Gets the key under which games with these options are counted. What the player sets for all
 * variants at once makes no difference.
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
    if (riffle_variant_settings_is_general (specs[i].key))
      pat_options_set (own, specs[i].key, specs[i].initial, NULL);
  key = pat_deal_format (pat_variant_get_id (variant), own, 1);
  key[strcspn (key, "#")] = '\0';
  return key;
}

/* Tells apart what lies on the table of a variant; cards given by hand have no number. */
static guint64
get_identity (PatGame *game)
{
  guint64 number = pat_game_get_number (game);

  return number != 0 ? number : PAT_MAX_DEAL_NUMBER;
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
  result->score = pat_game_get_own_score (game) - pat_game_get_bank (game);
  result->n_moves = pat_game_get_n_moves (game);
  result->ended_sec = g_get_real_time () / G_USEC_PER_SEC;
  result->deal = get_identity (game);
}

static char *
dup_game_key (PatGame *game)
{
  return riffle_session_dup_key (pat_game_get_variant (game), pat_game_get_options (game));
}

/* A win that was shown is not the player's, nor is it a loss; it does not come to count when the
 * player takes moves back. */
static void
book_shown (RiffleSession *self)
{
  g_autofree char *key = dup_game_key (self->game);

  self->is_booked = self->is_shown = TRUE;
  riffle_statistics_note_deal (self->statistics, key, get_identity (self->game));
  riffle_session_save_statistics (self);
}

/* A win is booked at once. The game is noted, so that it does not count again, even if the player
 * takes moves back and comes to its end another day. */
void
riffle_session_book_win (RiffleSession *self)
{
  g_autofree char *key = dup_game_key (self->game);
  RiffleResult result;

  if (self->is_booked || pat_game_get_is_untouched (self->game))
    return;
  if (riffle_session_is_shown (self))
    {
      book_shown (self);
      return;
    }
  self->is_booked = TRUE;
  fill_result (self->game, &result);
  riffle_statistics_add (self->statistics, key, &result);
  riffle_session_save_statistics (self);
}

/*
 * All but a win is booked when the player leaves the game for another deal, since until then undo
 * may still change it. A game that was started over is the same game and counts once. A deal that
 * the player never touched has cost nothing yet.
 */
RiffleBooking *
riffle_session_book (RiffleSession *self)
{
  PatGame *game = self->game;
  RiffleBooking *booking = g_new0 (RiffleBooking, 1);

  booking->key = dup_game_key (game);
  riffle_statistics_get (self->statistics, booking->key, &booking->before);
  fill_result (game, &booking->result);
  booking->is_counted = !self->is_booked && !pat_game_get_is_untouched (game);
  if (booking->is_counted)
    riffle_statistics_add (self->statistics, booking->key, &booking->result);
  riffle_statistics_note_deal (self->statistics, booking->key, 0);
  if (carries_over (game) && !pat_game_get_is_untouched (game))
    booking->carried = booking->result.score;
  riffle_statistics_add_to_bank (self->statistics, riffle_session_get_id (game), booking->carried);
  riffle_session_save_statistics (self);
  return booking;
}

/* The game that was left is there again. */
void
riffle_session_unbook (RiffleSession  *self,
                       RiffleReplaced *replaced)
{
  RiffleBooking *booking = replaced->booking;

  if (booking->is_counted)
    riffle_statistics_subtract (self->statistics, booking->key, &booking->result, &booking->before);
  riffle_statistics_note_deal (self->statistics, booking->key,
                               replaced->is_booked ? get_identity (replaced->game) : 0);
  riffle_statistics_add_to_bank (self->statistics, riffle_session_get_id (replaced->game),
                                 -booking->carried);
  riffle_session_save_statistics (self);
}

void
riffle_booking_free (RiffleBooking *booking)
{
  g_free (booking->key);
  g_free (booking);
}

void
riffle_session_replaced_free (RiffleReplaced *replaced)
{
  g_clear_object (&replaced->game);
  g_clear_pointer (&replaced->booking, riffle_booking_free);
  g_clear_object (&replaced->other);
  g_free (replaced->beside);
  g_free (replaced);
}

/* There is another game, which may be in the statistics already. */
void
riffle_session_begin_booking (RiffleSession *self,
                              gboolean       is_booked)
{
  self->is_booked = is_booked;
  self->is_shown = FALSE;
}

/**
 * riffle_session_is_shown:
 * @self: the session
 *
 * Returns: whether the game has moves of a demonstration, or was won with some: such a win does not
 *   count
 */
gboolean
riffle_session_is_shown (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return self->is_shown || (self->game != NULL && pat_game_is_demonstrated (self->game));
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

  return self->game != NULL && !riffle_session_is_apart (self)
         && carries_over (self->game);
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
  riffle_statistics_reset_bank (self->statistics, riffle_session_get_id (self->game));
  pat_game_set_bank (self->game, 0);
  riffle_session_save_statistics (self);
  riffle_session_save (self);
}

/* A deal that is dealt anew is a new game, even if it was counted before. */
void
riffle_session_book_beginning (RiffleSession *self,
                               PatGame       *game)
{
  g_autofree char *key = dup_game_key (game);

  riffle_statistics_refresh (self->statistics);
  if (riffle_statistics_begin (self->statistics, key, get_identity (game)))
    riffle_session_save_statistics (self);
}

/* A game that was counted must not be counted again when the player undoes and wins once more, nor
 * if another program has gone on with it and won it. */
gboolean
riffle_session_was_booked (RiffleSession *self,
                           PatGame       *game)
{
  g_autofree char *key = dup_game_key (game);
  guint64 deal = get_identity (game);
  RiffleRecord record;

  riffle_statistics_refresh (self->statistics);
  riffle_statistics_get (self->statistics, key, &record);
  return pat_game_get_state (game) == PAT_GAME_WON || record.last_deal == deal
         || riffle_statistics_was_won (self->statistics, key, deal);
}
