/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The background that the player has chosen, and how the table follows it. */
#pragma once

#include "riffle-backdrop.h"
#include "riffle-board.h"

G_BEGIN_DECLS

/* Signals:
 *   changed ()                      see riffle_background_is_pale ()
 *   refused (const char *sentence)  why the player's picture is not shown
 */
#define RIFFLE_TYPE_BACKGROUND (riffle_background_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBackground, riffle_background, RIFFLE, BACKGROUND, GObject)

RiffleBackground *riffle_background_new     (GSettings        *settings,
                                             RiffleBackdrop   *backdrop,
                                             RiffleBoard      *board);
void              riffle_background_update  (RiffleBackground *self);
gboolean          riffle_background_is_pale (RiffleBackground *self);

G_END_DECLS
