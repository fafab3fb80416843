/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Begins tables, and shows the league. */
#include "config.h"

#include "riffle-table-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-contest-copy.h"
#include "riffle-contest-questions.h"
#include "riffle-error.h"
#include "riffle-league-page.h"
#include "riffle-shared-file-text.h"
#include "riffle-table-dialog.h"
#include "ui-compat.h"

enum
{
  BEGUN,
  N_SIGNALS
};

struct _RiffleTableActions
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleContest  *contest;
  RiffleRounds   *rounds;
  RiffleMessages *messages;
  GActionMap     *actions; /* borrowed: it outlives the object */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleTableActions, riffle_table_actions, G_TYPE_OBJECT)

static void
riffle_table_actions_dispose (GObject *object)
{
  RiffleTableActions *self = RIFFLE_TABLE_ACTIONS (object);

  g_clear_object (&self->rounds);
  g_clear_object (&self->contest);
  g_clear_object (&self->messages);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (riffle_table_actions_parent_class)->dispose (object);
}

static void
riffle_table_actions_class_init (RiffleTableActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_table_actions_dispose;
  signals[BEGUN] = g_signal_new ("begun", RIFFLE_TYPE_TABLE_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_table_actions_init (RiffleTableActions *self)
{
}

static RiffleSession *
get_session (RiffleTableActions *self)
{
  return riffle_rounds_get_session (self->rounds);
}

static void
tell (RiffleTableActions *self,
      const GError       *error)
{
  g_autofree char *sentence = riffle_error_dup_sentence (error->message);

  riffle_messages_tell (self->messages, sentence);
}

/* The league is read when it is needed: other programs may have written it. */
static void
load_league (RiffleTableActions *self)
{
  RiffleLeague *league = riffle_rounds_get_league (self->rounds);
  g_autofree char *text = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (league));

  if (text != NULL)
    riffle_messages_tell (self->messages, text);
}

static void
league_cb (RiffleTableActions *self)
{
  load_league (self);
  riffle_ui_present (riffle_league_page_new (riffle_rounds_get_league (self->rounds)),
                     riffle_view_get_window (self->view));
}

static void
begin_cb (const RiffleTableSetup *setup,
          gpointer                data)
{
  RiffleTableActions *self = data;
  g_autoptr (GError) error = NULL;

  riffle_view_set_dialog (self->view, NULL);
  if (!riffle_rounds_begin (self->rounds, setup, &error))
    {
      tell (self, error);
      return;
    }
  g_signal_emit (self, signals[BEGUN], 0);
}

/* The first collection that has rules for tables. */
static PatCollection *
find_collection (RiffleTableActions *self)
{
  PatRegistry *registry = riffle_session_get_registry (get_session (self));
  g_autoptr (GPtrArray) all = pat_collection_list (registry);

  for (guint i = 0; i < all->len; i++)
    if (pat_custom_rules_get_n (g_ptr_array_index (all, i)) > 0)
      return pat_collection_copy (g_ptr_array_index (all, i));
  return NULL;
}

static void
ask_for_table (RiffleTableActions *self)
{
  g_autoptr (PatCollection) collection = find_collection (self);
  GtkWidget *dialog = riffle_table_dialog_new (self->rounds, collection,
                                               riffle_session_get_settings (get_session (self)),
                                               begin_cb, self);

  riffle_ui_present (dialog, riffle_view_get_window (self->view));
}

static void
saved_cb (PatContest *coming,
          gpointer    data)
{
  ask_for_table (data);
}

/* Lets the player save what is going on; then the new table is asked for. */
static void
save_first (RiffleTableActions *self)
{
  const RiffleContestCopy copy = {
    .contest = self->contest, .messages = self->messages, .done = saved_cb,
  };

  riffle_contest_copy_ask (riffle_view_get_window (self->view), &copy, self);
}

static void
discard_cb (const char *response,
            gpointer    data)
{
  RiffleTableActions *self = data;

  riffle_view_set_dialog (self->view, NULL);
  if (g_str_equal (response, "discard"))
    ask_for_table (self);
  /* Another window may have left the contest meanwhile. */
  else if (g_str_equal (response, "save") && riffle_contest_get_contest (self->contest) != NULL)
    save_first (self);
}

/* What is going on ends when another table begins, not before. */
static void
table_cb (RiffleTableActions *self)
{
  if (!riffle_contest_is_worth_keeping (riffle_contest_get_contest (self->contest)))
    ask_for_table (self);
  else
    riffle_view_set_dialog (self->view,
                            riffle_contest_ask_discard (riffle_view_get_window (self->view),
                                                        discard_cb, self));
}

/* Another game was opened meanwhile. */
static void
continue_cb (RiffleTableActions *self)
{
  g_autoptr (GError) error = NULL;

  if (riffle_contest_go_on (self->contest, &error))
    g_signal_emit (self, signals[BEGUN], 0);
  else
    tell (self, error);
}

static gboolean
has_rules (RiffleTableActions *self)
{
  g_autoptr (PatCollection) collection = find_collection (self);

  return collection != NULL;
}

static void
update (RiffleTableActions *self)
{
  gboolean is_possible = riffle_view_is_free (self->view) && has_rules (self);
  RiffleContestTurn turn;

  riffle_actions_enable (self->actions, "table", is_possible);
  riffle_actions_enable (self->actions, "league", is_possible);
  riffle_actions_enable (self->actions, "continue-table",
                         is_possible && riffle_rounds_get_table (self->rounds) != NULL
                         && !riffle_contest_is_on_table (self->contest)
                         && riffle_contest_turn_find (
                           riffle_contest_get_contest (self->contest), &turn));
}

/**
 * riffle_table_actions_new:
 * @view: what the player sees
 * @contest: what is going on
 * @rounds: begins tables
 * @messages: tells the player something
 * @actions: takes the actions
 *
 * Makes the actions that begin a table and show the league.
 *
 * Returns: (transfer full): the object
 */
RiffleTableActions *
riffle_table_actions_new (RiffleView     *view,
                          RiffleContest  *contest,
                          RiffleRounds   *rounds,
                          RiffleMessages *messages,
                          GActionMap     *actions)
{
  static const RiffleAction entries[] = {
    { "table", G_CALLBACK (table_cb) },
    { "league", G_CALLBACK (league_cb) },
    { "continue-table", G_CALLBACK (continue_cb) },
  };
  RiffleTableActions *self = g_object_new (RIFFLE_TYPE_TABLE_ACTIONS, NULL);

  self->view = g_object_ref (view);
  self->contest = g_object_ref (contest);
  self->rounds = g_object_ref (rounds);
  self->messages = g_object_ref (messages);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
