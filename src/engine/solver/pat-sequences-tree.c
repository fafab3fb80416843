/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Notes the moves that lead to positions. */
#include "config.h"

#include "pat-sequences-tree-private.h"

/* Forgets all moves; returns the node of the position at the beginning. */
guint32
pat_sequences_tree_begin (GArray *nodes)
{
  static const PatSequencesMove no_move;

  g_array_set_size (nodes, 0);
  return pat_sequences_tree_add (nodes, PAT_SEQUENCES_TREE_NONE, &no_move);
}

/* Notes a move from one node; returns the node that it leads to. */
guint32
pat_sequences_tree_add (GArray                 *nodes,
                        guint32                 parent,
                        const PatSequencesMove *move)
{
  PatSequencesNode node = { parent, *move };

  g_array_append_val (nodes, node);
  return nodes->len - 1;
}

/* Puts the moves that lead to a node in front of a line of them. */
void
pat_sequences_tree_list (GArray  *nodes,
                         guint32  node,
                         GArray  *line)
{
  while (node != 0)
    {
      const PatSequencesNode *at = &g_array_index (nodes, PatSequencesNode, node);

      g_array_prepend_val (line, at->move);
      node = at->parent;
    }
}
