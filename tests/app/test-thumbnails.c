/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows share the small pictures of games, and nobody keeps them when the last window is gone;
 * needs a display. */
#include "config.h"

#include <adwaita.h>

#include "riffle-deck-builtin.h"
#include "riffle-thumbnail.h"

#define DEADLINE 20 /* seconds */
#define WIDE     300 /* pixels, of a picture in another window */

static PatRegistry *registry;

static gboolean
too_late_cb (gpointer data)
{
  g_error ("the picture is not drawn");
  return G_SOURCE_REMOVE;
}

static GtkWidget *
open_window (void)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* Asks until there is a picture. */
static GskRenderNode *
wait_for_picture (RiffleThumbnails *pictures,
                  int               width,
                  GtkWidget        *window)
{
  PatVariant *variant = pat_registry_find (registry, "golf");
  guint deadline = g_timeout_add_seconds (DEADLINE, too_late_cb, NULL);
  GskRenderNode *node;

  while ((node = riffle_thumbnails_get (pictures, variant, width, window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
  return node;
}

/* The application owns them, so they end with it. */
static void
test_shared (void)
{
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();
  AdwApplication *application = adw_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);
  RiffleThumbnails *first = riffle_thumbnails_get_shared (deck);
  RiffleThumbnails *second = riffle_thumbnails_get_shared (deck);
  GtkWidget *window = open_window (), *other = open_window ();
  GskRenderNode *node = wait_for_picture (first, RIFFLE_THUMBNAIL_WIDTH, window);

  g_assert_true (first == second);
  g_assert_true (wait_for_picture (second, RIFFLE_THUMBNAIL_WIDTH, other) == node);
  /* A window that shows others, in another direction, takes nothing away. */
  gtk_widget_set_direction (other, GTK_TEXT_DIR_RTL);
  g_assert_true (wait_for_picture (second, RIFFLE_THUMBNAIL_WIDTH, other) != node);
  g_assert_true (wait_for_picture (second, WIDE, other) != node);
  g_assert_true (wait_for_picture (first, RIFFLE_THUMBNAIL_WIDTH, window) == node);
  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (first);
  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  g_object_unref (second);
  g_assert_nonnull (second);
  g_assert_finalize_object (application);
  g_assert_null (second);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  registry = pat_registry_new ();
  pat_registry_add_default_folders (registry, FALSE);
  g_test_add_func ("/app/thumbnails/shared", test_shared);
  status = g_test_run ();
  g_object_unref (registry);
  return status;
}
