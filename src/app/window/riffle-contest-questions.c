/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is asked before a contest is lost. */
#include "config.h"

#include "riffle-contest-questions.h"

#include <glib/gi18n.h>

#include "riffle-contest-turn.h"

/**
 * riffle_contest_is_worth_keeping:
 * @contest: (nullable): a contest
 *
 * Tells whether something would be lost. A tour that has come to its end is in the list of the
 * best, or is not good enough for it; the league has what came of a table. A tournament can be
 * challenged again.
 *
 * Returns: whether the player is to be asked
 */
gboolean
riffle_contest_is_worth_keeping (PatContest *contest)
{
  gboolean is_begun = FALSE;
  RiffleContestTurn turn;

  if (contest == NULL)
    return FALSE;
  for (guint i = 0; i < pat_contest_get_n_entrants (contest); i++)
    {
      PatReplay *play = pat_contest_get_play (contest, i, 0);

      is_begun |= pat_contest_is_over (contest, i, 0);
      is_begun |= play != NULL && pat_replay_get_n_events (play) > 0;
    }
  return is_begun && (pat_contest_get_kind (contest) == PAT_CONTEST_TOURNAMENT
                      || riffle_contest_turn_find (contest, &turn));
}

/**
 * riffle_contest_ask_discard:
 * @window: the window
 * @answered: takes “discard”, “save” or “cancel”
 * @owner: (type GObject): for @answered
 *
 * Asks whether the contest that is going on may be lost for another one.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
riffle_contest_ask_discard (GtkWidget        *window,
                            RiffleUiTextFunc  answered,
                            gpointer          owner)
{
  static const RiffleUiResponse responses[] = {
    { "discard", N_("_Discard"), TRUE },
    { "save", N_("_Save…") },
    { "cancel", N_("_Cancel") },
    { NULL },
  };

  return riffle_ui_ask (window, _("Discard the Scores?"),
                        _("A tour, a tournament or a table is going on. Its deals and scores are "
                          "lost, unless you save it in a file first."), responses, answered, owner);
}

typedef struct
{
  const char *heading;
  const char *body;
} LeaveQuestion;

static const LeaveQuestion leave_questions[] = {
  [PAT_CONTEST_TOUR] = {
    N_("Leave the Tour?"),
    N_("Its scores are lost, unless you save it in a file. To play something else in between, "
       "just choose another game: the tour waits.")
  },
  [PAT_CONTEST_TOURNAMENT] = {
    N_("End the Tournament?"),
    N_("Its deals and scores are lost, unless you save them in a file. Others can play a saved "
       "tournament at any time.")
  },
  [PAT_CONTEST_TABLE] = {
    N_("Leave the Table?"),
    N_("Its rounds are lost, unless you save them in a file. To play something else in between, "
       "just choose another game: the table waits.")
  },
};

/**
 * riffle_contest_ask_leave:
 * @window: the window
 * @contest: what is going on
 * @answered: takes “leave”, “save” or “cancel”
 * @owner: (type GObject): for @answered
 *
 * Asks whether the player wants to end the contest.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
riffle_contest_ask_leave (GtkWidget        *window,
                          PatContest       *contest,
                          RiffleUiTextFunc  answered,
                          gpointer          owner)
{
  static const RiffleUiResponse responses[] = {
    { "leave", N_("_Leave"), TRUE },
    { "save", N_("_Save…") },
    { "cancel", N_("_Cancel") },
    { NULL },
  };
  const LeaveQuestion *question = &leave_questions[pat_contest_get_kind (contest)];

  return riffle_ui_ask (window, _(question->heading), _(question->body), responses, answered,
                        owner);
}
