/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a chart shows: numbers made from games that were played, and the same facts in words. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  RIFFLE_SERIES_LINE,    /* how a share changes */
  RIFFLE_SERIES_COLUMNS, /* one for each game */
  RIFFLE_SERIES_BAR,     /* a length, a part of which is filled */
} RiffleSeriesKind;

/**
 * RiffleSeries:
 * @kind: how it is drawn
 * @values: (element-type double): from 0 to 1; of a bar its length and the part of it
 * @mark: from 0 to 1: a line across the chart; below 0: none
 * @top: (nullable): what a value of 1 means
 * @bottom: (nullable): what a value of 0 means
 * @first: (nullable): when it begins
 * @last: (nullable): when it ends
 * @text: (nullable): what it shows, in words
 *
 * What a chart shows.
 */
typedef struct
{
  RiffleSeriesKind  kind;
  GArray           *values;
  double            mark;
  char             *top;
  char             *bottom;
  char             *first;
  char             *last;
  char             *text;
} RiffleSeries;

RiffleSeries *riffle_series_new_share (GArray       *games);
RiffleSeries *riffle_series_new_times (GArray       *games);
RiffleSeries *riffle_series_new_bar   (double        length,
                                       double        part);
void          riffle_series_free      (RiffleSeries *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleSeries, riffle_series_free)

G_END_DECLS
