/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of a list of statistics: a heading, a figure or a chart. */
#include "config.h"

#include "riffle-statistics-row.h"

#include <glib/gi18n.h>

struct _RiffleStatisticsRow
{
  GObject        parent_instance;

  RiffleRowKind  kind;
  char          *title;
  char          *figure; /* (nullable): a heading has none */
  RiffleSeries  *series; /* (nullable): of a chart */
};

G_DEFINE_FINAL_TYPE (RiffleStatisticsRow, riffle_statistics_row, G_TYPE_OBJECT)

static void
riffle_statistics_row_finalize (GObject *object)
{
  RiffleStatisticsRow *self = RIFFLE_STATISTICS_ROW (object);

  g_free (self->title);
  g_free (self->figure);
  g_clear_pointer (&self->series, riffle_series_free);
  G_OBJECT_CLASS (riffle_statistics_row_parent_class)->finalize (object);
}

static void
riffle_statistics_row_class_init (RiffleStatisticsRowClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_statistics_row_finalize;
}

static void
riffle_statistics_row_init (RiffleStatisticsRow *self)
{
}

/**
 * riffle_statistics_row_new_list:
 *
 * Returns: (transfer full): no rows yet
 */
GListStore *
riffle_statistics_row_new_list (void)
{
  return g_list_store_new (RIFFLE_TYPE_STATISTICS_ROW);
}

/* The row that was the last one of its group is not any more. */
static RiffleRowKind
follow_last (GListStore *rows)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (rows));
  g_autoptr (RiffleStatisticsRow) last = n > 0 ? g_list_model_get_item (G_LIST_MODEL (rows), n - 1)
                                               : NULL;

  if (last == NULL || last->kind == RIFFLE_ROW_HEADING)
    return RIFFLE_ROW_ONLY;
  last->kind = last->kind == RIFFLE_ROW_ONLY ? RIFFLE_ROW_FIRST : RIFFLE_ROW_MIDDLE;
  return RIFFLE_ROW_LAST;
}

/* Takes the title, the figure and the series. */
static void
add_row (GListStore   *rows,
         char         *title,
         char         *figure,
         RiffleSeries *series)
{
  g_autoptr (RiffleStatisticsRow) row = g_object_new (RIFFLE_TYPE_STATISTICS_ROW, NULL);

  row->kind = figure == NULL ? RIFFLE_ROW_HEADING : follow_last (rows);
  row->title = title;
  row->figure = figure;
  row->series = series;
  g_list_store_append (rows, row);
}

/**
 * riffle_statistics_row_add_heading:
 * @rows: rows that nobody shows yet
 * @title: (transfer full): a heading
 *
 * Begins a group.
 */
void
riffle_statistics_row_add_heading (GListStore *rows,
                                   char       *title)
{
  add_row (rows, title, NULL, NULL);
}

/**
 * riffle_statistics_row_add_figure:
 * @rows: rows that nobody shows yet
 * @title: what the figure means
 * @figure: (transfer full): the figure
 *
 * Adds a figure.
 */
void
riffle_statistics_row_add_figure (GListStore *rows,
                                  const char *title,
                                  char       *figure)
{
  add_row (rows, g_strdup (title), figure, NULL);
}

/**
 * riffle_statistics_row_add_chart:
 * @rows: rows that nobody shows yet
 * @title: what the chart shows
 * @figure: (transfer full): a figure beside the title; it may be empty
 * @series: (transfer full) (nullable): the chart; without it, nothing is added
 *
 * Adds a chart.
 */
void
riffle_statistics_row_add_chart (GListStore   *rows,
                                 const char   *title,
                                 char         *figure,
                                 RiffleSeries *series)
{
  if (series != NULL)
    add_row (rows, g_strdup (title), figure, series);
  else
    g_free (figure);
}

/**
 * riffle_statistics_row_get_kind:
 * @self: a row
 *
 * Returns: where it stands in its group
 */
RiffleRowKind
riffle_statistics_row_get_kind (RiffleStatisticsRow *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_ROW (self), RIFFLE_ROW_HEADING);

  return self->kind;
}

/**
 * riffle_statistics_row_get_title:
 * @self: a row
 *
 * Returns: (transfer none): its title
 */
const char *
riffle_statistics_row_get_title (RiffleStatisticsRow *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_ROW (self), NULL);

  return self->title;
}

/**
 * riffle_statistics_row_get_figure:
 * @self: a row
 *
 * Returns: (transfer none): its figure, or an empty text
 */
const char *
riffle_statistics_row_get_figure (RiffleStatisticsRow *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_ROW (self), NULL);

  return self->figure != NULL ? self->figure : "";
}

/**
 * riffle_statistics_row_get_series:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): its chart
 */
const RiffleSeries *
riffle_statistics_row_get_series (RiffleStatisticsRow *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_ROW (self), NULL);

  return self->series;
}

/**
 * riffle_statistics_row_dup_spoken:
 * @self: a row
 *
 * Returns: (transfer full): all that stands in the row, and what its chart shows
 */
char *
riffle_statistics_row_dup_spoken (RiffleStatisticsRow *self)
{
  const char *text = riffle_statistics_row_get_figure (self);

  if (*text == '\0' && self->series != NULL && self->series->text != NULL)
    text = self->series->text;
  if (*text == '\0')
    return g_strdup (self->title);
  /* Translators: a line of the statistics as it is spoken: "Games played: 12" */
  return g_strdup_printf (C_("statistics", "%1$s: %2$s"), self->title, text);
}
