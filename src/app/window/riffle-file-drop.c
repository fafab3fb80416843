/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets files be dropped on a widget: the first one is taken, since one is opened at a time. */
#include "config.h"

#include "riffle-file-drop.h"

typedef struct
{
  RiffleFileDropFunc  dropped;
  GObject            *owner; /* (nullable): weak */
} FileDrop;

static void
file_drop_free (gpointer data,
                GClosure *closure)
{
  FileDrop *self = data;

  g_clear_weak_pointer (&self->owner);
  g_free (self);
}

/* Returns: whether there is a file that can be read here */
static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         FileDrop      *self)
{
  GSList *files = g_value_get_boxed (value);
  g_autofree char *path = files != NULL ? g_file_get_path (files->data) : NULL;

  if (path == NULL || self->owner == NULL)
    return FALSE;
  self->dropped (path, self->owner);
  return TRUE;
}

/**
 * riffle_file_drop_add:
 * @widget: a widget
 * @dropped: takes a file that was dropped on the widget
 * @owner: (type GObject): for @dropped, which is called only as long as the owner is there
 *
 * Lets files be dropped on a widget.
 */
void
riffle_file_drop_add (GtkWidget          *widget,
                      RiffleFileDropFunc  dropped,
                      gpointer            owner)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  FileDrop *self = g_new0 (FileDrop, 1);

  self->dropped = dropped;
  g_set_weak_pointer (&self->owner, G_OBJECT (owner));
  g_signal_connect_data (target, "drop", G_CALLBACK (drop_cb), self, file_drop_free, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
