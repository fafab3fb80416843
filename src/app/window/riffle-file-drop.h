/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets files be dropped on a widget. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RiffleFileDropFunc:
 * @path: a file on this computer
 * @owner: who wants it
 *
 * Takes a file that was dropped.
 */
typedef void (*RiffleFileDropFunc) (const char *path,
                                    gpointer    owner);

void riffle_file_drop_add (GtkWidget          *widget,
                           RiffleFileDropFunc  dropped,
                           gpointer            owner);

G_END_DECLS
