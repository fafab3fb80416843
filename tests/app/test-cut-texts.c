/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In a narrow window texts go on in another line: no page and no dialog cuts one; needs a
 * display. */
#include "config.h"

#include "window-fixture.h"

#define WIDTH     360 /* pixels */
#define HEIGHT    720

/* The title of a window has one line. */
static gboolean
is_of_one_line (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL;
}

/* Whether something around a label is narrower than it, so that it covers what is beside that. */
static gboolean
sticks_out (GtkWidget *label)
{
  int width = gtk_widget_get_width (label);

  for (GtkWidget *parent = gtk_widget_get_parent (label);
       parent != NULL && !GTK_IS_SCROLLABLE (parent); parent = gtk_widget_get_parent (parent))
    if (gtk_widget_get_width (parent) < width)
      return TRUE;
  return FALSE;
}

static guint
count_cut (GtkWidget  *widget,
           const char *where)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget) && !is_of_one_line (widget)
      && (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)))
          || sticks_out (widget)))
    {
      g_printerr ("%s: cut: %s\n", where, gtk_label_get_text (GTK_LABEL (widget)));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && gtk_widget_get_child_visible (child)
        && gtk_widget_get_mapped (child))
      n += count_cut (child, where);
  return n;
}

/* The window opens in the size that it had last. */
static void
set_up_narrow (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (RIFFLE_APPLICATION_ID);

  g_settings_set_int (settings, "window-width", WIDTH);
  g_settings_set_int (settings, "window-height", HEIGHT);
  set_up (fixture, data);
}

static void
test_page (Fixture       *fixture,
           gconstpointer  data)
{
  const Page *page = data;
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *layer;
  guint n_cut;

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, WIDTH);
  page->prepare (fixture);
  controls_let_appear (window);
  if (page->action != NULL)
    activate (fixture, page->action);
  controls_let_appear (window);
  layer = controls_find_layer (window);
  n_cut = count_cut (layer, page->name);
  if (layer != GTK_WIDGET (window))
    controls_close_layer (layer);
  g_assert_cmpuint (n_cut, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  init_tests (argc, argv);
  g_test_set_nonfatal_assertions (); /* all that is cut is told at once */
  return run_pages ("/app/cut-texts/", set_up_narrow, test_page);
}
