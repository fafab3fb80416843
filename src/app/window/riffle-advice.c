/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody is told who starts the program for the first time. */
#include "config.h"

#include "riffle-advice.h"

#include <glib/gi18n.h>

#include "riffle-shortcut-keys.h"

#define FUNC_KEY "riffle-advice-func"

static const char *
get_for_fingers (void)
{
  /* Translators: shown below the cards at the very first start, on a screen that is touched.
     The title is the name of the game, which is a button. */
  return _("Drag a card, or tap it and then its new place. For other games, tap the title.");
}

/**
 * riffle_advice_get_for:
 * @hands: what the player has at hand
 *
 * Returns: (transfer none): what can be done with the pointer, or with a finger if there is none
 */
const char *
riffle_advice_get_for (GdkSeatCapabilities hands)
{
  if ((hands & GDK_SEAT_CAPABILITY_TOUCH) != 0 && (hands & GDK_SEAT_CAPABILITY_POINTER) == 0)
    return get_for_fingers ();
  /* Translators: shown below the cards at the very first start. The title is the name of the game,
     which is a button. */
  return _("Drag a card, or click it and then its new place. For other games, click the title.");
}

/**
 * riffle_advice_get:
 * @display: a display
 *
 * Returns: (transfer none): what can be done on this display by whoever has no keys
 */
const char *
riffle_advice_get (GdkDisplay *display)
{
  GdkSeat *seat = gdk_display_get_default_seat (display);

  /* A display without input devices has no seat. */
  return riffle_advice_get_for (seat != NULL ? gdk_seat_get_capabilities (seat)
                                             : GDK_SEAT_CAPABILITY_NONE);
}

static void
add_key (GString         *advice,
         RiffleShortcuts *shortcuts,
         const char      *action,
         const char      *sentence)
{
  g_auto (GStrv) keys = riffle_shortcuts_dup_keys (shortcuts, action);
  g_autofree char *name = NULL;

  /* The player may have taken all keys away. */
  if (keys == NULL || keys[0] == NULL)
    return;
  name = riffle_shortcut_dup_name (keys[0]);
  g_string_append_c (advice, ' ');
  g_string_append_printf (advice, sentence, name);
}

/**
 * riffle_advice_get_for_shortcuts:
 * @shortcuts: (nullable): the keys of the program
 *
 * Returns: (transfer none): what can be done with these keys
 */
const char *
riffle_advice_get_for_shortcuts (RiffleShortcuts *shortcuts)
{
  /* Translators: at the very first start, for whoever plays with keys or hears a screen reader; the
     next three sentences follow */
  g_autoptr (GString) advice = g_string_new (_("Arrow keys and Return move cards."));

  if (shortcuts != NULL)
    {
      /* Translators: %s is a key, such as “F1” */
      add_key (advice, shortcuts, "win.rules", _("%s shows the rules."));
      /* Translators: %s is a key, such as “Ctrl+F” */
      add_key (advice, shortcuts, "win.find", _("%s finds other games."));
      /* Translators: %s is a key, such as “Ctrl+?” */
      add_key (advice, shortcuts, "win.show-help-overlay", _("%s shows all keys."));
    }
  /* There are few of them: keys are hardly changed before the first move. */
  return g_intern_string (advice->str);
}

/**
 * riffle_advice_get_for_keys:
 * @window: a window
 *
 * Returns: (transfer none): what can be done with the keys of the window
 */
const char *
riffle_advice_get_for_keys (GtkWidget *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  return riffle_advice_get_for_shortcuts (application != NULL
                                          ? riffle_shortcuts_get_for (application) : NULL);
}

/* Whoever moves the focus plays with keys. */
static gboolean
moves_focus (guint key)
{
  return key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_Left
         || key == GDK_KEY_Right || key == GDK_KEY_Up || key == GDK_KEY_Down;
}

static gboolean
key_pressed_cb (GObject            *object,
                guint               key,
                guint               code,
                GdkModifierType     modifiers,
                GtkEventController *keys)
{
  RiffleAdviceFunc func = (RiffleAdviceFunc) g_object_get_data (G_OBJECT (keys), FUNC_KEY);

  if (moves_focus (key))
    func (riffle_advice_get_for_keys (gtk_event_controller_get_widget (keys)), object);
  return GDK_EVENT_PROPAGATE;
}

static void
touched_cb (GObject    *object,
            int         n_presses,
            double      x,
            double      y,
            GtkGesture *fingers)
{
  RiffleAdviceFunc func = (RiffleAdviceFunc) g_object_get_data (G_OBJECT (fingers), FUNC_KEY);

  func (get_for_fingers (), object);
}

static void
add_controller (GtkWidget          *window,
                GtkEventController *controller,
                RiffleAdviceFunc    func)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_object_set_data (G_OBJECT (controller), FUNC_KEY, (gpointer) func);
  gtk_widget_add_controller (window, controller);
}

/**
 * riffle_advice_follow:
 * @window: a window
 * @func: is called when the player has moved the focus by keys, or has touched the screen
 * @object: for @func, which is not called any more when this is gone
 *
 * Tells what advice suits the way in which the player does something.
 */
void
riffle_advice_follow (GtkWidget        *window,
                      RiffleAdviceFunc  func,
                      GObject          *object)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *fingers = gtk_gesture_click_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (fingers), TRUE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), object,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fingers, "pressed", G_CALLBACK (touched_cb), object, G_CONNECT_SWAPPED);
  add_controller (window, keys, func);
  add_controller (window, GTK_EVENT_CONTROLLER (fingers), func);
}
