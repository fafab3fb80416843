/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games the player has saved in files of their own since the last move. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

typedef struct _RiffleCopies RiffleCopies;

RiffleCopies *riffle_copies_new       (void);
void          riffle_copies_free      (RiffleCopies *self);
void          riffle_copies_note_game (RiffleCopies *self,
                                       PatGame      *game);
void          riffle_copies_note_copy (RiffleCopies *self,
                                       PatGame      *game);
gboolean      riffle_copies_has       (RiffleCopies *self,
                                       const char   *id);

G_END_DECLS
