/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite that every variant must pass. It is not part of libpatience: programs that
 * check modules have it linked in. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/**
 * PatCheckReportFunc:
 * @variant: the variant that is checked
 * @aspect: what was looked at: "deal", "undo", …
 * @passed: whether it holds
 * @message: (nullable): what is wrong, with the deal that shows it
 * @user_data: the caller's
 *
 * Hears the result of each aspect of the suite.
 */
typedef void (*PatCheckReportFunc) (PatVariant *variant,
                                    const char *aspect,
                                    gboolean    passed,
                                    const char *message,
                                    gpointer    user_data);

guint pat_check_variant (PatRegistry        *registry,
                         PatVariant         *variant,
                         guint               n_deals,
                         PatCheckReportFunc  report,
                         gpointer            user_data);
void  pat_check_briefly (PatRegistry        *registry,
                         PatVariant         *variant);

G_END_DECLS
