/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of buttons that lead to other pages. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *riffle_links_new (const char *label);
void       riffle_links_add (GtkWidget  *self,
                             const char *title,
                             const char *action,
                             const char *target);

G_END_DECLS
