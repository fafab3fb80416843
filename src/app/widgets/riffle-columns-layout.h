/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays widgets out in columns of one width and rows of one height. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_COLUMNS_LAYOUT (riffle_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (RiffleColumnsLayout,
                      riffle_columns_layout,
                      RIFFLE,
                      COLUMNS_LAYOUT,
                      GtkLayoutManager)

G_END_DECLS
