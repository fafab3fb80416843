/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the player wants something written: only an ordinary file is ever replaced. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *riffle_output_resolve   (const char  *path,
                               GError     **error);
char *riffle_output_dup_saved (const char  *path);

G_END_DECLS
