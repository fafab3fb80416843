/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody is told who starts the program for the first time. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-shortcuts.h"

G_BEGIN_DECLS

/**
 * RiffleAdviceFunc:
 * @advice: (transfer none): a sentence or two
 * @user_data: what was given
 */
typedef void (*RiffleAdviceFunc) (const char *advice,
                                  gpointer    user_data);

const char *riffle_advice_get               (GdkDisplay          *display);
const char *riffle_advice_get_for           (GdkSeatCapabilities  hands);
const char *riffle_advice_get_for_shortcuts (RiffleShortcuts     *shortcuts);
const char *riffle_advice_get_for_keys      (GtkWidget           *window);
void        riffle_advice_follow            (GtkWidget           *window,
                                             RiffleAdviceFunc     func,
                                             GObject             *object);

G_END_DECLS
