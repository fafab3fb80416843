/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the machine has a graphics card that is worth its driver. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean riffle_graphics_is_worthwhile (const char *root);
gboolean riffle_graphics_is_reachable  (void);

G_END_DECLS
