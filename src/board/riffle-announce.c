/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says something to users of a screen reader, as well as the toolkit's version can. */
#include "config.h"

#include "riffle-announce.h"

/*
 * From GTK 4.14 on there are announcements. Before, the sentence becomes the description of the
 * widget that has the
 * focus, which screen readers speak after its name.
 */
void
riffle_announce (GtkWidget  *widget,
                 const char *sentence)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
#endif
}

/* Lets a widget that announced something forget it. */
void
riffle_announce_over (GtkWidget *widget)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
