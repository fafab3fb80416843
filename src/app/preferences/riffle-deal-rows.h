/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows about new deals for the options of a game. */
#pragma once

#include <adwaita.h>
#include <patience.h>

G_BEGIN_DECLS

gboolean             riffle_deal_rows_has_any (PatVariant *variant);
AdwPreferencesGroup *riffle_deal_rows_new     (PatVariant *variant);

G_END_DECLS
