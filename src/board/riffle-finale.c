/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows the last card's flight of a game that was won: its cards are laid as a wreath, until
 * the player does anything. */
#include "config.h"

#include "riffle-finale.h"

#include "riffle-ellipse.h"

struct _RiffleFinale
{
  GtkWidget          *board;      /* it outlives this, and so do the next two */
  RiffleTable        *table;
  RiffleLayout       *layout;
  RiffleCardCache    *cache;      /* (owned) */
  gboolean            is_awaited; /* the wreath is laid when the last card has arrived */
  RiffleWreath       *wreath;     /* (owned) (nullable) */
  guint               tick_id;
  GtkEventController *input;      /* (nullable): of the window, while there is a wreath */
};

RiffleFinale *
riffle_finale_new (GtkWidget        *board,
                   RiffleTable      *table,
                   RiffleLayout     *layout,
                   RiffleCardCache  *cache)
{
  RiffleFinale *self = g_new0 (RiffleFinale, 1);

  self->board = board;
  self->table = table;
  self->layout = layout;
  self->cache = g_object_ref (cache);
  return self;
}

static guint
find_most_cards (RiffleFinale *self)
{
  guint most = 1;

  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    most = MAX (most, riffle_table_get_pile (self->table, i)->cards->len);
  return most;
}

/* The piles give their cards at the same pace, the top cards first. */
static void
add_cards (RiffleFinale *self)
{
  guint n_piles = riffle_table_get_n_piles (self->table);
  guint most = find_most_cards (self), n_giving = 0;

  for (guint i = 0; i < n_piles; i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->table, i);
      float shift = (float) n_giving / (float) n_piles;

      n_giving += pile->cards->len > 0;
      for (guint k = 0; k < pile->cards->len; k++)
        riffle_wreath_add (self->wreath, riffle_pile_get_card (pile, pile->cards->len - 1 - k),
                           ((float) k + shift) / (float) most);
    }
}

/* Brings the wreath in line with the board, after that has changed. */
void
riffle_finale_fit (RiffleFinale *self)
{
  graphene_size_t board, card;

  if (self->wreath == NULL)
    return;
  riffle_layout_get_space (self->layout, &board, &card);
  riffle_wreath_arrange (self->wreath,
                         &(RiffleWreathSpace) { board.width, board.height, card.width, card.height,
                                                gtk_widget_get_scale_factor (self->board) });
}

/* Empty places would lie behind the wreath and in its middle: they vanish while it is laid. */
static void
fade_places (RiffleFinale *self,
             double        alpha)
{
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    riffle_pile_fade_place (riffle_table_get_pile (self->table, i), alpha);
}

/* Puts the wreath where it is at a time of the frame clock. Returns: whether it still moves */
gboolean
riffle_finale_advance (RiffleFinale *self,
                       gint64        now_usec)
{
  gboolean is_running = riffle_wreath_advance (self->wreath, now_usec);

  gtk_widget_queue_draw (self->board);
  fade_places (self, 1 - riffle_wreath_get_share (self->wreath));
  return is_running;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RiffleFinale *self = user_data;

  if (riffle_finale_advance (self, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

/* Whether a key is meant for the cards. Shortcuts and menus have other things to do: what changes
 * the game ends the wreath in any case. */
static gboolean
is_for_cards (GdkEvent *event)
{
  guint key = gdk_key_event_get_keyval (event);
  GdkModifierType held = gdk_event_get_modifier_state (event);

  return (held & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0
         && !gdk_key_event_is_modifier (event) && !(key >= GDK_KEY_F1 && key <= GDK_KEY_F35)
         && key != GDK_KEY_Menu;
}

static gboolean
is_on_board (RiffleFinale *self,
             GdkEvent     *event)
{
  GtkNative *native = gtk_widget_get_native (self->board);
  double x, y, left, top;
  graphene_point_t point;

  if (gdk_event_get_surface (event) != gtk_native_get_surface (native)
      || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  gtk_native_get_surface_transform (native, &left, &top);
  return gtk_widget_compute_point (GTK_WIDGET (native), self->board,
                                   &GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top)),
                                   &point)
         && gtk_widget_contains (self->board, (double) point.x, (double) point.y);
}

/* Whatever the player does with the cards ends the wreath at once; the event still goes to its own
 * handlers. */
static gboolean
event_cb (GtkEventControllerLegacy *controller,
          GdkEvent                 *event,
          RiffleFinale             *self)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      if (is_on_board (self, event))
        riffle_finale_end (self);
      break;
    case GDK_KEY_PRESS:
      if (is_for_cards (event))
        riffle_finale_end (self);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
listen_to_window (RiffleFinale *self)
{
  self->input = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->input, GTK_PHASE_CAPTURE);
  g_signal_connect (self->input, "event", G_CALLBACK (event_cb), self);
  g_object_add_weak_pointer (G_OBJECT (self->input), (gpointer *) &self->input);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (self->board)), self->input);
}

static void
stop_listening (RiffleFinale *self)
{
  GtkEventController *input = self->input;

  if (input == NULL)
    return;
  g_clear_weak_pointer (&self->input);
  g_signal_handlers_disconnect_by_data (input, self);
  gtk_widget_remove_controller (gtk_event_controller_get_widget (input), input);
}

/* The game was won; its cards are still on their way. */
void
riffle_finale_await (RiffleFinale *self)
{
  self->is_awaited = TRUE;
}

gboolean
riffle_finale_is_awaited (RiffleFinale *self)
{
  return self->is_awaited;
}

/* Begins a wreath of all cards. `speed` is 1 as a rule, and 2 if it is to be laid twice as fast. */
void
riffle_finale_begin (RiffleFinale *self,
                     double        speed)
{
  riffle_finale_end (self);
  self->wreath = riffle_wreath_new (self->cache, speed);
  add_cards (self);
  riffle_finale_fit (self);
  self->tick_id = gtk_widget_add_tick_callback (self->board, tick_cb, self, NULL);
  listen_to_window (self);
}

static void
drop_wreath (RiffleFinale *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->board, self->tick_id);
  self->tick_id = 0;
  stop_listening (self);
  g_clear_pointer (&self->wreath, riffle_wreath_free);
}

/* Has the cards of the wreath lie where they are in the game. One that is awaited is not begun. */
void
riffle_finale_end (RiffleFinale *self)
{
  self->is_awaited = FALSE;
  if (self->wreath == NULL)
    return;
  drop_wreath (self);
  fade_places (self, 1);
  gtk_widget_queue_draw (self->board);
}

/* Whether there is a wreath whose cards still move. */
gboolean
riffle_finale_is_running (RiffleFinale *self)
{
  return self->tick_id != 0;
}

/* Where the wreath lies in the board, or will lie if it is awaited: a band between two ellipses,
 * whose bounds are given. Returns: whether there is one */
gboolean
riffle_finale_get_bounds (RiffleFinale    *self,
                          graphene_rect_t *around,
                          graphene_rect_t *within)
{
  RiffleEllipse ellipse;
  graphene_size_t board, card;
  float band;

  if (!self->is_awaited && self->wreath == NULL)
    return FALSE;
  riffle_layout_get_space (self->layout, &board, &card);
  band = MIN (card.height, riffle_ellipse_get_most_band (board.width, board.height));
  riffle_ellipse_fit (&ellipse, board.width, board.height, band);
  *around = GRAPHENE_RECT_INIT (ellipse.centre.x - ellipse.radius_x,
                                ellipse.centre.y - ellipse.radius_y,
                                2 * ellipse.radius_x, 2 * ellipse.radius_y);
  *within = *around;
  graphene_rect_inset (around, -band / 2, -band / 2);
  graphene_rect_inset (within, MIN (band / 2, ellipse.radius_x), MIN (band / 2, ellipse.radius_y));
  return TRUE;
}

/* Returns: (transfer none) (nullable): the wreath, while there is one */
RiffleWreath *
riffle_finale_get_wreath (RiffleFinale *self)
{
  return self->wreath;
}

void
riffle_finale_free (RiffleFinale *self)
{
  drop_wreath (self);
  g_object_unref (self->cache);
  g_free (self);
}
