/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tags with the keys of the piles, and the frame around a pile that is looked at. */
#include "config.h"

#include "riffle-tags.h"

#include <math.h>

#include "riffle-geometry.h"
#include "riffle-pile-key.h"
#include "riffle-tag-places.h"

/* The height of the letters: a part of a card's width, in pixels no less than this. On large cards
 * it grows more slowly. */
#define TEXT_PART  4
#define TEXT_LEAST 11
#define TEXT_LARGE 28
#define LARGE_PART 10 /* of the width beyond that of a card with such letters */

#define PADDING    5   /* part of the height of the letters between them and the edges of a tag */
#define FRAME      4   /* pixels, */
#define FRAME_PART 45  /* or a part of a card's width */

static const GdkRGBA ink_colour = { 1, 1, 1, 1 };
static const GdkRGBA ground = { 0.05f, 0.2f, 0.5f, 1 };
static const GdkRGBA frame_colour = { 1, 0.8f, 0.1f, 1 };

/* The height of the letters on cards of this width, in pixels. */
static int
find_text_height (int card_width)
{
  int beyond = card_width - TEXT_PART * TEXT_LARGE;

  if (beyond > 0)
    return TEXT_LARGE + beyond / LARGE_PART;
  return MAX (card_width / TEXT_PART, TEXT_LEAST);
}

static PangoLayout *
tag_new (RifflePile     *pile,
         const PatRules *rules)
{
  g_autofree char *key = riffle_pile_key_dup (rules, pile->number);
  PangoLayout *tag = gtk_widget_create_pango_layout (GTK_WIDGET (pile), key);
  PangoAttrList *attributes = pango_attr_list_new ();
  int size = find_text_height (pile->card_width);

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (tag, attributes);
  pango_attr_list_unref (attributes);
  return tag;
}

/* Pixels between the letters and each of the edges. */
static int
get_padding (const PangoRectangle *ink)
{
  return MAX (ink->height / PADDING, 2);
}

/* The size of a tag fits closely around its letters, for there is little room between cards. */
static graphene_size_t
measure (PangoLayout *tag)
{
  PangoRectangle ink;
  int padding;

  pango_layout_get_pixel_extents (tag, &ink, NULL);
  padding = get_padding (&ink);
  return GRAPHENE_SIZE_INIT ((float) (MAX (ink.width, ink.height * 2 / 3) + 2 * padding + 2),
                             (float) (ink.height + 2 * padding));
}

static void
snapshot_tag (PangoLayout           *tag,
              const graphene_rect_t *place,
              GtkSnapshot           *snapshot)
{
  PangoRectangle ink;
  GskRoundedRect shape;

  pango_layout_get_pixel_extents (tag, &ink, NULL);
  gsk_rounded_rect_init_from_rect (&shape, place, place->size.height / 4);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ground, &shape.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &shape, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { ink_colour, ink_colour, ink_colour, ink_colour });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
                            rintf (place->origin.x + (place->size.width - (float) ink.width) / 2) -
                            (float) ink.x,
                            place->origin.y + (float) (get_padding (&ink) - ink.y)));
  gtk_snapshot_append_layout (snapshot, tag, &ink_colour);
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
  float width = (float) MAX (pile->card_width / FRAME_PART, FRAME);
  GskRoundedRect shape;

  graphene_rect_inset (&extent, -width, -width);
  gsk_rounded_rect_init_from_rect (&shape, &extent, (float) pile->card_width / 12);
  gtk_snapshot_append_border (snapshot, &shape, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { frame_colour, frame_colour, frame_colour,
                                             frame_colour });
}

/* A pile that shows neither a card nor a place has no tag. */
static gboolean
has_tag (RifflePile *pile)
{
  return pile->cards->len > 0 || pile->place != RIFFLE_NO_PLACE;
}

/* Makes the tags and places them. Returns: how many piles there are */
static guint
make_tags (RiffleTable           *table,
           const RiffleDeckStyle *style,
           PangoLayout          **tags,
           graphene_rect_t       *places)
{
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (table));
  guint n_piles = riffle_table_get_n_piles (table);
  graphene_size_t board = { 0, 0 };

  for (guint i = 0; i < n_piles; i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);
      GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (pile));

      board = GRAPHENE_SIZE_INIT ((float) gtk_widget_get_width (parent),
                                  (float) gtk_widget_get_height (parent));
      tags[i] = has_tag (pile) ? tag_new (pile, rules) : NULL;
      places[i] = *graphene_rect_zero ();
      if (tags[i] != NULL)
        places[i].size = measure (tags[i]);
    }
  riffle_tag_places_find (table, style, &board, places);
  return n_piles;
}

/* Finds where the tags are drawn, one for each pile; an empty rectangle is no tag. */
void
riffle_tags_find (RiffleTable           *table,
                  const RiffleDeckStyle *style,
                  graphene_rect_t       *places)
{
  PangoLayout *tags[PAT_MAX_PILES];
  guint n_piles = make_tags (table, style, tags, places);

  for (guint i = 0; i < n_piles; i++)
    g_clear_object (&tags[i]);
}

/* Draws the keys of all piles; without a game there are none. */
void
riffle_tags_snapshot (RiffleTable           *table,
                      const RiffleDeckStyle *style,
                      GtkSnapshot           *snapshot)
{
  PangoLayout *tags[PAT_MAX_PILES];
  graphene_rect_t places[PAT_MAX_PILES];
  guint n_piles;

  if (riffle_table_get_game (table) == NULL)
    return;
  n_piles = make_tags (table, style, tags, places);
  for (guint i = 0; i < n_piles; i++)
    if (tags[i] != NULL)
      {
        snapshot_tag (tags[i], &places[i], snapshot);
        g_object_unref (tags[i]);
      }
}
