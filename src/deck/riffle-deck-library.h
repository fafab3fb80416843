/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All decks that the player has: a list of RiffleDeckInfo. */
#pragma once

#include "riffle-deck-info.h"
#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DECK_LIBRARY (riffle_deck_library_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeckLibrary, riffle_deck_library, RIFFLE, DECK_LIBRARY, GObject)

RiffleDeckLibrary  *riffle_deck_library_new             (const char           *program);
void                riffle_deck_library_scan            (RiffleDeckLibrary    *self);
RiffleDeckInfo     *riffle_deck_library_find            (RiffleDeckLibrary    *self,
                                                         const char           *id);
char               *riffle_deck_library_dup_title       (RiffleDeckLibrary    *self,
                                                         RiffleDeckInfo       *info);
void                riffle_deck_library_look_at_all     (RiffleDeckLibrary    *self,
                                                         GCancellable         *cancellable);
void                riffle_deck_library_load_async      (RiffleDeckLibrary    *self,
                                                         const char           *id,
                                                         const char           *back,
                                                         GCancellable         *cancellable,
                                                         GAsyncReadyCallback   callback,
                                                         gpointer              user_data);
RiffleDeck         *riffle_deck_library_load_finish     (RiffleDeckLibrary    *self,
                                                         GAsyncResult         *result,
                                                         GError              **error);
void                riffle_deck_library_add_async       (RiffleDeckLibrary    *self,
                                                         GFile                *file,
                                                         GCancellable         *cancellable,
                                                         GAsyncReadyCallback   callback,
                                                         gpointer              user_data);
RiffleDeckInfo     *riffle_deck_library_add_finish      (RiffleDeckLibrary    *self,
                                                         GAsyncResult         *result,
                                                         GError              **error);
gboolean            riffle_deck_library_remove          (RiffleDeckLibrary    *self,
                                                         RiffleDeckInfo       *info,
                                                         GError              **error);

G_END_DECLS
