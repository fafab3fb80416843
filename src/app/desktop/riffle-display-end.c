/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices that the display has gone away. GDK then logs what it knows, for X11 only for debugging,
 * and ends the process at once: the log is the last chance to do something. */
#include "config.h"

#include "riffle-display-end.h"

#include <string.h>

/* A part of each of the messages, which GDK does not translate. */
static const char *const messages[] = {
  "Fatal IO error",
  "Lost connection to Wayland compositor",
  "Error flushing display",
  "Error reading events from display",
  "dispatching to Wayland display",
};

static GFunc end_func; /* %NULL as soon as it was called */
static gpointer end_owner;

static const char *
find_field (const GLogField *fields,
            gsize            n_fields,
            const char      *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
      return fields[i].value;
  return NULL;
}

static gboolean
is_end (const GLogField *fields,
        gsize            n_fields)
{
  const char *message = find_field (fields, n_fields, "MESSAGE");

  if (message == NULL || g_strcmp0 (find_field (fields, n_fields, "GLIB_DOMAIN"), "Gdk") != 0)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    if (strstr (message, messages[i]) != NULL)
      return TRUE;
  return FALSE;
}

static GLogWriterOutput
write_cb (GLogLevelFlags   level,
          const GLogField *fields,
          gsize            n_fields,
          gpointer         data)
{
  GFunc func = end_func;

  if (!is_end (fields, n_fields))
    return g_log_writer_default (level, fields, n_fields, data);
  end_func = NULL;
  if (func != NULL)
    func (NULL, end_owner);
  return G_LOG_WRITER_HANDLED;
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
  g_log_set_writer_func (write_cb, NULL, NULL);
}
