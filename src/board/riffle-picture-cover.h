/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a name that is written on a picture of the board would cover. */
#pragma once

#include <cairo.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

/**
 * RifflePictureTable:
 * @position: what lies on the table
 * @layout: where it lies
 * @style: how the faces look
 * @shift: by how many pixels the picture has it lower than the layout
 * @width: of the picture, in pixels
 * @height: of the picture, in pixels
 *
 * The table as a picture shows it.
 */
typedef struct
{
  const PatPosition     *position;
  const PatLayout       *layout;
  const RiffleDeckStyle *style;
  double                 shift;
  int                    width;
  int                    height;
} RifflePictureTable;

typedef struct _RifflePictureCover RifflePictureCover;

RifflePictureCover *riffle_picture_cover_new     (const RifflePictureTable *table);
void                riffle_picture_cover_free    (RifflePictureCover       *self);
double              riffle_picture_cover_measure (RifflePictureCover       *self,
                                                  const PatRect            *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RifflePictureCover, riffle_picture_cover_free)

G_END_DECLS
