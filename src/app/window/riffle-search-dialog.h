/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that says that a search goes on, and lets the player end it. */
#pragma once

#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SEARCH_DIALOG (riffle_search_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSearchDialog, riffle_search_dialog, RIFFLE, SEARCH_DIALOG, GObject)

/*
 * Signals:
 *   cancelled ()   the player has ended the search, or closed the dialog
 */
RiffleSearchDialog *riffle_search_dialog_new      (RiffleView         *view);
void                riffle_search_dialog_open     (RiffleSearchDialog *self,
                                                   const char         *heading,
                                                   const char         *body,
                                                   guint               delay_msec);
void                riffle_search_dialog_set_body (RiffleSearchDialog *self,
                                                   const char         *body);
void                riffle_search_dialog_close    (RiffleSearchDialog *self);

G_END_DECLS
