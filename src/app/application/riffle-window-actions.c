/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of the program that open another window. */
#include "config.h"

#include "riffle-window-actions.h"

static void
new_window_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  riffle_windows_start (data);
}

/* Where a variant is being played that another window asks for. */
static RiffleOpener *
find_player (RiffleWindows *windows,
             GVariant      *chosen)
{
  RiffleSession *session = riffle_windows_get_session (windows);
  const char *id;

  if (session == NULL)
    return NULL;
  g_variant_get (chosen, "(&s&s)", &id, NULL);
  return riffle_windows_find (windows,
                              pat_registry_find (riffle_session_get_registry (session), id));
}

/* The parameter is the id of a variant, and the key of a preset or nothing. A variant that is being
 * played stays where it is. */
static void
open_in_new_window_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       data)
{
  RiffleOpener *opener = find_player (data, parameter);
  RiffleWindow *window;

  if (opener == NULL)
    {
      opener = riffle_windows_add (data);
      riffle_window_show_chooser (riffle_opener_get_window (opener));
    }
  window = riffle_opener_get_window (opener);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.play", parameter);
}

/**
 * riffle_window_actions_add:
 * @map: takes the actions “new-window” and “open-in-new-window”
 * @windows: the windows, which outlive the actions
 *
 * Adds the actions.
 */
void
riffle_window_actions_add (GActionMap    *map,
                           RiffleWindows *windows)
{
  static const GActionEntry entries[] = {
    { .name = "new-window", .activate = new_window_cb },
    { .name = "open-in-new-window", .activate = open_in_new_window_cb, .parameter_type = "(ss)" },
  };

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), windows);
}
