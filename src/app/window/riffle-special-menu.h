/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the menu that has the special actions of a game. */
#pragma once

#include <gio/gio.h>
#include <patience.h>

G_BEGIN_DECLS

void riffle_special_menu_fill (GMenu   *menu,
                               PatGame *game);

G_END_DECLS
