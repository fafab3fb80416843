/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings as render nodes, of the kind that the renderer shows fastest. */
#include "config.h"

#include "riffle-surface-node.h"

static GskRenderNode *
make_cairo_node (cairo_surface_t       *surface,
                 const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  double width = cairo_image_surface_get_width (surface);
  double height = cairo_image_surface_get_height (surface);

  cairo_surface_set_device_scale (surface, width / (double) bounds->size.width,
                                  height / (double) bounds->size.height);
  cairo_set_source_surface (cr, surface, 0, 0);
  /* The usual filter takes many times as long for a card that is narrow because it turns over. */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
make_texture_node (cairo_surface_t       *surface,
                   const graphene_rect_t *bounds)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) pixels = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  pixels = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * height,
                                       (GDestroyNotify) cairo_surface_destroy,
                                       cairo_surface_reference (surface));
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, stride);
  return gsk_texture_node_new (texture, bounds);
}

/**
 * riffle_surface_node_new:
 * @surface: the drawing, which the node may go on using
 * @width: of the node, in logical pixels
 * @height: of the node
 * @cairo: the kind of the node: for cairo, or a texture
 *
 * Returns: (transfer full): a node with the drawing
 */
GskRenderNode *
riffle_surface_node_new (cairo_surface_t *surface,
                         int              width,
                         int              height,
                         gboolean         cairo)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);

  return cairo ? make_cairo_node (surface, &bounds) : make_texture_node (surface, &bounds);
}

/**
 * riffle_surface_node_wants_cairo:
 * @renderer: (nullable): the renderer of a native
 *
 * Returns: whether it draws cairo nodes faster than textures
 */
gboolean
riffle_surface_node_wants_cairo (GskRenderer *renderer)
{
  return renderer != NULL && g_str_equal (G_OBJECT_TYPE_NAME (renderer), "GskCairoRenderer");
}
