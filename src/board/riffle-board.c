/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of cards: the widget and its deck. */
#include "config.h"

#include "riffle-board-private.h"

#include "riffle-board-style.h"

G_DEFINE_FINAL_TYPE (RiffleBoard, riffle_board, GTK_TYPE_WIDGET)

/**
 * riffle_board_has_wreath:
 *
 * Returns: whether the cards of a game that was won are drawn as a wreath, or run to become one
 */
gboolean
riffle_board_has_wreath (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return self->wreath != NULL;
}

/**
 * riffle_board_set_deck:
 * @deck: the deck to play with
 *
 * Changes the drawing of the cards.
 */
void
riffle_board_set_deck (RiffleBoard *self,
                       RiffleDeck  *deck)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (RIFFLE_IS_DECK (deck));

  if (!g_set_object (&self->deck, deck))
    return;
  riffle_card_cache_set_deck (self->cache, deck);
  riffle_board_let_go (self);
  riffle_board_place (self, FALSE);
  riffle_board_resize_cards (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "deck");
}

/**
 * riffle_board_get_deck:
 *
 * Returns: (transfer none): the deck
 */
RiffleDeck *
riffle_board_get_deck (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  return self->deck;
}

void
riffle_board_set_deck_style (RiffleBoard           *self,
                             const RiffleDeckStyle *style)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  self->style = *style;
  riffle_card_cache_set_style (self->cache, style);
  riffle_board_place (self, FALSE);
  riffle_board_resize_cards (self);
}

/**
 * riffle_board_finish_animations:
 *
 * Lets all cards arrive at once, and ends the wreath of a game that was won.
 */
void
riffle_board_finish_animations (RiffleBoard *self)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  riffle_board_end_win (self);
  riffle_animator_finish (self->animator);
}

static void
all_landed_cb (gpointer board)
{
  riffle_board_all_landed (RIFFLE_BOARD (board));
}

static void
use_renderer (RiffleBoard *self)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (self)));

  riffle_card_cache_set_cairo_nodes (self->cache, riffle_card_cache_wants_cairo_nodes (renderer));
}

static void
riffle_board_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (riffle_board_parent_class)->realize (widget);
  use_renderer (RIFFLE_BOARD (widget));
}

static void
riffle_board_unmap (GtkWidget *widget)
{
  riffle_board_end_drag (RIFFLE_BOARD (widget));
  riffle_board_end_win (RIFFLE_BOARD (widget));
  riffle_board_end_choosing (RIFFLE_BOARD (widget));
  riffle_board_stop_picking (RIFFLE_BOARD (widget));
  riffle_animator_finish (RIFFLE_BOARD (widget)->animator);
  GTK_WIDGET_CLASS (riffle_board_parent_class)->unmap (widget);
}

static void
scale_changed_cb (RiffleBoard *self)
{
  riffle_board_resize_cards (self);
}

static void
riffle_board_dispose (GObject *object)
{
  RiffleBoard *self = RIFFLE_BOARD (object);

  self->is_disposed = TRUE;
  riffle_board_forget_game (self);
  g_clear_pointer (&self->announcer, riffle_announcer_free);
  g_clear_handle_id (&self->resize_id, g_source_remove);
  g_clear_object (&self->deck);
  g_clear_object (&self->cache);
  G_OBJECT_CLASS (riffle_board_parent_class)->dispose (object);
}

static void
riffle_board_finalize (GObject *object)
{
  RiffleBoard *self = RIFFLE_BOARD (object);

  riffle_animator_free (self->animator);
  riffle_damage_clear (&self->damage);
  riffle_table_clear (&self->table);
  g_ptr_array_unref (self->drag.cards);
  G_OBJECT_CLASS (riffle_board_parent_class)->finalize (object);
}

static void
click_action_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);
  PatSpot spot;

  g_variant_get (parameter, "(ui)", &spot.pile, &spot.index);
  if (self->game == NULL || spot.pile >= self->table.piles->len)
    return;
  if (g_str_equal (name, "board.click"))
    riffle_board_click (self, spot, PAT_CLICK_PLAIN);
  else
    riffle_board_double_click (self, spot);
}

static void
riffle_board_class_init (RiffleBoardClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = riffle_board_dispose;
  object_class->finalize = riffle_board_finalize;
  widget_class->realize = riffle_board_realize;
  widget_class->unmap = riffle_board_unmap;
  riffle_board_layout_class_init (widget_class);
  riffle_board_focus_class_init (widget_class);
  riffle_board_install_properties (object_class);
  riffle_board_install_signals ();
  gtk_widget_class_set_css_name (widget_class, "riffle-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "board.click", "(ui)", click_action_cb);
  gtk_widget_class_install_action (widget_class, "board.send", "(ui)", click_action_cb);
}

static void
riffle_board_init (RiffleBoard *self)
{
  self->deck = riffle_deck_new_builtin ();
  self->cache = riffle_card_cache_new (self->deck);
  riffle_card_cache_set_threaded (self->cache, TRUE);
  g_signal_connect_object (self->cache, "painted", G_CALLBACK (riffle_board_redraw), self,
                           G_CONNECT_SWAPPED);
  self->announcer = riffle_announcer_new (GTK_WIDGET (self));
  riffle_damage_init (&self->damage);
  self->animator = riffle_animator_new (GTK_WIDGET (self), all_landed_cb);
  riffle_table_init (&self->table);
  self->drag.cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->drag_enabled = TRUE;
  self->drag_groups = TRUE;
  self->highlight_moves = TRUE;
  self->animate = TRUE;
  self->animate_deal = TRUE;
  self->speed = 1;
  self->wanted_focus = -1;
  self->peek.pile = -1;
  self->auto_special = G_MAXUINT;
  gtk_widget_add_css_class (GTK_WIDGET (self), "riffle-board");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  riffle_board_style_load (gtk_widget_get_display (GTK_WIDGET (self)));
  riffle_board_add_choosing (self);
  riffle_board_add_pointer (self);
  riffle_board_add_hover (self);
  riffle_board_add_keys (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_changed_cb), NULL);
}

/**
 * riffle_board_new:
 *
 * Makes an empty table, with the built-in deck.
 *
 * Returns: (transfer floating): the board
 */
GtkWidget *
riffle_board_new (void)
{
  return g_object_new (RIFFLE_TYPE_BOARD, NULL);
}

/**
 * riffle_board_find_card_at:
 * @x: in the board's coordinates
 * @y: in the board's coordinates
 * @pile: (out): the pile
 * @index: (out): the card in it, from 0 at the bottom; -1 if the pile is empty
 *
 * Finds the card at a point: where it belongs, not where it happens to fly.
 *
 * Returns: whether there is a card or an empty place
 */
gboolean
riffle_board_find_card_at (RiffleBoard *self,
                           double       x,
                           double       y,
                           guint       *pile,
                           int         *index)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return riffle_table_find_card_at (&self->table, x, y, pile, index);
}
