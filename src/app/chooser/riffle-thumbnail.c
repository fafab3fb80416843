/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of how the cards of a variant are dealt. */
#include "config.h"

#include "riffle-thumbnail.h"

struct _RiffleThumbnail
{
  GtkWidget         parent_instance;

  PatVariant       *variant;
  RiffleThumbnails *pictures;
  float             scale;    /* of the size that all pictures have */
};

G_DEFINE_FINAL_TYPE (RiffleThumbnail, riffle_thumbnail, GTK_TYPE_WIDGET)

static int
get_size (RiffleThumbnail *self,
          GtkOrientation   orientation)
{
  int size = orientation == GTK_ORIENTATION_HORIZONTAL ? RIFFLE_THUMBNAIL_WIDTH
                                                       : RIFFLE_THUMBNAIL_HEIGHT;

  return (int) ((float) size * self->scale);
}

static void
riffle_thumbnail_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  RiffleThumbnail *self = RIFFLE_THUMBNAIL (widget);
  GskRenderNode *node = riffle_thumbnails_get (self->pictures, self->variant, widget);

  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, self->scale, self->scale);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
riffle_thumbnail_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = get_size (RIFFLE_THUMBNAIL (widget), orientation);
}

static void
redraw_cb (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
}

static void
riffle_thumbnail_direction_changed (GtkWidget        *widget,
                                    GtkTextDirection  previous)
{
  redraw_cb (widget);
}

static void
riffle_thumbnail_dispose (GObject *object)
{
  RiffleThumbnail *self = RIFFLE_THUMBNAIL (object);

  g_clear_object (&self->variant);
  g_clear_object (&self->pictures);
  G_OBJECT_CLASS (riffle_thumbnail_parent_class)->dispose (object);
}

static void
riffle_thumbnail_class_init (RiffleThumbnailClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_thumbnail_dispose;
  widget_class->measure = riffle_thumbnail_measure;
  widget_class->snapshot = riffle_thumbnail_snapshot;
  widget_class->direction_changed = riffle_thumbnail_direction_changed;
  gtk_widget_class_set_css_name (widget_class, "thumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
riffle_thumbnail_init (RiffleThumbnail *self)
{
  self->scale = 1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (redraw_cb), NULL);
}

/**
 * riffle_thumbnail_new:
 * @variant: a variant
 * @pictures: where the picture comes from
 * @scale: how large it is shown, 1 for its own size
 *
 * Makes a small picture of a deal. It is drawn when it is seen first.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_thumbnail_new (PatVariant       *variant,
                      RiffleThumbnails *pictures,
                      float             scale)
{
  RiffleThumbnail *self = g_object_new (RIFFLE_TYPE_THUMBNAIL, NULL);

  self->variant = g_object_ref (variant);
  self->pictures = g_object_ref (pictures);
  self->scale = scale;
  g_signal_connect_object (pictures, "changed", G_CALLBACK (redraw_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
