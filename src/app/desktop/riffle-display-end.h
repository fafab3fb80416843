/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices that the display has gone away. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void riffle_display_end_watch (GFunc    func,
                               gpointer owner);

G_END_DECLS
