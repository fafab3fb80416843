/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The styles of faces and the backs that are part of the program. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GFile *riffle_deck_builtin_faces (const char *faces);
GFile *riffle_deck_builtin_back  (const char *back);

G_END_DECLS
