/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The objects that each do a part of what the window does, and how they are connected. */
#pragma once

#include "riffle-children.h"
#include "riffle-choice.h"
#include "riffle-clock.h"
#include "riffle-contest-actions.h"
#include "riffle-daily-actions.h"
#include "riffle-event-log.h"
#include "riffle-films.h"
#include "riffle-game-page.h"
#include "riffle-messages.h"
#include "riffle-module-messages.h"
#include "riffle-navigation.h"
#include "riffle-save-guard.h"
#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

/* What the window is made of; it outlives its parts. */
typedef struct
{
  GActionMap     *actions; /* of the window */
  GtkOverlay     *layers;  /* the pages, and the message */
  RiffleMessage  *message;
  GtkStack       *pages;
  RiffleGamePage *page;    /* of the game */
} RiffleWindowWidgets;

#define RIFFLE_TYPE_WINDOW_PARTS (riffle_window_parts_get_type ())
G_DECLARE_FINAL_TYPE (RiffleWindowParts, riffle_window_parts, RIFFLE, WINDOW_PARTS, GObject)

RiffleWindowParts    *riffle_window_parts_new            (RiffleView                *view,
                                                          RiffleSession             *session,
                                                          const RiffleWindowWidgets *widgets,
                                                          RiffleEventLog            *log);
RiffleFilms          *riffle_window_parts_get_films      (RiffleWindowParts         *self);
RiffleChoice         *riffle_window_parts_get_choice     (RiffleWindowParts         *self);
RiffleMessages       *riffle_window_parts_get_messages   (RiffleWindowParts         *self);
RiffleSaveGuard      *riffle_window_parts_get_guard      (RiffleWindowParts         *self);
RiffleClock          *riffle_window_parts_get_clock      (RiffleWindowParts         *self);
RiffleNavigation     *riffle_window_parts_get_navigation (RiffleWindowParts         *self);
RiffleDailyActions   *riffle_window_parts_get_daily      (RiffleWindowParts         *self);
RiffleChildren       *riffle_window_parts_get_children   (RiffleWindowParts         *self);
RiffleContestActions *riffle_window_parts_get_contests   (RiffleWindowParts         *self);
RiffleModuleMessages *riffle_window_parts_get_modules    (RiffleWindowParts         *self);

G_END_DECLS
