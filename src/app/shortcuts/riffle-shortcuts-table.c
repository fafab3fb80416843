/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that has keys, and the keys that it has at first. The keys of the source documents stand
 * beside those of the desktop if they do not contradict them. */
#include "config.h"

#include "riffle-shortcuts-table.h"

#include <glib/gi18n.h>

static const RiffleShortcut game_keys[] = {
  { NC_ ("shortcuts", "New deal"), "win.new", { "<Control>n" } },
  { NC_ ("shortcuts", "Undo"), "win.undo", { "<Control>z", "<Control>b" } },
  { NC_ ("shortcuts", "Redo"), "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { NC_ ("shortcuts", "Start this game over"), "win.restart", { "<Control>r" } },
  { NC_ ("shortcuts", "Rules of this game"), "win.rules", { "F1" } },
  { NC_ ("shortcuts", "Help about a pile"), "win.pile-help", { "<Shift>F1" } },
  { NC_ ("shortcuts", "Look into a pile"), "win.piles", { "<Control>p" } },
  { NC_ ("shortcuts", "Hint"), "win.hint", { "<Control>h" } },
  { NC_ ("shortcuts", "Start or stop a demonstration"), "win.demonstration",
    { "<Control><Shift>l" } },
  { NC_ ("shortcuts", "One move of the demonstration"), "win.demonstration-step",
    { "<Control><Shift>h" } },
  { NC_ ("shortcuts", "Go back to the last position that could be won"), "win.last-winnable",
    { "<Control><Shift>b" } },
  { NC_ ("shortcuts", "Play everything to the foundations"), "win.auto-play",
    { "<Control>Return" } },
  { NC_ ("shortcuts", "Choose a deal by its number or difficulty"), "win.deal-number",
    { "<Control>g" } },
  { NC_ ("shortcuts", "Next deal number"), "win.next-deal", { "<Control>Page_Down" } },
  { NC_ ("shortcuts", "Previous deal number"), "win.previous-deal", { "<Control>Page_Up" } },
  { NC_ ("shortcuts", "Copy the deal"), "win.copy-deal", { "<Control><Shift>c" } },
  { NC_ ("shortcuts", "Watch this game"), "win.watch", { "<Control><Shift>w" } },
  { NC_ ("shortcuts", "Paste a deal, a replay or a saved game"), "win.paste", { "<Control>v" } },
  { NC_ ("shortcuts", "Pause"), "win.pause", { "<Control><Shift>p", "Pause" } },
  { 0 }
};

static const RiffleShortcut cards_keys[] = {
  { NC_ ("shortcuts", "Move the focus"), NULL, { "Left", "Right", "Up", "Down" } },
  { NC_ ("shortcuts", "Go to a column"), NULL, { "1", "2", "3" } },
  { NC_ ("shortcuts", "Go to the stock, the waste, a foundation or a column"), NULL,
    { "s", "w", "f", "t" } },
  { NC_ ("shortcuts", "Go to a cell, a reserve or the hand"), NULL, { "c", "r", "h" } },
  { NC_ ("shortcuts", "Show the keys of the piles"), NULL, { "k" } },
  { NC_ ("shortcuts", "Pick up or put down cards"), NULL, { "Return", "space" } },
  { NC_ ("shortcuts", "Play a card where it fits"), NULL, { "<Shift>Return" } },
  { NC_ ("shortcuts", "Take more or fewer cards"), NULL, { "plus", "minus" } },
  { NC_ ("shortcuts", "Go to the lowest or the top card"), NULL, { "Home", "End" } },
  { NC_ ("shortcuts", "Cancel the selection"), NULL, { "Escape" } },
  { NC_ ("shortcuts", "Look under a card, while the key or the right mouse button is held"), NULL,
    { "l" } },
  { NC_ ("shortcuts", "Find the cards of the same rank, or of the rank typed next"), NULL,
    { "slash" } },
  { NC_ ("shortcuts", "Scroll a table that is taller than the window"), NULL,
    { "Page_Up", "Page_Down" } },
  { NC_ ("shortcuts", "Deal from the stock"), NULL, { "d" } },
  { NC_ ("shortcuts", "The game’s own actions"), NULL, { "a", "b" } },
  { NC_ ("shortcuts", "Read the pile aloud"), NULL, { "p" } },
  { NC_ ("shortcuts", "Read the ends of the columns aloud"), NULL, { "e" } },
  { NC_ ("shortcuts", "Read the state of the game aloud"), NULL, { "g" } },
  { 0 }
};

static const RiffleShortcut games_keys[] = {
  { NC_ ("shortcuts", "Choose a game"), "win.choose", { "<Control><Shift>n" } },
  { NC_ ("shortcuts", "Find a game"), "win.find", { "<Control>f" } },
  { NC_ ("shortcuts", "Back to the game"), "win.back", { "<Alt>Left" } },
  { NC_ ("shortcuts", "Today’s deal"), "win.daily", { "<Control>j" } },
  { NC_ ("shortcuts", "Children’s games"), "win.children", { "<Control><Shift>g" } },
  { NC_ ("shortcuts", "Open a saved game"), "win.open", { "<Control>o" } },
  { NC_ ("shortcuts", "Unfinished games"), "win.unfinished", { "<Control><Shift>o" } },
  { NC_ ("shortcuts", "Save a copy"), "win.save-as", { "<Control>s" } },
  { NC_ ("shortcuts", "Options of this game"), "win.game-options", { "<Alt>Return" } },
  { NC_ ("shortcuts", "Statistics"), "win.statistics", { "<Control>t" } },
  { 0 }
};

/* Solitaire Royale had these keys for the eight games of its tour. A favourite takes the place of
 * the game with its number. */
#define FAVOURITE(n) \
  /* Translators: %1$u is a number from 1 to 8; a favourite is a game with a star, and the tour is
     the collection of that name */ \
  { NC_ ("shortcuts", "Favourite %1$u, otherwise game %1$u of the tour"), \
    "win.play-favourite(uint32 " #n ")", \
    { "<Control>" #n }, n }

static const RiffleShortcut favourite_keys[] = {
  { NC_ ("shortcuts", "New tour"), "win.tour", { "<Control><Shift>t" } },
  { NC_ ("shortcuts", "New tournament"), "win.tournament", { "<Control><Shift>m" } },
  { NC_ ("shortcuts", "Continue the tour or the tournament"), "win.continue-contest",
    { "<Control><Shift>r" } },
  FAVOURITE (1), FAVOURITE (2), FAVOURITE (3), FAVOURITE (4),
  FAVOURITE (5), FAVOURITE (6), FAVOURITE (7), FAVOURITE (8),
  { 0 }
};

static const RiffleShortcut settings_keys[] = {
  { NC_ ("shortcuts", "Messages"), "win.messages", { "<Control>m" } },
  { NC_ ("shortcuts", "Fast deal"), "win.fast-deal", { "<Control>k" } },
  { NC_ ("shortcuts", "Animations"), "win.animations", { "<Control><Shift>f" } },
  { NC_ ("shortcuts", "Sound"), "win.sound", { "<Control>e" } },
  { NC_ ("shortcuts", "Drag cards"), "win.drag-cards", { "<Control>d" } },
  { NC_ ("shortcuts", "Left-handed table"), "win.left-handed-layout", { "<Control>l" } },
  { NC_ ("shortcuts", "Preferences"), "win.preferences", { "<Control>comma" } },
  { 0 }
};

static const RiffleShortcut general_keys[] = {
  { NC_ ("shortcuts", "Help"), "win.help", { "<Control><Shift>F1" } },
  { NC_ ("shortcuts", "Keyboard shortcuts"), "win.show-help-overlay",
    { "<Control>question", "<Control>F1" } },
  { NC_ ("shortcuts", "Main menu"), NULL, { "F10" } },
  { NC_ ("shortcuts", "Fullscreen"), "win.fullscreen", { "F11" } },
  { NC_ ("shortcuts", "New window"), "app.new-window", { "<Control><Alt>n" } },
  { NC_ ("shortcuts", "Close the window"), "window.close", { "<Control>w" } },
  { NC_ ("shortcuts", "Quit"), "app.quit", { "<Control>q" } },
  { 0 }
};

static const RiffleShortcutGroup groups[] = {
  { NC_ ("shortcuts", "Game"), game_keys },
  { NC_ ("shortcuts", "Cards"), cards_keys },
  { NC_ ("shortcuts", "Games and Files"), games_keys },
  { NC_ ("shortcuts", "Favourites and the Tour"), favourite_keys },
  { NC_ ("shortcuts", "Settings"), settings_keys },
  { NC_ ("shortcuts", "General"), general_keys },
  { 0 }
};

/**
 * riffle_shortcuts_get_groups:
 *
 * Returns: (transfer none): the groups, up to one without a title
 */
const RiffleShortcutGroup *
riffle_shortcuts_get_groups (void)
{
  return groups;
}

/**
 * riffle_shortcuts_find:
 * @action: an action, with its parameter
 *
 * Returns: (nullable) (transfer none): what is known of its keys
 */
const RiffleShortcut *
riffle_shortcuts_find (const char *action)
{
  for (const RiffleShortcutGroup *group = groups; group->title != NULL; group++)
    for (const RiffleShortcut *entry = group->shortcuts; entry->title != NULL; entry++)
      if (g_strcmp0 (entry->action, action) == 0)
        return entry;
  return NULL;
}

/**
 * riffle_shortcut_dup_title:
 * @shortcut: an entry of the table
 *
 * Returns: (transfer full): what its keys do, in the player's language
 */
char *
riffle_shortcut_dup_title (const RiffleShortcut *shortcut)
{
  const char *title = g_dpgettext2 (NULL, "shortcuts", shortcut->title);

  return shortcut->number == 0 ? g_strdup (title) : g_strdup_printf (title, shortcut->number);
}
