/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which cards are chosen goes when the preferences are closed, and all that is on it;
 * needs a display. */
#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "find-widget.h"
#include "riffle-deck-page.h"
#include "riffle-deck-sample.h"
#include "riffle-deck-tile.h"
#include "riffle-found-decks.h"
#include "riffle-scratch.h"
#include "ui-compat.h"
#include "ui-preferences.h"

#define DEADLINE   20  /* seconds */
#define PHONE      139 /* pixels for one of two pictures beside each other, in a window of 360 */
#define PHONE_CARD 58  /* pixels: least width of the cards on it */
#define WIDE_CARD  90  /* the same where there is room */

typedef struct
{
  GSettings         *settings;
  RiffleDeckLibrary *decks;
  GtkWidget         *window;
  GtkWidget         *preferences;
  guint              n_tiles;
  guint              n_alive;     /* of what has to be gone with the page */
} Fixture;

static void
gone_cb (gpointer data)
{
  ((Fixture *) data)->n_alive--;
}

/* Unlike a weak reference, the data goes when the widget is finalised. */
static void
watch (Fixture   *fixture,
       GtkWidget *widget)
{
  fixture->n_alive++;
  fixture->n_tiles += RIFFLE_IS_DECK_TILE (widget);
  g_object_set_data_full (G_OBJECT (widget), "test-watch", fixture, gone_cb);
}

static void
watch_all (Fixture   *fixture,
           GtkWidget *widget)
{
  if (RIFFLE_IS_DECK_PAGE (widget) || RIFFLE_IS_DECK_TILE (widget) || GTK_IS_FLOW_BOX (widget) ||
      ADW_IS_PREFERENCES_ROW (widget) || ADW_IS_PREFERENCES_GROUP (widget))
    watch (fixture, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_all (fixture, child);
}

static GtkWidget *
open_page (Fixture *fixture)
{
  AdwPreferencesPage *page;

  fixture->preferences = riffle_ui_preferences_new ("Preferences");
  page = riffle_deck_page_new (fixture->settings, fixture->decks, fixture->preferences);
  riffle_ui_preferences_add_page (fixture->preferences, page);
  riffle_ui_present (fixture->preferences, fixture->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (page)))
    g_main_context_iteration (NULL, TRUE);
  return GTK_WIDGET (page);
}

static gboolean
too_late_cb (gpointer user_data)
{
  g_error ("%u widgets were not finalised", ((Fixture *) user_data)->n_alive);
  return G_SOURCE_REMOVE;
}

static void
await_end (Fixture *fixture)
{
  guint deadline = g_timeout_add_seconds (DEADLINE, too_late_cb, fixture);

  while (fixture->n_alive > 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

static void
close_page (Fixture *fixture)
{
  riffle_ui_close (fixture->preferences);
  await_end (fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "riffle", "decks", NULL);
  g_autofree char *path = g_build_filename (folder, "deck.svg", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "<svg/>", -1, NULL));
  fixture->settings = g_settings_new (RIFFLE_APPLICATION_ID);
  fixture->decks = riffle_deck_library_new ("/nowhere/program");
  fixture->window = adw_window_new ();
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_settings_reset (fixture->settings, "deck");
  /* A look at a deck may be under way. */
  while (G_OBJECT (fixture->decks)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (fixture->decks);
  g_clear_object (&fixture->settings);
}

static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *page = open_page (fixture);

  watch_all (fixture, page);
  g_assert_cmpuint (fixture->n_tiles, >, 10);
  close_page (fixture);
  g_settings_set_string (fixture->settings, "deck", "pixel");
}

static void
hold_groups (GtkWidget *widget,
             GPtrArray *held)
{
  if (ADW_IS_PREFERENCES_GROUP (widget))
    g_ptr_array_add (held, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hold_groups (child, held);
}

/* An event that is being handled keeps the widgets that it goes through until it is over. They
 * outlive the page, but not the event. */
static void
test_close_held (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *page = open_page (fixture);
  guint n_in_groups;

  hold_groups (page, held);
  g_assert_cmpuint (held->len, >, 2);
  for (guint i = 0; i < held->len; i++)
    watch_all (fixture, g_ptr_array_index (held, i));
  n_in_groups = fixture->n_alive;
  watch (fixture, page);
  riffle_ui_close (fixture->preferences);
  while (fixture->n_alive > n_in_groups)
    g_main_context_iteration (NULL, TRUE);
  g_ptr_array_set_size (held, 0);
  await_end (fixture);
}

/* What is about a game is closed with it, even if the player has just done that. */
static void
test_close_again (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GtkWidget) held = NULL;
  GtkWidget *page = open_page (fixture);

  watch (fixture, page);
  held = g_object_ref (fixture->preferences);
  riffle_ui_close (held);
  riffle_ui_close (held);
  while (gtk_widget_get_mapped (held))
    g_main_context_iteration (NULL, TRUE);
  riffle_ui_close (held);
  g_clear_object (&held);
  await_end (fixture);
}

/* What is known of a deck only after the page was closed goes nowhere. */
static void
test_close_early (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *page = open_page (fixture);
  RiffleDeckInfo *info = riffle_deck_library_find (fixture->decks, "riffle/deck.svg");

  watch_all (fixture, page);
  close_page (fixture);
  g_assert_nonnull (info);
  riffle_deck_info_note (info, "It is broken.", FALSE);
  riffle_deck_info_note (info, NULL, FALSE);
}

static gboolean
has_id (GtkWidget  *tile,
        const char *id)
{
  return g_str_equal (riffle_deck_tile_get_id (RIFFLE_DECK_TILE (tile)), id);
}

static gboolean
has_subtitle (GtkWidget  *row,
              const char *subtitle)
{
  return g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), subtitle) == 0;
}

static GBytes *
dup_pixels (GtkWidget *tile)
{
  GtkWidget *sample = find_of_type (tile, RIFFLE_TYPE_DECK_SAMPLE);
  GdkPaintable *paintable = riffle_deck_sample_get_paintable (RIFFLE_DECK_SAMPLE (sample));

  return paintable == NULL ? NULL : gdk_texture_save_to_png_bytes (GDK_TEXTURE (paintable));
}

static gboolean
has_picture_of (GtkWidget *tile,
                GtkWidget *other)
{
  g_autoptr (GBytes) pixels = dup_pixels (tile);
  g_autoptr (GBytes) other_pixels = dup_pixels (other);

  return pixels != NULL && other_pixels != NULL && g_bytes_equal (pixels, other_pixels);
}

static gboolean
no_picture_cb (gpointer user_data)
{
  g_error ("the tile does not get the picture of %s", (const char *) user_data);
  return G_SOURCE_REMOVE;
}

static void
wait_for_picture_of (GtkWidget *tile,
                     GtkWidget *other)
{
  const char *id = riffle_deck_tile_get_id (RIFFLE_DECK_TILE (other));
  guint deadline = g_timeout_add_seconds (DEADLINE, no_picture_cb, (gpointer) id);

  while (!has_picture_of (tile, other))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

/* The choice of the back that belongs to the faces shows that back, whichever faces there are. */
static void
test_matching_back (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *page = open_page (fixture);
  GtkWidget *tile = find_widget (page, RIFFLE_TYPE_DECK_TILE, has_id, "");
  GtkWidget *lattice = find_widget (page, RIFFLE_TYPE_DECK_TILE, has_id, "lattice");
  GtkWidget *crane = find_widget (page, RIFFLE_TYPE_DECK_TILE, has_id, "crane");

  watch_all (fixture, page);
  wait_for_picture_of (tile, lattice);
  g_settings_set_string (fixture->settings, "deck", "japanese");
  wait_for_picture_of (tile, crane);
  /* The last of quick changes wins, and a deck that is not there is replaced by our first. */
  g_settings_set_string (fixture->settings, "deck", "greek");
  g_settings_set_string (fixture->settings, "deck", "japanese");
  g_settings_set_string (fixture->settings, "deck", "riffle/gone.svg");
  wait_for_picture_of (tile, lattice);
  g_assert_false (has_picture_of (tile, crane));
  close_page (fixture);
}

/* Cards on the pictures of faces can be read: on a phone, where two pictures lie beside each other,
 * they are larger than those on its table, and larger still where there is room. */
static void
test_readable (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *page = open_page (fixture);
  GtkWidget *tile = find_widget (page, RIFFLE_TYPE_DECK_TILE, has_id, "traditional");
  GtkWidget *sample = find_of_type (tile, RIFFLE_TYPE_DECK_SAMPLE);
  int least, natural, height;

  watch_all (fixture, page);
  gtk_widget_measure (sample, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <=, PHONE);
  g_assert_cmpint (natural, >, 2 * WIDE_CARD);
  gtk_widget_measure (sample, GTK_ORIENTATION_VERTICAL, PHONE, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >=, PHONE_CARD * 7 / 5);
  gtk_widget_measure (sample, GTK_ORIENTATION_VERTICAL, natural, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >=, WIDE_CARD * 7 / 5);
  close_page (fixture);
}

static void
assert_name (GtkWidget  *tile,
             const char *name)
{
  GtkWidget *label = find_of_type (tile, GTK_TYPE_LABEL);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, name);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* If a deck is added that has the name of another one, both are told apart. */
static void
test_same_name (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = NULL, *second = NULL;
  RiffleDeckInfo *info;
  GtkWidget *page, *tile;

  riffle_deck_library_scan (fixture->decks);
  info = riffle_deck_library_find (fixture->decks, "riffle/deck.svg");
  riffle_deck_info_note (info, NULL, FALSE);
  page = open_page (fixture);
  tile = find_widget (page, RIFFLE_TYPE_DECK_TILE, has_id, "riffle/deck.svg");
  assert_name (tile, "Deck");
  path = g_file_get_path (riffle_deck_info_get_file (info));
  second = g_strconcat (path, "z", NULL);
  g_assert_true (g_file_set_contents (second, "<svg/>", -1, NULL));
  riffle_deck_library_scan (fixture->decks);
  assert_name (tile, "Deck (deck.svg)");
  g_assert_cmpint (g_remove (second), ==, 0);
  watch_all (fixture, page);
  close_page (fixture);
}

/* A deck that can be used, whose picture has the contents that are given. */
static RiffleDeckInfo *
make_info (const char *name,
           const char *contents)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL), *picture = NULL;
  g_autofree char *id = g_strconcat ("aisleriot/", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  RiffleDeckInfo *info = riffle_deck_info_new (id, name, file, FALSE);

  g_assert_true (g_file_set_contents (path, "<svg/>", -1, NULL));
  g_assert_false (riffle_deck_info_recall (info, g_get_user_cache_dir ()));
  picture = riffle_deck_info_dup_picture (info);
  g_assert_true (g_file_set_contents (picture, contents, -1, NULL));
  riffle_deck_info_note (info, NULL, FALSE);
  return info;
}

/* Of decks that look the same one is shown, and is marked whichever of them is chosen. */
static void
test_copies (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (RiffleDeckInfo) first = make_info ("first", "a picture");
  g_autoptr (RiffleDeckInfo) second = make_info ("second", "a picture");
  g_autoptr (RiffleDeckInfo) third = make_info ("third", "another picture");
  GtkWidget *found = g_object_ref_sink (riffle_found_decks_new ());
  GtkWidget *expander = gtk_widget_get_first_child (found), *tile, *other;

  g_assert_false (gtk_widget_get_visible (found));
  riffle_found_decks_add (RIFFLE_FOUND_DECKS (found), first, "First");
  riffle_found_decks_add (RIFFLE_FOUND_DECKS (found), second, "Second");
  riffle_found_decks_add (RIFFLE_FOUND_DECKS (found), third, "Third");
  g_assert_true (gtk_widget_get_visible (found));
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (expander)));

  riffle_found_decks_set_chosen (RIFFLE_FOUND_DECKS (found), "aisleriot/second");
  g_assert_true (gtk_expander_get_expanded (GTK_EXPANDER (expander)));
  tile = find_widget (found, RIFFLE_TYPE_DECK_TILE, has_id, "aisleriot/first");
  other = find_widget (found, RIFFLE_TYPE_DECK_TILE, has_id, "aisleriot/third");
  g_assert_null (find_widget (found, RIFFLE_TYPE_DECK_TILE, has_id, "aisleriot/second"));
  g_assert_true (tile != NULL && gtk_widget_has_css_class (tile, "chosen"));
  g_assert_true (other != NULL && !gtk_widget_has_css_class (other, "chosen"));

  /* What the player folds stays folded until another deck is chosen. */
  gtk_expander_set_expanded (GTK_EXPANDER (expander), FALSE);
  riffle_found_decks_set_chosen (RIFFLE_FOUND_DECKS (found), "aisleriot/second");
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (expander)));
  riffle_found_decks_set_chosen (RIFFLE_FOUND_DECKS (found), "greek");
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (expander)));
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  g_assert_false (gtk_widget_has_css_class (tile, "chosen"));
  watch_all (fixture, found);
  g_object_unref (found);
  await_end (fixture);
}

/* Of decks that cannot be used the player hears only if they are the player's own. What is known of
 * them before the page is opened stays: nobody reads them again. */
static void
test_broken (Fixture       *fixture,
             gconstpointer  data)
{
  RiffleDeckInfo *own, *other;
  GtkWidget *page;

  riffle_deck_library_scan (fixture->decks);
  own = riffle_deck_library_find (fixture->decks, "riffle/deck.svg");
  other = riffle_deck_library_find (fixture->decks, "aisleriot/other.svg");
  g_assert_nonnull (own);
  g_assert_nonnull (other);
  riffle_deck_info_note (other, "It is empty.", FALSE);
  riffle_deck_info_note (own, "It is broken.", FALSE);
  page = open_page (fixture);
  g_assert_null (find_widget (page, ADW_TYPE_ACTION_ROW, has_subtitle, "It is empty."));
  g_assert_nonnull (find_widget (page, ADW_TYPE_ACTION_ROW, has_subtitle, "It is broken."));
  watch_all (fixture, page);
  close_page (fixture);
}

/* The same library serves the page when it is opened again. */
static void
test_open_again (Fixture       *fixture,
                 gconstpointer  data)
{
  for (guint i = 0; i < 2; i++)
    {
      watch_all (fixture, open_page (fixture));
      close_page (fixture);
    }
}

/* A deck that another program has installed. */
static void
add_system_deck (const char *scratch)
{
  const char *known = g_getenv ("XDG_DATA_DIRS");
  g_autofree char *data = g_build_filename (scratch, "system", NULL);
  g_autofree char *folder = g_build_filename (data, "aisleriot", "cards", NULL);
  g_autofree char *path = g_build_filename (folder, "other.svg", NULL);
  g_autofree char *all = g_strconcat (known != NULL ? known : "/usr/local/share:/usr/share", ":",
                                      data, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "<svg/>", -1, NULL));
  g_setenv ("XDG_DATA_DIRS", all, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *scratch = NULL;
  int status;

  setlocale (LC_ALL, "C.UTF-8");
  scratch = g_dir_make_tmp ("riffle-deck-page-XXXXXX", NULL);
  /* GTK's icons need the data of the system, so that not all folders can be set aside. */
  g_setenv ("XDG_DATA_HOME", scratch, TRUE);
  g_setenv ("XDG_CACHE_HOME", scratch, TRUE);
  add_system_deck (scratch);
  g_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/app/deck-page/close", test_close);
  ADD ("/app/deck-page/close-early", test_close_early);
  ADD ("/app/deck-page/close-held", test_close_held);
  ADD ("/app/deck-page/close-again", test_close_again);
  ADD ("/app/deck-page/open-again", test_open_again);
  ADD ("/app/deck-page/matching-back", test_matching_back);
  ADD ("/app/deck-page/readable", test_readable);
  ADD ("/app/deck-page/same-name", test_same_name);
  ADD ("/app/deck-page/copies", test_copies);
  ADD ("/app/deck-page/broken", test_broken);
#undef ADD
  status = g_test_run ();
  riffle_scratch_remove (scratch);
  return status;
}
