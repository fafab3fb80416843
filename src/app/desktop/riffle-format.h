/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers and times as a player reads them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *riffle_format_time        (gint64  msec);
char *riffle_format_number      (gint64  number);
char *riffle_format_mean        (double  mean);

G_END_DECLS
