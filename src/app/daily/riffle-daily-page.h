/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of today's deal: a calendar, the selected day, streaks, and the choice of the game. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-daily.h"

G_BEGIN_DECLS

/**
 * RiffleDailyPlayFunc:
 * @day: a day
 * @owner: who opened the page
 *
 * Plays the deal of a day. The page is closing.
 */
typedef void (*RiffleDailyPlayFunc) (RiffleDay day,
                                     gpointer  owner);

void riffle_daily_page_present (GtkWidget           *parent,
                                RiffleDaily         *daily,
                                RiffleDailyPlayFunc  play,
                                gpointer             owner);

G_END_DECLS
