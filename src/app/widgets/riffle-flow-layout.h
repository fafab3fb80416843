/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays widgets out beside one another, and in further rows if there is little room. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_FLOW_LAYOUT (riffle_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFlowLayout, riffle_flow_layout, RIFFLE, FLOW_LAYOUT, GtkLayoutManager)

G_END_DECLS
