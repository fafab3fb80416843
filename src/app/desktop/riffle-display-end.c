/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices that the display has gone away. GDK then logs what it knows, for X11 only for debugging,
 * and ends the process at once: the log is the last chance to do something. */
#include "config.h"

#include "riffle-display-end.h"

#include "riffle-log-watch.h"

/* A part of each of the messages of GDK. */
static const char *const messages[] = {
  "Fatal IO error",
  "Lost connection to Wayland compositor",
  "Error flushing display",
  "Error reading events from display",
  "dispatching to Wayland display",
};

static GFunc end_func; /* %NULL as soon as it was called */
static gpointer end_owner;

static gboolean
end_cb (void)
{
  GFunc func = g_steal_pointer (&end_func);

  if (func != NULL)
    func (NULL, end_owner);
  return TRUE;
}

/**
 * riffle_display_end_watch:
 * @func: (scope forever): called with %NULL and @owner just before the process ends
 * @owner: for @func; it lives as long as the display
 *
 * Has a function called when the display goes away. It must not use the display, and the process
 * ends when it returns. To be called once.
 */
void
riffle_display_end_watch (GFunc    func,
                          gpointer owner)
{
  end_func = func;
  end_owner = owner;
  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    riffle_log_watch ("Gdk", messages[i], end_cb);
}
