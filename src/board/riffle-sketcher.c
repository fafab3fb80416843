/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a deal as the board lays it out, but small. */
#include "config.h"

#include "riffle-sketcher.h"

#include <math.h>

#include "riffle-drawing.h"

/* Boards have cards of a least size; a sketch is a larger board that is drawn smaller. */
#define SHRINK 5.0

/* A card is drawn once in this size, and made smaller from there. */
#define CARD_WIDTH 64 /* pixels */

/* All sketches share the cards: of each there is one large drawing, and one in every size that was
 * needed. Putting a drawing on whole pixels costs next to nothing, and making one smaller does. */
struct _RiffleSketcher
{
  RiffleDeck      *deck;
  cairo_surface_t *large[RIFFLE_DECK_N_ITEMS];
  GHashTable      *small;  /* item and width → cairo_surface_t */
};

typedef struct
{
  RiffleSketcher    *sketcher;
  cairo_t           *cr;
  int                margin;
  int                width;  /* of a card */
  int                height;
} Drawing;

/**
 * riffle_sketcher_new:
 * @deck: the cards
 *
 * Returns: (transfer full): something that draws deals with these cards
 */
RiffleSketcher *
riffle_sketcher_new (RiffleDeck *deck)
{
  RiffleSketcher *self = g_new0 (RiffleSketcher, 1);

  self->deck = g_object_ref (deck);
  self->small = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) cairo_surface_destroy);
  return self;
}

/**
 * riffle_sketcher_free:
 * @self: a sketcher
 *
 * Frees it. What it has drawn stays.
 */
void
riffle_sketcher_free (RiffleSketcher *self)
{
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    g_clear_pointer (&self->large[i], cairo_surface_destroy);
  g_hash_table_unref (self->small);
  g_object_unref (self->deck);
  g_free (self);
}

static cairo_surface_t *
get_large (RiffleSketcher *self,
           RiffleDeckItem  item)
{
  static const RiffleDeckStyle style = { .large_index = TRUE };
  int height = (int) (CARD_WIDTH * riffle_deck_get_aspect (self->deck) + 0.5);
  cairo_t *cr;

  if (self->large[item] != NULL)
    return self->large[item];
  self->large[item] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CARD_WIDTH, height);
  cr = cairo_create (self->large[item]);
  riffle_deck_draw (self->deck, item, cr, CARD_WIDTH, height, &style);
  cairo_destroy (cr);
  return self->large[item];
}

static cairo_surface_t *
draw_small (const Drawing  *drawing,
            RiffleDeckItem  item)
{
  cairo_surface_t *large = get_large (drawing->sketcher, item);
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, drawing->width,
                                                       drawing->height);
  cairo_t *cr = cairo_create (small);

  cairo_scale (cr, (double) drawing->width / cairo_image_surface_get_width (large),
               (double) drawing->height / cairo_image_surface_get_height (large));
  cairo_set_source_surface (cr, large, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return small;
}

static cairo_surface_t *
get_small (const Drawing  *drawing,
           RiffleDeckItem  item)
{
  gpointer key = GUINT_TO_POINTER ((guint) drawing->width << 10 | item);
  cairo_surface_t *small = g_hash_table_lookup (drawing->sketcher->small, key);

  if (small == NULL)
    {
      small = draw_small (drawing, item);
      g_hash_table_insert (drawing->sketcher->small, key, small);
    }
  return small;
}

static void
draw_item (RiffleDeckItem  item,
           const PatRect  *rect,
           gpointer        user_data)
{
  const Drawing *drawing = user_data;

  /* All backs look alike, whatever lies below them. */
  if (item < RIFFLE_DECK_EMPTY && pat_card_is_face_down ((PatCard) item))
    item = RIFFLE_DECK_BACK;
  cairo_set_source_surface (drawing->cr, get_small (drawing, item),
                            drawing->margin + round (rect->x / SHRINK),
                            drawing->margin + round (rect->y / SHRINK));
  cairo_paint (drawing->cr);
}

/**
 * riffle_sketcher_draw:
 * @self: a sketcher
 * @rules: the rules of a game
 * @position: what lies on the board
 * @sketch: what the drawing is to be like
 *
 * Draws piles and cards; what is between them stays transparent.
 *
 * Returns: (transfer full): the drawing
 */
cairo_surface_t *
riffle_sketcher_draw (RiffleSketcher     *self,
                      const PatRules     *rules,
                      const PatPosition  *position,
                      const RiffleSketch *sketch)
{
  PatSpace space = { (sketch->width - 2 * sketch->margin) * SHRINK,
                     (sketch->height - 2 * sketch->margin) * SHRINK,
                     riffle_deck_get_aspect (self->deck), sketch->mirrored };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, sketch->width,
                                                         sketch->height);
  g_autofree PatLayout *layout = g_new0 (PatLayout, 1);
  Drawing drawing = {
    .sketcher = self, .cr = cairo_create (surface), .margin = sketch->margin,
  };

  pat_layout_compute (layout, rules, position, &space);
  drawing.width = MAX (1, (int) round (layout->card_width / SHRINK));
  drawing.height = MAX (1, (int) round (layout->card_height / SHRINK));
  riffle_drawing_foreach (rules, position, layout, draw_item, &drawing);
  cairo_destroy (drawing.cr);
  return surface;
}
