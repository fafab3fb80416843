/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program as a whole: command line, one instance, keys. */
#include "config.h"

#include "riffle-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "riffle-demo.h"
#include "riffle-display-end.h"
#include "riffle-display.h"
#include "riffle-paths.h"
#include "riffle-pointer-repeat.h"
#include "riffle-popovers.h"
#include "riffle-scratch.h"
#include "riffle-shortcuts.h"
#include "riffle-terminal.h"
#include "riffle-window-actions.h"
#include "ui-names.h"

#define DEMO_WIDTH  1000 /* pixels */
#define DEMO_HEIGHT 700

/* As of the companion for the terminal. */
#define STATUS_BAD_USAGE 2

struct _RiffleApplication
{
  AdwApplication      parent_instance;

  RiffleShortcuts    *shortcuts; /* (nullable): from the start on */
  RiffleWindows      *windows;   /* (nullable): from the start on */
  RiffleStartOptions  options;
  char               *scratch;   /* (nullable): takes the place of the player's data */
  int                 status;    /* of the process */
  gboolean            is_parsed; /* the options were in order */
};

G_DEFINE_FINAL_TYPE (RiffleApplication, riffle_application, ADW_TYPE_APPLICATION)

static void
quit (RiffleApplication *self)
{
  riffle_windows_close (self->windows);
  g_application_quit (G_APPLICATION (self));
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  RiffleApplication *self = data;
  RiffleOpener *last = riffle_windows_get_last (self->windows);

  /* A window may want to ask something before it is closed, and with it the program. */
  if (last == NULL)
    quit (self);
  else if (riffle_window_may_quit (riffle_opener_get_window (last)))
    riffle_windows_close (self->windows);
}

static gboolean
terminated_cb (gpointer data)
{
  quit (data);
  return G_SOURCE_REMOVE;
}

static void
add_shortcuts (RiffleApplication *self)
{
  g_autoptr (GSettings) settings = g_settings_new (RIFFLE_APPLICATION_ID);

  self->shortcuts = riffle_shortcuts_new (settings, GTK_APPLICATION (self));
}

/* GDK ends the process when this returns. */
static void
display_end_cb (gpointer nothing,
                gpointer data)
{
  RiffleApplication *self = data;
  RiffleSession *session = riffle_windows_get_session (self->windows);

  if (session == NULL || riffle_session_save_at_once (session))
    g_printerr (_("The display is gone, so Riffle ends. Your game is saved.\n"));
  else
    g_printerr (_("The display is gone, so Riffle ends. Your game could not be saved.\n"));
}

static void
print_error (const GError *error)
{
  g_autofree char *shown = riffle_terminal_dup (error->message);

  g_printerr ("%s\n", shown);
}

static void
demo_done_cb (const GError *error,
              gpointer      data)
{
  RiffleApplication *self = data;

  if (error != NULL)
    {
      print_error (error);
      self->status = 1;
    }
  quit (self);
}

/* Whoever has started the program is told when it ends, as another process is at once. */
static void
refused_cb (RiffleApplication *self)
{
  self->status = 1;
}

static void
demo_failed (RiffleApplication *self)
{
  self->status = 1;
  quit (self);
}

static void
opened_cb (RiffleApplication *self,
           RiffleOpener      *opener)
{
  if (self->options.demo_path != NULL)
    riffle_demo_run (riffle_opener_get_window (opener), self->options.demo_path, demo_done_cb,
                     self);
}

static void
added_cb (RiffleApplication *self,
          RiffleOpener      *opener)
{
  g_signal_connect_object (opener, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (opener, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (opener, "failed", G_CALLBACK (demo_failed), self, G_CONNECT_SWAPPED);
}

static void
add_windows (RiffleApplication *self)
{
  g_autofree char *folder = self->scratch != NULL ? g_strdup (self->scratch)
                                                  : riffle_paths_dup_user_data ();

  self->windows = riffle_windows_new (ADW_APPLICATION (self), &self->options, folder);
  g_signal_connect_object (self->windows, "added", G_CALLBACK (added_cb), self,
                           G_CONNECT_SWAPPED);
  riffle_window_actions_add (G_ACTION_MAP (self), self->windows);
}

static void
riffle_application_activate (GApplication *application)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);
  RiffleOpener *last;

  last = riffle_windows_get_last (self->windows);
  if (last == NULL)
    riffle_windows_start (self->windows);
  else
    gtk_window_present (GTK_WINDOW (riffle_opener_get_window (last)));
}

static int
riffle_application_command_line (GApplication            *application,
                                 GApplicationCommandLine *line)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);
  RiffleOpener *opener;
  gboolean is_new;
  int status;

  opener = riffle_windows_choose (self->windows, line, &is_new);
  status = riffle_opener_open (opener, line, is_new);
  if (is_new && self->options.demo_path == NULL)
    riffle_windows_tell_ended (opener);
  return status;
}

/* The desktop hands over files and links by the bus. */
static void
riffle_application_open (GApplication  *application,
                         GFile        **files,
                         int            n_files,
                         const char    *hint)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);
  RiffleOpener *opener = riffle_windows_get_last (self->windows);
  gboolean is_new = opener == NULL;

  if (is_new)
    opener = riffle_windows_add (self->windows);
  riffle_opener_open_file (opener, files[0], is_new);
}

static void
add_actions (RiffleApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
riffle_application_startup (GApplication *application)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);

  riffle_ui_check_bus (application);
  riffle_display_open ();
  riffle_display_end_watch (display_end_cb, self);
  G_APPLICATION_CLASS (riffle_application_parent_class)->startup (application);
  /* Otherwise a screen reader says of each paragraph that gets the focus that it is selected. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  riffle_popovers_prepare ();
  riffle_pointer_repeat_events ();
  gtk_window_set_default_icon_name (RIFFLE_APPLICATION_ID);
  add_windows (self);
  add_actions (self);
  add_shortcuts (self);
  g_unix_signal_add (SIGTERM, terminated_cb, self);
  g_unix_signal_add (SIGINT, terminated_cb, self);
  g_unix_signal_add (SIGHUP, terminated_cb, self);
}

/* A demonstration must not touch the player's games and settings, nor a Riffle that is running
 * already. */
static gboolean
prepare_demo (RiffleApplication *self)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_demo_can_write (self->options.demo_path, &error))
    {
      print_error (error);
      return FALSE;
    }
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_application_set_flags (G_APPLICATION (self), G_APPLICATION_HANDLES_COMMAND_LINE
                           | G_APPLICATION_NON_UNIQUE);
  self->scratch = g_dir_make_tmp ("riffle-XXXXXX", &error);
  if (self->options.width == 0)
    {
      self->options.width = DEMO_WIDTH;
      self->options.height = DEMO_HEIGHT;
    }
  if (self->scratch != NULL)
    return TRUE;
  print_error (error);
  return FALSE;
}

static int
riffle_application_handle_local_options (GApplication *application,
                                         GVariantDict *dict)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);
  int status;

  self->is_parsed = TRUE;
  status = riffle_start_options_read (&self->options, dict);
  if (status >= 0)
    return status;
  return self->options.demo_path == NULL || prepare_demo (self) ? -1 : 1;
}

/* GLib complains of an option that is not there, and ends with 1. */
static gboolean
riffle_application_local_command_line (GApplication   *application,
                                       char         ***arguments,
                                       int            *status)
{
  GApplicationClass *class = G_APPLICATION_CLASS (riffle_application_parent_class);
  gboolean is_done = class->local_command_line (application, arguments, status);

  if (is_done && *status != 0 && !RIFFLE_APPLICATION (application)->is_parsed)
    *status = STATUS_BAD_USAGE;
  return is_done;
}

/* If there is no window any more, or nobody to ask, this is written to the terminal. */
static void
save_at_the_end (RiffleApplication *self)
{
  RiffleSession *session = riffle_windows_get_session (self->windows);
  g_autofree char *loss = NULL;

  if (session == NULL || riffle_session_flush (session))
    return;
  loss = riffle_session_dup_loss (session);
  self->status = 1;
  g_printerr ("%s\n", loss);
}

static void
riffle_application_shutdown (GApplication *application)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);

  if (self->windows != NULL)
    save_at_the_end (self);
  g_clear_object (&self->windows);
  if (self->scratch != NULL)
    riffle_scratch_remove (self->scratch);
  G_APPLICATION_CLASS (riffle_application_parent_class)->shutdown (application);
}

static void
riffle_application_finalize (GObject *object)
{
  RiffleApplication *self = RIFFLE_APPLICATION (object);

  g_clear_object (&self->shortcuts);
  riffle_start_options_clear (&self->options);
  g_free (self->scratch);
  G_OBJECT_CLASS (riffle_application_parent_class)->finalize (object);
}

static void
riffle_application_class_init (RiffleApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = riffle_application_finalize;
  application_class->startup = riffle_application_startup;
  application_class->activate = riffle_application_activate;
  application_class->open = riffle_application_open;
  application_class->command_line = riffle_application_command_line;
  application_class->local_command_line = riffle_application_local_command_line;
  application_class->handle_local_options = riffle_application_handle_local_options;
  application_class->shutdown = riffle_application_shutdown;
}

static void
riffle_application_init (RiffleApplication *self)
{
  riffle_start_options_add (G_APPLICATION (self));
}

/**
 * riffle_application_new:
 *
 * Returns: (transfer full): the application
 */
RiffleApplication *
riffle_application_new (void)
{
  return g_object_new (RIFFLE_TYPE_APPLICATION,
                       "application-id", RIFFLE_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN,
                       NULL);
}

/**
 * riffle_application_get_status:
 * @self: the application
 *
 * Returns: the exit status of the program: 1 if a demonstration failed, if what it was
 *   started with could not be opened, or if a game or the statistics could not be saved at the end
 */
int
riffle_application_get_status (RiffleApplication *self)
{
  g_return_val_if_fail (RIFFLE_IS_APPLICATION (self), 1);

  return self->status;
}
