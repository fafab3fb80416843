/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told at the end of a game. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

char       *riffle_outcome_text_dup_title     (PatGame  *game);
char       *riffle_outcome_text_dup           (PatGame  *game,
                                               gboolean  is_best_time,
                                               gboolean  is_calm);
gboolean    riffle_outcome_text_has_other_way (PatGame  *game);
gboolean    riffle_outcome_text_has_film      (PatGame  *game);

G_END_DECLS
