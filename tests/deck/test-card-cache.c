/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cache keeps its nodes until something changes, and makes them in the right size. */
#include "config.h"

#include "riffle-card-cache.h"
#include "riffle-deck-thread-private.h"

#include <stdlib.h>

typedef struct
{
  RiffleDeck      *deck;
  RiffleCardCache *cache;
} Fixture;

static const PatCard queen = 0x30 + PAT_QUEEN;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->deck = riffle_deck_new_builtin ();
  fixture->cache = riffle_card_cache_new (fixture->deck);
}

/* A thread that has done its work may hold on to the object for a moment. */
static void
wait_for_threads (gpointer object)
{
  while (g_atomic_int_get (&G_OBJECT (object)->ref_count) > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  wait_for_threads (fixture->cache);
  g_assert_finalize_object (fixture->cache);
  g_assert_finalize_object (fixture->deck);
}

static void
test_hit (Fixture       *fixture,
          gconstpointer  data)
{
  GskRenderNode *first;

  g_assert_null (riffle_card_cache_get_node (fixture->cache, queen));
  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  first = riffle_card_cache_get_node (fixture->cache, queen);
  g_assert_nonnull (first);
  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  g_assert_true (riffle_card_cache_get_node (fixture->cache, queen) == first);
  g_assert_true (riffle_card_cache_get_node (fixture->cache, PAT_FACE_DOWN | queen) ==
                 riffle_card_cache_get_node (fixture->cache, RIFFLE_DECK_BACK));
}

static void
assert_size (RiffleCardCache *cache,
             int              width,
             int              height,
             int              device_width)
{
  GskRenderNode *node = riffle_card_cache_get_node (cache, queen);
  GdkTexture *texture;
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.size.width, ==, width);
  g_assert_cmpfloat (bounds.size.height, ==, height);
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_TEXTURE_NODE);
  texture = gsk_texture_node_get_texture (node);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, device_width);
}

static void
test_size (Fixture       *fixture,
           gconstpointer  data)
{
  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  assert_size (fixture->cache, 60, 84, 60);
  riffle_card_cache_set_size (fixture->cache, 60, 84, 2);
  assert_size (fixture->cache, 60, 84, 120);
  riffle_card_cache_set_size (fixture->cache, 61, 85, 1.5);
  assert_size (fixture->cache, 61, 85, 92);
  riffle_card_cache_set_size (fixture->cache, 600, 4096, 50);
  assert_size (fixture->cache, 600, 4096, 600);
}

/* What the node paints, at the origin of a surface. */
static GBytes *
paint (GskRenderNode *node,
       int            width,
       int            height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        cairo_image_surface_get_stride (surface) * height);
  cairo_surface_destroy (surface);
  return pixels;
}

/* Both kinds of node paint the same pixels. */
static void
test_kinds (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GBytes) as_texture = NULL, as_cairo = NULL;
  GskRenderNode *node;

  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  node = riffle_card_cache_get_node (fixture->cache, queen);
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_TEXTURE_NODE);
  as_texture = paint (node, 60, 84);
  riffle_card_cache_set_cairo_nodes (fixture->cache, TRUE);
  node = riffle_card_cache_get_node (fixture->cache, queen);
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CAIRO_NODE);
  as_cairo = paint (node, 60, 84);
  g_assert_true (g_bytes_equal (as_texture, as_cairo));
}

static void
test_style (Fixture       *fixture,
            gconstpointer  data)
{
  const RiffleDeckStyle style = { .large_index = TRUE };
  g_autoptr (GBytes) plain = NULL, large = NULL;

  riffle_card_cache_set_size (fixture->cache, 90, 126, 1);
  plain = paint (riffle_card_cache_get_node (fixture->cache, queen), 90, 126);
  riffle_card_cache_set_style (fixture->cache, &style);
  large = paint (riffle_card_cache_get_node (fixture->cache, queen), 90, 126);
  g_assert_false (g_bytes_equal (plain, large));
}

static void
test_deck (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (RiffleDeck) other = riffle_deck_new_builtin ();

  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  g_assert_nonnull (riffle_card_cache_get_node (fixture->cache, queen));
  riffle_card_cache_set_deck (fixture->cache, other);
  g_assert_true (riffle_card_cache_get_deck (fixture->cache) == other);
  g_assert_nonnull (riffle_card_cache_get_node (fixture->cache, queen));
  riffle_card_cache_set_deck (fixture->cache, fixture->deck);
}

static void
count_cb (guint *n_signals)
{
  *n_signals += 1;
}

static void
wait_until_painted (RiffleCardCache *cache)
{
  while (riffle_card_cache_is_busy (cache))
    g_main_context_iteration (NULL, TRUE);
}

static int
width_of_texture (GskRenderNode *node)
{
  return gdk_texture_get_width (gsk_texture_node_get_texture (node));
}

/* The first drawing is there at once; a later one is the first one, scaled, until a thread has
 * painted it. */
static void
test_thread (Fixture       *fixture,
             gconstpointer  data)
{
  GskRenderNode *first, *scaled;
  graphene_rect_t bounds;
  guint n_signals = 0;

  riffle_card_cache_set_threaded (fixture->cache, TRUE);
  g_signal_connect_swapped (fixture->cache, "painted", G_CALLBACK (count_cb), &n_signals);
  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  first = riffle_card_cache_get_node (fixture->cache, queen);
  g_assert_cmpint (width_of_texture (first), ==, 60);
  g_assert_false (riffle_card_cache_is_busy (fixture->cache));

  riffle_card_cache_set_size (fixture->cache, 120, 168, 1);
  scaled = riffle_card_cache_get_node (fixture->cache, queen);
  g_assert_cmpint (gsk_render_node_get_node_type (scaled), ==, GSK_TRANSFORM_NODE);
  gsk_render_node_get_bounds (scaled, &bounds);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, 120, 0.01);
  g_assert_true (gsk_transform_node_get_child (scaled) == first);
  g_assert_true (riffle_card_cache_get_node (fixture->cache, queen) == scaled);
  g_assert_cmpuint (n_signals, ==, 0);

  wait_until_painted (fixture->cache);
  g_assert_cmpuint (n_signals, ==, 1);
  g_assert_cmpint (width_of_texture (riffle_card_cache_get_node (fixture->cache, queen)), ==, 120);
}

/* While a window is resized, the same drawing is shown at each size, and at its own as it is. */
static void
test_thread_resized (Fixture       *fixture,
                     gconstpointer  data)
{
  GskRenderNode *first, *scaled;

  riffle_card_cache_set_threaded (fixture->cache, TRUE);
  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  first = riffle_card_cache_get_node (fixture->cache, queen);
  for (int width = 61; width < 200; width++)
    {
      riffle_card_cache_set_size (fixture->cache, width, width * 7 / 5, 1);
      scaled = riffle_card_cache_get_node (fixture->cache, queen);
      g_assert_cmpint (gsk_render_node_get_node_type (scaled), ==, GSK_TRANSFORM_NODE);
      g_assert_true (gsk_transform_node_get_child (scaled) == first);
      g_assert_true (riffle_card_cache_get_node (fixture->cache, queen) == scaled);
    }
  /* It may become what it was. */
  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  g_assert_true (riffle_card_cache_get_node (fixture->cache, queen) == first);
  wait_until_painted (fixture->cache);
}

/* What a thread paints for a size that is gone meanwhile is not shown. */
static void
test_thread_late (Fixture       *fixture,
                  gconstpointer  data)
{
  riffle_card_cache_set_threaded (fixture->cache, TRUE);
  riffle_card_cache_set_size (fixture->cache, 60, 84, 1);
  riffle_card_cache_get_node (fixture->cache, queen);
  riffle_card_cache_set_size (fixture->cache, 120, 168, 1);
  riffle_card_cache_get_node (fixture->cache, queen);
  g_assert_true (riffle_card_cache_is_busy (fixture->cache));
  /* The thread sets to work before the size changes once more. */
  g_main_context_iteration (NULL, TRUE);
  g_assert_true (riffle_card_cache_is_busy (fixture->cache));
  riffle_card_cache_set_size (fixture->cache, 90, 126, 1);
  riffle_card_cache_get_node (fixture->cache, queen);
  wait_until_painted (fixture->cache);
  g_assert_cmpint (width_of_texture (riffle_card_cache_get_node (fixture->cache, queen)), ==, 90);
}

static gpointer
work_slowly (gpointer data)
{
  g_assert_true (riffle_deck_thread_enter ());
  g_async_queue_push (data, data);
  g_usleep (G_USEC_PER_SEC / 5);
  g_print ("the thread is done\n");
  riffle_deck_thread_leave ();
  return NULL;
}

/* The program ends after the threads that draw, not in the middle of their work. */
static void
test_thread_at_end (void)
{
  g_autoptr (GAsyncQueue) queue = NULL;

  if (g_test_subprocess ())
    {
      queue = g_async_queue_new ();
      g_thread_unref (g_thread_new ("slow", work_slowly, queue));
      g_async_queue_pop (queue);
      exit (0);
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*the thread is done*");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Registers the kinds of nodes; whether a display opens does not matter. */
  gtk_init_check ();
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/deck/cache/hit", test_hit);
  ADD ("/deck/cache/size", test_size);
  ADD ("/deck/cache/kinds", test_kinds);
  ADD ("/deck/cache/style", test_style);
  ADD ("/deck/cache/deck", test_deck);
  ADD ("/deck/cache/thread", test_thread);
  ADD ("/deck/cache/thread-resized", test_thread_resized);
  ADD ("/deck/cache/thread-late", test_thread_late);
#undef ADD
  g_test_add_func ("/deck/cache/thread-at-end", test_thread_at_end);
  return g_test_run ();
}
