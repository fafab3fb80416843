/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives the board the deck that the player has chosen; one that is gone or broken is replaced. */
#include "config.h"

#include "riffle-board-deck.h"

#include <glib/gi18n.h>
#include <string.h>

#include "riffle-asker.h"
#include "riffle-deck-builtin.h"
#include "riffle-error.h"
#include "riffle-settings-check.h"

#define PATIENCE_MSEC 400 /* for a foreign deck, with an empty table at the start */

enum
{
  CHANGED,
  REFUSED,
  N_SIGNALS
};

struct _RiffleBoardDeck
{
  GObject            parent_instance;

  GSettings         *settings;
  RiffleBoard       *board;   /* borrowed: it outlives the object */
  RiffleDeckLibrary *library; /* all that the player has */
  GCancellable      *loading; /* (nullable): the deck that is to be used next */
  RiffleDeck        *deck;    /* the board's */
  guint              wait_id; /* source that ends the waiting for a deck; 0: the board is seen */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleBoardDeck, riffle_board_deck, G_TYPE_OBJECT)

static void
riffle_board_deck_dispose (GObject *object)
{
  RiffleBoardDeck *self = RIFFLE_BOARD_DECK (object);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_object (&self->library);
  g_clear_object (&self->deck);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (riffle_board_deck_parent_class)->dispose (object);
}

static void
riffle_board_deck_class_init (RiffleBoardDeckClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_board_deck_dispose;
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_BOARD_DECK, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", RIFFLE_TYPE_BOARD_DECK, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
riffle_board_deck_init (RiffleBoardDeck *self)
{
}

/* The names of foreign decks have the kind before a slash. */
static gboolean
is_foreign (const char *deck)
{
  return strchr (deck, '/') != NULL;
}

/* Takes the deck. */
static void
use_deck (RiffleBoardDeck *self,
          RiffleDeck      *deck)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_object (&self->deck);
  self->deck = deck;
  riffle_board_set_deck (self->board, deck);
  g_signal_emit (self, signals[CHANGED], 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->board), 1);
}

/* A name from another version stays in the settings. */
static void
tell_unknown (RiffleBoardDeck *self,
              const char      *deck,
              const char      *back)
{
  g_autofree char *faces = riffle_error_dup_name (deck), *shown_back = riffle_error_dup_name (back);
  g_autofree char *faces_reason = NULL, *back_reason = NULL;

  if (*deck != '\0' && !is_foreign (deck) && riffle_deck_builtin_find_faces (deck) == NULL)
    {
      /* Translators: %s is the id of a deck of cards, such as “paris” */
      faces_reason = g_strdup_printf (_("there is no deck “%s”"), faces);
      riffle_settings_tell (self->settings, "deck", faces_reason);
    }
  if (*back != '\0' && riffle_deck_builtin_find_back (back) == NULL)
    {
      /* Translators: %s is the id of the back of cards, such as “compass” */
      back_reason = g_strdup_printf (_("there is no back “%s”"), shown_back);
      riffle_settings_tell (self->settings, "back", back_reason);
    }
}

static void
use_own_deck (RiffleBoardDeck *self)
{
  g_autofree char *deck = g_settings_get_string (self->settings, "deck");
  g_autofree char *back = g_settings_get_string (self->settings, "back");

  tell_unknown (self, deck, back);
  use_deck (self, riffle_deck_new_style (deck, back));
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RiffleBoardDeck) self = riffle_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck =
    riffle_deck_library_load_finish (RIFFLE_DECK_LIBRARY (source), result, &error);

  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->loading);
  if (deck != NULL)
    {
      use_deck (self, g_steal_pointer (&deck));
      return;
    }
  use_own_deck (self);
  g_signal_emit (self, signals[REFUSED], 0, error->message);
}

static void
load_foreign_deck (RiffleBoardDeck *self,
                   const char      *deck)
{
  g_autofree char *back = g_settings_get_string (self->settings, "back");

  self->loading = g_cancellable_new ();
  riffle_deck_library_scan (self->library);
  riffle_deck_library_load_async (self->library, deck, back, self->loading, loaded_cb,
                                  riffle_asker_new (self));
}

static void
deck_changed_cb (RiffleBoardDeck *self)
{
  g_autofree char *deck = g_settings_get_string (self->settings, "deck");

  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  if (is_foreign (deck))
    load_foreign_deck (self, deck);
  else
    use_own_deck (self);
}

/* Nobody plays on an empty table. */
static gboolean
wait_cb (gpointer data)
{
  RiffleBoardDeck *self = data;

  self->wait_id = 0;
  use_own_deck (self);
  return G_SOURCE_REMOVE;
}

static RiffleDeckLibrary *
make_library (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return riffle_deck_library_new (program != NULL ? program : "riffle");
}

/**
 * riffle_board_deck_start:
 * @self: the object
 *
 * Uses the deck that the settings name, now and whenever they change. At the start the board is
 * not seen before a foreign deck is there, so that no other one flashes; if that takes longer, the
 * program's own cards are seen until then.
 */
void
riffle_board_deck_start (RiffleBoardDeck *self)
{
  g_autofree char *deck = g_settings_get_string (self->settings, "deck");
  g_autofree char *back = g_settings_get_string (self->settings, "back");

  g_return_if_fail (RIFFLE_IS_BOARD_DECK (self));

  g_signal_connect_object (self->settings, "changed::deck", G_CALLBACK (deck_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::back", G_CALLBACK (deck_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* The board begins with the program's first deck. */
  if (deck[0] == '\0' && back[0] == '\0')
    return;
  if (is_foreign (deck))
    {
      gtk_widget_set_opacity (GTK_WIDGET (self->board), 0);
      self->wait_id = g_timeout_add (PATIENCE_MSEC, wait_cb, self);
    }
  deck_changed_cb (self);
}

/**
 * riffle_board_deck_new:
 * @settings: the settings of the program
 * @board: the board, which outlives the object
 *
 * Makes what gives the board its decks, with the deck that the board has by itself. The settings
 * are followed from riffle_board_deck_start () on.
 *
 * Returns: (transfer full): the object
 */
RiffleBoardDeck *
riffle_board_deck_new (GSettings   *settings,
                       RiffleBoard *board)
{
  RiffleBoardDeck *self = g_object_new (RIFFLE_TYPE_BOARD_DECK, NULL);

  self->settings = g_object_ref (settings);
  self->board = board;
  self->library = make_library ();
  /* The thumbnails are drawn with the board's deck, which is read only once. */
  g_object_get (board, "deck", &self->deck, NULL);
  return self;
}

/**
 * riffle_board_deck_get_deck:
 * @self: the object
 *
 * Returns: (transfer none): the deck that the board has
 */
RiffleDeck *
riffle_board_deck_get_deck (RiffleBoardDeck *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD_DECK (self), NULL);

  return self->deck;
}

/**
 * riffle_board_deck_get_library:
 * @self: the object
 *
 * Returns: (transfer none): all decks that the player has
 */
RiffleDeckLibrary *
riffle_board_deck_get_library (RiffleBoardDeck *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD_DECK (self), NULL);

  return self->library;
}
