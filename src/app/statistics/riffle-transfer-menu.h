/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu that writes all statistics into a file of the player's own, or adds those of one. */
#pragma once

#include <adwaita.h>
#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

GtkWidget *riffle_transfer_menu_new (AdwToastOverlay  *toasts,
                                     RiffleStatistics *statistics,
                                     PatRegistry      *registry);

G_END_DECLS
