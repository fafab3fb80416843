/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of cards and piles, as a screen reader speaks them. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

void riffle_labels_update (RiffleTable *table);

G_END_DECLS
