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

gboolean
riffle_board_is_picking (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return self->selection.kind == PAT_SELECTION_SPECIAL;
}

/* Returns: (transfer full) (nullable): what the special action that asks may still become */
PatMoves *
riffle_board_list_asked (RiffleBoard *self)
{
  g_autofree PatMoves *moves = NULL;

  if (!riffle_board_is_picking (self))
    return NULL;
  moves = g_new (PatMoves, 1);
  return pat_game_list_special (self->game, &self->selection, moves) ? g_steal_pointer (&moves)
         : NULL;
}

/* Whether what is asked for now lies on the board: otherwise it is in the picker alone. */
static gboolean
asks_on_board (RiffleBoard    *self,
               const PatMoves *moves)
{
  return moves->moves[0].n_picks > self->selection.n_spots;
}

/* What is asked for now, as a sentence; NULL if the game has none for it. */
static const char *
get_prompt (RiffleBoard    *self,
            const PatMoves *moves)
{
  const PatSpecialSpec *special = get_special (self, self->selection.special);
  const PatVariantSpec *variant = pat_rules_get_variant (pat_game_get_rules (self->game));
  guint nth = self->selection.n_spots;

  if (nth < G_N_ELEMENTS (special->prompts) && special->prompts[nth] != NULL)
    return pat_words_translate (variant, special->prompts[nth]);
  return asks_on_board (self, moves) ? NULL : _("Choose a card.");
}

/* The same, or else the name of the action. */
static const char *
get_question (RiffleBoard    *self,
              const PatMoves *moves)
{
  const char *prompt = get_prompt (self, moves);

  if (prompt != NULL)
    return prompt;
  return pat_words_translate (pat_rules_get_variant (pat_game_get_rules (self->game)),
                              get_special (self, self->selection.special)->label);
}

/* An answer of the picker: a card of a pile, or one of the moves that are left. Without one, the
 * question stays open if another pile may be the answer. */
static void
choose_cb (RiffleBoard *self,
           guint        choice)
{
  g_autofree PatMoves *moves = riffle_board_list_asked (self);
  PatAnswer answer;

  if (moves == NULL)
    return;
  if (choice == RIFFLE_PICKER_CLOSED && !asks_on_board (self, moves))
    riffle_board_stop_picking (self);
  else if (choice == RIFFLE_PICKER_CLOSED)
    g_clear_pointer (&self->picker, riffle_board_picker_end);
  else if ((choice & RIFFLE_PICKER_CARD) != 0)
    {
      PatSpot spot = { choice >> 8 & 0xff, (int) (choice & 0xff) };

      g_clear_pointer (&self->picker, riffle_board_picker_end);
      pat_game_click (self->game, &self->selection, spot, PAT_CLICK_PLAIN, &answer);
      riffle_board_follow_answer (self, &answer);
    }
  else
    {
      PatMove move = moves->moves[MIN (choice, moves->n_moves - 1)];

      riffle_board_stop_picking (self);
      riffle_board_play (self, &move, move.n_picks > 0 ? move.picks[move.n_picks - 1].pile : -1);
    }
}

/* The cards of a squared pile, of which only the top one can be pointed at. */
static GArray *
list_cards (RiffleBoard    *self,
            const PatMoves *moves,
            guint           pile)
{
  const PatPosition *position = pat_game_get_position (self->game);
  const PatCard *cards = pat_position_get_cards (position, pile);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (RifflePickerChoice));

  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    if (riffle_board_is_asked_for (self, moves, (PatSpot) { pile, (int) i }))
      g_array_append_val (choices,
                          ((RifflePickerChoice) { cards[i], RIFFLE_PICKER_CARD | pile << 8 | i }));
  return choices;
}

/* The cards that tell moves with the same picks from each other. */
static GArray *
list_moves (const PatMoves *moves)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (RifflePickerChoice));

  for (guint i = 0; i < moves->n_moves; i++)
    g_array_append_val (choices, ((RifflePickerChoice) { moves->moves[i].card, i }));
  return choices;
}

/* Asks for what cannot be pointed at with buttons beside a pile. */
static void
show_picker (RiffleBoard    *self,
             const PatMoves *moves,
             guint           pile,
             GArray         *choices)
{
  g_clear_pointer (&self->picker, riffle_board_picker_end);
  self->picker = riffle_board_picker_new (self, choices, choose_cb);
  riffle_board_picker_popup (self, self->picker, pile, get_question (self, moves));
}

/* Asks for what a special action needs next. */
void
riffle_board_ask (RiffleBoard     *self,
                  const PatAnswer *answer)
{
  g_autofree PatMoves *moves = riffle_board_list_asked (self);
  g_autoptr (GArray) choices = NULL;
  const char *question;

  g_return_if_fail (moves != NULL);

  if (answer->kind != PAT_ANSWER_ASK)
    {
      choices = answer->kind == PAT_ANSWER_ASK_CARD
                ? list_cards (self, moves, (guint) answer->pile) : list_moves (moves);
      show_picker (self, moves, (guint) answer->pile, choices);
    }
  if (answer->kind == PAT_ANSWER_ASK_CARD)
    return;
  question = get_question (self, moves);
  riffle_board_emit_prompt (self, question);
  if (get_prompt (self, moves) != NULL)
    riffle_announcer_say (self->announcer, question);
  else
    riffle_announcer_say_phrase (self->announcer, question);
}

/* Whether a card, or an empty place, is what a special action asks for now. */
gboolean
riffle_board_is_asked_for (RiffleBoard    *self,
                           const PatMoves *moves,
                           PatSpot         spot)
{
  for (guint i = 0; i < moves->n_moves; i++)
    if (pat_game_is_pick (self->game, &moves->moves[i], self->selection.n_spots, spot))
      return TRUE;
  return FALSE;
}

/**
 * riffle_board_begin_special:
 * @special: which of the variant's special actions
 *
 * Plays a special action. If it needs piles or cards, the player is asked for them on the board,
 * with the signal RiffleBoard::prompt; Escape cancels it.
 */
void
riffle_board_begin_special (RiffleBoard *self,
                            guint        special)
{
  PatAnswer answer;

  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (self->game != NULL);

  if (get_special (self, special) == NULL)
    return;
  riffle_board_cancel (self);
  riffle_board_clear_hint (self);
  pat_game_begin_special (self->game, special, &answer);
  riffle_board_follow_answer (self, &answer);
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
