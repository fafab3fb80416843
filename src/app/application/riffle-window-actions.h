/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of the program that open another window. */
#pragma once

#include "riffle-windows.h"

G_BEGIN_DECLS

void riffle_window_actions_add (GActionMap    *map,
                                RiffleWindows *windows);

G_END_DECLS
