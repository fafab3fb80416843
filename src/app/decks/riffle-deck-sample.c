/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A few cards of a deck as a picture, smaller where there is little room. It has its place before
 * it is drawn, so that nothing moves on the page. */
#include "config.h"

#include "riffle-deck-sample.h"

#define LEAST 0.6 /* of the width, where there is little room */

struct _RiffleDeckSample
{
  GtkWidget     parent_instance;

  int           width;     /* pixels, where there is room */
  int           height;
  GdkPaintable *paintable; /* (owned) (nullable) */
};

G_DEFINE_FINAL_TYPE (RiffleDeckSample, riffle_deck_sample, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
riffle_deck_sample_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
riffle_deck_sample_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  RiffleDeckSample *self = RIFFLE_DECK_SAMPLE (widget);
  int width = for_size < 0 ? self->width : MIN (for_size, self->width);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (self->width * LEAST);
      *natural = self->width;
    }
  else
    {
      *minimum = *natural = (width * self->height + self->width / 2) / self->width;
    }
}

/* As large as there is room, in the middle of it; cards of other decks may be wider or narrower. */
static void
riffle_deck_sample_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  RiffleDeckSample *self = RIFFLE_DECK_SAMPLE (widget);
  double room = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double ratio, width;

  if (self->paintable == NULL)
    return;
  ratio = gdk_paintable_get_intrinsic_aspect_ratio (self->paintable);
  width = MIN (MIN (room, self->width), height * ratio);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((room - width) / 2),
                                                          (float) ((height - width / ratio) / 2)));
  gdk_paintable_snapshot (self->paintable, snapshot, width, width / ratio);
}

static void
riffle_deck_sample_dispose (GObject *object)
{
  g_clear_object (&RIFFLE_DECK_SAMPLE (object)->paintable);
  G_OBJECT_CLASS (riffle_deck_sample_parent_class)->dispose (object);
}

static void
riffle_deck_sample_class_init (RiffleDeckSampleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_deck_sample_dispose;
  widget_class->get_request_mode = riffle_deck_sample_get_request_mode;
  widget_class->measure = riffle_deck_sample_measure;
  widget_class->snapshot = riffle_deck_sample_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
riffle_deck_sample_init (RiffleDeckSample *self)
{
}

/**
 * riffle_deck_sample_new:
 * @width: of the picture where there is room for it, in pixels
 * @height: of that
 *
 * Returns: (transfer floating): the widget, without a picture yet
 */
GtkWidget *
riffle_deck_sample_new (int width,
                        int height)
{
  RiffleDeckSample *self = g_object_new (RIFFLE_TYPE_DECK_SAMPLE, NULL);

  self->width = width;
  self->height = height;
  return GTK_WIDGET (self);
}

/**
 * riffle_deck_sample_set_paintable:
 * @self: the widget
 * @paintable: what it shows from now on
 */
void
riffle_deck_sample_set_paintable (RiffleDeckSample *self,
                                  GdkPaintable     *paintable)
{
  g_return_if_fail (RIFFLE_IS_DECK_SAMPLE (self));

  g_set_object (&self->paintable, paintable);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * riffle_deck_sample_get_paintable:
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): what it shows
 */
GdkPaintable *
riffle_deck_sample_get_paintable (RiffleDeckSample *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_SAMPLE (self), NULL);

  return self->paintable;
}
