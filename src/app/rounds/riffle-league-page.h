/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The league as a page. */
#pragma once

#include <adwaita.h>

#include "riffle-league.h"

G_BEGIN_DECLS

GtkWidget *riffle_league_page_new (RiffleLeague *league);

G_END_DECLS
