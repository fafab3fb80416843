/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row in which the player chooses how hard a deal is to be. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

G_BEGIN_DECLS

GtkWidget     *riffle_difficulty_choice_new (void);
PatDifficulty  riffle_difficulty_choice_get (GtkWidget *choice);

G_END_DECLS
