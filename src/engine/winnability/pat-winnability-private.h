/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How many deals of a game can be won, as it was measured. */
#pragma once

#include "pat-macros.h"

G_BEGIN_DECLS

/* A row of the table: a game with its options, and what became of its first deals. */
typedef struct
{
  const char *variant;
  const char *options; /* in the notation of deals */
  guint       n_deals;
  guint       n_winnable;
  guint       n_unwinnable;
} PatWinnabilityRow;

const PatWinnabilityRow *pat_winnability_find       (const char              *variant,
                                                     const char              *options);
gboolean                 pat_winnability_is_decided (const PatWinnabilityRow *row);
double                   pat_winnability_get_least  (const PatWinnabilityRow *row);
double                   pat_winnability_get_most   (const PatWinnabilityRow *row);
double                   pat_winnability_get_error  (const PatWinnabilityRow *row);

G_END_DECLS
