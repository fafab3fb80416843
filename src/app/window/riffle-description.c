/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes the board and what lies around it in the log, for tests; only compiled with them. */
#include "config.h"

#include "riffle-description.h"

#include "riffle-board-describe.h"
#include "riffle-message.h"
#include "riffle-outcome.h"
#include "riffle-save-banner.h"
#include "riffle-status-row.h"

/* X, y, width and height in the window, border and all; empty if there is nothing. */
static char *
dup_place (GtkWidget *widget,
           GtkWidget *window)
{
  graphene_rect_t bounds;
  double x, y;

  if (widget == NULL || !gtk_widget_compute_bounds (widget, window, &bounds))
    return g_strdup ("");
  gtk_native_get_surface_transform (GTK_NATIVE (window), &x, &y);
  return g_strdup_printf ("%g %g %g %g", x + bounds.origin.x, y + bounds.origin.y,
                          bounds.size.width, bounds.size.height);
}

static const char *
find_name (GtkWidget *widget)
{
  if (RIFFLE_IS_SAVE_BANNER (widget))
    return "banner";
  if (RIFFLE_IS_STATUS_ROW (widget))
    return "status-row";
  if (RIFFLE_IS_MESSAGE (widget))
    return "message";
  return RIFFLE_IS_OUTCOME (widget) ? "outcome" : NULL;
}

/* Where those are that lie over the board or beside it. */
static void
describe_widgets (GtkWidget      *window,
                  GtkWidget      *tree,
                  RiffleEventLog *log)
{
  const char *name = find_name (tree);

  if (name != NULL && gtk_widget_get_mapped (tree))
    {
      g_autofree char *place = dup_place (tree, window);

      riffle_event_log_write (log, name, place);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_widgets (window, child, log);
}

static void
describe (RiffleWindow   *window,
          RiffleEventLog *log)
{
  RiffleBoard *board = riffle_window_get_board (window);
  g_autofree char *area = riffle_board_describe_area (board);
  g_autofree char *text = riffle_board_describe (board);
  g_autofree char *focus = dup_place (gtk_window_get_focus (GTK_WINDOW (window)),
                                      GTK_WIDGET (window));

  riffle_event_log_write (log, "focus", focus);
  riffle_event_log_write (log, "area", area);
  describe_widgets (GTK_WIDGET (window), GTK_WIDGET (window), log);
  riffle_event_log_write_lines (log, "board", text);
}

/* Whoever asks more than once before a frame is done gets one description. */
static void
frame_done_cb (GSimpleAction *action,
               GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, frame_done_cb, action);
  describe (g_object_get_data (G_OBJECT (action), "riffle-window"),
            g_object_get_data (G_OBJECT (action), "riffle-log"));
}

/* What has just been shown has no place before the next frame. */
static void
describe_cb (GSimpleAction *action,
             GVariant      *parameter,
             GtkWidget     *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect_object (clock, "after-paint", G_CALLBACK (frame_done_cb), action,
                           G_CONNECT_SWAPPED);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

/**
 * riffle_description_add:
 * @window: the window
 * @log: where it is to be described
 *
 * Adds an action “describe” to the window, with a key.
 */
void
riffle_description_add (RiffleWindow   *window,
                        RiffleEventLog *log)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("describe", NULL);

  g_object_set_data (G_OBJECT (action), "riffle-window", window);
  g_object_set_data_full (G_OBJECT (action), "riffle-log", g_object_ref (log), g_object_unref);
  g_signal_connect_object (action, "activate", G_CALLBACK (describe_cb), window, 0);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
  gtk_application_set_accels_for_action (gtk_window_get_application (GTK_WINDOW (window)),
                                         "win.describe",
                                         (const char *[]) { "<Control><Shift>d", NULL });
}
