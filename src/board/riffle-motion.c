/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards fly when the position has changed, and when each of them sets off; how a new deal is
 * shown; and what follows when the last card has arrived. */
#include "config.h"

#include "riffle-motion.h"

#include <math.h>

#include "riffle-deal-order.h"
#include "riffle-flight-order.h"

#define FLIGHT_USEC      170000  /* of a card that turns where it lies */
#define FAR_USEC         170000  /* more, for one that crosses the table */
#define FAR              900     /* pixels, or more: across the table */
#define STAGGER_USEC     70000   /* from one automatic move to the next */
#define MAX_STAGGER_USEC 600000  /* for all of them */
#define LAG_USEC         35000   /* from one card to the next of those that a move deals */
#define MAX_LAG_USEC     450000  /* for all of them */
#define SLOW_DEAL_USEC   60000   /* from one dealt card to the next */
#define MAX_SLOW_USEC    3000000 /* for all of them */
#define FAST_DEAL_USEC   3000
#define MAX_FAST_USEC    120000
#define SHINE_USEC       650000  /* of a pile that has become full */

struct _RiffleMotion
{
  GtkWidget                 *board;    /* it outlives this, and so do the next three */
  RiffleTable               *table;
  RiffleLayout              *layout;
  const RifflePlaySettings  *settings;
  RiffleAnimator            *animator; /* (owned) */
  RiffleFinale              *finale;   /* (owned) */
  RiffleGhost               *ghost;    /* (owned) */
  guint                      n_moves;  /* heard of and not shown yet */
  guint                      most_turns; /* of the cards of one of them */
};

/**
 * riffle_motion_is_possible:
 *
 * Returns: whether the player wants to see cards moving, and can see them
 */
gboolean
riffle_motion_is_possible (RiffleMotion *self)
{
  gboolean enabled;

  if (!self->settings->animate || !riffle_layout_is_ready (self->layout) ||
      !gtk_widget_get_mapped (self->board))
    return FALSE;
  g_object_get (gtk_widget_get_settings (self->board), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

static gint64
scale_time (RiffleMotion *self,
            gint64        usec)
{
  return (gint64) ((double) usec / self->settings->speed);
}

static void
all_landed_cb (gpointer user_data)
{
  RiffleMotion *self = user_data;
  gboolean is_possible = riffle_motion_is_possible (self);

  if (!riffle_finale_is_awaited (self->finale))
    riffle_table_show_full (self->table, is_possible ? scale_time (self, SHINE_USEC) : 0);
  else if (is_possible)
    riffle_finale_begin (self->finale, self->settings->speed);
  else
    riffle_finale_end (self->finale);
  g_signal_emit_by_name (self->board, "landed");
}

/**
 * riffle_motion_new:
 * @board: what the cards are on
 *
 * Returns: (transfer full): an object that moves the cards of a table to where its layout has them
 */
RiffleMotion *
riffle_motion_new (GtkWidget                *board,
                   RiffleTable              *table,
                   RiffleLayout             *layout,
                   RiffleCardCache          *cache,
                   const RifflePlaySettings *settings)
{
  RiffleMotion *self = g_new0 (RiffleMotion, 1);

  self->board = board;
  self->table = table;
  self->layout = layout;
  self->settings = settings;
  self->animator = riffle_animator_new (board, all_landed_cb, self);
  self->finale = riffle_finale_new (board, table, layout, cache);
  self->ghost = riffle_ghost_new (board, table);
  return self;
}

void
riffle_motion_free (RiffleMotion *self)
{
  riffle_ghost_free (self->ghost);
  riffle_finale_free (self->finale);
  riffle_animator_free (self->animator);
  g_free (self);
}

/* Says that the cards of another move, or of one that is taken back, follow. */
void
riffle_motion_begin_move (RiffleMotion *self)
{
  self->n_moves++;
}

/**
 * riffle_motion_add_card:
 * @card: a card of the move
 * @travels: it goes to another pile; otherwise it only turns over
 * @turn: its turn among the cards of the move, from 0
 *
 * Says what a move does to a card. A card that two moves in a row carry on flies straight to where
 * the last one leaves it.
 */
void
riffle_motion_add_card (RiffleMotion *self,
                        RiffleCard   *card,
                        gboolean      travels,
                        guint         turn)
{
  card->wave = self->n_moves;
  card->lag = turn;
  card->travels = card->travels || travels;
  self->most_turns = MAX (self->most_turns, turn);
}

/* Forgets the moves that were not shown yet. */
void
riffle_motion_forget_moves (RiffleMotion *self)
{
  self->n_moves = 0;
  self->most_turns = 0;
}

/* Far cards are faster, but they take longer. */
static gint64
get_duration (RiffleMotion *self,
              RiffleCard   *card)
{
  float distance = hypotf (card->target.x - card->at.x, card->target.y - card->at.y);

  return scale_time (self, FLIGHT_USEC + (gint64) (FAR_USEC * MIN (distance / FAR, 1)));
}

static void
start_flight (RiffleMotion *self,
              RiffleCard   *card,
              gint64        delay_usec)
{
  RiffleFlight *flight = &card->flight;
  gboolean is_new = card->wave != 0;

  /* Before its flight, a card floats because the pointer carried it. */
  flight->is_rolling = flight->under_way || card->floating;
  card->floating = card->floating || card->travels;
  card->wave = 0;
  card->travels = FALSE;
  /* A card that is on its way flies on unless it is sent elsewhere. */
  if (flight->under_way && !is_new && graphene_point_equal (&flight->to, &card->target))
    return;
  if (!flight->under_way && riffle_flight_order_is_at_rest (card))
    card->floating = FALSE;
  else
    riffle_animator_add (self->animator, card, delay_usec, get_duration (self, card));
}

/* Lets the cards set off in the order of the moves, and in each move in the order of its steps. */
static void
start_flights (RiffleMotion *self,
               gint64        stagger_usec,
               gint64        lag_usec)
{
  g_autoptr (GPtrArray) cards = riffle_flight_order_list (self->table);
  guint wave = 0, lag = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (cards, i);
      gint64 delay = card->wave > 0 ? stagger_usec * (card->wave - 1) + lag_usec * card->lag : 0;

      if (i == 0 || card->wave != wave || card->lag != lag)
        riffle_animator_next_group (self->animator);
      wave = card->wave;
      lag = card->lag;
      start_flight (self, card, scale_time (self, delay));
      card->lag = 0;
    }
  riffle_motion_forget_moves (self);
}

static void
put_all (RiffleMotion *self)
{
  riffle_animator_finish (self->animator);
  riffle_table_show_full (self->table, 0);
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->table, i);

      for (guint k = 0; k < pile->cards->len; k++)
        riffle_card_put (riffle_pile_get_card (pile, k));
    }
  riffle_motion_forget_moves (self);
}

/**
 * riffle_motion_start:
 * @animated: whether cards that are elsewhere fly to where they belong, or are put there at once
 *
 * Brings the cards to where the layout has them, after riffle_layout_aim().
 */
void
riffle_motion_start (RiffleMotion *self,
                     gboolean      animated)
{
  if (animated && riffle_motion_is_possible (self))
    start_flights (self, MIN (STAGGER_USEC, MAX_STAGGER_USEC / MAX (self->n_moves, 1)),
                   MIN (LAG_USEC, MAX_LAG_USEC / MAX (self->most_turns, 1)));
  else
    put_all (self);
  riffle_finale_fit (self->finale);
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    {
      gtk_widget_queue_allocate (GTK_WIDGET (riffle_table_get_pile (self->table, i)));
      gtk_widget_queue_draw (GTK_WIDGET (riffle_table_get_pile (self->table, i)));
    }
  gtk_widget_queue_allocate (self->board);
}

/* The time from one card to the next. Many cards take only a little longer than a few. */
static gint64
get_interval (RiffleMotion *self,
              guint         n_cards)
{
  gint64 n = MAX (n_cards, 1);

  return self->settings->fast_deal ? MIN (FAST_DEAL_USEC, MAX_FAST_USEC / n)
                                   : MIN (SLOW_DEAL_USEC, MAX_SLOW_USEC / n);
}

/**
 * riffle_motion_start_deal:
 * @n_cards: (out): how many cards fly; 0: nobody is to see the deal
 * @interval_msec: (out): the time from one card to the next in milliseconds, if any fly
 *
 * Lets the cards of a new deal, which lie where they belong, fly there from the stock.
 */
void
riffle_motion_start_deal (RiffleMotion *self,
                          guint        *n_cards,
                          guint        *interval_msec)
{
  g_autoptr (GPtrArray) cards = NULL;
  graphene_size_t board, card;
  gint64 interval;

  *n_cards = *interval_msec = 0;
  if (!self->settings->animate_deal || !riffle_motion_is_possible (self))
    return;
  riffle_layout_get_space (self->layout, &board, &card);
  cards = riffle_deal_order_prepare (self->table, board, card);
  interval = get_interval (self, cards->len);
  *n_cards = cards->len;
  *interval_msec = (guint) (interval / 1000);
  start_flights (self, 0, interval);
}

/* Lets all cards arrive at once. */
void
riffle_motion_finish (RiffleMotion *self)
{
  riffle_animator_finish (self->animator);
}

static void
queue_draw_pile (RiffleMotion *self,
                 RiffleCard   *card)
{
  gtk_widget_queue_draw (GTK_WIDGET (riffle_table_get_pile (self->table, card->pile)));
}

/**
 * riffle_motion_hold:
 * @card: a card that follows the pointer from now on
 *
 * Takes a card off the table, also in the middle of its flight.
 */
void
riffle_motion_hold (RiffleMotion *self,
                    RiffleCard   *card)
{
  riffle_animator_drop (self->animator, card);
  card->floating = TRUE;
  card->squeeze = 1;
  riffle_card_set_shown (card, card->card);
  queue_draw_pile (self, card);
}

/**
 * riffle_motion_carry:
 * @card: a card that is held
 * @offset: how far it is carried from where it belongs, in pixels
 *
 * Brings a card to where the pointer has it.
 */
void
riffle_motion_carry (RiffleMotion     *self,
                     RiffleCard       *card,
                     graphene_point_t  offset)
{
  card->at.x = card->target.x + offset.x;
  card->at.y = card->target.y + offset.y;
  gtk_widget_queue_allocate (GTK_WIDGET (riffle_table_get_pile (self->table, card->pile)));
}

/**
 * riffle_motion_raise:
 * @card: a card that lies where it belongs
 *
 * Draws a card above all others until riffle_motion_lower().
 */
void
riffle_motion_raise (RiffleMotion *self,
                     RiffleCard   *card)
{
  card->floating = TRUE;
  queue_draw_pile (self, card);
}

void
riffle_motion_lower (RiffleMotion *self,
                     RiffleCard   *card)
{
  card->floating = FALSE;
  card->lift = 0;
  /* The table may have other piles already. */
  gtk_widget_queue_draw (gtk_widget_get_parent (GTK_WIDGET (card)));
}

/**
 * riffle_motion_await_win:
 *
 * Says that the game was won: a wreath is laid when the last card has arrived, if cards can be seen
 * moving then.
 */
void
riffle_motion_await_win (RiffleMotion *self)
{
  riffle_finale_end (self->finale);
  riffle_finale_await (self->finale);
  if (!riffle_animator_is_running (self->animator))
    all_landed_cb (self);
}

/* Returns: (transfer none): the wreath that is laid at the end of a game that was won */
RiffleFinale *
riffle_motion_get_finale (RiffleMotion *self)
{
  return self->finale;
}

/* Shows where a move leads that is possible; %NULL: shows none any more. */
void
riffle_motion_show_way (RiffleMotion  *self,
                        const PatMove *move)
{
  if (move != NULL)
    riffle_ghost_show (self->ghost, move, riffle_motion_is_possible (self));
  else
    riffle_ghost_hide (self->ghost);
}

/* Returns: (transfer none): the object that shows where a move leads */
RiffleGhost *
riffle_motion_get_ghost (RiffleMotion *self)
{
  return self->ghost;
}

/* Returns: (transfer none): the object that knows which cards are on their way */
RiffleAnimator *
riffle_motion_get_animator (RiffleMotion *self)
{
  return self->animator;
}
