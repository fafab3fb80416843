/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tags with the keys of the piles, and the frame around a pile that is looked at. */
#include "config.h"

#include "riffle-tags.h"

#include <math.h>

#include "riffle-geometry.h"
#include "riffle-pile-key.h"

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
tag_new (RifflePile     *pile,
         const PatRules *rules)
{
  g_autofree char *key = riffle_pile_key_dup (rules, pile->number);
  PangoLayout *tag = gtk_widget_create_pango_layout (GTK_WIDGET (pile), key);
  PangoAttrList *attributes = pango_attr_list_new ();
  int size = CLAMP (pile->card_width / TEXT_PART, TEXT_LEAST, TEXT_MOST);

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (tag, attributes);
  pango_attr_list_unref (attributes);
  return tag;
}

/* A tag lies on the upper edge of the top card, where no other pile covers it. */
static void
snapshot_tag (RifflePile     *pile,
              const PatRules *rules,
              GtkSnapshot    *snapshot)
{
  RiffleCard *top = riffle_pile_get_top (pile);
  graphene_point_t at = top != NULL ? top->target : pile->base;
  g_autoptr (PangoLayout) tag = NULL;
  int width, height, room;
  GskRoundedRect shape;

  if (top == NULL && pile->place == RIFFLE_NO_PLACE)
    return;
  tag = tag_new (pile, rules);
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

/* Draws a frame around a pile that is looked at. */
void
riffle_tags_snapshot_frame (RiffleTable *table,
                            guint        number,
                            GtkSnapshot *snapshot)
{
  RifflePile *pile = riffle_table_get_pile (table, number);
  graphene_rect_t extent = riffle_geometry_get_extent (table, number, pile->cards->len);
  GskRoundedRect shape;

  graphene_rect_inset (&extent, -FRAME, -FRAME);
  gsk_rounded_rect_init_from_rect (&shape, &extent, (float) pile->card_width / 12);
  gtk_snapshot_append_border (snapshot, &shape, (float[4]) { FRAME, FRAME, FRAME, FRAME },
                              (GdkRGBA[4]) { frame_colour, frame_colour, frame_colour,
                                             frame_colour });
}

/* Draws the keys of all piles; without a game there are none. */
void
riffle_tags_snapshot (RiffleTable *table,
                      GtkSnapshot *snapshot)
{
  PatGame *game = riffle_table_get_game (table);
  const PatRules *rules;

  if (game == NULL)
    return;
  rules = pat_game_get_rules (game);
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    snapshot_tag (riffle_table_get_pile (table, i), rules, snapshot);
}
