/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which page the window shows: that of the game, or the one on which a game is chosen. */
#pragma once

#include "riffle-board-deck.h"
#include "riffle-daily.h"
#include "riffle-event-log.h"
#include "riffle-game-page.h"
#include "riffle-save-guard.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   chosen (PatCollectionGame *game)   the player wants to play this game
 */
#define RIFFLE_TYPE_NAVIGATION (riffle_navigation_get_type ())
G_DECLARE_FINAL_TYPE (RiffleNavigation, riffle_navigation, RIFFLE, NAVIGATION, GObject)

RiffleNavigation *riffle_navigation_new          (RiffleView       *view,
                                                  RiffleSession    *session,
                                                  RiffleSaveGuard  *guard,
                                                  RiffleBoardDeck  *deck,
                                                  RiffleEventLog   *log);
void              riffle_navigation_set_daily    (RiffleNavigation *self,
                                                  RiffleDaily      *daily);
void              riffle_navigation_follow       (RiffleNavigation *self,
                                                  GtkStack         *pages,
                                                  RiffleGamePage   *page,
                                                  GActionMap       *actions);
void              riffle_navigation_show_game    (RiffleNavigation *self);
void              riffle_navigation_show_chooser (RiffleNavigation *self);
void              riffle_navigation_set_waiting  (RiffleNavigation *self,
                                                  PatVariant       *variant,
                                                  const char       *title);
void              riffle_navigation_set_narrow   (RiffleNavigation *self,
                                                  gboolean          is_narrow);
void              riffle_navigation_set_simple   (RiffleNavigation *self,
                                                  gboolean          is_simple);

G_END_DECLS
