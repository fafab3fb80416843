/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a game's statistics. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

void riffle_statistics_page_present (GtkWidget        *parent,
                                     RiffleStatistics *statistics,
                                     PatRegistry      *registry,
                                     PatVariant       *current);

G_END_DECLS
