/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which the player chooses a game. */
#pragma once

#include <adwaita.h>
#include <patience.h>

#include "riffle-deck.h"
#include "riffle-statistics.h"
#include "riffle-unfinished.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_CHOOSER (riffle_chooser_get_type ())
G_DECLARE_FINAL_TYPE (RiffleChooser, riffle_chooser, RIFFLE, CHOOSER, GtkWidget)

/*
 * Signals:
 *   chosen (PatCollectionGame *game)   what the player wants to play
 */

GtkWidget *riffle_chooser_new           (PatRegistry      *registry,
                                         GSettings        *settings,
                                         RiffleStatistics *statistics,
                                         RiffleDeck       *deck);
void       riffle_chooser_add_banner    (RiffleChooser    *self,
                                         GtkWidget        *banner);
void       riffle_chooser_set_deck      (RiffleChooser    *self,
                                         RiffleDeck       *deck);
void       riffle_chooser_set_current   (RiffleChooser    *self,
                                         PatVariant       *variant,
                                         const PatPreset  *preset,
                                         gboolean          is_over);
void       riffle_chooser_set_today     (RiffleChooser    *self,
                                         PatVariant       *variant,
                                         const char       *state);
void       riffle_chooser_set_waiting   (RiffleChooser    *self,
                                         PatVariant       *variant,
                                         const char       *title);
void       riffle_chooser_set_unfinished (RiffleChooser   *self,
                                          RiffleUnfinished *unfinished);
void       riffle_chooser_set_narrow    (RiffleChooser    *self,
                                         gboolean          is_narrow);
void       riffle_chooser_set_primary   (RiffleChooser    *self,
                                         gboolean          is_primary);
void       riffle_chooser_start         (RiffleChooser    *self);
void       riffle_chooser_focus_search  (RiffleChooser    *self);
void       riffle_chooser_focus_games   (RiffleChooser    *self);

G_END_DECLS
