/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says on the buttons that undo where that leads. */
#pragma once

#include "riffle-game-page.h"
#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_UNDO_HELP (riffle_undo_help_get_type ())
G_DECLARE_FINAL_TYPE (RiffleUndoHelp, riffle_undo_help, RIFFLE, UNDO_HELP, GObject)

RiffleUndoHelp *riffle_undo_help_new (RiffleView    *view,
                                      RiffleSession *session,
                                      RiffleGamePage *page);

G_END_DECLS
