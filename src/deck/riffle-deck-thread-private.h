/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threads that draw must not go on while the program ends: the libraries that they draw with are
 * taken apart then. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean riffle_deck_thread_enter     (void);
void     riffle_deck_thread_leave     (void);
gboolean riffle_deck_thread_is_ending (void);

G_END_DECLS
