/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the program finds its schema, modules, translations and pictures: in the build or where it
 * is installed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean  riffle_paths_is_uninstalled   (void);
void      riffle_paths_prepare          (void);
char     *riffle_paths_dup_sound        (const char *name);
char     *riffle_paths_dup_user_data    (void);

G_END_DECLS
