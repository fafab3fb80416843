/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody is told who starts the program for the first time. */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

const char *riffle_advice_get             (void);
const char *riffle_advice_get_for_fingers (void);
const char *riffle_advice_get_for_keys    (void);
gboolean    riffle_advice_is_wanted       (guint key);

G_END_DECLS
