/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One pile of the board: a list of cards, or the empty place where they would lie. */
#pragma once

#include "riffle-card.h"
#include "riffle-pile-count.h"
#include "riffle-place.h"
#include "riffle-shine.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_PILE (riffle_pile_get_type ())
G_DECLARE_FINAL_TYPE (RifflePile, riffle_pile, RIFFLE, PILE, RifflePiece)

/* Others read this; only the functions below write it. */
struct _RifflePile
{
  RifflePiece       parent_instance;
  guint             number;      /* in the position */
  GPtrArray        *cards;       /* (owned) of RiffleCard, bottom to top */
  RiffleDeckItem    place;       /* what an empty place shows; see riffle-place.h */
  double            place_alpha; /* 1: it is seen as usual; 0: not at all */
  graphene_point_t  origin;      /* in the board's coordinates */
  graphene_point_t  base;        /* of the bottom card, in the board's coordinates */
  int               card_width;  /* in logical pixels */
  int               card_height;
  gboolean          changed;     /* its cards are others than at the last look */
  RifflePileCount   count;       /* how many cards a squared pile holds */
  gboolean          is_full;     /* it has all the cards that it can ever have */
  gboolean          will_shine;  /* it was not full before, and nothing has shown that yet */
  RiffleShine       shine;
};

RifflePile  *riffle_pile_new        (RiffleCardCache *cache,
                                     guint            number);
RiffleCard  *riffle_pile_get_card   (RifflePile      *self,
                                     guint            index);
RiffleCard  *riffle_pile_get_top    (RifflePile      *self);
void         riffle_pile_insert     (RifflePile      *self,
                                     guint            index,
                                     RiffleCard      *card);
RiffleCard  *riffle_pile_steal      (RifflePile      *self,
                                     guint            index);
void         riffle_pile_renumber   (RifflePile      *self);
void         riffle_pile_adopt_cards (RifflePile     *self);
void         riffle_pile_set_place  (RifflePile      *self,
                                     RiffleDeckItem   place);
void         riffle_pile_fade_place (RifflePile      *self,
                                     double           alpha);
void         riffle_pile_set_count  (RifflePile      *self,
                                     guint            count);
gboolean     riffle_pile_has_lying_card (RifflePile     *self);
void         riffle_pile_set_size   (RifflePile      *self,
                                     int              card_width,
                                     int              card_height);
void         riffle_pile_set_origin (RifflePile      *self,
                                     graphene_point_t origin,
                                     graphene_point_t base);
graphene_rect_t riffle_pile_get_card_rect (RifflePile *self,
                                           graphene_point_t at);
void         riffle_pile_set_full   (RifflePile      *self,
                                     gboolean         full);
void         riffle_pile_show_full  (RifflePile      *self,
                                     gint64           duration_usec);
void         riffle_pile_touch      (RifflePile      *self);
gboolean     riffle_pile_look       (RifflePile      *self);
void         riffle_pile_snapshot_card (RifflePile   *self,
                                        RiffleCard   *card,
                                        GtkSnapshot  *snapshot);

G_END_DECLS
