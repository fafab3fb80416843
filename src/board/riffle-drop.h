/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where dragged cards belong that are dropped now. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

/* What dragged cards lie on. */
typedef struct
{
  int      pile;      /* the one that is meant; -1: none */
  gboolean is_legal;  /* it takes the cards */
  float    area;      /* of it that is covered, in square pixels */
  guint    n_touched; /* piles */
} RiffleDrop;

RiffleDrop riffle_drop_find (RiffleTable        *table,
                             const PatSelection *selection,
                             RiffleCard         *leader,
                             graphene_point_t    at,
                             gboolean            strict);

G_END_DECLS
