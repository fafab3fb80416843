/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a special action asks the player for next. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

PatMoves *riffle_asked_list        (PatGame            *game,
                                    const PatSelection *selection);
gboolean  riffle_asked_has         (PatGame            *game,
                                    const PatSelection *selection,
                                    const PatMoves     *moves,
                                    PatSpot             spot);
gboolean  riffle_asked_is_on_board (const PatSelection *selection,
                                    const PatMoves     *moves);

G_END_DECLS
