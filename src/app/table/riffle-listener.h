/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hears what happens on the board, and has it sound. */
#pragma once

#include "riffle-board.h"
#include "riffle-sound.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_LISTENER (riffle_listener_get_type ())
G_DECLARE_FINAL_TYPE (RiffleListener, riffle_listener, RIFFLE, LISTENER, GObject)

RiffleListener *riffle_listener_new (RiffleBoard *board,
                                     RiffleSound *sound);

G_END_DECLS
