/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus on the board: which card has it, where the arrows lead it, and how it survives
 * moves. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

typedef struct _RiffleFocus RiffleFocus;

/* Hears which card has the focus that the keyboard has moved. */
typedef void (*RiffleFocusFunc) (const PatSpot *spot,
                                 gpointer       user_data);

RiffleFocus *riffle_focus_new          (GtkWidget          *board,
                                        RiffleTable        *table,
                                        const PatSelection *selection);
void         riffle_focus_free         (RiffleFocus        *self);
void         riffle_focus_set_func     (RiffleFocus        *self,
                                        RiffleFocusFunc     func,
                                        gpointer            user_data);
gboolean     riffle_focus_get          (RiffleFocus        *self,
                                        PatSpot            *spot);
gboolean     riffle_focus_set_card     (RiffleFocus        *self,
                                        PatSpot             spot);
gboolean     riffle_focus_set_top      (RiffleFocus        *self,
                                        guint               pile);
gboolean     riffle_focus_is_reachable (RiffleFocus        *self,
                                        PatSpot             spot);
gboolean     riffle_focus_move         (RiffleFocus        *self,
                                        GtkDirectionType    direction);
gboolean     riffle_focus_move_to_end  (RiffleFocus        *self,
                                        gboolean            top);
gboolean     riffle_focus_enter        (RiffleFocus        *self,
                                        GtkDirectionType    direction);
gboolean     riffle_focus_come_back    (RiffleFocus        *self);
void         riffle_focus_show         (RiffleFocus        *self);

/* While cards change their piles. */
void         riffle_focus_note         (RiffleFocus        *self);
void         riffle_focus_begin        (RiffleFocus        *self);
void         riffle_focus_lead         (RiffleFocus        *self,
                                        int                 pile);
void         riffle_focus_restore      (RiffleFocus        *self);
void         riffle_focus_lift         (RiffleFocus        *self);

G_END_DECLS
