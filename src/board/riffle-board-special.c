/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Special actions of a variant: asks for their piles and cards one by one, or plays them after
 * a while by itself. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-board-picker.h"
#include "riffle-board-private.h"

static const PatSpecialSpec *
get_special (RiffleBoard *self,
             guint        nth)
{
  const PatSpecialSpec *specials = pat_rules_get_game (pat_game_get_rules (self->game))->specials;
  guint i = 0;

  while (specials != NULL && specials[i].name != NULL && i < nth)
    i++;
  return specials != NULL && specials[i].name != NULL ? &specials[i] : NULL;
}

/* Whether a card, or an empty place, is what a pick of a listed move names. */
static gboolean
pick_names (RiffleBoard   *self,
            const PatPick *pick,
            guint          pile,
            int            index)
{
  guint size = pat_position_get_size (pat_game_get_position (self->game), pile);

  if (pick->pile != pile)
    return FALSE;
  if (pick->index > 0)
    return index == pick->index - 1;
  return pick->count == 0 || size == 0 || index >= (int) size - pick->count;
}

gboolean
riffle_board_is_pickable (RiffleBoard *self,
                          guint        pile,
                          int          index)
{
  const RifflePicking *picking = &self->picking;

  if (!picking->active)
    return FALSE;
  for (guint i = 0; i < picking->moves->n_moves; i++)
    if (picking->n_picks < picking->moves->moves[i].n_picks &&
        pick_names (self, &picking->moves->moves[i].picks[picking->n_picks], pile, index))
      return TRUE;
  return FALSE;
}

/* Whether what is asked for now lies on the board: otherwise it is in the popover alone. */
static gboolean
asks_for_pick (RiffleBoard *self)
{
  return self->picking.moves->moves[0].n_picks > self->picking.n_picks;
}

/* What is asked for now. */
static const char *
get_question (RiffleBoard *self)
{
  const PatSpecialSpec *special = get_special (self, self->picking.special);
  const PatVariantSpec *variant = pat_rules_get_variant (pat_game_get_rules (self->game));
  guint nth = self->picking.n_picks;

  if (nth < G_N_ELEMENTS (special->prompts) && special->prompts[nth] != NULL)
    return pat_words_translate (variant, special->prompts[nth]);
  if (!asks_for_pick (self))
    return _("Choose a card.");
  return pat_words_translate (variant, special->label);
}

static void
prompt (RiffleBoard *self)
{
  const char *question = get_question (self);

  riffle_board_emit_prompt (self, question);
  riffle_board_announce (self, question);
}

/* Ends the asking without playing. */
void
riffle_board_stop_picking (RiffleBoard *self)
{
  if (!self->picking.active)
    return;
  self->picking.active = FALSE;
  g_clear_pointer (&self->picking.moves, g_free);
  g_clear_pointer (&self->picking.popover, riffle_board_picker_end);
  riffle_board_emit_prompt (self, NULL);
  riffle_board_update_marks (self);
}

gboolean
riffle_board_is_picking (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return self->picking.active;
}

static void
play_picked (RiffleBoard *self)
{
  PatMove move = self->picking.moves->moves[0];

  riffle_board_stop_picking (self);
  riffle_board_play (self, &move, move.n_picks > 0 ? move.picks[move.n_picks - 1].pile : -1);
}

static void choose_cb (RiffleBoard *self,
                       guint        choice);

/* Asks with buttons what cannot be pointed at: which card of a pile, or which card a joker
 * stands for. */
static void
ask (RiffleBoard *self,
     guint        pile,
     GArray      *choices)
{
  g_clear_pointer (&self->picking.popover, riffle_board_picker_end);
  self->picking.popover = riffle_board_picker_new (self, choices, choose_cb);
  riffle_board_picker_popup (self, self->picking.popover, pile, get_question (self));
}

/* Plays when all is known, otherwise asks for the next pick. */
static void
go_on (RiffleBoard *self,
       guint        pile)
{
  PatMoves *moves = self->picking.moves;
  g_autoptr (GArray) choices = NULL;

  if (asks_for_pick (self))
    {
      riffle_board_update_marks (self);
      prompt (self);
      return;
    }
  if (moves->n_moves == 1)
    {
      play_picked (self);
      return;
    }
  choices = g_array_new (FALSE, FALSE, sizeof (RifflePickerChoice));
  for (guint i = 0; i < moves->n_moves; i++)
    g_array_append_val (choices, ((RifflePickerChoice) { moves->moves[i].card, i }));
  riffle_board_update_marks (self);
  ask (self, pile, choices);
  prompt (self);
}

static void
keep_named (RiffleBoard *self,
            guint        pile,
            int          index)
{
  PatMoves *moves = self->picking.moves;
  guint nth = self->picking.n_picks, n = 0;

  for (guint i = 0; i < moves->n_moves; i++)
    if (nth < moves->moves[i].n_picks &&
        pick_names (self, &moves->moves[i].picks[nth], pile, index))
      moves->moves[n++] = moves->moves[i];
  moves->n_moves = n;
  self->picking.n_picks++;
}

/* Without an answer, the question stays open where another pile may be the answer. */
static void
close_picker (RiffleBoard *self)
{
  if (asks_for_pick (self))
    g_clear_pointer (&self->picking.popover, riffle_board_picker_end);
  else
    riffle_board_stop_picking (self);
}

/* An answer of the popover: a card of a pile, or one of the moves that are left. */
static void
choose_cb (RiffleBoard *self,
           guint        choice)
{
  PatMoves *moves = self->picking.moves;
  guint pile, index;

  if (choice == RIFFLE_PICKER_CLOSED)
    {
      close_picker (self);
      return;
    }
  if ((choice & RIFFLE_PICKER_CARD) != 0)
    {
      pile = choice >> 8 & 0xff;
      index = choice & 0xff;
      g_clear_pointer (&self->picking.popover, riffle_board_picker_end);
      keep_named (self, pile, (int) index);
      go_on (self, pile);
      return;
    }
  moves->moves[0] = moves->moves[MIN (choice, moves->n_moves - 1)];
  moves->n_moves = 1;
  play_picked (self);
}

/* Offers the cards of a squared pile, of which only the top one can be pointed at. */
static gboolean
ask_for_card (RiffleBoard *self,
              guint        pile)
{
  const PatCard *cards = pat_position_get_cards (pat_game_get_position (self->game), pile);
  guint size = pat_position_get_size (pat_game_get_position (self->game), pile);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (RifflePickerChoice));

  for (guint i = 0; i < size; i++)
    if (riffle_board_is_pickable (self, pile, (int) i))
      g_array_append_val (choices,
                          ((RifflePickerChoice) { cards[i], RIFFLE_PICKER_CARD | pile << 8 | i }));
  if (choices->len == 0)
    return FALSE;
  ask (self, pile, choices);
  return TRUE;
}

/* Takes a click as the answer to the question of a special action, or as the choice of a pile.
 * Returns: whether one is being asked */
gboolean
riffle_board_pick (RiffleBoard *self,
                   guint        pile,
                   int          index)
{
  if (riffle_board_choose (self, pile))
    return TRUE;
  if (!self->picking.active)
    return FALSE;
  if (riffle_board_is_pickable (self, pile, index))
    {
      keep_named (self, pile, index);
      go_on (self, pile);
    }
  else if (!ask_for_card (self, pile))
    prompt (self);
  return TRUE;
}

static gboolean
list_moves (RiffleBoard *self,
            guint        special)
{
  PatMoves *moves = self->picking.moves;
  guint n = 0;

  pat_rules_list (pat_game_get_rules (self->game), pat_game_get_position (self->game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (moves->moves[i].kind == PAT_MOVE_SPECIAL && moves->moves[i].special == special)
      moves->moves[n++] = moves->moves[i];
  moves->n_moves = n;
  return n > 0;
}

static void
refuse_special (RiffleBoard *self,
                guint        special)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  pat_move_init_special (&move, special);
  if (!pat_game_judge (self->game, &move, &refusal))
    riffle_board_emit_refused (self, &move, &refusal);
}

/**
 * riffle_board_begin_special:
 * @special: which of the variant's special actions
 *
 * Plays a special action. Where it needs piles or cards, the player is asked for them on the
 * board, with the signal
 * RiffleBoard::prompt; Escape lets go.
 */
void
riffle_board_begin_special (RiffleBoard *self,
                            guint        special)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (self->game != NULL);

  if (get_special (self, special) == NULL)
    return;
  riffle_board_cancel (self);
  riffle_board_clear_hint (self);
  self->picking = (RifflePicking) { .special = special, .moves = g_new (PatMoves, 1) };
  if (!list_moves (self, special))
    {
      g_clear_pointer (&self->picking.moves, g_free);
      refuse_special (self, special);
      return;
    }
  self->picking.active = TRUE;
  go_on (self, 0);
}

static gboolean
play_auto_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;

  self->auto_id = 0;
  riffle_board_hurry_special (self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_special_legal (RiffleBoard *self,
                  guint        special)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  pat_move_init_special (&move, special);
  return pat_game_judge (self->game, &move, &refusal);
}

void
riffle_board_forget_special (RiffleBoard *self)
{
  g_clear_handle_id (&self->auto_id, g_source_remove);
  self->auto_special = G_MAXUINT;
}

/* Lets special actions that play themselves wait for their time. */
void
riffle_board_watch_specials (RiffleBoard *self)
{
  const PatSpecialSpec *special;

  riffle_board_forget_special (self);
  if (pat_game_get_state (self->game) != PAT_GAME_PLAYING)
    return;
  for (guint i = 0; (special = get_special (self, i)) != NULL; i++)
    if (special->auto_msec > 0 && is_special_legal (self, i))
      {
        self->auto_special = i;
        self->auto_id = g_timeout_add (special->auto_msec, play_auto_cb, self);
        return;
      }
}

/* Plays at once what was waiting: the player does not have to. */
gboolean
riffle_board_hurry_special (RiffleBoard *self)
{
  guint special = self->auto_special;
  PatMove move;

  riffle_board_forget_special (self);
  if (special == G_MAXUINT || !is_special_legal (self, special))
    return FALSE;
  pat_move_init_special (&move, special);
  return riffle_board_play (self, &move, -1);
}
