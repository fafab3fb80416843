/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What pages to read are made of: text that wraps, and a column of it that scrolls. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *riffle_text_new         (const char *text,
                                    const char *style);
GtkWidget *riffle_text_new_heading (const char *text,
                                    const char *style,
                                    int         level);
GtkWidget *riffle_text_new_column  (void);
GtkWidget *riffle_text_scroll      (GtkWidget  *column);
char      *riffle_text_dup_beginning (const char *text,
                                      guint       most_letters);
void       riffle_text_expect      (GtkLabel   *text,
                                    int         width);

G_END_DECLS
