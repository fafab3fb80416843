/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all tables together have brought each player, in a file of its own. */
#include "config.h"

#include "riffle-league.h"

#include <glib/gi18n.h>

#include "riffle-league-file.h"

#define MAX_BYTES (4 * 1024 * 1024) /* more than ten thousand players can have */

/* An addition is what a table has brought: an array of entries. %NULL forgets all players. */
struct _RiffleLeague
{
  RiffleSharedFile  parent_instance;

  GPtrArray        *entries; /* of RiffleLeagueEntry, the first one first */
};

G_DEFINE_FINAL_TYPE (RiffleLeague, riffle_league, RIFFLE_TYPE_SHARED_FILE)

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

static gboolean
riffle_league_load (RiffleSharedFile  *file,
                    const char        *text,
                    GError           **error)
{
  RiffleLeague *self = RIFFLE_LEAGUE (file);
  GPtrArray *entries = riffle_league_file_parse (text, error);

  if (entries == NULL)
    return FALSE;
  g_ptr_array_unref (self->entries);
  self->entries = entries;
  g_ptr_array_sort (entries, compare_entries);
  return TRUE;
}

static void
riffle_league_apply (RiffleSharedFile *file,
                     gconstpointer     addition)
{
  RiffleLeague *self = RIFFLE_LEAGUE (file);
  const GPtrArray *results = addition;

  if (results == NULL)
    g_ptr_array_set_size (self->entries, 0);
  for (guint i = 0; results != NULL && i < results->len; i++)
    add_entry (self->entries, g_ptr_array_index (results, i));
  g_ptr_array_sort (self->entries, compare_entries);
}

static char *
riffle_league_dup_text (RiffleSharedFile *file)
{
  return riffle_league_file_to_string (RIFFLE_LEAGUE (file)->entries);
}

static void
addition_free (gpointer addition)
{
  if (addition != NULL)
    g_ptr_array_unref (addition);
}

static void
riffle_league_finalize (GObject *object)
{
  g_ptr_array_unref (RIFFLE_LEAGUE (object)->entries);
  G_OBJECT_CLASS (riffle_league_parent_class)->finalize (object);
}

static void
riffle_league_class_init (RiffleLeagueClass *class)
{
  static const RiffleSharedFileTexts texts = {
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    .kept = N_("The league could not be read: %s\nThe file is kept as “%s”."),
    /* Translators: %s is a sentence that says what is wrong */
    .unread = N_("The league could not be read: %s"),
    /* Translators: %s is the reason, such as “No space left on device” */
    .unsaved = N_("The league could not be saved: %s"),
    .summary = N_("The league is not saved."),
    .disk_full = N_("The disk is full. The league is not saved."),
  };
  RiffleSharedFileClass *file_class = RIFFLE_SHARED_FILE_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = riffle_league_finalize;
  file_class->texts = &texts;
  file_class->max_bytes = MAX_BYTES;
  file_class->free_addition = addition_free;
  file_class->load = riffle_league_load;
  file_class->apply = riffle_league_apply;
  file_class->dup_text = riffle_league_dup_text;
}

static void
riffle_league_init (RiffleLeague *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
}

/* Returns: (transfer none) (element-type RiffleLeagueEntry): the players, the first one first */
GPtrArray *
riffle_league_list (RiffleLeague *self)
{
  g_return_val_if_fail (RIFFLE_IS_LEAGUE (self), NULL);

  return self->entries;
}

/**
 * riffle_league_add:
 * @self: the league
 * @results: (element-type RiffleLeagueEntry): what a table has brought each of its players
 * @error: return location
 *
 * Adds the results of a table.
 *
 * Returns: as riffle_shared_file_save ()
 */
gboolean
riffle_league_add (RiffleLeague  *self,
                   GPtrArray     *results,
                   GError       **error)
{
  g_return_val_if_fail (RIFFLE_IS_LEAGUE (self) && results != NULL, FALSE);

  riffle_shared_file_add (RIFFLE_SHARED_FILE (self), g_ptr_array_ref (results));
  return riffle_shared_file_save (RIFFLE_SHARED_FILE (self), error);
}

/**
 * riffle_league_clear:
 * @self: the league
 * @error: return location
 *
 * Forgets all players.
 *
 * Returns: as riffle_shared_file_save ()
 */
gboolean
riffle_league_clear (RiffleLeague  *self,
                     GError       **error)
{
  g_return_val_if_fail (RIFFLE_IS_LEAGUE (self), FALSE);

  riffle_shared_file_add (RIFFLE_SHARED_FILE (self), NULL);
  return riffle_shared_file_save (RIFFLE_SHARED_FILE (self), error);
}
