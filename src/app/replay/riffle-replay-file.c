/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays as files and as texts from outside, which are read with what the session knows of games.
 */
#include "config.h"

#include "riffle-replay-file.h"

#include <glib/gi18n.h>

#include "riffle-error.h"

#define MAGIC     "riffle-replay "
#define MAX_BYTES (4 * 1024 * 1024) /* as of the format */

/**
 * riffle_replay_file_holds:
 * @text: a text, or the beginning of one
 *
 * Returns: whether the text calls itself a replay
 */
gboolean
riffle_replay_file_holds (const char *text)
{
  return g_str_has_prefix (text, MAGIC);
}

/**
 * riffle_replay_file_is:
 * @path: a file
 *
 * Returns: whether the file can be read and calls itself a replay
 */
gboolean
riffle_replay_file_is (const char *path)
{
  gsize length;
  g_autofree char *text = pat_file_read (path, MAX_BYTES, &length, NULL);

  return text != NULL && riffle_replay_file_holds (text);
}

static PatVariant *
find_variant (RiffleSession  *session,
              const char     *text,
              GError        **error)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (text, error);

  return deal != NULL ? riffle_session_find_variant (session, deal->variant, error) : NULL;
}

/**
 * riffle_replay_file_parse:
 * @session: what is being played
 * @text: the text of a replay
 * @error: return location; %PAT_SAVE_ERROR_VARIANT if there is no such game
 *
 * Reads a replay, and looks whether there is such a deal here. Whether it follows the rules is
 * another question.
 *
 * Returns: (transfer full) (nullable): the replay, or %NULL and @error
 */
PatReplay *
riffle_replay_file_parse (RiffleSession  *session,
                          const char     *text,
                          GError        **error)
{
  g_autoptr (PatReplay) replay = pat_replay_parse (text, -1, error);
  g_autoptr (PatGame) start = NULL;

  if (replay == NULL || find_variant (session, pat_replay_get_deal (replay), error) == NULL)
    return NULL;
  start = pat_replay_play (replay, riffle_session_get_registry (session), 0, NULL, error);
  return start != NULL ? g_steal_pointer (&replay) : NULL;
}

/* The first action that cannot be done. */
static guint
find_bad_line (PatReplay *replay,
               PatGame   *game)
{
  guint nth = 0;

  while (nth < pat_replay_get_n_events (replay)
         && pat_replay_play_event (replay, game, nth, NULL))
    nth++;
  return pat_replay_get_line (replay, nth);
}

/**
 * riffle_replay_file_dup_fault:
 * @session: what is being played
 * @replay: a replay of a deal that is there
 * @fault: why it cannot be played
 *
 * Tells what is wrong with a replay, and in which line.
 *
 * Returns: (transfer full): a sentence
 */
char *
riffle_replay_file_dup_fault (RiffleSession *session,
                              PatReplay     *replay,
                              const GError  *fault)
{
  g_autoptr (PatGame) game =
    pat_replay_play (replay, riffle_session_get_registry (session), 0, NULL, NULL);
  g_autofree char *sentence = riffle_error_dup_sentence (fault->message);

  /* Translators: the number of a line, and what is wrong there, such as “action 4: undo is not
     possible there.” */
  return g_strdup_printf (_("It does not follow the rules and cannot be watched. Line %u, %s"),
                          find_bad_line (replay, game), sentence);
}

/* The sentence names the file, because the player may not have just chosen it. */
static void
name_file (const char  *path,
           GError     **error)
{
  g_autofree char *name = riffle_error_dup_file_name (path);
  g_autoptr (GError) fault = g_steal_pointer (error);
  g_autofree char *sentence = riffle_error_dup_sentence (fault->message);

  /* Translators: the name of a file, and a sentence that says what is wrong with it */
  g_set_error (error, fault->domain, fault->code, _("The replay “%s” cannot be shown: %s"), name,
               sentence);
}

static gboolean
can_be_played (RiffleSession  *session,
               PatReplay      *replay,
               GError        **error)
{
  g_autoptr (GError) fault = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (PatGame) end = pat_replay_play (replay, riffle_session_get_registry (session),
                                             G_MAXUINT, NULL, &fault);

  if (end != NULL)
    return TRUE;
  sentence = riffle_replay_file_dup_fault (session, replay, fault);
  g_set_error_literal (error, fault->domain, fault->code, sentence);
  return FALSE;
}

/**
 * riffle_replay_file_read:
 * @session: what is being played
 * @path: a file with a replay
 * @error: return location
 *
 * Reads a replay that can be watched.
 *
 * Returns: (transfer full) (nullable): the replay, or %NULL and @error
 */
PatReplay *
riffle_replay_file_read (RiffleSession  *session,
                         const char     *path,
                         GError        **error)
{
  gsize length;
  g_autofree char *text = pat_file_read (path, MAX_BYTES, &length, error);
  g_autoptr (PatReplay) replay = NULL;

  if (text == NULL)
    return NULL;
  replay = riffle_replay_file_parse (session, text, error);
  if (replay != NULL && can_be_played (session, replay, error))
    return g_steal_pointer (&replay);
  name_file (path, error);
  return NULL;
}
