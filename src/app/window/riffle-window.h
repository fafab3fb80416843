/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: the chooser of games, and the game that is being played. */
#pragma once

#include <adwaita.h>

#include "riffle-window-parts.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_WINDOW (riffle_window_get_type ())
G_DECLARE_FINAL_TYPE (RiffleWindow, riffle_window, RIFFLE, WINDOW, AdwApplicationWindow)

RiffleWindow   *riffle_window_new               (AdwApplication  *application,
                                                 RiffleSession   *session,
                                                 RiffleEventLog  *log);
void            riffle_window_set_fixed_size    (RiffleWindow    *self,
                                                 int              width,
                                                 int              height);
RiffleBoard    *riffle_window_get_board         (RiffleWindow    *self);
RiffleWindowParts *riffle_window_get_parts       (RiffleWindow    *self);
gboolean        riffle_window_may_quit          (RiffleWindow    *self);
void            riffle_window_play              (RiffleWindow    *self,
                                                 PatVariant      *variant);
void            riffle_window_show_chooser      (RiffleWindow    *self);
void            riffle_window_tell              (RiffleWindow    *self,
                                                 const char      *message);

G_END_DECLS
