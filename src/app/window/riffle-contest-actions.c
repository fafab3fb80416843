/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tours and tournaments: beginning, going on, scores, leaving. */
#include "config.h"

#include "riffle-contest-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-contest-board.h"
#include "riffle-contest-copy.h"
#include "riffle-contest-deals.h"
#include "riffle-contest-file.h"
#include "riffle-contest-look.h"
#include "riffle-contest-questions.h"
#include "riffle-recent-files.h"
#include "riffle-tournament-page.h"

struct _RiffleContestActions
{
  GObject              parent_instance;

  RiffleView          *view;
  RiffleContest       *contest;
  RiffleSession       *session;
  RiffleMessages      *messages;
  RiffleGamePage      *page;    /* borrowed: it outlives the object, as the actions do */
  GActionMap          *actions;
  RiffleContestBoard  *board;
  PatContest          *coming;  /* (nullable): takes the place of the one that is going on if the
                                   player wants that */
  PatContest          *opened;  /* (nullable): from a file; it comes as soon as the window stands */
  guint                opened_id; /* source that brings it */
};

enum
{
  PLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleContestActions, riffle_contest_actions, G_TYPE_OBJECT)

static void
riffle_contest_actions_dispose (GObject *object)
{
  RiffleContestActions *self = RIFFLE_CONTEST_ACTIONS (object);

  g_clear_object (&self->view);
  g_clear_object (&self->contest);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  g_clear_object (&self->board);
  g_clear_object (&self->coming);
  g_clear_object (&self->opened);
  g_clear_handle_id (&self->opened_id, g_source_remove);
  G_OBJECT_CLASS (riffle_contest_actions_parent_class)->dispose (object);
}

static void
riffle_contest_actions_class_init (RiffleContestActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_contest_actions_dispose;
  signals[PLAY] = g_signal_new ("play", RIFFLE_TYPE_CONTEST_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_contest_actions_init (RiffleContestActions *self)
{
}

static void
play_cb (RiffleContestActions *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

static void
tell (RiffleContestActions *self,
      const GError         *error)
{
  riffle_messages_tell (self->messages, error->message);
}

/* Begins the contest that was waited for. If everything in it is played, its scores follow. */
static void
take (RiffleContestActions *self)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_contest_take (self->contest, g_steal_pointer (&self->coming), &error))
    tell (self, error);
  else if (riffle_contest_is_on_table (self->contest))
    play_cb (self);
  else
    riffle_contest_board_show (self->board);
}

static void
saved_cb (PatContest *coming,
          gpointer    data)
{
  RiffleContestActions *self = data;

  g_set_object (&self->coming, coming);
  take (self);
}

/* Lets the player save the contest that is going on; then the one that was waited for begins. */
static void
save_first (RiffleContestActions *self)
{
  const RiffleContestCopy copy = {
    .contest = self->contest, .messages = self->messages, .done = saved_cb,
    .coming = self->coming,
  };

  riffle_contest_copy_ask (riffle_view_get_window (self->view), &copy, self);
}

static void
discard_cb (const char *response,
            gpointer    data)
{
  RiffleContestActions *self = data;

  riffle_view_set_dialog (self->view, NULL);
  if (g_str_equal (response, "discard") && self->coming != NULL)
    take (self);
  /* Another window may have left the contest meanwhile. */
  else if (g_str_equal (response, "save") && riffle_contest_get_contest (self->contest) != NULL)
    save_first (self);
  g_clear_object (&self->coming);
}

/* Begins a contest, or asks first if another one would be lost. */
static void
begin (RiffleContestActions *self,
       PatContest           *coming)
{
  g_clear_object (&self->coming);
  self->coming = coming;
  if (!riffle_contest_is_worth_keeping (riffle_contest_get_contest (self->contest)))
    take (self);
  else
    riffle_view_set_dialog (self->view,
                            riffle_contest_ask_discard (riffle_view_get_window (self->view),
                                                        discard_cb, self));
}

static void
deal (RiffleContestActions *self,
      PatContestKind        kind,
      GPtrArray            *games)
{
  g_autoptr (GError) error = NULL;
  PatContest *coming = riffle_contest_deal (self->session, kind, games, NULL, &error);

  if (coming != NULL)
    begin (self, coming);
  else
    tell (self, error);
}

static PatCollection *
find_tour (RiffleContestActions *self)
{
  return riffle_contest_find_tour (riffle_session_get_registry (self->session));
}

static void
tour_cb (RiffleContestActions *self)
{
  g_autoptr (PatCollection) tour = find_tour (self);

  if (tour != NULL && tour->games->len > 0)
    deal (self, PAT_CONTEST_TOUR, tour->games);
  else
    riffle_messages_say (self->messages, _("The games of the tour are not installed"));
}

/* What is chosen in the list: a game of the tour, or all of them. */
static void
chosen_cb (GPtrArray *games,
           gpointer   data)
{
  deal (data, PAT_CONTEST_TOURNAMENT, games);
}

static void
tournament_cb (RiffleContestActions *self)
{
  g_autoptr (PatCollection) tour = find_tour (self);

  if (tour != NULL && tour->games->len > 0)
    riffle_tournament_page_present (riffle_view_get_window (self->view), tour, chosen_cb, self);
  else
    riffle_messages_say (self->messages, _("The games of the tour are not installed"));
}

static void
continue_cb (RiffleContestActions *self)
{
  g_autoptr (GError) error = NULL;
  RiffleContestTurn turn;

  if (!riffle_contest_turn_find (riffle_contest_get_contest (self->contest), &turn))
    riffle_contest_board_show (self->board);
  else if (riffle_contest_go_on (self->contest, &error))
    play_cb (self);
  else
    tell (self, error);
}

static void
next_cb (RiffleContestActions *self)
{
  riffle_contest_board_show_next (self->board);
}

static void
scores_cb (RiffleContestActions *self)
{
  riffle_contest_board_show (self->board);
}

static void
leave_answered_cb (const char *response,
                   gpointer    data)
{
  RiffleContestActions *self = data;

  riffle_view_set_dialog (self->view, NULL);
  if (g_str_equal (response, "leave"))
    riffle_contest_leave (self->contest);
  else if (g_str_equal (response, "save"))
    gtk_widget_activate_action (riffle_view_get_window (self->view), "win.save-contest", NULL);
}

static void
leave_cb (RiffleContestActions *self)
{
  PatContest *contest = riffle_contest_get_contest (self->contest);

  if (!riffle_contest_is_worth_keeping (contest))
    riffle_contest_leave (self->contest);
  else
    riffle_view_set_dialog (self->view,
                            riffle_contest_ask_leave (riffle_view_get_window (self->view), contest,
                                                      leave_answered_cb, self));
}

static void
update (RiffleContestActions *self)
{
  PatContest *contest = riffle_contest_get_contest (self->contest);
  gboolean is_on_table = riffle_contest_is_on_table (self->contest);
  gboolean is_free = riffle_view_is_free (self->view);
  RiffleContestTurn turn;
  gboolean has_turn = riffle_contest_turn_find (contest, &turn);
  gboolean is_table = contest != NULL && pat_contest_get_kind (contest) == PAT_CONTEST_TABLE;

  riffle_actions_enable (self->actions, "tour", is_free);
  riffle_actions_enable (self->actions, "tournament", is_free);
  riffle_actions_enable (self->actions, "continue-contest", is_free
                         && (!is_on_table || !riffle_view_is_on_game (self->view))
                         && (has_turn || riffle_contest_turn_can_enter (contest)));
  riffle_actions_enable (self->actions, "next-game", is_free && is_on_table && has_turn && !is_table
                         && riffle_view_is_on_game (self->view));
  riffle_actions_enable (self->actions, "scores", is_free && contest != NULL && !is_table);
  riffle_actions_enable (self->actions, "leave-contest", is_free && contest != NULL);
  riffle_contest_look_update (self->contest, self->page);
}

static void
opening_menu_cb (RiffleContestActions *self)
{
  RiffleGameHeader *header = riffle_game_page_get_header (self->page);

  riffle_contest_look_fill_menu (self->contest, riffle_game_header_get_contest_menu (header));
}

/* When the window shows what it showed before; its game would close the question. */
static gboolean
opened_cb (gpointer data)
{
  RiffleContestActions *self = data;

  self->opened_id = 0;
  begin (self, g_steal_pointer (&self->opened));
  return G_SOURCE_REMOVE;
}

/**
 * riffle_contest_actions_open:
 * @self: the actions
 * @path: (type filename): a file of the player's own
 * @error: return location
 *
 * Goes on with the contest in a file. The player is asked if another one would be lost.
 *
 * Returns: %FALSE and @error if the file cannot be read; it is left as it is
 */
gboolean
riffle_contest_actions_open (RiffleContestActions  *self,
                             const char            *path,
                             GError               **error)
{
  PatContest *coming;

  g_return_val_if_fail (RIFFLE_IS_CONTEST_ACTIONS (self), FALSE);

  coming = riffle_contest_file_read (riffle_session_get_registry (self->session), path, error);
  if (coming == NULL)
    return FALSE;
  riffle_recent_files_add (path);
  g_set_object (&self->opened, coming);
  g_object_unref (coming);
  if (self->opened_id == 0)
    self->opened_id = g_idle_add (opened_cb, self);
  return TRUE;
}

/* Returns: (transfer none): what is played for */
RiffleContest *
riffle_contest_actions_get_contest (RiffleContestActions *self)
{
  return self->contest;
}

/**
 * riffle_contest_actions_resume:
 * @self: the actions
 *
 * Goes on with the contest whose game was on the table when the program ended.
 *
 * Returns: whether there was one, and its game is on the table
 */
gboolean
riffle_contest_actions_resume (RiffleContestActions *self)
{
  g_return_val_if_fail (RIFFLE_IS_CONTEST_ACTIONS (self), FALSE);

  if (riffle_contest_was_on_table (self->contest))
    continue_cb (self);
  return riffle_contest_is_on_table (self->contest);
}

/**
 * riffle_contest_actions_new:
 * @view: what the player sees
 * @contest: what is played for
 * @messages: tells the player something
 * @page: the page of the game; it outlives the object
 * @actions: takes the actions
 *
 * Makes the actions of tours and tournaments.
 *
 * Returns: (transfer full): the object
 */
RiffleContestActions *
riffle_contest_actions_new (RiffleView     *view,
                            RiffleContest  *contest,
                            RiffleMessages *messages,
                            RiffleGamePage *page,
                            GActionMap     *actions)
{
  static const RiffleAction entries[] = {
    { "tour", G_CALLBACK (tour_cb) },
    { "tournament", G_CALLBACK (tournament_cb) },
    { "continue-contest", G_CALLBACK (continue_cb) },
    { "next-game", G_CALLBACK (next_cb) },
    { "scores", G_CALLBACK (scores_cb) },
    { "leave-contest", G_CALLBACK (leave_cb) },
  };
  RiffleContestActions *self = g_object_new (RIFFLE_TYPE_CONTEST_ACTIONS, NULL);

  self->view = g_object_ref (view);
  self->contest = g_object_ref (contest);
  self->session = g_object_ref (riffle_contest_get_session (contest));
  self->messages = g_object_ref (messages);
  self->page = page;
  self->actions = actions;
  self->board = riffle_contest_board_new (view, contest, messages);
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->board, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "new-tour", G_CALLBACK (tour_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contest, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_session_get_settings (self->session), "changed::calm",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_game_page_get_header (page), "opening-menu",
                           G_CALLBACK (opening_menu_cb), self, G_CONNECT_SWAPPED);
  return self;
}
