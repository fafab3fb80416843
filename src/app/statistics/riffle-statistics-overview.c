/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics of all games together, as rows of a list. */
#include "config.h"

#include "riffle-statistics-overview.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-statistics-row.h"
#include "riffle-statistics-rows.h"
#include "riffle-totals.h"

/* Without a name, a variant is of a module that is not here. */
static char *
dup_name (PatRegistry              *registry,
          const RiffleVariantTotal *total)
{
  PatVariant *variant = pat_registry_find (registry, total->id);

  return g_strdup (variant != NULL ? pat_variant_get_name (variant) : total->id);
}

static char *
dup_part_of_all (const RiffleVariantTotal *total)
{
  RiffleRecord record = { .played = total->n_played, .won = total->n_won };

  /* Translators: games of one kind: how many were won, how many were played, and how many per cent
     that is, such as “12 of 30 won (40 %)” */
  return g_strdup_printf (C_("statistics", "%1$u of %2$u won (%3$u %%)"), total->n_won,
                          total->n_played, riffle_record_get_rate (&record));
}

static void
add_variants (GListStore         *rows,
              const RiffleTotals *totals,
              PatRegistry        *registry)
{
  /* Translators: a heading above the games that were played, each with its number */
  riffle_statistics_row_add_heading (rows, g_strdup (_("Games")));
  for (guint i = 0; i < totals->variants->len; i++)
    {
      const RiffleVariantTotal *total = g_ptr_array_index (totals->variants, i);
      const RiffleVariantTotal *most = g_ptr_array_index (totals->variants, 0);
      g_autofree char *name = dup_name (registry, total);
      double played = MAX (total->n_played, 1);

      riffle_statistics_row_add_chart (rows, name, dup_part_of_all (total),
                                       riffle_series_new_bar (played / MAX (most->n_played, 1),
                                                              total->n_won / played));
    }
}

static void
add_favourites (GListStore         *rows,
                const RiffleTotals *totals,
                PatRegistry        *registry)
{
  const RiffleVariantTotal *best = riffle_totals_find_best (totals);

  /* Translators: a line of the statistics: the game that was played most often */
  riffle_statistics_row_add_figure (rows, _("Played most often"),
                                    dup_name (registry,
                                              g_ptr_array_index (totals->variants, 0)));
  if (best != NULL)
    /* Translators: a line of the statistics: the game that the player wins most often */
    riffle_statistics_row_add_figure (rows, _("Won most often"), dup_name (registry, best));
  if (totals->n_days > 0)
    /* Translators: a line of the statistics: the row of days, up to now, on each of which a game
       was won */
    riffle_statistics_row_add_figure (rows, _("Days in a row with a win"),
                                      riffle_format_number (totals->n_days));
}

/**
 * riffle_statistics_overview_new:
 * @statistics: the statistics
 * @registry: knows the names of the variants
 *
 * Sums up all games.
 *
 * Returns: (transfer full): the rows, none if nothing was played
 */
GListModel *
riffle_statistics_overview_new (RiffleStatistics *statistics,
                                PatRegistry      *registry)
{
  GListStore *rows = riffle_statistics_row_new_list ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (RiffleTotals) totals = riffle_totals_new (statistics, now);

  if (totals->variants->len == 0)
    return G_LIST_MODEL (rows);
  /* Translators: a heading: the statistics of all games together */
  riffle_statistics_row_add_heading (rows, g_strdup (_("All Games")));
  riffle_statistics_rows_add_counts (rows, &totals->record);
  /* Translators: a line of the statistics: how long all games took together */
  riffle_statistics_row_add_figure (rows, _("Time played"),
                                    riffle_format_time (totals->record.played_time_msec));
  add_favourites (rows, totals, registry);
  riffle_statistics_row_add_chart (rows, _("Share of games won"), g_strdup (""),
                                   riffle_series_new_share (totals->games));
  add_variants (rows, totals, registry);
  return G_LIST_MODEL (rows);
}
