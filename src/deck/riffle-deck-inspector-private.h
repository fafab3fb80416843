/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes sure that decks were looked at, and remembers what came of it. */
#pragma once

#include "riffle-deck-info.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DECK_INSPECTOR (riffle_deck_inspector_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeckInspector, riffle_deck_inspector, RIFFLE, DECK_INSPECTOR, GObject)

RiffleDeckInspector *riffle_deck_inspector_new            (const char           *program);
gboolean             riffle_deck_inspector_recall         (RiffleDeckInspector  *self,
                                                           RiffleDeckInfo       *info);
void                 riffle_deck_inspector_look_at_async  (RiffleDeckInspector  *self,
                                                           RiffleDeckInfo       *info,
                                                           GCancellable         *cancellable,
                                                           GAsyncReadyCallback   callback,
                                                           gpointer              user_data);
gboolean             riffle_deck_inspector_look_at_finish (RiffleDeckInspector  *self,
                                                           GAsyncResult         *result,
                                                           GError              **error);

G_END_DECLS
