/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All filters of the chooser, to be switched on and off. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-filter.h"

G_BEGIN_DECLS

GtkWidget *riffle_filter_popover_new (RiffleFilter *filter,
                                      PatRegistry  *registry);

G_END_DECLS
