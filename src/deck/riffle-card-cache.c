/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws each item once per size and keeps it as a render node of the kind that the renderer
 * shows fastest. If a thread draws, the former drawing is shown meanwhile. */
#include "config.h"

#include "riffle-card-cache.h"

#include "riffle-card-former-private.h"
#include "riffle-card-painter-private.h"
#include "riffle-card-queue-private.h"
#include "riffle-surface-node.h"

#define MAX_PIXELS 4096 /* the longest side of a drawing, in device pixels */

struct _RiffleCardCache
{
  GObject          parent_instance;
  RiffleDeck      *deck;
  RiffleDeckStyle  style;
  int              width, height; /* logical pixels; 0 until set_size() */
  double           scale;         /* device pixels per logical pixel */
  gboolean         cairo_nodes;
  gboolean         threaded;
  RiffleCardQueue  queue;         /* of what the thread is to paint */
  guint            generation;    /* of the drawings; a thread may still paint a former one */
  GskRenderNode   *nodes[RIFFLE_DECK_N_ITEMS];
  RiffleSolid      solids[RIFFLE_DECK_N_ITEMS]; /* of the nodes; for cairo nodes only */
  RiffleCardFormer former;        /* at another size, or of another deck */
};

static guint painted_signal;

G_DEFINE_FINAL_TYPE (RiffleCardCache, riffle_card_cache, G_TYPE_OBJECT)

/* All drawings are out of date. */
static void
forget_nodes (RiffleCardCache *self)
{
  self->generation++;
  riffle_card_queue_clear (&self->queue);
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    {
      if (self->nodes[i] == NULL)
        continue;
      riffle_card_former_drop (&self->former, i);
      if (self->threaded)
        riffle_card_former_keep (&self->former, i, g_steal_pointer (&self->nodes[i]));
      g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
    }
}

static void
riffle_card_cache_dispose (GObject *object)
{
  RiffleCardCache *self = RIFFLE_CARD_CACHE (object);

  self->threaded = FALSE;
  forget_nodes (self);
  riffle_card_former_clear (&self->former);
  g_clear_object (&self->deck);
  G_OBJECT_CLASS (riffle_card_cache_parent_class)->dispose (object);
}

static void
riffle_card_cache_class_init (RiffleCardCacheClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_card_cache_dispose;
  /* A thread has painted something that was drawn in another way, or not at all, before. */
  painted_signal = g_signal_new ("painted", RIFFLE_TYPE_CARD_CACHE, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void start_painting (gpointer user_data);

static void
riffle_card_cache_init (RiffleCardCache *self)
{
  self->scale = 1;
  riffle_card_queue_init (&self->queue, start_painting, self);
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
 * Changes the deck. The deck's aspect may differ: the owner sets the size again.
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

  if (riffle_deck_style_equal (&self->style, style))
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
 * riffle_card_cache_set_cairo_nodes:
 * @cairo_nodes: what riffle_surface_node_wants_cairo() said when the board was realized
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

gboolean
riffle_card_cache_get_cairo_nodes (RiffleCardCache *self)
{
  g_return_val_if_fail (RIFFLE_IS_CARD_CACHE (self), FALSE);

  return self->cairo_nodes;
}

/* Makes a node of a surface, which it takes over. */
static GskRenderNode *
make_node (RiffleCardCache *self,
           RiffleDeckItem   item,
           cairo_surface_t *surface)
{
  GskRenderNode *node = riffle_surface_node_new (surface, self->width, self->height,
                                                 self->cairo_nodes);

  if (self->cairo_nodes)
    riffle_solid_find (&self->solids[item], surface, self->width, self->height);
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

  return make_node (self, item, riffle_card_job_paint (job, item));
}

/* Keeps what was painted. */
static void
take_paintings (RiffleCardCache *self,
                RiffleCardJob   *job)
{
  for (guint i = 0; i < job->n_items; i++)
    {
      RiffleDeckItem item = job->items[i];

      if (self->nodes[item] != NULL)
        continue;
      self->nodes[item] = make_node (self, item, g_steal_pointer (&job->surfaces[i]));
      riffle_card_former_drop (&self->former, item);
    }
}

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  RiffleCardCache *self = RIFFLE_CARD_CACHE (source);
  RiffleCardJob *job = riffle_card_job_finish (result);
  gboolean is_current = job->generation == self->generation;

  riffle_card_queue_end_batch (&self->queue);
  if (is_current)
    take_paintings (self, job);
  if (self->deck == NULL)
    return;
  start_painting (self);
  if (is_current)
    g_signal_emit (self, painted_signal, 0);
}

/* Has a thread paint what is wanted next. */
static void
start_painting (gpointer user_data)
{
  RiffleCardCache *self = user_data;
  g_autoptr (RiffleCardJob) job = make_job (self);

  job->n_items = riffle_card_queue_begin_batch (&self->queue, job->items, RIFFLE_CARD_BATCH);
  if (job->n_items > 0)
    riffle_card_job_start (g_steal_pointer (&job), G_OBJECT (self), painted_cb);
}

/* The program's own drawings take little time, and the first frame should have them. */
static gboolean
can_wait (RiffleCardCache *self,
          RiffleDeckItem   item)
{
  if (!self->threaded)
    return FALSE;
  return riffle_card_former_has (&self->former, item) ||
         ((item <= RIFFLE_DECK_BACK || item >= RIFFLE_DECK_FLAT (0, 1)) &&
          riffle_deck_get_kind (self->deck) != RIFFLE_DECK_OWN);
}

/**
 * riffle_card_cache_set_threaded:
 * @threaded: whether a thread may draw; at first it may not
 *
 * If a thread draws, an item that takes time is shown as it was before, or blank, until it is
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

  return riffle_card_queue_is_busy (&self->queue);
}

/* All backs look alike, and foreign decks have no other faces for covered cards. */
static RiffleDeckItem
find_item (RiffleCardCache *self,
           RiffleDeckItem   item)
{
  if (item >= RIFFLE_DECK_COVERED (0))
    return riffle_deck_get_kind (self->deck) == RIFFLE_DECK_OWN ? item : item & 0x3f;
  return item > RIFFLE_DECK_BACK && item < RIFFLE_DECK_EMPTY ? RIFFLE_DECK_BACK : item;
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

  item = find_item (self, item);
  if (self->nodes[item] != NULL || self->width == 0)
    return self->nodes[item];
  if (can_wait (self, item))
    {
      riffle_card_queue_add (&self->queue, item);
      return riffle_card_former_get (&self->former, item, self->width, self->height);
    }
  return self->nodes[item] = paint_now (self, item);
}

/**
 * riffle_card_cache_get_solid:
 * @item: what is drawn
 *
 * Tells which parts of a drawing hide what lies below them. With a graphics card, this is not
 * needed.
 *
 * Returns: (transfer none) (nullable): the parts, in logical pixels of the size that was set; %NULL
 *   unless the item is painted as a cairo node
 */
const RiffleSolid *
riffle_card_cache_get_solid (RiffleCardCache *self,
                             RiffleDeckItem   item)
{
  g_return_val_if_fail (RIFFLE_IS_CARD_CACHE (self), NULL);
  g_return_val_if_fail (item < RIFFLE_DECK_N_ITEMS, NULL);

  item = find_item (self, item);
  return self->cairo_nodes && self->nodes[item] != NULL ? &self->solids[item] : NULL;
}
