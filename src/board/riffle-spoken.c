/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Piles, the game and what is chosen in words, for those who do not see them. */
#include "config.h"

#include "riffle-spoken.h"

#include "riffle-pile-key.h"
#include "riffle-place.h"

#include <glib/gi18n.h>

#define MOST_MOVES 8 /* that are told of one pile; nobody remembers more */

/* The card that was chosen last, or the lowest of several that travel together. */
static char *
dup_chosen_card (PatGame            *game,
                 const PatSelection *selection)
{
  const PatPosition *position = pat_game_get_position (game);
  const PatUnit *unit = &selection->unit;

  if (selection->kind == PAT_SELECTION_SET)
    return pat_words_card (pat_position_get_top (position,
                                                 selection->spots[selection->n_spots - 1].pile));
  return pat_words_card (pat_position_get_cards (position, unit->pile)[unit->index]);
}

/**
 * riffle_spoken_selection:
 * @game: a game
 * @selection: what is chosen: at least one card
 *
 * Returns: (transfer full): which cards are chosen
 */
char *
riffle_spoken_selection (PatGame            *game,
                         const PatSelection *selection)
{
  guint n = pat_selection_get_n_cards (selection);
  g_autofree char *card = dup_chosen_card (game, selection);

  if (n == 1)
    /* Translators: %s is a card */
    return g_strdup_printf (_("%s chosen"), card);
  if (selection->kind == PAT_SELECTION_SET)
    /* Translators: the card that was chosen last, and how many are */
    return g_strdup_printf (ngettext ("%1$s chosen, %2$u card in all",
                                      "%1$s chosen, %2$u cards in all", n), card, n);
  /* Translators: how many cards are chosen, and the lowest of them */
  return g_strdup_printf (ngettext ("%1$u card from the %2$s on chosen",
                                    "%1$u cards from the %2$s on chosen", n), n, card);
}

/**
 * riffle_spoken_put_back:
 * @game: a game
 * @selection: what was chosen: at least one card
 *
 * Returns: (transfer full): that it is not chosen any more
 */
char *
riffle_spoken_put_back (PatGame            *game,
                        const PatSelection *selection)
{
  g_autofree char *card = dup_chosen_card (game, selection);

  /* Translators: %s is a card that was chosen, and is not any more */
  return g_strdup_printf (_("%s let go"), card);
}

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
add_moves (GString           *text,
           const PatRules    *rules,
           const PatPosition *position,
           guint              pile)
{
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
 * riffle_spoken_pile:
 * @game: a game
 * @pile: a pile
 *
 * Reads a pile: its name, its cards from the top, of a foundation only that, and what may go there
 * now.
 *
 * Returns: (transfer full): a few sentences
 */
char *
riffle_spoken_pile (PatGame *game,
                    guint    pile)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *position = pat_game_get_position (game);
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
  add_moves (text, rules, position, pile);
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
 * riffle_spoken_game:
 * @game: a game
 * @selection: what is chosen
 *
 * Tells how the game does: score, moves, time, what the game itself has to say, whether it goes on,
 * and what is chosen.
 *
 * Returns: (transfer full): a few sentences
 */
char *
riffle_spoken_game (PatGame            *game,
                    const PatSelection *selection)
{
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
  if (pat_selection_get_n_cards (selection) > 0)
    {
      g_autofree char *chosen = riffle_spoken_selection (game, selection);

      add_sentence (text, chosen);
    }
  return g_string_free (text, FALSE);
}

/* The key of a pile and its top card. */
static char *
dup_end (const PatRules    *rules,
         const PatPosition *position,
         guint              pile)
{
  g_autofree char *key = riffle_pile_key_dup (rules, pile);
  g_autofree char *card = NULL;

  if (pat_position_get_size (position, pile) == 0)
    return g_strdup_printf (_("%s, empty"), key);
  card = pat_words_card (pat_position_get_top (position, pile));
  return g_strdup_printf (_("%1$s: %2$s"), key, card);
}

/* Whether there is nothing at a pile that could be seen: no card, and no place for one. */
static gboolean
is_gone (const PatRules    *rules,
         const PatPosition *position,
         guint              pile)
{
  return pat_position_get_size (position, pile) == 0 &&
         riffle_place_find (rules, position, pile) == RIFFLE_NO_PLACE;
}

/**
 * riffle_spoken_ends:
 * @game: a game
 *
 * Returns: (transfer full): which cards lie at the ends of the columns, in order; those that are
 *   covered are left out, and so are places that stay empty
 */
char *
riffle_spoken_ends (PatGame *game)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *position = pat_game_get_position (game);
  PatRole role = riffle_pile_key_find_main_role (rules);
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= pat_rules_count_role (rules, role); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, role, i);
      g_autofree char *end = NULL;

      if (pat_rules_is_covered (rules, position, pile) || is_gone (rules, position, pile))
        continue;
      end = dup_end (rules, position, pile);
      g_string_append_printf (text, "%s%s", text->len > 0 ? _("; ") : "", end);
    }
  return g_string_free (text, FALSE);
}
