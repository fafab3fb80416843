/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of preferences that libadwaita 1.2 does not have ready-made. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void       riffle_rows_head_group       (AdwPreferencesGroup *group,
                                         const char      *title,
                                         const char      *text);
GtkWidget *riffle_rows_new_switch       (const char      *title,
                                         const char      *subtitle,
                                         GtkSwitch      **toggle);
GtkWidget *riffle_rows_new_number       (const char      *title,
                                         const char      *subtitle,
                                         GtkAdjustment   *adjustment);
GtkWidget *riffle_rows_new_button       (const char      *title,
                                         GtkWidget       *button);
GtkWidget *riffle_rows_new_scale        (const char      *title,
                                         GtkAdjustment   *adjustment);
GtkWidget *riffle_rows_new_entry        (const char      *title,
                                         const char      *text,
                                         GtkEditable    **entry);
GtkWidget *riffle_rows_new_choice       (const char      *title,
                                         const char      *subtitle,
                                         char           **labels,
                                         GtkDropDown    **choice);
GtkWidget *riffle_rows_new_link         (const char      *title,
                                         const char      *action,
                                         const char      *target);

G_END_DECLS
