/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A month of the calendar, with how the player fared on its days. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-daily.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   selected ()   another day is selected, or more is known of it
 *   chosen ()     the player wants to play the selected day
 */
#define RIFFLE_TYPE_DAILY_CALENDAR (riffle_daily_calendar_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDailyCalendar, riffle_daily_calendar, RIFFLE, DAILY_CALENDAR, GtkBox)

GtkWidget *riffle_daily_calendar_new          (RiffleDaily         *daily);
RiffleDay  riffle_daily_calendar_get_selected (RiffleDailyCalendar *self);
GtkWidget *riffle_daily_calendar_get_focus    (RiffleDailyCalendar *self);

G_END_DECLS
