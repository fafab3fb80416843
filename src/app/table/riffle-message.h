/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one message that lies over the window, where it covers nothing. */
#pragma once

#include "riffle-free-place.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_MESSAGE (riffle_message_get_type ())
G_DECLARE_FINAL_TYPE (RiffleMessage, riffle_message, RIFFLE, MESSAGE, GtkWidget)

/*
 * Signals:
 *   closed ()    it has begun to vanish
 */

void     riffle_message_show     (RiffleMessage         *self,
                                  const char            *sentence,
                                  guint                  seconds);
void     riffle_message_skip_focus (RiffleMessage       *self);
void     riffle_message_add_undo (RiffleMessage         *self,
                                  const char            *action);
void     riffle_message_hide     (RiffleMessage         *self);
gboolean riffle_message_has_undo (RiffleMessage         *self);
gboolean riffle_message_is_brief (RiffleMessage         *self);
void     riffle_message_place    (RiffleMessage         *self,
                                  const RiffleFreePlace *table,
                                  GdkRectangle          *place);

G_END_DECLS
