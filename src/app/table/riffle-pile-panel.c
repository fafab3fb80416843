/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of the pile that the player points at. It lies over the board, where it covers as
 * little as can be of the piles, while the board lets piles be chosen. */
#include "config.h"

#include "riffle-pile-panel.h"

#include <glib/gi18n.h>

#include "riffle-drag-aside.h"
#include "riffle-pile-cards.h"
#include "riffle-pile-state.h"
#include "riffle-spoken-pile.h"
#include "riffle-text.h"

#define GAP         6
#define MARGIN      12
#define BAR         14

/* The shape of the panel. */
typedef struct
{
  int    least_table; /* the width of the table, in pixels, from which on the panel has it */
  int    width;       /* pixels; 0: as wide as the table */
  guint  n_per_line;  /* cards */
  double part;        /* of the height of the table: what is scrolled is no higher */
} Shape;

/* On wide tables it is low: most games leave the lower edge free. */
static const Shape shapes[] = {
  { 1800, 800, 12, 0.5 },
  { 840, 560, 8, 0.5 },
  { 600, 340, 4, 0.5 },
  { 0, 0, 4, 0.4 },
};

struct _RifflePilePanel
{
  AdwBin               parent_instance;

  RiffleBoard         *board;   /* borrowed: it lives in the same window */
  PatGame             *game;    /* (nullable): while the panel is open */
  GSettings           *settings; /* borrowed: they live as long as the program */
  RifflePilePanelKind  kind;
  guint                pile;
  gboolean             reveals; /* the cards of this pile that lie face down are shown */

  GtkLabel            *title;
  GtkLabel            *text;
  GtkWidget           *cards;
  GtkWidget           *scrolled;
};

G_DEFINE_FINAL_TYPE (RifflePilePanel, riffle_pile_panel, ADW_TYPE_BIN)

static int
measure_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static const Shape *
get_shape (RifflePilePanel *self)
{
  int width = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self)));
  /* Lines that are too long are hard to read; cards are not. */
  guint i = self->kind == RIFFLE_PILE_PANEL_HELP ? 1 : 0;

  while (width < shapes[i].least_table)
    i++;
  return &shapes[i];
}

/* Backs tell no more than their number does. */
static gboolean
shows_face (RifflePilePanel *self)
{
  const PatPosition *position = pat_game_get_position (self->game);
  guint n_hidden = riffle_pile_state_count_hidden (position, self->pile);

  return self->reveals || n_hidden < pat_position_get_size (position, self->pile);
}

static void
show_cards (RifflePilePanel *self)
{
  const PatPosition *position = pat_game_get_position (self->game);
  gboolean shows_cards = self->kind == RIFFLE_PILE_PANEL_CARDS && shows_face (self);

  riffle_pile_cards_show (self->cards, riffle_board_get_deck (self->board),
                          pat_position_get_cards (position, self->pile),
                          shows_cards ? pat_position_get_size (position, self->pile) : 0,
                          get_shape (self)->n_per_line, self->reveals);
}

/* What the panel has on both sides of its text, in pixels. */
static int
measure_frame (RifflePilePanel *self)
{
  GtkWidget *box = adw_bin_get_child (ADW_BIN (self));
  int widest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    widest = MAX (widest, measure_width (child));
  return measure_width (box) - widest + BAR;
}

/* Help has a text that is read as a whole, and cards are many. */
static void
take_shape (RifflePilePanel *self)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));
  const Shape *shape = get_shape (self);
  double part = self->kind == RIFFLE_PILE_PANEL_HELP ? 1 : shape->part;
  int width = shape->width > 0 ? shape->width : gtk_widget_get_width (table) - 2 * GAP;

  gtk_widget_set_size_request (GTK_WIDGET (self), shape->width > 0 ? shape->width : -1, -1);
  riffle_text_expect (self->text, width - measure_frame (self));
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scrolled),
                                              MAX ((int) (gtk_widget_get_height (table) * part),
                                                   MARGIN));
}

static void
show_pile (RifflePilePanel *self)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  g_autofree char *name = pat_words_pile (rules, self->pile);
  g_autofree char *text = NULL;

  self->reveals = self->kind == RIFFLE_PILE_PANEL_CARDS
                  && pat_game_peek (self->game, self->pile,
                                    g_settings_get_boolean (self->settings, "peek-face-down"));
  text = self->kind == RIFFLE_PILE_PANEL_HELP ? pat_words_pile_help (rules, self->pile)
                                              : riffle_pile_state_dup (self->game, self->pile,
                                                                       self->reveals);
  gtk_label_set_text (self->title, name);
  gtk_label_set_text (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  show_cards (self);
}

static void
say_pile (RifflePilePanel *self)
{
  g_autofree char *name = pat_words_end_phrase (gtk_label_get_text (self->title));
  g_autofree char *cards = NULL;
  GString *text = NULL;

  if (self->kind != RIFFLE_PILE_PANEL_HELP)
    {
      cards = riffle_spoken_pile (self->game, self->pile, self->reveals);
      riffle_board_announce (self->board, cards);
      return;
    }
  text = g_string_new (name);
  pat_words_add_sentence (text, gtk_label_get_text (self->text));
  riffle_board_announce (self->board, text->str);
  g_string_free (text, TRUE);
}

static void
pile_chosen_cb (RifflePilePanel *self,
                guint            pile)
{
  PatGame *game = riffle_board_get_game (self->board);

  if (self->game == NULL)
    g_signal_connect_swapped (game, "changed", G_CALLBACK (show_pile), self);
  g_set_object (&self->game, game);
  self->pile = pile;
  show_pile (self);
  take_shape (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (
                              GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  say_pile (self);
}

static void
choosing_ended_cb (RifflePilePanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  riffle_drag_aside_forget (GTK_WIDGET (self));
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
close_cb (RifflePilePanel *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  riffle_board_end_choosing (self->board);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  close_cb (RIFFLE_PILE_PANEL (widget));
  return TRUE;
}

static GtkWidget *
head_new (RifflePilePanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_wrap (self->title, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "title-3");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_widget_set_tooltip_text (button, _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), button);
  return head;
}

static GtkWidget *
body_new (RifflePilePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);

  /* The bar does not ask for room of its own, and would lie over the last cards. */
  gtk_widget_set_margin_end (box, BAR);
  self->text = GTK_LABEL (riffle_text_new (NULL, NULL));
  gtk_label_set_selectable (self->text, FALSE);
  self->cards = riffle_pile_cards_new ();
  self->scrolled = gtk_scrolled_window_new ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  /* Who does not see a bar does not know that there is more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scrolled), FALSE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), box);
  return self->scrolled;
}

/* What can be done while the panel is open. */
static GtkWidget *
foot_new (void)
{
  GtkWidget *foot = riffle_text_new (_("Choose another pile, or press its key. "
                                       "To close this, press Escape or choose the empty table."),
                                     "caption");

  gtk_label_set_selectable (GTK_LABEL (foot), FALSE);
  gtk_widget_add_css_class (foot, "dim-label");
  return foot;
}

static void
riffle_pile_panel_dispose (GObject *object)
{
  RifflePilePanel *self = RIFFLE_PILE_PANEL (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (riffle_pile_panel_parent_class)->dispose (object);
}

static void
riffle_pile_panel_class_init (RifflePilePanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_pile_panel_dispose;
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
riffle_pile_panel_init (RifflePilePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);

  gtk_box_append (GTK_BOX (box), head_new (self));
  gtk_box_append (GTK_BOX (box), body_new (self));
  gtk_box_append (GTK_BOX (box), foot_new ());
  gtk_widget_add_css_class (box, "riffle-panel");
  adw_bin_set_child (ADW_BIN (self), box);
  riffle_drag_aside_add (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * riffle_pile_panel_new:
 * @board: the board of the same window
 * @settings: the settings of the program
 *
 * Makes a panel that is seen while the board lets piles be chosen.
 *
 * Returns: (transfer floating): the panel
 */
GtkWidget *
riffle_pile_panel_new (RiffleBoard *board,
                       GSettings   *settings)
{
  RifflePilePanel *self = g_object_new (RIFFLE_TYPE_PILE_PANEL, NULL);

  self->board = board;
  self->settings = settings;
  g_signal_connect_object (board, "pile-chosen", G_CALLBACK (pile_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "choosing-ended", G_CALLBACK (choosing_ended_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * riffle_pile_panel_set_kind:
 * @self: the panel
 * @kind: what is told of the piles from now on
 */
void
riffle_pile_panel_set_kind (RifflePilePanel     *self,
                            RifflePilePanelKind  kind)
{
  g_return_if_fail (RIFFLE_IS_PILE_PANEL (self));

  self->kind = kind;
}

RifflePilePanelKind
riffle_pile_panel_get_kind (RifflePilePanel *self)
{
  g_return_val_if_fail (RIFFLE_IS_PILE_PANEL (self), RIFFLE_PILE_PANEL_CARDS);

  return self->kind;
}

/**
 * riffle_pile_panel_place:
 * @self: the panel
 * @table: what lies on the table; its first area is the table
 * @place: (out caller-allocates): where the panel is to lie
 *
 * Chooses a place where the panel covers as little as can be, near the lower edge if there are
 * several.
 *
 * Returns: %FALSE if the player has chosen a place
 */
gboolean
riffle_pile_panel_place (RifflePilePanel       *self,
                         const RiffleFreePlace *table,
                         GdkRectangle          *place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRectangle *area = &table->areas[0];
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  RiffleFreePlace room = *table;
  int width = get_shape (self)->width;

  g_return_val_if_fail (RIFFLE_IS_PILE_PANEL (self), FALSE);

  if (riffle_drag_aside_is_dragged (widget))
    return FALSE;
  room.near = (GdkRectangle) {
    is_mirrored ? area->x : area->x + area->width, area->y + area->height, 0, 0
  };
  *place = *area;
  place->width = MAX (width > 0 ? width : area->width - 2 * GAP, measure_width (widget));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL,
                      NULL);
  place->height = MIN (place->height, area->height - 2 * GAP);
  riffle_free_place_find (&room, area, place);
  return TRUE;
}

/**
 * riffle_pile_panel_get_pile:
 * @self: the panel, which is seen
 *
 * Returns: the pile of which it tells
 */
guint
riffle_pile_panel_get_pile (RifflePilePanel *self)
{
  g_return_val_if_fail (RIFFLE_IS_PILE_PANEL (self), 0);

  return self->pile;
}
