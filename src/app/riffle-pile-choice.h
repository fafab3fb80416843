/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that asks for one of the piles of a game. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

G_BEGIN_DECLS

GtkWidget *riffle_pile_choice_new (const PatRules  *rules,
                                   guint            pile,
                                   GtkDropDown    **choice);

G_END_DECLS
