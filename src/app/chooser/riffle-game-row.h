/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button with the picture of a game and two lines of text beside it. */
#pragma once

#include "riffle-thumbnail.h"

G_BEGIN_DECLS

GtkWidget *riffle_game_row_new (PatVariant       *variant,
                                RiffleThumbnails *pictures,
                                const char       *title,
                                const char       *subtitle);

G_END_DECLS
