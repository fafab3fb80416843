/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts of the book: where the games come from, and which books tell more. */
#include "config.h"

#include "riffle-book.h"

#include <glib/gi18n.h>

const RiffleBookSection riffle_book_history[] = {
  { "beginnings", NC_ ("book", "The Beginnings"),
    { N_("Nobody knows who laid out the first game of solitaire. It seems to have begun in the "
         "north of Germany or in Scandinavia, in the last decades of the eighteenth century. The "
         "oldest description that is known stands in a German book of games of 1783."),
      N_("From there the games came to France and to England in the nineteenth century. The name "
         "patience is a French word. In the United States the usual name became solitaire, which "
         "is French, too: something for one alone."),
      N_("It is often told that Napoleon passed his time with patience on Saint Helena. Several "
         "games are named after him and the island, but there is no proof of the story.") } },
  { "first-books", NC_ ("book", "The First Books"),
    { N_("Around 1870, Lady Adelaide Cadogan published Illustrated Games of Patience in London. "
         "It was so successful that for a time any book of patience was called a Cadogan. In New "
         "York, William Brisbane Dick brought out Dick’s Games of Patience in 1883. Mary "
         "Whitmore Jones followed with several series of games. Many games in this program are "
         "found in these books.") },
    .links = { "books" } },
  { "klondike-and-canfield", NC_ ("book", "Gold and Casinos"),
    { N_("Klondike has its name from the region in Canada to which gold seekers went from 1896 "
         "on. Whether they really played it there, nobody can say. It became the best-known game "
         "of all."),
      N_("Richard Canfield ran a casino in Saratoga Springs in the United States. It is told "
         "that players there bought a deck for about fifty dollars and got five dollars for each "
         "card that they brought to the foundations. The game is called Canfield in America and "
         "Demon in Britain. The scoring that is called Vegas follows the same idea.") },
    .links = { "score-vegas" } },
  { "computers", NC_ ("book", "On the Computer"),
    { N_("In 1978 Paul Alfille wrote the first computer version of FreeCell, for the PLATO "
         "system, which schools and universities used. In 1990 Microsoft added Klondike to "
         "Windows 3.0 under the name Solitaire, written by Wes Cherry, with cards by Susan Kare. "
         "For many people it was the first thing that they did with a mouse.") } },
  { "eleven-nine-eight-two", NC_ ("book", "Deal 11982"),
    { N_("Jim Horne wrote Microsoft’s FreeCell, which came with Windows 95. Its deals were "
         "numbered from 1 to 32000. Players shared them out on the Internet in 1994 and 1995, "
         "and solved all of them but one: number 11982. Programs that search all possibilities "
         "have shown since that this deal cannot be won. You can try it here, since FreeCell has "
         "the same numbers.") },
    .links = { "deal-numbers" } },
  { 0 }
};

const RiffleBookSection riffle_book_reading[] = {
  { "books-on-games", NULL,
    { N_("These books describe many games. The older ones are free of copyright, and libraries "
         "have put some of them on the Internet.") },
    { N_("Lady Adelaide Cadogan: Illustrated Games of Patience, about 1870"),
      N_("William Brisbane Dick: Dick’s Games of Patience, or Solitaire with Cards, 1883"),
      N_("Mary Whitmore Jones: Games of Patience for One or More Players, several series, from "
         "about 1890"),
      N_("Albert H. Morehead and Geoffrey Mott-Smith: The Complete Book of Solitaire and "
         "Patience Games, 1949"),
      N_("David Parlett: The Penguin Book of Patience, 1979") },
    { "first-books" } },
  { 0 }
};
