/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of the pile that the player points at: its cards, or what it is for. */
#pragma once

#include <adwaita.h>

#include "riffle-board.h"
#include "riffle-free-place.h"

G_BEGIN_DECLS

/**
 * RifflePilePanelKind:
 * @RIFFLE_PILE_PANEL_CARDS: which cards lie in the pile
 * @RIFFLE_PILE_PANEL_HELP: what it is in this game
 *
 * What is told of a pile.
 */
typedef enum
{
  RIFFLE_PILE_PANEL_CARDS,
  RIFFLE_PILE_PANEL_HELP,
} RifflePilePanelKind;

#define RIFFLE_TYPE_PILE_PANEL (riffle_pile_panel_get_type ())
G_DECLARE_FINAL_TYPE (RifflePilePanel, riffle_pile_panel, RIFFLE, PILE_PANEL, AdwBin)

GtkWidget           *riffle_pile_panel_new      (RiffleBoard         *board,
                                                 GSettings           *settings);
void                 riffle_pile_panel_set_kind (RifflePilePanel     *self,
                                                 RifflePilePanelKind  kind);
RifflePilePanelKind  riffle_pile_panel_get_kind (RifflePilePanel     *self);
guint                riffle_pile_panel_get_pile (RifflePilePanel     *self);
gboolean             riffle_pile_panel_place    (RifflePilePanel       *self,
                                                 const RiffleFreePlace *table,
                                                 GdkRectangle          *place);

G_END_DECLS
