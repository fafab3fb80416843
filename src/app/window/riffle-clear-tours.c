/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The button that forgets the best tours, after a question. */
#include "config.h"

#include "riffle-clear-tours.h"

#include <glib/gi18n.h>

#include "ui-compat.h"
#include "ui-questions.h"

#define DATA "riffle-best-tours"

static gboolean
close_cb (gpointer data)
{
  riffle_ui_close (data);
  return G_SOURCE_REMOVE;
}

static void
answered_cb (const char *response,
             gpointer    page)
{
  if (!g_str_equal (response, "clear"))
    return;
  riffle_best_tours_clear (g_object_get_data (page, DATA), NULL);
  /* The question is closed first: it must not outlive what it lies on. */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (page), g_object_unref);
}

static void
clear_cb (GtkWidget *page)
{
  static const RiffleUiResponse responses[] = {
    { "clear", N_("C_lear"), TRUE },
    { "cancel", N_("_Cancel") },
    { NULL },
  };

  riffle_ui_ask (page, _("Clear the Best Tours?"),
                 _("All names and scores in the list are erased."), responses, answered_cb, page);
}

/**
 * riffle_clear_tours_add:
 * @page: the page with the scores, which is closed when the list is empty
 * @best: the list
 *
 * Adds a button to the page that clears the list.
 */
void
riffle_clear_tours_add (GtkWidget       *page,
                        RiffleBestTours *best)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  g_object_set_data_full (G_OBJECT (page), DATA, g_object_ref (best), g_object_unref);
  gtk_widget_set_tooltip_text (button, _("Clear the Best Tours"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clear_cb), page, G_CONNECT_SWAPPED);
  riffle_ui_page_add_button (page, button);
}
