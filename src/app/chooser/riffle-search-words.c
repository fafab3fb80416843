/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player has typed into the search: words for which games are known, such as “easy”, and
 * names. */
#include "config.h"

#include "riffle-search-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "riffle-filter.h"

struct _RiffleSearchWords
{
  char         *words; /* as they were typed */
  RiffleFilter *facts; /* what they ask for besides names; it may be empty */
  char         *names; /* the words that are left then */
};

/* A longer one comes before one that is a part of it. */
static const struct
{
  RiffleFacet facet;
  guint       answer;
  const char *words;
} known[] = {
  /* Translators: what somebody types who searches for games that are often won; any number of
     words, separated by semicolons, the longer ones first. “easy” is the most important one. */
  { RIFFLE_FACET_ODDS, 2, N_("easy games;easy game;easy;simple games;simple;often won") },
  /* Translators: what somebody types who searches for games that are sometimes won; separated by
     semicolons */
  { RIFFLE_FACET_ODDS, 1, N_("sometimes won") },
  /* Translators: what somebody types who searches for games that are seldom won; separated by
     semicolons, the longer ones first */
  { RIFFLE_FACET_ODDS, 0, N_("hard games;hard game;hard;difficult games;difficult;seldom won") },
  /* Translators: what somebody types who searches for games that take a few minutes only;
     separated by semicolons, the longer ones first */
  { RIFFLE_FACET_LENGTH, 0, N_("short games;short game;short;quick games;quick;fast") },
  /* Translators: what somebody types who searches for games that take long; separated by
     semicolons, the longer ones first */
  { RIFFLE_FACET_LENGTH, 2, N_("long games;long game;long") },
  /* Translators: what somebody types who searches for games that luck and skill decide; separated
     by semicolons. It comes before “luck” and “skill”. */
  { RIFFLE_FACET_SKILL, 1, N_("luck and skill") },
  /* Translators: what somebody types who searches for games that luck decides; separated by
     semicolons */
  { RIFFLE_FACET_SKILL, 0, N_("games of luck;luck;chance") },
  /* Translators: what somebody types who searches for games that skill decides; separated by
     semicolons */
  { RIFFLE_FACET_SKILL, 2, N_("games of skill;skill") },
  /* Translators: what somebody types who searches for games with one deck of cards; separated by
     semicolons */
  { RIFFLE_FACET_DECKS, 0, N_("one deck;1 deck;single deck") },
  /* Translators: what somebody types who searches for games with two decks of cards; separated by
     semicolons, the longer ones first */
  { RIFFLE_FACET_DECKS, 1, N_("two decks;two deck;2 decks;2 deck") },
};

/* Takes whole words out of others; there is a space around each of them. */
static gboolean
take (GString    *words,
      const char *phrase)
{
  g_autofree char *folded = g_utf8_casefold (phrase, -1);
  g_autofree char *wanted = g_strdup_printf (" %s ", folded);
  const char *found = *folded != '\0' ? strstr (words->str, wanted) : NULL;

  if (found == NULL)
    return FALSE;
  g_string_erase (words, found - words->str, (gssize) strlen (wanted) - 1);
  return TRUE;
}

static gboolean
take_any (GString    *words,
          const char *phrases)
{
  g_auto (GStrv) list = g_strsplit (phrases, ";", -1);

  for (guint i = 0; list[i] != NULL; i++)
    if (take (words, g_strstrip (list[i])))
      return TRUE;
  return FALSE;
}

/* In lower case, with one space before and behind each word. */
static GString *
dup_normal (const char *words)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);
  g_auto (GStrv) list = g_strsplit_set (folded, " \t", -1);
  GString *normal = g_string_new (" ");

  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0')
      g_string_append_printf (normal, "%s ", list[i]);
  return normal;
}

/**
 * riffle_search_words_new:
 * @words: what a player typed into a search
 *
 * Understands what was typed, in English and in the player's language.
 *
 * Returns: (transfer full): the words
 */
RiffleSearchWords *
riffle_search_words_new (const char *words)
{
  RiffleSearchWords *self = g_new0 (RiffleSearchWords, 1);
  GString *left = dup_normal (words);

  self->words = g_strdup (words);
  self->facts = riffle_filter_new ();
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (take_any (left, known[i].words) || take_any (left, _(known[i].words)))
      riffle_filter_set_answer (self->facts, known[i].facet, known[i].answer, TRUE);
  self->names = g_string_free (left, FALSE);
  return self;
}

/**
 * riffle_search_words_free:
 * @self: (transfer full): the words
 *
 * Forgets them.
 */
void
riffle_search_words_free (RiffleSearchWords *self)
{
  g_object_unref (self->facts);
  g_free (self->words);
  g_free (self->names);
  g_free (self);
}

/* It differs from the game in nothing that a player sees. */
static gboolean
is_game_itself (PatVariant      *variant,
                const PatPreset *preset)
{
  return *preset->options == '\0'
         || g_str_equal (pat_variant_translate (variant, preset->name),
                         pat_variant_get_name (variant));
}

static gboolean
find_first_preset (const RiffleSearchWords *self,
                   PatVariant              *variant)
{
  const PatPreset *preset = pat_variant_get_spec (variant)->presets;

  for (; preset != NULL && preset->key != NULL; preset++)
    if (is_game_itself (variant, preset)
        && pat_variant_matches_preset (variant, preset, self->words))
      return TRUE;
  return FALSE;
}

static gboolean
find_facts (const RiffleSearchWords *self,
            PatVariant              *variant)
{
  return !riffle_filter_is_empty (self->facts)
         && riffle_filter_passes (self->facts, variant, 0)
         && pat_variant_matches (variant, self->names);
}

/**
 * riffle_search_words_find:
 * @self: the words
 * @variant: a variant
 *
 * Looks for the words in the names of the game and of the preset with which it begins, and in what
 * the filters know about it.
 *
 * Returns: whether the player may mean the game
 */
gboolean
riffle_search_words_find (const RiffleSearchWords *self,
                          PatVariant              *variant)
{
  return pat_variant_matches (variant, self->words)
         || find_first_preset (self, variant)
         || find_facts (self, variant);
}

/**
 * riffle_search_words_rate:
 * @self: the words
 * @variant: a variant that was found
 *
 * Returns: how likely it is that the player means the variant, as pat_variant_rate_match () has it
 */
guint
riffle_search_words_rate (const RiffleSearchWords *self,
                          PatVariant              *variant)
{
  guint rating = pat_variant_rate_match (variant, self->words);

  if (rating > 0)
    return rating;
  return find_first_preset (self, variant) || find_facts (self, variant);
}

/**
 * riffle_search_words_find_preset:
 * @self: the words
 * @variant: a variant
 * @preset: one of its presets
 *
 * Returns: whether the player may mean the preset, and it is more than the game itself
 */
gboolean
riffle_search_words_find_preset (const RiffleSearchWords *self,
                                 PatVariant              *variant,
                                 const PatPreset         *preset)
{
  return !is_game_itself (variant, preset)
         && pat_variant_matches_preset (variant, preset, self->words);
}
