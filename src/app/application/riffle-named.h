/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens what is named on the command line or handed over by the desktop. */
#pragma once

#include "riffle-session.h"

G_BEGIN_DECLS

gboolean riffle_named_open (RiffleSession  *session,
                            GFile          *file,
                            const char     *text,
                            PatReplay     **film,
                            GError        **error);

G_END_DECLS
