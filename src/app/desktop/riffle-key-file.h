/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Key files in which nothing is lost when they are written again. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean riffle_key_file_check_once (const char  *text,
                                     GError     **error);

G_END_DECLS
