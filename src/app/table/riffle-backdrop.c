/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies under the cards: a colour, cloth, or a picture. Cloth and picture are painted once for
 * each size; a frame then costs little more than a plain colour does. */
#include "config.h"

#include "riffle-backdrop.h"

#include <math.h>

#include "riffle-felt.h"
#include "riffle-surface-node.h"

typedef enum
{
  NOTHING,
  COLOUR,
  FELT,
  PICTURE,
} Kind;

struct _RiffleBackdrop
{
  GtkWidget      parent_instance;

  GtkWidget     *child;
  Kind           kind;
  GdkRGBA        colour;   /* of the cloth, or what a picture is veiled with */
  GdkPixbuf     *picture;  /* (nullable) */
  GskRenderNode *node;     /* (nullable): cloth or picture at its size */
  int            width;    /* of that, in logical pixels */
  int            height;
  int            scale;    /* device pixels per logical pixel */
  int            foot;     /* pixels below the child */
};

enum
{
  PROP_FOOT = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (RiffleBackdrop, riffle_backdrop, GTK_TYPE_WIDGET)

static void
forget_node (RiffleBackdrop *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}

/* As large as it must be for nothing to stay uncovered, the middle in the middle. */
static void
paint_picture (RiffleBackdrop *self,
               cairo_t        *cr,
               int             width,
               int             height)
{
  double own_width = gdk_pixbuf_get_width (self->picture);
  double own_height = gdk_pixbuf_get_height (self->picture);
  double factor = MAX (width / own_width, height / own_height);

  cairo_set_source_rgb (cr, self->colour.red, self->colour.green, self->colour.blue);
  cairo_paint (cr);
  cairo_save (cr);
  cairo_translate (cr, (width - own_width * factor) / 2, (height - own_height * factor) / 2);
  cairo_scale (cr, factor, factor);
  gdk_cairo_set_source_pixbuf (cr, self->picture, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, &self->colour);
  cairo_paint (cr);
}

static cairo_surface_t *
paint (RiffleBackdrop *self,
       cairo_format_t  format)
{
  int width = self->width * self->scale, height = self->height * self->scale;
  cairo_surface_t *surface = cairo_image_surface_create (format, width, height);
  cairo_t *cr;

  if (self->kind == FELT)
    {
      riffle_felt_paint (surface, &self->colour);
      return surface;
    }
  cr = cairo_create (surface);
  paint_picture (self, cr, width, height);
  cairo_destroy (cr);
  return surface;
}

static GskRenderNode *
make_cairo_node (RiffleBackdrop        *self,
                 const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  cairo_surface_t *surface = paint (self, CAIRO_FORMAT_RGB24);

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
  cairo_destroy (cr);
  return node;
}

static void
destroy_surface (gpointer surface)
{
  cairo_surface_destroy (surface);
}

static GskRenderNode *
make_texture_node (RiffleBackdrop        *self,
                   const graphene_rect_t *bounds)
{
  cairo_surface_t *surface = paint (self, CAIRO_FORMAT_ARGB32);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                                         stride * (gsize) height,
                                                         destroy_surface, surface);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (
    cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, bytes, stride);

  return gsk_texture_node_new (texture, bounds);
}

static void
update_node (RiffleBackdrop *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);

  if (self->width != width || self->height != height || self->scale != scale)
    forget_node (self);
  if (self->node != NULL || width < 1 || height < 1)
    return;
  self->width = width;
  self->height = height;
  self->scale = scale;
  self->node = riffle_surface_node_wants_cairo (renderer)
      ? make_cairo_node (self, &bounds)
      : make_texture_node (self, &bounds);
}

static void
riffle_backdrop_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RiffleBackdrop *self = RIFFLE_BACKDROP (widget);

  if (self->kind == COLOUR)
    gtk_snapshot_append_color (snapshot, &self->colour,
                               &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                    gtk_widget_get_height (widget)));
  else if (self->kind != NOTHING)
    update_node (self);
  if (self->kind > COLOUR && self->node != NULL)
    gtk_snapshot_append_node (snapshot, self->node);
  gtk_widget_snapshot_child (widget, self->child, snapshot);
}

static void
riffle_backdrop_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  gtk_widget_measure (RIFFLE_BACKDROP (widget)->child, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

/* The child gives no more than it can, for the foot must not make the window larger. */
static void
riffle_backdrop_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  RiffleBackdrop *self = RIFFLE_BACKDROP (widget);
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, width, MAX (height - self->foot, MIN (least, height)),
                       baseline, NULL);
}

static void
riffle_backdrop_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  if (id == PROP_FOOT)
    {
      RIFFLE_BACKDROP (object)->foot = g_value_get_int (value);
      /* What lies over it looks for another place. */
      gtk_widget_queue_resize (GTK_WIDGET (object));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
riffle_backdrop_unrealize (GtkWidget *widget)
{
  forget_node (RIFFLE_BACKDROP (widget));
  GTK_WIDGET_CLASS (riffle_backdrop_parent_class)->unrealize (widget);
}

static void
riffle_backdrop_dispose (GObject *object)
{
  RiffleBackdrop *self = RIFFLE_BACKDROP (object);

  forget_node (self);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (riffle_backdrop_parent_class)->dispose (object);
}

static void
riffle_backdrop_class_init (RiffleBackdropClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_backdrop_dispose;
  G_OBJECT_CLASS (class)->set_property = riffle_backdrop_set_property;
  /**
   * RiffleBackdrop:foot:
   *
   * How many pixels are left free below the child, as far as it can be lower.
   */
  properties[PROP_FOOT] = g_param_spec_int ("foot", NULL, NULL, 0, G_MAXINT16, 0,
                                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (class), N_PROPERTIES, properties);
  widget_class->measure = riffle_backdrop_measure;
  widget_class->size_allocate = riffle_backdrop_size_allocate;
  widget_class->snapshot = riffle_backdrop_snapshot;
  widget_class->unrealize = riffle_backdrop_unrealize;
}

static void
riffle_backdrop_init (RiffleBackdrop *self)
{
}

static void
change (RiffleBackdrop *self,
        Kind            kind,
        const GdkRGBA  *colour,
        GdkPixbuf      *picture)
{
  self->kind = kind;
  if (colour != NULL)
    self->colour = *colour;
  g_set_object (&self->picture, picture);
  forget_node (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * riffle_backdrop_set_nothing:
 * @self: the backdrop
 *
 * Leaves the background to the child.
 */
void
riffle_backdrop_set_nothing (RiffleBackdrop *self)
{
  g_return_if_fail (RIFFLE_IS_BACKDROP (self));

  change (self, NOTHING, NULL, NULL);
}

/**
 * riffle_backdrop_set_colour:
 * @self: the backdrop
 * @colour: a colour, without transparency
 * @is_felt: whether it is that of a cloth
 *
 * Shows a colour.
 */
void
riffle_backdrop_set_colour (RiffleBackdrop *self,
                            const GdkRGBA  *colour,
                            gboolean        is_felt)
{
  g_return_if_fail (RIFFLE_IS_BACKDROP (self));

  change (self, is_felt ? FELT : COLOUR, colour, NULL);
}

/**
 * riffle_backdrop_set_picture:
 * @self: the backdrop
 * @picture: a picture
 * @veil: what lies over it, so that it does not compete with the cards
 *
 * Shows a picture.
 */
void
riffle_backdrop_set_picture (RiffleBackdrop *self,
                             GdkPixbuf      *picture,
                             const GdkRGBA  *veil)
{
  g_return_if_fail (RIFFLE_IS_BACKDROP (self));

  change (self, PICTURE, veil, picture);
}

/**
 * riffle_backdrop_new:
 * @child: what lies above it
 *
 * Returns: (transfer floating): a backdrop that shows nothing yet
 */
GtkWidget *
riffle_backdrop_new (GtkWidget *child)
{
  RiffleBackdrop *self = g_object_new (RIFFLE_TYPE_BACKDROP, NULL);

  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
