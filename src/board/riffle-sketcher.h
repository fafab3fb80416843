/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a deal as the board lays it out, but small. */
#pragma once

#include <cairo.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

/**
 * RiffleSketch:
 * @width: of the drawing, in device pixels
 * @height: of the drawing, in device pixels
 * @margin: around the piles, in device pixels
 * @mirrored: piles run from right to left
 *
 * What a drawing is to be like.
 */
typedef struct
{
  int      width;
  int      height;
  int      margin;
  gboolean mirrored;
} RiffleSketch;

typedef struct _RiffleSketcher RiffleSketcher;

RiffleSketcher  *riffle_sketcher_new  (RiffleDeck         *deck);
void             riffle_sketcher_free (RiffleSketcher     *self);
cairo_surface_t *riffle_sketcher_draw (RiffleSketcher     *self,
                                       const PatRules     *rules,
                                       const PatPosition  *position,
                                       const RiffleSketch *sketch);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleSketcher, riffle_sketcher_free)

G_END_DECLS
