/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that lies in the folder of games, read when it is to be shown. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleSavedGame:
 * @path: (type filename): the file
 * @id: (nullable): the variant by the name of the file; %NULL for one that was given another name,
 *   because it could not be read
 * @number: 0 for the game of the variant; one that lies beside it has a number from 2 on
 * @played_sec: when it was last written, in seconds since 1970
 * @game: (nullable): what is in it, after it was read
 * @reason: (nullable): why it could not be read; a sentence
 * @text: (nullable): what was in it, after it was removed
 *
 * A saved game.
 */
typedef struct
{
  char    *path;
  char    *id;
  guint    number;
  gint64   played_sec;
  PatGame *game;
  char    *reason;
  char    *text;
} RiffleSavedGame;

GPtrArray *riffle_saved_game_list      (const char       *folder);
void       riffle_saved_game_free      (RiffleSavedGame  *self);
void       riffle_saved_game_read      (RiffleSavedGame  *self,
                                        PatRegistry      *registry);
gboolean   riffle_saved_game_is_wanted (RiffleSavedGame  *self);
gboolean   riffle_saved_game_remove    (RiffleSavedGame  *self,
                                        GError          **error);
gboolean   riffle_saved_game_restore   (RiffleSavedGame  *self,
                                        GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleSavedGame, riffle_saved_game_free)

G_END_DECLS
