/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of cards as a widget: shows a game and lets a person play it. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_BOARD (riffle_board_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBoard, riffle_board, RIFFLE, BOARD, GtkWidget)

/*
 * Properties: game, deck, mirrored, stock-below, drag-enabled, drag-groups, strict-drop,
 * single-click, best-place, highlight-moves, animate, animate-deal, fast-deal,
 * left-handed-pointer, pile-keys, speed (1.0 is usual, 2.0 twice as fast).
 *
 * Signals:
 *   refused (const char *sentence, int pile)   why what the player tried is not allowed; the pile
 *     that it is about, or -1 for what has the focus
 *   prompt (const char *sentence)    what a special action asks for; NULL when it asks no more
 *   confirm (guint special)          what a special action asks the player before it is played, see
 *                                    riffle_board_confirm_special ()
 *   selection-changed ()             see riffle_board_get_selection_size ()
 *   dealing (guint n_cards, guint msec)
 *                                    a new deal is shown; so long from card to card, 0: at once
 *   activated ()                     the player acted on the board, legally or not, or begins to
 *   pile-chosen (guint pile)         see riffle_board_begin_choosing ()
 *   choosing-ended ()                piles are chosen no more
 *   landed ()                        the last card that flew has arrived, see
 *                                    riffle_board_is_moving ()
 */

GtkWidget   *riffle_board_new                 (void);
void         riffle_board_set_game            (RiffleBoard           *self,
                                               PatGame               *game);
PatGame     *riffle_board_get_game            (RiffleBoard           *self);
void         riffle_board_set_deck            (RiffleBoard           *self,
                                               RiffleDeck            *deck);
RiffleDeck  *riffle_board_get_deck            (RiffleBoard           *self);
void         riffle_board_set_deck_style      (RiffleBoard           *self,
                                               const RiffleDeckStyle *style);
const RiffleDeckStyle *riffle_board_get_deck_style (RiffleBoard      *self);

void         riffle_board_set_concealed (RiffleBoard *self, gboolean is_concealed);
void         riffle_board_show_hint           (RiffleBoard           *self,
                                               const PatMove         *move);
void         riffle_board_begin_special       (RiffleBoard           *self,
                                               guint                  special);
void         riffle_board_confirm_special     (RiffleBoard           *self,
                                               guint                  special);
gboolean     riffle_board_cancel              (RiffleBoard           *self);
guint        riffle_board_get_selection_size  (RiffleBoard           *self);
gboolean     riffle_board_can_remove_selection (RiffleBoard          *self);
void         riffle_board_remove_selection    (RiffleBoard           *self);
gboolean     riffle_board_is_moving           (RiffleBoard           *self);
void         riffle_board_finish_animations   (RiffleBoard           *self);
gboolean     riffle_board_turn_page           (RiffleBoard           *self,
                                               int                    direction);

/* For keys. */
gboolean     riffle_board_is_own_key          (guint                  key);
void         riffle_board_announce            (RiffleBoard           *self,
                                               const char            *sentence);

/* For help about a pile, and for what lies beside a card. */
void         riffle_board_begin_choosing      (RiffleBoard           *self,
                                               guint                  pile);
gboolean     riffle_board_is_choosing         (RiffleBoard           *self);
void         riffle_board_end_choosing        (RiffleBoard           *self);
gboolean     riffle_board_get_card_bounds     (RiffleBoard           *self,
                                               guint                  pile,
                                               int                    index,
                                               graphene_rect_t       *bounds);
gboolean     riffle_board_get_wreath          (RiffleBoard           *self,
                                               graphene_rect_t       *around,
                                               graphene_rect_t       *within);
gboolean     riffle_board_get_focus           (RiffleBoard           *self,
                                               guint                 *pile,
                                               int                   *index);

G_END_DECLS
