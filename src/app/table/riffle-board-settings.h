/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board and what lies around it follow the player's preferences. */
#pragma once

#include "riffle-backdrop.h"
#include "riffle-board.h"
#include "riffle-status-row.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   refused (const char *sentence)  why the player's picture is not shown
 */
#define RIFFLE_TYPE_BOARD_SETTINGS (riffle_board_settings_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBoardSettings, riffle_board_settings, RIFFLE, BOARD_SETTINGS, GObject)

RiffleBoardSettings *riffle_board_settings_new   (GSettings           *settings,
                                                  RiffleBoard         *board,
                                                  RiffleStatusRow     *status,
                                                  RiffleBackdrop      *backdrop);
void                 riffle_board_settings_start (RiffleBoardSettings *self);

G_END_DECLS
