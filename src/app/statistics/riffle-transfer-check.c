/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the figures and the games of a file can be those of a player. */
#include "config.h"

#include "riffle-transfer.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-record-form.h"

static gboolean
refuse (GError **error,
        char    *reason)
{
  riffle_transfer_fail (error, reason);
  return FALSE;
}

/* What the games of a record come to. */
typedef struct
{
  RiffleRecord record;
  guint        n_above; /* the best score */
  guint        n_below;
} Sum;

static Sum
add_up (const RiffleTransferRecord *record)
{
  Sum sum = { 0 };

  for (guint i = 0; i < record->games->len; i++)
    {
      const RiffleResult *game = &g_array_index (record->games, RiffleResult, i);

      riffle_record_add (&sum.record, game);
      sum.n_above += game->score > record->record.best_score;
      sum.n_below += game->score < record->record.best_score;
    }
  return sum;
}

/* The games are the last ones of those that were counted. Whether fewer points are better is not
 * known here; but no score is better than the best one. Returns: the key of a figure that they
 * contradict, or %NULL */
static const char *
find_wrong_figure (const RiffleTransferRecord *transfer)
{
  const RiffleRecord *all = &transfer->record;
  Sum sum = add_up (transfer);
  const RiffleRecord *last = &sum.record;
  const struct
  {
    gboolean    is_right;
    const char *key;
  } rows[] = {
    { last->won <= all->won, "won" },
    { last->played - last->won <= all->played - all->won, "played" },
    { last->abandoned <= all->abandoned, "abandoned" },
    { last->helped <= all->helped, "helped" },
    { last->helped_won <= all->helped_won, "helped-won" },
    { last->won == 0 || all->best_time_msec <= last->best_time_msec, "best-time-msec" },
    { last->best_moves == 0 || all->best_moves <= last->best_moves, "best-moves" },
    { last->total_time_msec <= all->total_time_msec, "total-time-msec" },
    { last->played_time_msec <= all->played_time_msec, "played-time-msec" },
    { sum.n_above == 0 || sum.n_below == 0, "best-score" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!rows[i].is_right)
      return rows[i].key;
  return NULL;
}

/**
 * riffle_transfer_check:
 * @record: a record
 * @error: return location
 *
 * Checks that the totals fit each other.
 *
 * Returns: %FALSE and @error if they do not
 */
gboolean
riffle_transfer_check (RiffleTransferRecord  *record,
                       GError               **error)
{
  g_autofree char *shown = riffle_error_dup_name (record->name);
  RiffleRecordFault fault;

  if (record->record.played == 0)
    /* Translators: %s is the name of a game, such as “klondike:draw=1” */
    return refuse (error, g_strdup_printf (_("No game of “%s” was played"), shown));
  if (riffle_record_is_possible (&record->record, &fault)
      && riffle_record_has_possible_totals (&record->record, &fault))
    return TRUE;
  return refuse (error,
                 /* Translators: the name of a game, such as “klondike:draw=1”, and the names of
                    two values, such as “won” and “played” */
                 g_strdup_printf (_("The numbers of “%s” contradict each other: “%s” and “%s”"),
                                  shown, fault.one, fault.other));
}

/**
 * riffle_transfer_check_games:
 * @record: a record with all its games
 * @error: return location
 *
 * Checks that the games fit the totals. When no more games are counted, they need not.
 *
 * Returns: %FALSE and @error if they do not
 */
gboolean
riffle_transfer_check_games (RiffleTransferRecord  *record,
                             GError               **error)
{
  g_autofree char *shown = riffle_error_dup_name (record->name);
  const char *key = NULL;

  if (record->record.played < RIFFLE_MAX_GAMES)
    key = find_wrong_figure (record);
  if (key == NULL)
    return TRUE;
  return refuse (error,
                 /* Translators: the name of a game, such as “klondike:draw=1”, and the name of a
                    value, such as “best-time-msec” */
                 g_strdup_printf (_("The numbers of “%s” contradict each other: “%s” and the games "
                                    "themselves"), shown, key));
}
