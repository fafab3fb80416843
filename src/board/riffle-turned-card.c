/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of cards that lie askew. The toolkit's software renderer copies whatever it turns into
 * an image of its own in each frame, for which there is no time with a hundred cards; here the card
 * is turned where it is drawn, and one that lies still is turned only once. */
#include "config.h"

#include "riffle-turned-card.h"

#include <math.h>

#define N_BANDS 12

/* A face as an image, to draw from.
 * Returns: (transfer full): the image, which begins at the origin and knows its scale */
cairo_surface_t *
riffle_turned_card_new_face (GskRenderNode *drawing,
                             int            scale)
{
  graphene_rect_t bounds;
  cairo_surface_t *face;
  cairo_t *cr;

  gsk_render_node_get_bounds (drawing, &bounds);
  face = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds.size.width * scale,
                                     (int) bounds.size.height * scale);
  cairo_surface_set_device_scale (face, scale, scale);
  cr = cairo_create (face);
  gsk_render_node_draw (drawing, cr);
  cairo_destroy (cr);
  return face;
}

/* The upright rectangle in which there is room for the card, in whole pixels. */
graphene_rect_t
riffle_turned_card_get_bounds (const RiffleTurnedCard *card)
{
  float angle = card->tilt * (float) G_PI / 180;
  float width = fabsf (card->width * cosf (angle)) + fabsf (card->height * sinf (angle));
  float height = fabsf (card->width * sinf (angle)) + fabsf (card->height * cosf (angle));
  float x = floorf (card->centre.x - width / 2) - 1;
  float y = floorf (card->centre.y - height / 2) - 1;

  return GRAPHENE_RECT_INIT (x, y, ceilf (card->centre.x + width / 2) + 1 - x,
                             ceilf (card->centre.y + height / 2) + 1 - y);
}

static void
find_corners (const RiffleTurnedCard *card,
              graphene_point_t       *corners)
{
  float angle = card->tilt * (float) G_PI / 180, cosine = cosf (angle), sine = sinf (angle);

  for (guint i = 0; i < 4; i++)
    {
      float x = (i == 0 || i == 3 ? -card->width : card->width) / 2;
      float y = (i < 2 ? -card->height : card->height) / 2;

      corners[i] = GRAPHENE_POINT_INIT (card->centre.x + x * cosine - y * sine,
                                        card->centre.y + x * sine + y * cosine);
    }
}

/* How far an edge of the card reaches to the left and to the right between two heights. */
static void
widen (graphene_point_t  a,
       graphene_point_t  b,
       float             top,
       float             bottom,
       graphene_point_t *range)
{
  graphene_point_t upper = a.y < b.y ? a : b, lower = a.y < b.y ? b : a;
  const float heights[] = { CLAMP (upper.y, top, bottom), CLAMP (lower.y, top, bottom) };

  if (lower.y < top || upper.y > bottom)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      float part = lower.y > upper.y ? (heights[i] - upper.y) / (lower.y - upper.y) : (float) i;
      float x = upper.x + (lower.x - upper.x) * part;

      range->x = MIN (range->x, x);
      range->y = MAX (range->y, x);
    }
}

/* Half of the upright rectangle around a card that lies askew is empty, and would take as long to
 * paint: so only a few bands are painted, which are as long as the card is there. */
static void
clip_to_bands (const RiffleTurnedCard *card,
               cairo_t                *cr)
{
  graphene_rect_t bounds = riffle_turned_card_get_bounds (card);
  float height = ceilf (bounds.size.height / N_BANDS);
  graphene_point_t corners[4];

  find_corners (card, corners);
  for (guint i = 0; i < N_BANDS; i++)
    {
      float top = bounds.origin.y + (float) i * height;
      graphene_point_t range = { G_MAXFLOAT, -G_MAXFLOAT }; /* from x to y */

      for (guint k = 0; k < 4; k++)
        widen (corners[k], corners[(k + 1) % 4], top - 1, top + height + 1, &range);
      if (range.x <= range.y)
        cairo_rectangle (cr, (double) floorf (range.x) - 1, (double) top,
                         (double) (ceilf (range.y) - floorf (range.x)) + 2, (double) height);
    }
  cairo_clip (cr);
}

static void
paint (const RiffleTurnedCard *card,
       cairo_surface_t        *face,
       cairo_filter_t          filter,
       cairo_t                *cr)
{
  double scale, width, height;

  cairo_surface_get_device_scale (face, &scale, NULL);
  width = cairo_image_surface_get_width (face) / scale;
  height = cairo_image_surface_get_height (face) / scale;
  clip_to_bands (card, cr);
  cairo_translate (cr, (double) card->centre.x, (double) card->centre.y);
  cairo_rotate (cr, (double) card->tilt * G_PI / 180);
  cairo_scale (cr, (double) card->width / width, (double) card->height / height);
  cairo_set_source_surface (cr, face, -width / 2, -height / 2);
  cairo_pattern_set_filter (cairo_get_source (cr), filter);
  cairo_paint (cr);
}

/* A drawing for one frame. In motion, nobody sees that its edges are not smooth. */
GskRenderNode *
riffle_turned_card_new_moving (const RiffleTurnedCard *card,
                               cairo_surface_t        *face)
{
  graphene_rect_t bounds = riffle_turned_card_get_bounds (card);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  paint (card, face, CAIRO_FILTER_NEAREST, cr);
  cairo_destroy (cr);
  return node;
}

/* An image for as long as the card lies there, and where that image lies. */
cairo_surface_t *
riffle_turned_card_new_lying (const RiffleTurnedCard *card,
                              cairo_surface_t        *face,
                              int                     scale,
                              graphene_rect_t        *bounds)
{
  cairo_surface_t *image;
  cairo_t *cr;

  *bounds = riffle_turned_card_get_bounds (card);
  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds->size.width * scale,
                                      (int) bounds->size.height * scale);
  cairo_surface_set_device_scale (image, scale, scale);
  cr = cairo_create (image);
  cairo_translate (cr, (double) -bounds->origin.x, (double) -bounds->origin.y);
  paint (card, face, CAIRO_FILTER_BILINEAR, cr);
  cairo_destroy (cr);
  return image;
}

/* Has a graphics card turn a face, which is a node that begins at the origin. */
void
riffle_turned_card_snapshot (const RiffleTurnedCard *card,
                             GskRenderNode          *face,
                             GtkSnapshot            *snapshot)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (face, &bounds);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &card->centre);
  gtk_snapshot_rotate (snapshot, card->tilt);
  gtk_snapshot_scale (snapshot, card->width / bounds.size.width,
                      card->height / bounds.size.height);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-bounds.size.width / 2,
                                                          -bounds.size.height / 2));
  gtk_snapshot_append_node (snapshot, face);
  gtk_snapshot_restore (snapshot);
}
