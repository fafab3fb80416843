/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays files of sound through the desktop's sound server, in a thread of its own. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _RifflePlayer RifflePlayer;

gboolean      riffle_player_is_supported (void);
RifflePlayer *riffle_player_new          (void);
void          riffle_player_free         (RifflePlayer *self);
void          riffle_player_play         (RifflePlayer *self,
                                          const char   *path,
                                          int           decibels);

G_END_DECLS
