/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of games that could not be loaded, each with the reason. */
#include "config.h"

#include "riffle-problems.h"

#include <glib/gi18n.h>

#include "ui-compat.h"

#define WIDTH  600 /* pixels */
#define HEIGHT 440

/* A module that is to be tried again. */
typedef struct
{
  PatRegistry *registry;
  char        *path;
} Retry;

static Retry *
retry_new (PatRegistry *registry,
           const char  *path)
{
  Retry *self = g_new (Retry, 1);

  self->registry = g_object_ref (registry);
  self->path = g_strdup (path);
  return self;
}

static void
retry_free (gpointer data)
{
  Retry *self = data;

  g_object_unref (self->registry);
  g_free (self->path);
  g_free (self);
}

static const PatBroken *
find_broken (const Retry *self)
{
  for (guint i = 0; i < pat_registry_get_n_broken (self->registry); i++)
    if (g_str_equal (pat_registry_get_broken (self->registry, i)->path, self->path))
      return pat_registry_get_broken (self->registry, i);
  return NULL;
}

static void
set_title (GtkWidget  *button,
           const char *title)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);

  /* The page may have been closed meanwhile. */
  if (row != NULL)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
}

/* Loads the module, unless it did harm again, and says what came of it. */
static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  GtkWidget *button = GTK_WIDGET (source);
  const Retry *retry = g_task_get_task_data (G_TASK (result));
  const PatBroken *broken;

  pat_registry_add_again (retry->registry, retry->path);
  broken = find_broken (retry);
  gtk_widget_set_sensitive (button, TRUE);
  gtk_widget_set_visible (button, broken != NULL);
  set_title (button, broken != NULL ? broken->error->message
             : _("This module works now. Its games are in the list of games."));
}

/* It may take its time. The registry asks for the verdict itself. */
static void
try_in_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  const Retry *retry = task_data;

  pat_guard_try_again (retry->path, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
try_again_cb (GtkWidget *button,
              Retry     *retry)
{
  g_autoptr (GTask) task = g_task_new (button, NULL, tried_cb, NULL);

  g_task_set_task_data (task, retry_new (retry->registry, retry->path), retry_free);
  gtk_widget_set_sensitive (button, FALSE);
  set_title (button, _("Testing the module…"));
  g_task_run_in_thread (task, try_in_thread);
}

static void
free_closure_data (gpointer  data,
                   GClosure *closure)
{
  retry_free (data);
}

static GtkWidget *
button_new (PatRegistry *registry,
            const char  *path)
{
  /* Translators: a button: tries a file with games again */
  GtkWidget *button = gtk_button_new_with_label (_("Try Again"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_data (button, "clicked", G_CALLBACK (try_again_cb), retry_new (registry, path),
                         free_closure_data, 0);
  return button;
}

/* Whatever else is wrong with a module lasts as long as its file. */
static gboolean
can_be_tried (const PatBroken *broken)
{
  return g_error_matches (broken->error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED)
         || g_error_matches (broken->error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TRIAL);
}

static GtkWidget *
row_new (PatRegistry     *registry,
         const PatBroken *broken)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), broken->error->message);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), broken->path);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (can_be_tried (broken))
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), button_new (registry, broken->path));
  return row;
}

/**
 * riffle_problems_present:
 * @parent: a widget of the window that the page belongs to
 * @registry: the variants
 *
 * Shows what could not be loaded, and why. A module that ended a process can be tried again.
 */
void
riffle_problems_present (GtkWidget   *parent,
                         PatRegistry *registry)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  guint n_broken = pat_registry_get_n_broken (registry), n_ended = 0;

  for (guint i = 0; i < n_broken; i++)
    n_ended += can_be_tried (pat_registry_get_broken (registry, i));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), n_ended > 0
                                         ? _("These modules could not be loaded. All other games "
                                             "work. A module that ended the program is not loaded "
                                             "again until its file changes or you try it again.")
                                         : _("These modules could not be loaded. All other games "
                                             "work."));
  for (guint i = 0; i < n_broken; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               row_new (registry, pat_registry_get_broken (registry, i)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  /* Translators: the title of the page that says which files with games could not be loaded */
  riffle_ui_present (riffle_ui_page_new (_("Problems"), page, WIDTH, HEIGHT), parent);
}
