/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games were played last, and where they came from, as the settings have it. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

void     riffle_recent_games_add               (GSettings   *settings,
                                                PatRegistry *registry,
                                                const char  *id);
char    *riffle_recent_games_dup_last          (GSettings   *settings);
gboolean riffle_recent_games_is_empty          (GSettings   *settings);
void     riffle_recent_games_load_last_module  (GSettings   *settings,
                                                PatRegistry *registry);
void     riffle_recent_games_tell_last_is_gone (GSettings   *settings,
                                                const char  *id);

G_END_DECLS
