/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of how the cards of a variant are dealt. */
#include "config.h"

#include "riffle-thumbnail.h"

struct _RiffleThumbnail
{
  GtkWidget         parent_instance;

  PatVariant       *variant;
  RiffleThumbnails *pictures;
  float             scale;    /* of the smallest picture; 1: as wide as there is room, unscaled */
};

G_DEFINE_FINAL_TYPE (RiffleThumbnail, riffle_thumbnail, GTK_TYPE_WIDGET)

/* Of the picture that is asked for: those that are shown smaller are not drawn for themselves. */
static int
get_picture_width (RiffleThumbnail *self)
{
  return self->scale < 1 ? RIFFLE_THUMBNAIL_WIDTH : gtk_widget_get_width (GTK_WIDGET (self));
}

static void
riffle_thumbnail_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  RiffleThumbnail *self = RIFFLE_THUMBNAIL (widget);
  GskRenderNode *node = riffle_thumbnails_get (self->pictures, self->variant,
                                               get_picture_width (self), widget);

  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, self->scale, self->scale);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static GtkSizeRequestMode
riffle_thumbnail_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  float scale = RIFFLE_THUMBNAIL (widget)->scale;
  int width = (int) (RIFFLE_THUMBNAIL_WIDTH * scale);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = width;
  else
    *minimum = *natural = riffle_thumbnails_get_height (scale < 1 ? width : MAX (for_size, width));
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
  widget_class->get_request_mode = riffle_thumbnail_get_request_mode;
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
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (redraw_cb), NULL);
}

/**
 * riffle_thumbnail_new:
 * @variant: a variant
 * @pictures: where the picture comes from
 * @scale: how large it is shown, below 1; or 1 if it is to fill the width that it gets
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
