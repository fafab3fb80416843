/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws and keeps the small pictures of all variants, a few at a time between frames. Windows share
 * them. */
#include "config.h"

#include "riffle-thumbnails.h"

#include <adwaita.h>

#include "riffle-card-cache.h"
#include "riffle-felt.h"
#include "riffle-sketcher.h"
#include "riffle-surface-node.h"

#define KEY        "riffle-thumbnails" /* of the application, which owns them */
#define MARGIN     7    /* pixels */
#define CORNER     10   /* pixels: the radius of its corners */
#define SLICE_USEC 4000 /* how long it draws before it lets others do something */

/* Tiles and the pictures on cards, of two windows; a window that shows others draws again what it
 * needs. */
#define MAX_SIZES  4

/* Every picture shows this deal, so that it is the same picture each time. */
#define DEAL       1

struct _RiffleThumbnails
{
  GObject         parent_instance;

  RiffleSketcher *sketcher;
  GQueue         *sizes;      /* of Size: the one that was asked for last comes first */
  GQueue         *requests;   /* of Request: the pictures that are missing, in their order */
  guint           idle_id;
};

/* For what kind of screen pictures are drawn, as the widgets that show them have it; without
 * padding, to be compared. */
typedef struct
{
  int      width;      /* in pixels of the application */
  int      scale;
  gboolean mirrored;
  gboolean with_cairo;
} Kind;

/* All pictures of one kind. */
typedef struct
{
  Kind             kind;
  GHashTable      *pictures; /* PatVariant → GskRenderNode */
  cairo_surface_t *cloth;    /* (owned) (nullable): what lies below the cards, as all have it */
} Size;

typedef struct
{
  PatVariant *variant;
  int         width;
  GWeakRef    widget;  /* is drawn again when there is a picture */
} Request;

static guint changed_signal;

G_DEFINE_FINAL_TYPE (RiffleThumbnails, riffle_thumbnails, G_TYPE_OBJECT)

static void
size_free (Size *size)
{
  g_hash_table_unref (size->pictures);
  g_clear_pointer (&size->cloth, cairo_surface_destroy);
  g_free (size);
}

static Size *
size_new (const Kind *kind)
{
  Size *size = g_new0 (Size, 1);

  size->kind = *kind;
  size->pictures = g_hash_table_new_full (NULL, NULL, g_object_unref,
                                          (GDestroyNotify) gsk_render_node_unref);
  return size;
}

/* What there is of a kind, which may be nothing yet. */
static Size *
get_size (RiffleThumbnails *self,
          const Kind       *kind)
{
  GList *link = self->sizes->head;

  while (link != NULL && memcmp (&((Size *) link->data)->kind, kind, sizeof *kind) != 0)
    link = link->next;
  if (link == NULL)
    {
      if (self->sizes->length == MAX_SIZES)
        size_free (g_queue_pop_tail (self->sizes));
      g_queue_push_head (self->sizes, size_new (kind));
    }
  else if (link != self->sizes->head)
    {
      g_queue_unlink (self->sizes, link);
      g_queue_push_head_link (self->sizes, link);
    }
  return self->sizes->head->data;
}

static void
forget_pictures (RiffleThumbnails *self)
{
  g_queue_clear_full (self->sizes, (GDestroyNotify) size_free);
}

static Request *
request_new (PatVariant *variant,
             int         width,
             GtkWidget  *widget)
{
  Request *request = g_new0 (Request, 1);

  request->variant = g_object_ref (variant);
  request->width = width;
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

/* Windows have become dark, or light. */
static void
restyle_cb (RiffleThumbnails *self)
{
  forget_pictures (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
riffle_thumbnails_dispose (GObject *object)
{
  RiffleThumbnails *self = RIFFLE_THUMBNAILS (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_queue_clear_full (self->requests, (GDestroyNotify) request_free);
  forget_pictures (self);
  g_clear_pointer (&self->sketcher, riffle_sketcher_free);
  G_OBJECT_CLASS (riffle_thumbnails_parent_class)->dispose (object);
}

static void
riffle_thumbnails_finalize (GObject *object)
{
  RiffleThumbnails *self = RIFFLE_THUMBNAILS (object);

  g_queue_free (self->requests);
  g_queue_free (self->sizes);
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
  self->sizes = g_queue_new ();
}

static RiffleThumbnails *
thumbnails_new (RiffleDeck *deck)
{
  RiffleThumbnails *self = g_object_new (RIFFLE_TYPE_THUMBNAILS, NULL);
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->sketcher = riffle_sketcher_new (deck);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (restyle_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (restyle_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_thumbnails_get_shared:
 * @deck: the cards, which all windows have
 *
 * Gets the pictures that all windows share. The application owns them.
 *
 * Returns: (transfer full): the pictures, of which none may be drawn yet
 */
RiffleThumbnails *
riffle_thumbnails_get_shared (RiffleDeck *deck)
{
  GObject *application = G_OBJECT (g_application_get_default ());

  if (g_object_get_data (application, KEY) == NULL)
    g_object_set_data_full (application, KEY, thumbnails_new (deck), g_object_unref);
  return g_object_ref (g_object_get_data (application, KEY));
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
  forget_pictures (self);
  g_signal_emit (self, changed_signal, 0);
}

static cairo_surface_t *
make_cloth (int width,
            int height)
{
  cairo_surface_t *cloth = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  GdkRGBA colour;
  cairo_t *cr;

  gdk_rgba_parse (&colour, RIFFLE_FELT_GREEN);
  if (riffle_felt_adapt (&colour))
    {
      riffle_felt_paint (cloth, &colour);
      return cloth;
    }
  cr = cairo_create (cloth);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_paint (cr);
  cairo_destroy (cr);
  return cloth;
}

/* Puts cloth with round corners below what is drawn. */
static void
lay_cloth (Size            *size,
           cairo_surface_t *surface,
           double           radius)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  cairo_t *cr = cairo_create (surface);

  if (size->cloth == NULL)
    size->cloth = make_cloth (width, height);
  cairo_arc (cr, radius, radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, width - radius, radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, width - radius, height - radius, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, radius, height - radius, radius, 0.5 * G_PI, G_PI);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OVER);
  cairo_set_source_surface (cr, size->cloth, 0, 0);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* A variant whose rules cannot be made has a picture without cards; trying to play it says why. */
static cairo_surface_t *
sketch (RiffleThumbnails *self,
        PatVariant       *variant,
        const Kind       *kind)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);
  RiffleSketch sketch = { kind->width * kind->scale,
                          riffle_thumbnails_get_height (kind->width) * kind->scale,
                          MARGIN * kind->scale, kind->mirrored };
  PatPosition position;

  if (rules == NULL)
    return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, sketch.width, sketch.height);
  pat_rules_deal (rules, DEAL, &position);
  return riffle_sketcher_draw (self->sketcher, rules, &position, &sketch);
}

static void
draw (RiffleThumbnails *self,
      PatVariant       *variant,
      const Kind       *kind)
{
  cairo_surface_t *surface = sketch (self, variant, kind);
  Size *size = get_size (self, kind);
  GskRenderNode *node;

  lay_cloth (size, surface, CORNER * kind->scale);
  cairo_surface_flush (surface);
  node = riffle_surface_node_new (surface, kind->width,
                                  riffle_thumbnails_get_height (kind->width), kind->with_cairo);
  cairo_surface_destroy (surface);
  g_hash_table_insert (size->pictures, g_object_ref (variant), node);
}

static Kind
find_kind (int        width,
           GtkWidget *widget)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));

  return (Kind) { width, gtk_widget_get_scale_factor (widget),
                  gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
                  riffle_surface_node_wants_cairo (renderer) };
}

static void
meet_request (RiffleThumbnails *self,
              Request          *given)
{
  g_autoptr (Request) request = given;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&request->widget);
  Kind kind;

  if (widget == NULL || gtk_widget_get_native (widget) == NULL)
    return;
  kind = find_kind (request->width, widget);
  if (g_hash_table_lookup (get_size (self, &kind)->pictures, request->variant) == NULL)
    draw (self, request->variant, &kind);
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
 * riffle_thumbnails_get_height:
 * @width: of a picture, in pixels
 *
 * Returns: how high a picture is that has this width
 */
int
riffle_thumbnails_get_height (int width)
{
  return width * RIFFLE_THUMBNAIL_HEIGHT / RIFFLE_THUMBNAIL_WIDTH;
}

/**
 * riffle_thumbnails_get:
 * @self: the pictures
 * @variant: a variant
 * @width: of the picture, in pixels
 * @widget: what shows the picture now
 *
 * Gets the picture of a variant, with its corner in the origin. If there is none of this width yet,
 * it is drawn soon, and then @widget is drawn again.
 *
 * Returns: (transfer none) (nullable): the picture
 */
GskRenderNode *
riffle_thumbnails_get (RiffleThumbnails *self,
                       PatVariant       *variant,
                       int               width,
                       GtkWidget        *widget)
{
  GskRenderNode *node;
  Kind kind;

  g_return_val_if_fail (RIFFLE_IS_THUMBNAILS (self), NULL);

  kind = find_kind (width, widget);
  node = g_hash_table_lookup (get_size (self, &kind)->pictures, variant);
  if (node != NULL)
    return node;
  g_queue_push_tail (self->requests, request_new (variant, width, widget));
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (draw_slice_cb, self);
  return NULL;
}
