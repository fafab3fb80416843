/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of the board, for the files that make it up. */
#pragma once

#include "riffle-animator.h"
#include "riffle-announcer.h"
#include "riffle-board.h"
#include "riffle-damage.h"
#include "riffle-spoken.h"
#include "riffle-table.h"
#include "riffle-wreath.h"

G_BEGIN_DECLS

/* What the pointer or a finger is doing. */
typedef struct
{
  gboolean         pressed;      /* on a card or a place */
  gboolean         wandered;     /* farther than a click may */
  gboolean         denied;       /* and what was pressed cannot be taken */
  gboolean         active;       /* cards follow */
  gboolean         pans;         /* pressed on the bare table */
  gint64           time_msec;    /* when the pointer went down */
  guint            pile;
  int              index;
  GPtrArray       *cards;        /* (owned) on the pointer, lowest first */
  int              over;         /* the pile that takes them if they are let go now; -1: none */
  graphene_point_t start;        /* of the press */
  graphene_point_t way;          /* from there to where the pointer was last heard of */
  float            reach;        /* the longest that way has been */
  double           start_scroll; /* how far the board was scrolled at the press, */
  double           scroll;       /* and when the pointer was last heard of */
  graphene_point_t offset;       /* of the cards from where they lie */
  guint            tick_id;      /* scrolls while the cards are near an edge */
  gint64           tick_usec;    /* the frame before */
} RiffleDrag;

/* A look under a card, for as long as it is held. */
typedef struct
{
  guint            press_id;     /* source: the press that becomes a long one */
  gboolean         active;
  RiffleCard      *card;         /* (owned) (nullable): drawn above all others */
  int              pile;         /* whose cards are spread out, or -1 */
} RifflePeek;

/* The key of a pile, of which another character may come. */
typedef struct
{
  gboolean is_open;
  PatRole  role;
  guint    n_digits;  /* typed so far, where the number has two */
  guint    number;    /* that they make */
  guint    pile;      /* that had the focus before, */
  int      index;     /* and its card */
  guint32  time_msec; /* of the last character */
} RiffleLeap;

/* The player points at piles instead of playing. */
typedef struct
{
  gboolean is_active;
  guint    pile;      /* the last one */
} RiffleChoosing;

typedef struct
{
  gint64      time_msec;
  RiffleCard *card;      /* only compared, never followed */

  /* Where it alone made a move, after which something else lies there. */
  gboolean         played;
  graphene_point_t at;
} RiffleLastClick;

struct _RiffleBoard
{
  GtkWidget        parent_instance;
  PatGame         *game;           /* (nullable) */
  RiffleDeck      *deck;           /* (nullable) */
  RiffleCardCache *cache;          /* (nullable): there is one as soon as there is a deck */
  RiffleAnimator  *animator;
  RiffleAnnouncer *announcer;
  RiffleWreath    *wreath;         /* (nullable): of the cards of a game that was won just now */
  RiffleTable      table;
  gboolean         is_disposed;    /* it is being done away with */

  gboolean         mirrored;
  gboolean         stock_below;
  gboolean         drag_enabled;
  gboolean         drag_groups;
  gboolean         strict_drop;
  gboolean         single_click;
  gboolean         highlight_moves;
  gboolean         animate;
  gboolean         animate_deal;
  gboolean         fast_deal;
  gboolean         left_handed_pointer;
  double           speed;

  RiffleDeckStyle  style;          /* as the player wishes; the cache has what the fans need, too */
  PatSpace         space;          /* of the table's layout; width 0: there is none of this game */
  PatLayout        least;          /* the same with the smallest cards, for the width alone */
  PatSpace         least_space;
  gboolean         height_wished;  /* moves have changed what the smallest cards need */
  int              width;          /* of the last allocation; 0 before the first */
  int              height;
  RiffleDamage     damage;         /* what cards in motion change from frame to frame */
  guint            resize_id;      /* source that draws the cards at their new size */

  guint            n_waves;        /* moves heard of and not shown yet */
  guint            lag;            /* cards and groups of cards that the present move has carried */
  guint            most_lag;       /* the longest of those moves */
  gboolean         win_awaited;    /* the wreath is laid when the last card has arrived */
  guint            win_tick_id;
  GtkEventController *win_input;   /* (nullable): of the window, while there is a wreath */
  gboolean         focus_noted;    /* focus_* below were taken before the first of them */
  gboolean         had_focus;
  guint            focus_pile;     /* where the focus is, or was when the board lost it */
  int              focus_index;
  int              wanted_focus;   /* pile that the player's own move leads the focus to, or -1 */

  PatSelection     selection;      /* what is held, or what a special action has been told */
  GtkWidget       *picker;         /* (nullable): asks for what cannot be pointed at */
  RiffleDrag       drag;
  RifflePeek       peek;
  RiffleLeap        leap;
  RiffleChoosing    choosing;
  gboolean          pile_keys;     /* the piles show their keys */
  RiffleLastClick  last_click;
  guint            hover_pile;
  int              hover_index;    /* -2: the pointer is over nothing */
  PatMove          hint;
  guint            hint_id;        /* source that ends the hint; 0: no hint */
  guint            auto_id;        /* source that plays a special action by itself */
  guint            auto_special;   /* G_MAXUINT: none */
};

#define RIFFLE_BOARD_NO_HOVER (-2)

#define RIFFLE_BOARD_MIN_WIDTH 240 /* pixels */

/* The fewest cards that make a squared pile worth a count. */
#define RIFFLE_BOARD_LEAST_COUNT 2

static inline RifflePile *
riffle_board_get_pile (RiffleBoard *self,
                       guint        pile)
{
  return riffle_table_get_pile (&self->table, pile);
}

/* riffle-board-properties.c */
void          riffle_board_install_properties (GObjectClass      *class);

/* riffle-board-signals.c */
void          riffle_board_install_signals    (void);
void          riffle_board_emit_refused       (RiffleBoard       *self,
                                               const PatMove     *move,
                                               const PatRefusal  *refusal);
void          riffle_board_emit_sentence      (RiffleBoard       *self,
                                               const char        *sentence);
void          riffle_board_emit_prompt        (RiffleBoard       *self,
                                               const char        *sentence);
void          riffle_board_emit_selection     (RiffleBoard       *self);
void          riffle_board_emit_dealing       (RiffleBoard       *self,
                                               guint              n_cards,
                                               guint              interval_msec);
void          riffle_board_emit_activated     (RiffleBoard       *self);
void          riffle_board_emit_wreath        (RiffleBoard       *self);
void          riffle_board_emit_chosen        (RiffleBoard       *self,
                                               guint              pile);
void          riffle_board_emit_choosing_ended (RiffleBoard      *self);

/* riffle-board-game.c */
gboolean      riffle_board_play               (RiffleBoard       *self,
                                               const PatMove     *move,
                                               int                focus_pile);
void          riffle_board_let_go             (RiffleBoard       *self);
void          riffle_board_forget_game        (RiffleBoard       *self);

/* riffle-board-cards.c */
void          riffle_board_make_cards         (RiffleBoard       *self);
void          riffle_board_arrange_cards      (RiffleBoard       *self);
void          riffle_board_follow_steps       (RiffleBoard       *self,
                                               const PatSteps    *steps,
                                               gboolean           forwards);
gboolean      riffle_board_is_in_step         (RiffleBoard       *self);

/* riffle-board-layout.c */
void          riffle_board_layout_class_init  (GtkWidgetClass    *class);
void          riffle_board_aim                (RiffleBoard       *self);
void          riffle_board_redraw             (RiffleBoard       *self);
void          riffle_board_resize_cards       (RiffleBoard       *self);

/* riffle-board-edges.c */
void          riffle_board_update_edges       (RiffleBoard       *self,
                                               gboolean           mirrored);

/* riffle-board-flights.c */
void          riffle_board_place              (RiffleBoard       *self,
                                               gboolean           animated);
gboolean      riffle_board_can_animate        (RiffleBoard       *self);
gint64        riffle_board_scale_time         (RiffleBoard       *self,
                                               gint64             usec);
void          riffle_board_start_flights      (RiffleBoard       *self,
                                               gint64             stagger_usec,
                                               gint64             lag_usec);

/* riffle-board-deal.c */
void          riffle_board_start_deal         (RiffleBoard       *self);

/* riffle-board-win.c */
void          riffle_board_await_win          (RiffleBoard       *self);
void          riffle_board_all_landed         (RiffleBoard       *self);
gboolean      riffle_board_advance_wreath     (RiffleBoard       *self,
                                               gint64             now_usec);
void          riffle_board_fit_wreath         (RiffleBoard       *self);
void          riffle_board_end_win            (RiffleBoard       *self);

/* riffle-board-places.c */
void          riffle_board_update_places      (RiffleBoard       *self);

/* riffle-board-select.c */
PatClickFlags riffle_board_get_click_flags    (RiffleBoard       *self);
gboolean      riffle_board_holds_cards        (RiffleBoard       *self);
PatSelection  riffle_board_drop_selection     (RiffleBoard       *self);
void          riffle_board_tell_dropped       (RiffleBoard       *self,
                                               const PatSelection *before);
void          riffle_board_set_selection      (RiffleBoard       *self,
                                               const PatSelection *selection);
void          riffle_board_deselect           (RiffleBoard       *self);
void          riffle_board_stop_picking       (RiffleBoard       *self);
void          riffle_board_put_back           (RiffleBoard       *self);
void          riffle_board_follow_answer      (RiffleBoard       *self,
                                               const PatAnswer   *answer);

/* riffle-board-marks.c */
void          riffle_board_update_marks       (RiffleBoard       *self);
void          riffle_board_clear_hint         (RiffleBoard       *self);

/* riffle-board-click.c */
gboolean      riffle_board_click              (RiffleBoard       *self,
                                               PatSpot            spot,
                                               PatClickFlags      flags);
void          riffle_board_double_click       (RiffleBoard       *self,
                                               PatSpot            spot);
void          riffle_board_send               (RiffleBoard       *self,
                                               PatSpot            spot);
void          riffle_board_deal_stock         (RiffleBoard       *self);

/* riffle-board-press.c */
void          riffle_board_add_pointer        (RiffleBoard       *self);

/* riffle-board-drag.c */
gboolean      riffle_board_begin_drag         (RiffleBoard       *self);
void          riffle_board_refuse_drag        (RiffleBoard       *self);
void          riffle_board_move_drag          (RiffleBoard       *self);
gboolean      riffle_board_leave_drag         (RiffleBoard       *self);
void          riffle_board_end_drag           (RiffleBoard       *self);

/* riffle-board-drop.c */
void          riffle_board_find_drop_target   (RiffleBoard       *self);
gboolean      riffle_board_drop_dragged       (RiffleBoard       *self);

/* riffle-board-scroll.c */
double        riffle_board_get_shown_scroll   (RiffleBoard       *self);
double        riffle_board_get_scroll         (RiffleBoard       *self);
void          riffle_board_set_scroll         (RiffleBoard       *self,
                                               double             value);
void          riffle_board_begin_auto_scroll  (RiffleBoard       *self);
void          riffle_board_end_auto_scroll    (RiffleBoard       *self);
void          riffle_board_get_seen           (RiffleBoard       *self,
                                               graphene_rect_t   *seen);

/* riffle-board-peek.c */
void          riffle_board_await_long_press   (RiffleBoard       *self);
void          riffle_board_peek_at            (RiffleBoard       *self,
                                               double             x,
                                               double             y);
gboolean      riffle_board_peek_under         (RiffleBoard       *self,
                                               guint              number,
                                               int                index);
gboolean      riffle_board_is_peeking         (RiffleBoard       *self);
void          riffle_board_end_peek           (RiffleBoard       *self);
void          riffle_board_snapshot_peek      (RiffleBoard       *self,
                                               GtkSnapshot       *snapshot);

/* riffle-board-space.c */
int           riffle_board_measure_height     (RiffleBoard       *self,
                                               int                width);
void          riffle_board_lay_out            (RiffleBoard       *self);
void          riffle_board_forget_layout      (RiffleBoard       *self);

/* riffle-board-spread.c */
gboolean      riffle_board_can_spread         (RiffleBoard       *self,
                                               guint              number);
void          riffle_board_snapshot_spread    (RiffleBoard       *self,
                                               guint              number,
                                               GtkSnapshot       *snapshot);

/* riffle-board-hover.c */
void          riffle_board_add_hover          (RiffleBoard       *self);
void          riffle_board_update_hover       (RiffleBoard       *self);

/* riffle-board-keys.c */
void          riffle_board_add_keys           (RiffleBoard       *self);

/* riffle-board-leap.c */
gboolean      riffle_board_leap               (RiffleBoard       *self,
                                               guint              key,
                                               guint32            time_msec);

/* riffle-board-say.c */
void          riffle_board_say_state          (RiffleBoard       *self,
                                               guint              pile);
void          riffle_board_say_pile           (RiffleBoard       *self);

/* riffle-board-tags.c */
void          riffle_board_snapshot_tags      (RiffleBoard       *self,
                                               GtkSnapshot       *snapshot);

/* riffle-board-choose.c */
gboolean      riffle_board_choose             (RiffleBoard       *self,
                                               guint              pile);
void          riffle_board_choose_focus       (RiffleBoard       *self);
void          riffle_board_add_choosing       (RiffleBoard       *self);

/* riffle-board-focus.c */
void          riffle_board_focus_class_init   (GtkWidgetClass    *class);
void          riffle_board_note_focus         (RiffleBoard       *self);
void          riffle_board_restore_focus      (RiffleBoard       *self);
gboolean      riffle_board_focus_card         (RiffleBoard       *self,
                                               guint              pile,
                                               int                index);
gboolean      riffle_board_focus_top          (RiffleBoard       *self,
                                               guint              pile);
gboolean      riffle_board_is_reachable       (RiffleBoard       *self,
                                               guint              pile,
                                               int                index);
gboolean      riffle_board_move_focus         (RiffleBoard       *self,
                                               GtkDirectionType   direction);

/* riffle-board-special.c */
PatMoves     *riffle_board_list_asked         (RiffleBoard       *self);
gboolean      riffle_board_is_asked_for       (RiffleBoard       *self,
                                               const PatMoves    *moves,
                                               PatSpot            spot);
void          riffle_board_ask                (RiffleBoard       *self,
                                               const PatAnswer   *answer);
void          riffle_board_watch_specials     (RiffleBoard       *self);
gboolean      riffle_board_hurry_special      (RiffleBoard       *self);
void          riffle_board_forget_special     (RiffleBoard       *self);

/* riffle-board-a11y.c */
void          riffle_board_update_labels      (RiffleBoard       *self);

G_END_DECLS
