/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cards that are held above the table: a little larger than those that lie, with a shadow
 * that all cards of a group share. */
#include "config.h"

#include "riffle-lift.h"

#include <math.h>

#define SCALE  0.035f /* how much larger a card is at its highest, in parts of its size */
#define CORNER 0.06f  /* the radius of a card's corners, in parts of its width */
#define DROP   0.10f  /* how far the shadow falls, in parts of its width */
#define BLUR   0.14f  /* how soft it is, in parts of its width */
#define DARK   0.6f   /* its opacity */

/* How far the drawing of a lifted card reaches beyond the card, in pixels. */
static float
get_reach (RiffleCard *card)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (card));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (card));

  return card->lift * ceilf (width * (DROP + BLUR) + MAX (width, height) * SCALE);
}

/**
 * riffle_lift_find_bounds:
 * @card: a card
 * @bounds: (out caller-allocates): what it covers with its shadow, in the board's coordinates and
 *   in whole pixels
 */
void
riffle_lift_find_bounds (RiffleCard      *card,
                         graphene_rect_t *bounds)
{
  float reach = get_reach (card);

  riffle_overlap_find_bounds (card, bounds);
  graphene_rect_inset (bounds, -reach, -reach);
}

/* The cards from `begin` on that are held together. */
static void
find_group (const RiffleOverlap *floating,
            guint                begin,
            RiffleOverlap       *group,
            graphene_rect_t     *bounds)
{
  group->n_cards = 0;
  for (guint i = begin; i < floating->n_cards; i++)
    {
      RiffleCard *card = floating->cards[i];
      graphene_rect_t own;

      if ((card->lift > 0) != (floating->cards[begin]->lift > 0))
        return;
      riffle_overlap_find_bounds (card, &own);
      if (i == begin)
        *bounds = own;
      else if (card->lift > 0 && !graphene_rect_intersection (bounds, &own, NULL))
        return;
      graphene_rect_union (bounds, &own, bounds);
      group->cards[group->n_cards++] = card;
    }
}

static void
snapshot_shadow (RiffleCard            *card,
                 const graphene_rect_t *bounds,
                 GtkSnapshot           *snapshot)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (card)), drop = width * DROP * card->lift;
  const GdkRGBA colour = { 0, 0, 0, DARK };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, width * CORNER);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &colour, drop / 4, drop, 0,
                                     rintf (width * BLUR * card->lift));
}

static void
snapshot_group (const RiffleOverlap   *group,
                const graphene_rect_t *bounds,
                GtkSnapshot           *snapshot,
                RiffleOverlapDraw      draw,
                gpointer               user_data)
{
  RiffleCard *lowest = group->cards[0];
  float scale = 1 + SCALE * lowest->lift;
  graphene_point_t middle;

  graphene_rect_get_center (bounds, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
  snapshot_shadow (lowest, bounds, snapshot);
  riffle_overlap_snapshot (group, graphene_point_zero (), snapshot, draw, user_data);
  gtk_snapshot_restore (snapshot);
}

/**
 * riffle_lift_snapshot:
 * @floating: cards that lie on no pile
 * @draw: draws a card
 *
 * Draws all cards, those that are held with their shadow.
 */
void
riffle_lift_snapshot (const RiffleOverlap *floating,
                      GtkSnapshot         *snapshot,
                      RiffleOverlapDraw    draw,
                      gpointer             user_data)
{
  RiffleOverlap group;

  for (guint i = 0; i < floating->n_cards; i += group.n_cards)
    {
      graphene_rect_t bounds;

      find_group (floating, i, &group, &bounds);
      if (group.cards[0]->lift > 0)
        snapshot_group (&group, &bounds, snapshot, draw, user_data);
      else
        riffle_overlap_snapshot (&group, graphene_point_zero (), snapshot, draw, user_data);
    }
}
