/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chooser tells of a game besides its name. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleTileState:
 * @is_favourite: it is among the favourites
 * @is_current: it is being played
 * @n_played: how many games of it were played
 * @n_won: how many of them were won
 * @is_calm: the player does not want to know
 *
 * What connects a player with a game: results, the mark of a favourite, whether it is on the table.
 */
typedef struct
{
  gboolean is_favourite;
  gboolean is_current;
  guint    n_played;
  guint    n_won;
  gboolean is_calm;
} RiffleTileState;

char *riffle_tile_state_dup_caption (const RiffleTileState   *self,
                                     PatVariant              *variant,
                                     gboolean                 has_family);
char *riffle_tile_state_dup_label   (const RiffleTileState   *self,
                                     const PatCollectionGame *game);
char *riffle_tile_state_dup_chances (const PatCollectionGame *game);

G_END_DECLS
