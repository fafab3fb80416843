/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pointer in the shape of a left hand. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GdkCursor  *riffle_pointer_new_left_hand (void);

G_END_DECLS
