/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs, whose widgets differ between versions of libadwaita. Together with ui-preferences,
 * ui-questions, ui-size and ui-names, these are the only files in which versions make a
 * difference. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Dialogs lie inside of their window. */
#define RIFFLE_HAS_DIALOGS (ADW_CHECK_VERSION (1, 5, 0))

GtkWidget *riffle_ui_page_new          (const char *title,
                                        GtkWidget  *child,
                                        int         width,
                                        int         height);
void       riffle_ui_page_add_button   (GtkWidget  *dialog,
                                        GtkWidget  *button);
void       riffle_ui_present           (GtkWidget  *dialog,
                                        GtkWidget  *parent);
void       riffle_ui_present_tall      (GtkWidget  *dialog,
                                        GtkWidget  *parent);
void       riffle_ui_set_focus         (GtkWidget  *dialog,
                                        GtkWidget  *widget);
void       riffle_ui_close             (GtkWidget  *dialog);
gboolean   riffle_ui_has_dialog        (GtkWidget  *window);
gboolean   riffle_ui_close_dialog      (GtkWidget  *window);
void       riffle_ui_watch_dialogs     (GtkWidget  *window,
                                        GCallback   changed);
void       riffle_ui_present_about     (GtkWidget  *parent);
void       riffle_ui_make_one_stop     (GtkWidget  *list);
void       riffle_ui_get_colour        (GtkWidget  *widget,
                                        GdkRGBA    *colour);

G_END_DECLS
