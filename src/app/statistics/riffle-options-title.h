/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game with certain options is called, for headings. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

char *riffle_options_title_dup (PatVariant *variant,
                                const char *key);

G_END_DECLS
