/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the window share. */
#pragma once

#include "riffle-adaptive-bin.h"
#include "riffle-chooser.h"
#include "riffle-outcome.h"
#include "riffle-status-row.h"
#include "riffle-window.h"

G_BEGIN_DECLS

struct _RiffleWindow
{
  AdwApplicationWindow  parent_instance;

  RiffleSession        *session;
  GSettings            *settings;
  RiffleEventLog       *log;            /* (nullable) */
  RiffleDeck           *deck;
  RiffleChooser        *chooser;        /* (nullable): made when it is needed first */
  PatGame              *game;           /* (nullable): what the board shows */
  AdwToast             *toast;          /* (nullable): the one that is shown now */
  char                 *told;           /* (nullable): the last message, which is not repeated */
  guint                 undo_cursor;    /* how far the game was before it was started over */
  gboolean              is_paused;      /* by the player */
  gboolean              has_fixed_size; /* its size is not remembered */
  guint                 tick_id;

  RiffleAdaptiveBin    *adaptive;
  AdwToastOverlay      *toasts;
  GtkStack             *pages;
  AdwWindowTitle       *title;
  RiffleStatusRow      *status;
  GtkStack             *table;          /* the board, or that the game is paused */
  GtkOverlay           *overlay;
  GtkMenuButton        *menu_button;
  RiffleBoard          *board;
  RiffleOutcome        *outcome;
};

void     riffle_window_class_install_actions    (GtkWidgetClass *class);
void     riffle_window_init_actions             (RiffleWindow   *self);
void     riffle_window_update_actions           (RiffleWindow   *self);
gboolean riffle_window_shows_game               (RiffleWindow   *self);
void     riffle_window_update_clock             (RiffleWindow   *self);
void     riffle_window_set_paused               (RiffleWindow   *self,
                                                 gboolean        is_paused);
void     riffle_window_show_toast               (RiffleWindow   *self,
                                                 AdwToast       *toast);
void     riffle_window_show_message             (RiffleWindow   *self,
                                                 const char     *message);

G_END_DECLS
