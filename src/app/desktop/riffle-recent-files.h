/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of files that the desktop knows as recently used. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_recent_files_add (const char *path);

G_END_DECLS
