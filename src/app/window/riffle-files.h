/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens games from files of the player's own, and saves them there. */
#pragma once

#include "riffle-window.h"

G_BEGIN_DECLS

void riffle_files_open          (RiffleWindow *window);
void riffle_files_save_as       (RiffleWindow *window,
                                 PatGame      *game);

G_END_DECLS
