/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The words for cards, ranks, scores, options and the state of a game. */
#include "config.h"

#include "pat-text-private.h"
#include "pat-words-private.h"

/* The names of the cards are whole strings, because many languages do not say "of". */
static const char *const card_names[PAT_N_SUITS][PAT_KING] = {
  {
    N_("Ace of Clubs"), N_("Two of Clubs"), N_("Three of Clubs"),
    N_("Four of Clubs"), N_("Five of Clubs"), N_("Six of Clubs"),
    N_("Seven of Clubs"), N_("Eight of Clubs"), N_("Nine of Clubs"),
    N_("Ten of Clubs"), N_("Jack of Clubs"), N_("Queen of Clubs"),
    N_("King of Clubs"),
  },
  {
    N_("Ace of Diamonds"), N_("Two of Diamonds"), N_("Three of Diamonds"),
    N_("Four of Diamonds"), N_("Five of Diamonds"), N_("Six of Diamonds"),
    N_("Seven of Diamonds"), N_("Eight of Diamonds"), N_("Nine of Diamonds"),
    N_("Ten of Diamonds"), N_("Jack of Diamonds"), N_("Queen of Diamonds"),
    N_("King of Diamonds"),
  },
  {
    N_("Ace of Hearts"), N_("Two of Hearts"), N_("Three of Hearts"),
    N_("Four of Hearts"), N_("Five of Hearts"), N_("Six of Hearts"),
    N_("Seven of Hearts"), N_("Eight of Hearts"), N_("Nine of Hearts"),
    N_("Ten of Hearts"), N_("Jack of Hearts"), N_("Queen of Hearts"),
    N_("King of Hearts"),
  },
  {
    N_("Ace of Spades"), N_("Two of Spades"), N_("Three of Spades"),
    N_("Four of Spades"), N_("Five of Spades"), N_("Six of Spades"),
    N_("Seven of Spades"), N_("Eight of Spades"), N_("Nine of Spades"),
    N_("Ten of Spades"), N_("Jack of Spades"), N_("Queen of Spades"),
    N_("King of Spades"),
  },
};

static const char *const suit_names[PAT_N_SUITS] = {
  /* Translators: a suit */
  N_("Clubs"),
  /* Translators: a suit */
  N_("Diamonds"),
  /* Translators: a suit */
  N_("Hearts"),
  /* Translators: a suit */
  N_("Spades"),
};

static const char *const rank_names[PAT_JOKER + 1] = {
  NULL,
  /* Translators: the ranks stand in lists and after a colon: "Only these ranks may begin a
     foundation: Ace, Two" */
  NC_("rank", "Ace"),
  NC_("rank", "Two"),
  NC_("rank", "Three"),
  NC_("rank", "Four"),
  NC_("rank", "Five"),
  NC_("rank", "Six"),
  NC_("rank", "Seven"),
  NC_("rank", "Eight"),
  NC_("rank", "Nine"),
  NC_("rank", "Ten"),
  NC_("rank", "Jack"),
  NC_("rank", "Queen"),
  NC_("rank", "King"),
  NC_("rank", "Joker"),
};

/**
 * pat_words_translate:
 * @variant: a variant
 * @text: (nullable): one of its strings
 *
 * Translates a string of a variant in the domain that the variant names, or else in the program's
 * own. It may have a context, as `PAT_NC_` marks it.
 *
 * Returns: (nullable) (transfer none): the translation
 */
const char *
pat_words_translate (const PatVariantSpec *variant,
                     const char           *text)
{
  return pat_text_translate (variant->domain, text);
}

/* Whether a player may expect to put cards on a row or take them from it. */
gboolean
pat_words_is_for_player (const PatPileSpec *row)
{
  return row->role == PAT_FOUNDATION || row->role == PAT_TABLEAU || row->role == PAT_CELL;
}

/* Whether a row is not a row of columns but of places from which cards are removed. */
gboolean
pat_words_is_place (const PatPileSpec *row)
{
  return row->role == PAT_TABLEAU && (row->removable || row->covered ||
                                      row->take == PAT_TAKE_NONE) &&
         row->build == PAT_NO_BUILD && row->can_build == NULL;
}

static gboolean
has_like_rules (const PatPileSpec *a,
                const PatPileSpec *b)
{
  return a->build == b->build && a->can_build == b->can_build && a->step == b->step &&
         a->run == b->run && a->units == b->units && a->take == b->take && a->fill == b->fill &&
         a->ranks == b->ranks && a->suits == b->suits && a->one_each == b->one_each &&
         a->max_cards == b->max_cards && a->from == b->from &&
         a->fill_from == b->fill_from && a->fill_first == b->fill_first;
}

/* Of sentences, one for each subject, the one for a subject; if that is missing, the one for a
 * pile, which is always there. */
const char *
pat_words_of_subject (const char *const sentences[PAT_N_SUBJECTS],
                      PatSubject        subject)
{
  return sentences[subject] != NULL ? sentences[subject] : sentences[PAT_SUBJECT_PILE];
}

/* Foundations and columns are spoken of as such if one sentence holds for all of them. */
PatSubject
pat_words_subject (const PatRules *rules,
                   guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->name != NULL || pat_words_is_place (row) ||
      (row->role != PAT_FOUNDATION && row->role != PAT_TABLEAU))
    return PAT_SUBJECT_PILE;
  for (guint i = 0; i < pat_rules_get_n_piles (rules); i++)
    {
      const PatPileSpec *other = pat_rules_get_pile (rules, i);

      if (other->role == row->role && other->name == NULL && !has_like_rules (row, other))
        return PAT_SUBJECT_PILE;
    }
  return row->role == PAT_FOUNDATION ? PAT_SUBJECT_FOUNDATION : PAT_SUBJECT_COLUMN;
}

/* The same for a sentence that speaks of all foundations or columns: if there is only one, it
   is simply a pile. */
PatSubject
pat_words_plural_subject (const PatRules *rules,
                          guint           pile)
{
  if (pat_rules_count_role (rules, pat_rules_get_role (rules, pile)) == 1)
    return PAT_SUBJECT_PILE;
  return pat_words_subject (rules, pile);
}

const char *
pat_words_rank (guint rank)
{
  return rank >= PAT_ACE && rank <= PAT_JOKER
         ? g_dpgettext2 (GETTEXT_PACKAGE, "rank", rank_names[rank])
         : "";
}

/* A set of ranks as a list, lowest first. */
char *
pat_words_ranks (guint ranks)
{
  GString *list = g_string_new (NULL);

  for (guint rank = PAT_ACE; rank <= PAT_JOKER; rank++)
    if ((ranks & PAT_RANK_BIT (rank)) != 0)
      pat_words_add_item (list, pat_words_rank (rank));
  return g_string_free (list, FALSE);
}

/* A set of suits as a list, in the order of the notation. */
char *
pat_words_suits (guint suits)
{
  GString *list = g_string_new (NULL);

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if ((suits & PAT_SUIT_BIT (suit)) != 0)
      pat_words_add_item (list, _(suit_names[suit]));
  return g_string_free (list, FALSE);
}

/* A number with a true minus sign. */
char *
pat_words_number (int number)
{
  if (number >= 0)
    return g_strdup_printf ("%d", number);
  /* Translators: a negative number */
  return g_strdup_printf (C_("number", "−%d"), -number);
}

/**
 * pat_words_card:
 * @card: a card
 *
 * Names a card; of a face-down card, only that it lies face down.
 *
 * Returns: (transfer full): its name
 */
char *
pat_words_card (PatCard card)
{
  guint rank = pat_card_get_rank (card);

  if (pat_card_is_face_down (card))
    /* Translators: stands for the name of a card */
    return g_strdup (_("Face-down card"));
  if (rank == PAT_JOKER)
    /* Translators: the name of a card */
    return g_strdup (_("Joker"));
  if (rank < PAT_ACE || rank > PAT_KING)
    /* Translators: stands for the name of a card if there is none */
    return g_strdup (_("No card"));
  return g_strdup (_(card_names[pat_card_get_suit (card)][rank - 1]));
}

static char *
format_amount (const PatRules *rules,
               guint           amount)
{
  const PatScoring *scoring = pat_rules_get_game (rules)->scoring;
  g_autofree char *number = g_strdup_printf ("%u", amount);

  if (scoring == NULL || scoring->format == NULL)
    return g_steal_pointer (&number);
  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules), scoring->format),
                          number);
}

/**
 * pat_words_score:
 * @rules: the rules
 * @score: points
 *
 * Writes a score as the game's scoring wants it.
 *
 * Returns: (transfer full): the score
 */
char *
pat_words_score (const PatRules *rules,
                 int             score)
{
  g_autofree char *amount = format_amount (rules, (guint) ABS (score));

  if (score >= 0)
    return g_steal_pointer (&amount);
  /* Translators: a negative score: a minus sign before points or money */
  return g_strdup_printf (C_("score", "−%s"), amount);
}

/* Points that something earns or costs. */
char *
pat_words_signed (const PatRules *rules,
                  int             points)
{
  g_autofree char *amount = NULL;

  if (points <= 0)
    return pat_words_score (rules, points);
  amount = format_amount (rules, (guint) points);
  /* Translators: a gain: a plus sign before points or money */
  return g_strdup_printf (C_("score", "+%s"), amount);
}

/**
 * pat_words_option_value:
 * @rules: rules
 * @key: the key of an option
 *
 * Writes the value that an option has in the rules, for the player.
 *
 * Returns: (transfer full): the value
 */
char *
pat_words_option_value (const PatRules *rules,
                        const char     *key)
{
  PatOptions *options = pat_rules_get_options (rules);
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);
  int value = pat_options_get (options, key);

  for (guint i = 0; i < n_specs; i++)
    if (g_str_equal (specs[i].key, key))
      {
        if (specs[i].type == PAT_OPTION_SWITCH)
          return g_strdup (value != 0 ? C_("option", "On") : C_("option", "Off"));
        if (specs[i].type == PAT_OPTION_CHOICE && value >= 0)
          return g_strdup (pat_words_translate (pat_rules_get_variant (rules),
                                                specs[i].choices[value].label));
      }
  return pat_words_number (value);
}

/**
 * pat_section_free:
 * @section: a part of a rules page
 *
 * Frees a part of a rules page.
 */
void
pat_section_free (PatSection *section)
{
  g_free (section->title);
  g_free (section->text);
  g_free (section);
}
