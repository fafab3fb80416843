/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the table of how many deals can be won, which tools/measure-winnability writes. */
#include "config.h"

#include "pat-winnability-private.h"

#include <math.h>

#define TABLE "/io/github/rifflecards/patience/winnability.tsv"

/* So many standard deviations to both sides leave out one sample of twenty. */
#define DEVIATIONS 1.96

/* Of a hundred deals at most so many are not decided in a figure that counts as known. */
#define MAX_UNDECIDED 2.0

/* The columns of the table. */
enum
{
  VARIANT,
  OPTIONS,
  N_DEALS,
  N_WINNABLE,
  N_UNWINNABLE,
  N_COLUMNS
};

static char *
dup_key (const char *variant,
         const char *options)
{
  return g_strdup_printf ("%s:%s", variant, options);
}

static guint
read_number (const char *text)
{
  return (guint) g_ascii_strtoull (text, NULL, 10);
}

/* A line that is no row, such as the first ones, says something to people. */
static void
read_row (GHashTable *rows,
          const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, "\t", N_COLUMNS);
  PatWinnabilityRow *row;

  if (*line == '#' || g_strv_length (cells) != N_COLUMNS || read_number (cells[N_DEALS]) == 0)
    return;
  row = g_new (PatWinnabilityRow, 1);
  row->variant = g_intern_string (cells[VARIANT]);
  row->options = g_intern_string (cells[OPTIONS]);
  row->n_deals = read_number (cells[N_DEALS]);
  row->n_winnable = read_number (cells[N_WINNABLE]);
  row->n_unwinnable = read_number (cells[N_UNWINNABLE]);
  g_hash_table_insert (rows, dup_key (row->variant, row->options), row);
}

static GHashTable *
read_table (void)
{
  GHashTable *rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (TABLE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : "";
  g_autofree char *text = g_strndup (data, length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    read_row (rows, lines[i]);
  return rows;
}

/* Returns: (transfer none) (nullable): what was measured of a game with these options, in the
 * notation of deals; NULL if nothing was */
const PatWinnabilityRow *
pat_winnability_find (const char *variant,
                      const char *options)
{
  static GHashTable *rows;
  g_autofree char *key = dup_key (variant, options);

  if (g_once_init_enter (&rows))
    g_once_init_leave (&rows, read_table ());
  return g_hash_table_lookup (rows, key);
}

/* Of a hundred deals so many can be won, if none of those can that are not decided. */
double
pat_winnability_get_least (const PatWinnabilityRow *row)
{
  return 100.0 * row->n_winnable / row->n_deals;
}

/* Of a hundred deals so many can be won, if all of those can that are not decided. */
double
pat_winnability_get_most (const PatWinnabilityRow *row)
{
  return 100.0 * (row->n_deals - row->n_unwinnable) / row->n_deals;
}

/* Returns: whether nearly all deals were decided */
gboolean
pat_winnability_is_decided (const PatWinnabilityRow *row)
{
  return pat_winnability_get_most (row) - pat_winnability_get_least (row) <= MAX_UNDECIDED;
}

/* Returns: by how many of a hundred the share that was measured may be wrong, because only so many
 * deals were. It is half the width of Wilson's interval, which is not empty if all deals end in the
 * same way; what is not decided adds to it. */
double
pat_winnability_get_error (const PatWinnabilityRow *row)
{
  double share = pat_winnability_get_least (row) / 100;
  double z2n = DEVIATIONS * DEVIATIONS / row->n_deals;
  double half = sqrt (z2n * share * (1 - share) + z2n * z2n / 4) / (1 + z2n);

  return 100 * half + pat_winnability_get_most (row) - pat_winnability_get_least (row);
}
