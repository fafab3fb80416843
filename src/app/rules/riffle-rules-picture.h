/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of how a game is dealt, which tells of a pile when it is clicked. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

GtkWidget *riffle_rules_picture_new (RiffleBoard *board,
                                     PatGame     *game,
                                     const char  *label);

G_END_DECLS
