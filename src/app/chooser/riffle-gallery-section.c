/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading with tiles below it, in as many columns as there is room for.
 *
 * The toolkit's flow box lays the tiles out, and they are all made at once. A widget of our own
 * that made only what is seen opened the page in 0.55 of the time and scrolled it in 0.8, but took
 * 450 lines more; most frames take a fifth of the time that there is with either. A grid view makes
 * only what is seen, too, but has no headings among its tiles. How keys move the focus is our own:
 * the flow box would continue from the tile that it gave the focus last, not from the one that was
 * clicked. */
#include "config.h"

#include "riffle-gallery-section.h"

#define MARGIN      12 /* pixels, at both sides */
#define HEAD_GAP    6  /* between the head and the tiles */
#define MIN_COLUMNS 2
#define MAX_COLUMNS 8

struct _RiffleGallerySection
{
  GtkWidget         parent_instance;

  GtkWidget        *head;        /* the heading, or whatever stands there */
  GtkFlowBox       *flow;
  RiffleThumbnails *pictures;
  RiffleTileStates *states;
  gboolean          has_family;  /* tiles name their families */
  int               n_tiles;     /* that are shown */
  GHashTable       *cells;       /* PatVariant → GtkFlowBoxChild, of all that were made so far */
};

G_DEFINE_FINAL_TYPE (RiffleGallerySection, riffle_gallery_section, GTK_TYPE_WIDGET)

static void
riffle_gallery_section_dispose (GObject *object)
{
  RiffleGallerySection *self = RIFFLE_GALLERY_SECTION (object);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer ((GtkWidget **) &self->flow, gtk_widget_unparent);
  g_clear_pointer (&self->cells, g_hash_table_unref);
  g_clear_object (&self->pictures);
  g_clear_object (&self->states);
  G_OBJECT_CLASS (riffle_gallery_section_parent_class)->dispose (object);
}

static GtkSizeRequestMode
riffle_gallery_section_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As the toolkit's box counts them. */
static int
count_columns (int room)
{
  return CLAMP (room / RIFFLE_TILE_WIDTH, MIN_COLUMNS, MAX_COLUMNS);
}

/* The tiles' width; a narrow window takes of the margins first. */
static int
get_room (int width)
{
  int room = MAX (width - 2 * MARGIN, MIN_COLUMNS * RIFFLE_TILE_WIDTH);

  return room - room % count_columns (room);
}

static int
get_n_columns (RiffleGallerySection *self)
{
  return count_columns (gtk_widget_get_width (GTK_WIDGET (self->flow)));
}

/* The head begins and ends where the pictures do. */
static int
get_head_width (int room)
{
  return room - (room / count_columns (room) - RIFFLE_THUMBNAIL_WIDTH) / 2 * 2;
}

static int
measure_head (RiffleGallerySection *self,
              int                   room)
{
  int height;

  gtk_widget_measure (self->head, GTK_ORIENTATION_VERTICAL, get_head_width (room), NULL, &height,
                      NULL, NULL);
  return height + HEAD_GAP;
}

static void
riffle_gallery_section_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  RiffleGallerySection *self = RIFFLE_GALLERY_SECTION (widget);
  int room = get_room (for_size < 0 ? MAX_COLUMNS * RIFFLE_TILE_WIDTH : for_size);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_COLUMNS * RIFFLE_TILE_WIDTH;
      *natural = MAX_COLUMNS * RIFFLE_TILE_WIDTH + 2 * MARGIN;
      return;
    }
  gtk_widget_measure (GTK_WIDGET (self->flow), orientation, room, NULL, natural, NULL, NULL);
  *minimum = *natural += measure_head (self, room);
}

static void
riffle_gallery_section_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  RiffleGallerySection *self = RIFFLE_GALLERY_SECTION (widget);
  int room = get_room (width), y = measure_head (self, room), head_width = get_head_width (room);

  gtk_widget_size_allocate (self->head,
                            &(GdkRectangle) { (width - head_width) / 2, 0, head_width,
                                              y - HEAD_GAP }, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->flow),
                            &(GdkRectangle) { (width - room) / 2, y, room, height - y }, -1);
}

/* The number of the tile that has the focus, or -1. */
static int
find_focus (RiffleGallerySection *self)
{
  GtkWidget *cell = gtk_widget_get_focus_child (GTK_WIDGET (self->flow));

  return cell != NULL ? gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (cell)) : -1;
}

static GtkWidget *
get_nth_tile (RiffleGallerySection *self,
              int                   nth)
{
  return gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->flow, nth));
}

/* Where an arrow leads from a tile, or -1. The last row may be shorter than the one above it. */
static int
find_target (RiffleGallerySection *self,
             int                   nth,
             GtkDirectionType      direction)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int n_columns = get_n_columns (self), last = self->n_tiles - 1;

  if (direction == GTK_DIR_UP)
    return MAX (nth - n_columns, -1);
  if (direction == GTK_DIR_DOWN)
    return nth / n_columns < last / n_columns ? MIN (nth + n_columns, last) : -1;
  nth += (direction == GTK_DIR_RIGHT) == mirrored ? -1 : 1;
  return nth <= last ? nth : -1;
}

/* Arrows lead from tile to tile, Tab from a tile to its star; then the focus leaves the section.
 * The flow box is not asked: its cells take the focus from what is in them on the way back. */
static gboolean
riffle_gallery_section_focus (GtkWidget        *widget,
                              GtkDirectionType  direction)
{
  RiffleGallerySection *self = RIFFLE_GALLERY_SECTION (widget);
  int nth = find_focus (self), target;

  if (gtk_widget_get_focus_child (widget) == NULL)
    return riffle_gallery_section_enter (self, NULL, direction);
  if (nth < 0)
    return gtk_widget_child_focus (self->head, direction);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return gtk_widget_child_focus (get_nth_tile (self, nth), direction);
  target = find_target (self, nth, direction);
  return target >= 0 && gtk_widget_grab_focus (get_nth_tile (self, target));
}

static void
riffle_gallery_section_class_init (RiffleGallerySectionClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_gallery_section_dispose;
  widget_class->get_request_mode = riffle_gallery_section_get_request_mode;
  widget_class->measure = riffle_gallery_section_measure;
  widget_class->size_allocate = riffle_gallery_section_size_allocate;
  widget_class->focus = riffle_gallery_section_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static gboolean
move_cursor_cb (GtkFlowBox *flow)
{
  g_signal_stop_emission_by_name (flow, "move-cursor");
  return FALSE;
}

static void
riffle_gallery_section_init (RiffleGallerySection *self)
{
  GtkWidget *flow = g_object_new (GTK_TYPE_FLOW_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  "homogeneous", TRUE,
                                  "max-children-per-line", MAX_COLUMNS,
                                  "min-children-per-line", MIN_COLUMNS,
                                  "selection-mode", GTK_SELECTION_NONE,
                                  NULL);

  self->flow = GTK_FLOW_BOX (flow);
  self->cells = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  gtk_widget_set_parent (flow, GTK_WIDGET (self));
  g_signal_connect (flow, "move-cursor", G_CALLBACK (move_cursor_cb), NULL);
}

/**
 * riffle_gallery_section_new:
 * @head: what stands above the tiles
 * @pictures: where the pictures come from
 * @states: where the states of the tiles come from
 * @has_family: whether tiles name their families
 *
 * Returns: (transfer floating): a section without tiles
 */
GtkWidget *
riffle_gallery_section_new (GtkWidget        *head,
                            RiffleThumbnails *pictures,
                            RiffleTileStates *states,
                            gboolean          has_family)
{
  RiffleGallerySection *self = g_object_new (RIFFLE_TYPE_GALLERY_SECTION, NULL);

  self->head = head;
  self->pictures = g_object_ref (pictures);
  self->states = g_object_ref (states);
  self->has_family = has_family;
  gtk_widget_insert_after (head, GTK_WIDGET (self), NULL);
  return GTK_WIDGET (self);
}

static GtkWidget *
get_cell (RiffleGallerySection *self,
          PatVariant           *variant)
{
  GtkWidget *cell = g_hash_table_lookup (self->cells, variant);

  if (cell != NULL)
    return cell;
  cell = g_object_new (GTK_TYPE_FLOW_BOX_CHILD,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "child", riffle_tile_new (variant, self->pictures, self->states,
                                                 self->has_family),
                       "focusable", FALSE,
                       NULL);
  g_hash_table_insert (self->cells, variant, g_object_ref_sink (cell));
  return cell;
}

/**
 * riffle_gallery_section_set_variants:
 * @self: the section
 * @variants: (element-type PatVariant): what it is to show, in this order
 *
 * Changes what is shown. Tiles that were made before are kept for another time.
 */
void
riffle_gallery_section_set_variants (RiffleGallerySection *self,
                                     GPtrArray            *variants)
{
  GtkWidget *cell;

  g_return_if_fail (RIFFLE_IS_GALLERY_SECTION (self));

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->flow))) != NULL)
    gtk_flow_box_remove (self->flow, cell);
  for (guint i = 0; i < variants->len; i++)
    gtk_flow_box_append (self->flow, get_cell (self, g_ptr_array_index (variants, i)));
  self->n_tiles = (int) variants->len;
}

/**
 * riffle_gallery_section_is_empty:
 * @self: the section
 *
 * Returns: whether it shows no games
 */
gboolean
riffle_gallery_section_is_empty (RiffleGallerySection *self)
{
  g_return_val_if_fail (RIFFLE_IS_GALLERY_SECTION (self), TRUE);

  return self->n_tiles == 0;
}

/**
 * riffle_gallery_section_get_focus:
 * @self: the section
 *
 * Returns: (transfer none) (nullable): the game whose tile has the focus
 */
PatVariant *
riffle_gallery_section_get_focus (RiffleGallerySection *self)
{
  int nth;

  g_return_val_if_fail (RIFFLE_IS_GALLERY_SECTION (self), NULL);

  nth = find_focus (self);
  return nth >= 0 ? riffle_tile_get_variant (RIFFLE_TILE (get_nth_tile (self, nth))) : NULL;
}

/**
 * riffle_gallery_section_set_focus:
 * @self: the section
 * @variant: a game
 *
 * Gives the focus to the tile of a game, without scrolling to it.
 *
 * Returns: whether the game is seen in the section
 */
gboolean
riffle_gallery_section_set_focus (RiffleGallerySection *self,
                                  PatVariant           *variant)
{
  GtkWidget *cell;

  g_return_val_if_fail (RIFFLE_IS_GALLERY_SECTION (self), FALSE);

  cell = g_hash_table_lookup (self->cells, variant);
  return gtk_widget_get_visible (GTK_WIDGET (self)) && cell != NULL
         && gtk_widget_get_parent (cell) != NULL
         && gtk_widget_grab_focus (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (cell)));
}

/**
 * riffle_gallery_section_enter:
 * @self: the section
 * @origin: (nullable): another one in which the focus is
 * @direction: where it is going
 *
 * Gives the focus to the tile that is reached first, in the same column if it came with an arrow;
 * to the last tile with %GTK_DIR_LEFT, and to the star of the first with %GTK_DIR_TAB_BACKWARD; or
 * to the head of a section without tiles.
 *
 * Returns: whether there is something that takes the focus
 */
gboolean
riffle_gallery_section_enter (RiffleGallerySection *self,
                              RiffleGallerySection *origin,
                              GtkDirectionType      direction)
{
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  int n_columns = get_n_columns (self), last = self->n_tiles - 1, nth = 0;
  GtkWidget *tile;

  if (last < 0)
    return gtk_widget_child_focus (self->head, direction);
  if (direction == GTK_DIR_LEFT)
    nth = last;
  else if (direction == GTK_DIR_UP)
    nth = last / n_columns * n_columns;
  if (!is_tab && origin != NULL)
    nth += MAX (find_focus (origin), 0) % n_columns;
  tile = get_nth_tile (self, MIN (nth, last));
  return is_tab ? gtk_widget_child_focus (tile, direction) : gtk_widget_grab_focus (tile);
}

/**
 * riffle_gallery_section_compute_focus:
 * @self: the section
 * @target: what the area is in
 * @area: (out caller-allocates): what is to be seen
 *
 * Finds the tile that has the focus, in the first row together with the head.
 *
 * Returns: whether they have a place yet
 */
gboolean
riffle_gallery_section_compute_focus (RiffleGallerySection *self,
                                      GtkWidget            *target,
                                      graphene_rect_t      *area)
{
  GtkWidget *cell;
  graphene_rect_t head;

  g_return_val_if_fail (RIFFLE_IS_GALLERY_SECTION (self), FALSE);

  cell = gtk_widget_get_focus_child (GTK_WIDGET (self->flow));
  if (!gtk_widget_compute_bounds (cell != NULL ? cell : self->head, target, area)
      || !gtk_widget_compute_bounds (self->head, target, &head))
    return FALSE;
  if (find_focus (self) < get_n_columns (self))
    graphene_rect_union (area, &head, area);
  return TRUE;
}
