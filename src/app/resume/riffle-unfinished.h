/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out whether there are unfinished games besides the one on the table. */
#pragma once

#include "riffle-session.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_UNFINISHED (riffle_unfinished_get_type ())
G_DECLARE_FINAL_TYPE (RiffleUnfinished, riffle_unfinished, RIFFLE, UNFINISHED, GObject)

RiffleUnfinished *riffle_unfinished_new     (RiffleSession    *session);
void              riffle_unfinished_look    (RiffleUnfinished *self);
gboolean          riffle_unfinished_has_any (RiffleUnfinished *self);

G_END_DECLS
