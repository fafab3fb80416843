/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences that say which cards are in play, and how many piles there are. */
#include "config.h"

#include "pat-words-private.h"

/* "Row: 52 places." or "Beds: 6 piles.", and only "There are 13 piles." if the game calls them
   nothing but that. */
static char *
say_named_count (const PatRules *rules,
                 guint           pile,
                 guint           n)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  g_autofree char *name = NULL;

  if (row->names != NULL && g_str_has_suffix (row->names, "Piles"))
    /* Translators: %u is how many piles a game has, two or more */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %u pile.",
                                         "There are %u piles.", n), n);
  name = pat_words_row_title (rules, pile);
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

/* How many piles of a row there are; nothing if there is one, which the deal or its own
   section names. */
static char *
say_count (const PatRules *rules,
           guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  guint n = row->name != NULL ? row->count : pat_rules_count_role (rules, row->role);

  if (n < 2)
    return NULL;
  if (row->name != NULL)
    return say_named_count (rules, pile, n);
  if (row->role == PAT_FOUNDATION)
    /* Translators: %u is how many foundations a game has */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %u foundation.",
                                         "There are %u foundations.", n), n);
  if (pat_words_is_place (row))
    /* Translators: %u is how many places a game has that are neither columns nor cells, such as
       in a pyramid */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %u place for cards.",
                                         "There are %u places for cards.", n), n);
  if (row->role == PAT_INDICATOR)
    /* Translators: an indicator is a card that shows with which rank a foundation begins; %u is
       how many there are */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %u indicator.",
                                         "There are %u indicators.", n), n);
  if (row->role == PAT_TABLEAU)
    /* Translators: %u is how many columns a game has */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %u column.",
                                         "There are %u columns.", n), n);
  if (row->role == PAT_CELL)
    /* Translators: a cell holds one card for a while; %u is how many there are */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %u cell.",
                                         "There are %u cells.", n), n);
  if (row->role == PAT_HAND)
    /* Translators: %u is how many cards can be held in the hand */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The hand has %u place.",
                                         "The hand has %u places.", n), n);
  if (row->role == PAT_RESERVE)
    /* Translators: %u is how many reserve piles a game has */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %u reserve.",
                                         "There are %u reserves.", n), n);
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

/* Says how many piles there are of each kind. */
void
pat_words_add_counts (GString        *text,
                      const PatRules *rules)
{
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      char *count = begins_count (rules, pile) ? say_count (rules, pile) : NULL;

      if (count != NULL)
        pat_words_take (text, count);
    }
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
    pat_words_add (text, _("The game is played with one deck."));
  else
    /* Translators: %u is how many decks of cards a game needs, two or more */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "The game is played with %u deck.",
                                        "The game is played with %u decks.", decks),
                     decks);
  /* Translators: %u is how many cards a game has, such as 32 */
  pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "%u card is in play.",
                                      "%u cards are in play.", n_cards),
                   n_cards);
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
