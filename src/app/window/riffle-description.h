/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes the board and what lies around it in the log, for tests; only compiled with them. */
#pragma once

#include "riffle-event-log.h"
#include "riffle-window.h"

G_BEGIN_DECLS

void riffle_description_add (RiffleWindow   *window,
                             RiffleEventLog *log);

G_END_DECLS
