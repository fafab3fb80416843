/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games as the files of the store have them. */
#pragma once

#include "riffle-store-file.h"

G_BEGIN_DECLS

PatGame  *riffle_store_game_parse     (PatRegistry      *registry,
                                       const char       *id,
                                       const char       *text,
                                       gsize             length,
                                       GError          **error);
gboolean  riffle_store_game_is_done   (PatGame          *game);
PatGame  *riffle_store_game_read_left (RiffleStoreFile  *file,
                                       PatRegistry      *registry,
                                       const char       *id);

G_END_DECLS
