/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told of modules that are tried meanwhile, or that ended the program before. */
#pragma once

#include "riffle-messages.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_MODULE_MESSAGES (riffle_module_messages_get_type ())
G_DECLARE_FINAL_TYPE (RiffleModuleMessages,
                      riffle_module_messages,
                      RIFFLE,
                      MODULE_MESSAGES,
                      GObject)

RiffleModuleMessages *riffle_module_messages_new         (RiffleView           *view,
                                                          RiffleSession        *session,
                                                          RiffleMessages       *messages);
void                  riffle_module_messages_say_awaited (RiffleModuleMessages *self);
void                  riffle_module_messages_tell_ended  (RiffleModuleMessages *self);

G_END_DECLS
