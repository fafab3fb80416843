/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A collection of games in the chooser: its name, and pictures of some of its games. */
#pragma once

#include "riffle-thumbnail.h"

G_BEGIN_DECLS

GtkWidget *riffle_shelf_new (const PatCollection *collection,
                             RiffleThumbnails    *pictures);

G_END_DECLS
