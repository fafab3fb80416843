/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How good a builder's position looks. */
#pragma once

#include "pat-builder-state-private.h"

G_BEGIN_DECLS

int pat_builder_rate (const PatBuilderState *state,
                      const PatBuilderDeal  *deal);

G_END_DECLS
