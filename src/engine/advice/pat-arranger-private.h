/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What to do next in a game like Spider with the cards that lie open. */
#pragma once

#include "pat-thought-private.h"

G_BEGIN_DECLS

gboolean pat_arrange (PatThought *thought);

G_END_DECLS
