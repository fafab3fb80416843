/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens what the command line names, or the last game, as soon as its module is there. */
#pragma once

#include <gio/gio.h>

#include "riffle-window.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   opened ()   the window shows what the command line names, or the player was told why not
 *   refused ()  what this process was started with could not be opened
 *   failed ()   a demonstration has no game
 */
#define RIFFLE_TYPE_OPENER (riffle_opener_get_type ())
G_DECLARE_FINAL_TYPE (RiffleOpener, riffle_opener, RIFFLE, OPENER, GObject)

RiffleOpener *riffle_opener_new        (RiffleSession           *session,
                                        gboolean                 is_demo);
void          riffle_opener_set_window (RiffleOpener            *self,
                                        RiffleWindow            *window);
RiffleWindow *riffle_opener_get_window (RiffleOpener            *self);
RiffleSession *riffle_opener_get_session (RiffleOpener          *self);
void          riffle_opener_open_last  (RiffleOpener            *self);
int           riffle_opener_open       (RiffleOpener            *self,
                                        GApplicationCommandLine *line,
                                        gboolean                 is_new);
void          riffle_opener_open_file  (RiffleOpener            *self,
                                        GFile                   *file,
                                        gboolean                 is_new);

G_END_DECLS
