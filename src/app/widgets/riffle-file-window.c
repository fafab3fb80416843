/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which the player chooses a file, be it one of GTK or, through a portal, one of the
 * desktop. After it was closed, GTK may still read a folder, and GTK 4.8 compute its size; if it
 * has been freed by then, GTK complains, or the program ends. So it gives back its surface at once,
 * and is kept for a moment. */
#include "config.h"

#include "riffle-file-window.h"

#include "ui-faults.h"

#define KEY    "riffle-file-window" /* the one of a window */
#define LINGER 5000                 /* milliseconds for which one is kept after it was closed */

struct _RiffleFileWindow
{
  GObject               parent_instance;

  GtkFileChooserNative *native;
  GtkWidget            *dialog;    /* (nullable) borrowed: of GTK; a portal leaves it unused */
  GtkWidget            *root;      /* (nullable) borrowed: the window below; none once closed */
  GObject              *owner;     /* (nullable) weak */
  RiffleFileFunc        answered;
  gpointer              data;
  GDestroyNotify        free_data; /* (nullable) */
};

#define RIFFLE_TYPE_FILE_WINDOW (riffle_file_window_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFileWindow, riffle_file_window, RIFFLE, FILE_WINDOW, GObject)
G_DEFINE_FINAL_TYPE (RiffleFileWindow, riffle_file_window, G_TYPE_OBJECT)

static void
close_window (RiffleFileWindow *self)
{
  GtkWidget *root = g_steal_pointer (&self->root);

  if (root == NULL)
    return;
  gtk_native_dialog_hide (GTK_NATIVE_DIALOG (self->native));
  if (self->dialog != NULL)
    riffle_ui_drop_surface (self->dialog);
  g_timeout_add_once (LINGER, g_object_unref, g_object_ref (self));
  g_object_set_data (G_OBJECT (root), KEY, NULL);
}

static void
owner_gone_cb (gpointer  data,
               GObject  *owner)
{
  RiffleFileWindow *self = data;

  self->owner = NULL;
  close_window (self);
}

static void
riffle_file_window_dispose (GObject *object)
{
  RiffleFileWindow *self = RIFFLE_FILE_WINDOW (object);

  if (self->owner != NULL)
    g_object_weak_unref (g_steal_pointer (&self->owner), owner_gone_cb, self);
  if (self->free_data != NULL)
    g_steal_pointer (&self->free_data) (g_steal_pointer (&self->data));
  g_clear_object (&self->native);
  G_OBJECT_CLASS (riffle_file_window_parent_class)->dispose (object);
}

static void
riffle_file_window_class_init (RiffleFileWindowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_file_window_dispose;
}

static void
riffle_file_window_init (RiffleFileWindow *self)
{
}

/* What is done with the answer may close the window below, or ask for another file. */
static void
response_cb (RiffleFileWindow *self,
             int               response)
{
  g_autoptr (RiffleFileWindow) kept = g_object_ref (self);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->native));
  gboolean is_open = self->root != NULL;

  close_window (self);
  if (is_open && response == GTK_RESPONSE_ACCEPT && file != NULL)
    self->answered (file, self->data, self->owner);
}

static void
add_kinds (GtkFileChooser       *chooser,
           const RiffleFileKind *kinds)
{
  for (const RiffleFileKind *kind = kinds; kind != NULL && kind->name != NULL; kind++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, kind->name);
      if (kind->patterns[0] == NULL)
        gtk_file_filter_add_pixbuf_formats (filter);
      for (const char *const *pattern = kind->patterns; *pattern != NULL; pattern++)
        gtk_file_filter_add_pattern (filter, *pattern);
      gtk_file_chooser_add_filter (chooser, filter);
    }
}

/* GTK does not tell which dialog it has made, if any; it is the one that is not known yet. */
static GtkWidget *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (GTK_IS_FILE_CHOOSER (link->data) && g_object_get_data (link->data, KEY) == NULL)
      {
        g_object_set_data (link->data, KEY, link->data);
        return link->data;
      }
  return NULL;
}

static RiffleFileWindow *
file_window_new (GtkWidget                *root,
                 const RiffleFileQuestion *question,
                 GObject                  *owner)
{
  RiffleFileWindow *self = g_object_new (RIFFLE_TYPE_FILE_WINDOW, NULL);
  GtkFileChooser *chooser;

  self->native = gtk_file_chooser_native_new (question->title, GTK_WINDOW (root),
                                              question->action, NULL, NULL);
  self->dialog = find_dialog ();
  chooser = GTK_FILE_CHOOSER (self->native);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->native), TRUE);
  add_kinds (chooser, question->kinds);
  if (question->name != NULL)
    gtk_file_chooser_set_current_name (chooser, question->name);
  if (question->folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, question->folder, NULL);
  self->root = root;
  self->owner = owner;
  g_object_weak_ref (owner, owner_gone_cb, self);
  self->answered = question->answered;
  self->data = question->data;
  self->free_data = question->free_data;
  return self;
}

/**
 * riffle_file_window_ask:
 * @parent: the widget that asks; it is in a window
 * @question: what is asked
 * @owner: (type GObject): for the function that takes the answer
 *
 * Lets the player choose a file. The window for that closes when @parent leaves its window, when
 * that window is destroyed, and when @owner is freed; then there is no answer. There is one for
 * each window below: another question takes its place.
 */
void
riffle_file_window_ask (GtkWidget                *parent,
                        const RiffleFileQuestion *question,
                        gpointer                  owner)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (parent));
  RiffleFileWindow *before = g_object_get_data (G_OBJECT (root), KEY);
  RiffleFileWindow *self = file_window_new (root, question, owner);

  if (before != NULL)
    close_window (before);
  g_object_set_data_full (G_OBJECT (root), KEY, self, g_object_unref);
  g_signal_connect_object (self->native, "response", G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "destroy", G_CALLBACK (close_window), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parent, "notify::root", G_CALLBACK (close_window), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->native));
}
