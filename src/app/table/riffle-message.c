/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one message that lies over the window, where it covers nothing. Another message changes the
 * text of this one. */
#include "config.h"

#include "riffle-message.h"

#include <glib/gi18n.h>

#include "ui-names.h"

#define RESOURCE  "/io/github/rifflecards/Riffle/riffle-message.ui"
#define MAX_LINES 6
#define MARGINS   6    /* pixels, to both sides of the message */
#define MIN_WIDTH 112  /* pixels, for lines of more than one word */
#define LINE_COST 1000 /* a further line is worth it if it brings the message that much nearer */

struct _RiffleMessage
{
  GtkWidget    parent_instance;

  GtkRevealer *revealer;
  GtkLabel    *label;
  GtkWidget   *undo;
  GtkWidget   *close;
  guint        timeout_id;
  gboolean     is_brief; /* it vanishes after a while */
};

enum
{
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleMessage, riffle_message, GTK_TYPE_WIDGET)

static void
revealed_cb (RiffleMessage *self)
{
  if (!gtk_revealer_get_child_revealed (self->revealer)
      && !gtk_revealer_get_reveal_child (self->revealer))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static gboolean
timeout_cb (gpointer data)
{
  RiffleMessage *self = data;

  self->timeout_id = 0;
  riffle_message_hide (self);
  return G_SOURCE_REMOVE;
}

static void
riffle_message_dispose (GObject *object)
{
  RiffleMessage *self = RIFFLE_MESSAGE (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_pointer ((GtkWidget **) &self->revealer, gtk_widget_unparent);
  G_OBJECT_CLASS (riffle_message_parent_class)->dispose (object);
}

static void
riffle_message_class_init (RiffleMessageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_message_dispose;
  signals[CLOSED] = g_signal_new ("closed", RIFFLE_TYPE_MESSAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleMessage, revealer);
  gtk_widget_class_bind_template_child (widget_class, RiffleMessage, label);
  gtk_widget_class_bind_template_child (widget_class, RiffleMessage, undo);
  gtk_widget_class_bind_template_child (widget_class, RiffleMessage, close);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);
  gtk_widget_class_bind_template_callback (widget_class, riffle_message_hide);
}

static void
riffle_message_init (RiffleMessage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  riffle_ui_name_mnemonics (GTK_WIDGET (self));
}

/**
 * riffle_message_show:
 * @self: the message
 * @sentence: what it says
 * @seconds: how long it is shown, 0: until the player closes it
 *
 * Shows a sentence, in place of the one before it. Without a button it lets clicks through.
 */
void
riffle_message_show (RiffleMessage *self,
                     const char    *sentence,
                     guint          seconds)
{
  g_return_if_fail (RIFFLE_IS_MESSAGE (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (seconds > 0)
    self->timeout_id = g_timeout_add_seconds (seconds, timeout_cb, self);
  self->is_brief = seconds > 0;
  gtk_label_set_text (self->label, sentence);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo), NULL);
  gtk_widget_set_visible (self->undo, FALSE);
  gtk_widget_set_visible (self->close, seconds == 0);
  gtk_widget_set_focusable (self->close, TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), seconds == 0);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  /* Its place is chosen again even if it has the same size. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * riffle_message_skip_focus:
 * @self: the message, which is shown
 *
 * Lets keys pass by the message that is shown now: it vanishes without being closed.
 */
void
riffle_message_skip_focus (RiffleMessage *self)
{
  g_return_if_fail (RIFFLE_IS_MESSAGE (self));

  gtk_widget_set_focusable (self->close, FALSE);
}

/**
 * riffle_message_add_undo:
 * @self: the message, which is shown
 * @action: the name of the action that takes back what the message tells
 */
void
riffle_message_add_undo (RiffleMessage *self,
                         const char    *action)
{
  g_return_if_fail (RIFFLE_IS_MESSAGE (self));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo), action);
  gtk_widget_set_visible (self->undo, TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
}

/**
 * riffle_message_hide:
 * @self: the message
 *
 * Lets the message vanish, if one is shown.
 */
void
riffle_message_hide (RiffleMessage *self)
{
  g_return_if_fail (RIFFLE_IS_MESSAGE (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (!gtk_revealer_get_reveal_child (self->revealer))
    return;
  g_signal_emit (self, signals[CLOSED], 0);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

/**
 * riffle_message_has_undo:
 * @self: the message
 *
 * Returns: whether a message is shown that has a button to take something back
 */
gboolean
riffle_message_has_undo (RiffleMessage *self)
{
  g_return_val_if_fail (RIFFLE_IS_MESSAGE (self), FALSE);

  return gtk_revealer_get_reveal_child (self->revealer) && gtk_widget_get_visible (self->undo);
}

/**
 * riffle_message_is_brief:
 * @self: the message
 *
 * Returns: whether the message vanishes after a while
 */
gboolean
riffle_message_is_brief (RiffleMessage *self)
{
  g_return_val_if_fail (RIFFLE_IS_MESSAGE (self), FALSE);

  return self->is_brief;
}

/* The size of the message with its text in at most this many lines. */
static void
measure_lines (RiffleMessage *self,
               int            n_lines,
               int            room,
               GdkRectangle  *size)
{
  int text, minimum, natural;

  gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &text, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                      NULL);
  /* Lines are not equally long. */
  size->width = n_lines == 1 ? natural : natural - text + text * 11 / (10 * n_lines);
  size->width = MAX (MIN (size->width, room), MAX (minimum, MIN (natural, MIN_WIDTH)));
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, size->width, NULL,
                      &size->height, NULL, NULL);
}

/* A further line is worth it only if it brings the message nearer; returns the cost. */
static int
place_within (RiffleMessage         *self,
              const RiffleFreePlace *table,
              const GdkRectangle    *area,
              GdkRectangle          *place)
{
  int least = G_MAXINT;

  for (int n_lines = 1; n_lines <= MAX_LINES; n_lines++)
    {
      GdkRectangle tried = *area;
      int cost;

      measure_lines (self, n_lines, area->width - MARGINS, &tried);
      cost = riffle_free_place_find (table, area, &tried);
      if (n_lines > 1 && cost >= least - LINE_COST)
        continue;
      least = cost;
      *place = tried;
    }
  return least;
}

/**
 * riffle_message_place:
 * @self: the message
 * @table: what lies in the window
 * @place: (out caller-allocates): where the message is to lie
 *
 * Chooses a place, and in how many lines the text is written. The message lies within one of the
 * areas, unless it is larger than all of them.
 */
void
riffle_message_place (RiffleMessage         *self,
                      const RiffleFreePlace *table,
                      GdkRectangle          *place)
{
  int least = G_MAXINT;
  guint best = 0;

  g_return_if_fail (RIFFLE_IS_MESSAGE (self));

  for (guint i = 0; i < table->n_areas; i++)
    {
      GdkRectangle tried;
      int cost = place_within (self, table, &table->areas[i], &tried);

      if (i > 0 && cost >= least)
        continue;
      best = i;
      least = cost;
      *place = tried;
    }
  riffle_free_place_spread (table, &table->areas[best], least, place);
}
