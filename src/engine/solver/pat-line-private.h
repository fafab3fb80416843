/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves that are said to win, played by the rules. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

gboolean pat_line_wins    (const PatRules    *rules,
                           const PatPosition *position,
                           GArray            *moves);
void     pat_line_shorten (const PatRules    *rules,
                           const PatPosition *position,
                           GArray            *moves);

G_END_DECLS
