/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For which variants and options there are records. */
#include "config.h"

#include "riffle-statistics.h"

static gboolean
belongs_to (const char *key,
            const char *variant)
{
  gsize length = strlen (variant);

  return strncmp (key, variant, length) == 0 && (key[length] == '\0' || key[length] == ':');
}

/**
 * riffle_statistics_list:
 * @self: the statistics
 * @variant: (nullable): the id of a variant; %NULL: all
 *
 * Lists the keys for which there are records.
 *
 * Returns: (transfer full) (array zero-terminated=1): the keys
 */
char **
riffle_statistics_list (RiffleStatistics *self,
                        const char       *variant)
{
  GKeyFile *file;
  g_auto (GStrv) groups = NULL;
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), NULL);

  file = riffle_statistics_journal_get_file (riffle_statistics_get_journal (self));
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *key = groups[i] + strlen (RIFFLE_STATISTICS_GAME);

      if (g_str_has_prefix (groups[i], RIFFLE_STATISTICS_GAME)
          && (variant == NULL || belongs_to (key, variant)))
        g_ptr_array_add (keys, g_strdup (key));
    }
  g_ptr_array_add (keys, NULL);
  return (char **) g_ptr_array_steal (keys, NULL);
}

/**
 * riffle_statistics_count:
 * @self: the statistics
 * @variant: the id of a variant
 * @n_played: (out): how many games of it were played
 * @n_won: (out): how many of them were won
 *
 * Counts the games of a variant, with whatever options.
 */
void
riffle_statistics_count (RiffleStatistics *self,
                         const char       *variant,
                         guint            *n_played,
                         guint            *n_won)
{
  g_auto (GStrv) keys = riffle_statistics_list (self, variant);

  *n_played = *n_won = 0;
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      RiffleRecord record;

      riffle_statistics_get (self, keys[i], &record);
      *n_played += MIN (record.played, G_MAXUINT - *n_played);
      *n_won += MIN (record.won, G_MAXUINT - *n_won);
    }
}
