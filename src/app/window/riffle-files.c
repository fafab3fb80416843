/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens games from files of the player's own, and saves them there. */
#include "config.h"

#include "riffle-files.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-contest-copy.h"
#include "riffle-contest-file.h"
#include "riffle-copy-question.h"
#include "riffle-file-drop.h"
#include "riffle-file-window.h"
#include "riffle-output.h"
#include "riffle-recent-files.h"
#include "riffle-replay-file.h"

struct _RiffleFiles
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleSession   *session;
  RiffleContestActions *contests;
  RiffleMessages  *messages;
  RiffleSaveGuard *guard;
  RiffleFilms     *films;
  GActionMap      *actions; /* borrowed: it outlives the object */
};

G_DEFINE_FINAL_TYPE (RiffleFiles, riffle_files, G_TYPE_OBJECT)

static void
riffle_files_dispose (GObject *object)
{
  RiffleFiles *self = RIFFLE_FILES (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->contests);
  g_clear_object (&self->messages);
  g_clear_object (&self->guard);
  g_clear_object (&self->films);
  G_OBJECT_CLASS (riffle_files_parent_class)->dispose (object);
}

static void
riffle_files_class_init (RiffleFilesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_files_dispose;
}

static void
riffle_files_init (RiffleFiles *self)
{
}

static gboolean
watch_file (RiffleFiles  *self,
            const char   *path,
            GError      **error)
{
  g_autoptr (PatReplay) replay = riffle_replay_file_read (self->session, path, error);

  if (replay == NULL)
    return FALSE;
  riffle_films_show_file (self->films, replay);
  riffle_recent_files_add (path);
  return TRUE;
}

static gboolean
open_save (RiffleFiles  *self,
           const char   *path,
           GError      **error)
{
  if (!riffle_session_open_file (self->session, path, error))
    return FALSE;
  gtk_widget_activate_action (riffle_view_get_window (self->view), "win.back", NULL);
  riffle_recent_files_add (path);
  return TRUE;
}

/* Shows a replay as a film, or goes on with a game. A contest shows its game itself, perhaps after
 * a question. */
static void
open_path (RiffleFiles *self,
           const char  *path)
{
  g_autoptr (GError) error = NULL;
  gboolean is_open;

  if (riffle_contest_file_is (path))
    is_open = riffle_contest_actions_open (self->contests, path, &error);
  else if (riffle_replay_file_is (path))
    is_open = watch_file (self, path, &error);
  else
    is_open = open_save (self, path, &error);
  if (!is_open)
    riffle_messages_tell (self->messages, error->message);
}

/* While a dialog is open, what it is about must not change. */
static void
dropped_cb (const char *path,
            gpointer    data)
{
  RiffleFiles *self = data;

  if (riffle_view_is_free (self->view))
    open_path (self, path);
}

static void
opened_cb (GFile       *file,
           gpointer     data,
           RiffleFiles *self)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    open_path (self, path);
}

/* Lets the player choose a file and opens what is in it. */
static void
open_cb (RiffleFiles *self)
{
  const RiffleFileKind kinds[] = {
    /* Translators: a kind of file: saved games of this program */
    { _("Riffle Games"), { "*.riffle", "*" RIFFLE_CONTEST_EXTENSION, "*.riffle-replay" } },
    { NULL }
  };
  const RiffleFileQuestion question = {
    .title = _("Open a Game"),
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .kinds = kinds,
    .answered = (RiffleFileFunc) opened_cb,
  };

  riffle_file_window_ask (riffle_view_get_window (self->view), &question, self);
}

static RiffleContest *
get_contest (RiffleFiles *self)
{
  return riffle_contest_actions_get_contest (self->contests);
}

static gboolean
save_game (RiffleFiles  *self,
           PatGame      *game,
           const char   *path,
           GError      **error)
{
  if (!pat_save_write (game, path, error))
    return FALSE;
  riffle_store_note_copy (riffle_session_get_store (self->session), game);
  return TRUE;
}

static gboolean
save_copy (RiffleFiles  *self,
           PatGame      *game,
           const char   *path,
           GError      **error)
{
  g_autofree char *target = riffle_output_resolve (path, error);

  if (target == NULL || !save_game (self, game, target, error))
    return FALSE;
  riffle_recent_files_add (target);
  return TRUE;
}

static void
say_saved (RiffleFiles *self,
           const char  *path)
{
  g_autofree char *sentence = riffle_output_dup_saved (path);

  riffle_messages_say (self->messages, sentence);
}

static void
saved_cb (GFile       *file,
          PatGame     *game,
          RiffleFiles *self)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;
  if (save_copy (self, game, path, &error))
    say_saved (self, path);
  else
    riffle_messages_tell (self->messages, error->message);
}

static void
ask_where (RiffleFiles *self,
           const char  *name,
           PatGame     *game)
{
  riffle_copy_question_ask (riffle_view_get_window (self->view), name, &(RiffleCopyAnswer) {
    (RiffleFileFunc) saved_cb, g_object_ref (game), g_object_unref
  }, self);
}

/* The contest may be waiting while another game is on the table. */
static void
save_contest_cb (RiffleFiles *self)
{
  const RiffleContestCopy copy = {
    .contest = get_contest (self), .messages = self->messages,
  };

  riffle_contest_copy_ask (riffle_view_get_window (self->view), &copy, self);
}

/* Lets the player choose a file and writes the game into it as it is now. A game of a contest is
 * saved with it: by itself, it could be tried out elsewhere. */
static void
save_as_cb (RiffleFiles *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  g_autofree char *name = NULL;

  if (riffle_session_is_apart (self->session))
    {
      save_contest_cb (self);
      return;
    }
  name = g_strdup_printf ("%s-%" G_GUINT64_FORMAT ".riffle",
                          pat_variant_get_id (pat_game_get_variant (game)),
                          pat_game_get_number (game));
  ask_where (self, name, game);
}

static void
copied_cb (GFile            *answer,
           RiffleSharedFile *file,
           RiffleFiles      *self)
{
  g_autofree char *path = g_file_get_path (answer);
  g_autoptr (GError) error = NULL;
  g_autofree char *target = path != NULL ? riffle_output_resolve (path, &error) : NULL;

  if (target != NULL && riffle_shared_file_write_copy (file, target, &error))
    say_saved (self, path);
  else if (error != NULL)
    riffle_messages_tell (self->messages, error->message);
}

/* Lets the player choose a file and writes what cannot be added to another one into it. */
static void
copy_file (RiffleFiles      *self,
           RiffleSharedFile *file)
{
  g_autofree char *name = g_path_get_basename (riffle_shared_file_get_path (file));
  const RiffleFileQuestion question = {
    .title = _("Save a Copy"),
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .name = name,
    .answered = (RiffleFileFunc) copied_cb,
    .data = g_object_ref (file),
    .free_data = g_object_unref,
  };

  riffle_file_window_ask (riffle_view_get_window (self->view), &question, self);
}

/* Saves elsewhere what cannot be saved. Games come first; one that the player has saved already is
 * not saved again if there is something else. */
static void
save_elsewhere_cb (RiffleFiles *self)
{
  RiffleSharedFiles *files = riffle_session_get_files (self->session);
  RiffleSharedFile *file = riffle_shared_files_find_failing (files);

  if (file == NULL || riffle_store_count_unsaved (riffle_session_get_store (self->session)) > 0)
    gtk_widget_activate_action (riffle_view_get_window (self->view), "win.save-as", NULL);
  else
    copy_file (self, file);
}

/* What cannot be saved can be saved elsewhere, whatever page is shown. */
static void
update (RiffleFiles *self)
{
  gboolean is_free = riffle_view_is_free (self->view);

  riffle_actions_enable (self->actions, "save-elsewhere",
                         is_free && riffle_save_guard_is_failing (self->guard));
  riffle_actions_enable (self->actions, "open", is_free);
  riffle_actions_enable (self->actions, "save-contest",
                         is_free && riffle_contest_get_contest (get_contest (self)) != NULL);
  riffle_actions_enable (self->actions, "save-as",
                         is_free && riffle_view_get_game (self->view) != NULL
                         && (riffle_view_is_on_game (self->view)
                             || riffle_save_guard_is_failing (self->guard)));
}

/**
 * riffle_files_new:
 * @view: what the player sees
 * @contests: tours and tournaments, which are files of their own
 * @messages: tells the player something
 * @guard: knows whether games can be saved
 * @films: shows replays
 * @actions: takes the actions “open”, “save-as”, “save-contest” and “save-elsewhere”
 *
 * Makes actions that open and save files. Files that are dropped on the window are opened, too.
 *
 * Returns: (transfer full): the object
 */
RiffleFiles *
riffle_files_new (RiffleView      *view,
                  RiffleContestActions *contests,
                  RiffleMessages  *messages,
                  RiffleSaveGuard *guard,
                  RiffleFilms     *films,
                  GActionMap      *actions)
{
  static const RiffleAction entries[] = {
    { "open", G_CALLBACK (open_cb) },
    { "save-as", G_CALLBACK (save_as_cb) },
    { "save-contest", G_CALLBACK (save_contest_cb) },
    { "save-elsewhere", G_CALLBACK (save_elsewhere_cb) },
  };
  RiffleFiles *self = g_object_new (RIFFLE_TYPE_FILES, NULL);
  RiffleContest *contest = riffle_contest_actions_get_contest (contests);

  self->view = g_object_ref (view);
  self->contests = g_object_ref (contests);
  self->session = g_object_ref (riffle_contest_get_session (contest));
  self->messages = g_object_ref (messages);
  self->guard = g_object_ref (guard);
  self->films = g_object_ref (films);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  riffle_file_drop_add (riffle_view_get_window (view), dropped_cb, self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contest, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
