/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the scores of the contest, asks for names, and leads to the next game or player. */
#include "config.h"

#include "riffle-contest-board.h"

#include <glib/gi18n.h>

#include "riffle-best-tours.h"
#include "riffle-clear-tours.h"
#include "riffle-contest-check.h"
#include "riffle-contest-deals.h"
#include "riffle-scoreboard.h"
#include "riffle-shared-file-text.h"
#include "ui-compat.h"

#define WIDTH  420 /* pixels */
#define HEIGHT 640
#define BEST   "best-tours.ini"

/* What follows when the player goes on from the scores. */
typedef enum
{
  NOTHING,
  NEXT_GAME,
  NEXT_PLAYER,
  NEW_TOUR,
} Step;

struct _RiffleContestBoard
{
  GObject           parent_instance;

  RiffleView       *view;
  RiffleContest    *contest;
  RiffleMessages   *messages;
  RiffleBestTours  *best;
  GCancellable     *judging;     /* a tour that has come to its end */
  GtkWidget        *dialog;      /* (nullable): weak */
  RiffleScoreboard *shown;       /* (nullable): weak; what is in it */
  guint             entrant;     /* whose scores these are */
  Step              step;
  gboolean          is_accepted; /* the player wants to go on */
  gboolean          is_finished; /* the player has played everything */
  gint64            ended_usec;  /* a tour that is one of the best; 0: it is not */
  guint             step_id;     /* source that goes on */
};

enum
{
  PLAY,
  BEGIN_TOUR,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleContestBoard, riffle_contest_board, G_TYPE_OBJECT)

static void
riffle_contest_board_dispose (GObject *object)
{
  RiffleContestBoard *self = RIFFLE_CONTEST_BOARD (object);

  g_cancellable_cancel (self->judging);
  g_clear_object (&self->judging);
  g_clear_handle_id (&self->step_id, g_source_remove);
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->shown);
  g_clear_object (&self->view);
  g_clear_object (&self->contest);
  g_clear_object (&self->messages);
  g_clear_object (&self->best);
  G_OBJECT_CLASS (riffle_contest_board_parent_class)->dispose (object);
}

static void
riffle_contest_board_class_init (RiffleContestBoardClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_contest_board_dispose;
  signals[PLAY] = g_signal_new ("play", RIFFLE_TYPE_CONTEST_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[BEGIN_TOUR] = g_signal_new ("new-tour", RIFFLE_TYPE_CONTEST_BOARD, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_contest_board_init (RiffleContestBoard *self)
{
  self->judging = g_cancellable_new ();
}

static PatContest *
get_contest (RiffleContestBoard *self)
{
  return riffle_contest_get_contest (self->contest);
}

static PatRegistry *
get_registry (RiffleContestBoard *self)
{
  return riffle_session_get_registry (riffle_contest_get_session (self->contest));
}

static gboolean
is_tour (RiffleContestBoard *self)
{
  return pat_contest_get_kind (get_contest (self)) == PAT_CONTEST_TOUR;
}

/* If the list cannot be written, that is told as long as it holds. */
static void
note_tour (RiffleContestBoard *self,
           const char         *name)
{
  g_autofree char *deals = riffle_contest_dup_deals_sum (get_contest (self));
  const RiffleBestTour tour = { pat_contest_get_total (get_contest (self), self->entrant),
                                self->ended_usec, (char *) name, deals };

  riffle_best_tours_add (self->best, &tour, NULL);
}

/* Another window or program may have added a tour. */
static void
read_best (RiffleContestBoard *self)
{
  g_free (riffle_shared_file_text_open (RIFFLE_SHARED_FILE (self->best)));
}

/* It is asked for at the end only; whoever types none stays without. */
static void
take_name (RiffleContestBoard *self)
{
  g_autofree char *name = self->shown != NULL ? riffle_scoreboard_dup_name (self->shown) : NULL;

  if (name != NULL && pat_contest_is_name_taken (get_contest (self), self->entrant, name))
    riffle_messages_say (self->messages, _("Somebody else has this name, so it was not taken."));
  else if (name != NULL && riffle_contest_set_name (self->contest, self->entrant, name)
           && self->ended_usec != 0)
    note_tour (self, name);
}

static void
go_on (RiffleContestBoard *self)
{
  g_autoptr (GError) error = NULL;

  if (riffle_contest_go_on (self->contest, &error))
    g_signal_emit (self, signals[PLAY], 0);
  else
    riffle_messages_tell (self->messages, error->message);
}

static void finish (RiffleContestBoard *self);

/* The game that was played is over, whether or not it has come to an end. */
static void
end_game (RiffleContestBoard *self)
{
  RiffleContestTurn turn;

  riffle_contest_end_game (self->contest);
  if (riffle_contest_turn_find (get_contest (self), &turn) && turn.entrant == self->entrant)
    go_on (self);
  else
    finish (self);
}

static void
enter (RiffleContestBoard *self)
{
  g_autoptr (GError) error = NULL;

  if (riffle_contest_enter (self->contest, NULL, &error))
    g_signal_emit (self, signals[PLAY], 0);
  else
    riffle_messages_tell (self->messages, error->message);
}

/* A tour that is finished has nothing to come back to; a tournament waits for the next player. */
static void
put_away (RiffleContestBoard *self)
{
  if (is_tour (self))
    riffle_contest_leave (self->contest);
  else
    riffle_contest_put_away (self->contest);
}

/* What follows when the scores are closed; the contest may have been replaced meanwhile. */
static gboolean
step_cb (gpointer data)
{
  RiffleContestBoard *self = data;

  self->step_id = 0;
  if (get_contest (self) == NULL)
    return G_SOURCE_REMOVE;
  if (self->is_accepted && self->step == NEXT_GAME)
    end_game (self);
  else if (self->is_accepted && self->step == NEXT_PLAYER)
    enter (self);
  else if (self->is_accepted && self->step == NEW_TOUR)
    g_signal_emit (self, signals[BEGIN_TOUR], 0);
  else if (self->is_finished)
    put_away (self);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (RiffleContestBoard *self)
{
  take_name (self);
  if (self->step_id == 0)
    self->step_id = g_idle_add (step_cb, self);
}

static void
accepted_cb (RiffleContestBoard *self)
{
  if (self->step == NOTHING || self->dialog == NULL)
    return;
  self->is_accepted = TRUE;
  riffle_ui_close (self->dialog);
}

/* The player stays, and sees the name in the list. */
static void
named_cb (RiffleContestBoard *self)
{
  take_name (self);
  if (self->shown != NULL)
    riffle_scoreboard_fill (self->shown);
}

static void
present (RiffleContestBoard *self,
         Step                step,
         const char         *accept,
         GPtrArray          *faults)
{
  PatContest *contest = get_contest (self);
  RiffleScoreboardSource source = {
    .contest = contest,
    .entrant = self->entrant,
    .registry = get_registry (self),
    .best = self->best,
    .faults = faults,
    .asks_name = self->is_finished && (self->ended_usec != 0 || !is_tour (self)),
    .accept = accept,
  };
  GtkWidget *board, *first, *dialog;

  read_best (self);
  board = riffle_scoreboard_new (&source);
  first = riffle_scoreboard_get_first (RIFFLE_SCOREBOARD (board));
  /* Translators: the title of a dialog */
  dialog = riffle_ui_page_new (_("Scores"), board, WIDTH, HEIGHT);
  self->step = step;
  self->is_accepted = FALSE;
  g_set_weak_pointer (&self->dialog, dialog);
  g_set_weak_pointer (&self->shown, RIFFLE_SCOREBOARD (board));
  g_signal_connect_object (board, "accepted", G_CALLBACK (accepted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "named", G_CALLBACK (named_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "unmap", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  if (is_tour (self) && riffle_best_tours_get_n (self->best) > 0)
    riffle_clear_tours_add (dialog, self->best);
  riffle_ui_present (dialog, riffle_view_get_window (self->view));
  if (first != NULL)
    riffle_ui_set_focus (dialog, first);
}

/* A tour that was judged to be true is noted if it is one of the best, and is not there already. */
static void
judge (RiffleContestBoard *self)
{
  PatContest *contest = get_contest (self);
  g_autofree char *deals = riffle_contest_dup_deals_sum (contest);

  read_best (self);
  if (!pat_contest_check_deals (contest, get_registry (self), NULL)
      || riffle_best_tours_has (self->best, deals)
      || !riffle_best_tours_is_good (self->best, pat_contest_get_total (contest, self->entrant)))
    return;
  self->ended_usec = g_get_real_time ();
  note_tour (self, NULL);
}

/* Another contest may have taken the place of the tour while it was judged. */
static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GPtrArray) faults = riffle_contest_check_finish (result);
  RiffleContestBoard *self = data;

  if (faults == NULL || get_contest (self) == NULL || !is_tour (self)
      || !pat_contest_has_finished (get_contest (self), self->entrant))
    return;
  if (faults->len > self->entrant && g_ptr_array_index (faults, self->entrant) == NULL)
    judge (self);
  present (self, NEW_TOUR, /* Translators: a button */ _("_New Tour"), faults);
}

/* A player has played everything. Whether the scores of a tour are true is found out first. */
static void
finish (RiffleContestBoard *self)
{
  self->is_finished = TRUE;
  self->ended_usec = 0;
  if (is_tour (self))
    riffle_contest_check_begin (get_contest (self), get_registry (self), self->judging, judged_cb,
                                self);
  else
    /* Translators: a button: the same deals are played by somebody else */
    present (self, NEXT_PLAYER, _("_Next Player"), NULL);
}

/**
 * riffle_contest_board_show:
 * @self: the board
 *
 * Shows the scores. If everybody has played everything, the page leads to the next player.
 */
void
riffle_contest_board_show (RiffleContestBoard *self)
{
  PatContest *contest;
  RiffleContestTurn turn;

  g_return_if_fail (RIFFLE_IS_CONTEST_BOARD (self));

  contest = get_contest (self);
  if (contest == NULL || pat_contest_get_n_entrants (contest) == 0)
    return;
  self->is_finished = FALSE;
  self->ended_usec = 0;
  self->entrant = pat_contest_get_n_entrants (contest) - 1;
  if (riffle_contest_turn_find (contest, &turn))
    self->entrant = turn.entrant;
  if (riffle_contest_turn_can_enter (contest))
    present (self, NEXT_PLAYER, _("_Next Player"), NULL);
  else
    present (self, NOTHING, NULL, NULL);
}

/**
 * riffle_contest_board_show_next:
 * @self: the board
 *
 * Shows the scores, from which the player goes on to the next game. Whoever closes them plays on.
 */
void
riffle_contest_board_show_next (RiffleContestBoard *self)
{
  RiffleContestTurn turn;

  g_return_if_fail (RIFFLE_IS_CONTEST_BOARD (self));

  if (!riffle_contest_turn_find (riffle_contest_get_contest (self->contest), &turn))
    return;
  self->is_finished = FALSE;
  self->ended_usec = 0;
  self->entrant = turn.entrant;
  if (turn.deal + 1 < pat_contest_get_n_deals (get_contest (self)))
    /* Translators: a button: the next game of a tour */
    present (self, NEXT_GAME, _("_Next Game"), NULL);
  else
    /* Translators: a button: ends the last game of a tour or a tournament */
    present (self, NEXT_GAME, _("_Finish"), NULL);
}

/**
 * riffle_contest_board_new:
 * @view: what the player sees
 * @contest: what is played for
 * @messages: tells the player something
 *
 * Makes what shows scores.
 *
 * Returns: (transfer full): the object
 */
RiffleContestBoard *
riffle_contest_board_new (RiffleView     *view,
                          RiffleContest  *contest,
                          RiffleMessages *messages)
{
  RiffleContestBoard *self = g_object_new (RIFFLE_TYPE_CONTEST_BOARD, NULL);
  RiffleSession *session = riffle_contest_get_session (contest);
  RiffleSharedFiles *files = riffle_session_get_files (session);

  self->view = g_object_ref (view);
  self->contest = g_object_ref (contest);
  self->messages = g_object_ref (messages);
  self->best = g_object_ref (riffle_shared_files_get (files, RIFFLE_TYPE_BEST_TOURS, BEST));
  riffle_session_tell_late (session,
                            riffle_shared_file_text_open (RIFFLE_SHARED_FILE (self->best)));
  return self;
}
