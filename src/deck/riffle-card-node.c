/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes render nodes of cards: of their drawings, and what is shown until there is one. */
#include "config.h"

#include "riffle-card-node-private.h"

#define CORNER 0.06 /* of a card that nothing is known of yet, of its width */

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
 * riffle_card_node_new:
 * @surface: the drawing, which the node may go on using
 * @width: of the card, in logical pixels
 * @height: of the card
 * @cairo: the kind of the node: for cairo, or a texture
 *
 * Returns: (transfer full): a node with the drawing
 */
GskRenderNode *
riffle_card_node_new (cairo_surface_t *surface,
                      int              width,
                      int              height,
                      gboolean         cairo)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);

  return cairo ? make_cairo_node (surface, &bounds) : make_texture_node (surface, &bounds);
}

/**
 * riffle_card_node_new_blank:
 * @width: of the card, in logical pixels
 * @height: of the card
 *
 * Returns: (transfer full): a card with nothing on it
 */
GskRenderNode *
riffle_card_node_new_blank (int width,
                            int height)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  g_autoptr (GskRenderNode) paper = NULL;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, (float) (width * CORNER));
  paper = gsk_color_node_new (&(GdkRGBA) { 0.96f, 0.96f, 0.96f, 1 }, &bounds);
  return gsk_rounded_clip_node_new (paper, &outline);
}

/**
 * riffle_card_node_stretch:
 * @node: (inout): a card
 * @width: that it shall have, in logical pixels
 * @height: that it shall have
 *
 * Replaces a node by one of another size. It stays the same node where it has that size.
 */
void
riffle_card_node_stretch (GskRenderNode **node,
                          int             width,
                          int             height)
{
  g_autoptr (GskTransform) transform = NULL;
  g_autoptr (GskRenderNode) former = NULL;
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (*node, &bounds);
  if (bounds.size.width == (float) width && bounds.size.height == (float) height)
    return;
  former = g_steal_pointer (node);
  transform = gsk_transform_scale (NULL, (float) width / bounds.size.width,
                                   (float) height / bounds.size.height);
  *node = gsk_transform_node_new (former, transform);
}
