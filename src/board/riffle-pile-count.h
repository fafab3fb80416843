/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many cards a pile has that does not show them: a number on a disc below it, or over its
 * lower edge. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Part of the widget of the pile; all zero: no number. */
typedef struct
{
  PangoLayout *layout;        /* (nullable): the number; %NULL: none */
  guint        n_cards;       /* 0: no number is shown */
  int          letter_height; /* in pixels */
  float        room;          /* pixels that are free below each card with a number */
} RifflePileCount;

void riffle_pile_count_clear     (RifflePileCount       *self);
void riffle_pile_count_set       (RifflePileCount       *self,
                                  GtkWidget             *widget,
                                  guint                  n_cards);
void riffle_pile_count_set_width (RifflePileCount       *self,
                                  GtkWidget             *widget,
                                  int                    card_width);
void riffle_pile_count_set_room  (RifflePileCount       *self,
                                  GtkWidget             *widget,
                                  float                  room);
double   riffle_pile_count_get_text_scale (GtkWidget    *widget);
gboolean riffle_pile_count_find_bounds (RifflePileCount *self,
                                        const graphene_rect_t *card,
                                        graphene_rect_t       *bounds);
void riffle_pile_count_snapshot  (RifflePileCount       *self,
                                  GtkSnapshot           *snapshot,
                                  const graphene_rect_t *bounds);

G_END_DECLS
