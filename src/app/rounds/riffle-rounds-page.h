/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the players of a table stand, as a page. */
#pragma once

#include <adwaita.h>

#include "riffle-rounds.h"

G_BEGIN_DECLS

GtkWidget *riffle_rounds_page_new (RiffleRounds *rounds,
                                   PatRegistry  *registry);

G_END_DECLS
