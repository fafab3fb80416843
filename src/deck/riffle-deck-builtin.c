/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program's own decks: five styles of faces and twelve backs, which go together freely. */
#include "config.h"

#include "riffle-deck-builtin.h"

#include <glib/gi18n-lib.h>

#include "riffle-deck-builtin-private.h"
#include "riffle-deck-resources.h"

#define FOLDER "resource:///io/github/rifflecards/Riffle/decks"

static const RiffleDeckBuiltin faces[] = {
  { "traditional", NC_ ("deck", "Traditional"), "lattice" },
  { "greek", NC_ ("deck", "Greek"), "portico" },
  { "african", NC_ ("deck", "African"), "safari" },
  { "japanese", NC_ ("deck", "Japanese"), "crane" },
  { "horror", NC_ ("deck", "Horror"), "castle" },
};

/* The pairs follow Solitaire Royale, of whose twelve backs four had the first set of faces, and
 * each other set two. */
static const RiffleDeckBuiltin backs[] = {
  { "lattice", NC_ ("back of a card", "Lattice"), "traditional" },
  { "windsurfer", NC_ ("back of a card", "Windsurfer"), "traditional" },
  { "liberty", NC_ ("back of a card", "Liberty"), "traditional" },
  { "spectrum", NC_ ("back of a card", "Spectrum"), "traditional" },
  { "portico", NC_ ("back of a card", "Portico"), "greek" },
  { "column", NC_ ("back of a card", "Column"), "greek" },
  { "safari", NC_ ("back of a card", "Safari"), "african" },
  { "mask", NC_ ("back of a card", "Mask"), "african" },
  { "crane", NC_ ("back of a card", "Crane"), "japanese" },
  { "determination", NC_ ("back of a card", "Determination"), "japanese" },
  { "castle", NC_ ("back of a card", "Dark Castle"), "horror" },
  { "gravestone", NC_ ("back of a card", "Gravestone"), "horror" },
};

const RiffleDeckBuiltin *
riffle_deck_builtin_list_faces (gsize *n_faces)
{
  *n_faces = G_N_ELEMENTS (faces);
  return faces;
}

const RiffleDeckBuiltin *
riffle_deck_builtin_list_backs (gsize *n_backs)
{
  *n_backs = G_N_ELEMENTS (backs);
  return backs;
}

static const RiffleDeckBuiltin *
find (const RiffleDeckBuiltin *list,
      gsize                    length,
      const char              *id)
{
  for (gsize i = 0; i < length; i++)
    if (g_strcmp0 (list[i].id, id) == 0)
      return &list[i];
  return NULL;
}

/**
 * riffle_deck_builtin_find_faces:
 *
 * Returns: (transfer none) (nullable): the style with that name
 */
const RiffleDeckBuiltin *
riffle_deck_builtin_find_faces (const char *id)
{
  return find (faces, G_N_ELEMENTS (faces), id);
}

/**
 * riffle_deck_builtin_find_back:
 *
 * Returns: (transfer none) (nullable): the back with that name
 */
const RiffleDeckBuiltin *
riffle_deck_builtin_find_back (const char *id)
{
  return find (backs, G_N_ELEMENTS (backs), id);
}

/**
 * riffle_deck_builtin_complete:
 * @faces_id: (inout): a style of faces; an unknown or empty one becomes that of the back
 * @back_id: (inout): a back; an unknown or empty one becomes that of the faces
 *
 * Chooses what the player left open, so that both belong together.
 */
void
riffle_deck_builtin_complete (const char **faces_id,
                              const char **back_id)
{
  const RiffleDeckBuiltin *style = riffle_deck_builtin_find_faces (*faces_id);
  const RiffleDeckBuiltin *back = riffle_deck_builtin_find_back (*back_id);

  if (style == NULL)
    style = riffle_deck_builtin_find_faces (back != NULL ? back->partner : faces[0].id);
  if (back == NULL)
    back = riffle_deck_builtin_find_back (style->partner);
  *faces_id = style->id;
  *back_id = back->id;
}

/* Threads may still draw while the program ends, which takes away its resources: this one is
 * registered once more. Besides, one that nobody names is left out when the program is linked. */
static void
keep_resource (void)
{
  static gsize is_kept = FALSE;

  if (!g_once_init_enter (&is_kept))
    return;
  g_resources_register (riffle_deck_get_resource ());
  g_once_init_leave (&is_kept, TRUE);
}

static GFile *
new_resource (const char *folder,
              const char *id)
{
  g_autofree char *uri = g_strdup_printf (FOLDER "/%s/%s.svg", folder, id);

  keep_resource ();
  return g_file_new_for_uri (uri);
}

/* (transfer full): the sheet of a style that there is */
GFile *
riffle_deck_builtin_faces (const char *id)
{
  return new_resource (id, id);
}

/* (transfer full): the drawing of a back that there is */
GFile *
riffle_deck_builtin_back (const char *id)
{
  return new_resource ("backs", id);
}
