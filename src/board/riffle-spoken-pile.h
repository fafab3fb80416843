/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile in words, for those who do not see it. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

char *riffle_spoken_pile (PatGame  *game,
                          guint     pile,
                          gboolean  reveals);

G_END_DECLS
