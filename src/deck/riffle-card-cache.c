/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws each item once per size and keeps it as a render node of the kind that the renderer
 * likes. */
#include "config.h"

#include "riffle-card-cache.h"

#include <math.h>

#define MAX_PIXELS 4096 /* the longest side of a drawing, in device pixels */

struct _RiffleCardCache
{
  GObject          parent_instance;
  RiffleDeck      *deck;
  RiffleDeckStyle  style;
  int              width, height; /* logical pixels; 0 until set_size() */
  double           scale;         /* device pixels per logical pixel */
  gboolean         cairo_nodes;
  GskRenderNode   *nodes[RIFFLE_DECK_N_ITEMS];
};

G_DEFINE_FINAL_TYPE (RiffleCardCache, riffle_card_cache, G_TYPE_OBJECT)

static void
forget_nodes (RiffleCardCache *self)
{
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
}

static void
riffle_card_cache_dispose (GObject *object)
{
  RiffleCardCache *self = RIFFLE_CARD_CACHE (object);

  forget_nodes (self);
  g_clear_object (&self->deck);
  G_OBJECT_CLASS (riffle_card_cache_parent_class)->dispose (object);
}

static void
riffle_card_cache_class_init (RiffleCardCacheClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_card_cache_dispose;
}

static void
riffle_card_cache_init (RiffleCardCache *self)
{
  self->scale = 1;
}

/**
 * riffle_card_cache_new:
 * @deck: the deck to draw
 *
 * Makes an empty cache; the size must be set before the first drawing is taken.
 *
 * Returns: (transfer full): the cache
 */
RiffleCardCache *
riffle_card_cache_new (RiffleDeck *deck)
{
  RiffleCardCache *self;

  g_return_val_if_fail (RIFFLE_IS_DECK (deck), NULL);

  self = g_object_new (RIFFLE_TYPE_CARD_CACHE, NULL);
  self->deck = g_object_ref (deck);
  return self;
}

/**
 * riffle_card_cache_set_deck:
 *
 * Changes the deck. The deck's aspect may differ: the owner sets the size anew.
 */
void
riffle_card_cache_set_deck (RiffleCardCache *self,
                            RiffleDeck      *deck)
{
  g_return_if_fail (RIFFLE_IS_CARD_CACHE (self));
  g_return_if_fail (RIFFLE_IS_DECK (deck));

  if (g_set_object (&self->deck, deck))
    forget_nodes (self);
}

/**
 * riffle_card_cache_get_deck:
 *
 * Returns: (transfer none): the deck
 */
RiffleDeck *
riffle_card_cache_get_deck (RiffleCardCache *self)
{
  g_return_val_if_fail (RIFFLE_IS_CARD_CACHE (self), NULL);

  return self->deck;
}

/**
 * riffle_card_cache_set_style:
 * @style: copied, but for the labels, which must live as long as they are set here
 *
 * Changes how faces are drawn.
 */
void
riffle_card_cache_set_style (RiffleCardCache       *self,
                             const RiffleDeckStyle *style)
{
  g_return_if_fail (RIFFLE_IS_CARD_CACHE (self));
  g_return_if_fail (style != NULL);

  if (self->style.four_colours == style->four_colours &&
      self->style.large_index == style->large_index &&
      self->style.labels == style->labels &&
      self->style.corners == style->corners &&
      self->style.strips == style->strips)
    return;
  self->style = *style;
  forget_nodes (self);
}

/**
 * riffle_card_cache_get_style:
 *
 * Returns: (transfer none): how faces are drawn
 */
const RiffleDeckStyle *
riffle_card_cache_get_style (RiffleCardCache *self)
{
  g_return_val_if_fail (RIFFLE_IS_CARD_CACHE (self), NULL);

  return &self->style;
}

/**
 * riffle_card_cache_set_size:
 * @width: width of a card in logical pixels
 * @height: its height
 * @scale: device pixels per logical pixel, as of gtk_widget_get_scale_factor()
 *
 * Sets the size of all drawings. Cheap when nothing changes.
 */
void
riffle_card_cache_set_size (RiffleCardCache *self,
                            int              width,
                            int              height,
                            double           scale)
{
  g_return_if_fail (RIFFLE_IS_CARD_CACHE (self));
  g_return_if_fail (width > 0 && height > 0 && scale > 0);

  scale = MIN (scale, (double) MAX_PIXELS / MAX (width, height));
  if (self->width == width && self->height == height && self->scale == scale)
    return;
  self->width = width;
  self->height = height;
  self->scale = scale;
  forget_nodes (self);
}

/**
 * riffle_card_cache_wants_cairo_nodes:
 * @renderer: (nullable): the renderer of the board's native
 *
 * Returns: whether cairo nodes are drawn faster than textures
 */
gboolean
riffle_card_cache_wants_cairo_nodes (GskRenderer *renderer)
{
  return renderer != NULL && g_str_equal (G_OBJECT_TYPE_NAME (renderer), "GskCairoRenderer");
}

/**
 * riffle_card_cache_set_cairo_nodes:
 * @cairo_nodes: what riffle_card_cache_wants_cairo_nodes() said when the board was realized
 *
 * Chooses the kind of nodes; at first they are textures.
 */
void
riffle_card_cache_set_cairo_nodes (RiffleCardCache *self,
                                   gboolean         cairo_nodes)
{
  g_return_if_fail (RIFFLE_IS_CARD_CACHE (self));

  if (self->cairo_nodes == !!cairo_nodes)
    return;
  self->cairo_nodes = !!cairo_nodes;
  forget_nodes (self);
}

static cairo_surface_t *
draw_surface (RiffleCardCache *self,
              RiffleDeckItem   item)
{
  int width = MAX (1, (int) round (self->width * self->scale));
  int height = MAX (1, (int) round (self->height * self->scale));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, (double) width / self->width, (double) height / self->height);
  riffle_deck_draw (self->deck, item, cr, self->width, self->height, &self->style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static GskRenderNode *
make_cairo_node (RiffleCardCache       *self,
                 cairo_surface_t       *surface,
                 const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_surface_set_device_scale (surface,
                                  (double) cairo_image_surface_get_width (surface) / self->width,
                                  (double) cairo_image_surface_get_height (surface) / self->height);
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
 * riffle_card_cache_get_node:
 * @item: what to draw
 *
 * The drawing of an item, from the origin to the size that was set. It stays the same node, at no
 * cost, until size, scale, deck or style change.
 *
 * Returns: (transfer none) (nullable): the node; %NULL before a size was set
 */
GskRenderNode *
riffle_card_cache_get_node (RiffleCardCache *self,
                            RiffleDeckItem   item)
{
  cairo_surface_t *surface;
  graphene_rect_t bounds;

  g_return_val_if_fail (RIFFLE_IS_CARD_CACHE (self), NULL);
  g_return_val_if_fail (item < RIFFLE_DECK_N_ITEMS, NULL);

  if (item > RIFFLE_DECK_BACK && item < RIFFLE_DECK_EMPTY)
    item = RIFFLE_DECK_BACK;
  if (self->nodes[item] != NULL || self->width == 0)
    return self->nodes[item];
  surface = draw_surface (self, item);
  bounds = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  self->nodes[item] = self->cairo_nodes ? make_cairo_node (self, surface, &bounds)
                                        : make_texture_node (surface, &bounds);
  cairo_surface_destroy (surface);
  return self->nodes[item];
}
