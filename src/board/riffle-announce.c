/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says something to users of a screen reader, as well as the toolkit's version can. */
#include "config.h"

#include "riffle-announce.h"

#if !GTK_CHECK_VERSION (4, 14, 0)
static void
restore_description (GtkWidget *speaker)
{
  const char *tooltip = gtk_widget_get_tooltip_text (speaker);

  if (tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (speaker), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    tooltip, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (speaker), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Whoever comes back to the widget must not hear old news. */
static void
focus_changed_cb (GtkWidget     *speaker,
                  GtkStateFlags  before)
{
  if ((gtk_widget_get_state_flags (speaker) & GTK_STATE_FLAG_FOCUSED) != 0)
    return;
  g_signal_handlers_disconnect_by_func (speaker, focus_changed_cb, NULL);
  restore_description (speaker);
}

static void
describe_focus (GtkWidget  *widget,
                const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *speaker = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (speaker == NULL)
    return;
  g_signal_handlers_disconnect_by_func (speaker, focus_changed_cb, NULL);
  /* The same sentence once more would not be a change. */
  restore_description (speaker);
  gtk_accessible_update_property (GTK_ACCESSIBLE (speaker), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
  g_signal_connect (speaker, "state-flags-changed", G_CALLBACK (focus_changed_cb), NULL);
}
#endif

/*
 * From GTK 4.14 on there are announcements. Before, the sentence becomes the description of
 * whatever has the focus in the window, which screen readers speak at once; it lasts until the
 * focus goes elsewhere.
 */
void
riffle_announce (GtkWidget  *widget,
                 const char *sentence)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  describe_focus (widget, sentence);
#endif
}
