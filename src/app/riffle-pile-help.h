/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Help about a pile: what it is in this game, what it takes and what leaves it. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

void riffle_pile_help_present (GtkWidget   *parent,
                               RiffleBoard *board,
                               guint        pile);

G_END_DECLS
