/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A game of a collection: a variant, and the preset by which it is played there. */
#pragma once

#include "pat-variant.h"

G_BEGIN_DECLS

/**
 * PatCollectionGame:
 * @variant: what is played
 * @preset: (nullable): by which rules, one of the variant's presets; %NULL: as the player likes
 *
 * A variant, or one of its presets, as something that can be chosen and begun.
 */
typedef struct
{
  PatVariant      *variant;
  const PatPreset *preset;
} PatCollectionGame;

#define PAT_TYPE_COLLECTION_GAME (pat_collection_game_get_type ())

PAT_PUBLIC GType              pat_collection_game_get_type (void) G_GNUC_CONST;
PAT_PUBLIC PatCollectionGame *pat_collection_game_new      (PatVariant              *variant,
                                                            const PatPreset         *preset);
PAT_PUBLIC PatCollectionGame *pat_collection_game_copy     (const PatCollectionGame *self);
PAT_PUBLIC void               pat_collection_game_free     (PatCollectionGame       *self);
PAT_PUBLIC guint              pat_collection_game_hash     (const PatCollectionGame *self);
PAT_PUBLIC gboolean           pat_collection_game_equal    (const PatCollectionGame *a,
                                                            const PatCollectionGame *b);
PAT_PUBLIC char              *pat_collection_game_dup_deal (const PatCollectionGame *self);
PAT_PUBLIC const char        *pat_collection_game_get_title (const PatCollectionGame *self);
PAT_PUBLIC const char        *pat_collection_game_get_subtitle (const PatCollectionGame *self);
PAT_PUBLIC char              *pat_collection_game_dup_name (const PatCollectionGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatCollectionGame, pat_collection_game_free)

G_END_DECLS
