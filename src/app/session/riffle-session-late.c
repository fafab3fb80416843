/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a session tells the player as soon as somebody can hear it. */
#include "config.h"

#include "riffle-session.h"

typedef struct
{
  RiffleSession *session;
  char          *message;
} LateMessage;

static gboolean
tell_late_cb (gpointer data)
{
  LateMessage *late = data;

  g_signal_emit_by_name (late->session, "message", late->message);
  return G_SOURCE_REMOVE;
}

static void
late_message_free (gpointer data)
{
  LateMessage *late = data;

  g_object_unref (late->session);
  g_free (late->message);
  g_free (late);
}

/**
 * riffle_session_tell_late:
 * @self: the session
 * @message: (transfer full) (nullable): a sentence
 *
 * Tells the player something later, so that whoever makes the session can hear it.
 */
void
riffle_session_tell_late (RiffleSession *self,
                          char          *message)
{
  LateMessage *late;

  if (message == NULL)
    return;
  late = g_new (LateMessage, 1);
  late->session = g_object_ref (self);
  late->message = message;
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_late_cb, late, late_message_free);
}
