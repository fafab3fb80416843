/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of cards: the widget, and how its objects are connected. */
#include "config.h"

#include "riffle-board-private.h"

#include "riffle-board-style.h"
#include "riffle-surface-node.h"

G_DEFINE_FINAL_TYPE (RiffleBoard, riffle_board, GTK_TYPE_WIDGET)

static void
riffle_board_realize (GtkWidget *widget)
{
  RiffleCardCache *cache = RIFFLE_BOARD (widget)->cache;
  GskRenderer *renderer;

  GTK_WIDGET_CLASS (riffle_board_parent_class)->realize (widget);
  renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  riffle_card_cache_set_cairo_nodes (cache, riffle_surface_node_wants_cairo (renderer));
}

static void
riffle_board_unmap (GtkWidget *widget)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);

  riffle_board_cancel_drag (self);
  riffle_finale_end (riffle_motion_get_finale (self->motion));
  riffle_pile_chooser_end (self->chooser);
  riffle_board_stop_picking (self);
  riffle_motion_finish (self->motion);
  GTK_WIDGET_CLASS (riffle_board_parent_class)->unmap (widget);
}

static gboolean
riffle_board_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  return riffle_focus_enter (RIFFLE_BOARD (widget)->focus, direction);
}

static gboolean
riffle_board_grab_focus (GtkWidget *widget)
{
  return riffle_focus_come_back (RIFFLE_BOARD (widget)->focus);
}

static void
riffle_board_direction_changed (GtkWidget        *widget,
                                GtkTextDirection  previous)
{
  riffle_board_place (RIFFLE_BOARD (widget), FALSE);
}

static void
riffle_board_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);

  riffle_frame_snapshot (self->frame, self->drag, self->peek, self->chooser, snapshot);
}

static void
riffle_board_dispose (GObject *object)
{
  RiffleBoard *self = RIFFLE_BOARD (object);

  self->is_disposed = TRUE;
  riffle_board_forget_game (self);
  riffle_layout_stop (self->layout);
  riffle_announcer_stop (self->announcer);
  G_OBJECT_CLASS (riffle_board_parent_class)->dispose (object);
}

/* Each object is freed after those that use it. */
static void
riffle_board_finalize (GObject *object)
{
  RiffleBoard *self = RIFFLE_BOARD (object);

  riffle_frame_free (self->frame);
  riffle_press_free (self->press);
  riffle_pile_jump_free (self->jump);
  riffle_pile_chooser_free (self->chooser);
  riffle_specials_free (self->specials);
  riffle_drag_free (self->drag);
  riffle_peek_free (self->peek);
  riffle_hover_free (self->hover);
  riffle_highlights_free (self->highlights);
  riffle_focus_free (self->focus);
  riffle_motion_free (self->motion);
  g_object_unref (self->layout);
  riffle_announcer_free (self->announcer);
  riffle_table_free (self->table);
  g_object_unref (self->cache);
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
  if (spot.pile >= riffle_table_get_n_piles (self->table))
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
  widget_class->focus = riffle_board_focus;
  widget_class->grab_focus = riffle_board_grab_focus;
  widget_class->direction_changed = riffle_board_direction_changed;
  widget_class->snapshot = riffle_board_snapshot;
  riffle_board_install_properties (object_class);
  riffle_board_install_signals (RIFFLE_TYPE_BOARD);
  gtk_widget_class_set_css_name (widget_class, "riffle-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "board.click", "(ui)", click_action_cb);
  gtk_widget_class_install_action (widget_class, "board.send", "(ui)", click_action_cb);
}

static void
painted_cb (RiffleBoard *self)
{
  riffle_table_redraw (self->table);
}

static void
scale_changed_cb (RiffleBoard *self)
{
  riffle_layout_resize_cards (self->layout);
}

static void
resized_cb (RiffleLayout *layout,
            gboolean      by_move,
            RiffleBoard  *self)
{
  riffle_board_cancel_drag (self);
  /* What a move has made larger lets the cards of that move fly on. */
  riffle_board_place (self, by_move);
}

/* The pointer or the keyboard is on another card: if its column is squeezed, it opens. */
static void
pointed_at_cb (const PatSpot *spot,
               gpointer       user_data)
{
  RiffleBoard *self = user_data;

  if (!self->is_disposed && riffle_layout_open (self->layout, spot))
    riffle_board_place (self, TRUE);
}

static void
chosen_cb (int      pile,
           gpointer user_data)
{
  RiffleBoard *self = user_data;

  if (pile >= 0)
    {
      riffle_board_emit_chosen (self, (guint) pile);
      return;
    }
  riffle_hover_set_mode (self->hover, RIFFLE_HOVER_PLAYS);
  riffle_board_emit_choosing_ended (self);
}

/* What lies on the table, and how it is shown. */
static void
make_table (RiffleBoard *self)
{
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();
  GtkWidget *widget = GTK_WIDGET (self);

  self->cache = riffle_card_cache_new (deck);
  riffle_card_cache_set_threaded (self->cache, TRUE);
  self->table = riffle_table_new (widget, self->cache);
  g_signal_connect_object (self->cache, "painted", G_CALLBACK (painted_cb), self,
                           G_CONNECT_SWAPPED);
  self->layout = riffle_layout_new (self->table, self->cache, &self->settings);
  g_signal_connect_object (self->layout, "resized", G_CALLBACK (resized_cb), self, 0);
  gtk_widget_set_layout_manager (widget, g_object_ref (GTK_LAYOUT_MANAGER (self->layout)));
  self->motion = riffle_motion_new (widget, self->table, self->layout, self->cache,
                                    &self->settings);
  self->focus = riffle_focus_new (widget, self->table, &self->selection);
  riffle_focus_set_func (self->focus, pointed_at_cb, self);
  self->highlights = riffle_highlights_new (self->table, self->motion, &self->selection,
                                            &self->settings);
  self->announcer = riffle_announcer_new (widget);
  self->frame = riffle_frame_new (widget, self->table, self->cache, &self->settings, self->motion);
}

/* The objects that handle input. The pile chooser is made first so that it gets a press first. */
static void
make_controls (RiffleBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->chooser = riffle_pile_chooser_new (widget, self->table, self->focus, chosen_cb, self);
  self->peek = riffle_peek_new (widget, self->table, self->motion, self->cache);
  self->drag = riffle_drag_new (self->table, self->motion, &self->selection, &self->settings,
                                self->highlights);
  self->press = riffle_press_new (widget, self->table, &self->settings, self->peek,
                                  &riffle_board_press_funcs, self);
  self->hover = riffle_hover_new (widget, self->table, &self->selection, &self->settings,
                                  self->highlights);
  riffle_hover_set_func (self->hover, pointed_at_cb, self);
  self->specials = riffle_specials_new (widget, self->table, &self->selection, self->announcer,
                                        &riffle_board_special_funcs, self);
  self->jump = riffle_pile_jump_new (self->table, self->focus, &self->selection, self->announcer);
  riffle_board_add_keys (self);
}

static void
riffle_board_init (RiffleBoard *self)
{
  riffle_board_init_settings (self);
  gtk_widget_add_css_class (GTK_WIDGET (self), "riffle-board");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  riffle_board_style_load (gtk_widget_get_display (GTK_WIDGET (self)));
  make_table (self);
  make_controls (self);
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
