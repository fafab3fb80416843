/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows of the program, each with a game of its own. */
#include "config.h"

#include "riffle-windows.h"

#include "riffle-description.h"
#include "riffle-line.h"

struct _RiffleWindows
{
  GObject                   parent_instance;

  AdwApplication           *application; /* borrowed: it owns this */
  const RiffleStartOptions *options;     /* likewise */
  char                     *folder;      /* with the player's data */
  GPtrArray                *openers;     /* one for each window; the last one outlives its window */
  guint                     n_windows;   /* that were ever opened */
};

static guint added_signal;

G_DEFINE_FINAL_TYPE (RiffleWindows, riffle_windows, G_TYPE_OBJECT)

static void
riffle_windows_finalize (GObject *object)
{
  RiffleWindows *self = RIFFLE_WINDOWS (object);

  g_ptr_array_unref (self->openers);
  g_free (self->folder);
  G_OBJECT_CLASS (riffle_windows_parent_class)->finalize (object);
}

static void
riffle_windows_class_init (RiffleWindowsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_windows_finalize;
  added_signal = g_signal_new ("added", RIFFLE_TYPE_WINDOWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, RIFFLE_TYPE_OPENER);
}

static void
riffle_windows_init (RiffleWindows *self)
{
  self->openers = g_ptr_array_new_with_free_func (g_object_unref);
}

/* The game of a window that was closed can be played in another one. What the last one could not
 * save is kept until the program ends. */
static void
removed_cb (RiffleWindows *self,
            GtkWindow     *window)
{
  for (guint i = 0; i < self->openers->len && self->openers->len > 1; i++)
    {
      RiffleOpener *opener = g_ptr_array_index (self->openers, i);

      if ((GtkWindow *) riffle_opener_get_window (opener) != window)
        continue;
      riffle_session_close (riffle_opener_get_session (opener));
      g_ptr_array_remove_index (self->openers, i);
      return;
    }
}

static RiffleSession *
session_new (RiffleWindows *self)
{
  RiffleSession *beside = riffle_windows_get_session (self);
  g_autoptr (GSettings) settings = NULL;

  if (beside != NULL)
    return riffle_session_new_beside (beside);
  settings = g_settings_new (RIFFLE_APPLICATION_ID);
  return riffle_session_new (settings, self->folder);
}

static void
add_window (RiffleWindows *self,
            RiffleOpener  *opener)
{
  g_autoptr (RiffleEventLog) log = NULL;
  RiffleWindow *window;

  if (self->options->logs_events)
    log = riffle_event_log_new (++self->n_windows);
  window = riffle_window_new (self->application, riffle_opener_get_session (opener), log);
  riffle_opener_set_window (opener, window);
#ifdef RIFFLE_TESTS
  if (log != NULL)
    riffle_description_add (window, log);
#endif
  if (self->options->width > 0)
    riffle_window_set_fixed_size (window, self->options->width, self->options->height);
}

/**
 * riffle_windows_add:
 * @self: the windows
 *
 * Makes a window.
 *
 * Returns: (transfer none): what opens games in it
 */
RiffleOpener *
riffle_windows_add (RiffleWindows *self)
{
  g_autoptr (RiffleSession) session = NULL;
  RiffleOpener *opener;

  g_return_val_if_fail (RIFFLE_IS_WINDOWS (self), NULL);

  if (riffle_windows_get_last (self) == NULL)
    g_ptr_array_set_size (self->openers, 0);
  session = session_new (self);
  /* Before the window, whose message would be gone with the game that it shows. */
  opener = riffle_opener_new (session, self->options->demo_path != NULL);
  g_ptr_array_add (self->openers, opener);
  add_window (self, opener);
  g_signal_emit (self, added_signal, 0, opener);
  return opener;
}

/**
 * riffle_windows_get_last:
 * @self: the windows
 *
 * Returns: (transfer none) (nullable): what opens games in the window that was used last; %NULL if
 *   there is no window
 */
RiffleOpener *
riffle_windows_get_last (RiffleWindows *self)
{
  g_return_val_if_fail (RIFFLE_IS_WINDOWS (self), NULL);

  for (guint i = 0; i < self->openers->len; i++)
    {
      RiffleOpener *opener = g_ptr_array_index (self->openers, i);

      if (riffle_opener_get_window (opener) != NULL
          && riffle_session_is_in_use (riffle_opener_get_session (opener)))
        return opener;
    }
  return NULL;
}

/**
 * riffle_windows_find:
 * @self: the windows
 * @variant: (nullable): a variant
 *
 * Finds the window in which a variant is being played.
 *
 * Returns: (transfer none) (nullable): what opens games there
 */
RiffleOpener *
riffle_windows_find (RiffleWindows *self,
                     PatVariant    *variant)
{
  g_return_val_if_fail (RIFFLE_IS_WINDOWS (self), NULL);

  for (guint i = 0; variant != NULL && i < self->openers->len; i++)
    {
      RiffleOpener *opener = g_ptr_array_index (self->openers, i);

      if (riffle_opener_get_window (opener) != NULL
          && riffle_session_is_open (riffle_opener_get_session (opener), variant))
        return opener;
    }
  return NULL;
}

/* Tells which modules were left out because an earlier run of the program ended in them. */
void
riffle_windows_tell_ended (RiffleOpener *opener)
{
  RiffleWindowParts *parts = riffle_window_get_parts (riffle_opener_get_window (opener));

  riffle_module_messages_tell_ended (riffle_window_parts_get_modules (parts));
}

/**
 * riffle_windows_start:
 * @self: the windows
 *
 * Makes a window that shows the last game or, if there are others, the page of games.
 */
void
riffle_windows_start (RiffleWindows *self)
{
  RiffleOpener *opener = riffle_windows_add (self);
  RiffleWindow *window = riffle_opener_get_window (opener);

  riffle_opener_open_last (opener);
  riffle_windows_tell_ended (opener);
  gtk_window_present (GTK_WINDOW (window));
}

static PatRegistry *
registry_of (RiffleOpener *opener)
{
  return riffle_session_get_registry (riffle_opener_get_session (opener));
}

/**
 * riffle_windows_choose:
 * @self: the windows
 * @line: a command line
 * @is_new: (out): whether the window shows nothing yet
 *
 * Chooses the window for a command line. What is being played already is opened where that is; the
 * rest in the window that was used last, or in a new one if the player wants that.
 *
 * Returns: (transfer none): what opens games there
 */
RiffleOpener *
riffle_windows_choose (RiffleWindows           *self,
                       GApplicationCommandLine *line,
                       gboolean                *is_new)
{
  GVariantDict *dict = g_application_command_line_get_options_dict (line);
  RiffleOpener *last = riffle_windows_get_last (self);
  RiffleOpener *player = NULL;

  if (last != NULL && self->openers->len + g_variant_dict_contains (dict, "new-window") > 1)
    player = riffle_windows_find (self, riffle_line_find_variant (registry_of (last), line));
  *is_new = player == NULL && (last == NULL || g_variant_dict_contains (dict, "new-window"));
  if (player != NULL)
    return player;
  return *is_new ? riffle_windows_add (self) : last;
}

/**
 * riffle_windows_close:
 * @self: the windows
 *
 * Closes all windows, the one that was used last after the others: it has asked the player what to
 * do if something cannot be saved.
 */
void
riffle_windows_close (RiffleWindows *self)
{
  RiffleOpener *last;

  g_return_if_fail (RIFFLE_IS_WINDOWS (self));

  last = riffle_windows_get_last (self);
  for (guint i = self->openers->len; last != NULL && i-- > 0;)
    if (g_ptr_array_index (self->openers, i) != last)
      gtk_window_close (GTK_WINDOW (riffle_opener_get_window (self->openers->pdata[i])));
  if (last != NULL)
    gtk_window_close (GTK_WINDOW (riffle_opener_get_window (last)));
}

/**
 * riffle_windows_get_session:
 * @self: the windows
 *
 * Returns: (transfer none) (nullable): any of the sessions, also that of the last window after it
 *   was closed
 */
RiffleSession *
riffle_windows_get_session (RiffleWindows *self)
{
  g_return_val_if_fail (RIFFLE_IS_WINDOWS (self), NULL);

  return self->openers->len == 0 ? NULL : riffle_opener_get_session (self->openers->pdata[0]);
}

/**
 * riffle_windows_new:
 * @application: the application, which outlives the object
 * @options: how the program was started; likewise
 * @folder: where games and statistics are kept
 *
 * Makes what keeps the windows; there is none yet.
 *
 * Returns: (transfer full): the object
 */
RiffleWindows *
riffle_windows_new (AdwApplication           *application,
                    const RiffleStartOptions *options,
                    const char               *folder)
{
  RiffleWindows *self = g_object_new (RIFFLE_TYPE_WINDOWS, NULL);

  self->application = application;
  self->options = options;
  self->folder = g_strdup (folder);
  g_signal_connect_object (application, "window-removed", G_CALLBACK (removed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
