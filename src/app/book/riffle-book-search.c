/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words in the book, and games by their names. Words are compared without case and accents,
 * and the beginning of a word will do. */
#include "config.h"

#include "riffle-book-search.h"

#include <glib/gi18n.h>

#include "riffle-book.h"

/* Where the words were found, the best place last. The names of games have the same scale. */
enum
{
  IN_TEXT = 1,
  IN_TITLE,
  IS_TITLE = 4,
};

static void
hit_free (gpointer data)
{
  RiffleBookHit *hit = data;

  g_free (hit->place);
  g_free (hit->title);
  g_free (hit->text);
  g_free (hit);
}

static void
add_hit (GPtrArray  *hits,
         char       *place,
         const char *title,
         const char *text,
         guint       rating)
{
  RiffleBookHit *hit = g_new0 (RiffleBookHit, 1);

  *hit = (RiffleBookHit) { place, g_strdup (title), g_strdup (text), rating };
  g_ptr_array_add (hits, hit);
}

static gboolean
is_same (const char *a,
         const char *b)
{
  g_autofree char *first = g_utf8_casefold (a, -1);
  g_autofree char *second = g_utf8_casefold (b, -1);

  return g_str_equal (g_strstrip (first), g_strstrip (second));
}

static guint
rate_title (const char *title,
            const char *words)
{
  if (is_same (title, words))
    return IS_TITLE;
  return g_str_match_string (words, title, TRUE) ? IN_TITLE : 0;
}

/* Returns: (nullable): the first of the texts that has the words, in the player's language */
static const char *
find_text (const char *const *texts,
           const char        *words)
{
  for (guint i = 0; texts[i] != NULL; i++)
    if (g_str_match_string (words, _(texts[i]), TRUE))
      return _(texts[i]);
  return NULL;
}

/* A section without a heading is the beginning of its chapter. */
static void
search_section (GPtrArray               *hits,
                const RiffleBookChapter *chapter,
                const RiffleBookSection *section,
                const char              *words)
{
  const char *title = riffle_book_get_title (section->id);
  const char *text = find_text (section->paragraphs, words);
  guint rating = rate_title (title, words);

  if (text == NULL)
    text = find_text (section->items, words);
  if (rating == 0 && text == NULL)
    return;
  if (text == NULL)
    text = section->paragraphs[0] != NULL ? _(section->paragraphs[0])
      : riffle_book_get_title (chapter->id);
  add_hit (hits, g_strdup (section->id), title, text, MAX (rating, IN_TEXT));
}

/* Its sections are found by themselves. */
static void
search_chapter (GPtrArray               *hits,
                const RiffleBookChapter *chapter,
                const char              *words)
{
  const char *title = riffle_book_get_title (chapter->id);
  gboolean has_title = chapter->sections[0].title == NULL;

  for (const RiffleBookSection *section = chapter->sections; section->id != NULL; section++)
    search_section (hits, chapter, section, words);
  if (!has_title && rate_title (title, words) > 0)
    add_hit (hits, g_strdup (chapter->id), title, NULL, rate_title (title, words));
}

static void
search_games (GPtrArray   *hits,
              PatRegistry *registry,
              const char  *words)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      if (pat_variant_matches (variant, words))
        add_hit (hits, g_strconcat (RIFFLE_BOOK_GAME, pat_variant_get_id (variant), NULL),
                 pat_variant_get_name (variant),
                 /* Translators: below the name of a game that a search has found */
                 _("Rules of the game"), pat_variant_rate_match (variant, words));
    }
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const RiffleBookHit *first = *(RiffleBookHit *const *) a;
  const RiffleBookHit *second = *(RiffleBookHit *const *) b;

  return (int) second->rating - (int) first->rating;
}

/**
 * riffle_book_search:
 * @registry: the games
 * @words: what the reader typed
 *
 * Looks for words in titles and texts of the book, and in names of games. What was meant most
 * likely comes first, and otherwise what comes first in the book.
 *
 * Returns: (transfer full) (element-type RiffleBookHit): what was found
 */
GPtrArray *
riffle_book_search (PatRegistry *registry,
                    const char  *words)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (hit_free);
  g_autofree char *asked = g_strstrip (g_strdup (words));

  if (*asked == '\0')
    return hits;
  for (const RiffleBookChapter *chapter = riffle_book_get_chapters (); chapter->id != NULL;
       chapter++)
    search_chapter (hits, chapter, asked);
  search_games (hits, registry, asked);
  g_ptr_array_sort (hits, compare);
  return hits;
}
