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

/* Adds what is not yet a sentence; nothing for NULL and an empty string. */
static void
add_phrase (GString    *text,
            const char *phrase)
{
  g_autofree char *sentence = NULL;

  if (phrase == NULL || *phrase == '\0')
    return;
  sentence = pat_words_end_phrase (phrase);
  pat_words_add_sentence (text, sentence);
}

static void
add_hidden (GString *list,
            guint    n)
{
  g_autofree char *words = NULL;

  if (n == 0)
    return;
  /* Translators: cards that lie on each other in a pile, in a list of its cards */
  words = g_strdup_printf (ngettext ("%u face-down card", "%u face-down cards", n), n);
  pat_words_add_item (list, words);
}

/* The cards of a pile from the top; those that lie face down are counted. */
static char *
list_cards (const PatPosition *position,
            guint              pile)
{
  GString *list = g_string_new (NULL);
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint n_hidden = 0;

  for (guint i = pat_position_get_size (position, pile); i-- > 0;)
    {
      g_autofree char *name = pat_words_card (cards[i]);

      if (pat_card_is_face_down (cards[i]))
        {
          n_hidden++;
          continue;
        }
      add_hidden (list, n_hidden);
      n_hidden = 0;
      pat_words_add_item (list, name);
    }
  add_hidden (list, n_hidden);
  return g_string_free (list, FALSE);
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
    cards = g_strdup_printf (ngettext ("%1$u card, %2$s and above", "%1$u cards, %2$s and above",
                                       pick->count), pick->count, card);
  /* Translators: a pile and the card on it: "Column 3: Seven of Hearts" */
  return g_strdup_printf (C_("pile", "%1$s: %2$s"), name, cards);
}

static void
add_guests (GString *text,
            GString *guests,
            guint    n)
{
  g_autofree char *sentence = NULL;

  if (n > MOST_MOVES)
    /* Translators: some piles, each with the card on it, and how many others there are */
    sentence = g_strdup_printf (ngettext ("Can be played here: %1$s; and %2$u more",
                                          "Can be played here: %1$s; and %2$u more",
                                          n - MOST_MOVES), guests->str, n - MOST_MOVES);
  else
    /* Translators: %s is one pile with the card on it, or several with semicolons between them */
    sentence = g_strdup_printf (_("Can be played here: %s"), guests->str);
  add_phrase (text, sentence);
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
          pat_words_add_phrase (guests, words);
        }
      else if (move->kind == PAT_MOVE_REMOVE && n_removals++ < MOST_MOVES)
        {
          words = pat_words_move (rules, position, move);
          add_phrase (text, words);
        }
    }
  if (n_guests > 0)
    add_guests (text, guests, n_guests);
  else if (n_removals == 0 && takes_cards (rules, pile))
    pat_words_add_sentence (text, _("No card can be played here now."));
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
    add_phrase (text, state);
  else
    {
      add_phrase (text, name);
      add_phrase (text, cards);
    }
  add_moves (text, rules, position, pile);
  return g_string_free (text, FALSE);
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

  if (is_limited)
    /* Translators: %s is a time in words: “3 minutes, 12 seconds” */
    return g_strdup_printf (_("Time left: %s."), time);
  /* Translators: %s is a time in words: “3 minutes, 12 seconds” */
  return g_strdup_printf (_("Time: %s."), time);
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
  /* Translators: %u is how many moves the player has made */
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move.", "%u moves.", n_moves), n_moves);
  g_autofree char *clock = dup_clock_words (game);
  g_autofree char *status = pat_words_status (pat_game_get_rules (game),
                                              pat_game_get_position (game));
  GString *text = g_string_new (NULL);

  add_phrase (text, pat_variant_get_name (pat_game_get_variant (game)));
  pat_words_add_sentence (text, points);
  pat_words_add_sentence (text, moves);
  pat_words_add_sentence (text, clock);
  add_phrase (text, status);
  pat_words_add_sentence (text, get_state_words (game));
  if (pat_selection_get_n_cards (selection) > 0)
    {
      g_autofree char *chosen = riffle_spoken_selection (game, selection);

      add_phrase (text, chosen);
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

/* The piles where the cards of a move lie, by their names. */
static char *
dup_sources (PatGame       *game,
             const PatMove *move)
{
  guint n = move->kind == PAT_MOVE_REMOVE ? move->n_picks : move->kind == PAT_MOVE_CARDS ? 1 : 0;
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
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
 * Returns: (transfer full): the move as it is proposed, and where its cards lie, without a stop
 */
char *
riffle_spoken_hint (PatGame       *game,
                    const PatMove *move)
{
  g_autofree char *words = pat_words_move (pat_game_get_rules (game),
                                           pat_game_get_position (game), move);
  g_autofree char *piles = dup_sources (game, move);

  if (*piles == '\0')
    /* Translators: a move that is proposed: "Hint: Deal from the stock" */
    return g_strdup_printf (_("Hint: %s"), words);
  /* Translators: a move that is proposed, and the piles where its cards lie: "Hint: Five of
     Diamonds to column 3 (Waste)" */
  return g_strdup_printf (_("Hint: %1$s (%2$s)"), words, piles);
}
