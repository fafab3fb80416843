/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player holds: cards that are selected or dragged, or what a special action was told.
 * What it means is known to the game (pat-click.h). */
#include "config.h"

#include "riffle-board-private.h"

#include <string.h>

#include "riffle-spoken.h"

/* Finds the place of every card; those that are elsewhere fly there, or are put there at once. */
void
riffle_board_place (RiffleBoard *self,
                    gboolean     animated)
{
  if (!riffle_layout_is_ready (self->layout))
    return;
  riffle_layout_aim (self->layout, &self->selection);
  riffle_focus_lift (self->focus);
  riffle_motion_start (self->motion, animated);
}

static gboolean
holds_cards (RiffleBoard *self)
{
  return pat_selection_get_n_cards (&self->selection) > 0;
}

/* Tells that something else is held than before, or nothing. */
static void
tell_change (RiffleBoard        *self,
             const PatSelection *before)
{
  if (before->kind == PAT_SELECTION_SPECIAL && self->selection.kind != PAT_SELECTION_SPECIAL)
    riffle_specials_stop (self->specials);
  if (pat_selection_get_n_cards (before) > 0 || holds_cards (self))
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
  riffle_highlights_update (self->highlights);
  tell_change (self, &before);
  if (holds_cards (self))
    riffle_announcer_tell_selection (self->announcer, selection, self->settings.highlight_moves);
}

void
riffle_board_deselect (RiffleBoard *self)
{
  const PatSelection nothing = { PAT_SELECTION_NONE };

  riffle_board_set_selection (self, &nothing);
}

/* Ends the questions of a special action without playing it. */
void
riffle_board_stop_picking (RiffleBoard *self)
{
  if (riffle_board_is_asked (self))
    riffle_board_deselect (self);
}

/* The player does not want what is held. */
void
riffle_board_put_back (RiffleBoard *self)
{
  g_autofree char *phrase = riffle_spoken_put_back (riffle_table_get_game (self->table),
                                                    &self->selection);

  riffle_board_deselect (self);
  riffle_announcer_say_phrase (self->announcer, phrase);
}

/* Forgets what the pointer does; dragged cards stay where they are until the cards are placed
 * again. Returns: whether there are any */
gboolean
riffle_board_leave_drag (RiffleBoard *self)
{
  gboolean was_active = riffle_drag_is_active (self->drag);

  riffle_press_forget (self->press);
  riffle_drag_end (self->drag);
  if (was_active)
    riffle_hover_set_mode (self->hover, RIFFLE_HOVER_PLAYS);
  return was_active;
}

/* Ends a drag without a move: the cards slide back. */
void
riffle_board_cancel_drag (RiffleBoard *self)
{
  if (riffle_board_leave_drag (self))
    riffle_board_place (self, TRUE);
}

/* Drops everything that belongs to the position before: what is held, dragged and proposed, and
 * the wreath. Cards that were raised or dragged stay where they are until the cards are placed
 * again. */
void
riffle_board_drop_all (RiffleBoard *self)
{
  PatSelection before = self->selection;
  gboolean had_marks = before.kind != PAT_SELECTION_NONE;

  /* All of it is dropped before any handler is called. */
  self->selection = (PatSelection) { PAT_SELECTION_NONE };
  had_marks = riffle_highlights_drop_hint (self->highlights) || had_marks;
  had_marks = riffle_board_leave_drag (self) || had_marks;
  riffle_finale_end (riffle_motion_get_finale (self->motion));
  if (had_marks)
    riffle_hover_forget (self->hover);
  tell_change (self, &before);
}

/* Cancels what is held, asked for or dragged. Returns: whether there was any of that */
gboolean
riffle_board_cancel_all (RiffleBoard *self)
{
  gboolean something = riffle_drag_is_active (self->drag) ||
                       self->selection.kind != PAT_SELECTION_NONE;

  riffle_board_cancel_drag (self);
  if (riffle_table_get_game (self->table) != NULL)
    riffle_board_deselect (self);
  return something;
}
