/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board says when it is asked to: how a pile stands, and how the game does. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-board-private.h"

#define MOST_MOVES 8 /* that are told of one pile; nobody remembers more */

static void
add_sentence (GString    *text,
              const char *sentence)
{
  if (sentence == NULL || *sentence == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  if (!g_str_has_suffix (sentence, ".") && !g_str_has_suffix (sentence, "!"))
    g_string_append_c (text, '.');
}

static void
add_hidden (GPtrArray *words,
            guint      n)
{
  if (n > 0)
    g_ptr_array_add (words, g_strdup_printf (ngettext ("%u face-down card", "%u face-down cards",
                                                       n), n));
}

/* The cards of a pile from the top; those that lie face down are counted. */
static char *
list_cards (const PatPosition *position,
            guint              pile)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint n_hidden = 0;

  for (guint i = pat_position_get_size (position, pile); i-- > 0;)
    {
      if (pat_card_is_face_down (cards[i]))
        {
          n_hidden++;
          continue;
        }
      add_hidden (words, n_hidden);
      n_hidden = 0;
      g_ptr_array_add (words, pat_words_card (cards[i]));
    }
  add_hidden (words, n_hidden);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

/* Whether a move brings cards to a pile, or removes its top card. */
static gboolean
concerns (const PatMove *move,
          guint          pile)
{
  guint first = move->kind == PAT_MOVE_CARDS ? 1 : 0;

  if (move->kind != PAT_MOVE_CARDS && move->kind != PAT_MOVE_REMOVE)
    return FALSE;
  for (guint i = first; i < move->n_picks; i++)
    if (move->picks[i].pile == pile)
      return TRUE;
  return FALSE;
}

/* What may go to a pile now, or be removed from it. */
static void
add_moves (RiffleBoard *self,
           GString     *text,
           guint        pile)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *position = pat_game_get_position (self->game);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n = 0;

  pat_rules_list (rules, position, moves);
  for (guint i = 0; i < moves->n_moves && n < MOST_MOVES; i++)
    {
      g_autofree char *sentence = NULL;

      if (!concerns (&moves->moves[i], pile))
        continue;
      sentence = pat_words_move (rules, position, &moves->moves[i]);
      add_sentence (text, sentence);
      n++;
    }
  if (n == 0)
    add_sentence (text, _("No card may go there now."));
}

/**
 * riffle_board_dup_pile_words:
 * @pile: a pile
 *
 * Reads a pile: its name, its cards from the top, and what may go there now.
 *
 * Returns: (transfer full): a few sentences
 */
char *
riffle_board_dup_pile_words (RiffleBoard *self,
                             guint        pile)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *position = pat_game_get_position (self->game);
  gboolean is_empty = pat_position_get_size (position, pile) == 0;
  g_autofree char *name = NULL;
  g_autofree char *cards = list_cards (position, pile);
  GString *text = g_string_new (NULL);

  name = is_empty ? pat_words_pile_state (rules, position, pile) : pat_words_pile (rules, pile);
  add_sentence (text, name);
  add_sentence (text, cards);
  add_moves (self, text, pile);
  return g_string_free (text, FALSE);
}

static char *
dup_time (gint64 usec)
{
  guint seconds = (guint) (MAX (usec, 0) / G_USEC_PER_SEC), minutes = seconds / 60;
  g_autofree char *long_part = g_strdup_printf (ngettext ("%u minute", "%u minutes", minutes),
                                                minutes);
  g_autofree char *short_part = g_strdup_printf (ngettext ("%u second", "%u seconds",
                                                           seconds % 60), seconds % 60);

  if (minutes == 0)
    return g_steal_pointer (&short_part);
  /* Translators: minutes and seconds: "3 minutes, 12 seconds" */
  return g_strdup_printf (_("%s, %s"), long_part, short_part);
}

static const char *
get_state_words (PatGame *game)
{
  switch (pat_game_get_state (game))
    {
    case PAT_GAME_WON:
      return _("You have won the game.");
    case PAT_GAME_STUCK:
      return _("There are no more moves.");
    case PAT_GAME_LOST:
      return _("The game is lost.");
    case PAT_GAME_PLAYING:
      break;
    }
  return _("The game goes on.");
}

static char *
dup_clock_words (PatGame *game)
{
  gboolean is_limited = pat_rules_get_game (pat_game_get_rules (game))->time_limit_sec > 0;
  gint64 usec = is_limited ? pat_game_get_left_usec (game) : pat_game_get_elapsed_usec (game);
  g_autofree char *time = dup_time (usec);

  /* Translators: %s is a time in words: "3 minutes, 12 seconds" */
  return g_strdup_printf (is_limited ? _("Time left: %s.") : _("Time: %s."), time);
}

/**
 * riffle_board_dup_game_words:
 *
 * Tells how the game does: score, moves, time, what the game itself has to say, and whether it
 * goes on.
 *
 * Returns: (transfer full): a few sentences
 */
char *
riffle_board_dup_game_words (RiffleBoard *self)
{
  PatGame *game = self->game;
  guint n_moves = pat_game_get_n_moves (game);
  g_autofree char *score = pat_game_dup_score_text (game);
  /* Translators: %s is the score, a number or an amount of money */
  g_autofree char *points = g_strdup_printf (_("Score: %s."), score);
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move.", "%u moves.", n_moves), n_moves);
  g_autofree char *clock = dup_clock_words (game);
  g_autofree char *status = pat_words_status (pat_game_get_rules (game),
                                              pat_game_get_position (game));
  GString *text = g_string_new (NULL);

  add_sentence (text, pat_variant_get_name (pat_game_get_variant (game)));
  add_sentence (text, points);
  add_sentence (text, moves);
  add_sentence (text, clock);
  add_sentence (text, status);
  add_sentence (text, get_state_words (game));
  return g_string_free (text, FALSE);
}

/* Says how the pile stands that has the focus. */
void
riffle_board_say_pile (RiffleBoard *self)
{
  g_autofree char *words = NULL;
  guint pile;
  int index;

  if (!riffle_board_get_focus (self, &pile, &index) || pile >= self->piles->len)
    return;
  words = riffle_board_dup_pile_words (self, pile);
  riffle_board_announce (self, words);
}

void
riffle_board_say_game (RiffleBoard *self)
{
  g_autofree char *words = riffle_board_dup_game_words (self);

  riffle_board_announce (self, words);
}
