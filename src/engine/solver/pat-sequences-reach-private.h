/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions of a game like Spider in which no column can ever be emptied. */
#pragma once

#include "pat-sequences-state-private.h"

G_BEGIN_DECLS

gboolean pat_sequences_can_go_on (const PatSequences      *game,
                                  const PatSequencesState *state);

G_END_DECLS
