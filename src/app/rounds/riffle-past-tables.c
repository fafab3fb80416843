/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables that were played to their end, each in a file of its own. */
#include "config.h"

#include "riffle-past-tables.h"

#include <glib/gstdio.h>

#include "riffle-lock.h"

#define PREFIX     "table-"
#define SUFFIX     ".riffle-contest"
#define MAX_TABLES 20   /* that are kept; the oldest one goes first */
#define WAIT_MSEC  1000 /* for another program */

struct _RifflePastTables
{
  GObject  parent_instance;

  char    *folder;
};

G_DEFINE_FINAL_TYPE (RifflePastTables, riffle_past_tables, G_TYPE_OBJECT)

static void
riffle_past_tables_finalize (GObject *object)
{
  RifflePastTables *self = RIFFLE_PAST_TABLES (object);

  g_free (self->folder);
  G_OBJECT_CLASS (riffle_past_tables_parent_class)->finalize (object);
}

static void
riffle_past_tables_class_init (RifflePastTablesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_past_tables_finalize;
}

static void
riffle_past_tables_init (RifflePastTables *self)
{
}

/**
 * riffle_past_tables_new:
 * @folder: (type filename): where they are kept
 *
 * Returns: (transfer full): the tables
 */
RifflePastTables *
riffle_past_tables_new (const char *folder)
{
  RifflePastTables *self = g_object_new (RIFFLE_TYPE_PAST_TABLES, NULL);

  self->folder = g_strdup (folder);
  return self;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint64 first = *(const guint64 *) a, second = *(const guint64 *) b;

  return first > second ? -1 : first < second;
}

/* The numbers of the files, the newest first. */
static GArray *
list_numbers (RifflePastTables *self)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  GDir *dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *digits = NULL;
      guint64 number;

      if (!g_str_has_prefix (name, PREFIX) || !g_str_has_suffix (name, SUFFIX))
        continue;
      digits = g_strndup (name + strlen (PREFIX), strlen (name) - strlen (PREFIX SUFFIX));
      if (g_ascii_string_to_unsigned (digits, 10, 1, G_MAXUINT32, &number, NULL))
        g_array_append_val (numbers, number);
    }
  g_clear_pointer (&dir, g_dir_close);
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

static char *
dup_path (RifflePastTables *self,
          guint64           number)
{
  g_autofree char *name = g_strdup_printf (PREFIX "%" G_GUINT64_FORMAT SUFFIX, number);

  return g_build_filename (self->folder, name, NULL);
}

static PatContest *
read_table (RifflePastTables  *self,
            guint64            number,
            GError           **error)
{
  g_autofree char *path = dup_path (self, number);
  gsize length = 0;
  g_autofree char *text = pat_file_read (path, PAT_CONTEST_MAX_BYTES, &length, error);

  return text != NULL ? pat_contest_parse (text, (gssize) length, error) : NULL;
}

/* A table of a newer version of the program is left to that one. */
static void
remove_table (RifflePastTables *self,
              guint64           number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatContest) table = read_table (self, number, &error);
  g_autofree char *path = dup_path (self, number);

  if (!g_error_matches (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_NEWER))
    g_unlink (path);
}

static gboolean
write_under_lock (RifflePastTables  *self,
                  PatContest        *contest,
                  GError           **error)
{
  g_autoptr (GArray) numbers = list_numbers (self);
  guint64 newest = numbers->len > 0 ? g_array_index (numbers, guint64, 0) : 0;
  g_autofree char *path = dup_path (self, newest + 1);
  g_autofree char *text = pat_contest_to_string (contest);

  if (!pat_file_write (text, path, error))
    return FALSE;
  for (guint i = MAX_TABLES - 1; i < numbers->len; i++)
    remove_table (self, g_array_index (numbers, guint64, i));
  return TRUE;
}

/**
 * riffle_past_tables_add:
 * @self: the tables
 * @contest: a table that was played to its end
 * @error: return location
 *
 * Keeps a table. Only the newest ones are kept.
 *
 * Returns: %FALSE and @error if it cannot be written
 */
gboolean
riffle_past_tables_add (RifflePastTables  *self,
                        PatContest        *contest,
                        GError           **error)
{
  g_autofree char *lock_path = NULL;
  gboolean is_written;
  int lock;

  g_return_val_if_fail (RIFFLE_IS_PAST_TABLES (self) && PAT_IS_CONTEST (contest), FALSE);

  lock_path = g_build_filename (self->folder, "lock", NULL);
  lock = riffle_lock_take (lock_path, WAIT_MSEC, error);
  if (lock < 0)
    return FALSE;
  is_written = write_under_lock (self, contest, error);
  riffle_lock_release (lock);
  return is_written;
}

/* Whether everybody has played so many rounds by these rules. */
static gboolean
is_suitable (PatContest *contest,
             const char *rules,
             guint       n_rounds)
{
  if (pat_contest_get_kind (contest) != PAT_CONTEST_TABLE
      || pat_contest_get_n_deals (contest) < n_rounds
      || pat_contest_get_n_entrants (contest) == 0)
    return FALSE;
  for (guint i = 0; i < n_rounds; i++)
    {
      const char *deal = pat_contest_get_deal (contest, i);
      gsize length = strlen (rules);

      if (strncmp (deal, rules, length) != 0 || deal[length] != '#')
        return FALSE;
      for (guint k = 0; k < pat_contest_get_n_entrants (contest); k++)
        if (!pat_contest_is_over (contest, k, i))
          return FALSE;
    }
  return TRUE;
}

static gboolean
is_true (PatContest  *contest,
         PatRegistry *registry,
         guint        entrant,
         guint        n_rounds)
{
  PatReplayResult result;

  for (guint i = 0; i < n_rounds; i++)
    if (!pat_contest_verify (contest, registry, entrant, i, &result, NULL))
      return FALSE;
  return TRUE;
}

/* A round in which somebody claims what is not true counts for nobody, not even for the player who
 * meets that one now. */
static void
leave_out_untrue (PatContest  *contest,
                  PatRegistry *registry,
                  guint        n_rounds)
{
  for (guint i = pat_contest_get_n_entrants (contest); i-- > 0;)
    if (!is_true (contest, registry, i, n_rounds))
      pat_contest_remove_entrant (contest, i);
}

/**
 * riffle_past_tables_find:
 * @self: the tables
 * @registry: where the game of the rules is looked for
 * @rules: a deal string without a number
 * @n_rounds: at least 1
 *
 * Finds the newest table at which at least so many rounds were played by these rules. Files that
 * cannot be read are passed over, and players who did what cannot be done, or claim what is not
 * true, are left out.
 *
 * Returns: (transfer full) (nullable): the table
 */
PatContest *
riffle_past_tables_find (RifflePastTables *self,
                         PatRegistry      *registry,
                         const char       *rules,
                         guint             n_rounds)
{
  g_autoptr (GArray) numbers = NULL;

  g_return_val_if_fail (RIFFLE_IS_PAST_TABLES (self) && rules != NULL, NULL);

  numbers = list_numbers (self);
  for (guint i = 0; i < numbers->len; i++)
    {
      g_autoptr (PatContest) contest = read_table (self, g_array_index (numbers, guint64, i), NULL);

      if (contest == NULL || !is_suitable (contest, rules, n_rounds))
        continue;
      leave_out_untrue (contest, registry, n_rounds);
      if (pat_contest_get_n_entrants (contest) > 0)
        return g_steal_pointer (&contest);
    }
  return NULL;
}
