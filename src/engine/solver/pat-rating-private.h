/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How good a position looks, in any game. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

gint32 pat_rating_of (const PatRules    *rules,
                      const PatPosition *position);

G_END_DECLS
