/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repeats events of the pointer when the toolkit would lose count of what is pressed. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_pointer_repeat_events (void);

G_END_DECLS
