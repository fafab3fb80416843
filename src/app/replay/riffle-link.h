/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links that name a deal, such as “riffle:klondike:draw=3%23617”. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char     *riffle_link_dup      (const char *deal);
gboolean  riffle_link_is       (const char *text);
char     *riffle_link_dup_deal (const char *link);

G_END_DECLS
