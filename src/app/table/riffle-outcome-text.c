/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told at the end of a game. */
#include "config.h"

#include "riffle-outcome-text.h"

#include <glib/gi18n.h>

#include "riffle-format.h"

/* What the game itself has to say about it, in a line of its own. */
static void
add_own_text (GString        *text,
              const PatRules *rules)
{
  const char *own = pat_rules_get_game (rules)->won_text;

  if (own == NULL)
    return;
  g_string_append (text, pat_words_translate (pat_rules_get_variant (rules), own));
  g_string_append_c (text, '\n');
}

/* Whoever plays calmly hears only what the game has to say. */
static char *
dup_calm_text (PatGame *game)
{
  GString *text = g_string_new (NULL);

  add_own_text (text, pat_game_get_rules (game));
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

static gboolean
is_for_several (PatGame *game)
{
  return pat_rules_get_game (pat_game_get_rules (game))->for_several;
}

/* If several people have played, the points of each. */
static char *
dup_points (PatGame *game)
{
  g_autofree char *score = pat_game_dup_score_text (game);

  if (is_for_several (game))
    return pat_words_points (pat_game_get_rules (game), pat_game_get_position (game));
  /* Translators: %s is the score, a number or an amount of money */
  return g_strdup_printf (_("Score: %s."), score);
}

static char *
dup_won_text (PatGame  *game,
              gboolean  is_best_time)
{
  guint n_moves = pat_game_get_n_moves (game);
  g_autofree char *time = riffle_format_time (pat_game_get_elapsed_usec (game) / 1000);
  g_autofree char *points = dup_points (game);
  g_autofree char *moves = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  add_own_text (text, pat_game_get_rules (game));
  /* Translators: the second one is a time, such as 3:05. */
  moves = g_strdup_printf (ngettext ("%u move in %s.", "%u moves in %s.", n_moves), n_moves, time);
  pat_words_add_sentence (text, moves);
  g_string_append_c (text, is_for_several (game) ? '\n' : ' ');
  g_string_append (text, points);
  if (is_best_time && !is_for_several (game))
    {
      g_string_append_c (text, '\n');
      g_string_append (text, _("This is your best time so far!"));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
get_stuck_title (PatGame *game)
{
  if (!pat_rules_has_moves (pat_game_get_rules (game), pat_game_get_position (game)))
    return _("No more moves");
  /* Translators: the title when all moves that are left only take cards to and fro */
  return _("No more useful moves");
}

static const char *
get_title (PatGame *game)
{
  switch (pat_game_get_state (game))
    {
    case PAT_GAME_WON:
      /* Translators: the title when a game is won */
      return _("You won!");

    case PAT_GAME_STUCK:
      return get_stuck_title (game);

    case PAT_GAME_LOST:
      return pat_game_get_left_usec (game) == 0 ? _("Time is up") : _("The game is lost");

    case PAT_GAME_PLAYING:
    default:
      return "";
    }
}

/**
 * riffle_outcome_text_dup_title:
 * @game: a game that is won, stuck or lost
 *
 * Returns: (transfer full): how it has ended, in a few words; if several people have played against
 *   each other, who has won
 */
char *
riffle_outcome_text_dup_title (PatGame *game)
{
  if (pat_game_get_state (game) == PAT_GAME_WON && is_for_several (game))
    return pat_words_status (pat_game_get_rules (game), pat_game_get_position (game));
  return g_strdup (get_title (game));
}

/**
 * riffle_outcome_text_has_other_way:
 * @game: a game that is won, stuck or lost
 *
 * If each move was the only one, there is no other way, unless time was short.
 *
 * Returns: whether the same deal could have ended otherwise, and better
 */
gboolean
riffle_outcome_text_has_other_way (PatGame *game)
{
  return pat_game_get_state (game) != PAT_GAME_WON
         && (pat_game_had_choice (game) || pat_game_get_left_usec (game) == 0);
}

/**
 * riffle_outcome_text_has_film:
 * @game: a game
 *
 * Returns: whether it has come to an end, and there is something to watch
 */
gboolean
riffle_outcome_text_has_film (PatGame *game)
{
  PatGameState state = pat_game_get_state (game);

  return (state == PAT_GAME_WON || state == PAT_GAME_LOST) && pat_game_get_number (game) != 0
         && pat_game_get_history_cursor (game) > 0;
}

/* A deal can be lost before its first move; it was asked for by its number. If undo is off, nobody
 * is told to use it. */
static char *
dup_stuck_text (PatGame *game)
{
  if (pat_game_get_is_untouched (game))
    return g_strdup (_("This deal has no first move. Start a new deal."));
  if (!riffle_outcome_text_has_other_way (game))
    return g_strdup (_("No other move was possible. Start a new deal."));
  if (pat_game_get_can_undo (game))
    return g_strdup (_("Undo some moves and try another way, or start a new deal."));
  return g_strdup (_("Start over with the same cards, or start a new deal."));
}

/**
 * riffle_outcome_text_dup:
 * @game: a game that is won, stuck or lost
 * @is_best_time: it was won faster than ever
 * @is_calm: the player wants no figures
 *
 * Returns: (transfer full): the figures of a game that was won, or what can be done after another;
 *   it may be empty
 */
char *
riffle_outcome_text_dup (PatGame  *game,
                         gboolean  is_best_time,
                         gboolean  is_calm)
{
  if (pat_game_get_state (game) != PAT_GAME_WON)
    return dup_stuck_text (game);
  return is_calm ? dup_calm_text (game) : dup_won_text (game, is_best_time);
}
