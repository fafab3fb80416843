/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How statistics from a file are added to those that are there. */
#include "config.h"

#include "riffle-transfer-merge.h"

#include "riffle-record-form.h"
#include "riffle-transfer.h"

/* Whether fewer points are better is known as long as the module is there. */
static gboolean
is_low_good (PatRegistry *registry,
             const char  *name)
{
  g_autofree char *id = g_strndup (name, strcspn (name, ":"));
  PatVariant *variant = pat_registry_find (registry, id);
  const PatScoring *scoring = variant != NULL ? pat_variant_get_spec (variant)->game.scoring : NULL;

  return scoring != NULL && scoring->low_is_good;
}

/* Whether a record without games is there already, as far as that can be told. */
static gboolean
is_same_record (const RiffleRecord *record,
                const RiffleRecord *other)
{
  for (guint i = 0; i < RIFFLE_RECORD_N_COPIED; i++)
    if (riffle_record_get_field (record, i) != riffle_record_get_field (other, i))
      return FALSE;
  return TRUE;
}

/* If some of the games are there, the file comes from this player: the others are added. Returns:
 * how many, or -1 if none is there */
static gint64
add_missing (const RiffleTransferRecord *record,
             RiffleStatistics           *statistics,
             gboolean                    is_low_good)
{
  g_autoptr (GArray) known = riffle_statistics_get_games (statistics, record->name);
  g_autoptr (GArray) missing = riffle_history_new ();

  for (guint i = 0; i < record->games->len; i++)
    {
      RiffleResult game = g_array_index (record->games, RiffleResult, i);

      game.low_is_good = is_low_good;
      if (!riffle_history_find (known, &game, NULL))
        g_array_append_val (missing, game);
    }
  if (missing->len == record->games->len)
    return -1;
  for (guint i = 0; i < missing->len; i++)
    riffle_statistics_add (statistics, record->name, &g_array_index (missing, RiffleResult, i));
  return missing->len;
}

static guint64
add_record (RiffleTransferRecord *record,
            RiffleStatistics     *statistics,
            PatRegistry          *registry)
{
  RiffleRecord existing;
  gint64 n_missing;

  record->record.low_is_good = is_low_good (registry, record->name);
  riffle_statistics_get (statistics, record->name, &existing);
  if (existing.played > 0 && is_same_record (&record->record, &existing))
    return 0;
  n_missing = add_missing (record, statistics, record->record.low_is_good);
  if (n_missing >= 0)
    return (guint64) n_missing;
  riffle_statistics_merge (statistics, record->name, &record->record, record->games);
  return record->record.played;
}

/**
 * riffle_transfer_merge:
 * @transfer: (element-type RiffleTransferRecord): what was read
 * @statistics: the statistics
 * @registry: knows the variants
 *
 * Adds what is not there yet: nothing is put in the place of anything, and a game that is there is
 * not counted twice.
 *
 * Returns: how many games were added
 */
guint64
riffle_transfer_merge (GPtrArray        *transfer,
                       RiffleStatistics *statistics,
                       PatRegistry      *registry)
{
  guint64 n = 0;

  riffle_statistics_hold (statistics, TRUE);
  for (guint i = 0; i < transfer->len; i++)
    n += add_record (g_ptr_array_index (transfer, i), statistics, registry);
  riffle_statistics_hold (statistics, FALSE);
  return n;
}
