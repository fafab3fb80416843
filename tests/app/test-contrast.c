/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every text of every page stands out from what is behind it, as it is painted; needs a display.
 *
 * The strokes of small letters are blends of both colours. So each text is replaced by blocks and
 * gaps, and the pixels in the middle of a block and of a gap are compared. */
#include "config.h"

#include <math.h>
#include <string.h>

#include "controls.h"
#include "window-fixture.h"

#define LEAST  4.5  /* as the Web Content Accessibility Guidelines ask of small text */
#define FADE   32   /* pixels, at the lower edge of a page that can be scrolled on */
#define BLOCKS "█\u00a0\u00a0█" /* with spaces at which lines are not broken */
#define GAP    (sizeof "█" - 1)     /* bytes before them */
#define TEXT_KEY "test-text"

typedef struct
{
  guchar           *pixels;
  gsize             stride;
  int               width, height;
  graphene_point_t  origin; /* in the layer */
} Picture;

typedef struct
{
  GtkWidget  *layer;   /* that is painted: a window or a dialog */
  Picture     picture;
  const char *where;   /* for sentences */
  GHashTable *seen;    /* texts that were measured */
  guint       n_faint;
} Look;

static double
linearize (guchar value)
{
  double share = value / 255.0;

  return share <= 0.04045 ? share / 12.92 : pow ((share + 0.055) / 1.055, 2.4);
}

/* The relative luminance of a pixel in the order of cairo on this machine. */
static double
get_luminance (const guint32 *pixel)
{
  return 0.2126 * linearize (*pixel >> 16 & 0xff) + 0.7152 * linearize (*pixel >> 8 & 0xff)
         + 0.0722 * linearize (*pixel & 0xff);
}

static double
get_contrast (const guint32 *pixel,
              const guint32 *other)
{
  double a = get_luminance (pixel), b = get_luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

static gboolean
is_in (GtkWidget             *widget,
       const graphene_rect_t *bounds,
       GtkWidget             *layer)
{
  graphene_rect_t around;

  return !gtk_widget_compute_bounds (widget, layer, &around)
         || graphene_rect_contains_rect (&around, bounds);
}

/* Whether something lies where a scrolled page fades away, as long as more of it is to come. */
static gboolean
is_fading (GtkWidget             *scrolled,
           const graphene_rect_t *bounds,
           GtkWidget             *layer)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (scrolled));
  graphene_rect_t around;

  return gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment)
         < gtk_adjustment_get_upper (adjustment)
         && gtk_widget_compute_bounds (scrolled, layer, &around)
         && bounds->origin.y + bounds->size.height
         > around.origin.y + around.size.height - FADE;
}

/* Whether all of a label is seen: nothing of it is scrolled away. */
static gboolean
is_seen (GtkWidget *label,
         GtkWidget *layer)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (label) || !gtk_widget_is_sensitive (label)
      || !gtk_widget_compute_bounds (label, layer, &bounds) || !is_in (layer, &bounds, layer))
    return FALSE;
  for (GtkWidget *above = gtk_widget_get_parent (label); above != NULL && above != layer;
       above = gtk_widget_get_parent (above))
    if (GTK_IS_SCROLLABLE (above)
        && (!is_in (above, &bounds, layer) || is_fading (above, &bounds, layer)))
      return FALSE;
  return TRUE;
}

typedef void (*LabelFunc) (GtkLabel *label,
                           Look     *look);

static void
for_each_label (GtkWidget *widget,
                LabelFunc  function,
                Look      *look)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    function (GTK_LABEL (widget), look);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && gtk_widget_get_mapped (child))
      for_each_label (child, function, look);
}

/* Keeps the text that a label had, and shows blocks in its place. */
static void
block_cb (GtkLabel *label,
          Look     *look)
{
  if (g_str_equal (gtk_label_get_text (label), BLOCKS))
    return;
  g_object_set_data_full (G_OBJECT (label), TEXT_KEY, g_strdup (gtk_label_get_text (label)),
                          g_free);
  gtk_label_set_text (label, BLOCKS);
}

/* Returns: (nullable): the pixel in the middle of a character of a label */
static const guint32 *
find_pixel (GtkLabel *label,
            int       index,
            Look     *look)
{
  PangoRectangle place;
  graphene_point_t point;
  int x, y;

  pango_layout_index_to_pos (gtk_label_get_layout (label), index, &place);
  gtk_label_get_layout_offsets (label, &x, &y);
  point.x = (float) (x + (place.x + place.width / 2.0) / PANGO_SCALE);
  point.y = (float) (y + (place.y + place.height / 2.0) / PANGO_SCALE);
  if (!gtk_widget_compute_point (GTK_WIDGET (label), look->layer, &point, &point))
    return NULL;
  x = (int) (point.x - look->picture.origin.x);
  y = (int) (point.y - look->picture.origin.y);
  if (x < 0 || y < 0 || x >= look->picture.width || y >= look->picture.height)
    return NULL;
  return (const guint32 *) (look->picture.pixels + y * look->picture.stride) + x;
}

static void
measure_cb (GtkLabel *label,
            Look     *look)
{
  const char *text = g_object_get_data (G_OBJECT (label), TEXT_KEY);
  const guint32 *block, *gap;
  g_autofree char *what = NULL;
  double contrast;

  if (text == NULL || !g_str_equal (gtk_label_get_text (label), BLOCKS)
      || !is_seen (GTK_WIDGET (label), look->layer)
      || pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return;
  block = find_pixel (label, 0, look);
  gap = find_pixel (label, GAP, look);
  g_assert_true (block != NULL && gap != NULL);
  contrast = get_contrast (block, gap);
  what = g_strdup_printf ("“%s”", text);
  if (contrast < LEAST && !g_hash_table_contains (look->seen, what))
    {
      g_printerr ("%s: %s is #%06x on #%06x: %.2f\n", look->where, what, *block & 0xffffff,
                  *gap & 0xffffff, contrast);
      look->n_faint++;
    }
  g_hash_table_add (look->seen, g_steal_pointer (&what));
}

/* GTK paints nothing of a widget that is to be placed anew in the next frame. */
static GskRenderNode *
wait_for_node (GtkWidget *widget,
               int        width,
               int        height)
{
  GskRenderNode *node = NULL;

  while (node == NULL)
    {
      g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      gdk_paintable_snapshot (paintable, snapshot, width, height);
      node = gtk_snapshot_free_to_node (snapshot);
      if (node == NULL)
        g_main_context_iteration (NULL, TRUE);
    }
  return node;
}

static void
paint (Look *look)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (look->layer));
  Picture *picture = &look->picture;
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;
  g_autoptr (GdkTexture) texture = NULL;

  /* With the border that a window has. */
  g_assert_true (gtk_widget_compute_bounds (look->layer, look->layer, &bounds));
  picture->origin = bounds.origin;
  picture->width = (int) bounds.size.width;
  picture->height = (int) bounds.size.height;
  node = wait_for_node (look->layer, picture->width, picture->height);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, picture->width,
                                                              picture->height));
  picture->stride = (gsize) picture->width * 4;
  g_free (picture->pixels);
  picture->pixels = g_malloc (picture->stride * (gsize) picture->height);
  gdk_texture_download (texture, picture->pixels, picture->stride);
}

/* Scrolls everything in a widget. Returns: whether there was something left to see */
static gboolean
scroll_on (GtkWidget *widget)
{
  gboolean has_moved = FALSE;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *adjustment =
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
      double before = gtk_adjustment_get_value (adjustment);

      gtk_adjustment_set_value (adjustment,
                                before + gtk_adjustment_get_page_size (adjustment) * 0.8);
      has_moved = gtk_adjustment_get_value (adjustment) > before;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && scroll_on (child))
      has_moved = TRUE;
  return has_moved;
}

static void
look_at (Fixture *fixture,
         Look    *look)
{
  do
    {
      controls_let_appear (GTK_WINDOW (fixture->window));
      for_each_label (look->layer, block_cb, look);
      controls_let_appear (GTK_WINDOW (fixture->window));
      paint (look);
      for_each_label (look->layer, measure_cb, look);
    }
  while (scroll_on (look->layer));
}

/* A dialog may have several pages. */
static void
look_at_pages (Fixture *fixture,
               Look    *look)
{
  GtkWidget *stack = look->layer == GTK_WIDGET (fixture->window)
                     ? NULL : find_of_type (look->layer, ADW_TYPE_VIEW_STACK);
  g_autoptr (GtkSelectionModel) parts = NULL;

  if (stack == NULL)
    {
      look_at (fixture, look);
      return;
    }
  parts = adw_view_stack_get_pages (ADW_VIEW_STACK (stack));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (parts)); i++)
    {
      gtk_selection_model_select_item (parts, i, TRUE);
      look_at (fixture, look);
    }
}

static void
test_page (Fixture       *fixture,
           gconstpointer  data)
{
  const Page *page = data;
  Look look = { 0 };

  look.seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  look.where = page->name;
  page->prepare (fixture);
  controls_let_appear (GTK_WINDOW (fixture->window));
  if (page->action != NULL)
    activate (fixture, page->action);
  controls_let_appear (GTK_WINDOW (fixture->window));
  look.layer = controls_find_layer (GTK_WINDOW (fixture->window));
  look_at_pages (fixture, &look);
  g_test_message ("%u texts", g_hash_table_size (look.seen));
  if (look.layer != GTK_WIDGET (fixture->window))
    controls_close_layer (look.layer);
  g_assert_cmpuint (g_hash_table_size (look.seen), >, 0);
  if (look.n_faint > 0)
    g_test_fail ();
  g_hash_table_unref (look.seen);
  g_free (look.picture.pixels);
}

int
main (int    argc,
      char **argv)
{
  init_tests (argc, argv);
  g_test_set_nonfatal_assertions (); /* all that is faint is told at once */
  return run_pages ("/app/contrast/", set_up, test_page);
}
