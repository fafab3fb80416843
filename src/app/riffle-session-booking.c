/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session books the games that end, and what it carries from one game into the next. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-variant-wishes.h"

const char *
riffle_session_get_id (PatGame *game)
{
  return pat_variant_get_id (pat_game_get_variant (game));
}

void
riffle_session_save_statistics (RiffleSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (riffle_statistics_save (self->statistics, &error))
    return;
  text = g_strdup_printf (_("The statistics could not be saved: %s"), error->message);
  riffle_session_tell (self, text);
}

gboolean
riffle_session_carries_over (PatGame *game)
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
 * A win is booked at once; all else when the player leaves the game for another deal, since until
 * then undo may still change it. A game that was started over is the same game and counts once.
 */
void
riffle_session_book (RiffleSession *self)
{
  g_autofree char *key = riffle_session_dup_key (pat_game_get_variant (self->game),
                                                 pat_game_get_options (self->game));
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
  riffle_session_save_statistics (self);
}

/* A deal that the player never touched has cost nothing yet. */
void
riffle_session_carry_over (RiffleSession *self)
{
  PatGame *game = self->game;
  int bank = pat_game_get_is_untouched (game) ? pat_game_get_bank (game)
      : pat_game_get_score (game);

  if (!riffle_session_carries_over (game))
    return;
  riffle_statistics_set_bank (self->statistics, riffle_session_get_id (game),
                              bank);
  riffle_session_save_statistics (self);
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

  return self->game != NULL && riffle_session_carries_over (self->game);
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
  riffle_statistics_set_bank (self->statistics,
                              riffle_session_get_id (self->game), 0);
  pat_game_set_bank (self->game, 0);
  riffle_session_save_statistics (self);
  riffle_session_save (self);
}

/* A game that is there already and won must not be booked again when the player undoes and wins
 * once more. */
gboolean
riffle_session_was_booked (PatGame *game)
{
  return pat_game_get_state (game) == PAT_GAME_WON;
}
