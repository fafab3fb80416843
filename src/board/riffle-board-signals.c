/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board's signals; riffle-board.h says what each one tells. */
#include "config.h"

#include "riffle-board-private.h"

enum
{
  SIGNAL_REFUSED,
  SIGNAL_PROMPT,
  SIGNAL_CONFIRM,
  SIGNAL_SELECTION_CHANGED,
  SIGNAL_DEALING,
  SIGNAL_ACTIVATED,
  SIGNAL_PILE_CHOSEN,
  SIGNAL_CHOOSING_ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Whoever listens to a board that is being disposed of may be taken apart already. */
static gboolean
is_heard (RiffleBoard *self)
{
  return !self->is_disposed;
}

static void
emit_refused (RiffleBoard *self,
              const char  *sentence,
              int          pile)
{
  riffle_announcer_say (self->announcer, sentence);
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, sentence, pile);
}

/* Says why something is not done with what has the focus. */
void
riffle_board_emit_sentence (RiffleBoard *self,
                            const char  *sentence)
{
  emit_refused (self, sentence, -1);
}

/* The stock can be dealt from with a key while the focus is elsewhere. */
static int
find_refused_pile (RiffleBoard   *self,
                   const PatMove *move)
{
  PatGame *game = riffle_table_get_game (self->table);

  if (move->kind != PAT_MOVE_STOCK)
    return -1;
  return pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);
}

/* Says why a move is not made; `pile` is where the player wanted it, -1 is where the focus is. */
void
riffle_board_emit_refused (RiffleBoard      *self,
                           const PatMove    *move,
                           const PatRefusal *refusal,
                           int               pile)
{
  PatGame *game = riffle_table_get_game (self->table);
  g_autofree char *sentence = pat_words_refusal (pat_game_get_rules (game),
                                                 pat_game_get_position (game),
                                                 move, refusal);

  emit_refused (self, sentence, pile >= 0 ? pile : find_refused_pile (self, move));
}

void
riffle_board_emit_prompt (RiffleBoard *self,
                          const char  *sentence)
{
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_PROMPT], 0, sentence);
}

/* A special action has a question for the player. */
void
riffle_board_emit_confirm (RiffleBoard *self,
                           guint        special)
{
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_CONFIRM], 0, special);
}

void
riffle_board_emit_selection (RiffleBoard *self)
{
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_SELECTION_CHANGED], 0);
}

void
riffle_board_emit_dealing (RiffleBoard *self,
                           guint        n_cards,
                           guint        interval_msec)
{
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_DEALING], 0, n_cards, interval_msec);
}

void
riffle_board_emit_activated (RiffleBoard *self)
{
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

void
riffle_board_emit_chosen (RiffleBoard *self,
                          guint        pile)
{
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_PILE_CHOSEN], 0, pile);
}

void
riffle_board_emit_choosing_ended (RiffleBoard *self)
{
  if (is_heard (self))
    g_signal_emit (self, signals[SIGNAL_CHOOSING_ENDED], 0);
}

/* A signal with one parameter, or with none if its type is G_TYPE_NONE. */
static guint
install_signal (GType       board,
                const char *name,
                GType       type)
{
  return g_signal_new (name, board, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       type == G_TYPE_NONE ? 0 : 1, type);
}

/* To be called once, by the class of that type. */
void
riffle_board_install_signals (GType type)
{
  /* The pile that it is about, or -1 for the card that has the focus. */
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);
  signals[SIGNAL_PROMPT] = install_signal (type, "prompt", G_TYPE_STRING);
  signals[SIGNAL_CONFIRM] = install_signal (type, "confirm", G_TYPE_UINT);
  signals[SIGNAL_SELECTION_CHANGED] = install_signal (type, "selection-changed", G_TYPE_NONE);
  signals[SIGNAL_DEALING] = g_signal_new ("dealing", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[SIGNAL_ACTIVATED] = install_signal (type, "activated", G_TYPE_NONE);
  signals[SIGNAL_PILE_CHOSEN] = install_signal (type, "pile-chosen", G_TYPE_UINT);
  signals[SIGNAL_CHOOSING_ENDED] = install_signal (type, "choosing-ended", G_TYPE_NONE);
  install_signal (type, "landed", G_TYPE_NONE);
}
