/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws our own decks and reads the pictures of others, while the page is shown already. */
#include "config.h"

#include "riffle-deck-picture.h"

#include "riffle-deck-probe.h"

#define ASPECT 1.4  /* of our own cards */
#define FULL   96.0 /* width in pixels from which on they show all that they have */
#define KEY    "riffle-picture"

typedef struct
{
  GWeakRef    tile;   /* that gets the picture: a thread must not be the last to drop a widget */
  char       *faces;  /* (nullable) */
  char       *back;   /* (nullable) */
  RiffleDeck *deck;   /* (nullable): whose back is drawn */
  char       *path;   /* (nullable): of a picture that there is already */
  int         card_width;
  int         scale;
  guint       number; /* of the order, from 1; a tile shows the last one it was given */
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_weak_ref_clear (&order->tile);
  g_free (order->faces);
  g_free (order->back);
  g_clear_object (&order->deck);
  g_free (order->path);
  g_free (order);
}

/**
 * riffle_deck_picture_get_size:
 * @card_width: of the cards on it, in pixels
 * @width: (out): of a picture of faces
 * @height: (out): of it
 */
void
riffle_deck_picture_get_size (int  card_width,
                              int *width,
                              int *height)
{
  *width = (int) (riffle_deck_get_preview_width (card_width) + 0.5);
  *height = (int) (card_width * ASPECT + 0.5);
}

static GdkTexture *
make_texture (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) pixels = NULL;

  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, pixels, stride);
}

/* As on large cards, though they are small. */
static void
draw_faces (RiffleDeck *deck,
            cairo_t    *cr,
            int         card_width)
{
  cairo_scale (cr, card_width / FULL, card_width / FULL);
  riffle_deck_draw_preview (deck, cr, FULL);
}

static GdkTexture *
draw (const Order *order)
{
  g_autoptr (RiffleDeck) deck = order->deck != NULL
      ? g_object_ref (order->deck)
      : riffle_deck_new_style (order->faces, order->back);
  double width = order->card_width, height = order->card_width * riffle_deck_get_aspect (deck);
  cairo_surface_t *surface;
  cairo_t *cr;
  GdkTexture *texture;

  if (order->faces != NULL)
    width = riffle_deck_get_preview_width (width);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (width * order->scale),
                                        (int) (height * order->scale));
  cr = cairo_create (surface);
  cairo_scale (cr, order->scale, order->scale);
  if (order->faces != NULL)
    draw_faces (deck, cr, order->card_width);
  else
    riffle_deck_draw (deck, RIFFLE_DECK_BACK, cr, width, height, NULL);
  texture = make_texture (surface);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return texture;
}

static void
make_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const Order *order = task_data;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  GdkTexture *texture;

  if (order->path == NULL)
    {
      texture = draw (order);
    }
  else
    {
      file = g_file_new_for_path (order->path);
      texture = gdk_texture_new_from_file (file, &error);
    }
  if (texture != NULL)
    g_task_return_pointer (task, texture, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
made_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Order *order = g_task_get_task_data (G_TASK (result));
  g_autoptr (RiffleDeckTile) tile = g_weak_ref_get (&order->tile);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), &error);

  if (texture == NULL)
    g_info ("Picture of a deck: %s", error->message);
  else if (tile != NULL &&
           order->number == GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (tile), KEY)))
    riffle_deck_tile_set_paintable (tile, GDK_PAINTABLE (texture));
}

/* Takes the order. */
static void
start (RiffleDeckTile *tile,
       Order          *order)
{
  static guint n_orders = 0;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, made_cb, NULL);

  order->number = ++n_orders;
  g_object_set_data (G_OBJECT (tile), KEY, GUINT_TO_POINTER (order->number));
  g_weak_ref_init (&order->tile, tile);
  order->scale = gtk_widget_get_scale_factor (GTK_WIDGET (tile));
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, make_thread);
}

/* A few cards of one of our own styles. */
void
riffle_deck_picture_draw_faces (RiffleDeckTile *tile,
                                const char     *faces,
                                int             card_width)
{
  Order *order = g_new0 (Order, 1);

  order->faces = g_strdup (faces);
  order->card_width = card_width;
  start (tile, order);
}

/* One of our own backs. */
void
riffle_deck_picture_draw_back (RiffleDeckTile *tile,
                               const char     *back,
                               int             card_width)
{
  Order *order = g_new0 (Order, 1);

  order->back = g_strdup (back);
  order->card_width = card_width;
  start (tile, order);
}

/* The back of a deck that was loaded. */
void
riffle_deck_picture_draw_back_of (RiffleDeckTile *tile,
                                  RiffleDeck     *deck,
                                  int             card_width)
{
  Order *order = g_new0 (Order, 1);

  order->deck = g_object_ref (deck);
  order->card_width = card_width;
  start (tile, order);
}

/* The picture that was made when somebody looked at a foreign deck. */
void
riffle_deck_picture_read (RiffleDeckTile *tile,
                          const char     *path)
{
  Order *order = g_new0 (Order, 1);

  order->path = g_strdup (path);
  start (tile, order);
}
