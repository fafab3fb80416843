/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What players agree on before a table: who plays, how many rounds, and by which rules. */
#pragma once

#include <adwaita.h>

#include "riffle-rounds.h"

G_BEGIN_DECLS

/**
 * RiffleTableFunc:
 * @setup: what the players have agreed on
 * @owner: the asker
 *
 * Begins a table.
 */
typedef void (*RiffleTableFunc) (const RiffleTableSetup *setup,
                                 gpointer                owner);

#define RIFFLE_TYPE_TABLE_DIALOG (riffle_table_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTableDialog, riffle_table_dialog, RIFFLE, TABLE_DIALOG, GObject)

GtkWidget *riffle_table_dialog_new (RiffleRounds        *rounds,
                                    const PatCollection *collection,
                                    GSettings           *settings,
                                    RiffleTableFunc      begin,
                                    gpointer             owner);

G_END_DECLS
