/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many cards a pile has that does not show them: a number on a disc below its uppermost card or
 * beside it, or over its lower edge. */
#include "config.h"

#include "riffle-pile-count.h"

#include <math.h>
#include <patience.h>

#define VISIBLE 40 /* pixels; on narrower cards it would hide too much */
#define MARGIN  4  /* pixels between the lower edge of the card and a disc below it, at least */
#define BESIDE  2  /* pixels between a card and a disc beside it */
#define APART   4  /* the same as a part of the height of a large disc */

/* Nothing is drawn from now on. */
void
riffle_pile_count_clear (RifflePileCount *self)
{
  g_clear_object (&self->layout);
}

static void
make_layout (RifflePileCount *self,
             GtkWidget       *widget)
{
  g_autofree char *text = g_strdup_printf ("%u", self->n_cards);
  PangoAttrList *attributes;

  riffle_pile_count_clear (self);
  gtk_widget_queue_draw (widget);
  if (self->n_cards == 0)
    return;
  self->layout = gtk_widget_create_pango_layout (widget, text);
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes,
                          pango_attr_size_new_absolute (self->letter_height * PANGO_SCALE));
  pango_layout_set_attributes (self->layout, attributes);
  pango_attr_list_unref (attributes);
}

/* Shows a number on the pile that `widget` is; 0 shows none. */
void
riffle_pile_count_set (RifflePileCount *self,
                       GtkWidget       *widget,
                       guint            n_cards)
{
  if (self->n_cards == n_cards)
    return;
  self->n_cards = n_cards;
  make_layout (self, widget);
}

/* How much larger than usual the player wants text to be. */
double
riffle_pile_count_get_text_scale (GtkWidget *widget)
{
  int dpi; /* in 1024th of an inch; not above 0: unknown */

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / (96.0 * 1024) : 1;
}

/* Makes the number as large as it should be on cards of this width, in logical pixels. */
void
riffle_pile_count_set_width (RifflePileCount *self,
                             GtkWidget       *widget,
                             int              card_width)
{
  int height = pat_layout_get_count_size (card_width, riffle_pile_count_get_text_scale (widget));

  if (height == self->letter_height)
    return;
  self->letter_height = height;
  make_layout (self, widget);
}

/* Puts the number somewhere; `room` is how much is free below the card, in pixels. */
void
riffle_pile_count_set_place (RifflePileCount   *self,
                             GtkWidget         *widget,
                             RifflePileCountAt  at,
                             float              room)
{
  if (self->room == room && self->at == at)
    return;
  self->room = room;
  self->at = at;
  gtk_widget_queue_draw (widget);
}

/* Returns: whether there is room enough below a card for the whole number */
gboolean
riffle_pile_count_fits (RifflePileCount *self,
                        float            room)
{
  int height = 0;

  if (self->layout != NULL)
    pango_layout_get_pixel_size (self->layout, NULL, &height);
  return room >= (float) height + 1;
}

/* How far below the lower edge of its card a disc of this height ends. It must not lie over the
 * rank of the card below. */
static float
find_drop (RifflePileCount *self,
           float            height)
{
  float margin = MAX (MARGIN, floorf (height / APART));

  if (riffle_pile_count_fits (self, self->room))
    return height + MIN (margin, (self->room - height) / 2);
  return CLAMP (self->room, 0, height / 2);
}

/* How far from the left edge of its card a disc of this width begins. */
static float
find_shift (RifflePileCount       *self,
            const graphene_rect_t *card,
            int                    width)
{
  switch (self->at)
    {
    case RIFFLE_PILE_COUNT_LEFT:
      return (float) -(width + BESIDE);
    case RIFFLE_PILE_COUNT_RIGHT:
      return card->size.width + BESIDE;
    case RIFFLE_PILE_COUNT_BELOW:
    default:
      return (card->size.width - (float) width) / 2;
    }
}

/* Finds where the number is drawn if the uppermost card lies at `card`. Returns: whether it is
 * drawn at all */
gboolean
riffle_pile_count_find_bounds (RifflePileCount       *self,
                               const graphene_rect_t *card,
                               graphene_rect_t       *bounds)
{
  int width, height, disc_width;
  float bottom = card->origin.y + card->size.height;

  if (self->layout == NULL || card->size.width < VISIBLE)
    return FALSE;
  pango_layout_get_pixel_size (self->layout, &width, &height);
  disc_width = MAX (width + height * 2 / 3, height);
  *bounds = GRAPHENE_RECT_INIT (rintf (card->origin.x + find_shift (self, card, disc_width)),
                                rintf (bottom - (float) height), disc_width, height);
  if (self->at == RIFFLE_PILE_COUNT_BELOW)
    bounds->origin.y = rintf (bottom + find_drop (self, (float) height) - (float) height);
  return TRUE;
}

static gboolean
is_outside (RifflePileCount *self)
{
  return self->at != RIFFLE_PILE_COUNT_BELOW || riffle_pile_count_fits (self, self->room);
}

/* Draws the number where it was found. */
void
riffle_pile_count_snapshot (RifflePileCount       *self,
                            GtkSnapshot           *snapshot,
                            const graphene_rect_t *bounds)
{
  /* The edge of a card must not be seen behind the number. */
  const GdkRGBA light = { 1, 1, 1, 1 };
  const GdkRGBA dark = { 0.08f, 0.08f, 0.08f, is_outside (self) ? 0.7f : 1 };
  GskRoundedRect disc;
  int width;

  pango_layout_get_pixel_size (self->layout, &width, NULL);
  gsk_rounded_rect_init_from_rect (&disc, bounds, bounds->size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &dark, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
                            bounds->origin.x + (bounds->size.width - (float) width) / 2,
                            bounds->origin.y));
  gtk_snapshot_append_layout (snapshot, self->layout, &light);
  gtk_snapshot_restore (snapshot);
}
