/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says why a key does nothing now. */
#pragma once

#include "riffle-messages.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_REFUSALS (riffle_refusals_get_type ())
G_DECLARE_FINAL_TYPE (RiffleRefusals, riffle_refusals, RIFFLE, REFUSALS, GObject)

RiffleRefusals *riffle_refusals_new (RiffleView     *view,
                                     RiffleSession  *session,
                                     RiffleMessages *messages);

G_END_DECLS
