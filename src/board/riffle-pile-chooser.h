/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player points at piles instead of playing: to look into them, or to be told what they are. */
#pragma once

#include "riffle-focus.h"

G_BEGIN_DECLS

typedef struct _RifflePileChooser RifflePileChooser;

/* A pile was chosen, or -1: piles are chosen no more. */
typedef void (*RifflePileChooserFunc) (int      pile,
                                       gpointer user_data);

RifflePileChooser *riffle_pile_chooser_new          (GtkWidget             *board,
                                                     RiffleTable           *table,
                                                     RiffleFocus           *focus,
                                                     RifflePileChooserFunc  func,
                                                     gpointer               user_data);
void               riffle_pile_chooser_free         (RifflePileChooser     *self);
void               riffle_pile_chooser_begin        (RifflePileChooser     *self,
                                                     guint                  pile);
void               riffle_pile_chooser_end          (RifflePileChooser     *self);
gboolean           riffle_pile_chooser_is_active    (RifflePileChooser     *self);
gboolean           riffle_pile_chooser_choose       (RifflePileChooser     *self,
                                                     guint                  pile);
void               riffle_pile_chooser_choose_focus (RifflePileChooser     *self);
void               riffle_pile_chooser_snapshot     (RifflePileChooser     *self,
                                                     GtkSnapshot           *snapshot);

G_END_DECLS
