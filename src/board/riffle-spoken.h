/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game, its moves and what is chosen in words, for those who do not see them. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

char       *riffle_spoken_ends       (PatGame            *game);
char       *riffle_spoken_selection  (PatGame            *game,
                                      const PatSelection *selection);
char       *riffle_spoken_put_back   (PatGame            *game,
                                      const PatSelection *selection);
char       *riffle_spoken_cards      (const PatPosition  *position,
                                      const PatPick      *pick);
char       *riffle_spoken_hint       (PatGame            *game,
                                      const PatMove      *move);
char       *riffle_spoken_dup_state  (PatGame            *game);
char       *riffle_spoken_game       (PatGame            *game,
                                      const PatSelection *selection,
                                      gboolean             is_calm);
void        riffle_spoken_add_phrase (GString            *text,
                                      const char         *phrase);

G_END_DECLS
