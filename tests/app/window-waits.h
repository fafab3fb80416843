/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Waits until a window says something, or a game gets on. */
#pragma once

#include "window-fixture.h"

static inline GtkLabel *
find_label (GtkWidget  *widget,
            const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static inline void
wait_for (Fixture    *fixture,
          const char *text)
{
  while (find_label (GTK_WIDGET (fixture->window), text) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
wait_until_gone (Fixture    *fixture,
                 const char *text)
{
  while (find_label (GTK_WIDGET (fixture->window), text) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Presses the button with a label. */
static inline void
press (Fixture    *fixture,
       const char *label)
{
  GtkLabel *found = find_label (GTK_WIDGET (fixture->window), label);

  g_assert_nonnull (found);
  g_signal_emit_by_name (gtk_widget_get_ancestor (GTK_WIDGET (found), GTK_TYPE_BUTTON), "clicked");
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
