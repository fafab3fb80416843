/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A look under a card, for as long as a button, a finger or a key is held, or after a click until
 * the pointer leaves the card: a covered card comes up whole, and of a squared pile all that lies
 * face up is spread out. Hidden cards stay hidden. */
#include "config.h"

#include "riffle-peek.h"

#include "riffle-geometry.h"
#include "riffle-spread.h"

struct _RifflePeek
{
  GtkWidget       *board;    /* it outlives this, and so do the next two */
  RiffleTable     *table;
  RiffleMotion    *motion;
  RiffleCardCache *cache;    /* (owned) */
  GtkEventController *pointer; /* (owned) */
  guint            press_id; /* source: the press that becomes a long one */
  PatSpot          pressed;  /* and where it is, or where the click was */
  gboolean         lingers;  /* the button that was clicked is up again */
  gboolean         is_open;
  RiffleCard      *card;     /* (owned) (nullable): drawn above all others */
  int              pile;     /* whose cards are spread out, or -1 */
};

/* The look that a click has left open ends as soon as the pointer is on something else. */
static void
pointer_moves_cb (GtkEventControllerMotion *controller,
                  double                    x,
                  double                    y,
                  RifflePeek               *self)
{
  PatSpot spot;

  if (self->lingers && (!riffle_geometry_find_card_near (self->table, x, y, &spot) ||
                        spot.pile != self->pressed.pile || spot.index != self->pressed.index))
    riffle_peek_end (self);
}

static void
pointer_leaves_cb (RifflePeek *self)
{
  if (self->lingers)
    riffle_peek_end (self);
}

static void
follow_pointer (RifflePeek *self)
{
  self->pointer = gtk_event_controller_motion_new ();
  g_signal_connect (self->pointer, "motion", G_CALLBACK (pointer_moves_cb), self);
  g_signal_connect_swapped (self->pointer, "leave", G_CALLBACK (pointer_leaves_cb), self);
  gtk_widget_add_controller (self->board, g_object_ref (self->pointer));
}

RifflePeek *
riffle_peek_new (GtkWidget       *board,
                 RiffleTable     *table,
                 RiffleMotion    *motion,
                 RiffleCardCache *cache)
{
  RifflePeek *self = g_new0 (RifflePeek, 1);

  self->board = board;
  self->table = table;
  self->motion = motion;
  self->cache = g_object_ref (cache);
  self->pile = -1;
  follow_pointer (self);
  return self;
}

void
riffle_peek_free (RifflePeek *self)
{
  g_clear_handle_id (&self->press_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->pointer, self);
  g_object_unref (self->pointer);
  g_clear_object (&self->card);
  g_object_unref (self->cache);
  g_free (self);
}

static gboolean
long_press_cb (gpointer user_data)
{
  RifflePeek *self = user_data;

  self->press_id = 0;
  riffle_peek_under (self, self->pressed);
  return G_SOURCE_REMOVE;
}

/* A press that stays where it is for the time of the system looks under the card. */
void
riffle_peek_await (RifflePeek *self,
                   PatSpot     spot)
{
  int msec;

  g_object_get (gtk_widget_get_settings (self->board), "gtk-long-press-time", &msec, NULL);
  g_clear_handle_id (&self->press_id, g_source_remove);
  self->pressed = spot;
  self->press_id = g_timeout_add ((guint) msec, long_press_cb, self);
}

/* Whether the player looks under cards, even if there is nothing to be seen. */
gboolean
riffle_peek_is_open (RifflePeek *self)
{
  return self->is_open;
}

static void
put_back (RifflePeek *self)
{
  if (self->card != NULL)
    riffle_motion_lower (self->motion, self->card);
  g_clear_object (&self->card);
  self->pile = -1;
  gtk_widget_queue_draw (self->board);
}

/* The look is over, and so is a press that might have become one. */
void
riffle_peek_end (RifflePeek *self)
{
  g_clear_handle_id (&self->press_id, g_source_remove);
  self->lingers = FALSE;
  if (!self->is_open)
    return;
  self->is_open = FALSE;
  put_back (self);
}

/* Whether a part of the card can be seen, but not all of it: later cards lie above earlier ones. */
static gboolean
is_partly_covered (RifflePeek *self,
                   RiffleCard *card)
{
  RifflePile *own = riffle_table_get_pile (self->table, card->pile);
  graphene_rect_t rect = riffle_pile_get_card_rect (own, card->target);

  if (card->buried)
    return FALSE;
  for (guint i = card->pile; i < riffle_table_get_n_piles (self->table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->table, i);

      for (guint k = i == card->pile ? card->index + 1u : 0; k < pile->cards->len; k++)
        {
          RiffleCard *later = riffle_pile_get_card (pile, k);
          graphene_rect_t other = riffle_pile_get_card_rect (pile, later->target);

          if (graphene_rect_intersection (&rect, &other, NULL))
            return TRUE;
        }
    }
  return FALSE;
}

static void
open_at (RifflePeek *self,
         RiffleCard *card,
         int         pile)
{
  self->is_open = TRUE;
  if (card == self->card && pile == self->pile)
    return;
  put_back (self);
  self->pile = pile;
  if (card == NULL)
    return;
  self->card = g_object_ref (card);
  riffle_motion_raise (self->motion, card);
}

/* Looks under a card: at the card itself if others cover a part of it, otherwise at what lies
 * squared beneath it. Returns: whether there is something to be seen */
gboolean
riffle_peek_under (RifflePeek *self,
                   PatSpot     spot)
{
  RiffleCard *card = riffle_table_get_card (self->table, spot);

  if (card == NULL || card->flight.under_way)
    return FALSE;
  if (!pat_card_is_face_down (card->card) && is_partly_covered (self, card))
    open_at (self, card, -1);
  else if (riffle_spread_is_possible (self->table, spot.pile))
    open_at (self, NULL, (int) spot.pile);
  else
    return FALSE;
  return TRUE;
}

/* Looks under what lies at a point; the pointer may go from card to card. */
void
riffle_peek_at (RifflePeek *self,
                double      x,
                double      y)
{
  PatSpot spot;

  if (riffle_geometry_find_card_near (self->table, x, y, &spot) && riffle_peek_under (self, spot))
    return;
  put_back (self);
  self->is_open = TRUE;
}

/* Leaves open what is seen after a click at a point, until the pointer goes elsewhere. */
void
riffle_peek_linger (RifflePeek *self,
                    double      x,
                    double      y)
{
  self->lingers = (self->card != NULL || self->pile >= 0) &&
                  riffle_geometry_find_card_near (self->table, x, y, &self->pressed);
  if (!self->lingers)
    riffle_peek_end (self);
}

/* Draws what is looked at above everything else. */
void
riffle_peek_snapshot (RifflePeek  *self,
                      GtkSnapshot *snapshot)
{
  const GdkRGBA shadow = { 0, 0, 0, 0.6f };
  RifflePile *pile;
  graphene_rect_t rect;
  GskRoundedRect outline;

  if (self->pile >= 0)
    riffle_spread_snapshot (self->table, (guint) self->pile, self->cache, snapshot);
  if (self->card == NULL)
    return;
  pile = riffle_table_get_pile (self->table, self->card->pile);
  rect = riffle_pile_get_card_rect (pile, self->card->at);
  gsk_rounded_rect_init_from_rect (&outline, &rect, rect.size.width * 0.06f);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 2, 3, 9);
  riffle_pile_snapshot_card (pile, self->card, snapshot);
}

/* Returns: (transfer none) (nullable): the card that is held up */
RiffleCard *
riffle_peek_get_card (RifflePeek *self)
{
  return self->card;
}

/* Returns: the pile whose cards are spread out, or -1 */
int
riffle_peek_get_pile (RifflePeek *self)
{
  return self->pile;
}
