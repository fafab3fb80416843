/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pile in words, for those who do not see it. */
#include "config.h"

#include "riffle-spoken-pile.h"

#include <glib/gi18n.h>

#include "riffle-spoken.h"

#define MOST_MOVES 8 /* that are told of one pile; nobody remembers more */

/* A list of cards being made, from the top of a pile. */
typedef struct
{
  GString  *list;
  GString  *hidden;   /* the names of those that lie face down, and are not in the list yet */
  guint     n_hidden;
  gboolean  reveals;  /* cards that lie face down are named */
} Cards;

static void
add_hidden (Cards *cards)
{
  g_autofree char *words = NULL;

  if (cards->n_hidden == 0)
    return;
  if (cards->reveals)
    /* Translators: cards that lie on each other in a pile, in a list of its cards: how many they
       are, and which: "2 face-down cards: Ace of Clubs, Six of Hearts" */
    words = g_strdup_printf (ngettext ("%1$u face-down card: %2$s", "%1$u face-down cards: %2$s",
                                       cards->n_hidden), cards->n_hidden, cards->hidden->str);
  else
    /* Translators: cards that lie on each other in a pile, in a list of its cards */
    words = g_strdup_printf (ngettext ("%u face-down card", "%u face-down cards",
                                       cards->n_hidden), cards->n_hidden);
  pat_words_add_item (cards->list, words);
  g_string_truncate (cards->hidden, 0);
  cards->n_hidden = 0;
}

static void
add_card (Cards   *cards,
          PatCard  card)
{
  g_autofree char *name = pat_words_card (pat_card_face (card));

  if (pat_card_is_face_down (card))
    {
      pat_words_add_item (cards->hidden, name);
      cards->n_hidden++;
      return;
    }
  add_hidden (cards);
  pat_words_add_item (cards->list, name);
}

/* The cards of a pile from the top; those that lie face down are counted. */
static char *
list_cards (const PatPosition *position,
            guint              pile,
            gboolean           reveals)
{
  g_autoptr (GString) hidden = g_string_new (NULL);
  Cards cards = { .list = g_string_new (NULL), .hidden = hidden, .reveals = reveals };

  for (guint i = pat_position_get_size (position, pile); i-- > 0;)
    add_card (&cards, pat_position_get_cards (position, pile)[i]);
  add_hidden (&cards);
  return g_string_free (cards.list, FALSE);
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

/* Where the cards of a move lie, and which they are. */
static char *
dup_guests (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move)
{
  const PatPick *pick = &move->picks[0];
  g_autofree char *name = pat_words_pile (rules, pick->pile);
  g_autofree char *cards = riffle_spoken_cards (position, pick);

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
  riffle_spoken_add_phrase (text, sentence);
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
          riffle_spoken_add_phrase (text, words);
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
 * @reveals: whether the cards are named that lie face down, see pat_game_peek()
 *
 * Reads a pile: its name, its cards from the top, of a foundation only that, and what may go there
 * now.
 *
 * Returns: (transfer full): a few sentences
 */
char *
riffle_spoken_pile (PatGame  *game,
                    guint     pile,
                    gboolean  reveals)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *position = pat_game_get_position (game);
  g_autofree char *name = pat_words_pile (rules, pile);
  g_autofree char *state = pat_words_pile_state (rules, position, pile);
  g_autofree char *cards = list_cards (position, pile, reveals);
  GString *text = g_string_new (NULL);

  /* What lies on foundations is known from its top card. */
  if (pat_position_get_size (position, pile) == 0 ||
      pat_rules_get_role (rules, pile) == PAT_FOUNDATION)
    riffle_spoken_add_phrase (text, state);
  else
    {
      riffle_spoken_add_phrase (text, name);
      riffle_spoken_add_phrase (text, cards);
    }
  add_moves (text, rules, position, pile);
  return g_string_free (text, FALSE);
}
