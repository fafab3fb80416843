/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player does: clicks, drags and special actions. What they mean is known to the game
 * (pat-click.h); this does what the game answers. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-board-private.h"

static PatGame *
get_game (RiffleBoard *self)
{
  return riffle_table_get_game (self->table);
}

/* As the player wants clicks to be understood. */
static PatClickFlags
get_click_flags (RiffleBoard *self)
{
  if (self->settings.best_place)
    return PAT_CLICK_BEST;
  return self->settings.single_click ? PAT_CLICK_PLAYS : PAT_CLICK_PLAIN;
}

/* The player does something: a hint is not needed any more. */
void
riffle_board_act (RiffleBoard *self)
{
  riffle_highlights_set_hint (self->highlights, NULL);
  riffle_board_emit_activated (self);
}

/* Plays a move of the player's; the focus follows to `focus_pile`, or stays on its pile if that is
 * -1. */
static void
play (RiffleBoard   *self,
      const PatMove *move,
      int            focus_pile)
{
  PatRefusal refusal = { PAT_LEGAL };

  riffle_focus_lead (self->focus, focus_pile);
  if (pat_game_play (get_game (self), move, &refusal))
    return;
  riffle_focus_lead (self->focus, -1);
  riffle_board_emit_refused (self, move, &refusal, -1);
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
      /* Players who see the place need no words. */
      riffle_announcer_say_state (self->announcer, (guint) answer->pile);
      break;
    case PAT_ANSWER_MOVE:
      riffle_board_set_selection (self, &answer->selection);
      play (self, &answer->move, answer->pile);
      break;
    case PAT_ANSWER_REFUSAL:
      riffle_board_emit_refused (self, &answer->move, &answer->refusal, -1);
      riffle_board_set_selection (self, &answer->selection);
      break;
    case PAT_ANSWER_ASK:
    case PAT_ANSWER_ASK_CARD:
    case PAT_ANSWER_ASK_MOVE:
      riffle_board_set_selection (self, &answer->selection);
      riffle_specials_ask (self->specials, answer);
      break;
    case PAT_ANSWER_CONFIRM:
      riffle_board_set_selection (self, &answer->selection);
      riffle_board_emit_confirm (self, answer->move.special);
      break;
    }
}

/* Plays what was waiting for its time, which may take away the card that was pointed at. */
static void
play_waiting (RiffleBoard *self,
              PatSpot     *spot)
{
  guint size;

  if (riffle_board_is_asked (self))
    return;
  riffle_specials_hurry (self->specials);
  size = pat_position_get_size (pat_game_get_position (get_game (self)), spot->pile);
  spot->index = MIN (spot->index, (int) size - 1);
}

/* A click on a card, or on an empty place. Returns: whether it alone has taken the card away, so
 * that a second one out of habit is not meant for what lies there now */
gboolean
riffle_board_click (RiffleBoard   *self,
                    PatSpot        spot,
                    PatClickFlags  flags)
{
  PatAnswer answer;

  riffle_board_act (self);
  if (riffle_pile_chooser_choose (self->chooser, spot.pile))
    return FALSE;
  play_waiting (self, &spot);
  pat_game_click (get_game (self), &self->selection, spot, flags | get_click_flags (self),
                  &answer);
  riffle_board_follow_answer (self, &answer);
  return answer.is_lone;
}

/* The second click of two at the same place. */
void
riffle_board_double_click (RiffleBoard *self,
                           PatSpot      spot)
{
  PatAnswer answer;

  riffle_board_act (self);
  pat_game_double_click (get_game (self), &self->selection, spot, &answer);
  riffle_board_follow_answer (self, &answer);
}

/* Sends a card where it fits, by key; if it cannot be sent, this is a click. */
void
riffle_board_send (RiffleBoard *self,
                   PatSpot      spot)
{
  PatAnswer answer;

  riffle_board_act (self);
  play_waiting (self, &spot);
  pat_game_send (get_game (self), &self->selection, spot, PAT_CLICK_KEEP | get_click_flags (self),
                 &answer);
  riffle_board_follow_answer (self, &answer);
}

/* Turns, deals or redeals, wherever the focus is. */
void
riffle_board_deal_stock (RiffleBoard *self)
{
  PatAnswer answer;

  pat_game_click_stock (get_game (self), &answer);
  answer.pile = -1;
  riffle_board_follow_answer (self, &answer);
}

/* The cards of the last click are gone. */
void
riffle_board_reset_clicks (RiffleBoard *self)
{
  riffle_clicks_reset (&self->clicks);
}

/* Players used to double clicks press once more after a single click has played already. That
 * second click plays what lies there now if one click does it, but it never refuses or selects
 * anything, nor deals to the columns again. */
static gboolean
is_habit (RiffleBoard      *self,
          gint64            time_msec,
          graphene_point_t  at,
          PatSpot           spot)
{
  return riffle_clicks_is_habit (&self->clicks, gtk_widget_get_settings (GTK_WIDGET (self)),
                                 time_msec, at) &&
         !riffle_board_is_asked (self) &&
         !pat_game_may_repeat (get_game (self), spot, get_click_flags (self));
}

static void
click_once (RiffleBoard      *self,
            gint64            time_msec,
            graphene_point_t  at,
            PatSpot           spot,
            RiffleCard       *card)
{
  gboolean was_selected = pat_selection_has (&self->selection, spot);
  gboolean played = riffle_board_click (self, spot, PAT_CLICK_PLAIN);
  gboolean is_of_card = was_selected || pat_selection_has (&self->selection, spot);

  riffle_clicks_note (&self->clicks, time_msec, at, is_of_card ? card : NULL, played);
}

/* What was pressed may stay there until it is known what that comes to. */
static void
press_cb (gpointer user_data)
{
  riffle_board_emit_activated (user_data);
}

static void
click_cb (PatSpot          spot,
          gint64           time_msec,
          graphene_point_t at,
          gpointer         user_data)
{
  RiffleBoard *self = user_data;
  RiffleCard *card = riffle_table_get_card (self->table, spot);
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));

  if (is_habit (self, time_msec, at, spot))
    return;
  riffle_focus_set_card (self->focus, spot);
  if (riffle_board_is_asked (self) ||
      !riffle_clicks_is_double (&self->clicks, settings, time_msec, card))
    {
      click_once (self, time_msec, at, spot, card);
      return;
    }
  riffle_clicks_forget_card (&self->clicks);
  riffle_board_double_click (self, spot);
}

static void
miss_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;

  riffle_clicks_forget_card (&self->clicks);
  riffle_board_deselect (self);
}

/* Asks the game for what follows the pointer from a card. Returns: whether cards may be dragged */
static gboolean
find_grab (RiffleBoard *self,
           PatSpot      spot,
           PatAnswer   *answer)
{
  if (!self->settings.drag_enabled || riffle_board_is_asked (self))
    return FALSE;
  pat_game_grab (get_game (self), spot, answer);
  return TRUE;
}

static gboolean
grab_cb (PatSpot  spot,
         gpointer user_data)
{
  RiffleBoard *self = user_data;
  PatAnswer answer;

  if (!find_grab (self, spot, &answer) || answer.kind != PAT_ANSWER_HOLD)
    return FALSE;
  riffle_board_follow_answer (self, &answer);
  riffle_board_act (self);
  /* A handler may have cancelled it. */
  if (pat_selection_get_n_cards (&self->selection) == 0)
    return FALSE;
  riffle_hover_set_mode (self->hover, RIFFLE_HOVER_DRAGS);
  riffle_drag_begin (self->drag);
  return TRUE;
}

static void
carry_cb (graphene_point_t offset,
          gpointer         user_data)
{
  RiffleBoard *self = user_data;

  riffle_drag_move (self->drag, offset);
}

static void
refuse_drop (RiffleBoard      *self,
             const RiffleDrop *drop)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (drop->pile < 0)
    return;
  if (self->settings.strict_drop && drop->n_touched > 1)
    riffle_board_emit_sentence (self, _("The cards touch more than one pile"));
  else if (!pat_game_find_drop (get_game (self), &self->selection, (guint) drop->pile, &move,
                                &refusal))
    riffle_board_emit_refused (self, &move, &refusal, drop->pile);
}

/* Plays the move that the dragged cards are dropped for; otherwise they slide back. */
static gboolean
drop_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;
  RiffleDrop drop;
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (!riffle_drag_is_active (self->drag))
    return FALSE;
  drop = riffle_drag_find_drop (self->drag);
  if (!drop.is_legal && drop.pile >= 0 && !self->settings.strict_drop &&
      pat_game_find_foundation (get_game (self), &self->selection, (guint) drop.pile, &move))
    {
      drop.pile = (int) move.picks[1].pile;
      drop.is_legal = TRUE;
    }
  if (!drop.is_legal)
    {
      refuse_drop (self, &drop);
      riffle_board_cancel_drag (self);
      riffle_board_deselect (self);
      return drop.pile >= 0;
    }
  pat_game_find_drop (get_game (self), &self->selection, (guint) drop.pile, &move, &refusal);
  /* The cards set off for their new place from where they were dropped. */
  riffle_board_leave_drag (self);
  riffle_board_deselect (self);
  play (self, &move, move.kind == PAT_MOVE_CARDS ? drop.pile : -1);
  return TRUE;
}

static void
cancel_cb (gpointer user_data)
{
  riffle_board_cancel_drag (user_data);
}

/* Says why a card did not follow the pointer, as a click on it would. */
static void
refuse_cb (PatSpot  spot,
           gpointer user_data)
{
  RiffleBoard *self = user_data;
  PatAnswer answer;

  if (find_grab (self, spot, &answer) && answer.kind == PAT_ANSWER_REFUSAL)
    riffle_board_follow_answer (self, &answer);
}

static void
end_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;

  riffle_hover_forget (self->hover);
}

const RifflePressFuncs riffle_board_press_funcs = {
  .press = press_cb, .click = click_cb, .miss = miss_cb, .grab = grab_cb, .carry = carry_cb,
  .drop = drop_cb, .cancel = cancel_cb, .refuse = refuse_cb, .end = end_cb,
};

static void
follow_cb (const PatAnswer *answer,
           gpointer         user_data)
{
  riffle_board_follow_answer (user_data, answer);
}

static void
play_cb (const PatMove *move,
         int            focus_pile,
         gpointer       user_data)
{
  play (user_data, move, focus_pile);
}

static void
stop_cb (gpointer user_data)
{
  riffle_board_stop_picking (user_data);
}

static void
prompt_cb (const char *sentence,
           gpointer    user_data)
{
  riffle_board_emit_prompt (user_data, sentence);
}

const RiffleSpecialFuncs riffle_board_special_funcs = {
  .follow = follow_cb, .play = play_cb, .stop = stop_cb, .prompt = prompt_cb,
};

/* Begins a special action, which may ask its question, or for piles and cards, first. */
void
riffle_board_start_special (RiffleBoard *self,
                            guint        special,
                            gboolean     is_confirmed)
{
  PatAnswer answer;

  if (riffle_specials_get (self->specials, special) == NULL)
    return;
  riffle_board_cancel_all (self);
  riffle_board_act (self);
  pat_game_begin_special (get_game (self), special, is_confirmed, &answer);
  riffle_board_follow_answer (self, &answer);
}
