/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decks that other programs have installed, folded away, each of them once: several programs
 * may bring the same one along under different names. */
#include "config.h"

#include "riffle-found-decks.h"

#include <glib/gi18n.h>

#include "riffle-deck-choice.h"

#define GAP 12 /* pixels */

struct _RiffleFoundDecks
{
  GtkWidget         parent_instance;

  GtkWidget        *expander;
  RiffleDeckChoice *tiles;
  GHashTable       *pictures; /* checksum of a picture → id of the deck that is shown with it */
  GHashTable       *shown;    /* id → id of the deck that is shown for it: itself or its copy */
  char             *chosen;   /* id */
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RiffleFoundDecks, riffle_found_decks, GTK_TYPE_WIDGET)

static void
riffle_found_decks_dispose (GObject *object)
{
  g_clear_pointer (&RIFFLE_FOUND_DECKS (object)->expander, gtk_widget_unparent);
  G_OBJECT_CLASS (riffle_found_decks_parent_class)->dispose (object);
}

static void
riffle_found_decks_finalize (GObject *object)
{
  RiffleFoundDecks *self = RIFFLE_FOUND_DECKS (object);

  g_hash_table_unref (self->pictures);
  g_hash_table_unref (self->shown);
  g_free (self->chosen);
  G_OBJECT_CLASS (riffle_found_decks_parent_class)->finalize (object);
}

static void
riffle_found_decks_class_init (RiffleFoundDecksClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_found_decks_dispose;
  G_OBJECT_CLASS (class)->finalize = riffle_found_decks_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  chosen_signal = g_signal_new ("chosen", RIFFLE_TYPE_FOUND_DECKS, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
chosen_cb (RiffleFoundDecks *self,
           const char       *id)
{
  g_signal_emit (self, chosen_signal, 0, id);
}

static void
riffle_found_decks_init (RiffleFoundDecks *self)
{
  /* Translators: what unfolds the decks of cards that other programs have installed; above it are
     Riffle’s own */
  const char *title = _("Decks of Other Card Games");

  self->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->chosen = g_strdup ("");
  self->tiles = RIFFLE_DECK_CHOICE (riffle_deck_choice_new (title));
  gtk_widget_set_margin_top (GTK_WIDGET (self->tiles), GAP);
  self->expander = gtk_expander_new (title);
  gtk_widget_set_margin_top (self->expander, GAP);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), GTK_WIDGET (self->tiles));
  /* Otherwise Tab leads to tiles that are folded away. */
  g_object_bind_property (self->expander, "expanded", self->tiles, "visible",
                          G_BINDING_SYNC_CREATE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  gtk_widget_set_parent (self->expander, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (self->tiles, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
}

/**
 * riffle_found_decks_new:
 *
 * Returns: (transfer floating): the decks, which are hidden until there is one
 */
GtkWidget *
riffle_found_decks_new (void)
{
  return g_object_new (RIFFLE_TYPE_FOUND_DECKS, NULL);
}

/* The deck that is shown already and looks exactly like another one: on the picture are the back
 * and faces of two suits, each twice as wide as on the tile. */
static const char *
find_copy (RiffleFoundDecks *self,
           RiffleDeckInfo   *info)
{
  g_autofree char *picture = riffle_deck_info_dup_picture (info), *contents = NULL;
  g_autofree char *checksum = NULL;
  const char *first;
  gsize length;

  if (picture == NULL || !g_file_get_contents (picture, &contents, &length, NULL))
    return NULL;
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) contents, length);
  first = g_hash_table_lookup (self->pictures, checksum);
  if (first == NULL)
    g_hash_table_insert (self->pictures, g_steal_pointer (&checksum),
                         g_strdup (riffle_deck_info_get_id (info)));
  return first;
}

/**
 * riffle_found_decks_add:
 * @self: the decks
 * @info: a deck that can be used
 * @title: its name, as the player reads it
 *
 * Adds a tile, unless a deck is there already that looks the same. That one stands for both then.
 */
void
riffle_found_decks_add (RiffleFoundDecks *self,
                        RiffleDeckInfo   *info,
                        const char       *title)
{
  const char *id, *copy;

  g_return_if_fail (RIFFLE_IS_FOUND_DECKS (self));

  id = riffle_deck_info_get_id (info);
  copy = find_copy (self, info);
  g_hash_table_insert (self->shown, g_strdup (id), g_strdup (copy != NULL ? copy : id));
  if (copy == NULL)
    riffle_deck_choice_add_deck (self->tiles, info, title);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/**
 * riffle_found_decks_rename:
 * @self: the decks
 * @id: of a tile; nothing happens if there is none
 * @name: as the player reads it
 *
 * Gives a tile another name.
 */
void
riffle_found_decks_rename (RiffleFoundDecks *self,
                           const char       *id,
                           const char       *name)
{
  g_return_if_fail (RIFFLE_IS_FOUND_DECKS (self));

  riffle_deck_choice_rename (self->tiles, id, name);
}

/**
 * riffle_found_decks_set_chosen:
 * @self: the decks
 * @id: of the deck that is chosen, which may be another one
 *
 * Marks the tile of the deck that is chosen. If it was not chosen before, the tiles are unfolded.
 */
void
riffle_found_decks_set_chosen (RiffleFoundDecks *self,
                               const char       *id)
{
  const char *shown;

  g_return_if_fail (RIFFLE_IS_FOUND_DECKS (self));

  shown = g_hash_table_lookup (self->shown, id);
  riffle_deck_choice_set_chosen (self->tiles, shown != NULL ? shown : id);
  if (shown != NULL && !g_str_equal (self->chosen, id))
    gtk_expander_set_expanded (GTK_EXPANDER (self->expander), TRUE);
  g_free (self->chosen);
  self->chosen = g_strdup (shown != NULL ? id : "");
}
