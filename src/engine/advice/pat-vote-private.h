/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which of the moves that are proposed wins most often. */
#pragma once

#include "pat-thought-private.h"

G_BEGIN_DECLS

void pat_vote (PatThought *self);

G_END_DECLS
