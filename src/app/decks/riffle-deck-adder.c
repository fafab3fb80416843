/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for the file of a deck, through the portal if there is one, and adds the deck. */
#include "config.h"

#include "riffle-deck-adder.h"

#include <glib/gi18n.h>

#include "ui-questions.h"

typedef struct
{
  GtkWidget            *preferences; /* (weak) (nullable): the dialog that asked */
  RiffleDeckLibrary    *decks;
  GSettings            *settings;
  GtkFileChooserNative *chooser;
} Adder;

static void
adder_free (Adder *adder)
{
  g_clear_weak_pointer (&adder->preferences);
  g_clear_object (&adder->decks);
  g_clear_object (&adder->settings);
  g_clear_object (&adder->chooser);
  g_free (adder);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Adder, adder_free)

/* The deck that was added is the one to play with; the reason why one was not is shown. */
static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (Adder) adder = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeckInfo) info = NULL;

  info = riffle_deck_library_add_finish (RIFFLE_DECK_LIBRARY (source), result, &error);
  if (info != NULL)
    g_settings_set_string (adder->settings, "deck", riffle_deck_info_get_id (info));
  else if (adder->preferences != NULL)
    riffle_ui_tell (adder->preferences, _("The Deck Was Not Added"), error->message);
}

static void
chosen_cb (GtkFileChooserNative *chooser,
           int                   response,
           gpointer              user_data)
{
  g_autoptr (Adder) adder = user_data;
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    riffle_deck_library_add_async (adder->decks, file, NULL, added_cb, g_steal_pointer (&adder));
}

static void
add_filter (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Decks of cards"));
  gtk_file_filter_add_pattern (filter, "*.svg");
  gtk_file_filter_add_pattern (filter, "*.svgz");
  gtk_file_chooser_add_filter (chooser, filter);
}

/**
 * riffle_deck_adder_present:
 * @preferences: the dialog that asks
 * @decks: the player's decks
 * @settings: the settings of the program
 *
 * Lets the player choose a file, adds the deck in it and plays with it from then on.
 */
void
riffle_deck_adder_present (GtkWidget         *preferences,
                           RiffleDeckLibrary *decks,
                           GSettings         *settings)
{
  Adder *adder = g_new0 (Adder, 1);
  GtkRoot *root = gtk_widget_get_root (preferences);

  adder->decks = g_object_ref (decks);
  adder->settings = g_object_ref (settings);
  g_set_weak_pointer (&adder->preferences, preferences);
  adder->chooser = gtk_file_chooser_native_new (_("Add a Deck"), GTK_WINDOW (root),
                                                GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  add_filter (GTK_FILE_CHOOSER (adder->chooser));
  g_signal_connect (adder->chooser, "response", G_CALLBACK (chosen_cb), adder);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (adder->chooser));
}
