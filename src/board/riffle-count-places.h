/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the numbers of cards stand on a board. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

void riffle_count_places_find (RiffleTable *table,
                               float        width,
                               float        height);

G_END_DECLS
