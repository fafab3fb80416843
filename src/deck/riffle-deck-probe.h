/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks at the deck of a stranger in a process of its own, which may fail. */
#pragma once

#include <gio/gio.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_DECK_PROBE_OPTION "--probe-deck" /* then the deck's file and the picture to write */

void            riffle_deck_probe_limit        (void);
int             riffle_deck_probe_main         (const char           *file_name,
                                                const char           *picture);
void            riffle_deck_probe_async        (const char           *program,
                                                GFile                *file,
                                                const char           *picture,
                                                guint                 patience,
                                                GCancellable         *cancellable,
                                                GAsyncReadyCallback   callback,
                                                gpointer              user_data);
gboolean        riffle_deck_probe_finish       (GAsyncResult         *result,
                                                GError              **error);

double          riffle_deck_get_preview_width  (double                card_width);
void            riffle_deck_draw_preview       (RiffleDeck           *deck,
                                                cairo_t              *cr,
                                                double                card_width);

G_END_DECLS
