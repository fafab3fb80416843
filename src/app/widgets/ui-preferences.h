/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs for pages of preferences, and what stands on them, as far as versions differ. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *riffle_ui_preferences_new       (const char         *title);
GtkWidget *riffle_ui_colour_button_new     (const char         *title);
void       riffle_ui_preferences_add_page  (GtkWidget          *preferences,
                                            AdwPreferencesPage *page);
void       riffle_ui_preferences_add_toast (GtkWidget          *preferences,
                                            AdwToast           *toast);

G_END_DECLS
