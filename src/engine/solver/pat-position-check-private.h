/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether a position can be one of a game. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

gboolean pat_position_check (const PatPosition  *self,
                             const PatRules     *rules,
                             GError            **error);

G_END_DECLS
