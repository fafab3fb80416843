/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices what libraries tell nobody, but write to the log. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RiffleLogFunc:
 *
 * Hears that a message is about to be logged. It may be called in any thread.
 *
 * Returns: whether the message need not be logged any more
 */
typedef gboolean (*RiffleLogFunc) (void);

void riffle_log_watch (const char    *domain,
                       const char    *message,
                       RiffleLogFunc  func);

G_END_DECLS
