/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons of the window in a header bar, of which a narrow window has few. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void riffle_window_buttons_set_few (AdwHeaderBar *bar,
                                    gboolean      is_few);

G_END_DECLS
