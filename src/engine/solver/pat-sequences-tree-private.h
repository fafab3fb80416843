/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How the positions of a game like Spider were reached: an array of moves, each of which knows the
 * one before it. The first node is that of the position at the beginning. */
#pragma once

#include "pat-sequences-state-private.h"

G_BEGIN_DECLS

#define PAT_SEQUENCES_TREE_NONE G_MAXUINT32

typedef struct
{
  guint32          parent;
  PatSequencesMove move;
} PatSequencesNode;

guint32 pat_sequences_tree_begin (GArray                 *nodes);
guint32 pat_sequences_tree_add   (GArray                 *nodes,
                                  guint32                 parent,
                                  const PatSequencesMove *move);
void    pat_sequences_tree_list  (GArray                 *nodes,
                                  guint32                 node,
                                  GArray                 *line);

G_END_DECLS
