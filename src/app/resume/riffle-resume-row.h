/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a saved game: how it stands, and a button that removes it. */
#pragma once

#include <adwaita.h>

#include "riffle-saved-game.h"
#include "riffle-sketcher.h"

G_BEGIN_DECLS

GtkWidget *riffle_resume_row_new        (RiffleSavedGame *saved,
                                         RiffleSketcher  *sketcher,
                                         int              scale,
                                         gboolean         is_calm);
GtkWidget *riffle_resume_row_add_remove (GtkWidget       *row);

G_END_DECLS
