/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of games that could not be loaded, each with the reason. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

G_BEGIN_DECLS

void riffle_problems_present (GtkWidget   *parent,
                              PatRegistry *registry);

G_END_DECLS
