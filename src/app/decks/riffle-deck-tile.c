/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice of faces or of a back. The one that is chosen has a mark, not only another colour. */
#include "config.h"

#include "riffle-deck-tile.h"

#include "riffle-deck-sample.h"
#include "riffle-error.h"

#define SPACING 6 /* pixels */

struct _RiffleDeckTile
{
  GtkFlowBoxChild  parent_instance;
  char            *id;
  RiffleDeckSample *picture;
  GtkWidget       *mark;
  GtkLabel        *name;
};

G_DEFINE_FINAL_TYPE (RiffleDeckTile, riffle_deck_tile, GTK_TYPE_FLOW_BOX_CHILD)

static void
riffle_deck_tile_finalize (GObject *object)
{
  g_free (RIFFLE_DECK_TILE (object)->id);
  G_OBJECT_CLASS (riffle_deck_tile_parent_class)->finalize (object);
}

static void
choose_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  gtk_widget_activate (widget);
}

static void
riffle_deck_tile_class_init (RiffleDeckTileClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_deck_tile_finalize;
  /* What a screen reader can press. */
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "tile.choose", NULL, choose_cb);
}

static void
riffle_deck_tile_init (RiffleDeckTile *self)
{
}

static GtkWidget *
make_label (RiffleDeckTile *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  self->mark = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_set_visible (self->mark, FALSE);
  /* Decks of the same name are told apart at its end. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_lines (GTK_LABEL (label), 3);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->mark);
  gtk_box_append (GTK_BOX (box), label);
  self->name = GTK_LABEL (label);
  return box;
}

/**
 * riffle_deck_tile_new:
 * @id: what is chosen with it
 * @name: as the player reads it
 * @width: of the picture where there is room for it, in pixels
 * @height: of that
 *
 * Returns: (transfer floating): a tile whose picture is empty yet
 */
GtkWidget *
riffle_deck_tile_new (const char *id,
                      const char *name,
                      int         width,
                      int         height)
{
  RiffleDeckTile *self = g_object_new (RIFFLE_TYPE_DECK_TILE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->id = g_strdup (id);
  self->picture = RIFFLE_DECK_SAMPLE (riffle_deck_sample_new (width, height));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (box), make_label (self));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "deck-tile");
  riffle_deck_tile_set_name (self, name);
  return GTK_WIDGET (self);
}

const char *
riffle_deck_tile_get_id (RiffleDeckTile *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_TILE (self), NULL);

  return self->id;
}

/**
 * riffle_deck_tile_set_name:
 * @name: as the player reads it
 *
 * Gives the tile another name.
 */
void
riffle_deck_tile_set_name (RiffleDeckTile *self,
                           const char     *name)
{
  g_autofree char *shown = riffle_error_dup_name (name);

  g_return_if_fail (RIFFLE_IS_DECK_TILE (self));

  gtk_label_set_text (self->name, shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, shown, -1);
}

void
riffle_deck_tile_set_paintable (RiffleDeckTile *self,
                                GdkPaintable   *paintable)
{
  g_return_if_fail (RIFFLE_IS_DECK_TILE (self));

  riffle_deck_sample_set_paintable (self->picture, paintable);
}

/**
 * riffle_deck_tile_set_chosen:
 * @chosen: whether this is what the player plays with
 *
 * Shows and tells whether the tile is the one that is chosen.
 */
void
riffle_deck_tile_set_chosen (RiffleDeckTile *self,
                             gboolean        chosen)
{
  g_return_if_fail (RIFFLE_IS_DECK_TILE (self));

  gtk_widget_set_visible (self->mark, chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
  if (chosen)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "chosen");
}
