/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The moves of a game like Spider. */
#pragma once

#include "pat-sequences-state-private.h"

G_BEGIN_DECLS

#define PAT_SEQUENCES_MAX_MOVES \
        (PAT_SEQUENCES_MAX_COLUMNS * PAT_SEQUENCES_MAX_COLUMNS * (PAT_KING + 1))

typedef struct
{
  guint            n;
  gboolean         is_complete; /* whatever can be of use is among them */
  PatSequencesMove moves[PAT_SEQUENCES_MAX_MOVES];
} PatSequencesMoves;

void pat_sequences_list_moves (const PatSequences      *game,
                               const PatSequencesState *state,
                               gboolean                 all_spaces,
                               PatSequencesMoves       *moves);
void pat_sequences_write_line (const PatSequences      *game,
                               const GArray            *line,
                               GArray                  *moves);

G_END_DECLS
