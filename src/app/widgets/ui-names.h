/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What assistive technologies are told of widgets. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void       riffle_ui_name                       (GtkWidget              *widget,
                                                 const char             *name);
void       riffle_ui_describe                   (GtkWidget              *widget,
                                                 const char             *text);
void       riffle_ui_name_entries               (GtkWidget              *tree);
void       riffle_ui_name_buttons               (GtkWidget              *tree);
void       riffle_ui_name_mnemonics             (GtkWidget              *tree);
void       riffle_ui_announce                   (GtkWidget              *widget,
                                                 const char             *text);
void       riffle_ui_check_bus                  (GApplication           *application);

G_END_DECLS
