/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cards are in the window, as tests want to know it; only compiled with them. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

char *riffle_board_describe      (RiffleBoard *self);
char *riffle_board_describe_held (RiffleBoard *self);
char *riffle_board_describe_area (RiffleBoard *self);

G_END_DECLS
