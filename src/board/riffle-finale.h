/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows the last card's flight of a game that was won: a wreath of its cards. */
#pragma once

#include "riffle-layout.h"
#include "riffle-wreath.h"

G_BEGIN_DECLS

typedef struct _RiffleFinale RiffleFinale;

RiffleFinale *riffle_finale_new        (GtkWidget        *board,
                                        RiffleTable      *table,
                                        RiffleLayout     *layout,
                                        RiffleCardCache  *cache);
void          riffle_finale_free       (RiffleFinale     *self);
void          riffle_finale_await      (RiffleFinale     *self);
gboolean      riffle_finale_is_awaited (RiffleFinale     *self);
void          riffle_finale_begin      (RiffleFinale     *self,
                                        double            speed);
void          riffle_finale_end        (RiffleFinale     *self);
void          riffle_finale_fit        (RiffleFinale     *self);
gboolean      riffle_finale_advance    (RiffleFinale     *self,
                                        gint64            now_usec);
gboolean      riffle_finale_is_running (RiffleFinale     *self);
gboolean      riffle_finale_get_bounds (RiffleFinale     *self,
                                        graphene_rect_t  *around,
                                        graphene_rect_t  *within);
RiffleWreath *riffle_finale_get_wreath (RiffleFinale     *self);

G_END_DECLS
