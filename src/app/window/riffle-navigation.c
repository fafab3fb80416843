/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which page the window shows: that of the game, or the one on which a game is chosen. */
#include "config.h"

#include "riffle-navigation.h"

#include "riffle-actions.h"
#include "riffle-chooser.h"
#include "riffle-daily-text.h"

enum
{
  CHOSEN,
  N_SIGNALS
};

struct _RiffleNavigation
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleSession   *session;
  RiffleSaveGuard *guard;
  RiffleBoardDeck *deck;
  RiffleDaily     *daily;     /* (nullable) */
  RiffleEventLog  *log;       /* (nullable) */
  GtkStack        *pages;     /* borrowed, as all that follows: it outlives the object */
  RiffleGamePage  *page;      /* of the game */
  RiffleChooser   *chooser;   /* (nullable): made when it is needed first */
  PatVariant      *waiting;   /* (nullable): the game of a tour or a tournament that waits */
  char            *waiting_title; /* (nullable): what leads back to it */
  GActionMap      *actions;
  gboolean         is_narrow; /* there is little room */
  gboolean         is_simple; /* children play, who do not need this */
  gboolean         is_touched; /* by a finger, and by no pointer or key since */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleNavigation, riffle_navigation, G_TYPE_OBJECT)

static void
riffle_navigation_dispose (GObject *object)
{
  RiffleNavigation *self = RIFFLE_NAVIGATION (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->guard);
  g_clear_object (&self->deck);
  g_clear_object (&self->daily);
  g_clear_object (&self->log);
  g_clear_object (&self->waiting);
  g_clear_pointer (&self->waiting_title, g_free);
  G_OBJECT_CLASS (riffle_navigation_parent_class)->dispose (object);
}

static void
riffle_navigation_class_init (RiffleNavigationClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_navigation_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_NAVIGATION, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, PAT_TYPE_COLLECTION_GAME);
}

static void
riffle_navigation_init (RiffleNavigation *self)
{
}

static gboolean
is_on_game_page (RiffleNavigation *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "game") == 0;
}

static gboolean
is_choosing (RiffleNavigation *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);

  return page != NULL && page == GTK_WIDGET (self->chooser);
}

/* F10 opens the menu of the page that is shown, as soon as it stands still. GTK would take a button
 * that is hidden or still outside of the screen, and cannot show a menu there. */
static void
update_primary (RiffleNavigation *self)
{
  gboolean is_still = !gtk_stack_get_transition_running (self->pages);

  riffle_game_header_set_primary (riffle_game_page_get_header (self->page),
                                  is_still && is_on_game_page (self) && !self->is_simple);
  if (self->chooser != NULL)
    riffle_chooser_set_primary (self->chooser, is_still && is_choosing (self));
}

static void
page_changed_cb (RiffleNavigation *self)
{
  update_primary (self);
  riffle_event_log_write (self->log, "page", gtk_stack_get_visible_child_name (self->pages));
  riffle_view_changed (self->view);
}

static void
chosen_cb (RiffleNavigation        *self,
           const PatCollectionGame *game)
{
  g_signal_emit (self, signals[CHOSEN], 0, game);
}

/* Offers the deal of today, which may be another day by now. */
static void
update_today (RiffleNavigation *self)
{
  RiffleDay today = riffle_day_get_today ();
  g_autoptr (PatCollectionGame) game = NULL;
  g_autofree char *state = NULL;

  if (self->chooser == NULL)
    return;
  game = riffle_daily_find_game (self->daily, today);
  state = riffle_daily_text_dup_state (self->daily, today);
  riffle_chooser_set_today (self->chooser, game != NULL ? game->variant : NULL,
                            state);
}

/* A game that is won or lost is not being played any more; one of a contest has its own row. */
static void
update_current (RiffleNavigation *self)
{
  PatGame *game = riffle_session_get_game (self->session);
  gboolean is_over = game != NULL && (pat_game_get_state (game) != PAT_GAME_PLAYING
                                      || riffle_session_is_apart (self->session));

  riffle_chooser_set_current (self->chooser, riffle_session_get_variant (self->session),
                              riffle_session_find_preset (self->session), is_over);
}

static void
make_chooser (RiffleNavigation *self)
{
  GtkWidget *chooser = riffle_chooser_new (riffle_session_get_registry (self->session),
                                           riffle_session_get_settings (self->session),
                                           riffle_session_get_statistics (self->session),
                                           riffle_board_deck_get_deck (self->deck));
  GtkWidget *banner = riffle_save_banner_new ();

  self->chooser = RIFFLE_CHOOSER (chooser);
  g_signal_connect_object (chooser, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  riffle_chooser_add_banner (self->chooser, banner);
  riffle_save_guard_add_banner (self->guard, RIFFLE_SAVE_BANNER (banner));
  gtk_stack_add_named (self->pages, chooser, "chooser");
  riffle_chooser_set_narrow (self->chooser, self->is_narrow);
  riffle_chooser_set_waiting (self->chooser, self->waiting, self->waiting_title);
  riffle_chooser_set_unfinished (self->chooser, riffle_unfinished_new (self->session));
}

/**
 * riffle_navigation_set_waiting:
 * @self: the navigation
 * @variant: (nullable): the game of a tour or a tournament that waits; %NULL: none does
 * @title: (nullable): what leads back to it
 *
 * Has the chooser offer to go on with a tour or a tournament.
 */
void
riffle_navigation_set_waiting (RiffleNavigation *self,
                               PatVariant       *variant,
                               const char       *title)
{
  g_return_if_fail (RIFFLE_IS_NAVIGATION (self));

  g_set_object (&self->waiting, variant);
  g_free (self->waiting_title);
  self->waiting_title = g_strdup (title);
  if (self->chooser != NULL)
    riffle_chooser_set_waiting (self->chooser, variant, title);
}

/**
 * riffle_navigation_show_game:
 * @self: the navigation
 *
 * Shows the page of the game.
 */
void
riffle_navigation_show_game (RiffleNavigation *self)
{
  g_return_if_fail (RIFFLE_IS_NAVIGATION (self));

  gtk_stack_set_visible_child_name (self->pages, "game");
  riffle_view_focus_board (self->view);
}

/**
 * riffle_navigation_show_chooser:
 * @self: the navigation
 *
 * Lets the player choose a game.
 */
void
riffle_navigation_show_chooser (RiffleNavigation *self)
{
  g_return_if_fail (RIFFLE_IS_NAVIGATION (self));

  if (self->chooser == NULL)
    make_chooser (self);
  update_current (self);
  update_today (self);
  riffle_chooser_start (self->chooser);
  gtk_stack_set_visible_child_name (self->pages, "chooser");
  if (self->is_touched)
    riffle_chooser_focus_games (self->chooser);
  else
    riffle_chooser_focus_search (self->chooser);
}

/* From wherever the player is. */
static void
find_cb (RiffleNavigation *self)
{
  if (is_choosing (self))
    riffle_chooser_focus_search (self->chooser);
  else
    riffle_navigation_show_chooser (self);
}

/**
 * riffle_navigation_set_narrow:
 * @self: the navigation
 * @is_narrow: whether there is little room
 *
 * Fits the chooser into the window.
 */
void
riffle_navigation_set_narrow (RiffleNavigation *self,
                              gboolean          is_narrow)
{
  g_return_if_fail (RIFFLE_IS_NAVIGATION (self));

  self->is_narrow = is_narrow;
  if (self->chooser != NULL)
    riffle_chooser_set_narrow (self->chooser, is_narrow);
}

/* What makes no sense now is insensitive, and its keys mean nothing: letters can be typed into the
 * search. The same goes for everything under a dialog that is not a window of its own. Whoever adds
 * actions does the same for them. */
static void
update (RiffleNavigation *self)
{
  gboolean is_free = riffle_view_is_free (self->view);
  gboolean is_on_page = is_on_game_page (self);

  riffle_actions_enable (self->actions, "choose", is_free && is_on_page && !self->is_simple);
  riffle_actions_enable (self->actions, "find", is_free && !self->is_simple);
  riffle_actions_enable (self->actions, "back", is_free && !is_on_page && !self->is_simple
                         && riffle_view_get_game (self->view) != NULL);
}

static void
game_cb (RiffleNavigation *self)
{
  if (self->chooser != NULL)
    update_current (self);
}

static void
deck_changed_cb (RiffleNavigation *self)
{
  if (self->chooser != NULL)
    riffle_chooser_set_deck (self->chooser, riffle_board_deck_get_deck (self->deck));
}

static gboolean
event_cb (RiffleNavigation *self,
          GdkEvent         *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS)
    self->is_touched = type == GDK_TOUCH_BEGIN;
  return GDK_EVENT_PROPAGATE;
}

/* Whoever plays with a finger gets no keyboard on the screen before asking for it. */
static void
watch_hands (RiffleNavigation *self)
{
  GtkEventController *hands = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (hands, GTK_PHASE_CAPTURE);
  g_signal_connect_object (hands, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (riffle_view_get_window (self->view), hands);
}

/**
 * riffle_navigation_new:
 * @view: what the player sees
 * @session: what is being played
 * @guard: has a banner in the chooser say how saving goes
 * @deck: the deck for the pictures in the chooser
 * @log: (nullable): hears which page is shown
 *
 * Makes a navigation, which begins with riffle_navigation_follow ().
 *
 * Returns: (transfer full): the navigation
 */
RiffleNavigation *
riffle_navigation_new (RiffleView      *view,
                       RiffleSession   *session,
                       RiffleSaveGuard *guard,
                       RiffleBoardDeck *deck,
                       RiffleEventLog  *log)
{
  RiffleNavigation *self = g_object_new (RIFFLE_TYPE_NAVIGATION, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->guard = g_object_ref (guard);
  self->deck = g_object_ref (deck);
  self->log = log != NULL ? g_object_ref (log) : NULL;
  watch_hands (self);
  return self;
}

/**
 * riffle_navigation_follow:
 * @self: the navigation
 * @pages: the pages; the one called “game” is there already
 * @page: that page
 * @actions: takes the actions “choose”, “find” and “back”
 *
 * Lets the player go from page to page. This is called once.
 */
void
riffle_navigation_follow (RiffleNavigation *self,
                          GtkStack         *pages,
                          RiffleGamePage   *page,
                          GActionMap       *actions)
{
  static const RiffleAction entries[] = {
    { "choose", G_CALLBACK (riffle_navigation_show_chooser) },
    { "find", G_CALLBACK (find_cb) },
    { "back", G_CALLBACK (riffle_navigation_show_game) },
  };

  g_return_if_fail (RIFFLE_IS_NAVIGATION (self));

  self->pages = pages;
  self->page = page;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pages, "notify::transition-running", G_CALLBACK (update_primary), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::game", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->deck, "changed", G_CALLBACK (deck_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_navigation_set_daily:
 * @self: the navigation
 * @daily: the deals of days
 *
 * Has the chooser offer the deal of today. This is called once, before the player chooses a game.
 */
void
riffle_navigation_set_daily (RiffleNavigation *self,
                             RiffleDaily      *daily)
{
  g_return_if_fail (RIFFLE_IS_NAVIGATION (self));

  self->daily = g_object_ref (daily);
  g_signal_connect_object (daily, "changed", G_CALLBACK (update_today), self, G_CONNECT_SWAPPED);
}

/**
 * riffle_navigation_set_simple:
 * @self: the navigation
 * @is_simple: whether the player is a child
 *
 * Closes the ways from page to page for children, who have a page of their own.
 */
void
riffle_navigation_set_simple (RiffleNavigation *self,
                              gboolean          is_simple)
{
  g_return_if_fail (RIFFLE_IS_NAVIGATION (self));

  self->is_simple = is_simple;
  update_primary (self);
}
