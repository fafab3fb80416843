/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board is made of: the common part of a card and a pile. */
#pragma once

#include "riffle-card-cache.h"
#include "riffle-marks.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_PIECE (riffle_piece_get_type ())
G_DECLARE_DERIVABLE_TYPE (RifflePiece, riffle_piece, RIFFLE, PIECE, GtkWidget)

struct _RifflePieceClass
{
  GtkWidgetClass parent_class;
};

void           riffle_piece_set_cache (RifflePiece     *self,
                                       RiffleCardCache *cache);
GskRenderNode *riffle_piece_get_node  (RifflePiece     *self,
                                       RiffleDeckItem   item);
const RiffleSolid *riffle_piece_get_solid (RifflePiece *self,
                                           RiffleDeckItem item);
void           riffle_piece_set_marks (RifflePiece     *self,
                                       RiffleMarks      marks);
RiffleMarks    riffle_piece_get_marks (RifflePiece     *self);
void           riffle_piece_set_label (RifflePiece     *self,
                                       const char      *label);

G_END_DECLS
