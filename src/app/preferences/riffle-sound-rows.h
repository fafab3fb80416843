/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows about sounds for the preferences. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *riffle_sound_rows_new (GSettings *settings);

G_END_DECLS
