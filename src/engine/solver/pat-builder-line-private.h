/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A way through the positions of a builder as moves of the game. */
#pragma once

#include "pat-builder-state-private.h"

G_BEGIN_DECLS

void pat_builder_write_line (PatBuilderState   *state,
                             PatBuilderDeal    *deal,
                             const PatPosition *position,
                             const GArray      *line,
                             GArray            *moves);

G_END_DECLS
