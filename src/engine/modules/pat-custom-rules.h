/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rules that players agree on for a table, and the deal that they come to. */
#pragma once

#include "pat-collection.h"

G_BEGIN_DECLS

PAT_PUBLIC guint              pat_custom_rules_get_n      (const PatCollection *collection);
PAT_PUBLIC const char        *pat_custom_rules_get_name   (const PatCollection *collection,
                                                           guint                nth);
PAT_PUBLIC const char        *pat_custom_rules_get_about  (const PatCollection *collection,
                                                           guint                nth);
PAT_PUBLIC const char        *pat_custom_rules_get_key    (const PatCollection *collection,
                                                           guint                nth);
PAT_PUBLIC PatCollectionGame *pat_custom_rules_find_game  (const PatCollection *collection,
                                                           const char *const   *keys);
PAT_PUBLIC gboolean           pat_custom_rules_has_effect (const PatCollection *collection,
                                                           const char *const   *keys,
                                                           guint                nth);
PAT_PUBLIC PatOptions        *pat_custom_rules_new_options (const PatCollection *collection,
                                                            const char *const   *keys);

G_END_DECLS
