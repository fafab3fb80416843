/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the window on which a game is played. */
#pragma once

#include "riffle-game-header.h"
#include "riffle-outcome.h"
#include "riffle-save-banner.h"
#include "riffle-status-row.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_GAME_PAGE (riffle_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RiffleGamePage, riffle_game_page, RIFFLE, GAME_PAGE, GtkBox)

/*
 * Signals:
 *   refused (const char *sentence)  why the player's picture is not shown
 */

void              riffle_game_page_follow       (RiffleGamePage *self,
                                                 GSettings      *settings,
                                                 GActionMap     *actions);
void              riffle_game_page_set_game     (RiffleGamePage *self,
                                                 PatGame        *game);
void              riffle_game_page_set_way_back (RiffleGamePage *self,
                                                 const char     *way_back);
RiffleGameHeader *riffle_game_page_get_header   (RiffleGamePage *self);
RiffleBoard      *riffle_game_page_get_board    (RiffleGamePage *self);
GtkOverlay       *riffle_game_page_get_overlay  (RiffleGamePage *self);
GtkStack         *riffle_game_page_get_table    (RiffleGamePage *self);
RiffleStatusRow  *riffle_game_page_get_status   (RiffleGamePage *self);
RiffleOutcome    *riffle_game_page_get_outcome  (RiffleGamePage *self);
RiffleSaveBanner *riffle_game_page_get_banner   (RiffleGamePage *self);

G_END_DECLS
