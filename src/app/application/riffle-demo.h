/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a demonstration deal and takes a picture of the window. */
#pragma once

#include "riffle-window.h"

G_BEGIN_DECLS

/**
 * RiffleDemoDone:
 * @error: (nullable): why there is no picture
 * @user_data: the caller's
 *
 * Hears that the demonstration is over.
 */
typedef void (*RiffleDemoDone) (const GError *error,
                                gpointer      user_data);

gboolean    riffle_demo_open            (RiffleSession  *session,
                                         GError        **error);
gboolean    riffle_demo_can_write       (const char     *path,
                                         GError        **error);
void        riffle_demo_run             (RiffleWindow   *window,
                                         const char     *path,
                                         RiffleDemoDone  done,
                                         gpointer        user_data);

G_END_DECLS
