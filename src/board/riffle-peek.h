/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A look under a card, for as long as a button, a finger or a key is held, or after a click. */
#pragma once

#include "riffle-motion.h"

G_BEGIN_DECLS

typedef struct _RifflePeek RifflePeek;

RifflePeek *riffle_peek_new      (GtkWidget       *board,
                                  RiffleTable     *table,
                                  RiffleMotion    *motion,
                                  RiffleCardCache *cache);
void        riffle_peek_free     (RifflePeek      *self);
void        riffle_peek_await    (RifflePeek      *self,
                                  PatSpot          spot);
void        riffle_peek_at       (RifflePeek      *self,
                                  double           x,
                                  double           y);
gboolean    riffle_peek_under    (RifflePeek      *self,
                                  PatSpot          spot);
gboolean    riffle_peek_is_open  (RifflePeek      *self);
void        riffle_peek_linger   (RifflePeek      *self,
                                  double           x,
                                  double           y);
void        riffle_peek_end      (RifflePeek      *self);
void        riffle_peek_snapshot (RifflePeek      *self,
                                  GtkSnapshot     *snapshot);
RiffleCard *riffle_peek_get_card (RifflePeek      *self);
int         riffle_peek_get_pile (RifflePeek      *self);

G_END_DECLS
