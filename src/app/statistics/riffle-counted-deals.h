/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which deals were counted last, so that one that two programs play to its end counts once. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RIFFLE_STATISTICS_DEALS "deals "

gboolean riffle_counted_deals_has    (GKeyFile   *file,
                                      const char *key,
                                      guint64     deal,
                                      gboolean    is_won);
void     riffle_counted_deals_add    (GKeyFile   *file,
                                      const char *key,
                                      guint64     deal,
                                      gboolean    is_won);
gboolean riffle_counted_deals_remove (GKeyFile   *file,
                                      const char *key,
                                      guint64     deal,
                                      gboolean    is_won);

G_END_DECLS
