/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game, its moves and what is chosen in words, for those who do not see them. */
#include "config.h"

#include "riffle-spoken.h"

#include "riffle-pile-key.h"
#include "riffle-place.h"

#include <glib/gi18n.h>

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
    return g_strdup_printf (_("Chosen: %s"), card);
  if (selection->kind == PAT_SELECTION_SET)
    /* Translators: the card that was chosen last, and how many are */
    return g_strdup_printf (ngettext ("Chosen: %1$s, %2$u card in all",
                                      "Chosen: %1$s, %2$u cards in all", n), card, n);
  /* Translators: how many cards are chosen, and the lowest of them */
  return g_strdup_printf (ngettext ("Chosen: %1$u card, %2$s and above",
                                    "Chosen: %1$u cards, %2$s and above", n), n, card);
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
  return g_strdup_printf (_("No longer chosen: %s"), card);
}

/**
 * riffle_spoken_add_phrase:
 * @text: whole sentences
 * @phrase: (nullable): what is not yet a sentence; nothing is added for %NULL and an empty string
 *
 * Makes a sentence of a phrase, and adds it to others.
 */
void
riffle_spoken_add_phrase (GString    *text,
                          const char *phrase)
{
  g_autofree char *sentence = NULL;

  if (phrase == NULL || *phrase == '\0')
    return;
  sentence = pat_words_end_phrase (phrase);
  pat_words_add_sentence (text, sentence);
}

static char *
dup_time (gint64 usec)
{
  guint seconds = (guint) (MAX (usec, 0) / G_USEC_PER_SEC), minutes = seconds / 60;
  /* Translators: a time that is spoken, before the seconds: “3 minutes, 12 seconds” */
  g_autofree char *long_part = g_strdup_printf (ngettext ("%u minute", "%u minutes", minutes),
                                                minutes);
  /* Translators: a time that is spoken: “12 seconds” */
  g_autofree char *short_part = g_strdup_printf (ngettext ("%u second", "%u seconds",
                                                           seconds % 60), seconds % 60);

  if (minutes == 0)
    return g_steal_pointer (&short_part);
  /* Translators: minutes and seconds: "3 minutes, 12 seconds" */
  return g_strdup_printf (C_("time", "%s, %s"), long_part, short_part);
}

static const char *
get_state (PatGame *game)
{
  switch (pat_game_get_state (game))
    {
    case PAT_GAME_WON:
      return _("The game is won.");
    case PAT_GAME_STUCK:
      if (!pat_rules_has_moves (pat_game_get_rules (game), pat_game_get_position (game)))
        return _("There are no more moves.");
      /* Translators: all moves that are left only take cards to and fro */
      return _("There are no more useful moves.");
    case PAT_GAME_LOST:
      return _("The game is lost.");
    case PAT_GAME_PLAYING:
      break;
    }
  /* Translators: a game that has not ended */
  return _("In progress.");
}

/* Several people have played against each other, and the status row says who has won. */
static gboolean
status_tells_winner (PatGame *game)
{
  return pat_game_get_state (game) == PAT_GAME_WON &&
         pat_rules_get_game (pat_game_get_rules (game))->for_several;
}

/**
 * riffle_spoken_dup_state:
 * @game: a game
 *
 * Returns: (transfer full): a sentence that says whether the game goes on, or how it has ended; if
 *   several people have played against each other, who has won
 */
char *
riffle_spoken_dup_state (PatGame *game)
{
  const PatRules *rules = pat_game_get_rules (game);

  if (status_tells_winner (game))
    return pat_words_status (rules, pat_game_get_position (game));
  return g_strdup (get_state (game));
}

static char *
dup_clock_words (PatGame *game)
{
  gboolean is_limited = pat_rules_get_game (pat_game_get_rules (game))->time_limit_sec > 0;
  gint64 usec = is_limited ? pat_game_get_left_usec (game) : pat_game_get_elapsed_usec (game);
  g_autofree char *time = dup_time (usec);

  if (is_limited)
    /* Translators: %s is a time in words: “3 minutes, 12 seconds” */
    return g_strdup_printf (_("Time left: %s."), time);
  /* Translators: %s is a time in words: “3 minutes, 12 seconds” */
  return g_strdup_printf (_("Time: %s."), time);
}

static void
add_figures (GString *text,
             PatGame *game)
{
  guint n_moves = pat_game_get_n_moves (game);
  g_autofree char *score = pat_game_dup_score_text (game);
  /* Translators: %s is the score, a number or an amount of money */
  g_autofree char *points = g_strdup_printf (_("Score: %s."), score);
  /* Translators: %u is how many moves the player has made */
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move.", "%u moves.", n_moves), n_moves);
  g_autofree char *clock = dup_clock_words (game);

  pat_words_add_sentence (text, points);
  pat_words_add_sentence (text, moves);
  pat_words_add_sentence (text, clock);
}

/**
 * riffle_spoken_game:
 * @game: a game
 * @selection: what is chosen
 * @is_calm: the player wants to hear neither score nor moves nor time
 *
 * Tells how the game does: score, moves, time, what the game itself has to say, whether it goes on,
 * and what is chosen.
 *
 * Returns: (transfer full): a few sentences
 */
char *
riffle_spoken_game (PatGame            *game,
                    const PatSelection *selection,
                    gboolean            is_calm)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *position = pat_game_get_position (game);
  g_autofree char *status = is_calm ? pat_words_status (rules, position)
                                    : pat_words_points_and_status (rules, position);
  GString *text = g_string_new (NULL);

  riffle_spoken_add_phrase (text, pat_variant_get_name (pat_game_get_variant (game)));
  if (!is_calm)
    add_figures (text, game);
  riffle_spoken_add_phrase (text, status);
  if (!status_tells_winner (game))
    pat_words_add_sentence (text, get_state (game));
  if (pat_selection_get_n_cards (selection) > 0)
    {
      g_autofree char *chosen = riffle_spoken_selection (game, selection);

      riffle_spoken_add_phrase (text, chosen);
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
    /* Translators: %s is the key of a pile that has no cards, such as 7 */
    return g_strdup_printf (C_("key", "%s: empty"), key);
  card = pat_words_card (pat_position_get_top (position, pile));
  /* Translators: the key of a pile, and its top card: "3: Six of Clubs" */
  return g_strdup_printf (C_("key", "%1$s: %2$s"), key, card);
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
      pat_words_add_phrase (text, end);
    }
  return g_string_free (text, FALSE);
}

/**
 * riffle_spoken_cards:
 * @position: a position
 * @pick: what a move takes from a pile
 *
 * Returns: (transfer full): the card, or how many cards and the lowest of them
 */
char *
riffle_spoken_cards (const PatPosition *position,
                     const PatPick     *pick)
{
  guint end = pick->index > 0 ? pick->index - 1u + pick->count
              : pat_position_get_size (position, pick->pile);
  g_autofree char *card = pat_words_card (pat_position_get_cards (position,
                                                                  pick->pile)[end - pick->count]);

  if (pick->count == 1)
    return g_steal_pointer (&card);
  /* Translators: how many cards, and the lowest of them */
  return g_strdup_printf (ngettext ("%1$u card, %2$s and above", "%1$u cards, %2$s and above",
                                    pick->count), pick->count, card);
}

/* Players have to find the cards before they can take them: where they lie comes first. */
static char *
dup_carried (PatGame       *game,
             const PatMove *move)
{
  const PatRules *rules = pat_game_get_rules (game);
  g_autofree char *cards = riffle_spoken_cards (pat_game_get_position (game), &move->picks[0]);
  g_autofree char *from = pat_words_pile (rules, move->picks[0].pile);
  g_autofree char *to = pat_words_pile (rules, move->picks[1].pile);

  /* Translators: a move that is proposed: the card, or how many, the pile where it lies and the
     pile to which it goes: "Hint: Four of Clubs from Column 4 to Column 3" */
  return g_strdup_printf (_("Hint: %1$s from %2$s to %3$s"), cards, from, to);
}

/* The piles where the cards lie that a move removes, by their names. */
static char *
dup_sources (PatGame       *game,
             const PatMove *move)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < move->n_picks && move->kind == PAT_MOVE_REMOVE; i++)
    {
      g_autofree char *name = pat_words_pile (pat_game_get_rules (game), move->picks[i].pile);

      pat_words_add_item (names, name);
    }
  return g_string_free (names, FALSE);
}

/**
 * riffle_spoken_hint:
 * @game: a game
 * @move: a move that is legal now
 *
 * Returns: (transfer full): the move as it is proposed, and from where to where, without a stop
 */
char *
riffle_spoken_hint (PatGame       *game,
                    const PatMove *move)
{
  g_autofree char *words = NULL;
  g_autofree char *piles = NULL;

  if (move->kind == PAT_MOVE_CARDS)
    return dup_carried (game, move);
  words = pat_words_move (pat_game_get_rules (game), pat_game_get_position (game), move);
  piles = dup_sources (game, move);
  if (*piles == '\0')
    /* Translators: a move that is proposed: "Hint: Deal from the stock" */
    return g_strdup_printf (_("Hint: %s"), words);
  /* Translators: a removal that is proposed, and the piles where the cards lie: "Hint: Remove: Five
     of Diamonds, Eight of Clubs (Place 3, Place 7)" */
  return g_strdup_printf (_("Hint: %1$s (%2$s)"), words, piles);
}
