/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading with tiles below it, in as many columns as there is room for.
 *
 * The tiles are all made at once. A widget that made only what is seen opened the page in 0.55 of
 * the time and scrolled it in 0.8, but took 450 lines more; most frames take a fifth of the time
 * that there is with either. A grid view makes only what is seen, too, but has no headings. */
#include "config.h"

#include "riffle-gallery-section.h"

#include "riffle-grid.h"

#define HEAD_GAP    6  /* between the head and the tiles */
#define MIN_COLUMNS 2

struct _RiffleGallerySection
{
  GtkWidget         parent_instance;

  GtkWidget        *head;        /* the heading, or whatever stands there */
  GtkWidget        *flow;        /* has the tiles that are shown */
  RiffleThumbnails *pictures;
  RiffleTileStates *states;
  RiffleTileStyle   style;       /* of the tiles */
  GPtrArray        *shown;       /* RiffleTile: those in the flow, in their order */
  GHashTable       *tiles;       /* PatCollectionGame → RiffleTile, all that were made so far */
};

G_DEFINE_FINAL_TYPE (RiffleGallerySection, riffle_gallery_section, GTK_TYPE_WIDGET)

static void
clear (RiffleGallerySection *self)
{
  for (guint i = 0; i < self->shown->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->shown, i));
  g_ptr_array_set_size (self->shown, 0);
}

static void
riffle_gallery_section_dispose (GObject *object)
{
  RiffleGallerySection *self = RIFFLE_GALLERY_SECTION (object);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  clear (self);
  g_clear_pointer (&self->flow, gtk_widget_unparent);
  g_clear_pointer (&self->tiles, g_hash_table_unref);
  g_clear_object (&self->pictures);
  g_clear_object (&self->states);
  G_OBJECT_CLASS (riffle_gallery_section_parent_class)->dispose (object);
}

static void
riffle_gallery_section_finalize (GObject *object)
{
  g_ptr_array_unref (RIFFLE_GALLERY_SECTION (object)->shown);
  G_OBJECT_CLASS (riffle_gallery_section_parent_class)->finalize (object);
}

static GtkSizeRequestMode
riffle_gallery_section_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_n_columns (RiffleGallerySection *self)
{
  return riffle_tiles_layout_count_columns (self->style.kind,
                                            gtk_widget_get_width (self->flow));
}

/* The head begins and ends where pictures do. */
static int
get_head_width (int room)
{
  return room - 2 * RIFFLE_TILE_PADDING;
}

static int
measure_head (RiffleGallerySection *self,
              int                   room)
{
  int height;

  gtk_widget_measure (self->head, GTK_ORIENTATION_VERTICAL, get_head_width (room), NULL,
                      &height, NULL, NULL);
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
  int room = riffle_tiles_layout_get_room (for_size);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = MIN_COLUMNS * RIFFLE_TILE_WIDTH;
      return;
    }
  gtk_widget_measure (self->flow, orientation, room, NULL, natural, NULL, NULL);
  *minimum = *natural += measure_head (self, room);
}

static void
place (GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  if (gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (gtk_widget_get_parent (child)) - x - width;
  gtk_widget_size_allocate (child, &(GdkRectangle) { x, y, width, height }, -1);
}

static void
riffle_gallery_section_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  RiffleGallerySection *self = RIFFLE_GALLERY_SECTION (widget);
  int room = riffle_tiles_layout_get_room (width), y = measure_head (self, room);
  /* All sections begin at one edge, however wide their tiles are. */
  int x = riffle_tiles_layout_get_margin (width);

  place (self->head, x + RIFFLE_TILE_PADDING, 0, get_head_width (room), y - HEAD_GAP);
  place (self->flow, x, y, room, height - y);
}

/* The number of the tile that has the focus, or -1. */
static int
find_focus (RiffleGallerySection *self)
{
  GtkWidget *tile = gtk_widget_get_focus_child (self->flow);
  guint nth;

  return tile != NULL && g_ptr_array_find (self->shown, tile, &nth) ? (int) nth : -1;
}

static GtkWidget *
get_nth_tile (RiffleGallerySection *self,
              int                   nth)
{
  return g_ptr_array_index (self->shown, nth);
}

/* Where an arrow leads from a tile, or -1. */
static int
find_target (RiffleGallerySection *self,
             int                   nth,
             GtkDirectionType      direction)
{
  const RiffleGrid grid = { .n_columns = get_n_columns (self) };

  return riffle_grid_find_neighbour (&grid, self->flow, nth, direction);
}

/* Arrows lead from tile to tile, Tab from a tile to its star; then the focus leaves the
 * section. */
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
  G_OBJECT_CLASS (class)->finalize = riffle_gallery_section_finalize;
  widget_class->get_request_mode = riffle_gallery_section_get_request_mode;
  widget_class->measure = riffle_gallery_section_measure;
  widget_class->size_allocate = riffle_gallery_section_size_allocate;
  widget_class->focus = riffle_gallery_section_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
riffle_gallery_section_init (RiffleGallerySection *self)
{
  self->flow = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->shown = g_ptr_array_new ();
  self->tiles = g_hash_table_new_full ((GHashFunc) pat_collection_game_hash,
                                       (GEqualFunc) pat_collection_game_equal, NULL,
                                       g_object_unref);
  gtk_widget_set_parent (self->flow, GTK_WIDGET (self));
}

/**
 * riffle_gallery_section_new:
 * @head: what stands above the tiles
 * @pictures: where the pictures come from
 * @states: where the states of the tiles come from
 * @style: how the tiles look
 *
 * Returns: (transfer floating): a section without tiles
 */
GtkWidget *
riffle_gallery_section_new (GtkWidget             *head,
                            RiffleThumbnails      *pictures,
                            RiffleTileStates      *states,
                            const RiffleTileStyle *style)
{
  RiffleGallerySection *self = g_object_new (RIFFLE_TYPE_GALLERY_SECTION, NULL);

  self->head = head;
  self->pictures = g_object_ref (pictures);
  self->states = g_object_ref (states);
  self->style = *style;
  gtk_widget_set_layout_manager (self->flow, riffle_tiles_layout_new (self->style.kind));
  gtk_widget_insert_after (head, GTK_WIDGET (self), NULL);
  return GTK_WIDGET (self);
}

static GtkWidget *
get_tile (RiffleGallerySection    *self,
          const PatCollectionGame *game)
{
  GtkWidget *tile = g_hash_table_lookup (self->tiles, game);

  if (tile != NULL)
    return tile;
  tile = riffle_tile_new (game, self->pictures, self->states, &self->style);
  g_hash_table_insert (self->tiles, (gpointer) riffle_tile_get_game (RIFFLE_TILE (tile)),
                       g_object_ref_sink (tile));
  return tile;
}

/**
 * riffle_gallery_section_set_games:
 * @self: the section
 * @games: (element-type PatCollectionGame): what it is to show, in this order, each once
 *
 * Changes what is shown. Tiles that were made before are kept for another time.
 */
void
riffle_gallery_section_set_games (RiffleGallerySection *self,
                                  GPtrArray            *games)
{
  g_return_if_fail (RIFFLE_IS_GALLERY_SECTION (self));

  clear (self);
  for (guint i = 0; i < games->len; i++)
    {
      GtkWidget *tile = get_tile (self, g_ptr_array_index (games, i));

      gtk_widget_insert_before (tile, self->flow, NULL);
      g_ptr_array_add (self->shown, tile);
    }
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

  return self->shown->len == 0;
}

/**
 * riffle_gallery_section_get_focus:
 * @self: the section
 *
 * Returns: (transfer none) (nullable): the game whose tile has the focus
 */
const PatCollectionGame *
riffle_gallery_section_get_focus (RiffleGallerySection *self)
{
  int nth;

  g_return_val_if_fail (RIFFLE_IS_GALLERY_SECTION (self), NULL);

  nth = find_focus (self);
  return nth >= 0 ? riffle_tile_get_game (RIFFLE_TILE (get_nth_tile (self, nth))) : NULL;
}

/**
 * riffle_gallery_section_set_focus:
 * @self: the section
 * @game: a game
 *
 * Gives the focus to the tile of a game, without scrolling to it.
 *
 * Returns: whether the game is seen in the section
 */
gboolean
riffle_gallery_section_set_focus (RiffleGallerySection    *self,
                                  const PatCollectionGame *game)
{
  GtkWidget *tile;

  g_return_val_if_fail (RIFFLE_IS_GALLERY_SECTION (self), FALSE);

  tile = g_hash_table_lookup (self->tiles, game);
  return gtk_widget_get_visible (GTK_WIDGET (self)) && tile != NULL
         && gtk_widget_get_parent (tile) != NULL && gtk_widget_grab_focus (tile);
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
  int n_columns = get_n_columns (self), last = (int) self->shown->len - 1, nth = 0;
  GtkWidget *tile;

  /* From outside, the toolkit would take what lies nearest, which may be in the middle. */
  if (last < 0)
    return gtk_widget_child_focus (self->head, origin == NULL && direction == GTK_DIR_DOWN
                                               ? GTK_DIR_TAB_FORWARD : direction);
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
  GtkWidget *tile;
  graphene_rect_t head;

  g_return_val_if_fail (RIFFLE_IS_GALLERY_SECTION (self), FALSE);

  tile = gtk_widget_get_focus_child (self->flow);
  if (!gtk_widget_compute_bounds (tile != NULL ? tile : self->head, target, area)
      || !gtk_widget_compute_bounds (self->head, target, &head))
    return FALSE;
  if (find_focus (self) < get_n_columns (self))
    graphene_rect_union (area, &head, area);
  return TRUE;
}
