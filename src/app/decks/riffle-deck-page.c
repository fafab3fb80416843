/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faces, backs, and how faces are drawn, each choice with a picture of it. */
#include "config.h"

#include "riffle-deck-page.h"

#include <glib/gi18n.h>

#include "riffle-deck-adder.h"
#include "riffle-deck-builtin.h"
#include "riffle-deck-choice.h"
#include "riffle-deck-picture.h"
#include "riffle-found-decks.h"
#include "riffle-reading-rows.h"

#define BACK_CARD 80 /* pixels: width of the pictures of backs */

struct _RiffleDeckPage
{
  AdwPreferencesPage  parent_instance;
  GSettings          *settings;
  RiffleDeckLibrary  *decks;
  GtkWidget          *preferences; /* the dialog, which has the page */
  GCancellable       *looking;     /* at decks that are new */
  RiffleDeckChoice   *faces;       /* our own, and those that the player has added */
  RiffleFoundDecks   *found;       /* those of other programs */
  RiffleDeckChoice   *backs;
  RiffleDeckTile     *matching;    /* the choice of the back that belongs to the faces */
  char               *matched;     /* (nullable): the deck whose back that tile shows */
  GCancellable       *loading;     /* (nullable): of that deck */
  GtkWidget          *broken;      /* the group of decks that cannot be used */
};

G_DEFINE_FINAL_TYPE (RiffleDeckPage, riffle_deck_page, ADW_TYPE_PREFERENCES_PAGE)

static void
riffle_deck_page_dispose (GObject *object)
{
  RiffleDeckPage *self = RIFFLE_DECK_PAGE (object);

  g_cancellable_cancel (self->looking);
  g_cancellable_cancel (self->loading);
  G_OBJECT_CLASS (riffle_deck_page_parent_class)->dispose (object);
}

static void
riffle_deck_page_finalize (GObject *object)
{
  RiffleDeckPage *self = RIFFLE_DECK_PAGE (object);

  g_object_unref (self->looking);
  g_clear_object (&self->loading);
  g_free (self->matched);
  g_clear_object (&self->settings);
  g_clear_object (&self->decks);
  G_OBJECT_CLASS (riffle_deck_page_parent_class)->finalize (object);
}

static void
riffle_deck_page_class_init (RiffleDeckPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_deck_page_dispose;
  G_OBJECT_CLASS (class)->finalize = riffle_deck_page_finalize;
}

static void
riffle_deck_page_init (RiffleDeckPage *self)
{
  self->looking = g_cancellable_new ();
}

/* The back of our own deck that the game falls back to as well. */
static void
show_own_match (RiffleDeckPage *self)
{
  const char *faces = self->matched, *back = "";

  riffle_deck_builtin_complete (&faces, &back);
  riffle_deck_picture_draw_back (self->matching, back, BACK_CARD);
}

static void
match_loaded_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck =
    riffle_deck_library_load_finish (RIFFLE_DECK_LIBRARY (source), result, &error);
  RiffleDeckPage *self = user_data;

  /* The page may have gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (deck != NULL)
    riffle_deck_picture_draw_back_of (self->matching, deck, BACK_CARD);
  else
    show_own_match (self);
}

/* The tile for the back that belongs to the faces shows that back. */
static void
update_matching (RiffleDeckPage *self,
                 const char     *deck)
{
  if (g_strcmp0 (self->matched, deck) == 0)
    return;
  g_free (self->matched);
  self->matched = g_strdup (deck);
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  if (riffle_deck_library_find (self->decks, deck) == NULL)
    {
      show_own_match (self);
      return;
    }
  self->loading = g_cancellable_new ();
  riffle_deck_library_load_async (self->decks, deck, NULL, self->loading, match_loaded_cb, self);
}

/* The choice that is open follows the other one; both are shown. */
static void
update_chosen (RiffleDeckPage *self)
{
  g_autofree char *deck = g_settings_get_string (self->settings, "deck");
  g_autofree char *back = g_settings_get_string (self->settings, "back");
  gboolean is_foreign = riffle_deck_library_find (self->decks, deck) != NULL;
  const char *faces_id = deck, *back_id = back;

  update_matching (self, deck);
  riffle_deck_builtin_complete (&faces_id, &back_id);
  if (is_foreign && riffle_deck_builtin_find_back (back) == NULL)
    back_id = "";
  riffle_deck_choice_set_chosen (self->faces, is_foreign ? deck : faces_id);
  riffle_found_decks_set_chosen (self->found, is_foreign ? deck : "");
  riffle_deck_choice_set_chosen (self->backs, back_id);
}

/* Faces of ours bring their back with them, as long as the player has not chosen one. */
static void
faces_chosen_cb (RiffleDeckPage *self,
                 const char     *id)
{
  g_settings_set_string (self->settings, "deck", id);
}

static void
back_chosen_cb (RiffleDeckPage *self,
                const char     *id)
{
  g_settings_set_string (self->settings, "back", id);
}

static RiffleDeckChoice *
make_choice (RiffleDeckPage *self,
             const char     *name,
             GCallback       chosen)
{
  GtkWidget *choice = riffle_deck_choice_new (name);

  g_signal_connect_object (choice, "chosen", chosen, self, G_CONNECT_SWAPPED);
  return RIFFLE_DECK_CHOICE (choice);
}

static void
add_own_faces (RiffleDeckPage *self)
{
  gsize n_faces;
  const RiffleDeckBuiltin *faces = riffle_deck_builtin_list_faces (&n_faces);

  for (gsize i = 0; i < n_faces; i++)
    {
      const char *name = g_dpgettext2 (NULL, "deck", faces[i].name);
      int width, height;
      GtkWidget *tile;

      riffle_deck_picture_get_size (RIFFLE_DECK_PICTURE_FACE, &width, &height);
      tile = riffle_deck_tile_new (faces[i].id, name, width, height);
      riffle_deck_choice_add (self->faces, RIFFLE_DECK_TILE (tile));
      riffle_deck_picture_draw_faces (RIFFLE_DECK_TILE (tile), faces[i].id,
                                      RIFFLE_DECK_PICTURE_FACE);
    }
}

static void
add_backs (RiffleDeckPage *self)
{
  gsize n_backs;
  const RiffleDeckBuiltin *backs = riffle_deck_builtin_list_backs (&n_backs);
  GtkWidget *tile;

  for (gsize i = 0; i < n_backs; i++)
    {
      const char *name = g_dpgettext2 (NULL, "back of a card", backs[i].name);

      tile = riffle_deck_tile_new (backs[i].id, name, BACK_CARD, BACK_CARD * 7 / 5);
      riffle_deck_choice_add (self->backs, RIFFLE_DECK_TILE (tile));
      riffle_deck_picture_draw_back (RIFFLE_DECK_TILE (tile), backs[i].id, BACK_CARD);
    }
  tile = riffle_deck_tile_new ("", _("As the Faces"), BACK_CARD, BACK_CARD * 7 / 5);
  riffle_deck_choice_add (self->backs, RIFFLE_DECK_TILE (tile));
  self->matching = RIFFLE_DECK_TILE (tile);
}

static void
add_broken (RiffleDeckPage           *self,
            RiffleDeckInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = riffle_deck_library_dup_title (self->decks, info);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), riffle_deck_info_get_problem (info));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->broken), row);
  gtk_widget_set_visible (self->broken, TRUE);
}

/* Puts a deck where it belongs as soon as it is known. */
static void
show_info (RiffleDeckPage           *self,
           RiffleDeckInfo *info)
{
  g_autofree char *title = riffle_deck_library_dup_title (self->decks, info);

  /* What other programs have installed is no business of the player's. */
  if (riffle_deck_info_get_state (info) == RIFFLE_DECK_BROKEN && riffle_deck_info_is_added (info))
    add_broken (self, info);
  if (riffle_deck_info_get_state (info) != RIFFLE_DECK_USABLE)
    return;
  if (riffle_deck_info_is_added (info))
    riffle_deck_choice_add_deck (self->faces, info, title);
  else
    riffle_found_decks_add (self->found, info, title);
  update_chosen (self);
}

static void
info_changed_cb (RiffleDeckInfo *info,
                 RiffleDeckPage *self)
{
  g_signal_handlers_disconnect_by_func (info, info_changed_cb, self);
  show_info (self, info);
}

static void
add_found (RiffleDeckPage  *self,
           guint  first,
           guint  n_decks)
{
  for (guint i = first; i < first + n_decks; i++)
    {
      g_autoptr (RiffleDeckInfo) info = g_list_model_get_item (G_LIST_MODEL (self->decks), i);

      if (riffle_deck_info_get_state (info) == RIFFLE_DECK_UNSEEN)
        g_signal_connect_object (info, "changed", G_CALLBACK (info_changed_cb), self, 0);
      else
        show_info (self, info);
    }
}

/* A deck that was added may have the name of another one, and both are told apart then. */
static void
update_names (RiffleDeckPage *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->decks)); i++)
    {
      g_autoptr (RiffleDeckInfo) info = g_list_model_get_item (G_LIST_MODEL (self->decks), i);
      g_autofree char *title = riffle_deck_library_dup_title (self->decks, info);

      riffle_deck_choice_rename (self->faces, riffle_deck_info_get_id (info), title);
      riffle_found_decks_rename (self->found, riffle_deck_info_get_id (info), title);
    }
}

static void
decks_changed_cb (RiffleDeckPage *self,
                  guint           position,
                  guint           n_removed,
                  guint           n_added)
{
  add_found (self, position, n_added);
  update_names (self);
}

static void
add_clicked_cb (RiffleDeckPage *self)
{
  riffle_deck_adder_present (self->preferences, self->decks, self->settings);
}

static GtkWidget *
make_add_button (RiffleDeckPage *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Add a Deck…"));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (add_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_group (const char *title,
            const char *description,
            GtkWidget  *child)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  if (child != NULL)
    adw_preferences_group_add (group, child);
  return GTK_WIDGET (group);
}

static GtkWidget *
make_faces_group (RiffleDeckPage *self)
{
  GtkWidget *group;

  /* Translators: the front sides of the cards */
  self->faces = make_choice (self, _("Faces"), G_CALLBACK (faces_chosen_cb));
  group = make_group (_("Faces"), NULL, GTK_WIDGET (self->faces));
  self->found = RIFFLE_FOUND_DECKS (riffle_found_decks_new ());
  g_signal_connect_object (self->found, "chosen", G_CALLBACK (faces_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->found));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), make_add_button (self));
  return group;
}

static void
fill (RiffleDeckPage *self)
{
  add_own_faces (self);
  add_backs (self);
  riffle_deck_library_scan (self->decks);
  add_found (self, 0, g_list_model_get_n_items (G_LIST_MODEL (self->decks)));
  update_chosen (self);
  g_signal_connect_object (self->decks, "items-changed", G_CALLBACK (decks_changed_cb), self,
                           G_CONNECT_SWAPPED);
  riffle_deck_library_look_at_all (self->decks, self->looking);
}

static void
add_group (RiffleDeckPage *self,
           GtkWidget      *group)
{
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (group));
}

static void
build (RiffleDeckPage *self)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (self);

  /* Translators: a page of the preferences: what the cards look like */
  adw_preferences_page_set_title (page, _("Cards"));
  adw_preferences_page_set_icon_name (page, "riffle-cards-symbolic");
  add_group (self, make_faces_group (self));
  /* Translators: the back side of the cards */
  self->backs = make_choice (self, _("Back"), G_CALLBACK (back_chosen_cb));
  add_group (self, make_group (_("Back"), NULL, GTK_WIDGET (self->backs)));
  add_group (self, riffle_reading_rows_new (self->settings));
  self->broken = make_group (_("Decks That Cannot Be Used"), NULL, NULL);
  gtk_widget_set_visible (self->broken, FALSE);
  add_group (self, self->broken);
}

/**
 * riffle_deck_page_new:
 * @settings: the settings of the program
 * @decks: the player's decks
 * @preferences: the dialog that the page is for
 *
 * Makes the page. It looks at decks that are new while it is there.
 *
 * Returns: (transfer floating): the page
 */
AdwPreferencesPage *
riffle_deck_page_new (GSettings         *settings,
                      RiffleDeckLibrary *decks,
                      GtkWidget         *preferences)
{
  RiffleDeckPage *self = g_object_new (RIFFLE_TYPE_DECK_PAGE, NULL);

  self->settings = g_object_ref (settings);
  self->decks = g_object_ref (decks);
  self->preferences = preferences;
  build (self);
  fill (self);
  g_signal_connect_object (settings, "changed::deck", G_CALLBACK (update_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::back", G_CALLBACK (update_chosen), self,
                           G_CONNECT_SWAPPED);
  return ADW_PREFERENCES_PAGE (self);
}
