/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A look under a card, for as long as a button, a finger or a key is held: a covered card comes up
 * whole, and of a squared pile all that lies face up is spread out. Hidden cards stay hidden. */
#include "config.h"

#include "riffle-board-private.h"

static gboolean
long_press_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;

  self->peek.press_id = 0;
  riffle_board_peek_under (self, self->drag.pile, self->drag.index);
  return G_SOURCE_REMOVE;
}

/* A press that stays where it is for the time of the system looks under the card. */
void
riffle_board_await_long_press (RiffleBoard *self)
{
  int msec;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-long-press-time", &msec, NULL);
  g_clear_handle_id (&self->peek.press_id, g_source_remove);
  self->peek.press_id = g_timeout_add ((guint) msec, long_press_cb, self);
}

gboolean
riffle_board_is_peeking (RiffleBoard *self)
{
  return self->peek.active;
}

static void
put_back (RiffleBoard *self)
{
  RifflePeek *peek = &self->peek;

  if (peek->card != NULL)
    {
      peek->card->floating = FALSE;
      gtk_widget_queue_draw (gtk_widget_get_parent (GTK_WIDGET (peek->card)));
    }
  g_clear_object (&peek->card);
  peek->pile = -1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
riffle_board_end_peek (RiffleBoard *self)
{
  g_clear_handle_id (&self->peek.press_id, g_source_remove);
  if (!self->peek.active)
    return;
  self->peek.active = FALSE;
  put_back (self);
}

static gboolean
overlaps (RiffleBoard *self,
          RiffleCard  *card,
          RiffleCard  *other)
{
  graphene_rect_t own = riffle_table_get_card_rect (&self->table, card->target);
  graphene_rect_t rect = riffle_table_get_card_rect (&self->table, other->target);

  return graphene_rect_intersection (&own, &rect, NULL);
}

/* Whether a part of the card can be seen, but not all of it: later cards lie above earlier ones. */
static gboolean
is_partly_covered (RiffleBoard *self,
                   RiffleCard  *card)
{
  if (card->buried)
    return FALSE;
  for (guint i = card->pile; i < self->table.piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      for (guint k = i == card->pile ? card->index + 1u : 0; k < pile->cards->len; k++)
        if (overlaps (self, card, riffle_pile_get_card (pile, k)))
          return TRUE;
    }
  return FALSE;
}

static gboolean
begin (RiffleBoard *self,
       RiffleCard  *card,
       int          pile)
{
  RifflePeek *peek = &self->peek;

  peek->active = TRUE;
  if (card == peek->card && pile == peek->pile)
    return TRUE;
  put_back (self);
  peek->pile = pile;
  if (card == NULL)
    return TRUE;
  peek->card = g_object_ref (card);
  card->floating = TRUE;
  gtk_widget_queue_draw (gtk_widget_get_parent (GTK_WIDGET (card)));
  return TRUE;
}

/* Looks under a card: at the card itself where others cover a part of it, otherwise at what lies
 * squared beneath it. Returns: whether there is something to be seen */
gboolean
riffle_board_peek_under (RiffleBoard *self,
                         guint        number,
                         int          index)
{
  RifflePile *pile = riffle_board_get_pile (self, number);
  RiffleCard *card = index >= 0 ? riffle_pile_get_card (pile, (guint) index) : NULL;

  if (self->drag.active || card == NULL || card->flight.under_way)
    return FALSE;
  if (!pat_card_is_face_down (card->card) && is_partly_covered (self, card))
    return begin (self, card, -1);
  if (riffle_board_can_spread (self, number))
    return begin (self, NULL, (int) number);
  return FALSE;
}

/* Looks under what lies at a point; the pointer may go from card to card. */
void
riffle_board_peek_at (RiffleBoard *self,
                      double       x,
                      double       y)
{
  guint pile;
  int index;

  if (riffle_table_find_card_near (&self->table, x, y, &pile, &index) &&
      riffle_board_peek_under (self, pile, index))
    return;
  put_back (self);
  self->peek.active = TRUE;
}

/* Draws what is looked at above everything else. */
void
riffle_board_snapshot_peek (RiffleBoard *self,
                            GtkSnapshot *snapshot)
{
  const GdkRGBA shadow = { 0, 0, 0, 0.6f };
  RiffleCard *card = self->peek.card;
  graphene_rect_t rect;
  GskRoundedRect outline;

  if (self->peek.pile >= 0)
    riffle_board_snapshot_spread (self, (guint) self->peek.pile, snapshot);
  if (card == NULL)
    return;
  rect = riffle_table_get_card_rect (&self->table, card->at);
  gsk_rounded_rect_init_from_rect (&outline, &rect, rect.size.width * 0.06f);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 2, 3, 9);
  riffle_pile_snapshot_card (riffle_board_get_pile (self, card->pile), card, snapshot);
}
