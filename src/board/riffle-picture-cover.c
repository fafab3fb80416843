/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a name that is written on a picture of the board would cover: of each card only what is seen
 * of it, its rank and suit apart from the rest. */
#include "config.h"

#include "riffle-picture-cover.h"

#include <math.h>

/* What a covered pixel costs. */
#define INDEX_COST 100000.0
#define FACE_COST  4.0
#define OTHER_COST 1.0

struct _RifflePictureCover
{
  cairo_region_t *indices; /* of face-up cards, as far as they are seen */
  cairo_region_t *faces;   /* the rest of face-up cards */
  cairo_region_t *others;  /* face-down cards and empty places */
};

static cairo_rectangle_int_t
to_pixels (const PatRect *rect)
{
  int x = (int) floor (rect->x), y = (int) floor (rect->y);

  return (cairo_rectangle_int_t) { x, y, (int) ceil (rect->x + rect->width) - x,
                                   (int) ceil (rect->y + rect->height) - y };
}

/* Lays something on what is there. */
static void
cover (RifflePictureCover *self,
       cairo_region_t     *kind,
       const PatRect      *rect)
{
  cairo_rectangle_int_t pixels = to_pixels (rect);

  cairo_region_subtract_rectangle (self->indices, &pixels);
  cairo_region_subtract_rectangle (self->faces, &pixels);
  cairo_region_subtract_rectangle (self->others, &pixels);
  cairo_region_union_rectangle (kind, &pixels);
}

static void
add_face (RifflePictureCover    *self,
          const RiffleDeckStyle *style,
          const PatRect         *rect)
{
  cairo_rectangle_t areas[RIFFLE_DECK_INDEX_AREAS];
  guint n_areas = riffle_deck_style_list_index_areas (style, rect->width, areas);

  cover (self, self->faces, rect);
  for (guint i = 0; i < n_areas; i++)
    cover (self, self->indices, &(PatRect) { rect->x + areas[i].x, rect->y + areas[i].y,
                                             areas[i].width, areas[i].height });
}

static void
add_pile (RifflePictureCover       *self,
          const RifflePictureTable *table,
          guint                     pile)
{
  const PatCard *cards = pat_position_get_cards (table->position, pile);
  guint size = pat_position_get_size (table->position, pile);
  PatRect rect = table->layout->piles[pile];

  rect.y += table->shift;
  if (size == 0)
    cover (self, self->others, &rect);
  for (guint i = 0; i < size; i++)
    {
      pat_layout_get_card (table->layout, table->position, pile, i, &rect);
      rect.y += table->shift;
      if (pat_card_is_face_down (cards[i]))
        cover (self, self->others, &rect);
      else
        add_face (self, table->style, &rect);
    }
}

/**
 * riffle_picture_cover_new:
 * @table: the table in a picture
 *
 * Returns: (transfer full): what is seen on the table
 */
RifflePictureCover *
riffle_picture_cover_new (const RifflePictureTable *table)
{
  RifflePictureCover *self = g_new (RifflePictureCover, 1);

  self->indices = cairo_region_create ();
  self->faces = cairo_region_create ();
  self->others = cairo_region_create ();
  for (guint pile = 0; pile < table->position->n_piles; pile++)
    add_pile (self, table, pile);
  return self;
}

/**
 * riffle_picture_cover_free:
 * @self: what is seen on a table
 *
 * Frees it.
 */
void
riffle_picture_cover_free (RifflePictureCover *self)
{
  cairo_region_destroy (self->indices);
  cairo_region_destroy (self->faces);
  cairo_region_destroy (self->others);
  g_free (self);
}

/* How many pixels of a region a rectangle covers. */
static double
count_covered (cairo_region_t              *region,
               const cairo_rectangle_int_t *area)
{
  cairo_region_t *covered;
  double n_pixels = 0;

  if (cairo_region_contains_rectangle (region, area) == CAIRO_REGION_OVERLAP_OUT)
    return 0;
  covered = cairo_region_create_rectangle (area);
  cairo_region_intersect (covered, region);
  for (int i = 0; i < cairo_region_num_rectangles (covered); i++)
    {
      cairo_rectangle_int_t part;

      cairo_region_get_rectangle (covered, i, &part);
      n_pixels += part.width * part.height;
    }
  cairo_region_destroy (covered);
  return n_pixels;
}

/**
 * riffle_picture_cover_measure:
 * @self: what is seen on a table
 * @place: where something is to be written, in the picture
 *
 * Returns: how much that would cover: 0 for nothing, the most for ranks and suits
 */
double
riffle_picture_cover_measure (RifflePictureCover *self,
                              const PatRect      *place)
{
  cairo_rectangle_int_t area = to_pixels (place);

  return INDEX_COST * count_covered (self->indices, &area)
         + FACE_COST * count_covered (self->faces, &area)
         + OTHER_COST * count_covered (self->others, &area);
}
