/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chart with its labels. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-series.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_CHART (riffle_chart_get_type ())
G_DECLARE_FINAL_TYPE (RiffleChart, riffle_chart, RIFFLE, CHART, GtkBox)

GtkWidget *riffle_chart_new        (void);
void       riffle_chart_set_series (RiffleChart        *self,
                                    const RiffleSeries *series);

G_END_DECLS
