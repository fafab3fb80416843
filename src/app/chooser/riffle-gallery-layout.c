/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the sections and tiles of the gallery lie, and what of them is made and drawn. */
#include "config.h"

#include "riffle-gallery-private.h"

#define MARGIN      12 /* pixels, at both sides and at the ends */
#define SPACING     8  /* between sections */
#define HEAD_GAP    6  /* between a head and its tiles */
#define TILE_WIDTH  164
#define MIN_COLUMNS 2
#define MAX_COLUMNS 8
#define MAX_WIDTH   (MAX_COLUMNS * 180)

static int
count_rows (RiffleGallery        *self,
            RiffleGallerySection *section)
{
  return ((int) section->variants->len + self->n_columns - 1) / self->n_columns;
}

/* Heads begin and end where the pictures do. */
static int
get_inset (RiffleGallery *self)
{
  return (self->column_width - RIFFLE_THUMBNAIL_WIDTH) / 2;
}

static int
get_head_width (RiffleGallery *self)
{
  return self->n_columns * self->column_width - 2 * get_inset (self);
}

/* All tiles of a section are as high as the highest of those that are made; one of them is. */
static void
measure_tiles (RiffleGallery        *self,
               RiffleGallerySection *section)
{
  GHashTableIter iter;
  gpointer tile;

  section->tile_height = 0;
  if (section->variants->len == 0)
    return;
  if (g_hash_table_size (section->tiles) == 0)
    riffle_gallery_make_tile (self, section, 0);
  g_hash_table_iter_init (&iter, section->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &tile))
    {
      int height;

      gtk_widget_measure (tile, GTK_ORIENTATION_VERTICAL, self->column_width, NULL, &height, NULL,
                          NULL);
      section->tile_height = MAX (section->tile_height, height);
    }
}

static int
lay_out_section (RiffleGallery        *self,
                 RiffleGallerySection *section,
                 int                   y)
{
  section->y = y;
  gtk_widget_measure (section->head, GTK_ORIENTATION_VERTICAL,
                      get_head_width (self), NULL, &section->head_height, NULL, NULL);
  measure_tiles (self, section);
  return y + section->head_height + HEAD_GAP + count_rows (self, section) * section->tile_height;
}

/* Finds the place of everything. */
void
riffle_gallery_lay_out (RiffleGallery *self,
                        int            width)
{
  int room = MIN (width - 2 * MARGIN, MAX_WIDTH);
  int y = MARGIN;

  self->n_columns = CLAMP (room / TILE_WIDTH, MIN_COLUMNS, MAX_COLUMNS);
  self->column_width = MAX (room / self->n_columns, TILE_WIDTH);
  self->x = MAX (width - self->n_columns * self->column_width, 0) / 2;
  for (guint i = 0; i < self->sections->len; i++)
    {
      RiffleGallerySection *section = riffle_gallery_get_section (self, i);

      if (section->is_shown)
        y = lay_out_section (self, section, y) + SPACING;
    }
  self->height = y - SPACING + MARGIN;
}

/* Where the row of a tile begins. */
int
riffle_gallery_get_row_y (RiffleGallery        *self,
                          RiffleGallerySection *section,
                          guint                 nth)
{
  return section->y + section->head_height + HEAD_GAP
         + (int) nth / self->n_columns * section->tile_height;
}

/* Whether the player sees something of a strip of the gallery. */
gboolean
riffle_gallery_is_seen (RiffleGallery *self,
                        int            y,
                        int            height)
{
  int top = (int) gtk_adjustment_get_value (self->position);

  return y + height > top && y < top + (int) gtk_adjustment_get_page_size (self->position);
}

void
riffle_gallery_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  RiffleGallery *self = RIFFLE_GALLERY (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_COLUMNS * TILE_WIDTH;
      *natural = MAX_WIDTH + 2 * MARGIN;
      return;
    }
  riffle_gallery_lay_out (self, for_size < 0 ? MAX_WIDTH : for_size);
  *minimum = *natural = self->height;
}

/* Lays a child where it would be from left to right, or as far from the other side. */
static void
place (RiffleGallery *self,
       GtkWidget     *child,
       GdkRectangle   area)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (GTK_WIDGET (self)) - area.x - area.width;
  gtk_widget_size_allocate (child, &area, -1);
}

static void
place_tiles (RiffleGallery        *self,
             RiffleGallerySection *section)
{
  for (guint i = 0; i < section->variants->len; i++)
    {
      int y = riffle_gallery_get_row_y (self, section, i);
      GtkWidget *tile = g_hash_table_lookup (section->tiles,
                                             g_ptr_array_index (section->variants, i));

      if (tile != NULL)
        place (self, tile,
               (GdkRectangle) { self->x + (int) i % self->n_columns * self->column_width, y,
                                self->column_width, section->tile_height });
    }
}

/* Makes the tiles that the player sees. Whether there was one to make. */
gboolean
riffle_gallery_make_seen (RiffleGallery *self)
{
  gboolean is_made = FALSE;

  for (guint i = 0; i < self->sections->len; i++)
    {
      RiffleGallerySection *section = riffle_gallery_get_section (self, i);

      for (guint nth = 0; section->is_shown && nth < section->variants->len; nth++)
        if (!g_hash_table_contains (section->tiles, g_ptr_array_index (section->variants, nth))
            && riffle_gallery_is_seen (self, riffle_gallery_get_row_y (self, section, nth),
                                       section->tile_height))
          {
            riffle_gallery_make_tile (self, section, nth);
            is_made = TRUE;
          }
    }
  return is_made;
}

void
riffle_gallery_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  RiffleGallery *self = RIFFLE_GALLERY (widget);
  int inset;

  riffle_gallery_lay_out (self, width);
  if (riffle_gallery_make_seen (self))
    riffle_gallery_lay_out (self, width);
  inset = get_inset (self);
  for (guint i = 0; i < self->sections->len; i++)
    {
      RiffleGallerySection *section = riffle_gallery_get_section (self, i);

      if (!section->is_shown)
        continue;
      place (self, section->head,
             (GdkRectangle) { self->x + inset, section->y, get_head_width (self),
                              section->head_height });
      place_tiles (self, section);
    }
}

/* What is not seen is not even asked for its drawing. */
void
riffle_gallery_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  RiffleGallery *self = RIFFLE_GALLERY (widget);
  graphene_rect_t bounds;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child)
        && gtk_widget_compute_bounds (child, widget, &bounds)
        && riffle_gallery_is_seen (self, (int) bounds.origin.y, (int) bounds.size.height + 1))
      gtk_widget_snapshot_child (widget, child, snapshot);
  riffle_gallery_make_rest_later (self);
}

static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

/**
 * riffle_gallery_redraw:
 * @self: the gallery
 *
 * Draws everything again, because the pictures have changed.
 */
void
riffle_gallery_redraw (RiffleGallery *self)
{
  g_return_if_fail (RIFFLE_IS_GALLERY (self));

  redraw (GTK_WIDGET (self));
}
