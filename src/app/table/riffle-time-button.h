/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The time of a game, on a button that pauses it. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_TIME_BUTTON (riffle_time_button_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTimeButton, riffle_time_button, RIFFLE, TIME_BUTTON, GtkToggleButton)

void riffle_time_button_show (RiffleTimeButton *self,
                              PatGame          *game,
                              gboolean          is_paused);

G_END_DECLS
