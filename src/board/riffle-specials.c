/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Special actions of a variant: asks for their piles and cards one by one, or plays them
 * automatically after a while. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-specials.h"

#include "riffle-asked.h"
#include "riffle-picker.h"

#define NONE G_MAXUINT

struct _RiffleSpecials
{
  GtkWidget          *board;      /* it outlives this, and so do the next three */
  RiffleTable        *table;
  const PatSelection *selection;
  RiffleAnnouncer    *announcer;
  RiffleSpecialFuncs  funcs;
  gpointer            user_data;
  GtkWidget          *picker;     /* (nullable): asks for what cannot be pointed at */
  guint               auto_id;    /* source that plays an action automatically; 0: none */
  guint               auto_nth;   /* which one, or NONE */
};

RiffleSpecials *
riffle_specials_new (GtkWidget                *board,
                     RiffleTable              *table,
                     const PatSelection       *selection,
                     RiffleAnnouncer          *announcer,
                     const RiffleSpecialFuncs *funcs,
                     gpointer                  user_data)
{
  RiffleSpecials *self = g_new0 (RiffleSpecials, 1);

  self->board = board;
  self->table = table;
  self->selection = selection;
  self->announcer = announcer;
  self->funcs = *funcs;
  self->user_data = user_data;
  self->auto_nth = NONE;
  return self;
}

void
riffle_specials_free (RiffleSpecials *self)
{
  riffle_specials_forget (self);
  g_free (self);
}

static PatGame *
get_game (RiffleSpecials *self)
{
  return riffle_table_get_game (self->table);
}

/* Returns: (transfer none) (nullable): a special action of the game */
const PatSpecialSpec *
riffle_specials_get (RiffleSpecials *self,
                     guint           nth)
{
  const PatSpecialSpec *specials =
    pat_rules_get_game (pat_game_get_rules (get_game (self)))->specials;
  guint i = 0;

  while (specials != NULL && specials[i].name != NULL && i < nth)
    i++;
  return specials != NULL && specials[i].name != NULL ? &specials[i] : NULL;
}

/* What is asked for now, as a sentence; NULL if the game has none for it. */
static const char *
get_prompt (RiffleSpecials *self,
            const PatMoves *moves)
{
  const PatSpecialSpec *special = riffle_specials_get (self, self->selection->special);
  const PatVariantSpec *variant = pat_rules_get_variant (pat_game_get_rules (get_game (self)));
  guint nth = self->selection->n_spots;

  if (nth < G_N_ELEMENTS (special->prompts) && special->prompts[nth] != NULL)
    return pat_words_translate (variant, special->prompts[nth]);
  return riffle_asked_is_on_board (self->selection, moves) ? NULL : _("Choose a card.");
}

/* The same, or else the name of the action. */
static const char *
get_question (RiffleSpecials *self,
              const PatMoves *moves)
{
  const char *prompt = get_prompt (self, moves);

  if (prompt != NULL)
    return prompt;
  return pat_words_translate (pat_rules_get_variant (pat_game_get_rules (get_game (self))),
                              riffle_specials_get (self, self->selection->special)->label);
}

static void
close_picker (RiffleSpecials *self)
{
  g_clear_pointer (&self->picker, riffle_picker_end);
}

static void
play_choice (RiffleSpecials *self,
             const PatMoves *moves,
             guint           choice)
{
  PatMove move;

  g_return_if_fail (choice < moves->n_moves);

  move = moves->moves[choice];
  self->funcs.stop (self->user_data);
  self->funcs.play (&move, move.n_picks > 0 ? move.picks[move.n_picks - 1].pile : -1,
                    self->user_data);
}

static void
click_choice (RiffleSpecials *self,
              guint           choice)
{
  PatSpot spot = { choice >> 8 & 0xff, (int) (choice & 0xff) };
  PatAnswer answer;

  close_picker (self);
  pat_game_click (get_game (self), self->selection, spot, PAT_CLICK_PLAIN, &answer);
  self->funcs.follow (&answer, self->user_data);
}

/* An answer of the picker: a card of a pile, or one of the moves that are left. Without one, the
 * question stays open if another pile may be the answer. */
static void
choose_cb (guint    choice,
           gpointer user_data)
{
  RiffleSpecials *self = user_data;
  g_autofree PatMoves *moves = riffle_asked_list (get_game (self), self->selection);

  if (moves == NULL)
    return;
  if (choice == RIFFLE_PICKER_CLOSED && !riffle_asked_is_on_board (self->selection, moves))
    self->funcs.stop (self->user_data);
  else if (choice == RIFFLE_PICKER_CLOSED)
    close_picker (self);
  else if ((choice & RIFFLE_PICKER_CARD) != 0)
    click_choice (self, choice);
  else
    play_choice (self, moves, choice);
}

/* The cards of a squared pile, of which only the top one can be pointed at. */
static GArray *
list_cards (RiffleSpecials *self,
            const PatMoves *moves,
            guint           pile)
{
  const PatPosition *position = pat_game_get_position (get_game (self));
  const PatCard *cards = pat_position_get_cards (position, pile);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (RifflePickerChoice));

  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    if (riffle_asked_has (get_game (self), self->selection, moves, (PatSpot) { pile, (int) i }))
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
show_picker (RiffleSpecials  *self,
             const PatMoves  *moves,
             const PatAnswer *answer)
{
  guint pile = (guint) answer->pile;
  g_autoptr (GArray) choices = answer->kind == PAT_ANSWER_ASK_CARD
                               ? list_cards (self, moves, pile) : list_moves (moves);

  close_picker (self);
  self->picker = riffle_picker_new (self->board, riffle_table_get_pile (self->table, pile), choices,
                                    choose_cb, self);
  riffle_picker_popup (self->picker, get_question (self, moves));
}

/**
 * riffle_specials_ask:
 * @answer: what a click, or the beginning of a special action, asks for; it is selected already
 *
 * Asks the player for what the special action needs next: on the board, or with buttons beside a
 * pile.
 */
void
riffle_specials_ask (RiffleSpecials  *self,
                     const PatAnswer *answer)
{
  g_autofree PatMoves *moves = riffle_asked_list (get_game (self), self->selection);
  const char *question;

  g_return_if_fail (moves != NULL);

  if (answer->kind != PAT_ANSWER_ASK)
    show_picker (self, moves, answer);
  if (answer->kind == PAT_ANSWER_ASK_CARD)
    return;
  question = get_question (self, moves);
  self->funcs.prompt (question, self->user_data);
  if (get_prompt (self, moves) != NULL)
    riffle_announcer_say (self->announcer, question);
  else
    riffle_announcer_say_phrase (self->announcer, question);
}

/* The player is asked for nothing any more. */
void
riffle_specials_stop (RiffleSpecials *self)
{
  close_picker (self);
  self->funcs.prompt (NULL, self->user_data);
}

/* Whether there are buttons beside the board, which have keys of their own. */
gboolean
riffle_specials_has_popup (RiffleSpecials *self)
{
  return self->picker != NULL;
}

static gboolean
is_legal (RiffleSpecials *self,
          guint           nth)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  pat_move_init_special (&move, nth);
  return pat_game_judge (get_game (self), &move, &refusal);
}

static gboolean
play_auto_cb (gpointer user_data)
{
  RiffleSpecials *self = user_data;

  self->auto_id = 0;
  riffle_specials_hurry (self);
  return G_SOURCE_REMOVE;
}

/* Nothing waits for its time any more. */
void
riffle_specials_forget (RiffleSpecials *self)
{
  g_clear_handle_id (&self->auto_id, g_source_remove);
  self->auto_nth = NONE;
}

/* Lets a special action that plays itself wait for its time, if one is legal now. */
void
riffle_specials_watch (RiffleSpecials *self)
{
  const PatSpecialSpec *special;

  riffle_specials_forget (self);
  if (pat_game_get_state (get_game (self)) != PAT_GAME_PLAYING)
    return;
  for (guint i = 0; (special = riffle_specials_get (self, i)) != NULL; i++)
    if (special->auto_msec > 0 && is_legal (self, i))
      {
        self->auto_nth = i;
        self->auto_id = g_timeout_add (special->auto_msec, play_auto_cb, self);
        return;
      }
}

/* Plays at once what was waiting: the player does not have to. */
void
riffle_specials_hurry (RiffleSpecials *self)
{
  guint nth = self->auto_nth;
  PatMove move;

  riffle_specials_forget (self);
  if (nth == NONE || !is_legal (self, nth))
    return;
  pat_move_init_special (&move, nth);
  self->funcs.play (&move, -1, self->user_data);
}
