/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told of whether a game can be won. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

const char *riffle_verdict_text_get             (PatArbiter *arbiter,
                                                 PatVerdict  verdict,
                                                 gboolean    is_at_beginning);
const char *riffle_verdict_text_get_wait        (gboolean    is_at_beginning);
const char *riffle_verdict_text_get_no_way_back (PatArbiter *arbiter,
                                                 gboolean    is_at_beginning);
const char *riffle_verdict_text_get_demonstration (gboolean has_way,
                                                   gboolean is_lost);
const char *riffle_verdict_text_get_end (gboolean is_lost);

G_END_DECLS
