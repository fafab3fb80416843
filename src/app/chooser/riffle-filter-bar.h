/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player asks for in the chooser: filters to choose from, those that are on, and how many
 * games are left. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-filter.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_FILTER_BAR (riffle_filter_bar_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFilterBar, riffle_filter_bar, RIFFLE, FILTER_BAR, GtkWidget)

/*
 * Signal:
 *   random ()   the player leaves the choice to chance
 */

GtkWidget *riffle_filter_bar_new         (RiffleFilter    *filter,
                                          PatRegistry     *registry);
char       *riffle_filter_bar_dup_count   (guint             n_games,
                                           guint             n_others);
void       riffle_filter_bar_set_count (RiffleFilterBar  *self,
                                        guint n_games,
                                        guint n_others);
void       riffle_filter_bar_renew       (RiffleFilterBar *self);
void       riffle_filter_bar_set_narrow  (RiffleFilterBar *self,
                                          gboolean         is_narrow);

G_END_DECLS
