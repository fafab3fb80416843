/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A day of the calendar: its number, and a mark that says how the player fared. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-daily.h"

G_BEGIN_DECLS

GtkWidget *riffle_daily_day_new (RiffleDaily *daily,
                                 RiffleDay    day);

G_END_DECLS
