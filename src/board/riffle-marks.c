/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns marks into classes of the style sheet, and a selection into what assistive technologies
 * hear. */
#include "config.h"

#include "riffle-marks.h"

static const char *const classes[RIFFLE_N_MARKS] = { "selected", "destination", "hint",
                                                     "available", "target", "found" };

/* Touches only the classes that change, so that marking a whole board costs nothing if
 * nothing changes. */
void
riffle_marks_apply (GtkWidget   *widget,
                    RiffleMarks  old_marks,
                    RiffleMarks  new_marks)
{
  RiffleMarks changed = old_marks ^ new_marks;

  for (guint i = 0; i < RIFFLE_N_MARKS; i++)
    if ((changed & (1u << i)) != 0)
      {
        if ((new_marks & (1u << i)) != 0)
          gtk_widget_add_css_class (widget, classes[i]);
        else
          gtk_widget_remove_css_class (widget, classes[i]);
      }
  if ((changed & RIFFLE_MARK_SELECTED) != 0)
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED,
                                 (new_marks & RIFFLE_MARK_SELECTED) != 0, -1);
}
