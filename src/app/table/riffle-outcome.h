/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies over the board when a game is won or cannot go on. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-free-place.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_OUTCOME (riffle_outcome_get_type ())
G_DECLARE_FINAL_TYPE (RiffleOutcome, riffle_outcome, RIFFLE, OUTCOME, GtkWidget)

void     riffle_outcome_show       (RiffleOutcome         *self,
                                    PatGame               *game,
                                    const char            *text);
void     riffle_outcome_set_final  (RiffleOutcome         *self,
                                    gboolean               is_final);
void     riffle_outcome_set_shown  (RiffleOutcome         *self,
                                    gboolean               is_shown);
void     riffle_outcome_hide       (RiffleOutcome         *self);
gboolean riffle_outcome_take_focus (RiffleOutcome         *self);
void     riffle_outcome_place      (RiffleOutcome         *self,
                                    const RiffleFreePlace *table,
                                    GdkRectangle          *place);
void     riffle_outcome_set_simple (RiffleOutcome         *self,
                                    gboolean               is_simple);

G_END_DECLS
