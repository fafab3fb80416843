/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The searches that are made one after the other for a deal of a builder. */
#pragma once

#include "pat-builder-deal-private.h"

G_BEGIN_DECLS

/*< private >
 * PatBuilderStageKind:
 * @PAT_BUILDER_STAGE_BEST: the best position is looked at first
 * @PAT_BUILDER_STAGE_MERGED: so it is, but cards that are alike count as the same, and whatever can
 *   go up does: far fewer positions, of which the most often one wins if the deal can be won
 * @PAT_BUILDER_STAGE_NARROW: so it is, and a position that looks worse than the one before is left
 *   out: most deals that are easy are won so
 * @PAT_BUILDER_STAGE_REST: goes on with what the stage before has left, as a deep one does
 * @PAT_BUILDER_STAGE_DEEP: the last position is looked at first, and forgotten when all that it
 *   leads to has been looked at: little memory, and long ways
 *
 * What a stage looks at, and in which order. A narrow or merged one that ends has proven nothing.
 */
typedef enum
{
  PAT_BUILDER_STAGE_BEST,
  PAT_BUILDER_STAGE_MERGED,
  PAT_BUILDER_STAGE_NARROW,
  PAT_BUILDER_STAGE_REST,
  PAT_BUILDER_STAGE_DEEP,
} PatBuilderStageKind;

typedef struct
{
  PatBuilderStageKind kind;
  guint               max_expanded; /* positions whose moves are listed; 0: no limit */
  PatBuilderWeights   weights;      /* none if the last position is looked at first */
  int                 slack;        /* of a narrow one: by how much a position may look worse than
                                     * the one before; below 0, it has to look better */
} PatBuilderStage;

const PatBuilderStage *pat_builder_get_stage (const PatBuilder *game,
                                              guint             nth);

G_END_DECLS
