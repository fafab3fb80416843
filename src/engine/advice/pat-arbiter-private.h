/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What questions and the arbiter of a game tell each other. */
#pragma once

#include "pat-arbiter.h"

#include "pat-thought-private.h"

G_BEGIN_DECLS

void pat_arbiter_tell  (PatArbiter *self,
                        PatThought *thought);
void pat_arbiter_learn (PatArbiter *self,
                        PatThought *thought,
                        guint64     hash);

G_END_DECLS
