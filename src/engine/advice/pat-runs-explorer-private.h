/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Trials of games like Klondike. */
#pragma once

#include "pat-thought-private.h"

G_BEGIN_DECLS

gboolean pat_runs_explore (PatThought *thought);

G_END_DECLS
