/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Collections: games of any family that stand together on a shelf. */
#pragma once

#include "pat-collection-game.h"
#include "pat-registry.h"

G_BEGIN_DECLS

/**
 * PatCollection:
 * @id: of a–z, 0–9 and '-'
 * @name: the name in the player's language
 * @about: (nullable): a sentence about it in the player's language
 * @games: (element-type PatCollectionGame): what stands in it, in its order
 * @spec: what its author wrote, with the rules for tables
 *
 * A collection with those of its games that a registry has.
 */
typedef struct
{
  char      *id;
  char      *name;
  char      *about;
  GPtrArray *games;
  const PatCollectionSpec *spec;
} PatCollection;

#define PAT_TYPE_COLLECTION (pat_collection_get_type ())

PAT_PUBLIC GType          pat_collection_get_type (void) G_GNUC_CONST;
PAT_PUBLIC GPtrArray     *pat_collection_list     (PatRegistry          *registry);
PAT_PUBLIC PatCollection *pat_collection_find     (PatRegistry          *registry,
                                                   const char           *id);
PAT_PUBLIC PatCollection *pat_collection_find_for (PatRegistry         *registry,
                                                   PatCollectionUse     use);
PAT_PUBLIC gboolean       pat_collection_matches  (const PatCollection  *self,
                                                   const char           *words);
PAT_PUBLIC PatCollection *pat_collection_copy     (const PatCollection  *self);
PAT_PUBLIC void           pat_collection_free     (PatCollection        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatCollection, pat_collection_free)

G_END_DECLS
