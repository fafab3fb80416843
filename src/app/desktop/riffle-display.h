/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens the display. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void riffle_display_open (void);

G_END_DECLS
