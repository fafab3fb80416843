/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts of the book: how this program is used to play. What stands in braces is a key of the
 * player, and translators keep it. */
#include "config.h"

#include "riffle-book.h"

#include <glib/gi18n.h>

const RiffleBookSection riffle_book_playing[] = {
  { "ways-to-play", NULL,
    { N_("You can play with the mouse, with a finger, with keys alone, and with a screen reader. "
         "Everything can be done in each of these ways, and you can change from one to another "
         "at any time."),
      N_("The button at the upper left, and the name of the game in the middle, lead to the page "
         "of games. The button at the upper right opens the main menu."),
      /* Translators: {win.rules} stands for a key, such as F1; keep it as it is */
      N_("{win.rules} shows the rules of the game that you are playing. If a move is not "
         "allowed, a message says why.") },
    .links = { "mouse", "touch", "keys", "screen-reader" } },
  { "mouse", NC_ ("book", "With the Mouse"),
    { N_("Drag a card to its new place, or click it and then click the place. While a card is "
         "chosen, the places where it can go are marked. What you drag goes back if it does not "
         "fit.") },
    { N_("A click on the stock deals from it."),
      N_("A double click moves a card to the place that is best for it, a foundation first."),
      N_("Hold the right mouse button on a card to look under it: a covered card comes up, and a "
         "pile is spread out. Cards that lie face down stay hidden. After a mere click, what has "
         "come up stays until the pointer leaves the card."),
      N_("In the preferences you can have one click move a card, switch dragging off, exchange "
         "the mouse buttons, and mirror the table.") },
    { "foundation", "stock" } },
  { "touch", NC_ ("book", "With a Finger"),
    { N_("Tap a card and then its new place, or drag it there. Tap the stock to deal. Tap a card "
         "twice quickly to move it to the best place."),
      N_("Keep your finger on a card to look under it. On a small screen you may want the stock "
         "and the foundations within reach of your thumb: switch on “Stock at the bottom” in the "
         "preferences.") } },
  { "keys", NC_ ("book", "With Keys"),
    { /* Translators: {Return}, {Escape} and the like stand for keys; keep them as they are */
      N_("The card that has the focus has a frame. The arrow keys move it from card to card and "
         "from pile to pile. {Return} picks up the card, with everything on it, and {Return} on "
         "another pile puts it down there. {plus} takes one card more and {minus} one card "
         "fewer. {Escape} lets go."),
      /* Translators: {d} and the like stand for keys; keep them as they are */
      N_("Many keys lead to a pile at once: {d} deals from the stock, {s} goes to the stock, {w} "
         "to the waste, {f} to the foundations, and a number to a column. {k} shows the keys of "
         "all piles. {<Shift>Return} plays a card where it fits best."),
      /* Translators: {win.undo} stands for a key, such as Ctrl+Z; keep it as it is */
      N_("{win.undo} takes a move back, {win.hint} shows a move, {win.new} deals a new game, and "
         "{win.find} finds another one. {F10} opens the main menu."),
      /* Translators: {win.show-help-overlay} stands for a key; keep it as it is */
      N_("Keys that belong to the program can be changed: {win.show-help-overlay} shows them "
         "all. The lists below have the keys as they are now.")
    } },
  { "todays-deal", NC_ ("book", "Today’s Deal"),
    { /* Translators: {win.daily} stands for a key, such as Ctrl+J; keep it as it is */
      N_("Each day has a deal that is the same for everybody. {win.daily} shows it, with a "
         "calendar of the days before. Each weekday has a game of its own; if you like one best, "
         "choose it below the calendar."),
      N_("A day counts as won if you begin its deal on that day and win it, at the latest on the "
         "next day. Days won in a row are counted. Days that you have missed can be played at any "
         "time. Hints and undo are allowed, and are mentioned.")
    } },
  { "childrens-games", NC_ ("book", "Children’s Games"),
    { /* Translators: {win.children} and {Escape} stand for keys; keep them as they are */
      N_("{win.children} opens a page with a few games for children, in large pictures. There, a "
         "game has one button, which leads back, as {Escape} does. At its end, “Again” deals the "
         "next one at once.")
    } },
  { "keys-of-cards", NC_ ("book", "Keys of the Cards"),
    .keys = "Cards" },
  { "keys-of-game", NC_ ("book", "Keys of the Game"),
    .keys = "Game" },
  { "keys-of-files", NC_ ("book", "Keys of Games and Files"),
    .keys = "Games and Files" },
  { "keys-of-program", NC_ ("book", "Keys of the Program"),
    .keys = "General" },
  { "screen-reader", NC_ ("book", "With a Screen Reader"),
    { N_("Each pile is a list with a name, such as “Column 3”, and each card in it an entry that "
         "says what it is and where it lies. Moves, hints, refusals and the end of the game are "
         "spoken. Play as “With Keys” says."),
      /* Translators: {p}, {e} and {g} stand for keys; keep them as they are */
      N_("{p} reads the pile where you are, {e} the ends of all columns, and {g} how the game "
         "stands. {slash} and then a rank finds all cards of that rank."),
      /* Translators: {win.pile-help} stands for a key; keep it as it is */
      N_("{win.pile-help} tells what a pile is for and what it takes. In this book, headings, "
         "paragraphs and entries of lists are texts of their own.") },
    .links = { "keys", "keys-of-cards" } },
  { 0 }
};

const RiffleBookSection riffle_book_deals[] = {
  { "deal-numbers", NC_ ("book", "Deal Numbers"),
    { N_("Every deal has a number. The same number of the same game with the same options always "
         "gives the same cards, on every computer and in every version of the program. So you "
         "can play a deal again, or have a friend try it."),
      /* Translators: {win.deal-number} and the like stand for keys; keep them as they are */
      N_("In the main menu, “Deals” has the next deal and the previous one, a deal by its number "
         "({win.deal-number}), and the deals that you played last. {win.copy-deal} copies the "
         "name of the deal, with its game and its options, so that you can send it."),
      N_("In FreeCell, the numbers up to 2147483647 are those of Microsoft’s program.") },
    .links = { "deal", "deal-number", "eleven-nine-eight-two" } },
  { "options", NC_ ("book", "Options and Versions"),
    { /* Translators: {win.game-options} stands for a key; keep it as it is */
      N_("Most games have options, such as how many cards are turned over at a time, or how the "
         "game is scored. {win.game-options} shows those of the game that you are playing. If "
         "nobody has touched the deal yet, a change takes effect at once; otherwise it applies "
         "to the next deal."),
      N_("A version is a set of options with a name of its own. Choose it at the top of the "
         "options. The rules of the game always tell the rules with the options as they are.")
    },
    .links = { "option", "version", "scoring" } },
  { "saved-games", NC_ ("book", "Saved Games"),
    { N_("You need not save. Each game is kept after every move, and comes back as you left it, "
         "also after you have played another game."),
      /* Translators: {win.save-as} and {win.open} stand for keys; keep them as they are */
      N_("{win.save-as} saves a copy to a file of your own, and {win.open} opens such a "
         "file.") } },
  { "windows", NC_ ("book", "Several Windows"),
    { /* Translators: {app.new-window} stands for a key; keep it as it is */
      N_("{app.new-window} opens another window, in which you can play another game at the same "
         "time. A game that is being played in one window is not opened in a second one: that "
         "window comes to the front.")
    } },
  { "replays", NC_ ("book", "Replays"),
    { /* Translators: {win.watch} stands for a key; keep it as it is */
      N_("{win.watch} shows the game again, move by move. Let it run with the space bar, go from "
         "step to step with the arrow keys or the slider, and play on from any step with “Play "
         "from Here”. A message then offers to bring back the game that you left."),
      /* Translators: {win.paste} stands for a key; keep it as it is */
      N_("In the main menu, “Files and Replays” copies the deal and all moves as a text, or saves "
         "them as a file. Send them to a friend, who pastes the text with {win.paste} or drops the "
         "file on the window, to watch your game or to beat it. The moves are played again by the "
         "rules, so nobody can claim more than they have reached."),
      N_("“Copy Link to This Deal” in “Deals” copies a link that opens the deal in Riffle.")
    } },
  { 0 }
};

const RiffleBookSection riffle_book_help[] = {
  { "hints", NC_ ("book", "Hints"),
    { /* Translators: {win.hint} stands for a key; keep it as it is */
      N_("{win.hint} shows a move. Ask again to see others. A message says what the hint rests on: "
         "the move leads to a win, and all moves after it are known; it seems to have the best "
         "chance of winning; or it looks best, and no more is known. If the game is known to be "
         "lost, the message says so. A hint leads nowhere where the game has been, unless that "
         "wins."),
      N_("Hints know what you can know: the cards that lie face up, and those that you have seen "
         "and that must still lie where they were. What is hidden is dealt at random a few dozen "
         "times, and a move is shown that no other one beats by much. In games like Klondike, "
         "cards are turned up and the stock is looked through before that. In the preferences you "
         "can allow hints to know face-down cards."),
      N_("If no move is left, or only moves that take cards to and fro, a message says so.")
    },
    .links = { "hint" } },
  { "undoing", NC_ ("book", "Undo"),
    { /* Translators: {win.undo} and {win.redo} stand for keys; keep them as they are */
      N_("{win.undo} takes moves back, as many as you like, and {win.redo} plays them again. "
         "Right after a new deal, undo brings back the game before it."),
      N_("A game that is about not knowing what comes has no undo, and many games have an option "
         "that forbids it.")
    },
    .links = { "undo" } },
  { "looking", NC_ ("book", "Looking into Piles"),
    { /* Translators: {win.piles} and the like stand for keys; keep them as they are */
      N_("{win.piles} shows all cards of a pile, and {win.pile-help} tells what a pile is for and "
         "what it takes. Choose the pile, or press its key. As long as the panel is open, you can "
         "choose other piles, and nothing is played. Drag the panel aside if it is in the way, "
         "and close it with {Escape}."),
      N_("Cards that lie face down stay hidden, unless the game shows them or you allow it in the "
         "preferences.")
    },
    .links = { "pile", "face-down", "mouse" } },
  { "verdict", NC_ ("book", "Whether a Game Can Be Won"),
    { N_("If you switch it on in the preferences, a line above the cards says after each move "
         "whether the game can still be won by somebody who knows all cards. It says that a game "
         "can no longer be won only if that is proven; sometimes it is not known."),
      /* Translators: {win.last-winnable} stands for a key; keep it as it is */
      N_("{win.last-winnable} goes back to the last position that could be won, or says whether "
         "the deal can be won before the first move. The moves that are taken back can be played "
         "again. A game in which you use either counts as played with help.")},
    .links = { "hint" } },
  { "demonstration", NC_ ("book", "Demonstration"),
    { /* Translators: {win.demonstration} and {win.demonstration-step} stand for keys; keep them as
         they are */
      N_("{win.demonstration} has the program play until you press it again, choose “Stop” above "
         "the cards, or play a card yourself. It waits in a pause, behind a dialog and while you "
         "look for other games. {win.demonstration-step} has it play one move. If it finds a way "
         "to win, it shows that way, and knows face-down cards for it. If not, it says so. A "
         "game that is won with moves of a demonstration does not count; any other game with a "
         "demonstration counts as played with help.")
    },
    .links = { "hint" } },
  { "automatic", NC_ ("book", "Automatic Play"),
    { /* Translators: {win.auto-play} stands for a key; keep it as it is */
      N_("{win.auto-play} plays everything to the foundations that can go there. In the "
         "preferences you can have this done by itself after each move: for all cards that fit, "
         "or only for safe cards, which you cannot need any more."),
      N_("If nothing is hidden any more, and dealing from the stock is all that is left to do, "
         "the same key does that until the game is won.")
    },
    .links = { "automatic-play", "foundation" } },
  { "statistics", NC_ ("book", "Statistics"),
    { /* Translators: {win.statistics} stands for a key; keep it as it is */
      N_("{win.statistics} shows how many games you have played and won, your longest row of "
         "wins, and your best times and scores. Each game has figures of its own for each set of "
         "options."),
      N_("A game counts as soon as you win it, or leave it for a new deal after the first move. "
         "Going to another game loses nothing: the game is kept, and you can continue it later. "
         "A game in which you asked for a hint or took a move back counts as played with help.")
    },
    .links = { "score" } },
  { 0 }
};

const RiffleBookSection riffle_book_games[] = {
  { "list-of-games", NULL,
    { N_("Choose a game to read its rules, with the options that its next deal has. You can also "
         "search for its name, or for another name that you know it by.") },
    .links = { "introduction", "options" },
    .lists_games = TRUE },
  { 0 }
};

const RiffleBookSection riffle_book_program[] = {
  { "decks-of-your-own", NC_ ("book", "Decks and Games of Your Own"),
    { N_("A deck of cards is a drawing in the format SVG. How to make one is described in "
         "data/decks/README.md, and how to write a game in docs/plugins.md; both are at "
         "github.com/rifflecards/Riffle."),
      N_("You add a deck in the preferences. Games of your own are loaded if you allow it "
         "there.") } },
  { "systems", NC_ ("book", "Versions and Systems"),
    { N_("Riffle is made for the Linux desktop. It needs GTK 4.8 and libadwaita 1.2, or anything "
         "later, which Debian 12 has. “About Riffle” in the main menu says which version you "
         "have. How to install the program is described in README.md at the same address."),
      /* Translators: {win.copy-deal} stands for a key; keep it as it is */
      N_("If something is wrong, or you miss something, tell us at "
         "github.com/rifflecards/Riffle/issues. Name the deal: {win.copy-deal} copies its "
         "name.") } },
  { 0 }
};
