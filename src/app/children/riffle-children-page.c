/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of children's games: a few large pictures, few words, and a way out. */
#include "config.h"

#include "riffle-children-page.h"

#include <glib/gi18n.h>

#include "riffle-stopping-finger.h"
#include "riffle-thumbnail.h"
#include "ui-names.h"

#define WIDTH   1240 /* pixels that the pictures take together at most */
#define SPACING 12

struct _RiffleChildrenPage
{
  GtkBox            parent_instance;

  RiffleThumbnails *pictures;
  PatCollection    *collection;
  GtkWidget        *tiles;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleChildrenPage, riffle_children_page, GTK_TYPE_BOX)

static void
riffle_children_page_dispose (GObject *object)
{
  RiffleChildrenPage *self = RIFFLE_CHILDREN_PAGE (object);

  g_clear_object (&self->pictures);
  g_clear_pointer (&self->collection, pat_collection_free);
  G_OBJECT_CLASS (riffle_children_page_parent_class)->dispose (object);
}

static void
riffle_children_page_class_init (RiffleChildrenPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_children_page_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_CHILDREN_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, PAT_TYPE_COLLECTION_GAME);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0,
                                       "win.leave-children", NULL);
}

static void
riffle_children_page_init (RiffleChildrenPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static void
clicked_cb (RiffleChildrenPage *self,
            GtkWidget          *tile)
{
  guint nth = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (tile), "riffle-nth"));

  g_signal_emit (self, signals[CHOSEN], 0, g_ptr_array_index (self->collection->games, nth));
}

static GtkWidget *
tile_new (RiffleChildrenPage *self,
          guint               nth)
{
  const PatCollectionGame *game = g_ptr_array_index (self->collection->games, nth);
  GtkWidget *tile = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *picture = riffle_thumbnail_new (game->variant, self->pictures, 1);
  GtkWidget *name = gtk_label_new (pat_variant_get_name (game->variant));

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (name, "title-1");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (tile), box);
  gtk_widget_add_css_class (tile, "card");
  gtk_widget_add_css_class (tile, "riffle-child-tile");
  riffle_ui_name (tile, pat_variant_get_name (game->variant));
  g_object_set_data (G_OBJECT (tile), "riffle-nth", GUINT_TO_POINTER (nth));
  g_signal_connect_swapped (tile, "clicked", G_CALLBACK (clicked_cb), self);
  return tile;
}

static GtkWidget *
tiles_new (RiffleChildrenPage *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();

  self->tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  gtk_box_set_homogeneous (GTK_BOX (self->tiles), TRUE);
  gtk_widget_add_css_class (self->tiles, "riffle-child-tiles");
  for (guint i = 0; i < self->collection->games->len; i++)
    gtk_box_append (GTK_BOX (self->tiles), tile_new (self, i));
  gtk_widget_set_valign (self->tiles, GTK_ALIGN_CENTER);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->tiles);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  riffle_stopping_finger_add (GTK_SCROLLED_WINDOW (scrolled));
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

/**
 * riffle_children_page_new:
 * @collection: the games
 * @deck: the cards for the pictures
 *
 * Makes the page. Its way out is the action “win.leave-children”.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_children_page_new (const PatCollection *collection,
                          RiffleDeck          *deck)
{
  RiffleChildrenPage *self = g_object_new (RIFFLE_TYPE_CHILDREN_PAGE, NULL);

  self->collection = pat_collection_copy (collection);
  self->pictures = riffle_thumbnails_get_shared (deck);
  gtk_box_append (GTK_BOX (self),
                  riffle_children_page_new_bar (collection->name, "win.leave-children",
                                                /* Translators: what a button does */
                                                _("Back to All Games")));
  gtk_box_append (GTK_BOX (self), tiles_new (self));
  return GTK_WIDGET (self);
}

/**
 * riffle_children_page_new_bar:
 * @title: what is seen below the bar
 * @action: what its only button does
 * @tooltip: where that leads
 *
 * Makes a header with a title and a way out, and nothing else.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_children_page_new_bar (const char *title,
                              const char *action,
                              const char *tooltip)
{
  GtkWidget *bar = adw_header_bar_new ();
  /* Translators: a button for children: leaves the game, or their games */
  GtkWidget *way_out = gtk_button_new_with_label (C_("children", "Exit"));
  GtkWidget *label = adw_window_title_new (title, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (way_out), action);
  gtk_widget_set_tooltip_text (way_out, tooltip);
  gtk_widget_set_focus_on_click (way_out, FALSE);
  gtk_widget_add_css_class (way_out, "riffle-child-exit");
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), way_out);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), label);
  return bar;
}

/**
 * riffle_children_page_set_deck:
 * @self: the page
 * @deck: the cards for the pictures
 *
 * Has the pictures drawn with other cards.
 */
void
riffle_children_page_set_deck (RiffleChildrenPage *self,
                               RiffleDeck         *deck)
{
  g_return_if_fail (RIFFLE_IS_CHILDREN_PAGE (self));

  riffle_thumbnails_set_deck (self->pictures, deck);
}

/**
 * riffle_children_page_set_narrow:
 * @self: the page
 * @is_narrow: whether there is little room in width
 *
 * Puts the games below one another, with their names beside their pictures, or beside one another.
 */
void
riffle_children_page_set_narrow (RiffleChildrenPage *self,
                                 gboolean            is_narrow)
{
  GtkOrientation tiles = is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  g_return_if_fail (RIFFLE_IS_CHILDREN_PAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tiles), tiles);
  for (GtkWidget *tile = gtk_widget_get_first_child (self->tiles); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_button_get_child (GTK_BUTTON (tile))),
                                    is_narrow ? GTK_ORIENTATION_HORIZONTAL
                                              : GTK_ORIENTATION_VERTICAL);
}

/**
 * riffle_children_page_focus:
 * @self: the page
 *
 * Gives the focus to the first game.
 */
void
riffle_children_page_focus (RiffleChildrenPage *self)
{
  GtkWidget *first;

  g_return_if_fail (RIFFLE_IS_CHILDREN_PAGE (self));

  first = gtk_widget_get_first_child (self->tiles);
  if (first != NULL && gtk_root_get_focus (gtk_widget_get_root (first)) != NULL
      && gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (first)), self->tiles))
    return;
  if (first != NULL)
    gtk_widget_grab_focus (first);
}
