/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What can be asked of a text that comes from outside. */
#pragma once

#include "pat-macros.h"

G_BEGIN_DECLS

PAT_PUBLIC guint pat_text_find_damage (const char *text,
                                       gsize       length);

G_END_DECLS
