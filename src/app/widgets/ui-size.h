/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large dialogs are, whose widgets differ between versions of libadwaita. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RIFFLE_LEAST_DIALOG_WIDTH 320 /* pixels: dialogs can be made as narrow as this */

void riffle_ui_let_shrink (GtkWidget *tree);
void riffle_ui_let_grow   (GtkWidget *dialog,
                           GtkWidget *parent);
void riffle_ui_fit        (GtkWidget *dialog,
                           GtkWidget *parent);

G_END_DECLS
