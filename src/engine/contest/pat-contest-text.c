/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Contests as text: the deals, and what each entrant did in them. */
#include "config.h"

#include "pat-contest.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "pat-replay-private.h"
#include "pat-text-private.h"

#define MAGIC   "riffle-contest "
#define N_KINDS (PAT_CONTEST_TABLE + 1)

static const char *const kinds[N_KINDS] = { "tour", "tournament", "table" };

static const struct
{
  PatTableFlags  flag;
  const char    *word;
} table_words[] = { { PAT_TABLE_RACE, "race" }, { PAT_TABLE_NOTHING, "nothing" } };

static void
print_entrant (GString    *text,
               PatContest *self,
               guint       entrant)
{
  const char *name = pat_contest_get_name (self, entrant);
  guint n_plays = 0;

  for (guint i = 0; i < pat_contest_get_n_deals (self); i++)
    n_plays += pat_contest_get_play (self, entrant, i) != NULL;
  if (name != NULL)
    g_string_append_printf (text, "player: %s\n", name);
  g_string_append_printf (text, "games: %u\n", n_plays);
  for (guint i = 0; i < pat_contest_get_n_deals (self); i++)
    {
      PatReplay *play = pat_contest_get_play (self, entrant, i);

      if (play == NULL)
        continue;
      g_string_append_printf (text, "game: %u\nover: %s\n", i + 1,
                              pat_contest_is_over (self, entrant, i) ? "yes" : "no");
      pat_replay_print_body (play, text);
    }
}

static void
print_table (GString       *text,
             PatTableFlags  flags)
{
  for (guint i = 0; i < G_N_ELEMENTS (table_words); i++)
    if ((flags & table_words[i].flag) != 0)
      g_string_append_printf (text, "table: %s\n", table_words[i].word);
}

/* Writes all but the last line. */
static GString *
print_contest (PatContest *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, MAGIC "%u\nprogram: %s\nkind: %s\n", PAT_CONTEST_VERSION,
                          RIFFLE_VERSION, kinds[pat_contest_get_kind (self)]);
  print_table (text, pat_contest_get_table (self));
  g_string_append_printf (text, "deals: %u\n", pat_contest_get_n_deals (self));
  for (guint i = 0; i < pat_contest_get_n_deals (self); i++)
    g_string_append_printf (text, "deal: %s\n", pat_contest_get_deal (self, i));
  g_string_append_printf (text, "players: %u\n", pat_contest_get_n_entrants (self));
  for (guint i = 0; i < pat_contest_get_n_entrants (self); i++)
    print_entrant (text, self, i);
  return text;
}

/**
 * pat_contest_to_string:
 * @self: a contest
 *
 * Writes a contest as text.
 *
 * Returns: (transfer full): the text
 */
char *
pat_contest_to_string (PatContest *self)
{
  GString *text;

  g_return_val_if_fail (PAT_IS_CONTEST (self), NULL);

  text = print_contest (self);
  pat_lines_print_end (text);
  return g_string_free (text, FALSE);
}

/**
 * pat_contest_to_draft:
 * @self: a contest
 *
 * Writes a contest as text without its checksum, which takes most of the time if the text is long.
 *
 * Returns: (transfer full): a text for [func@Patience.Contest.seal_draft]
 */
char *
pat_contest_to_draft (PatContest *self)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self), NULL);

  return g_string_free (print_contest (self), FALSE);
}

/**
 * pat_contest_seal_draft:
 * @draft: what [method@Patience.Contest.to_draft] has written
 *
 * Adds the checksum. Any thread may do this, while the contest goes on.
 *
 * Returns: (transfer full): what [method@Patience.Contest.to_string] would have written then
 */
char *
pat_contest_seal_draft (const char *draft)
{
  GString *text;

  g_return_val_if_fail (draft != NULL, NULL);

  text = g_string_new (draft);
  pat_lines_print_end (text);
  return g_string_free (text, FALSE);
}

/**
 * pat_contest_has_room:
 * @self: a contest
 *
 * Tells whether another player may enter: there are fewer than %PAT_CONTEST_MAX_ENTRANTS, and at
 * least %PAT_CONTEST_ENTRANT_BYTES are left of the file. The contest is written as text for that.
 *
 * Returns: whether there is room for one more
 */
gboolean
pat_contest_has_room (PatContest *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (PAT_IS_CONTEST (self), FALSE);

  if (pat_contest_get_n_entrants (self) >= PAT_CONTEST_MAX_ENTRANTS)
    return FALSE;
  text = pat_contest_to_string (self);
  return strlen (text) + PAT_CONTEST_ENTRANT_BYTES <= PAT_CONTEST_MAX_BYTES;
}

static gboolean
read_kind (PatLines       *lines,
           PatContestKind *kind)
{
  const char *word = pat_lines_take (lines, "kind");
  g_autofree char *shown = NULL;

  if (word == NULL)
    return FALSE;
  for (guint i = 0; i < N_KINDS; i++)
    if (strcmp (word, kinds[i]) == 0)
      {
        *kind = (PatContestKind) i;
        return TRUE;
      }
  shown = pat_text_excerpt (word, -1);
  /* Translators: %s is what stands there; the words are those of the file */
  return pat_lines_fail (lines, _("“%s” is not “tour”, “tournament” or “table”"), shown);
}

static PatTableFlags
find_table_flag (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (table_words); i++)
    if (strcmp (word, table_words[i].word) == 0)
      return table_words[i].flag;
  return PAT_TABLE_PLAIN;
}

/* There is a line for each flag of a table. */
static gboolean
read_table (PatLines       *lines,
            PatContestKind  kind,
            PatTableFlags  *flags)
{
  *flags = PAT_TABLE_PLAIN;
  while (kind == PAT_CONTEST_TABLE && pat_lines_has (lines, "table"))
    {
      PatTableFlags flag = find_table_flag (pat_lines_take (lines, "table"));

      if (flag == PAT_TABLE_PLAIN || (*flags & flag) != 0)
        return pat_lines_fail (lines, _("“race” or “nothing” was expected, each once at most"));
      *flags |= flag;
    }
  return TRUE;
}

/* Returns: (transfer full) (nullable): the contest without players */
static PatContest *
read_head (PatLines *lines)
{
  g_autoptr (GStrvBuilder) deals = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  PatContestKind kind = PAT_CONTEST_TOUR;
  PatTableFlags flags;
  PatContest *self;
  gint64 n_deals;

  if (pat_lines_take (lines, "program") == NULL || !read_kind (lines, &kind) ||
      !read_table (lines, kind, &flags) ||
      !pat_lines_take_number (lines, "deals", 1, PAT_CONTEST_MAX_DEALS, &n_deals))
    return NULL;
  for (gint64 i = 0; i < n_deals; i++)
    {
      const char *deal = pat_lines_take (lines, "deal");

      if (deal == NULL)
        return NULL;
      if (strlen (deal) > PAT_REPLAY_MAX_DEAL)
        {
          pat_lines_fail (lines, _("the line is too long"));
          return NULL;
        }
      g_strv_builder_add (deals, deal);
    }
  list = g_strv_builder_end (deals);
  self = pat_contest_new (kind, (const char *const *) list);
  if (kind == PAT_CONTEST_TABLE)
    pat_contest_set_table (self, flags);
  return self;
}

static gboolean
read_over (PatLines *lines,
           gboolean *is_over)
{
  const char *word = pat_lines_take (lines, "over");

  if (word == NULL)
    return FALSE;
  *is_over = strcmp (word, "yes") == 0;
  return *is_over || strcmp (word, "no") == 0
         || pat_lines_fail (lines, _("“yes” or “no” was expected"));
}

static gboolean
read_play (PatContest *self,
           PatLines   *lines,
           guint       entrant)
{
  g_autoptr (PatReplay) play = NULL;
  gboolean is_over;
  gint64 deal;

  if (!pat_lines_take_number (lines, "game", 1, pat_contest_get_n_deals (self), &deal))
    return FALSE;
  if (pat_contest_get_play (self, entrant, (guint) deal - 1) != NULL)
    return pat_lines_fail (lines, _("this game of the player was there already"));
  if (!read_over (lines, &is_over))
    return FALSE;
  play = pat_replay_new (pat_contest_get_deal (self, (guint) deal - 1));
  pat_replay_set_player (play, pat_contest_get_name (self, entrant));
  return pat_replay_read_body (play, lines) &&
         pat_contest_set_play (self, entrant, (guint) deal - 1, play, is_over);
}

static gboolean
read_entrant (PatContest *self,
              PatLines   *lines)
{
  g_autofree char *name = NULL;
  gint64 n_plays;
  int entrant;

  if (pat_lines_has (lines, "player") && !pat_replay_read_name (lines, &name))
    return FALSE;
  entrant = pat_contest_add_entrant (self, name);
  if (!pat_lines_take_number (lines, "games", 0, pat_contest_get_n_deals (self), &n_plays))
    return FALSE;
  for (gint64 i = 0; i < n_plays; i++)
    if (!read_play (self, lines, (guint) entrant))
      return FALSE;
  return TRUE;
}

static PatContest *
read_contest (PatLines *lines)
{
  g_autoptr (PatContest) self = read_head (lines);
  gint64 n_entrants;

  if (self == NULL ||
      !pat_lines_take_number (lines, "players", 1, PAT_CONTEST_MAX_ENTRANTS, &n_entrants))
    return NULL;
  if (pat_contest_get_kind (self) == PAT_CONTEST_TOUR && n_entrants != 1)
    {
      pat_lines_fail (lines, _("a tour has one player"));
      return NULL;
    }
  for (gint64 i = 0; i < n_entrants; i++)
    if (!read_entrant (self, lines))
      return NULL;
  return pat_lines_finish (lines) ? g_steal_pointer (&self) : NULL;
}

/**
 * pat_contest_parse:
 * @text: (array length=length) (element-type guint8): a contest as text
 * @length: its length in bytes, -1 if it ends with a zero
 * @error: return location
 *
 * Reads a contest. Whether what its players claim is true is for pat_contest_verify() to say.
 *
 * Fails with %PAT_REPLAY_ERROR_FORMAT if the text is not a contest or is damaged, and with
 * %PAT_REPLAY_ERROR_NEWER if it was written by a newer version; the message names the line.
 *
 * Returns: (transfer full) (nullable): the contest
 */
PatContest *
pat_contest_parse (const char  *text,
                   gssize       length,
                   GError     **error)
{
  PatLinesFormat format = pat_replay_get_format (MAGIC, PAT_CONTEST_VERSION, PAT_CONTEST_MAX_BYTES);
  PatLines lines = { .error = error };
  PatContest *self = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  format.other = _("this is not a contest");
  if (pat_lines_read (&lines, &format, text, length < 0 ? strlen (text) : (gsize) length) &&
      pat_lines_check_sum (&lines))
    self = read_contest (&lines);
  pat_lines_clear (&lines);
  return self;
}
