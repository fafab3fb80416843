/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws and keeps the small pictures of all variants, a few at a time between frames. */
#include "config.h"

#include "riffle-thumbnails.h"

#include "riffle-card-cache.h"
#include "riffle-sketcher.h"
#include "riffle-surface-node.h"

#define MARGIN     7    /* pixels */
#define SLICE_USEC 4000 /* how long it draws before it lets others do something */

/* Every picture shows this deal, so that it is the same picture each time. */
#define DEAL       1

struct _RiffleThumbnails
{
  GObject         parent_instance;

  RiffleSketcher *sketcher;
  GHashTable     *pictures;   /* PatVariant → GskRenderNode */
  GQueue         *requests;   /* of Request: the pictures that are missing, in their order */
  guint           idle_id;
  int             scale;      /* of all pictures, as the widgets that show them have it */
  gboolean        mirrored;
  gboolean        with_cairo;
};

typedef struct
{
  PatVariant *variant;
  GWeakRef    widget;  /* is drawn again when there is a picture */
} Request;

G_DEFINE_FINAL_TYPE (RiffleThumbnails, riffle_thumbnails, G_TYPE_OBJECT)

static guint changed_signal;

static Request *
request_new (PatVariant *variant,
             GtkWidget  *widget)
{
  Request *request = g_new0 (Request, 1);

  request->variant = g_object_ref (variant);
  g_weak_ref_init (&request->widget, widget);
  return request;
}

static void
request_free (Request *request)
{
  g_weak_ref_clear (&request->widget);
  g_object_unref (request->variant);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

static void
riffle_thumbnails_dispose (GObject *object)
{
  RiffleThumbnails *self = RIFFLE_THUMBNAILS (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_queue_clear_full (self->requests, (GDestroyNotify) request_free);
  g_hash_table_remove_all (self->pictures);
  g_clear_pointer (&self->sketcher, riffle_sketcher_free);
  G_OBJECT_CLASS (riffle_thumbnails_parent_class)->dispose (object);
}

static void
riffle_thumbnails_finalize (GObject *object)
{
  RiffleThumbnails *self = RIFFLE_THUMBNAILS (object);

  g_queue_free (self->requests);
  g_hash_table_unref (self->pictures);
  G_OBJECT_CLASS (riffle_thumbnails_parent_class)->finalize (object);
}

static void
riffle_thumbnails_class_init (RiffleThumbnailsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_thumbnails_dispose;
  G_OBJECT_CLASS (class)->finalize = riffle_thumbnails_finalize;
  changed_signal = g_signal_new ("changed", RIFFLE_TYPE_THUMBNAILS, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_thumbnails_init (RiffleThumbnails *self)
{
  self->requests = g_queue_new ();
  self->pictures = g_hash_table_new_full (NULL, NULL, g_object_unref,
                                          (GDestroyNotify) gsk_render_node_unref);
}

/**
 * riffle_thumbnails_new:
 * @deck: the cards
 *
 * Returns: (transfer full): the pictures, none of which is drawn yet
 */
RiffleThumbnails *
riffle_thumbnails_new (RiffleDeck *deck)
{
  RiffleThumbnails *self = g_object_new (RIFFLE_TYPE_THUMBNAILS, NULL);

  self->sketcher = riffle_sketcher_new (deck);
  return self;
}

/**
 * riffle_thumbnails_set_deck:
 * @self: the pictures
 * @deck: the cards
 *
 * Forgets all pictures, which are drawn with other cards from now on.
 */
void
riffle_thumbnails_set_deck (RiffleThumbnails *self,
                            RiffleDeck       *deck)
{
  g_return_if_fail (RIFFLE_IS_THUMBNAILS (self));

  g_clear_pointer (&self->sketcher, riffle_sketcher_free);
  self->sketcher = riffle_sketcher_new (deck);
  g_hash_table_remove_all (self->pictures);
  g_signal_emit (self, changed_signal, 0);
}

/* A variant whose rules cannot be made leaves its picture empty; trying to play it says why. */
static cairo_surface_t *
sketch (RiffleThumbnails *self,
        PatVariant       *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);
  RiffleSketch sketch = { RIFFLE_THUMBNAIL_WIDTH * self->scale,
                          RIFFLE_THUMBNAIL_HEIGHT * self->scale, MARGIN * self->scale,
                          self->mirrored };
  PatPosition position;

  if (rules == NULL)
    return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, sketch.width, sketch.height);
  pat_rules_deal (rules, DEAL, &position);
  return riffle_sketcher_draw (self->sketcher, rules, &position, &sketch);
}

static void
draw (RiffleThumbnails *self,
      PatVariant       *variant)
{
  cairo_surface_t *surface = sketch (self, variant);
  GskRenderNode *node;

  cairo_surface_flush (surface);
  node = riffle_surface_node_new (surface, RIFFLE_THUMBNAIL_WIDTH, RIFFLE_THUMBNAIL_HEIGHT,
                                  self->with_cairo);
  cairo_surface_destroy (surface);
  g_hash_table_insert (self->pictures, g_object_ref (variant), node);
}

/* All pictures are drawn for the same kind of screen; on another one they are drawn again. */
static void
follow_widget (RiffleThumbnails *self,
               GtkWidget        *widget)
{
  int scale = gtk_widget_get_scale_factor (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  gboolean with_cairo = riffle_surface_node_wants_cairo (renderer);

  if (self->scale == scale && self->mirrored == mirrored && self->with_cairo == with_cairo)
    return;
  self->scale = scale;
  self->mirrored = mirrored;
  self->with_cairo = with_cairo;
  g_hash_table_remove_all (self->pictures);
}

static void
meet_request (RiffleThumbnails *self,
              Request          *given)
{
  g_autoptr (Request) request = given;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&request->widget);

  if (widget == NULL || gtk_widget_get_native (widget) == NULL)
    return;
  follow_widget (self, widget);
  if (g_hash_table_lookup (self->pictures, request->variant) == NULL)
    draw (self, request->variant);
  gtk_widget_queue_draw (widget);
}

static gboolean
draw_slice_cb (gpointer data)
{
  RiffleThumbnails *self = data;
  gint64 end = g_get_monotonic_time () + SLICE_USEC;
  Request *request = NULL;

  while (g_get_monotonic_time () < end && (request = g_queue_pop_head (self->requests)) != NULL)
    meet_request (self, request);
  if (request != NULL)
    return G_SOURCE_CONTINUE;
  self->idle_id = 0;
  return G_SOURCE_REMOVE;
}

/**
 * riffle_thumbnails_get:
 * @self: the pictures
 * @variant: a variant
 * @widget: what shows the picture now
 *
 * Gets the picture of a variant, from the origin to %RIFFLE_THUMBNAIL_WIDTH and
 * %RIFFLE_THUMBNAIL_HEIGHT. If there is none yet, it is drawn soon, and then @widget is drawn
 * again.
 *
 * Returns: (transfer none) (nullable): the picture
 */
GskRenderNode *
riffle_thumbnails_get (RiffleThumbnails *self,
                       PatVariant       *variant,
                       GtkWidget        *widget)
{
  GskRenderNode *node;

  g_return_val_if_fail (RIFFLE_IS_THUMBNAILS (self), NULL);

  follow_widget (self, widget);
  node = g_hash_table_lookup (self->pictures, variant);
  if (node != NULL)
    return node;
  g_queue_push_tail (self->requests, request_new (variant, widget));
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (draw_slice_cb, self);
  return NULL;
}
