/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages and dialogs that the window opens. */
#pragma once

#include "riffle-deck-library.h"
#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DIALOGS (riffle_dialogs_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDialogs, riffle_dialogs, RIFFLE, DIALOGS, GObject)

RiffleDialogs *riffle_dialogs_new (RiffleView        *view,
                                   RiffleSession     *session,
                                   RiffleDeckLibrary *decks,
                                   GActionMap        *actions);

G_END_DECLS
