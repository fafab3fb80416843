/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What trials of moves have shown: how often each was made where, and what became of it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 key;    /* of the move and of what is seen where it is made; 0: nothing there */
  guint32 n;      /* how often it was made */
  guint32 n_won;
  double  worth;  /* of all trials together, each from 0 to 1 */
} PatTreeEdge;

typedef struct _PatTree PatTree;

PatTree           *pat_tree_new    (void);
void               pat_tree_free   (PatTree       *self);
const PatTreeEdge *pat_tree_find   (const PatTree *self,
                                    guint64        key);
guint              pat_tree_choose (const PatTree *self,
                                    const guint64 *keys,
                                    const guint32 *shares,
                                    guint          n_keys);
void               pat_tree_note   (PatTree       *self,
                                    guint64        key,
                                    double         worth,
                                    gboolean       is_won);
gboolean           pat_tree_is_full (const PatTree *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatTree, pat_tree_free)

G_END_DECLS
