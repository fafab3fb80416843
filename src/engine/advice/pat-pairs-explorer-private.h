/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Trials of games of pairs. */
#pragma once

#include "pat-thought-private.h"

G_BEGIN_DECLS

gboolean pat_pairs_explore (PatThought *thought);

G_END_DECLS
