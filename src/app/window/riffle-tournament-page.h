/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which the player chooses what a tournament is about. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleTournamentFunc:
 * @games: (element-type PatCollectionGame): what was chosen
 * @owner: as it was given
 *
 * Takes the choice.
 */
typedef void (*RiffleTournamentFunc) (GPtrArray *games,
                                      gpointer   owner);

void riffle_tournament_page_present (GtkWidget            *parent,
                                     const PatCollection  *tour,
                                     RiffleTournamentFunc  chosen,
                                     gpointer              owner);

G_END_DECLS
