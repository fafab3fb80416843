/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of the board, for the files that make it up: the objects that it connects. */
#pragma once

#include "riffle-announcer.h"
#include "riffle-play-settings.h"
#include "riffle-board.h"
#include "riffle-clicks.h"
#include "riffle-drag.h"
#include "riffle-focus.h"
#include "riffle-frame.h"
#include "riffle-highlights.h"
#include "riffle-hover.h"
#include "riffle-layout.h"
#include "riffle-motion.h"
#include "riffle-peek.h"
#include "riffle-pile-chooser.h"
#include "riffle-pile-jump.h"
#include "riffle-press.h"
#include "riffle-specials.h"
#include "riffle-table.h"

G_BEGIN_DECLS

/* All objects are made in riffle-board.c and live as long as the board. */
struct _RiffleBoard
{
  GtkWidget            parent_instance;
  RiffleCardCache     *cache;
  RiffleTable         *table;       /* piles, cards and the game */
  RiffleLayout        *layout;      /* where they belong (it is owned by the widget, too) */
  RiffleMotion        *motion;      /* where they are on their way there */
  RiffleFocus         *focus;
  RiffleHighlights    *highlights;
  RiffleHover         *hover;
  RifflePress         *press;
  RiffleDrag          *drag;
  RifflePeek          *peek;
  RiffleSpecials      *specials;
  RifflePileChooser   *chooser;
  RifflePileJump      *jump;
  RiffleAnnouncer     *announcer;
  RiffleFrame         *frame;
  gboolean             is_disposed; /* it is being disposed of */
  RifflePlaySettings   settings;    /* written by -properties.c */
  PatSelection         selection;   /* what is held, or what a special action was told: -hold.c */
  RiffleClicks         clicks;      /* the last click: -play.c */
};

/* Whether a special action asks the player for something. */
static inline gboolean
riffle_board_is_asked (RiffleBoard *self)
{
  return self->selection.kind == PAT_SELECTION_SPECIAL;
}

/* riffle-board-properties.c */
void     riffle_board_install_properties   (GObjectClass       *class);
void     riffle_board_init_settings        (RiffleBoard        *self);

/* riffle-board-signals.c */
void     riffle_board_install_signals      (GType               type);
void     riffle_board_emit_refused         (RiffleBoard        *self,
                                            const PatMove      *move,
                                            const PatRefusal   *refusal,
                                            int                 pile);
void     riffle_board_emit_sentence        (RiffleBoard        *self,
                                            const char         *sentence);
void     riffle_board_emit_prompt          (RiffleBoard        *self,
                                            const char         *sentence);
void     riffle_board_emit_confirm         (RiffleBoard        *self,
                                            guint               special);
void     riffle_board_emit_selection       (RiffleBoard        *self);
void     riffle_board_emit_dealing         (RiffleBoard        *self,
                                            guint               n_cards,
                                            guint               interval_msec);
void     riffle_board_emit_activated       (RiffleBoard        *self);
void     riffle_board_emit_chosen          (RiffleBoard        *self,
                                            guint               pile);
void     riffle_board_emit_choosing_ended  (RiffleBoard        *self);

/* riffle-board-hold.c */
void     riffle_board_place                (RiffleBoard        *self,
                                            gboolean            animated);
void     riffle_board_set_selection        (RiffleBoard        *self,
                                            const PatSelection *selection);
void     riffle_board_deselect             (RiffleBoard        *self);
void     riffle_board_put_back             (RiffleBoard        *self);
void     riffle_board_drop_all             (RiffleBoard        *self);
gboolean riffle_board_leave_drag           (RiffleBoard        *self);
void     riffle_board_cancel_drag          (RiffleBoard        *self);
void     riffle_board_stop_picking         (RiffleBoard        *self);
gboolean riffle_board_cancel_all           (RiffleBoard        *self);

/* riffle-board-game.c */
void     riffle_board_show_game            (RiffleBoard        *self,
                                            PatGame            *game);
void     riffle_board_forget_game          (RiffleBoard        *self);

/* riffle-board-play.c */
extern const RifflePressFuncs riffle_board_press_funcs;
extern const RiffleSpecialFuncs riffle_board_special_funcs;

void     riffle_board_act                  (RiffleBoard        *self);
void     riffle_board_follow_answer        (RiffleBoard        *self,
                                            const PatAnswer    *answer);
gboolean riffle_board_click                (RiffleBoard        *self,
                                            PatSpot             spot,
                                            PatClickFlags       flags);
void     riffle_board_double_click         (RiffleBoard        *self,
                                            PatSpot             spot);
void     riffle_board_send                 (RiffleBoard        *self,
                                            PatSpot             spot);
void     riffle_board_deal_stock           (RiffleBoard        *self);
void     riffle_board_start_special        (RiffleBoard        *self,
                                            guint               special,
                                            gboolean            is_confirmed);
void     riffle_board_reset_clicks         (RiffleBoard        *self);

/* riffle-board-keys.c */
void     riffle_board_add_keys             (RiffleBoard        *self);

G_END_DECLS
