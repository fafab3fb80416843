/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What other actions lose if an action gets keys, as players are told before. */
#pragma once

#include "riffle-shortcuts.h"

G_BEGIN_DECLS

char *riffle_shortcut_conflicts_dup_text (RiffleShortcuts   *shortcuts,
                                          const char        *action,
                                          const char *const *keys);

G_END_DECLS
