/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for the file of a deck, through the portal if there is one, and adds the deck. */
#include "config.h"

#include "riffle-deck-adder.h"

#include <glib/gi18n.h>

#include "riffle-file-window.h"
#include "ui-questions.h"

typedef struct
{
  GtkWidget         *preferences; /* (weak) (nullable): the dialog that asked */
  RiffleDeckLibrary *decks;
  GSettings         *settings;
} Adder;

static void
adder_clear (gpointer data)
{
  Adder *adder = data;

  g_clear_weak_pointer (&adder->preferences);
  g_clear_object (&adder->decks);
  g_clear_object (&adder->settings);
}

static void
adder_unref (gpointer adder)
{
  g_rc_box_release_full (adder, adder_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Adder, adder_unref)

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
chosen_cb (GFile    *file,
           Adder    *adder,
           gpointer  owner)
{
  riffle_deck_library_add_async (adder->decks, file, NULL, added_cb, g_rc_box_acquire (adder));
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
  Adder *adder = g_rc_box_new0 (Adder);
  const RiffleFileKind kinds[] = { { _("Decks of cards"), { "*.svg", "*.svgz" } }, { NULL } };

  adder->decks = g_object_ref (decks);
  adder->settings = g_object_ref (settings);
  g_set_weak_pointer (&adder->preferences, preferences);
  const RiffleFileQuestion question = {
    .title = _("Add a Deck"),
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .kinds = kinds,
    .answered = (RiffleFileFunc) chosen_cb,
    .data = adder,
    .free_data = adder_unref,
  };

  riffle_file_window_ask (preferences, &question, preferences);
}
