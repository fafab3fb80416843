/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a name that is written on a picture of the board would cover: of each card only what is seen
 * of it, its rank and suit apart from the rest. */
#include "config.h"

#include "riffle-picture-cover.h"

#include <math.h>

/* How high rank and suit stand at the upper edge, as a part of a card's width: that of any face. */
#define INDEX_HEIGHT 0.47
#define STRIP_HEIGHT 0.85 /* if the suit stands below the rank, in fans to the side */

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

/* Lays a card or an empty place on what is there. */
static void
add (RifflePictureCover *self,
     const PatRect      *rect,
     double              index_height)
{
  cairo_rectangle_int_t whole = to_pixels (rect);

  cairo_region_subtract_rectangle (self->indices, &whole);
  cairo_region_subtract_rectangle (self->faces, &whole);
  cairo_region_subtract_rectangle (self->others, &whole);
  if (index_height > 0)
    {
      cairo_rectangle_int_t index = whole;

      index.height = MIN (whole.height, (int) ceil (index_height));
      whole.y += index.height;
      whole.height -= index.height;
      cairo_region_union_rectangle (self->indices, &index);
      cairo_region_union_rectangle (self->faces, &whole);
    }
  else
    {
      cairo_region_union_rectangle (self->others, &whole);
    }
}

static void
add_pile (RifflePictureCover       *self,
          const RifflePictureTable *table,
          guint                     pile)
{
  const PatCard *cards = pat_position_get_cards (table->position, pile);
  guint size = pat_position_get_size (table->position, pile);
  gboolean is_sideways = fabsf (table->layout->step_x[pile]) > 0;
  PatRect rect = table->layout->piles[pile];

  rect.y += table->shift;
  if (size == 0)
    add (self, &rect, 0);
  for (guint i = 0; i < size; i++)
    {
      double height = is_sideways ? STRIP_HEIGHT : INDEX_HEIGHT;

      pat_layout_get_card (table->layout, table->position, pile, i, &rect);
      rect.y += table->shift;
      add (self, &rect, pat_card_is_face_down (cards[i]) ? 0 : height * rect.width);
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
