/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The piles of the board with their cards, always in step with the game. */
#pragma once

#include "riffle-pile.h"

G_BEGIN_DECLS

typedef struct _RiffleTable RiffleTable;

/* What a step does to a card. */
typedef enum
{
  RIFFLE_STEP_CARRIED = 1 << 0, /* to another pile, or to another place of its own */
  RIFFLE_STEP_TURNED  = 1 << 1, /* over */
} RiffleStepEffects;

/* Hears of a card, and of its turn among the cards of the move, from 0: cards of the same turn go
 * together. */
typedef void (*RiffleTableFunc) (RiffleCard        *card,
                                 RiffleStepEffects  effects,
                                 guint              turn,
                                 gpointer           user_data);

RiffleTable *riffle_table_new           (GtkWidget       *board,
                                         RiffleCardCache *cache);
void         riffle_table_free          (RiffleTable     *self);
void         riffle_table_set_game      (RiffleTable     *self,
                                         PatGame         *game);
PatGame     *riffle_table_get_game      (RiffleTable     *self);
guint        riffle_table_get_n_piles   (RiffleTable     *self);
RifflePile  *riffle_table_get_pile      (RiffleTable     *self,
                                         guint            pile);
RiffleCard  *riffle_table_get_card      (RiffleTable     *self,
                                         PatSpot          spot);
gboolean     riffle_table_has_place     (RiffleTable     *self,
                                         guint            pile);
gboolean     riffle_table_is_seen       (RiffleTable     *self,
                                         guint            pile);
void         riffle_table_make_piles    (RiffleTable     *self);
void         riffle_table_arrange_piles (RiffleTable     *self);
void         riffle_table_follow_steps  (RiffleTable     *self,
                                         const PatSteps  *steps,
                                         gboolean         forwards,
                                         RiffleTableFunc  func,
                                         gpointer         user_data);
void         riffle_table_arrange_cards (RiffleTable     *self);
gboolean     riffle_table_is_in_step    (RiffleTable     *self);
void         riffle_table_show_full     (RiffleTable     *self,
                                         gint64           duration_usec);
void         riffle_table_redraw        (RiffleTable     *self);
void riffle_table_conceal (RiffleTable *self, gboolean is_concealed);

G_END_DECLS
