/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A way through the positions of a builder as moves of the game. */
#pragma once

#include "pat-builder-moves-private.h"

G_BEGIN_DECLS

void pat_builder_write_line (PatBuilderState      *state,
                             const PatPosition    *position,
                             const PatBuilderMove *line,
                             guint                 n_moves,
                             GArray               *moves);

G_END_DECLS
