/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is left of writing when the program is killed meanwhile. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void riffle_leftovers_remove (const char *folder,
                              const char *end,
                              const char *lock_path);

G_END_DECLS
