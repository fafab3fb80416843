/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawing of a chart, without its labels. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-series.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_PLOT (riffle_plot_get_type ())
G_DECLARE_FINAL_TYPE (RifflePlot, riffle_plot, RIFFLE, PLOT, GtkWidget)

GtkWidget *riffle_plot_new        (void);
void       riffle_plot_set_series (RifflePlot         *self,
                                   const RiffleSeries *series);

G_END_DECLS
