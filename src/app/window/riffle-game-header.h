/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The header of a game: its name and deal, the buttons that play it, the menu. */
#pragma once

#include <adwaita.h>
#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_GAME_HEADER (riffle_game_header_get_type ())
G_DECLARE_FINAL_TYPE (RiffleGameHeader, riffle_game_header, RIFFLE, GAME_HEADER, AdwBin)

/*
 * Signals:
 *   opening-menu ()  the menu is about to be opened, and may be changed
 */

void       riffle_game_header_set_game        (RiffleGameHeader *self,
                                               PatGame          *game);
void        riffle_game_header_set_standing     (RiffleGameHeader *self,
                                                 const char       *standing);
gboolean    riffle_game_header_leave_out        (RiffleGameHeader *self,
                                                 GStrv             actions);
GMenu      *riffle_game_header_get_contest_menu (RiffleGameHeader *self);
void       riffle_game_header_set_primary     (RiffleGameHeader *self,
                                               gboolean          is_primary);
GMenu     *riffle_game_header_get_recent_menu (RiffleGameHeader *self);
GMenu     *riffle_game_header_get_special_menu (RiffleGameHeader *self);
GtkWidget *riffle_game_header_get_undo        (RiffleGameHeader *self);
GtkWidget *riffle_game_header_get_scroll      (RiffleGameHeader *self);
GtkBox    *riffle_game_header_get_figures     (RiffleGameHeader *self);
GtkBox    *riffle_game_header_get_clock       (RiffleGameHeader *self);

G_END_DECLS
