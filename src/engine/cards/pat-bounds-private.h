/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How far numbers of a game may go. Games stop there, so that every save can be read again. */
#pragma once

#include "pat-position.h"

G_BEGIN_DECLS

/* Bounds that no player reaches, and within which no sum overflows. */
#define PAT_BOUND_ELAPSED_USEC (G_GINT64_CONSTANT (100) * 366 * 24 * 3600 * G_USEC_PER_SEC)
#define PAT_BOUND_TIMES 1000000   /* undos, and hints */
#define PAT_BOUND_BANK 100000000  /* and the score with it, on both sides of 0 */
#define PAT_BOUND_POINTS 1000000  /* of a position, on both sides of 0 */
#define PAT_BOUND_COUNT 30000     /* of a counter; those of a variant's own may be below 0 */

void pat_position_limit_step (const PatPosition *self,
                              PatStep           *step);

G_END_DECLS
