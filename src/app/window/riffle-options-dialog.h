/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog with the options of a game, and what changing them does. */
#pragma once

#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_OPTIONS_DIALOG (riffle_options_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RiffleOptionsDialog, riffle_options_dialog, RIFFLE, OPTIONS_DIALOG, GObject)

GtkWidget *riffle_options_dialog_present (RiffleView    *view,
                                          RiffleSession *session,
                                          PatVariant    *variant);

G_END_DECLS
