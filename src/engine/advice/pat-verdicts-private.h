/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions of a game of which it is known whether they can be won. */
#pragma once

#include "pat-game.h"
#include "pat-solution.h"

G_BEGIN_DECLS

/* A position of the history, and what is known about it. */
typedef struct
{
  PatPosition position;
  guint64     hash;
  guint       cursor;  /* single moves that lead to it */
  PatVerdict  verdict;
} PatPast;

typedef GHashTable PatVerdicts; /* from hashes of positions */

PatVerdicts *pat_verdicts_new    (void);
gboolean     pat_verdicts_note   (PatVerdicts *self,
                                  guint64      hash,
                                  PatVerdict   verdict);
PatVerdict   pat_verdicts_find   (PatVerdicts *self,
                                  guint64      hash);
GArray      *pat_verdicts_list   (PatVerdicts *self,
                                  PatGame     *game);

G_END_DECLS
