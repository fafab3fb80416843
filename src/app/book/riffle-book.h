/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The book: chapters of sections, each with a name by which links lead to it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RIFFLE_BOOK_OPEN       "book.open" /* the action that leads to a place, its parameter */
#define RIFFLE_BOOK_CONTEXT    "book"  /* of titles, for gettext */
#define RIFFLE_BOOK_GAME       "game:" /* begins the place of a game's rules; its id follows */
#define RIFFLE_BOOK_PARAGRAPHS 6
#define RIFFLE_BOOK_ITEMS      10
#define RIFFLE_BOOK_LINKS      6

/**
 * RiffleBookSection:
 * @id: the place that it is, of a–z and '-'
 * @title: (nullable): its heading, untranslated, with RIFFLE_BOOK_CONTEXT
 * @paragraphs: untranslated; a name of a key or an action in braces stands for the player's key
 * @items: the same, each an entry of a list below the paragraphs
 * @links: places that have to do with it
 * @picture: (nullable): a picture above the paragraphs, see riffle_book_picture_new ()
 * @keys: (nullable): the group of shortcuts that is listed below
 * @lists_games: all games are listed below
 *
 * A part of a chapter.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *paragraphs[RIFFLE_BOOK_PARAGRAPHS + 1];
  const char *items[RIFFLE_BOOK_ITEMS + 1];
  const char *links[RIFFLE_BOOK_LINKS + 1];
  const char *picture;
  const char *keys;
  gboolean    lists_games;
} RiffleBookSection;

/**
 * RiffleBookChapter:
 * @id: the place that it is
 * @title: its heading, untranslated, with RIFFLE_BOOK_CONTEXT
 * @sections: up to one without an id
 */
typedef struct
{
  const char              *id;
  const char              *title;
  const RiffleBookSection *sections;
} RiffleBookChapter;

/**
 * RiffleBookPlace:
 * @chapter: a chapter
 * @section: (nullable): a section of it, or %NULL for its beginning
 */
typedef struct
{
  const RiffleBookChapter *chapter;
  const RiffleBookSection *section;
} RiffleBookPlace;

/* The texts, by what they are about. */
extern const RiffleBookSection riffle_book_introduction[];
extern const RiffleBookSection riffle_book_playing[];
extern const RiffleBookSection riffle_book_ranks[];
extern const RiffleBookSection riffle_book_scoring[];
extern const RiffleBookSection riffle_book_deals[];
extern const RiffleBookSection riffle_book_help[];
extern const RiffleBookSection riffle_book_games[];
extern const RiffleBookSection riffle_book_history[];
extern const RiffleBookSection riffle_book_reading[];
extern const RiffleBookSection riffle_book_program[];
extern const RiffleBookSection riffle_book_glossary[];

const RiffleBookChapter *riffle_book_get_chapters (void);
gboolean                 riffle_book_find         (const char      *id,
                                                   RiffleBookPlace *place);
const char              *riffle_book_get_title    (const char      *id);

G_END_DECLS
