/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the menu that leads back to deals of the same game. */
#pragma once

#include <gio/gio.h>
#include <patience.h>

G_BEGIN_DECLS

void riffle_recent_menu_fill (GMenu     *menu,
                              GSettings *settings,
                              PatGame   *game);

G_END_DECLS
