/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows of the program, each with a game of its own. */
#pragma once

#include "riffle-opener.h"
#include "riffle-start-options.h"

G_BEGIN_DECLS

/* Signal: added (RiffleOpener *): there is one more window, which shows nothing yet */
#define RIFFLE_TYPE_WINDOWS (riffle_windows_get_type ())
G_DECLARE_FINAL_TYPE (RiffleWindows, riffle_windows, RIFFLE, WINDOWS, GObject)

RiffleWindows *riffle_windows_new             (AdwApplication          *application,
                                               const RiffleStartOptions *options,
                                               const char              *folder);
RiffleOpener  *riffle_windows_add             (RiffleWindows           *self);
void           riffle_windows_start           (RiffleWindows           *self);
void           riffle_windows_tell_ended      (RiffleOpener            *opener);
RiffleOpener  *riffle_windows_choose          (RiffleWindows           *self,
                                               GApplicationCommandLine *line,
                                               gboolean                *is_new);
RiffleOpener  *riffle_windows_get_last        (RiffleWindows           *self);
RiffleOpener  *riffle_windows_find            (RiffleWindows           *self,
                                               PatVariant              *variant);
void           riffle_windows_close           (RiffleWindows           *self);
RiffleSession *riffle_windows_get_session     (RiffleWindows           *self);

G_END_DECLS
