/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds all cards of a rank: they are marked, and said by their piles, until the player does
 * something else. The highlights know which rank is looked for. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-deck.h"
#include "riffle-rank-finder.h"

/* What is said of the cards of a rank that can be seen. */
static const char *const found[PAT_KING + 1] = {
  NULL,
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Aces: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Twos: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Threes: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Fours: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Fives: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Sixes: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Sevens: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Eights: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Nines: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Tens: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Jacks: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Queens: %s"),
  /* Translators: %s is a list of piles, such as “Column 2, Column 5” */
  N_("Kings: %s"),
};

static gboolean
has_rank (RifflePile *pile,
          guint       rank)
{
  for (guint i = 0; i < pile->cards->len; i++)
    if (riffle_highlights_is_of_rank (riffle_pile_get_card (pile, i), rank))
      return TRUE;
  return FALSE;
}

/* The piles where cards of the rank can be seen, by their names. */
static char *
dup_piles (RiffleTable *table,
           guint        rank)
{
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (table));
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    if (has_rank (riffle_table_get_pile (table, i), rank))
      {
        g_autofree char *name = pat_words_pile (rules, i);

        pat_words_add_item (names, name);
      }
  return g_string_free (names, FALSE);
}

/**
 * riffle_rank_finder_dup_sentence:
 * @table: the cards
 * @rank: a rank
 *
 * Returns: (transfer full): where cards of the rank can be seen, or that there are none
 */
char *
riffle_rank_finder_dup_sentence (RiffleTable *table,
                                 guint        rank)
{
  g_autofree char *piles = dup_piles (table, rank);

  /* Translators: no card of a rank can be seen */
  return g_strdup_printf (_(found[rank]), *piles != '\0' ? piles : _("none can be seen"));
}

static gboolean
is_seen (RiffleTable *table,
         guint        rank)
{
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    if (has_rank (riffle_table_get_pile (table, i), rank))
      return TRUE;
  return FALSE;
}

/* Says where the cards are; that there are none is also shown, which is not done here. */
static void
find (RiffleTable      *table,
      RiffleHighlights *highlights,
      RiffleAnnouncer  *announcer,
      guint             rank)
{
  g_autofree char *sentence = NULL;

  riffle_highlights_set_rank (highlights, (int) rank);
  if (!is_seen (table, rank))
    return;
  sentence = riffle_rank_finder_dup_sentence (table, rank);
  riffle_announcer_say (announcer, sentence);
}

static void
ask_for_key (RiffleAnnouncer *announcer)
{
  /* Translators: the letters in the corners of Ace, Jack, Queen and King, which are keys here */
  g_autofree char *sentence = g_strdup_printf (_("Press the key of a rank: %1$s, 2 to 9, 0 for "
                                                 "Ten, %2$s, %3$s or %4$s."),
                                               riffle_deck_index_label (PAT_ACE),
                                               riffle_deck_index_label (PAT_JACK),
                                               riffle_deck_index_label (PAT_QUEEN),
                                               riffle_deck_index_label (PAT_KING));

  riffle_announcer_say (announcer, sentence);
}

/**
 * riffle_rank_finder_begin:
 * @table: the cards
 * @highlights: mark them
 * @announcer: says where they are
 * @spot: (nullable): the card that has the focus
 *
 * Marks the rank of the card, if it can be seen, and waits for the key of a rank; if it waits
 * already, the marks go.
 */
void
riffle_rank_finder_begin (RiffleTable      *table,
                          RiffleHighlights *highlights,
                          RiffleAnnouncer  *announcer,
                          const PatSpot    *spot)
{
  RiffleCard *card = spot != NULL ? riffle_table_get_card (table, *spot) : NULL;

  if (riffle_highlights_get_rank (highlights) >= 0)
    riffle_highlights_set_rank (highlights, -1);
  else if (card != NULL && !pat_card_is_face_down (card->card) &&
           pat_card_get_rank (card->card) <= PAT_KING)
    find (table, highlights, announcer, pat_card_get_rank (card->card));
  else
    {
      riffle_highlights_set_rank (highlights, 0);
      ask_for_key (announcer);
    }
}

/* The rank with this letter in its corner. With `whole`, it is all that stands there; otherwise it
 * begins there what is longer. */
static guint
find_letter (gunichar letter,
             gboolean whole)
{
  static const guint ranks[] = { PAT_ACE, PAT_JACK, PAT_QUEEN, PAT_KING };

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      const char *label = riffle_deck_index_label (ranks[i]);

      if (g_unichar_tolower (g_utf8_get_char (label)) == letter &&
          (!whole || g_utf8_strlen (label, 2) == 1))
        return ranks[i];
    }
  return 0;
}

/**
 * riffle_rank_finder_parse:
 * @key: the value of a key, as riffle_keymap_simplify() gives it
 *
 * Reads the key of a rank: a digit, where 0 is Ten, or the letter in the corner of the cards in the
 * player's language; English letters count where the language has no other use for them.
 *
 * Returns: the rank, or 0
 */
guint
riffle_rank_finder_parse (guint key)
{
  gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));
  guint rank;

  if (letter >= '0' && letter <= '9')
    return letter == '0' ? 10 : letter - '0';
  rank = find_letter (letter, TRUE);
  if (rank == 0)
    rank = find_letter (letter, FALSE);
  if (rank != 0)
    return rank;
  switch (letter)
    {
    case 'a':
      return PAT_ACE;
    case 't':
      return 10;
    case 'j':
      return PAT_JACK;
    case 'q':
      return PAT_QUEEN;
    case 'k':
      return PAT_KING;
    default:
      return 0;
    }
}

/**
 * riffle_rank_finder_press:
 * @table: the cards
 * @highlights: mark them
 * @announcer: says where they are
 * @key: the value of a key, as riffle_keymap_simplify() gives it
 *
 * Marks another rank if the finder waits for one. A key that is none ends that, and means what it
 * does otherwise; Escape does nothing else.
 *
 * Returns: whether the key was for the finder
 */
gboolean
riffle_rank_finder_press (RiffleTable      *table,
                          RiffleHighlights *highlights,
                          RiffleAnnouncer  *announcer,
                          guint             key)
{
  if (riffle_highlights_get_rank (highlights) < 0 || key == RIFFLE_FIND_KEY)
    return FALSE;
  if (riffle_rank_finder_parse (key) != 0)
    {
      find (table, highlights, announcer, riffle_rank_finder_parse (key));
      return TRUE;
    }
  riffle_highlights_set_rank (highlights, -1);
  return key == GDK_KEY_Escape;
}

/* Whether a card lies behind another one, pile by pile and from the bottom to the top. */
static gboolean
is_behind (PatSpot        spot,
           const PatSpot *other)
{
  return other == NULL || spot.pile > other->pile ||
         (spot.pile == other->pile && spot.index > other->index);
}

/**
 * riffle_rank_finder_lead:
 * @table: the cards
 * @focus: goes to a card of the rank
 * @rank: a rank
 * @from: (nullable): the card before it; %NULL: it goes to the first one
 *
 * Leads the focus to the next card of a rank that can have it; after the last one comes the first.
 *
 * Returns: whether cards of the rank can be seen
 */
gboolean
riffle_rank_finder_lead (RiffleTable   *table,
                         RiffleFocus   *focus,
                         guint          rank,
                         const PatSpot *from)
{
  PatSpot first, next;
  gboolean has_first = FALSE, has_next = FALSE;

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    for (guint k = 0; k < riffle_table_get_pile (table, i)->cards->len; k++)
      {
        PatSpot spot = { i, (int) k };

        if (!riffle_highlights_is_of_rank (riffle_table_get_card (table, spot), rank) ||
            !riffle_focus_is_reachable (focus, spot))
          continue;
        if (!has_first)
          first = spot;
        has_first = TRUE;
        if (has_next || !is_behind (spot, from))
          continue;
        next = spot;
        has_next = TRUE;
      }
  if (has_first)
    riffle_focus_set_card (focus, has_next ? next : first);
  return is_seen (table, rank);
}
