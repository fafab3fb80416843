/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens games from files of the player's own, and saves them there. */
#include "config.h"

#include "riffle-files.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-contest-file.h"
#include "riffle-file-drop.h"
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

static char *
dup_chosen_path (GtkFileChooserNative *dialog)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  return file == NULL ? NULL : g_file_get_path (file);
}

static void
add_filter (GtkFileChooserNative *dialog,
            const char           *also)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  /* Translators: a kind of file: saved games of this program */
  gtk_file_filter_set_name (filter, _("Riffle Games"));
  gtk_file_filter_add_pattern (filter, "*.riffle");
  gtk_file_filter_add_pattern (filter, "*" RIFFLE_CONTEST_EXTENSION);
  if (also != NULL)
    gtk_file_filter_add_pattern (filter, also);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

static gboolean
watch_file (RiffleFiles  *self,
            const char   *path,
            GError      **error)
{
  g_autoptr (PatReplay) replay = riffle_replay_file_read (self->session, path, error);

  if (replay != NULL)
    riffle_films_show (self->films, replay);
  return replay != NULL;
}

static gboolean
open_save (RiffleFiles  *self,
           const char   *path,
           GError      **error)
{
  if (!riffle_session_open_file (self->session, path, error))
    return FALSE;
  gtk_widget_activate_action (riffle_view_get_window (self->view), "win.back", NULL);
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
  if (is_open)
    riffle_recent_files_add (path);
  else
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
opened_cb (GtkFileChooserNative *dialog,
           int                   response,
           RiffleFiles          *self)
{
  g_autofree char *path = dup_chosen_path (dialog);

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    open_path (self, path);
  g_object_unref (dialog);
}

/* Lets the player choose a file and opens what is in it. */
static void
open_cb (RiffleFiles *self)
{
  GtkFileChooserNative *dialog;

  dialog = gtk_file_chooser_native_new (_("Open a Game"),
                                        GTK_WINDOW (riffle_view_get_window (self->view)),
                                        GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  add_filter (dialog, "*.riffle-replay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (opened_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* A game of a contest is saved with it: by itself, it could be tried out elsewhere. */
static gboolean
save_copy (RiffleFiles  *self,
           PatGame      *game,
           const char   *path,
           GError      **error)
{
  g_autofree char *target = riffle_output_resolve (path, error);

  if (target == NULL)
    return FALSE;
  if (riffle_session_is_apart (self->session) && game == riffle_session_get_game (self->session))
    return riffle_contest_actions_save (self->contests, target, error);
  if (!pat_save_write (game, target, error))
    return FALSE;
  riffle_store_note_copy (riffle_session_get_store (self->session), game);
  riffle_recent_files_add (target);
  return TRUE;
}

static void
say_saved (RiffleFiles *self,
           const char  *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: %s is the name of a file */
  g_autofree char *sentence = g_strdup_printf (_("Saved as “%s”"), name);

  riffle_messages_say (self->messages, sentence);
}

static void
saved_cb (GtkFileChooserNative *dialog,
          int                   response,
          RiffleFiles          *self)
{
  g_autofree char *path = dup_chosen_path (dialog);
  g_autoptr (GError) error = NULL;
  PatGame *game = g_object_get_data (G_OBJECT (dialog), "riffle-game");

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    {
      if (save_copy (self, game, path, &error))
        say_saved (self, path);
      else
        riffle_messages_tell (self->messages, error->message);
    }
  g_object_unref (dialog);
}

/* Lets the player choose a file and writes the game into it as it is now. */
static void
save_as_cb (RiffleFiles *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  GtkFileChooserNative *dialog;
  g_autofree char *name = riffle_session_is_apart (self->session)
    ? riffle_contest_actions_dup_file_name (self->contests)
    : g_strdup_printf ("%s-%" G_GUINT64_FORMAT ".riffle",
                       pat_variant_get_id (pat_game_get_variant (game)),
                       pat_game_get_number (game));

  dialog = gtk_file_chooser_native_new (_("Save a Copy"),
                                        GTK_WINDOW (riffle_view_get_window (self->view)),
                                        GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  add_filter (dialog, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-game", g_object_ref (game), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (saved_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* A game that cannot be saved can be saved elsewhere, whatever page is shown. */
static void
update (RiffleFiles *self)
{
  gboolean is_free = riffle_view_is_free (self->view);

  riffle_actions_enable (self->actions, "open", is_free);
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
 * @actions: takes the actions “open” and “save-as”
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
  return self;
}
