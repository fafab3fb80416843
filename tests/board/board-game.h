/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for the tests of the board. */
#pragma once

#include <patience.h>

PatGame *board_game_new          (const char *id,
                                  guint64     number);
PatGame *board_game_new_for_deal (const char *text);
