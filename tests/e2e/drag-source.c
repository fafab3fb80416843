/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small window of which the files that are named can be dragged away, as of a file manager. */
#include "config.h"

#include <gtk/gtk.h>

static GdkContentProvider *
prepare_cb (GSList *files)
{
  GdkFileList *list = gdk_file_list_new_from_list (files);
  GdkContentProvider *provider = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);

  g_boxed_free (GDK_TYPE_FILE_LIST, list);
  return provider;
}

static void
ended_cb (GdkDrag *drag)
{
  g_print ("ended\n");
}

static void
begun_cb (GtkDragSource *source,
          GdkDrag       *drag)
{
  g_print ("begun\n");
  g_signal_connect (drag, "dnd-finished", G_CALLBACK (ended_cb), NULL);
  g_signal_connect (drag, "cancel", G_CALLBACK (ended_cb), NULL);
}

int
main (int    argc,
      char **argv)
{
  GtkDragSource *source;
  GtkWidget *window;
  GSList *files = NULL;

  for (int i = argc - 1; i > 0; i--)
    files = g_slist_prepend (files, g_file_new_for_commandline_arg (argv[i]));
  setvbuf (stdout, NULL, _IOLBF, 0);
  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (window), "drag-source");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 80, 60);
  source = gtk_drag_source_new ();
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), files);
  g_signal_connect (source, "drag-begin", G_CALLBACK (begun_cb), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (window));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_slist_free_full (files, g_object_unref);
  return 0;
}
