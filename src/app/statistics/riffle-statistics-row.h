/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of a list of statistics: a heading, a figure or a chart. */
#pragma once

#include <gio/gio.h>

#include "riffle-series.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_STATISTICS_ROW (riffle_statistics_row_get_type ())
G_DECLARE_FINAL_TYPE (RiffleStatisticsRow, riffle_statistics_row, RIFFLE, STATISTICS_ROW, GObject)

/* Where a row stands in its group. */
typedef enum
{
  RIFFLE_ROW_HEADING,
  RIFFLE_ROW_FIRST,
  RIFFLE_ROW_MIDDLE,
  RIFFLE_ROW_LAST,
  RIFFLE_ROW_ONLY,
} RiffleRowKind;

GListStore         *riffle_statistics_row_new_list    (void);
void                riffle_statistics_row_add_heading (GListStore          *rows,
                                                       char                *title);
void                riffle_statistics_row_add_figure  (GListStore          *rows,
                                                       const char          *title,
                                                       char                *figure);
void                riffle_statistics_row_add_chart   (GListStore          *rows,
                                                       const char          *title,
                                                       char                *figure,
                                                       RiffleSeries        *series);
RiffleRowKind       riffle_statistics_row_get_kind    (RiffleStatisticsRow *self);
const char         *riffle_statistics_row_get_title   (RiffleStatisticsRow *self);
const char         *riffle_statistics_row_get_figure  (RiffleStatisticsRow *self);
const RiffleSeries *riffle_statistics_row_get_series  (RiffleStatisticsRow *self);
char               *riffle_statistics_row_dup_spoken  (RiffleStatisticsRow *self);

G_END_DECLS
