/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Replays as text, to be sent to a friend or kept in the file of a contest. */
#include "config.h"

#include "pat-replay-private.h"

#include <glib/gi18n-lib.h>

#include "pat-bounds-private.h"
#include "pat-text-private.h"

#define MAGIC       "riffle-replay "
#define MAX_BYTES   (4 * 1024 * 1024)
#define MAX_MSEC    (PAT_BOUND_ELAPSED_USEC / 1000)
#define MAX_SCORE   (PAT_BOUND_BANK + PAT_BOUND_POINTS)
#define LINES_AHEAD 7 /* of the actions, without that of the player */
#define N_STATES    (PAT_GAME_LOST + 1)

static const char *const states[N_STATES] = { "playing", "won", "stuck", "lost" };

/* Without moves, which stand there themselves. */
static const char *const acts[] = {
  [PAT_REPLAY_UNDO] = "undo", [PAT_REPLAY_RESTART] = "restart",
};

/* Writes an action as a line. */
void
pat_replay_print_event (const PatReplayEvent *event,
                        GString              *text)
{
  g_string_append_printf (text, "%" G_GINT64_FORMAT " %s\n", event->msec,
                          event->act == PAT_REPLAY_MOVES ? event->moves : acts[event->act]);
}

/* Writes what came of a game, and all that was done in it. */
void
pat_replay_print_body (PatReplay *self,
                       GString   *text)
{
  const PatReplayResult *claim = pat_replay_get_claim (self);
  const GString *lines = pat_replay_get_lines (self);

  g_string_append_printf (text, "state: %s\nscore: %d\nmsec: %" G_GINT64_FORMAT "\nactions: %u\n",
                          states[claim->state], claim->score, claim->msec,
                          pat_replay_get_n_events (self));
  g_string_append_len (text, lines->str, (gssize) lines->len);
}

static gboolean
read_state (PatLines     *lines,
            PatGameState *state)
{
  const char *word = pat_lines_take (lines, "state");
  g_autofree char *shown = NULL;

  if (word == NULL)
    return FALSE;
  for (guint i = 0; i < N_STATES; i++)
    if (strcmp (word, states[i]) == 0)
      {
        *state = (PatGameState) i;
        return TRUE;
      }
  shown = pat_text_excerpt (word, -1);
  /* Translators: %s is what stands there; the words are those of the file */
  return pat_lines_fail (lines, _("“%s” is not “playing”, “won”, “stuck” or “lost”"), shown);
}

static gboolean
read_event (PatReplay *self,
            PatLines  *lines)
{
  const char *line = pat_lines_next (lines);
  PatReplayEvent event = { 0 };
  char *rest;

  if (line == NULL)
    return FALSE;
  if (strlen (line) > PAT_REPLAY_MAX_LINE)
    return pat_lines_fail (lines, _("the line is too long"));
  event.msec = g_ascii_strtoll (line, &rest, 10);
  if (rest == line || *rest != ' ' || event.msec < 0 || event.msec > MAX_MSEC)
    return pat_lines_fail (lines, _("a time in milliseconds and an action were expected"));
  rest++;
  if (strcmp (rest, acts[PAT_REPLAY_UNDO]) == 0)
    event.act = PAT_REPLAY_UNDO;
  else if (strcmp (rest, acts[PAT_REPLAY_RESTART]) == 0)
    event.act = PAT_REPLAY_RESTART;
  else
    event.moves = rest;
  return pat_replay_add_event (self, &event)
         || pat_lines_fail (lines, _("an action was expected that is not earlier than the one "
                                     "before it"));
}

/* Reads what pat_replay_print_body() has written. */
gboolean
pat_replay_read_body (PatReplay *self,
                      PatLines  *lines)
{
  PatReplayResult claim = { 0 };
  gint64 score, n_events;

  if (!read_state (lines, &claim.state) ||
      !pat_lines_take_number (lines, "score", -MAX_SCORE, MAX_SCORE, &score) ||
      !pat_lines_take_number (lines, "msec", 0, MAX_MSEC, &claim.msec) ||
      !pat_lines_take_number (lines, "actions", 0, PAT_REPLAY_MAX_EVENTS, &n_events))
    return FALSE;
  claim.score = (int) score;
  pat_replay_set_claim (self, &claim);
  for (gint64 i = 0; i < n_events; i++)
    if (!read_event (self, lines))
      return FALSE;
  return TRUE;
}

static gboolean
is_line_break (gunichar letter)
{
  GUnicodeType type = g_unichar_type (letter);

  return type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

/* Why pat_replay_dup_name() has made another name of a text. */
static gboolean
refuse_name (PatLines   *lines,
             const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  gunichar before = ' ';
  guint n_marks = 0;

  if (*stripped == '\0')
    return pat_lines_fail (lines, _("the name of the player is empty"));
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (is_line_break (letter))
        return pat_lines_fail (lines, _("the name of the player has a line break"));
      if (!pat_replay_may_follow (letter, before))
        return pat_lines_fail (lines, _("the name of the player has a character that cannot be "
                                        "seen"));
      if (pat_text_is_too_many (letter, &n_marks))
        return pat_lines_fail (lines, _("the name of the player has too many marks on one letter"));
      before = letter;
    }
  if (strcmp (stripped, text) != 0)
    return pat_lines_fail (lines, _("the name of the player begins or ends with a space"));
  /* Translators: how many letters a name may have, such as 40 */
  return pat_lines_fail (lines, _("a name of at most %d letters was expected"),
                         PAT_REPLAY_MAX_NAME);
}

/* Reads the name of a player. */
gboolean
pat_replay_read_name (PatLines  *lines,
                      char     **name)
{
  const char *text = pat_lines_take (lines, "player");

  if (text == NULL)
    return FALSE;
  *name = pat_replay_dup_name (text);
  return (*name != NULL && strcmp (*name, text) == 0) || refuse_name (lines, text);
}

/**
 * pat_replay_to_string:
 * @self: a replay
 *
 * Writes a replay as text.
 *
 * Returns: (transfer full): the text
 */
char *
pat_replay_to_string (PatReplay *self)
{
  GString *text;

  g_return_val_if_fail (PAT_IS_REPLAY (self), NULL);

  text = g_string_new (NULL);
  g_string_append_printf (text, MAGIC "%u\nprogram: %s\ndeal: %s\n", PAT_REPLAY_VERSION,
                          RIFFLE_VERSION, pat_replay_get_deal (self));
  if (pat_replay_get_player (self) != NULL)
    g_string_append_printf (text, "player: %s\n", pat_replay_get_player (self));
  pat_replay_print_body (self, text);
  pat_lines_print_end (text);
  return g_string_free (text, FALSE);
}

/**
 * pat_replay_get_line:
 * @self: a replay
 * @nth: the number of an action, from 0
 *
 * Tells where an action stands in the text of a replay, so that people find it.
 *
 * Returns: the number of the line, from 1
 */
guint
pat_replay_get_line (PatReplay *self,
                     guint      nth)
{
  g_return_val_if_fail (PAT_IS_REPLAY (self), 0);

  return LINES_AHEAD + (pat_replay_get_player (self) != NULL ? 1 : 0) + nth + 1;
}

static PatReplay *
read_replay (PatLines *lines)
{
  g_autoptr (PatReplay) self = NULL;
  g_autofree char *name = NULL;
  const char *deal;

  if (pat_lines_take (lines, "program") == NULL)
    return NULL;
  deal = pat_lines_take (lines, "deal");
  if (deal == NULL)
    return NULL;
  if (strlen (deal) > PAT_REPLAY_MAX_DEAL)
    {
      pat_lines_fail (lines, _("the line is too long"));
      return NULL;
    }
  self = pat_replay_new (deal);
  if (pat_lines_has (lines, "player") && !pat_replay_read_name (lines, &name))
    return NULL;
  pat_replay_set_player (self, name);
  if (!pat_replay_read_body (self, lines) || !pat_lines_finish (lines))
    return NULL;
  return g_steal_pointer (&self);
}

/* What texts of replays and of contests have in common. */
PatLinesFormat
pat_replay_get_format (const char *magic,
                       guint       version,
                       gsize       max_bytes)
{
  return (PatLinesFormat) {
    .magic = magic,
    .version = version,
    .max_bytes = max_bytes,
    .max_lines = G_MAXUINT,
    /* Translators: two numbers of versions, such as 3 and 2 */
    .later = _("it was written by a newer version of this program, in format %s; "
               "formats up to %u are known here"),
    .too_large = _("the file is too large"),
    .domain = PAT_REPLAY_ERROR,
    .code = PAT_REPLAY_ERROR_FORMAT,
    .later_code = PAT_REPLAY_ERROR_NEWER,
  };
}

/**
 * pat_replay_parse:
 * @text: (array length=length) (element-type guint8): a replay as text
 * @length: its length in bytes, -1 if it ends with a zero
 * @error: return location
 *
 * Reads a replay. Whether its moves are legal, and whether what is claimed is true, is for
 * pat_replay_verify() to say.
 *
 * Fails with %PAT_REPLAY_ERROR_FORMAT if the text is not a replay or is damaged, and with
 * %PAT_REPLAY_ERROR_NEWER if it was written by a newer version; the message names the line.
 *
 * Returns: (transfer full) (nullable): the replay
 */
PatReplay *
pat_replay_parse (const char  *text,
                  gssize       length,
                  GError     **error)
{
  PatLinesFormat format = pat_replay_get_format (MAGIC, PAT_REPLAY_VERSION, MAX_BYTES);
  PatLines lines = { .error = error };
  PatReplay *self = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  format.other = _("this is not a replay");
  if (pat_lines_read (&lines, &format, text, length < 0 ? strlen (text) : (gsize) length) &&
      pat_lines_check_sum (&lines))
    self = read_replay (&lines);
  pat_lines_clear (&lines);
  return self;
}
