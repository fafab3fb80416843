/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repeats the last motion of the pointer before a button is released. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_last_motion_repeat (void);

G_END_DECLS
