/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many cards a pile has that does not show them: a number on a disc below it or beside it, or
 * over its lower edge. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where a number stands. */
typedef enum
{
  RIFFLE_PILE_COUNT_BELOW, /* or over the lower edge */
  RIFFLE_PILE_COUNT_LEFT,
  RIFFLE_PILE_COUNT_RIGHT,
} RifflePileCountAt;

/* Part of the widget of the pile; all zero: no number. */
typedef struct
{
  PangoLayout       *layout;        /* (nullable): the number; %NULL: none */
  guint              n_cards;       /* 0: no number is shown */
  int                letter_height; /* in pixels */
  RifflePileCountAt  at;
  float              room;          /* pixels that are free below the card */
} RifflePileCount;

void riffle_pile_count_clear     (RifflePileCount       *self);
void riffle_pile_count_set       (RifflePileCount       *self,
                                  GtkWidget             *widget,
                                  guint                  n_cards);
void riffle_pile_count_set_width (RifflePileCount       *self,
                                  GtkWidget             *widget,
                                  int                    card_width);
void riffle_pile_count_set_place (RifflePileCount       *self,
                                  GtkWidget             *widget,
                                  RifflePileCountAt      at,
                                  float                  room);
gboolean riffle_pile_count_fits  (RifflePileCount       *self,
                                  float                  room);
double   riffle_pile_count_get_text_scale (GtkWidget    *widget);
gboolean riffle_pile_count_find_bounds (RifflePileCount *self,
                                        const graphene_rect_t *card,
                                        graphene_rect_t       *bounds);
void riffle_pile_count_snapshot  (RifflePileCount       *self,
                                  GtkSnapshot           *snapshot,
                                  const graphene_rect_t *bounds);

G_END_DECLS
