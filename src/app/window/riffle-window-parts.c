/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The objects that each do a part of what the window does, and how they are connected. */
#include "config.h"

#include "riffle-window-parts.h"

#include "riffle-board-deck.h"
#include "riffle-contest-look.h"
#include "riffle-deal-actions.h"
#include "riffle-dialogs.h"
#include "riffle-files.h"
#include "riffle-game-end.h"
#include "riffle-listener.h"
#include "riffle-pile-actions.h"
#include "riffle-play-actions.h"
#include "riffle-receiver.h"
#include "riffle-refusals.h"
#include "riffle-round-actions.h"
#include "riffle-setting-actions.h"
#include "riffle-sharing.h"
#include "riffle-special-actions.h"
#include "riffle-table-actions.h"
#include "riffle-undo-help.h"

struct _RiffleWindowParts
{
  GObject               parent_instance;

  RiffleView           *view;
  RiffleSession        *session;
  RiffleEventLog       *log;      /* (nullable) */
  RiffleWindowWidgets   widgets;
  RiffleMessages       *messages;
  RiffleSaveGuard      *guard;
  RiffleClock          *clock;
  RiffleBoardDeck      *deck;
  RiffleNavigation     *navigation;
  RiffleModuleMessages *modules;
  RiffleDealQuestions  *questions;
  RiffleChoice         *choice;
  RiffleContestActions *contests;
  RiffleFilms          *films;
  RiffleDailyActions   *daily;
  RiffleChildren       *children;
  GPtrArray            *others;   /* which need nothing but to be there */
};

G_DEFINE_FINAL_TYPE (RiffleWindowParts, riffle_window_parts, G_TYPE_OBJECT)

static void
riffle_window_parts_dispose (GObject *object)
{
  RiffleWindowParts *self = RIFFLE_WINDOW_PARTS (object);

  g_clear_pointer (&self->others, g_ptr_array_unref);
  g_clear_object (&self->children);
  g_clear_object (&self->daily);
  g_clear_object (&self->films);
  g_clear_object (&self->contests);
  g_clear_object (&self->choice);
  g_clear_object (&self->questions);
  g_clear_object (&self->modules);
  g_clear_object (&self->navigation);
  g_clear_object (&self->deck);
  g_clear_object (&self->clock);
  g_clear_object (&self->guard);
  g_clear_object (&self->messages);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->log);
  G_OBJECT_CLASS (riffle_window_parts_parent_class)->dispose (object);
}

static void
riffle_window_parts_class_init (RiffleWindowPartsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_window_parts_dispose;
}

static void
riffle_window_parts_init (RiffleWindowParts *self)
{
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
add_messages (RiffleWindowParts *self)
{
  RiffleGamePage *page = self->widgets.page;
  RiffleMessageSpace space = {
    .layers = self->widgets.layers,
    .message = self->widgets.message,
    .table = GTK_WIDGET (riffle_game_page_get_table (page)),
    .overlay = riffle_game_page_get_overlay (page),
    .status = riffle_game_page_get_status (page),
  };

  self->messages = riffle_messages_new (self->view, self->session, &space, self->log);
  g_ptr_array_add (self->others, riffle_refusals_new (self->view, self->session, self->messages));
}

/* Colours, sounds, the board. What is said of a picture stays: preferences may lie over it. */
static void
add_settings (RiffleWindowParts *self)
{
  GSettings *settings = riffle_session_get_settings (self->session);
  GActionMap *actions = self->widgets.actions;
  g_autoptr (RiffleSound) sound = riffle_sound_new (settings, self->log);

  g_signal_connect_object (self->widgets.page, "refused",
                           G_CALLBACK (riffle_messages_say_until_closed), self->messages,
                           G_CONNECT_SWAPPED);
  riffle_game_page_follow (self->widgets.page, settings, actions);
  g_ptr_array_add (self->others, riffle_setting_actions_new (settings, self->view, self->messages,
                                                             actions));
  g_ptr_array_add (self->others, riffle_listener_new (riffle_view_get_board (self->view), sound));
}

static void
add_deck (RiffleWindowParts *self)
{
  self->deck = riffle_board_deck_new (riffle_session_get_settings (self->session),
                                      riffle_view_get_board (self->view));
  g_signal_connect_object (self->deck, "refused", G_CALLBACK (riffle_messages_say),
                           self->messages, G_CONNECT_SWAPPED);
  riffle_board_deck_start (self->deck);
}

static void
add_navigation (RiffleWindowParts *self)
{
  self->navigation = riffle_navigation_new (self->view, self->session, self->guard, self->deck,
                                            self->log);
  riffle_navigation_follow (self->navigation, self->widgets.pages, self->widgets.page,
                            self->widgets.actions);
}

/* Replays, which are shown, given to others, and taken from them. */
static void
add_films (RiffleWindowParts *self)
{
  GActionMap *actions = self->widgets.actions;

  self->films = riffle_films_new (self->view, self->session, self->deck, self->messages);
  riffle_films_set_pages (self->films, self->widgets.pages);
  g_ptr_array_add (self->others, riffle_sharing_new (self->view, self->session, self->films,
                                                     self->messages, actions));
  g_ptr_array_add (self->others, riffle_receiver_new (self->view, self->session, self->films,
                                                      self->messages, actions));
}

/* Rounds at a table. */
static void
add_rounds (RiffleWindowParts *self)
{
  RiffleContest *contest = riffle_contest_actions_get_contest (self->contests);
  g_autoptr (RiffleRounds) rounds = riffle_rounds_new (self->session, contest);
  RiffleStatusRow *status = riffle_game_page_get_status (self->widgets.page);
  RiffleTableActions *tables = riffle_table_actions_new (self->view, contest, rounds,
                                                         self->messages, self->widgets.actions);

  g_signal_connect_object (tables, "begun", G_CALLBACK (riffle_navigation_show_game),
                           self->navigation, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->others, tables);
  g_ptr_array_add (self->others, riffle_round_actions_new (self->view, contest, rounds,
                                                           self->messages, status,
                                                           self->widgets.actions));
}

/* Which game waits is asked when the page of games is to be shown: it needs all modules. */
static void
page_cb (RiffleWindowParts *self)
{
  RiffleContest *contest = riffle_contest_actions_get_contest (self->contests);
  PatVariant *variant;
  g_autofree char *title = NULL;

  if (riffle_view_is_on_game (self->view))
    return;
  title = riffle_contest_look_find_waiting (contest, &variant);
  riffle_navigation_set_waiting (self->navigation, variant, title);
}

static void
add_contests (RiffleWindowParts *self)
{
  g_autoptr (RiffleContest) contest = riffle_contest_new (self->session);

  self->contests = riffle_contest_actions_new (self->view, contest, self->messages,
                                               self->widgets.page, self->widgets.actions);
  g_signal_connect_object (self->contests, "play", G_CALLBACK (riffle_navigation_show_game),
                           self->navigation, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->widgets.pages, "notify::visible-child", G_CALLBACK (page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (contest, "changed", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
}

static void
add_actions (RiffleWindowParts *self)
{
  GActionMap *actions = self->widgets.actions;
  RiffleGamePage *page = self->widgets.page;
  RiffleStatusRow *status = riffle_game_page_get_status (page);
  RiffleDeckLibrary *library = riffle_board_deck_get_library (self->deck);
  GPtrArray *others = self->others;
  RiffleDealActions *deals;

  self->questions = riffle_deal_questions_new (self->view, self->session);
  deals = riffle_deal_actions_new (self->view, self->session, self->messages, self->questions,
                                   actions);
  self->choice = riffle_choice_new (self->session, self->navigation, self->messages,
                                    self->questions, actions);
  g_signal_connect_object (self->navigation, "chosen", G_CALLBACK (riffle_choice_play_preset),
                           self->choice, G_CONNECT_SWAPPED);
  g_signal_connect_object (deals, "play", G_CALLBACK (riffle_choice_play_preset), self->choice,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (others, deals);
  g_ptr_array_add (others, riffle_play_actions_new (self->view, self->session, self->messages,
                                                    status, self->log, actions));
  g_ptr_array_add (others, riffle_special_actions_new (self->view, actions));
  g_ptr_array_add (others, riffle_undo_help_new (self->view, self->session, page));
  g_ptr_array_add (others, riffle_pile_actions_new (self->view, self->session,
                                                    riffle_game_page_get_overlay (page), actions));
  g_ptr_array_add (others, riffle_files_new (self->view, self->contests, self->messages,
                                             self->guard, self->films, actions));
  g_ptr_array_add (others, riffle_dialogs_new (self->view, self->session, library, actions));
}

static void
add_daily (RiffleWindowParts *self)
{
  g_autoptr (RiffleDaily) daily = riffle_daily_new (self->session);

  riffle_navigation_set_daily (self->navigation, daily);
  self->daily = riffle_daily_actions_new (self->view, daily, self->messages, self->navigation,
                                          self->widgets.actions);
}

static void
add_children (RiffleWindowParts *self)
{
  const RiffleChildrenParts parts = { self->view, self->session, self->messages, self->navigation,
                                      self->questions, self->deck };

  self->children = riffle_children_new (&parts, self->widgets.pages, self->widgets.page,
                                        self->widgets.actions);
}

/* In another window, the player has chosen the game of this one. */
static void
called_cb (RiffleWindowParts *self)
{
  riffle_navigation_show_game (self->navigation);
  gtk_window_present (GTK_WINDOW (riffle_view_get_window (self->view)));
}

static void
active_changed_cb (RiffleWindowParts *self)
{
  if (gtk_window_is_active (GTK_WINDOW (riffle_view_get_window (self->view))))
    riffle_session_use (self->session);
}

/* There may be other windows, each with a game of its own. */
static void
follow_windows (RiffleWindowParts *self)
{
  g_signal_connect_object (self->session, "called", G_CALLBACK (called_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_view_get_window (self->view), "notify::is-active",
                           G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Each part owns what it needs; here they are given what they need of each other. */
static void
add_all (RiffleWindowParts *self)
{
  RiffleGamePage *page = self->widgets.page;
  GActionMap *actions = self->widgets.actions;

  add_messages (self);
  self->clock = riffle_clock_new (self->view, riffle_game_page_get_status (page),
                                  riffle_game_page_get_overlay (page), actions);
  add_settings (self);
  add_deck (self);
  self->guard = riffle_save_guard_new (self->view, self->session, self->messages, self->log,
                                       actions);
  add_navigation (self);
  self->modules = riffle_module_messages_new (self->view, self->session, self->messages);
  g_ptr_array_add (self->others, riffle_game_end_new (self->view, self->session,
                                                      riffle_game_page_get_outcome (page),
                                                      self->messages, actions));
  add_films (self);
  add_contests (self);
  add_actions (self);
  add_rounds (self);
  add_daily (self);
  add_children (self);
  follow_windows (self);
}

/**
 * riffle_window_parts_new:
 * @view: what the player sees
 * @session: what is being played
 * @widgets: the widgets of the window; copied
 * @log: (nullable): hears of everything that happens
 *
 * Makes all parts of a window, and adds their actions to it.
 *
 * Returns: (transfer full): the parts; the window has to outlive them
 */
RiffleWindowParts *
riffle_window_parts_new (RiffleView                *view,
                         RiffleSession             *session,
                         const RiffleWindowWidgets *widgets,
                         RiffleEventLog            *log)
{
  RiffleWindowParts *self = g_object_new (RIFFLE_TYPE_WINDOW_PARTS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->log = log != NULL ? g_object_ref (log) : NULL;
  self->widgets = *widgets;
  add_all (self);
  return self;
}

/* Returns: (transfer none): what shows replays */
RiffleFilms *
riffle_window_parts_get_films (RiffleWindowParts *self)
{
  return self->films;
}

/* Returns: (transfer none): what plays the game that was chosen */
RiffleChoice *
riffle_window_parts_get_choice (RiffleWindowParts *self)
{
  return self->choice;
}

/* Returns: (transfer none): the messages of the window */
RiffleMessages *
riffle_window_parts_get_messages (RiffleWindowParts *self)
{
  return self->messages;
}

/* Returns: (transfer none): what tells the player that games cannot be saved */
RiffleSaveGuard *
riffle_window_parts_get_guard (RiffleWindowParts *self)
{
  return self->guard;
}

/* Returns: (transfer none): the clock of the game */
RiffleClock *
riffle_window_parts_get_clock (RiffleWindowParts *self)
{
  return self->clock;
}

/* Returns: (transfer none): the way between the game and the page of games */
RiffleNavigation *
riffle_window_parts_get_navigation (RiffleWindowParts *self)
{
  return self->navigation;
}

/* Returns: (transfer none): the deals of days */
RiffleDailyActions *
riffle_window_parts_get_daily (RiffleWindowParts *self)
{
  return self->daily;
}

/* Returns: (transfer none): the mode in which children play */
RiffleChildren *
riffle_window_parts_get_children (RiffleWindowParts *self)
{
  return self->children;
}

/* Returns: (transfer none): tours and tournaments */
RiffleContestActions *
riffle_window_parts_get_contests (RiffleWindowParts *self)
{
  return self->contests;
}

/* Returns: (transfer none): what tells the player of modules */
RiffleModuleMessages *
riffle_window_parts_get_modules (RiffleWindowParts *self)
{
  return self->modules;
}
