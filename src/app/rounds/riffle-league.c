/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all tables together have brought each player, in a file of its own. */
#include "config.h"

#include "riffle-league.h"

#include "riffle-league-file.h"
#include "riffle-lock.h"
#include "riffle-statistics-file.h"

#define WAIT_MSEC 1000 /* for another program */

/*
 * Other programs may write the same file. What is added here is kept until it is written: then the
 * file is read again under a lock, and it is added to what the file says by now.
 */
struct _RiffleLeague
{
  GObject    parent_instance;

  char      *path;
  GPtrArray *entries;    /* of RiffleLeagueEntry: what the file said, with all that was added */
  GPtrArray *added;      /* of RiffleLeagueEntry: what is not written yet */
  gboolean   is_cleared; /* before that, and that is not written yet */
  GError    *obstacle;   /* (nullable): why nothing may overwrite the file that is there */
};

G_DEFINE_FINAL_TYPE (RiffleLeague, riffle_league, G_TYPE_OBJECT)

/* Returns: (transfer full): a player who has not played yet */
RiffleLeagueEntry *
riffle_league_entry_new (const char *name)
{
  RiffleLeagueEntry *self = g_new0 (RiffleLeagueEntry, 1);

  self->name = g_strdup (name);
  return self;
}

void
riffle_league_entry_free (RiffleLeagueEntry *self)
{
  g_free (self->name);
  g_free (self);
}

static GPtrArray *
entries_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
}

static void
riffle_league_finalize (GObject *object)
{
  RiffleLeague *self = RIFFLE_LEAGUE (object);

  g_free (self->path);
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->added);
  g_clear_error (&self->obstacle);
  G_OBJECT_CLASS (riffle_league_parent_class)->finalize (object);
}

static void
riffle_league_class_init (RiffleLeagueClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_league_finalize;
}

static void
riffle_league_init (RiffleLeague *self)
{
  self->entries = entries_new ();
  self->added = entries_new ();
}

/**
 * riffle_league_new:
 * @path: (type filename): the file
 *
 * Makes an empty league; the file is not read yet.
 *
 * Returns: (transfer full): the league
 */
RiffleLeague *
riffle_league_new (const char *path)
{
  RiffleLeague *self = g_object_new (RIFFLE_TYPE_LEAGUE, NULL);

  self->path = g_strdup (path);
  riffle_statistics_file_remove_leftovers (path);
  return self;
}

static RiffleLeagueEntry *
find_entry (GPtrArray  *entries,
            const char *name)
{
  for (guint i = 0; i < entries->len; i++)
    {
      RiffleLeagueEntry *entry = g_ptr_array_index (entries, i);

      if (strcmp (entry->name, name) == 0)
        return entry;
    }
  g_ptr_array_add (entries, riffle_league_entry_new (name));
  return g_ptr_array_index (entries, entries->len - 1);
}

static void
add_entry (GPtrArray               *entries,
           const RiffleLeagueEntry *added)
{
  RiffleLeagueEntry *entry = find_entry (entries, added->name);

  if (entry->n_tables == 0 || added->best > entry->best)
    entry->best = added->best;
  entry->n_tables += added->n_tables;
  entry->n_won += added->n_won;
  entry->points += added->points;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const RiffleLeagueEntry *first = *(RiffleLeagueEntry *const *) a;
  const RiffleLeagueEntry *second = *(RiffleLeagueEntry *const *) b;

  if (first->points != second->points)
    return first->points > second->points ? -1 : 1;
  if (first->n_won != second->n_won)
    return first->n_won > second->n_won ? -1 : 1;
  return g_utf8_collate (first->name, second->name);
}

/* What the file says is taken, with all that is not written yet. */
static void
take_entries (RiffleLeague *self,
              GPtrArray    *entries)
{
  if (self->is_cleared)
    g_ptr_array_set_size (entries, 0);
  for (guint i = 0; i < self->added->len; i++)
    add_entry (entries, g_ptr_array_index (self->added, i));
  g_ptr_array_sort (entries, compare_entries);
  g_ptr_array_unref (self->entries);
  self->entries = entries;
}

/**
 * riffle_league_load:
 * @self: the league
 * @kept: (out) (nullable): the new name of a file that could not be read
 * @error: return location
 *
 * Reads the file. If it is not there, the league is empty, which is not an error. A file that
 * cannot be read is given another name and kept; one of a newer version of the program is left
 * alone, and nothing is written then.
 *
 * Returns: %FALSE and @error if the file cannot be read
 */
gboolean
riffle_league_load (RiffleLeague  *self,
                    char         **kept,
                    GError       **error)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree char *text = NULL;
  GPtrArray *entries = NULL;

  g_return_val_if_fail (RIFFLE_IS_LEAGUE (self) && kept != NULL, FALSE);

  *kept = NULL;
  g_clear_error (&self->obstacle);
  text = riffle_statistics_file_read (self->path, &wrong);
  if (g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      take_entries (self, entries_new ());
      return TRUE;
    }
  if (text != NULL)
    entries = riffle_league_file_parse (text, &wrong);
  if (entries != NULL)
    {
      take_entries (self, entries);
      return TRUE;
    }
  *kept = riffle_statistics_file_set_aside (self->path, wrong, &self->obstacle);
  take_entries (self, entries_new ());
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}

/* Returns: (transfer none) (element-type RiffleLeagueEntry): the players, the first one first */
GPtrArray *
riffle_league_list (RiffleLeague *self)
{
  g_return_val_if_fail (RIFFLE_IS_LEAGUE (self), NULL);

  return self->entries;
}

static gboolean
write_under_lock (RiffleLeague  *self,
                  GError       **error)
{
  g_autofree char *text = NULL, *kept = NULL;

  /* A file that was damaged meanwhile is kept beside, and does not keep this from being written. */
  riffle_league_load (self, &kept, NULL);
  if (self->obstacle != NULL)
    {
      g_propagate_error (error, g_error_copy (self->obstacle));
      return FALSE;
    }
  text = riffle_league_file_to_string (self->entries);
  if (!pat_file_write (text, self->path, error))
    return FALSE;
  self->is_cleared = FALSE;
  g_ptr_array_set_size (self->added, 0);
  return TRUE;
}

static gboolean
save (RiffleLeague  *self,
      GError       **error)
{
  int lock = riffle_statistics_file_lock (self->path, WAIT_MSEC, error);
  gboolean is_written;

  if (lock < 0)
    return FALSE;
  is_written = write_under_lock (self, error);
  riffle_lock_release (lock);
  return is_written;
}

/**
 * riffle_league_add:
 * @self: the league
 * @results: (element-type RiffleLeagueEntry): what a table has brought each of its players
 * @error: return location
 *
 * Adds the results of a table.
 *
 * Returns: %FALSE and @error if it could not be written; it is written with the next table
 */
gboolean
riffle_league_add (RiffleLeague  *self,
                   GPtrArray     *results,
                   GError       **error)
{
  g_return_val_if_fail (RIFFLE_IS_LEAGUE (self) && results != NULL, FALSE);

  for (guint i = 0; i < results->len; i++)
    {
      add_entry (self->added, g_ptr_array_index (results, i));
      add_entry (self->entries, g_ptr_array_index (results, i));
    }
  g_ptr_array_sort (self->entries, compare_entries);
  return save (self, error);
}

/**
 * riffle_league_clear:
 * @self: the league
 * @error: return location
 *
 * Forgets all players.
 *
 * Returns: %FALSE and @error if that could not be written
 */
gboolean
riffle_league_clear (RiffleLeague  *self,
                     GError       **error)
{
  g_return_val_if_fail (RIFFLE_IS_LEAGUE (self), FALSE);

  self->is_cleared = TRUE;
  g_ptr_array_set_size (self->added, 0);
  g_ptr_array_set_size (self->entries, 0);
  return save (self, error);
}
