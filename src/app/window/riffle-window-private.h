/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the window share. */
#pragma once

#include "riffle-adaptive-bin.h"
#include "riffle-background.h"
#include "riffle-chooser.h"
#include "riffle-deck-library.h"
#include "riffle-listener.h"
#include "riffle-message.h"
#include "riffle-outcome.h"
#include "riffle-pile-panel.h"
#include "riffle-save-banner.h"
#include "riffle-status-row.h"
#include "riffle-window.h"

G_BEGIN_DECLS

struct _RiffleWindow
{
  AdwApplicationWindow  parent_instance;

  RiffleSession        *session;
  GSettings            *settings;
  RiffleEventLog       *log;            /* (nullable) */
  RiffleDeckLibrary    *decks;          /* all that the player has */
  GCancellable         *deck_loading;   /* (nullable): the deck that is to be used next */
  RiffleDeck           *deck;           /* the board's */
  RiffleChooser        *chooser;        /* (nullable): made when it is needed first */
  RiffleListener       *listener;
  RiffleBackground     *background;
  PatGame              *game;           /* (nullable): what the board shows */
  char                 *told;           /* (nullable): the last message, which is not repeated */
  GdkRectangle          told_near;      /* the card that the message belongs to, if any */
  gboolean              is_paused;      /* by the player */
  gboolean              has_fixed_size; /* its size is not remembered */
  gboolean              is_asking;      /* whether to quit although saving fails */
  gboolean              is_given_up;    /* the player wants to quit all the same */
  guint                 tick_id;
  guint                 scroll_id;      /* source that brings the buttons below up to date */

  RiffleAdaptiveBin    *adaptive;
  GtkOverlay           *layers;         /* the pages, and the message */
  RiffleMessage        *message;
  GtkStack             *pages;
  AdwWindowTitle       *title;
  RiffleSaveBanner     *banner;
  RiffleSaveBanner     *chooser_banner; /* (nullable): of the page of games */
  RiffleStatusRow      *status;
  GtkStack             *table;          /* the board, or that the game is paused */
  GtkOverlay           *overlay;
  GtkScrolledWindow    *scrolled;       /* what the board lies in */
  GtkWidget            *header_scroll;
  GtkWidget            *bottom_scroll_up;
  GtkWidget            *bottom_scroll_down;
  GtkMenuButton        *menu_button;
  GMenuModel           *menu;           /* for the button, when it is first pressed */
  RiffleBoard          *board;
  RiffleBackdrop       *backdrop;
  RiffleOutcome        *outcome;
  RifflePilePanel      *panel;          /* (nullable): made when it is needed first */
};

/* An action without state. */
typedef struct
{
  const char                  *name;
  GtkWidgetActionActivateFunc  activate;
} RiffleWindowAction;

/* riffle-window-actions.c */
void     riffle_window_class_install_actions (GtkWidgetClass           *class);
void     riffle_window_class_add_actions     (GtkWidgetClass           *class,
                                              const RiffleWindowAction *actions,
                                              gsize                     n_actions);
void     riffle_window_update_actions        (RiffleWindow             *self);

/* riffle-window-deals.c */
void     riffle_window_class_install_deals   (GtkWidgetClass           *class);

/* riffle-window-deck.c */
void     riffle_window_follow_deck           (RiffleWindow             *self);
void     riffle_window_forget_deck           (RiffleWindow             *self);

/* riffle-window-dialogs.c */
void     riffle_window_class_install_dialogs (GtkWidgetClass           *class);

/* riffle-window-clock.c */
gboolean riffle_window_shows_game            (RiffleWindow             *self);
void     riffle_window_start_clock           (RiffleWindow             *self);
void     riffle_window_update_clock          (RiffleWindow             *self);
void     riffle_window_add_pause             (RiffleWindow             *self);
void     riffle_window_update_pause          (RiffleWindow             *self);
void     riffle_window_set_paused            (RiffleWindow             *self,
                                              gboolean                  is_paused);

/* riffle-window-game.c */
void     riffle_window_follow_session        (RiffleWindow             *self);
void     riffle_window_forget_game           (RiffleWindow             *self);

/* riffle-window-messages.c */
void     riffle_window_listen_to_board       (RiffleWindow             *self);
void     riffle_window_say                   (RiffleWindow             *self,
                                              const char               *sentence);
void     riffle_window_say_until_closed      (RiffleWindow             *self,
                                              const char               *sentence);
void     riffle_window_say_undoable          (RiffleWindow             *self,
                                              const char               *sentence);
void     riffle_window_update_message        (RiffleWindow             *self);
void     riffle_window_describe_message      (RiffleWindow             *self);

/* riffle-window-saving.c */
void     riffle_window_class_install_saving  (GtkWidgetClass           *class);
void     riffle_window_follow_saving         (RiffleWindow             *self);
void     riffle_window_add_chooser_banner    (RiffleWindow             *self);
gboolean riffle_window_may_close             (RiffleWindow             *self);

/* riffle-window-scroll.c */
void     riffle_window_class_install_scrolling (GtkWidgetClass         *class);
void     riffle_window_scroll_board          (RiffleWindow             *self);

/* riffle-window-trials.c */
void     riffle_window_follow_trials         (RiffleWindow             *self);

/* riffle-window-piles.c */
void     riffle_window_class_install_piles   (GtkWidgetClass           *class);

/* riffle-window-title.c */
void     riffle_window_update_title          (RiffleWindow             *self);

/* riffle-window-wishes.c */
void     riffle_window_follow_wishes         (RiffleWindow             *self);

G_END_DECLS
