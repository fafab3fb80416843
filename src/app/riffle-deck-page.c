/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faces, backs, and how faces are drawn, each choice with a picture of it. */
#include "config.h"

#include "riffle-deck-page.h"

#include <glib/gi18n.h>

#include "riffle-deck-adder.h"
#include "riffle-deck-builtin.h"
#include "riffle-deck-picture.h"
#include "riffle-deck-tile.h"
#include "riffle-rows.h"

#define FACE_CARD 48 /* pixels: width of the cards on the pictures of faces */
#define BACK_CARD 56
#define GAP       6

/* Lives as long as the box of faces, which has it. */
typedef struct
{
  GSettings         *settings;
  RiffleDeckLibrary *decks;
  GtkWidget         *preferences; /* the dialog, which has the page */
  GCancellable      *looking;     /* at decks that are new */
  GtkFlowBox        *faces;
  GtkFlowBox        *backs;
  GtkWidget         *broken;      /* (weak) (nullable): the group of decks that cannot be used */
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  g_cancellable_cancel (page->looking);
  g_object_unref (page->looking);
  g_clear_weak_pointer (&page->broken);
  g_object_unref (page->settings);
  g_object_unref (page->decks);
  g_free (page);
}

static void
mark_chosen (GtkFlowBox *box,
             const char *id)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (box, i)) != NULL; i++)
    riffle_deck_tile_set_chosen (RIFFLE_DECK_TILE (child),
                                 g_strcmp0 (riffle_deck_tile_get_id (RIFFLE_DECK_TILE (child)),
                                            id) == 0);
}

/* The choice that is open follows the other one; both are shown. */
static void
update_chosen (Page *page)
{
  g_autofree char *deck = g_settings_get_string (page->settings, "deck");
  g_autofree char *back = g_settings_get_string (page->settings, "back");
  gboolean is_foreign = riffle_deck_library_find (page->decks, deck) != NULL;
  const char *faces_id = deck, *back_id = back;

  riffle_deck_builtin_complete (&faces_id, &back_id);
  mark_chosen (page->faces, is_foreign ? deck : faces_id);
  mark_chosen (page->backs, is_foreign && riffle_deck_builtin_find_back (back) == NULL ? ""
                                                                                       : back_id);
}

/* Faces of ours bring their back with them, as long as the player has not chosen one. */
static void
faces_activated_cb (GtkFlowBox      *box,
                    GtkFlowBoxChild *child,
                    Page            *page)
{
  g_settings_set_string (page->settings, "deck",
                         riffle_deck_tile_get_id (RIFFLE_DECK_TILE (child)));
}

static void
back_activated_cb (GtkFlowBox      *box,
                   GtkFlowBoxChild *child,
                   Page            *page)
{
  g_settings_set_string (page->settings, "back",
                         riffle_deck_tile_get_id (RIFFLE_DECK_TILE (child)));
}

static GtkFlowBox *
make_box (const char *name,
          GCallback   activated,
          Page       *page)
{
  GtkFlowBox *box = GTK_FLOW_BOX (gtk_flow_box_new ());

  gtk_flow_box_set_selection_mode (box, GTK_SELECTION_NONE);
  gtk_flow_box_set_activate_on_single_click (box, TRUE);
  gtk_flow_box_set_homogeneous (box, TRUE);
  gtk_flow_box_set_column_spacing (box, GAP);
  gtk_flow_box_set_row_spacing (box, GAP);
  gtk_flow_box_set_max_children_per_line (box, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (box, "child-activated", activated, page);
  return box;
}

static void
add_own_faces (Page *page)
{
  gsize n_faces;
  const RiffleDeckBuiltin *faces = riffle_deck_builtin_list_faces (&n_faces);

  for (gsize i = 0; i < n_faces; i++)
    {
      const char *name = g_dpgettext2 (NULL, "deck", faces[i].name);
      int width, height;
      GtkWidget *tile;

      riffle_deck_picture_get_size (FACE_CARD, &width, &height);
      tile = riffle_deck_tile_new (faces[i].id, name, width, height);
      gtk_flow_box_insert (page->faces, tile, -1);
      riffle_deck_picture_draw_faces (RIFFLE_DECK_TILE (tile), faces[i].id, FACE_CARD);
    }
}

static void
add_backs (Page *page)
{
  gsize n_backs;
  const RiffleDeckBuiltin *backs = riffle_deck_builtin_list_backs (&n_backs);
  GtkWidget *tile;

  for (gsize i = 0; i < n_backs; i++)
    {
      const char *name = g_dpgettext2 (NULL, "back of a card", backs[i].name);

      tile = riffle_deck_tile_new (backs[i].id, name, BACK_CARD, BACK_CARD * 7 / 5);
      gtk_flow_box_insert (page->backs, tile, -1);
      riffle_deck_picture_draw_back (RIFFLE_DECK_TILE (tile), backs[i].id, BACK_CARD);
    }
  tile = riffle_deck_tile_new ("", _("As the Faces"), BACK_CARD, BACK_CARD * 7 / 5);
  gtk_flow_box_insert (page->backs, tile, -1);
}

static void
add_broken (Page           *page,
            RiffleDeckInfo *info)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), riffle_deck_info_get_name (info));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), riffle_deck_info_get_problem (info));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (page->broken), row);
  gtk_widget_set_visible (page->broken, TRUE);
}

/* Puts a deck where it belongs as soon as it is known. */
static void
show_info (Page           *page,
           RiffleDeckInfo *info)
{
  g_autofree char *picture = riffle_deck_info_dup_picture (info);
  int width, height;
  GtkWidget *tile;

  if (riffle_deck_info_get_state (info) == RIFFLE_DECK_BROKEN)
    add_broken (page, info);
  if (riffle_deck_info_get_state (info) != RIFFLE_DECK_USABLE)
    return;
  riffle_deck_picture_get_size (FACE_CARD, &width, &height);
  tile = riffle_deck_tile_new (riffle_deck_info_get_id (info), riffle_deck_info_get_name (info),
                               width, height);
  gtk_flow_box_insert (page->faces, tile, -1);
  riffle_deck_picture_read (RIFFLE_DECK_TILE (tile), picture);
  update_chosen (page);
}

static void
info_changed_cb (RiffleDeckInfo *info,
                 GtkFlowBox     *faces)
{
  Page *page = g_object_get_data (G_OBJECT (faces), "riffle-page");

  g_signal_handlers_disconnect_by_func (info, info_changed_cb, faces);
  /* The choice of faces may outlive the page, which was closed meanwhile. */
  if (page->broken != NULL)
    show_info (page, info);
}

static void
add_found (Page  *page,
           guint  first,
           guint  n_decks)
{
  for (guint i = first; i < first + n_decks; i++)
    {
      g_autoptr (RiffleDeckInfo) info = g_list_model_get_item (G_LIST_MODEL (page->decks), i);

      if (riffle_deck_info_get_state (info) == RIFFLE_DECK_UNSEEN)
        g_signal_connect_object (info, "changed", G_CALLBACK (info_changed_cb), page->faces, 0);
      else
        show_info (page, info);
    }
}

static void
decks_changed_cb (GListModel *decks,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  GtkFlowBox *faces)
{
  Page *page = g_object_get_data (G_OBJECT (faces), "riffle-page");

  if (page->broken != NULL)
    add_found (page, position, n_added);
}

static void
add_clicked_cb (Page *page)
{
  riffle_deck_adder_present (page->preferences, page->decks, page->settings);
}

static GtkWidget *
make_add_button (Page *page)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Add a Deck…"));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_clicked_cb), page);
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
make_reading_group (GSettings *settings)
{
  static const struct
  {
    const char *key, *title, *subtitle;
  } rows[] = {
    { "large-indices", N_("Large indices"),
      N_("Draw rank and suit large, for small windows and tired eyes") },
    { "four-colours", N_("Four colours"),
      N_("Teal clubs and orange diamonds, each beside its own kind") },
    { "striped-suits", N_("Stripes on red cards"),
      N_("Tells hearts and diamonds from the others without their colour") },
    { "own-indices", N_("Indices in your language on all decks"),
      N_("Draw Riffle’s letters and suits over those of other decks") },
  };
  GtkWidget *group = make_group (_("Reading"), NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkSwitch *toggle;
      GtkWidget *row = riffle_rows_new_switch (_(rows[i].title), _(rows[i].subtitle), &toggle);

      g_settings_bind (settings, rows[i].key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  return group;
}

static GtkWidget *
make_faces_group (Page *page)
{
  GtkWidget *group;

  page->faces = make_box (_("Faces"), G_CALLBACK (faces_activated_cb), page);
  group = make_group (_("Faces"), _("Riffle’s own, and those of other card games that you have"),
                      GTK_WIDGET (page->faces));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), make_add_button (page));
  return group;
}

static Page *
page_new (GSettings         *settings,
          RiffleDeckLibrary *decks,
          GtkWidget         *preferences)
{
  Page *page = g_new0 (Page, 1);

  page->settings = g_object_ref (settings);
  page->decks = g_object_ref (decks);
  page->preferences = preferences;
  page->looking = g_cancellable_new ();
  return page;
}

static void
fill (Page *page)
{
  add_own_faces (page);
  add_backs (page);
  riffle_deck_library_scan (page->decks);
  add_found (page, 0, g_list_model_get_n_items (G_LIST_MODEL (page->decks)));
  update_chosen (page);
  g_signal_connect_object (page->decks, "items-changed", G_CALLBACK (decks_changed_cb), page->faces,
                           0);
  riffle_deck_library_look_at_all (page->decks, page->looking);
}

static void
choice_changed_cb (GtkFlowBox *faces)
{
  Page *page = g_object_get_data (G_OBJECT (faces), "riffle-page");

  if (page->broken != NULL)
    update_chosen (page);
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
  AdwPreferencesPage *widget = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  Page *page = page_new (settings, decks, preferences);

  adw_preferences_page_set_title (widget, _("Cards"));
  adw_preferences_page_set_icon_name (widget, "riffle-cards-symbolic");
  adw_preferences_page_add (widget, ADW_PREFERENCES_GROUP (make_faces_group (page)));
  page->backs = make_box (_("Back"), G_CALLBACK (back_activated_cb), page);
  adw_preferences_page_add (widget, ADW_PREFERENCES_GROUP (make_group (_("Back"), NULL,
                                                                       GTK_WIDGET (page->backs))));
  adw_preferences_page_add (widget, ADW_PREFERENCES_GROUP (make_reading_group (settings)));
  g_set_weak_pointer (&page->broken, make_group (_("Decks That Cannot Be Used"), NULL, NULL));
  gtk_widget_set_visible (page->broken, FALSE);
  adw_preferences_page_add (widget, ADW_PREFERENCES_GROUP (page->broken));
  g_object_set_data_full (G_OBJECT (page->faces), "riffle-page", page, page_free);
  g_signal_connect_object (settings, "changed::deck", G_CALLBACK (choice_changed_cb), page->faces,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::back", G_CALLBACK (choice_changed_cb), page->faces,
                           G_CONNECT_SWAPPED);
  fill (page);
  return widget;
}
