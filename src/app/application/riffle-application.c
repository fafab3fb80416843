/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program as a whole: command line, one instance, keys. */
#include "config.h"

#include "riffle-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "riffle-demo.h"
#include "riffle-description.h"
#include "riffle-output.h"
#include "riffle-paths.h"
#include "riffle-popovers.h"
#include "riffle-scratch.h"
#include "riffle-shortcuts.h"
#include "riffle-terminal.h"
#include "riffle-window.h"

#define DEMO_WIDTH  1000 /* pixels */
#define DEMO_HEIGHT 700
#define DEMO_DEAL   617  /* any number; always the same one, so that pictures can be compared */
#define MIN_SIZE    100
#define MAX_SIZE    16384

/* As of the companion for the terminal. */
#define STATUS_BAD_USAGE 2

struct _RiffleApplication
{
  AdwApplication  parent_instance;

  RiffleShortcuts *shortcuts;   /* (nullable): from the start on */
  RiffleSession  *session;      /* (nullable): from the first window on */
  RiffleWindow   *window;       /* (nullable): borrowed from GTK */
  GApplicationCommandLine *waiting; /* (nullable): what it names is opened after the trials */
  gboolean        awaits_last;  /* so is the last game */
  RiffleEventLog *log;          /* (nullable) */
  char           *demo_path;    /* (nullable): play a demonstration and write a picture there */
  char           *scratch;      /* (nullable): a folder that takes the place of the player's data */
  int             width;        /* of the window, 0: as it was the last time */
  int             height;
  int             status;       /* of the process */
  gboolean        is_parsed;    /* the options were in order */
};

G_DEFINE_FINAL_TYPE (RiffleApplication, riffle_application, ADW_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "demo", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Play a demonstration deal, save a picture of the window and quit"), N_("FILE") },
  { "size", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Open the window in this size"),
    N_("WIDTHxHEIGHT") },
  { "variant", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Go on with the game that has this id"),
    N_("ID") },
  { "log-events", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print a line for each thing that happens"),
    NULL },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and quit"), NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[DEAL or FILE]") },
  { NULL }
};

static void
quit (RiffleApplication *self)
{
  if (self->window != NULL)
    gtk_window_close (GTK_WINDOW (self->window));
  g_application_quit (G_APPLICATION (self));
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  RiffleApplication *self = data;

  /* The window may want to ask something before it is closed, and with it the program. */
  if (self->window != NULL)
    gtk_window_close (GTK_WINDOW (self->window));
  else
    quit (self);
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

static void
add_actions (RiffleApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/*
 * GTK reads its own style sheets with the settings of the display, and libadwaita throws them away
 * at once for its own. Where the player has not asked for a theme, GTK is told to begin with the
 * empty one of libadwaita: that is a seventh of all that is done until the window is there.
 * Afterwards it must look as if nobody had named a theme, or libadwaita leaves its style out.
 */
static void
open_display (void)
{
  gboolean chosen = g_getenv ("GTK_THEME") != NULL;

  if (!chosen)
    g_setenv ("GTK_THEME", "Adwaita-empty", TRUE);
  gtk_init ();
  gtk_settings_get_default ();
  if (!chosen)
    g_unsetenv ("GTK_THEME");
}

static void
riffle_application_startup (GApplication *application)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);

  open_display ();
  G_APPLICATION_CLASS (riffle_application_parent_class)->startup (application);
  /* Else whoever comes to a paragraph with the keyboard hears that it is selected. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  riffle_popovers_keep_on_display ();
  gtk_window_set_default_icon_name (RIFFLE_APPLICATION_ID);
  add_actions (self);
  add_shortcuts (self);
  /* Tests ask for a description of the board with a key. */
  if (self->log != NULL)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), "win.describe",
                                           (const char *[]) { "<Control><Shift>d", NULL });
  g_unix_signal_add (SIGTERM, terminated_cb, self);
  g_unix_signal_add (SIGINT, terminated_cb, self);
}

static void trials_ended_cb (RiffleApplication *self);

static void
make_session (RiffleApplication *self)
{
  g_autoptr (GSettings) settings = g_settings_new (RIFFLE_APPLICATION_ID);
  g_autofree char *folder = self->scratch != NULL
      ? g_strdup (self->scratch)
      : riffle_paths_dup_user_data ();

  self->session = riffle_session_new (settings, folder);
  /* Before the window, whose message would be gone with the game that it shows. */
  g_signal_connect_object (riffle_session_get_trials (self->session), "ended",
                           G_CALLBACK (trials_ended_cb), self, G_CONNECT_SWAPPED);
}

/* The window that the player sees; a new one after the last was closed. */
static gboolean
ensure_window (RiffleApplication *self)
{
  if (self->window != NULL)
    return FALSE;
  g_clear_object (&self->session);
  make_session (self);
  self->window = riffle_window_new (ADW_APPLICATION (self), self->session, self->log);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  if (self->log != NULL)
    riffle_description_add (self->window, self->log);
  if (self->width > 0)
    riffle_window_set_fixed_size (self->window, self->width, self->height);
  return TRUE;
}

/* Goes on where the player was; at the first start there is nothing to go on with. */
static void
open_last (RiffleApplication *self)
{
  PatVariant *variant = riffle_session_find_last (self->session);

  if (variant != NULL)
    riffle_window_play (self->window, variant);
  self->awaits_last = riffle_session_may_find_last (self->session);
  if (riffle_session_get_game (self->session) == NULL)
    riffle_window_show_chooser (self->window);
  if (self->awaits_last)
    riffle_window_say_awaited (self->window);
}

static void
riffle_application_activate (GApplication *application)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);

  if (ensure_window (self))
    {
      open_last (self);
      riffle_window_tell_ended (self->window);
    }
  gtk_window_present (GTK_WINDOW (self->window));
}

/* Shows the page of the game that was opened, or, where that failed, what there was before. */
static void
show_opened (RiffleApplication *self,
             gboolean           is_new)
{
  PatVariant *variant = riffle_session_get_variant (self->session);

  if (is_new && variant == NULL)
    open_last (self);
  else if (variant != NULL)
    riffle_window_play (self->window, variant);
}

/* Whether a word of the command line is the deal of a game that is there. A file of the same name
 * can still be opened as “./NAME”. */
static gboolean
is_deal (RiffleApplication *self,
         const char        *text)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (text, NULL);

  return deal != NULL
         && pat_registry_find (riffle_session_get_registry (self->session), deal->variant) != NULL;
}

static gboolean
is_file (RiffleApplication *self,
         const char        *text,
         GFile             *file)
{
  if (g_str_has_suffix (text, ".riffle") || strchr (text, G_DIR_SEPARATOR) != NULL)
    return TRUE;
  return !is_deal (self, text) && g_file_query_exists (file, NULL);
}

/* Opens a word of the command line, which may be that of another process in another folder. */
static gboolean
open_text (RiffleApplication        *self,
           GApplicationCommandLine  *line,
           const char               *text,
           GError                  **error)
{
  g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (line, text);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  if (*text == '\0' || !is_file (self, text, file))
    return riffle_session_open_deal (self->session, valid, error);
  if (path != NULL)
    return riffle_session_open_file (self->session, path, error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
               _("“%s” is not a file on this computer."), valid);
  return FALSE;
}

static gboolean
open_variant (RiffleApplication  *self,
              const char         *id,
              GError            **error)
{
  PatVariant *variant = riffle_session_find_variant (self->session, id, error);

  return variant != NULL && riffle_session_open (self->session, variant, error);
}

static gboolean
open_demo (RiffleApplication  *self,
           GError            **error)
{
  PatVariant *variant = riffle_demo_choose_variant (riffle_session_get_registry (self->session));

  if (riffle_session_get_game (self->session) != NULL)
    return TRUE;
  if (variant != NULL)
    {
      g_autofree char *deal = g_strdup_printf ("%s#%d", pat_variant_get_id (variant), DEMO_DEAL);

      return riffle_session_open_deal (self->session, deal, error);
    }
  g_set_error_literal (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_MODULE,
                       _("No games could be loaded."));
  return FALSE;
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

static void
demo_failed (RiffleApplication *self)
{
  self->status = 1;
  quit (self);
}

static gboolean
open_from_command_line (RiffleApplication        *self,
                        GApplicationCommandLine  *line,
                        GError                  **error)
{
  GVariantDict *dict = g_application_command_line_get_options_dict (line);
  g_autofree const char **texts = NULL; /* borrowed, but for the list */
  const char *id;

  if (g_variant_dict_lookup (dict, "variant", "&s", &id) && !open_variant (self, id, error))
    return FALSE;
  if (g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &texts) && texts[0] != NULL
      && !open_text (self, line, texts[0], error))
    return FALSE;
  return self->demo_path == NULL || open_demo (self, error);
}

static void
complain (RiffleApplication       *self,
          GApplicationCommandLine *line,
          const GError            *error)
{
  g_autofree char *shown = riffle_terminal_dup (error->message);

  g_application_command_line_printerr (line, "%s\n", shown);
  if (self->demo_path != NULL)
    demo_failed (self);
  else
    riffle_window_tell (self->window, error->message);
}

/* Opens what the command line names. Returns: FALSE where that may be in a module that is being
 * tried, and is opened later */
static gboolean
open_or_complain (RiffleApplication       *self,
                  GApplicationCommandLine *line,
                  gboolean                 is_new,
                  int                     *status)
{
  g_autoptr (GError) error = NULL;
  gboolean done = open_from_command_line (self, line, &error);
  gboolean is_late = !done && riffle_session_may_find_later (self->session, error);

  *status = done || is_late ? 0 : 1;
  if (!done && !is_late)
    complain (self, line, error);
  /* A demonstration shows nothing but its own game. */
  if (self->demo_path != NULL && !done)
    return !is_late;
  show_opened (self, is_new);
  gtk_window_present (GTK_WINDOW (self->window));
  if (self->demo_path != NULL)
    riffle_demo_run (self->window, self->demo_path, demo_done_cb, self);
  return !is_late;
}

/* Whoever has called waits for the status as long as somebody has the command line. */
static void
open_waiting (RiffleApplication *self)
{
  g_autoptr (GApplicationCommandLine) line = g_steal_pointer (&self->waiting);
  int status;

  self->awaits_last = FALSE;
  open_or_complain (self, line, FALSE, &status);
  g_application_command_line_set_exit_status (line, status);
}

/* What could not be found at first is looked for once more. A game that the player has begun
 * meanwhile is not replaced by the last one. */
static void
trials_ended_cb (RiffleApplication *self)
{
  if (self->window == NULL)
    return;
  if (self->waiting != NULL)
    open_waiting (self);
  else if (self->awaits_last && riffle_session_get_game (self->session) == NULL)
    open_last (self);
}

static int
riffle_application_command_line (GApplication            *application,
                                 GApplicationCommandLine *line)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);
  gboolean is_new = ensure_window (self);
  int status;

  /* Who asks for something else does not want any more what was asked for before. */
  g_clear_object (&self->waiting);
  if (!open_or_complain (self, line, is_new, &status))
    {
      self->waiting = g_object_ref (line);
      riffle_window_say_awaited (self->window);
    }
  if (is_new && self->demo_path == NULL)
    riffle_window_tell_ended (self->window);
  return status;
}

static gboolean
parse_size (RiffleApplication *self,
            const char        *text)
{
  char rest;

  return sscanf (text, "%dx%d%c", &self->width, &self->height, &rest) == 2
         && self->width >= MIN_SIZE && self->width <= MAX_SIZE
         && self->height >= MIN_SIZE && self->height <= MAX_SIZE;
}

/* A demonstration must not touch the player's games and settings, nor a Riffle that is running
 * already. */
static gboolean
prepare_demo (RiffleApplication *self)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_demo_can_write (self->demo_path, &error))
    {
      print_error (error);
      return FALSE;
    }
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_application_set_flags (G_APPLICATION (self), G_APPLICATION_HANDLES_COMMAND_LINE
                           | G_APPLICATION_NON_UNIQUE);
  self->scratch = g_dir_make_tmp ("riffle-XXXXXX", &error);
  if (self->width == 0)
    {
      self->width = DEMO_WIDTH;
      self->height = DEMO_HEIGHT;
    }
  if (self->scratch != NULL)
    return TRUE;
  print_error (error);
  return FALSE;
}

/* There is one window, and it shows one game: what else is named could only be lost. */
static gboolean
has_one_name (GVariantDict *dict)
{
  g_autofree const char **texts = NULL;
  g_autofree char *extra = NULL;

  if (!g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &texts) || texts[0] == NULL
      || texts[1] == NULL)
    return TRUE;
  extra = riffle_terminal_dup (texts[1]);
  g_printerr (_("“%s” is one name too many: Riffle opens one deal or file at a time.\n"), extra);
  return FALSE;
}

static int
riffle_application_handle_local_options (GApplication *application,
                                         GVariantDict *dict)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);
  const char *size;

  self->is_parsed = TRUE;
  if (g_variant_dict_contains (dict, "version"))
    {
      g_print ("Riffle %s\n", RIFFLE_VERSION);
      return 0;
    }
  if (g_variant_dict_lookup (dict, "size", "&s", &size) && !parse_size (self, size))
    {
      g_autofree char *shown = riffle_terminal_dup (size);

      g_printerr (_("“%s” is not a size such as 1280x800.\n"), shown);
      return STATUS_BAD_USAGE;
    }
  if (!has_one_name (dict))
    return STATUS_BAD_USAGE;
  if (g_variant_dict_contains (dict, "log-events"))
    self->log = riffle_event_log_new ();
  if (g_variant_dict_lookup (dict, "demo", "^ay", &self->demo_path) && !prepare_demo (self))
    return 1;
  return -1;
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

/* Where there is no window any more, or nobody to ask, the terminal hears of it. */
static void
save_at_the_end (RiffleApplication *self)
{
  g_autofree char *loss = NULL;

  if (riffle_session_flush (self->session))
    return;
  loss = riffle_session_dup_loss (self->session);
  g_printerr ("%s\n", loss);
}

static void
riffle_application_shutdown (GApplication *application)
{
  RiffleApplication *self = RIFFLE_APPLICATION (application);

  if (self->session != NULL)
    save_at_the_end (self);
  g_clear_object (&self->session);
  if (self->scratch != NULL)
    riffle_scratch_remove (self->scratch);
  G_APPLICATION_CLASS (riffle_application_parent_class)->shutdown (application);
}

static void
riffle_application_finalize (GObject *object)
{
  RiffleApplication *self = RIFFLE_APPLICATION (object);

  g_clear_object (&self->waiting);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->shortcuts);
  g_clear_object (&self->log);
  g_free (self->demo_path);
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
  application_class->command_line = riffle_application_command_line;
  application_class->local_command_line = riffle_application_local_command_line;
  application_class->handle_local_options = riffle_application_handle_local_options;
  application_class->shutdown = riffle_application_shutdown;
}

static void
riffle_application_init (RiffleApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), NULL);
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("A collection of solitaire card games"));
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
                       "flags", G_APPLICATION_HANDLES_COMMAND_LINE,
                       NULL);
}

/**
 * riffle_application_get_status:
 * @self: the application
 *
 * Returns: the exit status that a demonstration ends with
 */
int
riffle_application_get_status (RiffleApplication *self)
{
  g_return_val_if_fail (RIFFLE_IS_APPLICATION (self), 1);

  return self->status;
}
