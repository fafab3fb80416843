/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences that say which cards are in play, and how many piles there are. */
#include "config.h"

#include "pat-words-private.h"

/* "Row: 52 places." or "Beds: 6 piles." */
static char *
say_named_count (const PatRules *rules,
                 guint           pile,
                 guint           n)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  g_autofree char *name = pat_words_row_title (rules, pile);

  if (pat_words_is_place (row) || g_str_has_suffix (row->name, "Place"))
    /* Translators: the name that a game gives to some places for cards, and how many there are:
       “Row: 52 places.” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u place.",
                                         "%1$s: %2$u places.", n), name, n);
  /* Translators: the name that a game gives to some of its piles, and how many there are: “Beds: 6
     piles.” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u pile.", "%1$s: %2$u piles.",
                                       n), name, n);
}

/* Whether a game calls its piles nothing but that, or its places. */
static gboolean
is_plain_name (const PatPileSpec *row)
{
  return row->names != NULL && (g_str_has_suffix (row->names, "Piles") ||
                                g_str_has_suffix (row->names, "Places"));
}

/* How many piles of a row there are, for a list; NULL if they have a name. */
static char *
say_count (const PatPileSpec *row,
           guint              n)
{
  if (row->names != NULL && g_str_has_suffix (row->names, "Piles"))
    /* Translators: a member of a list of what lies on the table */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u pile", "%u piles", n), n);
  if (row->role == PAT_FOUNDATION)
    /* Translators: a member of a list of what lies on the table */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u foundation", "%u foundations", n), n);
  if (pat_words_is_place (row) || row->name != NULL)
    /* Translators: a member of a list of what lies on the table: places for cards, such as in a
       pyramid */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u place for a card",
                                         "%u places for cards", n), n);
  if (row->role == PAT_INDICATOR)
    /* Translators: a member of a list of what lies on the table: cards that show with which rank a
       foundation begins */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u indicator", "%u indicators", n), n);
  if (row->role == PAT_TABLEAU)
    /* Translators: a member of a list of what lies on the table */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u column", "%u columns", n), n);
  if (row->role == PAT_CELL)
    /* Translators: a member of a list of what lies on the table: a cell holds a card for a while */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u cell", "%u cells", n), n);
  if (row->role == PAT_RESERVE)
    /* Translators: a member of a list of what lies on the table */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u reserve", "%u reserves", n), n);
  return NULL;
}

/* Whether a pile is the first of those that are counted together. */
static gboolean
begins_count (const PatRules *rules,
              guint           pile)
{
  PatRole role = pat_rules_get_role (rules, pile);

  if (pat_words_first_in_row (rules, pile) != pile)
    return FALSE;
  if (pat_rules_get_pile (rules, pile)->name != NULL)
    return TRUE;
  for (guint i = 0; i < pile; i++)
    if (pat_rules_get_role (rules, i) == role && pat_rules_get_pile (rules, i)->name == NULL)
      return FALSE;
  return TRUE;
}

/* Says how many piles there are of each kind: first those that have no name of their own, then the
   others. If there is one, the deal or its own section names it. */
void
pat_words_add_counts (GString        *text,
                      const PatRules *rules)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GString) named = g_string_new (NULL);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      const PatPileSpec *row = pat_rules_get_pile (rules, pile);
      guint n = row->name != NULL ? row->count : pat_rules_count_role (rules, row->role);
      g_autofree char *count = NULL;

      if (n < 2 || !begins_count (rules, pile))
        continue;
      if (row->name != NULL && !is_plain_name (row))
        {
          pat_words_take (named, say_named_count (rules, pile, n));
          continue;
        }
      if (row->role == PAT_HAND)
        {
          /* Translators: %u is how many cards can be held in the hand */
          pat_words_count (named, g_dngettext (GETTEXT_PACKAGE, "The hand has %u place.",
                                               "The hand has %u places.", n), n);
          continue;
        }
      count = say_count (row, n);
      if (count != NULL)
        pat_words_add_item (list, count);
    }
  if (list->len > 0)
    /* Translators: %s is a list of piles: “4 foundations, 7 columns” */
    pat_words_take (text, g_strdup_printf (_("On the table: %s."), list->str));
  if (named->len > 0)
    pat_words_add (text, named->str);
}

/* Says with how many decks and cards the game is played. */
void
pat_words_add_cards (GString        *text,
                     const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  guint decks = MAX (1, game->decks);
  guint n_cards = pat_rules_get_n_cards (rules);

  if (decks == 1)
    /* Translators: %u is how many cards the deck has, such as 32 */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "The game is played with one deck of "
                                        "%u card.",
                                        "The game is played with one deck of %u cards.", n_cards),
                     n_cards);
  else if (decks == 2)
    /* Translators: %u is how many cards both decks have together, such as 104 */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "The game is played with two decks, %u "
                                        "card in all.",
                                        "The game is played with two decks, %u cards in all.",
                                        n_cards), n_cards);
  else
    {
      /* Translators: %u is how many decks of cards a game needs, three or more */
      pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "The game is played with %u deck.",
                                          "The game is played with %u decks.", decks), decks);
      /* Translators: %u is how many cards a game has, such as 156 */
      pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "%u card is in play.",
                                          "%u cards are in play.", n_cards), n_cards);
    }
  if (!pat_rules_has_all_ranks (rules))
    {
      g_autofree char *ranks = pat_words_ranks (game->ranks);

      pat_words_take (text,
                      /* Translators: %s is a list of ranks: “Ace, Seven, Eight” */
                      g_strdup_printf (_("Of each suit these ranks are in play: %s."), ranks));
    }
  if (game->suits != 0)
    {
      g_autofree char *suits = pat_words_suits (game->suits);

      /* Translators: %s is a list of suits */
      pat_words_take (text, g_strdup_printf (_("Suits in play: %s."), suits));
    }
  if (game->jokers > 0)
    /* Translators: %u is how many jokers there are in a deck */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "Each deck has %u joker.",
                                        "Each deck has %u jokers.", game->jokers),
                     game->jokers);
}
