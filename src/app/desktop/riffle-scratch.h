/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder for things that nobody keeps. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void riffle_scratch_remove (const char *folder);

G_END_DECLS
