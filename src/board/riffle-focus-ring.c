/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows which card has the focus while the player uses keys: for others, the ring would look like a
 * mark on a card. */
#include "config.h"

#include "riffle-focus-ring.h"

struct _RiffleFocusRing
{
  GtkWidget          *board;  /* it outlives this */
  GtkWidget          *window; /* (owned) (nullable): whose events are heard of */
  GtkEventController *events; /* (nullable): the window's */
};

/* Shows the ring, or hides it, by a class of the style sheet. */
void
riffle_focus_ring_show (RiffleFocusRing *self,
                        gboolean         is_shown)
{
  if (!is_shown)
    {
      gtk_widget_remove_css_class (self->board, "keys");
      return;
    }
  gtk_widget_add_css_class (self->board, "keys");
  if (self->window != NULL)
    gtk_window_set_focus_visible (GTK_WINDOW (self->window), TRUE);
}

static gboolean
is_tab (GdkEvent *event)
{
  guint key = gdk_key_event_get_keyval (event);

  return key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_KP_Tab;
}

/* Wherever in the window it is pressed, the player uses the pointer, and Tab leads to the board
 * from anywhere; other keys are those of the board. */
static gboolean
event_cb (GtkEventController *controller,
          GdkEvent           *event,
          RiffleFocusRing    *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    riffle_focus_ring_show (self, FALSE);
  else if (type == GDK_KEY_PRESS && is_tab (event))
    riffle_focus_ring_show (self, TRUE);
  return GDK_EVENT_PROPAGATE;
}

static void
unrealize_cb (RiffleFocusRing *self)
{
  if (self->window != NULL)
    gtk_widget_remove_controller (self->window, self->events);
  self->events = NULL;
  g_clear_object (&self->window);
}

static void
realize_cb (RiffleFocusRing *self)
{
  GtkRoot *root = gtk_widget_get_root (self->board);

  unrealize_cb (self);
  if (!GTK_IS_WINDOW (root))
    return;
  self->window = g_object_ref (GTK_WIDGET (root));
  self->events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->events, GTK_PHASE_CAPTURE);
  g_signal_connect (self->events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (self->window, self->events);
}

/* Returns: (transfer full): the ring of a board, which has to outlive it */
RiffleFocusRing *
riffle_focus_ring_new (GtkWidget *board)
{
  RiffleFocusRing *self = g_new0 (RiffleFocusRing, 1);

  self->board = board;
  g_signal_connect_swapped (board, "realize", G_CALLBACK (realize_cb), self);
  g_signal_connect_swapped (board, "unrealize", G_CALLBACK (unrealize_cb), self);
  return self;
}

void
riffle_focus_ring_free (RiffleFocusRing *self)
{
  unrealize_cb (self);
  g_free (self);
}
