/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The book: its chapters, and where links lead. */
#include "config.h"

#include "riffle-book.h"

#include <glib/gi18n.h>

static const RiffleBookChapter chapters[] = {
  { "introduction", NC_ ("book", "Introduction to Solitaire"), riffle_book_introduction },
  { "playing", NC_ ("book", "How to Play"), riffle_book_playing },
  { "ranks", NC_ ("book", "The Order of the Ranks"), riffle_book_ranks },
  { "scoring", NC_ ("book", "Scoring"), riffle_book_scoring },
  { "deals", NC_ ("book", "Deals, Options and Versions"), riffle_book_deals },
  { "help", NC_ ("book", "Hints, Undo and Statistics"), riffle_book_help },
  { "games", NC_ ("book", "Rules of All Games"), riffle_book_games },
  { "glossary", NC_ ("book", "Glossary"), riffle_book_glossary },
  { "history", NC_ ("book", "A Short History of Solitaire"), riffle_book_history },
  { "books", NC_ ("book", "Books to Read"), riffle_book_reading },
  { "program", NC_ ("book", "The Program"), riffle_book_program },
  { 0 }
};

/**
 * riffle_book_get_chapters:
 *
 * Returns: (transfer none): the chapters, up to one without an id
 */
const RiffleBookChapter *
riffle_book_get_chapters (void)
{
  return chapters;
}

static const RiffleBookSection *
find_section (const RiffleBookChapter *chapter,
              const char              *id)
{
  for (const RiffleBookSection *section = chapter->sections; section->id != NULL; section++)
    if (g_str_equal (section->id, id))
      return section;
  return NULL;
}

/**
 * riffle_book_find:
 * @id: a place in the book, which is not a game's rules
 * @place: (out caller-allocates): where it is
 *
 * Returns: whether there is such a chapter or section
 */
gboolean
riffle_book_find (const char      *id,
                  RiffleBookPlace *place)
{
  for (const RiffleBookChapter *chapter = chapters; chapter->id != NULL; chapter++)
    {
      const RiffleBookSection *section = find_section (chapter, id);

      if (section == NULL && !g_str_equal (chapter->id, id))
        continue;
      *place = (RiffleBookPlace) { chapter, section };
      return TRUE;
    }
  return FALSE;
}

/**
 * riffle_book_get_title:
 * @id: a place that riffle_book_find () knows
 *
 * Returns: (transfer none): what it is called, in the player's language
 */
const char *
riffle_book_get_title (const char *id)
{
  RiffleBookPlace place;

  g_return_val_if_fail (riffle_book_find (id, &place), NULL);

  return g_dpgettext2 (NULL, RIFFLE_BOOK_CONTEXT,
                       place.section != NULL && place.section->title != NULL
                       ? place.section->title : place.chapter->title);
}
