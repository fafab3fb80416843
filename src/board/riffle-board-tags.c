/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tags with the keys of the piles, and the frame around a pile that is looked at. */
#include "config.h"

#include "riffle-board-private.h"
#include "riffle-pile-key.h"

#include <math.h>

/* The height of the letters: a part of a card's width, in pixels no less and no more than this. */
#define TEXT_PART  4
#define TEXT_LEAST 11
#define TEXT_MOST  28

#define NARROW     60 /* pixels: the tags of narrower cards leave room for their indices */
#define FRAME      4

static const GdkRGBA ink = { 1, 1, 1, 1 };
static const GdkRGBA ground = { 0.05f, 0.2f, 0.5f, 1 };
static const GdkRGBA frame_colour = { 1, 0.8f, 0.1f, 1 };

static PangoLayout *
tag_new (RiffleBoard *self,
         guint        pile)
{
  g_autofree char *key = riffle_pile_key_dup (pat_game_get_rules (self->game), pile);
  PangoLayout *tag = gtk_widget_create_pango_layout (GTK_WIDGET (self), key);
  PangoAttrList *attributes = pango_attr_list_new ();
  int size = CLAMP ((int) self->table.layout.card_width / TEXT_PART, TEXT_LEAST, TEXT_MOST);

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (tag, attributes);
  pango_attr_list_unref (attributes);
  return tag;
}

/* Where the cards of a pile are, from the lowest to the top one. */
static graphene_rect_t
get_extent (RiffleBoard *self,
            RifflePile  *pile)
{
  RiffleCard *top = riffle_pile_get_top (pile);
  float width = (float) self->table.layout.card_width;
  float height = (float) self->table.layout.card_height;
  graphene_rect_t extent = GRAPHENE_RECT_INIT (pile->base.x, pile->base.y, width, height);

  if (top != NULL)
    graphene_rect_union (&extent, &GRAPHENE_RECT_INIT (top->target.x, top->target.y, width,
                                                       height), &extent);
  return extent;
}

/* A tag lies on the upper edge of the top card, where no other pile covers it. */
static void
snapshot_tag (RiffleBoard *self,
              RifflePile  *pile,
              GtkSnapshot *snapshot)
{
  RiffleCard *top = riffle_pile_get_top (pile);
  graphene_point_t at = top != NULL ? top->target : pile->base;
  g_autoptr (PangoLayout) tag = NULL;
  int width, height, room;
  GskRoundedRect shape;

  if (top == NULL && pile->place == RIFFLE_NO_PLACE)
    return;
  tag = tag_new (self, pile->number);
  pango_layout_get_pixel_size (tag, &width, &height);
  room = MAX (width + height / 2, height);
  gtk_snapshot_save (snapshot);
  at.x += (float) (pile->card_width - room) / (pile->card_width < NARROW ? 1 : 2);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (rintf (at.x), rintf (at.y + 2)));
  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (0, 0, room, height),
                                   (float) height / 4);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ground, &shape.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &shape, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { ink, ink, ink, ink });
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (room - width) / 2, 0));
  gtk_snapshot_append_layout (snapshot, tag, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_frame (RiffleBoard *self,
                GtkSnapshot *snapshot)
{
  graphene_rect_t extent = get_extent (self, riffle_board_get_pile (self, self->choosing.pile));
  GskRoundedRect shape;

  graphene_rect_inset (&extent, -FRAME, -FRAME);
  gsk_rounded_rect_init_from_rect (&shape, &extent, (float) self->table.layout.card_width / 12);
  gtk_snapshot_append_border (snapshot, &shape, (float[4]) { FRAME, FRAME, FRAME, FRAME },
                              (GdkRGBA[4]) { frame_colour, frame_colour, frame_colour,
                                             frame_colour });
}

/* Draws what lies over all cards. */
void
riffle_board_snapshot_tags (RiffleBoard *self,
                            GtkSnapshot *snapshot)
{
  if (self->game == NULL)
    return;
  if (self->choosing.is_active && self->choosing.pile < self->table.piles->len)
    snapshot_frame (self, snapshot);
  if (!self->pile_keys && !self->choosing.is_active)
    return;
  for (guint i = 0; i < self->table.piles->len; i++)
    snapshot_tag (self, riffle_board_get_pile (self, i), snapshot);
}
