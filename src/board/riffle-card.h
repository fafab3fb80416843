/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One card on the board. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-piece.h"

G_BEGIN_DECLS

/* The way of a card from one place to another; the animator's business. */
typedef struct
{
  graphene_point_t from;
  graphene_point_t to;            /* the target that it set off for */
  gint64           leave_usec;    /* when it sets off, in the animator's time; -1: not known yet */
  gint64           start_usec;    /* frame time; 0 until it has set off */
  gint64           delay_usec;    /* before it sets off */
  gint64           duration_usec;
  float            lift;          /* of the card when it set off */
  guint            group;         /* cards of one group travel together */
  gboolean         under_way;
  gboolean         is_rolling;    /* it moved already when it set off */
} RiffleFlight;

#define RIFFLE_TYPE_CARD (riffle_card_get_type ())
G_DECLARE_FINAL_TYPE (RiffleCard, riffle_card, RIFFLE, CARD, RifflePiece)

struct _RiffleCard
{
  RifflePiece       parent_instance;
  PatCard           card;     /* as it lies in the position */
  PatCard           shown;    /* as it is drawn: differs until a turn is half done */
  guint8            pile;
  guint8            index;    /* in the pile, from 0 at the bottom */
  graphene_point_t  at;       /* where it is drawn, in the board's coordinates */
  graphene_point_t  target;   /* where it belongs */
  guint             flat;     /* size of its flat corner; 0: it has its whole index */
  gboolean          hidden;   /* only about half of it is seen in this frame, or less */
  float             squeeze;  /* its width as drawn, 0 to 1: less than 1 while it turns over */
  float             lift;     /* how high it is held above the table, 0 to 1 */
  gboolean          floating; /* drawn above all piles */
  gboolean          floated;  /* the same in the last frame */
  gboolean          covered;  /* not drawn, for another card lies exactly on it */
  gboolean          concealed; /* its back is drawn, whatever is shown */
  gboolean          buried;   /* it belongs exactly under another card: without focus and name */
  guint             wave;     /* the move that took or turned it and is not shown yet; 0: none */
  guint             lag;      /* its turn among the cards of that move, from 0 */
  gboolean          travels;  /* that move took it to another pile */
  RiffleFlight      flight;
};

RiffleCard  *riffle_card_new        (RiffleCardCache        *cache,
                                     PatCard                 card);
void         riffle_card_set_shown  (RiffleCard             *self,
                                     PatCard                 shown);
void         riffle_card_set_flat   (RiffleCard             *self,
                                     guint                   flat);
void         riffle_card_set_hidden (RiffleCard             *self,
                                     gboolean                hidden);
RiffleDeckItem riffle_card_get_item (RiffleCard             *self);
void         riffle_card_conceal    (RiffleCard             *self,
                                     gboolean                is_concealed);
void         riffle_card_put        (RiffleCard             *self);
void         riffle_card_allocate   (RiffleCard             *self,
                                     const graphene_point_t *origin,
                                     int                     width,
                                     int                     height);
void         riffle_card_leave_pile (RiffleCard             *self);
void         riffle_card_set_buried (RiffleCard             *self,
                                     gboolean                buried);
void         riffle_card_tell_buried (RiffleCard            *self);

G_END_DECLS
