/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games that lie beside the one of their variant. */
#pragma once

#include "riffle-saved-game.h"
#include "riffle-store.h"

G_BEGIN_DECLS

/* Returns: whether a game is the one that is looked for */
typedef gboolean (*RiffleStoreMatch) (PatGame  *game,
                                      gpointer  user_data);

PatGame         *riffle_store_load_left     (RiffleStore       *self,
                                             PatRegistry       *registry,
                                             const char        *id,
                                             PatGame           *game);
char            *riffle_store_move_beside   (RiffleStore       *self,
                                             const char        *id);
RiffleSavedGame *riffle_store_find_beside   (RiffleStore       *self,
                                             PatRegistry       *registry,
                                             const char        *id,
                                             RiffleStoreMatch   matches,
                                             gpointer           user_data);
gboolean         riffle_store_remove_beside (RiffleStore       *self,
                                             const char        *id,
                                             const char        *path);
gboolean         riffle_store_uses          (RiffleStore       *self,
                                             const char        *id,
                                             const char        *path);

G_END_DECLS
