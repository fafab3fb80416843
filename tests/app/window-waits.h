/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Waits until a window says something, or a game gets on. */
#pragma once

#include "window-fixture.h"

static inline gboolean
is_shown (GtkWidget  *label,
          const char *text)
{
  return gtk_widget_get_mapped (label) && has_text (label, text);
}

static inline GtkWidget *
find_shown (Fixture    *fixture,
            const char *text)
{
  return find_widget (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, is_shown, text);
}

static inline void
wait_for (Fixture    *fixture,
          const char *text)
{
  while (find_shown (fixture, text) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
wait_until_gone (Fixture    *fixture,
                 const char *text)
{
  while (find_shown (fixture, text) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Presses the button with a label. */
static inline void
press (Fixture    *fixture,
       const char *label)
{
  GtkWidget *found = find_shown (fixture, label);

  g_assert_nonnull (found);
  g_signal_emit_by_name (gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON), "clicked");
}

static inline void
wait_for_moves (PatGame *game,
                guint    n_moves)
{
  while (pat_game_get_n_moves (game) < n_moves)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
wait_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

static inline void
wait (guint msec)
{
  gboolean is_over = FALSE;

  g_timeout_add_once (msec, wait_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}
