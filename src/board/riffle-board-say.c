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

/* Whether there is ever a card that a player may put on a pile, or remove from it. */
static gboolean
takes_cards (const PatRules *rules,
             guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  return row->build != 0 || row->fill != PAT_FILL_NONE || row->removable;
}

/* Where the cards lie that a move brings, and which they are. */
static char *
dup_guests (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move)
{
  const PatPick *pick = &move->picks[0];
  guint end = pick->index > 0 ? pick->index - 1u + pick->count
              : pat_position_get_size (position, pick->pile);
  g_autofree char *card = pat_words_card (pat_position_get_cards (position,
                                                                  pick->pile)[end - pick->count]);

  g_autofree char *name = pat_words_pile (rules, pick->pile);
  g_autofree char *cards = NULL;

  if (pick->count == 1)
    cards = g_steal_pointer (&card);
  else
    /* Translators: how many cards, and the lowest of them */
    cards = g_strdup_printf (ngettext ("%1$u card from the %2$s on", "%1$u cards from the %2$s on",
                                       pick->count), pick->count, card);
  /* Translators: a pile and the card on it: "Column 3: Seven of Hearts" */
  return g_strdup_printf (_("%1$s: %2$s"), name, cards);
}

static void
add_guests (GString *text,
            GString *guests,
            guint    n)
{
  g_autofree char *sentence = NULL;

  if (n > MOST_MOVES)
    /* Translators: follows some cards, each of which may be put on a pile */
    g_string_append_printf (guests, ngettext ("; and %u more", "; and %u more", n - MOST_MOVES),
                            n - MOST_MOVES);
  /* Translators: %s is one pile with the card on it, or several, parted by semicolons */
  sentence = g_strdup_printf (_("May go there: %s"), guests->str);
  add_sentence (text, sentence);
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
  g_autoptr (GString) guests = g_string_new (NULL);
  guint n_guests = 0, n_removals = 0;

  pat_rules_list (rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      const PatMove *move = &moves->moves[i];
      g_autofree char *words = NULL;

      if (!concerns (move, pile))
        continue;
      if (move->kind == PAT_MOVE_CARDS && n_guests++ < MOST_MOVES)
        {
          words = dup_guests (rules, position, move);
          g_string_append_printf (guests, "%s%s", guests->len > 0 ? _("; ") : "", words);
        }
      else if (move->kind == PAT_MOVE_REMOVE && n_removals++ < MOST_MOVES)
        {
          words = pat_words_move (rules, position, move);
          add_sentence (text, words);
        }
    }
  if (n_guests > 0)
    add_guests (text, guests, n_guests);
  else if (n_removals == 0 && takes_cards (rules, pile))
    add_sentence (text, _("No card may go there now."));
}

/**
 * riffle_board_dup_pile_words:
 * @pile: a pile
 *
 * Reads a pile: its name, its cards from the top, of a foundation only that, and what may go there
 * now.
 *
 * Returns: (transfer full): a few sentences
 */
char *
riffle_board_dup_pile_words (RiffleBoard *self,
                             guint        pile)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *position = pat_game_get_position (self->game);
  g_autofree char *name = pat_words_pile (rules, pile);
  g_autofree char *state = pat_words_pile_state (rules, position, pile);
  g_autofree char *cards = list_cards (position, pile);
  GString *text = g_string_new (NULL);

  /* What lies on foundations is known from its top card. */
  if (pat_position_get_size (position, pile) == 0 ||
      pat_rules_get_role (rules, pile) == PAT_FOUNDATION)
    add_sentence (text, state);
  else
    {
      add_sentence (text, name);
      add_sentence (text, cards);
    }
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

static void
add_chosen (RiffleBoard *self,
            GString     *text)
{
  g_autofree char *chosen = riffle_board_dup_chosen (self);

  add_sentence (text, chosen);
}

/**
 * riffle_board_dup_game_words:
 *
 * Tells how the game does: score, moves, time, what the game itself has to say, whether it goes on,
 * and what is chosen.
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
  if (riffle_board_holds_cards (self))
    add_chosen (self, text);
  return g_string_free (text, FALSE);
}

/* Says in short how a pile stands. */
void
riffle_board_say_state (RiffleBoard *self,
                        guint        pile)
{
  g_autofree char *state = pat_words_pile_state (pat_game_get_rules (self->game),
                                                 pat_game_get_position (self->game), pile);

  riffle_board_announce (self, state);
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

/* The key of a pile and its top card. */
static char *
dup_end (const PatRules    *rules,
         const PatPosition *position,
         guint              pile)
{
  g_autofree char *key = riffle_board_dup_pile_key (rules, pile);
  g_autofree char *card = NULL;

  if (pat_position_get_size (position, pile) == 0)
    return g_strdup_printf (_("%s, empty"), key);
  card = pat_words_card (pat_position_get_top (position, pile));
  return g_strdup_printf (_("%1$s: %2$s"), key, card);
}

/* Says which cards lie at the ends of the columns, in order; those that are covered are passed
 * over, and so are places that stay empty. */
void
riffle_board_say_ends (RiffleBoard *self)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *position = pat_game_get_position (self->game);
  PatRole role = riffle_board_find_main_role (rules);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 1; i <= pat_rules_count_role (rules, role); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, role, i);
      g_autofree char *end = NULL;

      if (pat_rules_is_covered (rules, position, pile) ||
          (pat_position_get_size (position, pile) == 0 &&
           riffle_board_get_pile (self, pile)->place == RIFFLE_PILE_NO_PLACE))
        continue;
      end = dup_end (rules, position, pile);
      g_string_append_printf (text, "%s%s", text->len > 0 ? _("; ") : "", end);
    }
  riffle_board_announce (self, text->str);
}
