/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the program's own styles of faces and backs, and which belong together. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RiffleDeckBuiltin:
 * @id: as it stands in the settings, and as its files are called
 * @name: in English, for gettext
 * @partner: of a back: the faces that belong to it; of faces: the first of their backs
 *
 * A style of faces, or a back.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *partner;
} RiffleDeckBuiltin;

const RiffleDeckBuiltin *riffle_deck_builtin_list_faces (gsize       *n_faces);
const RiffleDeckBuiltin *riffle_deck_builtin_list_backs (gsize       *n_backs);
const RiffleDeckBuiltin *riffle_deck_builtin_find_faces (const char  *id);
const RiffleDeckBuiltin *riffle_deck_builtin_find_back  (const char  *id);
void                     riffle_deck_builtin_complete   (const char **faces,
                                                         const char **back);

G_END_DECLS
