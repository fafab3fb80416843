/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens games from files of the player's own, and saves them there. */
#include "config.h"

#include "riffle-files.h"

#include <glib/gi18n.h>

#include "riffle-output.h"

static char *
dup_chosen_path (GtkFileChooserNative *dialog)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  return file == NULL ? NULL : g_file_get_path (file);
}

static void
add_filter (GtkFileChooserNative *dialog)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Games of Riffle"));
  gtk_file_filter_add_pattern (filter, "*.riffle");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

static void
opened_cb (GtkFileChooserNative *dialog,
           int                   response,
           RiffleWindow         *window)
{
  g_autofree char *path = dup_chosen_path (dialog);
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    {
      if (riffle_session_open_file (riffle_window_get_session (window), path, &error))
        gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
      else
        riffle_window_tell (window, error->message);
    }
  g_object_unref (dialog);
}

/**
 * riffle_files_open:
 * @window: the window
 *
 * Lets the player choose a file and goes on with the game in it.
 */
void
riffle_files_open (RiffleWindow *window)
{
  GtkFileChooserNative *dialog;

  dialog = gtk_file_chooser_native_new (_("Open a Game"), GTK_WINDOW (window),
                                        GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  add_filter (dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (opened_cb), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static gboolean
save_copy (RiffleWindow  *window,
           PatGame       *game,
           const char    *path,
           GError       **error)
{
  g_autofree char *target = riffle_output_resolve (path, error);

  if (target == NULL || !pat_save_write (game, target, error))
    return FALSE;
  riffle_store_note_copy (riffle_session_get_store (riffle_window_get_session (window)), game);
  return TRUE;
}

static void
saved_cb (GtkFileChooserNative *dialog,
          int                   response,
          RiffleWindow         *window)
{
  g_autofree char *path = dup_chosen_path (dialog);
  g_autoptr (GError) error = NULL;
  PatGame *game = g_object_get_data (G_OBJECT (dialog), "riffle-game");

  if (response == GTK_RESPONSE_ACCEPT && path != NULL && !save_copy (window, game, path, &error))
    riffle_window_tell (window, error->message);
  g_object_unref (dialog);
}

/**
 * riffle_files_save_as:
 * @window: the window
 * @game: a game
 *
 * Lets the player choose a file and writes a game into it as it is now.
 */
void
riffle_files_save_as (RiffleWindow *window,
                      PatGame      *game)
{
  GtkFileChooserNative *dialog;
  g_autofree char *name = g_strdup_printf ("%s-%" G_GUINT64_FORMAT ".riffle",
                                           pat_variant_get_id (pat_game_get_variant (game)),
                                           pat_game_get_number (game));

  dialog = gtk_file_chooser_native_new (_("Save a Copy"), GTK_WINDOW (window),
                                        GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  add_filter (dialog);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-game", g_object_ref (game), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (saved_cb), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
