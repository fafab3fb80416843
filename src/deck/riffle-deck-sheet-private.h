/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts of a deck on one SVG sheet: named groups, each with its box. */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _RiffleDeckSheet RiffleDeckSheet;

typedef struct
{
  double red, green, blue, alpha; /* 0 to 1 */
} RiffleDeckColour;

typedef struct
{
  double           x, y, width, height; /* in the sheet's user units */
  RiffleDeckColour colour;              /* the group's own fill, black without one */
} RiffleDeckPart;

/* A place to draw at, in card units. */
typedef struct
{
  double x, y, width, height;
} RiffleDeckBox;

RiffleDeckSheet        *riffle_deck_sheet_new           (GBytes                 *svg,
                                                         const char *const      *needed,
                                                         GError                **error);
void                    riffle_deck_sheet_free          (RiffleDeckSheet        *sheet);
const char             *riffle_deck_sheet_get_title     (RiffleDeckSheet        *sheet);
const RiffleDeckPart   *riffle_deck_sheet_get_part      (RiffleDeckSheet        *sheet,
                                                         const char             *name);
gboolean                riffle_deck_sheet_draw          (RiffleDeckSheet        *sheet,
                                                         const char             *name,
                                                         cairo_t                *cr,
                                                         const RiffleDeckBox    *box,
                                                         GError                **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleDeckSheet, riffle_deck_sheet_free)

G_END_DECLS
