/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button for each special action of a game. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SPECIAL_BUTTONS (riffle_special_buttons_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSpecialButtons, riffle_special_buttons, RIFFLE, SPECIAL_BUTTONS, GtkBox)

void riffle_special_buttons_set_board  (RiffleSpecialButtons *self,
                                        RiffleBoard          *board);
void riffle_special_buttons_set_game   (RiffleSpecialButtons *self,
                                        PatGame              *game);
void riffle_special_buttons_set_asking (RiffleSpecialButtons *self,
                                        gboolean              is_asking);
void riffle_special_buttons_set_paused (RiffleSpecialButtons *self,
                                        gboolean              is_paused);
void riffle_special_buttons_update     (RiffleSpecialButtons *self);

G_END_DECLS
