/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The five best tours of this computer, in a file in the player's data folder. */
#pragma once

#include <patience.h>

#include "riffle-shared-file.h"

G_BEGIN_DECLS

#define RIFFLE_N_BEST_TOURS 5 /* are kept */

/**
 * RiffleBestTour:
 * @total: the points of all games together
 * @ended_usec: when it ended; tells one tour from another
 * @name: (nullable): who played it
 * @deals: (nullable): what its deals are recognised by; %NULL in older lists
 *
 * A tour that was played to its end.
 */
typedef struct
{
  int     total;
  gint64  ended_usec;
  char   *name;
  char   *deals;
} RiffleBestTour;

#define RIFFLE_TYPE_BEST_TOURS (riffle_best_tours_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBestTours, riffle_best_tours, RIFFLE, BEST_TOURS, RiffleSharedFile)

guint                 riffle_best_tours_get_n    (RiffleBestTours       *self);
const RiffleBestTour *riffle_best_tours_get      (RiffleBestTours       *self,
                                                  guint                  nth);
gboolean              riffle_best_tours_is_good  (RiffleBestTours       *self,
                                                  int                    total);
gboolean              riffle_best_tours_has      (RiffleBestTours       *self,
                                                  const char            *deals);
gboolean              riffle_best_tours_add      (RiffleBestTours       *self,
                                                  const RiffleBestTour  *tour,
                                                  GError               **error);
gboolean              riffle_best_tours_clear    (RiffleBestTours       *self,
                                                  GError               **error);

G_END_DECLS
