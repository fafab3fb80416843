/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the groups of a page of preferences go when the page goes. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void riffle_group_keeper_add (AdwPreferencesPage *page);

G_END_DECLS
