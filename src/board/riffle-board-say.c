/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board says when it is asked to. */
#include "config.h"

#include "riffle-board-private.h"

/* Says in short how a pile stands. */
void
riffle_board_say_state (RiffleBoard *self,
                        guint        pile)
{
  g_autofree char *state = pat_words_pile_state (pat_game_get_rules (self->game),
                                                 pat_game_get_position (self->game), pile);

  riffle_announcer_say_phrase (self->announcer, state);
}

/* Says how the pile stands that has the focus. */
void
riffle_board_say_pile (RiffleBoard *self)
{
  g_autofree char *words = NULL;
  guint pile;
  int index;

  if (!riffle_board_get_focus (self, &pile, &index) || pile >= self->table.piles->len)
    return;
  words = riffle_spoken_pile (self->game, pile);
  riffle_announcer_say (self->announcer, words);
}

/**
 * riffle_board_announce:
 * @sentence: (nullable): whole sentences, each with its stop; nothing is said of NULL or an empty
 *   string
 *
 * Tells users of a screen reader something, after what else there is to tell.
 */
void
riffle_board_announce (RiffleBoard *self,
                       const char  *sentence)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  riffle_announcer_say (self->announcer, sentence);
}
