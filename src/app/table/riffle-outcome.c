/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies over the board when a game is won or cannot go on. */
#include "config.h"

#include "riffle-outcome.h"

#include <glib/gi18n.h>

#include "riffle-flow-layout.h"
#include "riffle-outcome-text.h"
#include "riffle-panel-shape.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-outcome.ui"

#define FOOT_GAP 6   /* pixels, above and below the panel, if the board makes room for it */
#define DELAY    400 /* milliseconds from when it is fully shown until it takes presses and keys */

struct _RiffleOutcome
{
  GtkWidget    parent_instance;

  GtkRevealer *revealer;
  GtkLabel    *title;
  GtkLabel    *text;
  GtkWidget   *undo;
  GtkWidget   *restart;
  GtkWidget   *watch;
  GtkWidget   *choose;
  GtkWidget   *again;
  GtkWidget   *close;
  gboolean     is_simple; /* children see one large button only */
  guint        ready_id; /* source that lets it take presses and keys */
  gboolean     is_ready; /* it takes them */
  gboolean     is_final; /* nothing is taken back, and nothing else chosen */
  gboolean     is_shown; /* it is not the player who has won */
  int          foot;     /* pixels below the board that it needs, since no place on it is free */
  int          wanted;   /* what that will be when `foot_id` has run */
  guint        foot_id;  /* source: nothing may change its size while it is being placed */
  GdkRectangle area;     /* in which it was placed last */
};

enum
{
  PROP_FOOT = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (RiffleOutcome, riffle_outcome, GTK_TYPE_WIDGET)

static gboolean
ready_cb (gpointer data)
{
  RiffleOutcome *self = data;

  self->ready_id = 0;
  self->is_ready = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_until_ready (RiffleOutcome *self)
{
  if (self->ready_id == 0 && !self->is_ready)
    self->ready_id = g_timeout_add (DELAY, ready_cb, self);
}

static void
reset_ready (RiffleOutcome *self)
{
  g_clear_handle_id (&self->ready_id, g_source_remove);
  self->is_ready = FALSE;
}

static void
set_foot (RiffleOutcome *self,
          int            foot)
{
  g_clear_handle_id (&self->foot_id, g_source_remove);
  self->wanted = foot;
  if (self->foot == foot)
    return;
  self->foot = foot;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOOT]);
}

static gboolean
foot_cb (gpointer data)
{
  RiffleOutcome *self = data;

  self->foot_id = 0;
  set_foot (self, self->wanted);
  return G_SOURCE_REMOVE;
}

static void
want_foot (RiffleOutcome *self,
           int            foot)
{
  self->wanted = foot;
  if (self->foot_id == 0 && self->foot != foot)
    self->foot_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, foot_cb, self, NULL);
}

/* Who clicks quickly at the end of a game means the cards. */
static void
pressed_cb (RiffleOutcome *self,
            int            n_press,
            double         x,
            double         y,
            GtkGesture    *press)
{
  gtk_gesture_set_state (press, self->is_ready ? GTK_EVENT_SEQUENCE_DENIED
                                               : GTK_EVENT_SEQUENCE_CLAIMED);
}

/* These press the button that has the focus; all others are for somebody else. */
static gboolean
key_cb (RiffleOutcome *self,
        guint          key)
{
  return !self->is_ready && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter
                             || key == GDK_KEY_ISO_Enter || key == GDK_KEY_space
                             || key == GDK_KEY_KP_Space);
}

static void
add_delay (RiffleOutcome *self)
{
  GtkGesture *press = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
revealed_cb (RiffleOutcome *self)
{
  if (gtk_revealer_get_child_revealed (self->revealer))
    wait_until_ready (self);
  if (!gtk_revealer_get_child_revealed (self->revealer)
      && !gtk_revealer_get_reveal_child (self->revealer))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      set_foot (self, 0);
    }
}

static void
riffle_outcome_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (id == PROP_FOOT)
    g_value_set_int (value, RIFFLE_OUTCOME (object)->foot);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
riffle_outcome_dispose (GObject *object)
{
  RiffleOutcome *self = RIFFLE_OUTCOME (object);

  g_clear_handle_id (&self->ready_id, g_source_remove);
  g_clear_handle_id (&self->foot_id, g_source_remove);
  g_clear_pointer ((GtkWidget **) &self->revealer, gtk_widget_unparent);
  G_OBJECT_CLASS (riffle_outcome_parent_class)->dispose (object);
}

static void
riffle_outcome_class_init (RiffleOutcomeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (RIFFLE_TYPE_FLOW_LAYOUT);
  G_OBJECT_CLASS (class)->dispose = riffle_outcome_dispose;
  G_OBJECT_CLASS (class)->get_property = riffle_outcome_get_property;
  /**
   * RiffleOutcome:foot:
   *
   * How many pixels the board is to leave free at its lower edge, because the panel would cover
   * cards wherever it lies; 0 as a rule.
   */
  properties[PROP_FOOT] = g_param_spec_int ("foot", NULL, NULL, 0, G_MAXINT16, 0,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (class), N_PROPERTIES, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, revealer);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, title);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, text);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, undo);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, restart);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, watch);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, choose);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, again);
  gtk_widget_class_bind_template_child (widget_class, RiffleOutcome, close);
}

static void
riffle_outcome_init (RiffleOutcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  add_delay (self);
  g_signal_connect_swapped (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb),
                            self);
}

/* A screen reader that comes to a button says first to what it belongs. */
static void
set_texts (RiffleOutcome *self,
           PatGame       *game,
           const char    *text)
{
  gboolean is_won = pat_game_get_state (game) == PAT_GAME_WON;
  g_autofree char *title = is_won && self->is_shown
                           /* Translators: the title when a demonstration has won a game */
                           ? g_strdup (_("How to win this deal"))
                           : riffle_outcome_text_dup_title (game);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->text), *text != '\0' && (is_won || !self->is_simple));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/**
 * riffle_outcome_show:
 * @self: the widget
 * @game: a game that is won, stuck or lost
 * @text: from riffle_outcome_text_dup ()
 *
 * Tells how the game has ended, and what can be done now. Presses and keys count a moment later;
 * assistive technologies can use the buttons at once.
 */
void
riffle_outcome_show (RiffleOutcome *self,
                     PatGame       *game,
                     const char    *text)
{
  gboolean is_won, has_other_way;

  g_return_if_fail (RIFFLE_IS_OUTCOME (self));
  g_return_if_fail (PAT_IS_GAME (game));

  is_won = pat_game_get_state (game) == PAT_GAME_WON;
  has_other_way = !self->is_simple && !self->is_final && riffle_outcome_text_has_other_way (game);
  gtk_widget_set_valign (GTK_WIDGET (self), is_won ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  if (is_won)
    gtk_widget_add_css_class (GTK_WIDGET (self), "is-won");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "is-won");
  set_texts (self, game, text);
  gtk_widget_set_visible (self->undo, has_other_way && pat_game_get_can_undo (game));
  gtk_widget_set_visible (self->restart, has_other_way);
  gtk_widget_set_visible (self->watch, !self->is_simple && !self->is_final
                          && riffle_outcome_text_has_film (game));
  gtk_widget_set_visible (self->choose, is_won && !self->is_simple && !self->is_final);
  if (!gtk_revealer_get_reveal_child (self->revealer))
    reset_ready (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  if (is_won || self->is_simple)
    gtk_widget_grab_focus (self->again);
}

/* Says whether a game was won by a demonstration, before it is told how the game has ended. */
void
riffle_outcome_set_shown (RiffleOutcome *self,
                          gboolean       is_shown)
{
  g_return_if_fail (RIFFLE_IS_OUTCOME (self));

  self->is_shown = is_shown;
}

/* Says that there is no way back, and nothing else to play, as in a tour. */
void
riffle_outcome_set_final (RiffleOutcome *self,
                          gboolean       is_final)
{
  self->is_final = is_final;
}

/**
 * riffle_outcome_set_simple:
 * @self: the widget
 * @is_simple: whether the player is a child
 *
 * Leaves one large button, which deals anew at once.
 */
void
riffle_outcome_set_simple (RiffleOutcome *self,
                           gboolean       is_simple)
{
  g_return_if_fail (RIFFLE_IS_OUTCOME (self));

  self->is_simple = is_simple;
  gtk_widget_set_visible (self->close, !is_simple);
  /* Translators: a large button for children: plays the same game once more */
  gtk_button_set_label (GTK_BUTTON (self->again), is_simple ? C_("children", "Again")
                                                            : _("New Deal"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again),
                                  is_simple ? "win.again" : "win.new");
  if (is_simple)
    gtk_widget_add_css_class (self->again, "riffle-child-again");
  else
    gtk_widget_remove_css_class (self->again, "riffle-child-again");
}

/**
 * riffle_outcome_hide:
 * @self: the widget
 *
 * Gives the board free again.
 */
void
riffle_outcome_hide (RiffleOutcome *self)
{
  g_return_if_fail (RIFFLE_IS_OUTCOME (self));

  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

/**
 * riffle_outcome_take_focus:
 * @self: the widget
 *
 * Takes the focus if it is shown after a game that was won. After other games the focus stays where
 * it is.
 *
 * Returns: whether it has the focus
 */
gboolean
riffle_outcome_take_focus (RiffleOutcome *self)
{
  g_return_val_if_fail (RIFFLE_IS_OUTCOME (self), FALSE);

  if (!gtk_revealer_get_reveal_child (self->revealer))
    return FALSE;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    return TRUE;
  return gtk_widget_has_css_class (GTK_WIDGET (self), "is-won")
         && gtk_widget_grab_focus (self->again);
}

/**
 * riffle_outcome_place:
 * @self: the widget
 * @table: what lies on the table; its first area is the table
 * @place: (out caller-allocates): where the widget is to lie
 *
 * Chooses a place, and how wide the panel is. A won game has it near the middle of the table, any
 * other one near its lower edge. If it would cover a card everywhere, #RiffleOutcome:foot asks for
 * room below the board; in another window the table is tried again first.
 */
void
riffle_outcome_place (RiffleOutcome         *self,
                      const RiffleFreePlace *table,
                      GdkRectangle          *place)
{
  GtkWidget *panel = gtk_revealer_get_child (self->revealer);
  const GdkRectangle *area = &table->areas[0];
  gboolean is_won = gtk_widget_has_css_class (GTK_WIDGET (self), "is-won");
  RiffleFreePlace room = *table;
  int shown, least;

  g_return_if_fail (RIFFLE_IS_OUTCOME (self));

  room.near = (GdkRectangle) {
    area->x + area->width / 2, area->y + (is_won ? area->height / 2 : area->height), 0, 0
  };
  least = riffle_panel_shape_find (panel, &room, place);
  /* Nearly as wide as the table, it would look misplaced a little to one side. */
  if (is_won && place->width > area->width * 3 / 4)
    place->x = area->x + (area->width - place->width) / 2;
  if (self->foot > 0
      && (self->area.width != area->width || self->area.height != area->height))
    want_foot (self, 0);
  else if (riffle_free_place_is_covering (least) && self->wanted == 0)
    want_foot (self, riffle_panel_shape_get_least_height (panel, area->width) + 2 * FOOT_GAP);
  self->area = *area;
  /* While it comes or goes, it is lower; its lower edge stays where it is. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, place->width, NULL, &shown, NULL,
                      NULL);
  place->y += place->height - shown;
  place->height = shown;
}
