/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the chooser: a picture, its name, its family and a star. */
#include "config.h"

#include "riffle-tile.h"

#include <glib/gi18n.h>

#include "riffle-thumbnail.h"

#define NAME_CHARS 12 /* what a tile is wide without its picture; less than that */

struct _RiffleTile
{
  GtkFlowBoxChild  parent_instance;

  PatVariant      *variant;
  GtkWidget       *star;       /* a toggle button */
  GtkWidget       *mark;       /* that this is the game being played */
  gboolean         is_showing; /* the star follows what it is told: nobody has clicked */
};

enum
{
  STARRED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleTile, riffle_tile, GTK_TYPE_FLOW_BOX_CHILD)

static void
riffle_tile_dispose (GObject *object)
{
  g_clear_object (&RIFFLE_TILE (object)->variant);
  G_OBJECT_CLASS (riffle_tile_parent_class)->dispose (object);
}

static void
riffle_tile_class_init (RiffleTileClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_tile_dispose;

  /**
   * RiffleTile::starred:
   * @is_favourite: what the player wants
   *
   * The player has clicked on the star.
   */
  signals[STARRED] = g_signal_new ("starred", RIFFLE_TYPE_TILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
riffle_tile_init (RiffleTile *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "riffle-tile");
}

static void
update_star (RiffleTile *self)
{
  gboolean is_favourite = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->star));
  const char *label = is_favourite ? _("Remove from the favourites") : _("Add to the favourites");

  gtk_button_set_icon_name (GTK_BUTTON (self->star), is_favourite ? "starred-symbolic"
                            : "non-starred-symbolic");
  gtk_widget_set_tooltip_text (self->star, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->star), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  if (is_favourite)
    gtk_widget_add_css_class (self->star, "is-favourite");
  else
    gtk_widget_remove_css_class (self->star, "is-favourite");
}

static void
star_toggled_cb (RiffleTile *self)
{
  update_star (self);
  if (!self->is_showing)
    g_signal_emit (self, signals[STARRED], 0,
                   gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->star)));
}

static GtkWidget *
star_new (RiffleTile *self)
{
  GtkWidget *star = gtk_toggle_button_new ();

  gtk_widget_set_halign (star, GTK_ALIGN_END);
  gtk_widget_set_valign (star, GTK_ALIGN_START);
  gtk_widget_add_css_class (star, "circular");
  gtk_widget_add_css_class (star, "osd");
  gtk_widget_add_css_class (star, "riffle-star");
  g_signal_connect_swapped (star, "toggled", G_CALLBACK (star_toggled_cb), self);
  return star;
}

static GtkWidget *
mark_new (void)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (mark, _("You are playing this game"));
  gtk_widget_add_css_class (mark, "riffle-mark");
  gtk_widget_set_visible (mark, FALSE);
  return mark;
}

/* The picture decides how wide a tile is: a long name takes two lines. */
static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
build (RiffleTile *self,
       RiffleDeck *deck,
       gboolean    has_family)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *overlay = gtk_overlay_new ();
  const char *family = pat_variant_get_family (self->variant);
  const char *name = pat_variant_get_name (self->variant);

  self->star = star_new (self);
  self->mark = mark_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), riffle_thumbnail_new (self->variant, deck));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->star);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->mark);
  gtk_widget_set_margin_bottom (overlay, 4);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), label_new (name, "heading"));
  if (has_family && !g_str_equal (family, name))
    {
      GtkWidget *caption = label_new (family, "caption");

      gtk_widget_add_css_class (caption, "dim-label");
      gtk_box_append (GTK_BOX (box), caption);
    }
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  update_star (self);
}

/**
 * riffle_tile_new:
 * @variant: a variant
 * @deck: the cards for its picture
 * @has_family: whether the family is named, because the section does not name it
 *
 * Makes a tile for the chooser.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_tile_new (PatVariant *variant,
                 RiffleDeck *deck,
                 gboolean    has_family)
{
  RiffleTile *self = g_object_new (RIFFLE_TYPE_TILE, NULL);

  self->variant = g_object_ref (variant);
  build (self, deck, has_family);
  return GTK_WIDGET (self);
}

/**
 * riffle_tile_get_variant:
 * @self: the tile
 *
 * Returns: (transfer none): the variant
 */
PatVariant *
riffle_tile_get_variant (RiffleTile *self)
{
  g_return_val_if_fail (RIFFLE_IS_TILE (self), NULL);

  return self->variant;
}

/**
 * riffle_tile_set_favourite:
 * @self: the tile
 * @is_favourite: whether the variant is among the favourites
 *
 * Shows whether the variant is a favourite.
 */
void
riffle_tile_set_favourite (RiffleTile *self,
                           gboolean    is_favourite)
{
  g_return_if_fail (RIFFLE_IS_TILE (self));

  self->is_showing = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->star), is_favourite);
  self->is_showing = FALSE;
}

/**
 * riffle_tile_set_current:
 * @self: the tile
 * @is_current: whether the variant is being played
 *
 * Marks the game that is being played.
 */
void
riffle_tile_set_current (RiffleTile *self,
                         gboolean    is_current)
{
  g_return_if_fail (RIFFLE_IS_TILE (self));

  gtk_widget_set_visible (self->mark, is_current);
}
