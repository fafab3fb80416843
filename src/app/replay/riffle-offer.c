/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what somebody has sent, has the engine judge it, and says in words what it is. */
#include "config.h"

#include "riffle-offer.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-format.h"
#include "riffle-link.h"
#include "riffle-replay-file.h"

#define SAVE    "riffle-save "
#define CONTEST "riffle-contest "

/**
 * riffle_offer_free:
 * @self: an offer
 *
 * Frees an offer.
 */
void
riffle_offer_free (RiffleOffer *self)
{
  g_free (self->title);
  g_free (self->text);
  g_free (self->deal);
  g_clear_object (&self->film);
  g_clear_object (&self->game);
  g_free (self->challenge);
  g_free (self);
}

/* Mail programs change the ends of lines and take away the last one, which the checksum counts. */
static char *
dup_tidy (const char *text)
{
  g_autoptr (GString) tidy = g_string_new (text);

  g_string_replace (tidy, "\r\n", "\n", 0);
  g_strchomp (tidy->str);
  return g_strconcat (g_strchug (tidy->str), "\n", NULL);
}

/* What the player of a replay says to have reached. */
static char *
dup_claim (PatReplay *replay)
{
  const PatReplayResult *claim = pat_replay_get_claim (replay);
  g_autofree char *score = riffle_format_number (claim->score);
  g_autofree char *time = riffle_format_time (claim->msec);

  switch (claim->state)
    {
    case PAT_GAME_WON:
      /* Translators: of a replay that somebody has sent: its score, and a time such as 3:05 */
      return g_strdup_printf (_("It was won with a score of %s in %s."), score, time);

    case PAT_GAME_STUCK:
    case PAT_GAME_LOST:
      /* Translators: of a replay that somebody has sent: its score, and a time such as 3:05 */
      return g_strdup_printf (_("It was lost with a score of %s after %s."), score, time);

    case PAT_GAME_PLAYING:
    default:
      /* Translators: of a replay that somebody has sent: its score, and a time such as 3:05 */
      return g_strdup_printf (_("It was left with a score of %s after %s."), score, time);
    }
}

/* The same for a player who wants no figures. */
static char *
dup_calm_claim (PatReplay *replay)
{
  switch (pat_replay_get_claim (replay)->state)
    {
    case PAT_GAME_WON:
      /* Translators: of a replay that somebody has sent */
      return g_strdup (_("It was won."));

    case PAT_GAME_STUCK:
    case PAT_GAME_LOST:
      /* Translators: of a replay that somebody has sent */
      return g_strdup (_("It was lost."));

    case PAT_GAME_PLAYING:
    default:
      /* Translators: of a replay that somebody has sent */
      return g_strdup (_("It was left unfinished."));
    }
}

static gboolean
is_calm (RiffleSession *session)
{
  return g_settings_get_boolean (riffle_session_get_settings (session), "calm");
}

static char *
dup_challenge (PatReplay *replay)
{
  const PatReplayResult *claim = pat_replay_get_claim (replay);
  g_autofree char *score = riffle_format_number (claim->score);
  g_autofree char *time = riffle_format_time (claim->msec);

  /* Translators: a message when somebody else’s deal is dealt: a score, and a time such as 3:05 */
  return g_strdup_printf (_("To beat: a score of %s in %s"), score, time);
}

/* Says that what is claimed is not true, and why. */
static char *
dup_refutation (const GError *fault,
                gboolean      is_without_figures)
{
  g_autofree char *reason = riffle_error_dup_sentence (fault->message);

  if (is_without_figures)
    return g_strdup (_("All moves were played again, and this is not true."));
  /* Translators: a sentence, such as “the score is 39 and not 40.” */
  return g_strdup_printf (_("All moves were played again, and this is not true: %s"), reason);
}

/* Says whether what is claimed is true. */
static void
add_verdict (RiffleOffer   *self,
             RiffleSession *session,
             PatReplay     *replay,
             GString       *text)
{
  g_autofree char *claim = is_calm (session) ? dup_calm_claim (replay) : dup_claim (replay);
  g_autofree char *sentence = NULL;
  g_autoptr (GError) fault = NULL;
  PatReplayResult result;

  pat_words_add_sentence (text, claim);
  if (pat_replay_verify (replay, riffle_session_get_registry (session), &result, &fault))
    sentence = g_strdup (_("All moves were played again: this is true."));
  else if (g_error_matches (fault, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_CLAIM))
    {
      self->is_refuted = TRUE;
      sentence = dup_refutation (fault, is_calm (session));
    }
  else
    {
      sentence = riffle_replay_file_dup_fault (session, replay, fault);
      g_clear_object (&self->film);
    }
  pat_words_add_sentence (text, sentence);
}

static char *
dup_title (RiffleSession *session,
           PatReplay     *replay)
{
  g_autoptr (PatGame) start =
    pat_replay_play (replay, riffle_session_get_registry (session), 0, NULL, NULL);

  return g_strdup (pat_variant_get_name (pat_game_get_variant (start)));
}

/* Says what a replay is whose deal is known to be one of a game. */
static void
take_replay (RiffleOffer   *self,
             RiffleSession *session,
             PatReplay     *replay)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *first = NULL;

  self->deal = g_strdup (pat_replay_get_deal (replay));
  self->film = g_object_ref (replay);
  self->challenge = is_calm (session) ? NULL : dup_challenge (replay);
  self->title = dup_title (session, replay);
  if (pat_replay_get_player (replay) != NULL)
    /* Translators: the name of a player, and a deal, such as “klondike#617” */
    first = g_strdup_printf (_("A game of %s, who has played the deal “%s”."),
                             pat_replay_get_player (replay), self->deal);
  else
    /* Translators: a deal, such as “klondike#617” */
    first = g_strdup_printf (_("A game of somebody who has played the deal “%s”."), self->deal);
  pat_words_add_sentence (text, first);
  add_verdict (self, session, replay, text);
  self->text = g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
read_replay (RiffleOffer    *self,
             RiffleSession  *session,
             const char     *given,
             GError        **error)
{
  g_autoptr (PatReplay) replay = riffle_replay_file_parse (session, given, error);

  if (replay == NULL)
    return FALSE;
  take_replay (self, session, replay);
  return TRUE;
}

static char *
dup_save_text (RiffleSession *session,
               guint          n_moves)
{
  if (is_calm (session))
    /* Translators: what a text is that was pasted */
    return g_strdup (_("A saved game."));
  /* Translators: what a text is that was pasted: a game after so many moves */
  return g_strdup_printf (ngettext ("A saved game with %u move.", "A saved game with %u moves.",
                                    n_moves), n_moves);
}

static gboolean
read_save (RiffleOffer    *self,
           RiffleSession  *session,
           const char     *given,
           GError        **error)
{
  PatGame *game = pat_save_parse (riffle_session_get_registry (session), given, -1, error);
  g_autoptr (PatRecorder) recorder = NULL;
  guint n_moves;

  if (game == NULL)
    return FALSE;
  self->game = game;
  self->title = g_strdup (pat_variant_get_name (pat_game_get_variant (game)));
  n_moves = pat_game_get_n_moves (game);
  self->text = dup_save_text (session, n_moves);
  if (!pat_game_was_dealt (game))
    return TRUE;
  recorder = pat_recorder_new (game, NULL);
  self->deal = pat_game_dup_deal (game);
  if (n_moves > 0)
    self->film = g_object_ref (pat_recorder_get_replay (recorder));
  return TRUE;
}

/* The engine says what is wrong with options and numbers. */
static gboolean
read_deal (RiffleOffer    *self,
           RiffleSession  *session,
           const char     *given,
           GError        **error)
{
  g_autofree char *deal =
    riffle_link_is (given) ? riffle_link_dup_deal (given) : g_strdup (given);
  g_autoptr (PatDeal) parts = pat_deal_parse (deal, error);
  g_autoptr (PatOptions) options = NULL;
  PatVariant *variant;

  if (parts == NULL)
    return FALSE;
  variant = riffle_session_find_variant (session, parts->variant, error);
  if (variant == NULL)
    return FALSE;
  options = pat_variant_new_options (variant);
  if (parts->options != NULL && !pat_options_parse (options, parts->options, error))
    return FALSE;
  self->title = g_strdup (pat_variant_get_name (variant));
  /* Translators: a deal, such as “klondike#617” */
  self->text = g_strdup_printf (_("This is the deal “%s”."), deal);
  self->deal = g_steal_pointer (&deal);
  return TRUE;
}

static gboolean
refuse (const char  *sentence,
        GError     **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return FALSE;
}

/* What the engine says of a text is not a sentence by itself. */
static gboolean
name_text (const char  *sentence,
           GError     **error)
{
  g_autoptr (GError) fault = g_steal_pointer (error);
  g_autofree char *reason = riffle_error_dup_sentence (fault->message);

  g_set_error (error, fault->domain, fault->code, sentence, reason);
  return FALSE;
}

static gboolean
read_any (RiffleOffer    *self,
          RiffleSession  *session,
          char           *text,
          GError        **error)
{
  if (riffle_replay_file_holds (text))
    return read_replay (self, session, text, error)
           /* Translators: %s says what is wrong with a text that was pasted */
           || name_text (_("The replay in the clipboard cannot be opened: %s"), error);
  if (g_str_has_prefix (text, SAVE))
    return read_save (self, session, text, error)
           /* Translators: %s says what is wrong with a text that was pasted */
           || name_text (_("The saved game in the clipboard cannot be opened: %s"), error);
  if (g_str_has_prefix (text, CONTEST))
    return refuse (_("This is a contest. Save it as a file to open it."), error);
  if (*g_strchomp (text) != '\0' && strpbrk (text, " \t\n") == NULL)
    return read_deal (self, session, text, error)
           /* Translators: %s says what is wrong with a text that was pasted */
           || name_text (_("The deal in the clipboard cannot be played: %s"), error);
  return refuse (_("This text is neither a deal, nor a replay, nor a saved game."), error);
}

/**
 * riffle_offer_new:
 * @session: what is being played
 * @text: what somebody has sent
 * @error: return location
 *
 * Finds out what a text is.
 *
 * Returns: (transfer full) (nullable): what can be done with it; %NULL and @error if nothing can
 */
RiffleOffer *
riffle_offer_new (RiffleSession  *session,
                  const char     *text,
                  GError        **error)
{
  g_autoptr (RiffleOffer) self = g_new0 (RiffleOffer, 1);
  g_autofree char *tidy = dup_tidy (text);

  return read_any (self, session, tidy, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * riffle_offer_new_for_replay:
 * @session: what is being played
 * @replay: a replay that was read already
 *
 * Finds out whether what a replay claims is true.
 *
 * Returns: (transfer full): what can be done with it
 */
RiffleOffer *
riffle_offer_new_for_replay (RiffleSession *session,
                             PatReplay     *replay)
{
  RiffleOffer *self = g_new0 (RiffleOffer, 1);

  take_replay (self, session, replay);
  return self;
}
