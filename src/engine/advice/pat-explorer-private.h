/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which way is best in a game like Klondike, as far as the player can know. */
#pragma once

#include "pat-thought-private.h"

G_BEGIN_DECLS

gboolean pat_explore (PatThought *thought);

G_END_DECLS
