/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the title of the window says about the game. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

char *riffle_game_title_dup_subtitle (PatGame  *game,
                                      gboolean  is_narrow);

G_END_DECLS
