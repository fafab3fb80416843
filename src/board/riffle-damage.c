/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says which parts of the board are to be painted again while cards are in motion.
 *
 * The toolkit compares each frame with the one before, to paint only what differs. When it has
 * found more than thirty rectangles, which eight flying cards make, it gives up and paints the
 * whole board. So this adds invisible nodes, which differ in each frame, around all that moves:
 * the more there is, the coarser the grid to which they are extended. The rectangles of a grid
 * lie side by side, so that few of them are left, and what moves lies inside. */
#include "config.h"

#include "riffle-damage.h"

#include <math.h>

#define MAX_RECTS 12 /* of one frame, */
#define MAX_BOTH  20 /* and of two, of the toolkit's thirty: what else changes needs the others */

/* Sides of the squares of a grid, in pixels. */
static const int grids[] = { 1, 64, 128, 192, 384, 768 };

void
riffle_damage_init (RiffleDamage *self)
{
  *self = (RiffleDamage) { .rects = g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_int_t)) };
}

void
riffle_damage_clear (RiffleDamage *self)
{
  g_clear_pointer (&self->rects, g_array_unref);
  g_clear_pointer (&self->former, cairo_region_destroy);
}

/* Adds something that moves, before riffle_damage_snapshot(). */
void
riffle_damage_add (RiffleDamage          *self,
                   const graphene_rect_t *bounds)
{
  cairo_rectangle_int_t rect = {
    .x = (int) floorf (bounds->origin.x), .y = (int) floorf (bounds->origin.y)
  };

  rect.width = (int) ceilf (bounds->origin.x + bounds->size.width) - rect.x;
  rect.height = (int) ceilf (bounds->origin.y + bounds->size.height) - rect.y;
  g_array_append_val (self->rects, rect);
}

static int
round_down (int number,
            int side)
{
  return (int) floorf ((float) number / (float) side) * side;
}

static cairo_region_t *
unite (RiffleDamage *self,
       int           side)
{
  cairo_region_t *region = cairo_region_create ();

  for (guint i = 0; i < self->rects->len; i++)
    {
      cairo_rectangle_int_t rect = g_array_index (self->rects, cairo_rectangle_int_t, i);
      int right = round_down (rect.x + rect.width + side - 1, side);
      int bottom = round_down (rect.y + rect.height + side - 1, side);

      rect.x = round_down (rect.x, side);
      rect.y = round_down (rect.y, side);
      rect.width = right - rect.x;
      rect.height = bottom - rect.y;
      cairo_region_union_rectangle (region, &rect);
    }
  return region;
}

/* The toolkit will unite what moves with what moved before. */
static gboolean
is_simple (RiffleDamage         *self,
           const cairo_region_t *region)
{
  cairo_region_t *both = cairo_region_copy (region);
  int n_rects;

  if (self->former != NULL)
    cairo_region_union (both, self->former);
  n_rects = cairo_region_num_rectangles (both);
  cairo_region_destroy (both);
  return n_rects <= MAX_BOTH && cairo_region_num_rectangles (region) <= MAX_RECTS;
}

static cairo_region_t *
find_region (RiffleDamage *self)
{
  cairo_region_t *region = unite (self, grids[0]);

  for (guint i = 1; i < G_N_ELEMENTS (grids) && !is_simple (self, region); i++)
    {
      cairo_region_destroy (region);
      region = unite (self, grids[i]);
    }
  return region;
}

static void
append_nodes (RiffleDamage         *self,
              const cairo_region_t *region,
              GtkSnapshot          *snapshot)
{
  /* Nothing is painted in a colour that cannot be seen, but it is another one each time. */
  const GdkRGBA colour = { (float) (self->n_frames++ % 2), 0, 0, 0 };
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func (
    (GDestroyNotify) gsk_render_node_unref);
  g_autoptr (GskRenderNode) all = NULL;

  for (int i = 0; i < cairo_region_num_rectangles (region); i++)
    {
      cairo_rectangle_int_t rect;
      graphene_rect_t bounds;

      cairo_region_get_rectangle (region, i, &rect);
      bounds = GRAPHENE_RECT_INIT ((float) rect.x, (float) rect.y, (float) rect.width,
                                   (float) rect.height);
      g_ptr_array_add (nodes, gsk_color_node_new (&colour, &bounds));
    }
  all = gsk_container_node_new ((GskRenderNode **) nodes->pdata, nodes->len);
  gtk_snapshot_append_node (snapshot, all);
}

/* To be called before anything else is drawn: the toolkit gives up at once when it has found too
 * much. What lies outside of the board does not count. Forgets what was added. */
void
riffle_damage_snapshot (RiffleDamage          *self,
                        const graphene_rect_t *board,
                        GtkSnapshot           *snapshot)
{
  cairo_region_t *region = self->rects->len > 0 ? find_region (self) : NULL;

  if (region != NULL)
    cairo_region_intersect_rectangle (region, &(cairo_rectangle_int_t) {
      (int) board->origin.x, (int) board->origin.y, (int) board->size.width,
      (int) board->size.height
    });
  if (region != NULL)
    append_nodes (self, region, snapshot);
  g_clear_pointer (&self->former, cairo_region_destroy);
  self->former = region;
  g_array_set_size (self->rects, 0);
}
