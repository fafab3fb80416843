/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions of tests, in which most of the deck need not be named. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

char     *vectors_position_expand (const PatRules  *rules,
                                   const char      *text);
gboolean  vectors_position_parse  (PatPosition     *position,
                                   const PatRules  *rules,
                                   const char      *text,
                                   GError         **error);

G_END_DECLS
