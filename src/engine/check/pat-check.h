/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite that every variant must pass; the command line and the tests run this
 * same code. */
#pragma once

#include "pat-save.h"

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

PAT_PUBLIC guint pat_check_variant (PatRegistry        *registry,
                                    PatVariant         *variant,
                                    guint               n_deals,
                                    PatCheckReportFunc  report,
                                    gpointer            user_data);

G_END_DECLS
