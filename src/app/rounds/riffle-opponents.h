/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far the recorded players of a round are, in words. */
#pragma once

#include "riffle-opponent.h"

G_BEGIN_DECLS

char *riffle_opponents_dup_text (GPtrArray *opponents,
                                 gint64     msec);

G_END_DECLS
