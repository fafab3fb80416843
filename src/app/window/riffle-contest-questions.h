/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is asked before a contest is lost. */
#pragma once

#include <patience.h>

#include "ui-questions.h"

G_BEGIN_DECLS

gboolean   riffle_contest_is_worth_keeping (PatContest       *contest);
GtkWidget *riffle_contest_ask_discard      (GtkWidget        *window,
                                            RiffleUiTextFunc  answered,
                                            gpointer          owner);
GtkWidget *riffle_contest_ask_leave        (GtkWidget        *window,
                                            PatContest       *contest,
                                            RiffleUiTextFunc  answered,
                                            gpointer          owner);

G_END_DECLS
