/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Flights of cards in the time of the frame clock. The game is at its end already: a flight is
 * only a picture. */
#include "config.h"

#include "riffle-animator.h"

#include <math.h>

#include "riffle-pace.h"

#define PUSH 0.3f /* part of the time in which a card that lay still becomes faster */

struct _RiffleAnimator
{
  GtkWidget              *widget;  /* the board, which outlives its animator */
  RiffleAnimatorDoneFunc  done;
  gpointer                user_data;
  GPtrArray              *cards;   /* (owned) in the order in which they set off */
  guint                   tick_id;
  guint                   n_groups;
  RifflePace              pace;    /* at which cards set off */
  gint64                  leaving_usec; /* time that counts for the cards that wait */
};

RiffleAnimator *
riffle_animator_new (GtkWidget              *widget,
                     RiffleAnimatorDoneFunc  done,
                     gpointer                user_data)
{
  RiffleAnimator *self = g_new0 (RiffleAnimator, 1);

  self->widget = widget;
  self->done = done;
  self->user_data = user_data;
  riffle_pace_init (&self->pace);
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

static void
stop_ticking (RiffleAnimator *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick_id);
  self->tick_id = 0;
  riffle_pace_rest (&self->pace);
}

void
riffle_animator_free (RiffleAnimator *self)
{
  stop_ticking (self);
  g_ptr_array_unref (self->cards);
  g_free (self);
}

static void
queue_allocate (RiffleCard *card)
{
  GtkWidget *pile = gtk_widget_get_parent (GTK_WIDGET (card));

  if (pile != NULL)
    gtk_widget_queue_allocate (pile);
}

static void
land (RiffleAnimator *self,
      RiffleCard     *card)
{
  GtkWidget *pile = gtk_widget_get_parent (GTK_WIDGET (card));

  card->at = card->target;
  card->squeeze = 1;
  card->lift = 0;
  card->floating = FALSE;
  card->flight.under_way = FALSE;
  riffle_card_set_shown (card, card->card);
  queue_allocate (card);
  if (pile != NULL)
    gtk_widget_queue_draw (pile);
  gtk_widget_queue_draw (self->widget);
}

/* A card that moves already only slows down; one that lies is pushed first. */
static float
ease (const RiffleFlight *flight,
      float               progress)
{
  float left = 1 - progress;

  if (flight->is_rolling)
    return 1 - left * left * left;
  if (progress < PUSH)
    return progress * progress / PUSH;
  return 1 - left * left / (1 - PUSH);
}

/* Seen from above, a card that turns at an even pace is as wide as the cosine of its angle. */
static void
turn (RiffleCard *card,
      float       progress)
{
  if (card->shown == card->card && card->squeeze == 1)
    return;
  card->squeeze = fabsf (cosf (progress * G_PI));
  if (progress >= 0.5f)
    riffle_card_set_shown (card, card->card);
}

/* Whether a card has set off by now. */
static gboolean
set_off (RiffleAnimator *self,
         RiffleFlight   *flight,
         gint64          now)
{
  if (flight->leave_usec < 0)
    flight->leave_usec = self->leaving_usec + flight->delay_usec;
  if (flight->start_usec == 0 && self->leaving_usec >= flight->leave_usec)
    flight->start_usec = now - (self->leaving_usec - flight->leave_usec);
  return flight->start_usec != 0;
}

/* Puts a card where it is at this time; returns whether it has arrived. */
static gboolean
fly (RiffleAnimator *self,
     RiffleCard     *card,
     gint64          now)
{
  RiffleFlight *flight = &card->flight;
  float progress, eased;

  if (!set_off (self, flight, now))
    return FALSE;
  progress = (float) (now - flight->start_usec) / (float) flight->duration_usec;
  if (progress >= 1)
    return TRUE;
  eased = ease (flight, progress);
  /* Whole pixels keep the drawing sharp. */
  card->at.x = rintf (flight->from.x + (card->target.x - flight->from.x) * eased);
  card->at.y = rintf (flight->from.y + (card->target.y - flight->from.y) * eased);
  card->lift = flight->lift * (1 - eased);
  turn (card, eased);
  queue_allocate (card);
  return FALSE;
}

/* Puts all cards where they are at a time of the frame clock. If frames come late, fewer cards
 * set off, so that fewer of them fly at a time; those that fly are as fast as ever. */
void
riffle_animator_advance (RiffleAnimator *self,
                         gint64          now_usec)
{
  guint i = 0;

  self->leaving_usec += riffle_pace_advance (&self->pace, now_usec);
  while (i < self->cards->len)
    {
      RiffleCard *card = g_ptr_array_index (self->cards, i);

      if (!fly (self, card, now_usec))
        {
          i++;
          continue;
        }
      land (self, card);
      g_ptr_array_remove_index (self->cards, i);
    }
  if (self->cards->len > 0)
    return;
  stop_ticking (self);
  self->done (self->user_data);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RiffleAnimator *self = user_data;

  riffle_animator_advance (self, gdk_frame_clock_get_frame_time (clock));
  return G_SOURCE_CONTINUE;
}

/* Sends a card from where it is drawn to its target. A card that is on its way already takes a
 * new course. */
void
riffle_animator_add (RiffleAnimator *self,
                     RiffleCard     *card,
                     gint64          delay_usec,
                     gint64          duration_usec)
{
  RiffleFlight *flight = &card->flight;

  if (flight->under_way)
    g_ptr_array_remove (self->cards, card);
  flight->from = card->at;
  flight->lift = card->lift;
  flight->to = card->target;
  flight->start_usec = 0;
  flight->leave_usec = -1;
  flight->delay_usec = delay_usec;
  flight->duration_usec = MAX (duration_usec, 1);
  flight->group = self->n_groups;
  flight->under_way = TRUE;
  g_ptr_array_add (self->cards, g_object_ref (card));
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

/* Forgets a card, which stays where it is drawn. */
void
riffle_animator_drop (RiffleAnimator *self,
                      RiffleCard     *card)
{
  if (!card->flight.under_way)
    return;
  card->flight.under_way = FALSE;
  g_ptr_array_remove (self->cards, card);
  if (self->cards->len == 0)
    stop_ticking (self);
}

/* Lets all cards arrive at once. */
void
riffle_animator_finish (RiffleAnimator *self)
{
  if (self->cards->len == 0)
    return;
  stop_ticking (self);
  while (self->cards->len > 0)
    {
      g_autoptr (RiffleCard) card = g_ptr_array_steal_index (self->cards, self->cards->len - 1);

      land (self, card);
    }
  self->done (self->user_data);
}

/* Cards that are added from now on belong to a group of their own. */
guint
riffle_animator_next_group (RiffleAnimator *self)
{
  return ++self->n_groups;
}

gboolean
riffle_animator_is_running (RiffleAnimator *self)
{
  return self->cards->len > 0;
}

/* How many cards are on their way, or wait until they set off. */
guint
riffle_animator_count (RiffleAnimator *self)
{
  return self->cards->len;
}

/* Whether a card that is to fly has not left its place yet. */
gboolean
riffle_animator_is_waiting (RiffleCard *card)
{
  return card->flight.under_way && (card->flight.start_usec == 0 ||
                                    graphene_point_equal (&card->at, &card->flight.from));
}

/* The first card of the group that the card before `end` belongs to. */
static guint
find_group (RiffleAnimator *self,
            guint           end)
{
  RiffleCard *last = g_ptr_array_index (self->cards, end - 1);

  while (end > 0 &&
         ((RiffleCard *) g_ptr_array_index (self->cards, end - 1))->flight.group ==
         last->flight.group)
    end--;
  return end;
}

/* Draws the card that was found before, unless the next one hides it: of a pack that is being dealt
 * only the uppermost card is seen. */
static void
pass_on (RiffleCard **held,
         RiffleCard  *next,
         GFunc        func,
         gpointer     user_data)
{
  if (*held != NULL && (next == NULL || !graphene_point_equal (&(*held)->at, &next->at)))
    func (*held, user_data);
  *held = next;
}

/* Calls a function for each floating card that can be seen, the undermost first. Cards that wait
 * lie as they did before the moves: what sets off first lies above. Cards on their way cover those
 * that went before. */
void
riffle_animator_foreach (RiffleAnimator *self,
                         GFunc           func,
                         gpointer        user_data)
{
  RiffleCard *held = NULL;
  guint begin;

  for (guint end = self->cards->len; end > 0; end = begin)
    {
      begin = find_group (self, end);
      for (guint i = begin; i < end; i++)
        {
          RiffleCard *card = g_ptr_array_index (self->cards, i);

          if (card->floating && riffle_animator_is_waiting (card))
            pass_on (&held, card, func, user_data);
        }
    }
  pass_on (&held, NULL, func, user_data);
  for (guint i = 0; i < self->cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (self->cards, i);

      if (card->floating && !riffle_animator_is_waiting (card))
        func (card, user_data);
    }
}
