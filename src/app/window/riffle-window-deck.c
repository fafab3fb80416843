/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives the board the deck that the player wishes; one that is gone or broken is replaced. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>
#include <string.h>


/* The names of foreign decks have the kind before a slash. */
static gboolean
is_foreign (const char *deck)
{
  return strchr (deck, '/') != NULL;
}

/* Takes the deck. */
static void
use_deck (RiffleWindow *self,
          RiffleDeck   *deck)
{
  g_clear_object (&self->deck);
  self->deck = deck;
  riffle_board_set_deck (self->board, deck);
  if (self->chooser != NULL)
    riffle_chooser_set_deck (self->chooser, deck);
  gtk_widget_set_opacity (GTK_WIDGET (self->board), 1);
}

static void
use_own_deck (RiffleWindow *self)
{
  g_autofree char *deck = g_settings_get_string (self->settings, "deck");
  g_autofree char *back = g_settings_get_string (self->settings, "back");

  use_deck (self, riffle_deck_new_style (deck, back));
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RiffleWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  RiffleDeck *deck = riffle_deck_library_load_finish (RIFFLE_DECK_LIBRARY (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->deck_loading);
  if (deck != NULL)
    {
      use_deck (self, deck);
      return;
    }
  use_own_deck (self);
  riffle_window_say (self, error->message);
}

static void
load_foreign_deck (RiffleWindow *self,
                   const char   *deck)
{
  g_autofree char *back = g_settings_get_string (self->settings, "back");

  self->deck_loading = g_cancellable_new ();
  riffle_deck_library_scan (self->decks);
  riffle_deck_library_load_async (self->decks, deck, back, self->deck_loading, loaded_cb,
                                  g_object_ref (self));
}

static void
deck_changed_cb (RiffleWindow *self)
{
  g_autofree char *deck = g_settings_get_string (self->settings, "deck");

  if (self->deck_loading != NULL)
    g_cancellable_cancel (self->deck_loading);
  g_clear_object (&self->deck_loading);
  if (is_foreign (deck))
    load_foreign_deck (self, deck);
  else
    use_own_deck (self);
}

static RiffleDeckLibrary *
make_library (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return riffle_deck_library_new (program != NULL ? program : "riffle");
}

/**
 * riffle_window_follow_deck:
 *
 * Uses the deck that the settings name, now and whenever they change. At the start the board is
 * not seen before a foreign deck is there, so that no other one flashes.
 */
void
riffle_window_follow_deck (RiffleWindow *self)
{
  g_autofree char *deck = g_settings_get_string (self->settings, "deck");
  g_autofree char *back = g_settings_get_string (self->settings, "back");

  self->decks = make_library ();
  g_signal_connect_object (self->settings, "changed::deck", G_CALLBACK (deck_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::back", G_CALLBACK (deck_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* The board begins with the program's first deck. */
  if (deck[0] == '\0' && back[0] == '\0')
    return;
  if (is_foreign (deck))
    gtk_widget_set_opacity (GTK_WIDGET (self->board), 0);
  deck_changed_cb (self);
}

void
riffle_window_forget_deck (RiffleWindow *self)
{
  if (self->deck_loading != NULL)
    g_cancellable_cancel (self->deck_loading);
  g_clear_object (&self->deck_loading);
  g_clear_object (&self->decks);
  g_clear_object (&self->deck);
}
