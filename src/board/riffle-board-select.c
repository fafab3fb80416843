/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is held: shows it, tells of it, and asks for what a special action still needs. What it
 * means is known to the game (pat-click.h). */
#include "config.h"

#include "riffle-board-picker.h"
#include "riffle-board-private.h"

#include <string.h>

/* As the player wants clicks to be understood. */
PatClickFlags
riffle_board_get_click_flags (RiffleBoard *self)
{
  return self->single_click ? PAT_CLICK_PLAYS : PAT_CLICK_PLAIN;
}

gboolean
riffle_board_holds_cards (RiffleBoard *self)
{
  return pat_selection_get_n_cards (&self->selection) > 0;
}

/* Nothing is held any more; who has to hear of that is told by riffle_board_tell_dropped().
 * Returns: what was held */
PatSelection
riffle_board_drop_selection (RiffleBoard *self)
{
  PatSelection before = self->selection;

  self->selection = (PatSelection) { PAT_SELECTION_NONE };
  return before;
}

/* Tells that something else is held now, or nothing. */
void
riffle_board_tell_dropped (RiffleBoard        *self,
                           const PatSelection *before)
{
  if (before->kind == PAT_SELECTION_SPECIAL && self->selection.kind != PAT_SELECTION_SPECIAL)
    {
      g_clear_pointer (&self->picker, riffle_board_picker_end);
      riffle_board_emit_prompt (self, NULL);
    }
  if (pat_selection_get_n_cards (before) > 0 || riffle_board_holds_cards (self))
    riffle_board_emit_selection (self);
}

/* Shows and tells what is held from now on. */
void
riffle_board_set_selection (RiffleBoard        *self,
                            const PatSelection *selection)
{
  PatSelection before = self->selection;

  if (memcmp (&before, selection, sizeof before) == 0)
    return;
  self->selection = *selection;
  /* Cards of a set are raised. */
  if (before.kind == PAT_SELECTION_SET || selection->kind == PAT_SELECTION_SET)
    riffle_board_place (self, TRUE);
  riffle_board_update_marks (self);
  riffle_board_tell_dropped (self, &before);
  if (riffle_board_holds_cards (self))
    riffle_announcer_tell_selection (self->announcer, selection, self->highlight_moves);
}

void
riffle_board_deselect (RiffleBoard *self)
{
  const PatSelection nothing = { PAT_SELECTION_NONE };

  riffle_board_set_selection (self, &nothing);
}

/* Ends the asking of a special action without playing it. */
void
riffle_board_stop_picking (RiffleBoard *self)
{
  if (riffle_board_is_picking (self))
    riffle_board_deselect (self);
}

/* The player does not want what is held. */
void
riffle_board_put_back (RiffleBoard *self)
{
  g_autofree char *phrase = riffle_spoken_put_back (self->game, &self->selection);

  riffle_board_deselect (self);
  riffle_announcer_say_phrase (self->announcer, phrase);
}

/* Does what a click means. */
void
riffle_board_follow_answer (RiffleBoard     *self,
                            const PatAnswer *answer)
{
  switch (answer->kind)
    {
    case PAT_ANSWER_NOTHING:
    case PAT_ANSWER_HOLD:
      riffle_board_set_selection (self, &answer->selection);
      break;
    case PAT_ANSWER_PUT_BACK:
      riffle_board_put_back (self);
      break;
    case PAT_ANSWER_PLACE:
      riffle_board_say_state (self, (guint) answer->pile); /* who sees the place needs no words */
      break;
    case PAT_ANSWER_MOVE:
      riffle_board_set_selection (self, &answer->selection);
      riffle_board_play (self, &answer->move, answer->pile);
      break;
    case PAT_ANSWER_REFUSAL:
      riffle_board_emit_refused (self, &answer->move, &answer->refusal);
      riffle_board_set_selection (self, &answer->selection);
      break;
    case PAT_ANSWER_ASK:
    case PAT_ANSWER_ASK_CARD:
    case PAT_ANSWER_ASK_MOVE:
      riffle_board_set_selection (self, &answer->selection);
      riffle_board_ask (self, answer);
      break;
    }
}

guint
riffle_board_get_selection_size (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), 0);

  return pat_selection_get_n_cards (&self->selection);
}

/**
 * riffle_board_can_remove_selection:
 *
 * Returns: whether the chosen cards may be removed together
 */
gboolean
riffle_board_can_remove_selection (RiffleBoard *self)
{
  PatAnswer answer;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  if (self->game == NULL)
    return FALSE;
  pat_game_remove_selection (self->game, &self->selection, &answer);
  return answer.kind == PAT_ANSWER_MOVE;
}

/**
 * riffle_board_remove_selection:
 *
 * Removes the chosen cards together; if that is not allowed, says why.
 */
void
riffle_board_remove_selection (RiffleBoard *self)
{
  PatAnswer answer;

  g_return_if_fail (RIFFLE_IS_BOARD (self));

  if (self->game == NULL)
    return;
  pat_game_remove_selection (self->game, &self->selection, &answer);
  riffle_board_follow_answer (self, &answer);
}
