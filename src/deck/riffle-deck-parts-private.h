/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All parts of a deck, wherever they are drawn: on its sheet, or on sheets of their own beside
 * it. */
#pragma once

#include "riffle-deck-sheet-private.h"

G_BEGIN_DECLS

typedef struct _RiffleDeckParts RiffleDeckParts;

RiffleDeckParts        *riffle_deck_parts_new           (GFile                  *file,
                                                         GError                **error);
RiffleDeckSheet        *riffle_deck_sheet_read          (GFile                  *file,
                                                         const char *const      *needed,
                                                         GError                **error);
gboolean                riffle_deck_parts_try_out       (RiffleDeckParts        *parts,
                                                         GError                **error);
void                    riffle_deck_parts_free          (RiffleDeckParts        *parts);
const char             *riffle_deck_parts_get_file_name (RiffleDeckParts        *parts);
const char             *riffle_deck_parts_get_title     (RiffleDeckParts        *parts);
const RiffleDeckPart   *riffle_deck_parts_get           (RiffleDeckParts        *parts,
                                                         const char             *name);
void                    riffle_deck_parts_draw          (RiffleDeckParts        *parts,
                                                         const char             *name,
                                                         cairo_t                *cr,
                                                         const RiffleDeckBox    *box);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleDeckParts, riffle_deck_parts_free)

G_END_DECLS
