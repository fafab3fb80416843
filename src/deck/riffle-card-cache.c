/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws each item once per size and keeps it as a render node of the kind that the renderer
 * likes. Where a thread draws, the former drawing is shown meanwhile. */
#include "config.h"

#include "riffle-card-cache.h"

#include "riffle-card-painter-private.h"

#define MAX_PIXELS 4096 /* the longest side of a drawing, in device pixels */
#define CORNER     0.06 /* of a card that nothing is known of yet, of its width */

struct _RiffleCardCache
{
  GObject          parent_instance;
  RiffleDeck      *deck;
  RiffleDeckStyle  style;
  int              width, height; /* logical pixels; 0 until set_size() */
  double           scale;         /* device pixels per logical pixel */
  gboolean         cairo_nodes;
  gboolean         threaded;
  gboolean         is_painting;   /* a thread is at work */
  guint            start_id;      /* source that sets it to work */
  guint            generation;    /* of the drawings; those of former ones come too late */
  GskRenderNode   *nodes[RIFFLE_DECK_N_ITEMS];
  GskRenderNode   *former[RIFFLE_DECK_N_ITEMS]; /* at another size, or of another deck */
  gboolean         is_wanted[RIFFLE_DECK_N_ITEMS];
};

enum
{
  SIGNAL_PAINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleCardCache, riffle_card_cache, G_TYPE_OBJECT)

/* All drawings are out of date. */
static void
forget_nodes (RiffleCardCache *self)
{
  self->generation++;
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    {
      self->is_wanted[i] = FALSE;
      if (self->nodes[i] == NULL)
        continue;
      g_clear_pointer (&self->former[i], gsk_render_node_unref);
      if (self->threaded)
        self->former[i] = g_steal_pointer (&self->nodes[i]);
      g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
    }
}

static void
riffle_card_cache_dispose (GObject *object)
{
  RiffleCardCache *self = RIFFLE_CARD_CACHE (object);

  g_clear_handle_id (&self->start_id, g_source_remove);
  self->threaded = FALSE;
  forget_nodes (self);
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    g_clear_pointer (&self->former[i], gsk_render_node_unref);
  g_clear_object (&self->deck);
  G_OBJECT_CLASS (riffle_card_cache_parent_class)->dispose (object);
}

static void
riffle_card_cache_class_init (RiffleCardCacheClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_card_cache_dispose;
  /* A thread has painted something that was drawn in another way, or not at all, before. */
  signals[SIGNAL_PAINTED] = g_signal_new ("painted", RIFFLE_TYPE_CARD_CACHE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
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
      self->style.pattern == style->pattern &&
      self->style.own_index == style->own_index &&
      self->style.dark_marks == style->dark_marks &&
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

/* Takes the surface. */
static GskRenderNode *
make_node (RiffleCardCache *self,
           cairo_surface_t *surface)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  GskRenderNode *node = self->cairo_nodes ? make_cairo_node (self, surface, &bounds)
                                          : make_texture_node (surface, &bounds);

  cairo_surface_destroy (surface);
  return node;
}

static RiffleCardJob *
make_job (RiffleCardCache *self)
{
  RiffleCardJob *job = riffle_card_job_new (self->deck, &self->style);

  job->width = self->width;
  job->height = self->height;
  job->scale = self->scale;
  job->generation = self->generation;
  return job;
}

static GskRenderNode *
paint_now (RiffleCardCache *self,
           RiffleDeckItem   item)
{
  g_autoptr (RiffleCardJob) job = make_job (self);

  return make_node (self, riffle_card_job_paint (job, item));
}

static void start_painting (RiffleCardCache *self);

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  RiffleCardCache *self = RIFFLE_CARD_CACHE (source);
  RiffleCardJob *job = riffle_card_job_finish (result);

  self->is_painting = FALSE;
  for (guint i = 0; i < job->n_items && job->generation == self->generation; i++)
    if (self->nodes[job->items[i]] == NULL)
      {
        self->nodes[job->items[i]] = make_node (self, g_steal_pointer (&job->surfaces[i]));
        g_clear_pointer (&self->former[job->items[i]], gsk_render_node_unref);
      }
  if (self->deck == NULL)
    return;
  start_painting (self);
  if (job->generation == self->generation)
    g_signal_emit (self, signals[SIGNAL_PAINTED], 0);
}

/* Sets a thread to work on the next of what is wanted. */
static void
start_painting (RiffleCardCache *self)
{
  g_autoptr (RiffleCardJob) job = NULL;

  if (self->is_painting)
    return;
  job = make_job (self);
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS && job->n_items < RIFFLE_CARD_BATCH; i++)
    if (self->is_wanted[i])
      {
        self->is_wanted[i] = FALSE;
        job->items[job->n_items++] = i;
      }
  self->is_painting = job->n_items > 0;
  if (self->is_painting)
    riffle_card_job_start (g_steal_pointer (&job), G_OBJECT (self), painted_cb);
}

static gboolean
start_cb (gpointer user_data)
{
  RiffleCardCache *self = user_data;

  self->start_id = 0;
  start_painting (self);
  return G_SOURCE_REMOVE;
}

/* A frame asks for many items, one after the other; they are begun together. */
static void
want (RiffleCardCache *self,
      RiffleDeckItem   item)
{
  if (self->is_wanted[item])
    return;
  self->is_wanted[item] = TRUE;
  if (self->start_id == 0 && !self->is_painting)
    self->start_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, start_cb, self, NULL);
}

/* The program's own drawings take little time, and the first frame should have them. */
static gboolean
can_wait (RiffleCardCache *self,
          RiffleDeckItem   item)
{
  if (!self->threaded)
    return FALSE;
  return self->former[item] != NULL ||
         (item <= RIFFLE_DECK_BACK && riffle_deck_get_kind (self->deck) != RIFFLE_DECK_OWN);
}

/* A blank card. */
static GskRenderNode *
make_blank (RiffleCardCache *self)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  g_autoptr (GskRenderNode) paper = NULL;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, (float) (self->width * CORNER));
  paper = gsk_color_node_new (&(GdkRGBA) { 0.96f, 0.96f, 0.96f, 1 }, &bounds);
  return gsk_rounded_clip_node_new (paper, &outline);
}

/* What is shown until the item is painted, at the size that is wanted now. It is kept as the former
 * drawing, so that it stays the same node. */
static GskRenderNode *
get_former (RiffleCardCache *self,
            RiffleDeckItem   item)
{
  GskRenderNode *former = self->former[item];
  g_autoptr (GskTransform) transform = NULL;
  graphene_rect_t bounds;

  if (former == NULL)
    return self->former[item] = make_blank (self);
  gsk_render_node_get_bounds (former, &bounds);
  if (bounds.size.width == (float) self->width && bounds.size.height == (float) self->height)
    return former;
  transform = gsk_transform_scale (NULL, (float) self->width / bounds.size.width,
                                   (float) self->height / bounds.size.height);
  self->former[item] = gsk_transform_node_new (former, transform);
  gsk_render_node_unref (former);
  return self->former[item];
}

/**
 * riffle_card_cache_set_threaded:
 * @threaded: whether a thread may draw; at first it may not
 *
 * Where a thread draws, an item that takes time is shown as it was before, or blank, until it is
 * painted; then the signal “painted” tells that all should be drawn again.
 */
void
riffle_card_cache_set_threaded (RiffleCardCache *self,
                                gboolean         threaded)
{
  g_return_if_fail (RIFFLE_IS_CARD_CACHE (self));

  self->threaded = !!threaded;
}

/**
 * riffle_card_cache_is_busy:
 *
 * Returns: whether something is still to be painted by a thread
 */
gboolean
riffle_card_cache_is_busy (RiffleCardCache *self)
{
  g_return_val_if_fail (RIFFLE_IS_CARD_CACHE (self), FALSE);

  return self->is_painting || self->start_id != 0;
}

/**
 * riffle_card_cache_get_node:
 * @item: what to draw
 *
 * The drawing of an item, from the origin to the size that was set. It stays the same node, at no
 * cost, until size, scale, deck or style change, or a thread has painted it.
 *
 * Returns: (transfer none) (nullable): the node; %NULL before a size was set
 */
GskRenderNode *
riffle_card_cache_get_node (RiffleCardCache *self,
                            RiffleDeckItem   item)
{
  g_return_val_if_fail (RIFFLE_IS_CARD_CACHE (self), NULL);
  g_return_val_if_fail (item < RIFFLE_DECK_N_ITEMS, NULL);

  if (item > RIFFLE_DECK_BACK && item < RIFFLE_DECK_EMPTY)
    item = RIFFLE_DECK_BACK;
  if (self->nodes[item] != NULL || self->width == 0)
    return self->nodes[item];
  if (can_wait (self, item))
    {
      want (self, item);
      return get_former (self, item);
    }
  return self->nodes[item] = paint_now (self, item);
}
