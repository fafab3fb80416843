/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a picture of the board are called, written on them: one name for all piles that
 * are called alike, in a place where it covers no rank, no suit and no other name. */
#include "config.h"

#include "riffle-picture-names.h"

#include <math.h>

#include "riffle-picture-rect.h"

#define PADDING_X 6    /* pixels around a name */
#define PADDING_Y 2
#define GAP       2    /* pixels, between two names, and from a name to the edges */
#define SCALE     0.85 /* of the size of other text */

/* What makes a place worse; a pixel of a covered back costs 1. */
#define OTHER_PILE_COST 20.0   /* for each pixel of a pile with another name that is covered */
#define DISTANCE_COST   40.0   /* for each pixel between a name and its piles */
#define DOUBT_COVER     100.0  /* as many pixels, for a name that is nearer to such a pile */
#define ASIDE_COST      0.5    /* for each pixel from the middle of its piles */
#define UNEVEN_COST     20.0   /* for each pixel above or below the name of piles in the same row */

/* The piles of one name. */
typedef struct
{
  char        *title;
  GArray      *piles;  /* of guint */
  PangoLayout *text;   /* (nullable): not placed yet */
  PatRect      place;  /* in the widget */
  double       middle_y; /* of the piles, if it is placed */
  gboolean     is_placed;
} Name;

struct _RifflePictureNames
{
  GPtrArray *names; /* of Name */
};

/* The search for a place. */
typedef struct
{
  RifflePictureNames *names;
  RifflePictureCover *cover;
  double              width;    /* of the picture */
  double              height;
  guint               n_piles;
  PatRect             piles[PAT_MAX_PILES];
  Name               *name;     /* that is being placed */
  gboolean            is_own[PAT_MAX_PILES]; /* the pile has this name */
  double              middle_x; /* of its piles */
  double              middle_y;
  double              least;    /* cost up to now */
  PatRect             best;     /* the place that costs so much */
} Search;

static void
name_free (Name *name)
{
  g_free (name->title);
  g_array_unref (name->piles);
  g_clear_object (&name->text);
  g_free (name);
}

static Name *
get_name (RifflePictureNames *self,
          const char         *title)
{
  Name *name;

  for (guint i = 0; i < self->names->len; i++)
    {
      name = g_ptr_array_index (self->names, i);
      if (g_str_equal (name->title, title))
        return name;
    }
  name = g_new0 (Name, 1);
  name->title = g_strdup (title);
  name->piles = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (self->names, name);
  return name;
}

/**
 * riffle_picture_names_new:
 * @rules: the rules of a game
 *
 * Returns: (transfer full): the names of its parts, which have no places yet
 */
RifflePictureNames *
riffle_picture_names_new (const PatRules *rules)
{
  RifflePictureNames *self = g_new0 (RifflePictureNames, 1);

  self->names = g_ptr_array_new_with_free_func ((GDestroyNotify) name_free);
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      g_autofree char *title = pat_words_row_title (rules, pile);

      g_array_append_val (get_name (self, title)->piles, pile);
    }
  return self;
}

/* Frees the names. */
void
riffle_picture_names_free (RifflePictureNames *self)
{
  g_ptr_array_unref (self->names);
  g_free (self);
}

static gboolean
is_free (RifflePictureNames *self,
         const PatRect      *place)
{
  for (guint i = 0; i < self->names->len; i++)
    {
      Name *other = g_ptr_array_index (self->names, i);

      if (other->is_placed && riffle_picture_rect_is_near (&other->place, place, GAP))
        return FALSE;
    }
  return TRUE;
}

/* A name that is nearer to another pile would seem to be the name of that one. */
static double
measure_doubt (const Search  *search,
               const PatRect *place)
{
  double own = G_MAXDOUBLE, other = G_MAXDOUBLE, covered = 0;

  for (guint pile = 0; pile < search->n_piles; pile++)
    {
      double distance = riffle_picture_rect_get_distance (place, &search->piles[pile]);

      if (search->is_own[pile])
        {
          own = MIN (own, distance);
          continue;
        }
      other = MIN (other, distance);
      covered += riffle_picture_rect_get_overlap (place, &search->piles[pile]);
    }
  if (other <= own && own > 0)
    covered += DOUBT_COVER;
  return covered * OTHER_PILE_COST + own * DISTANCE_COST;
}

/* Whether a name has its place, and its piles stand in a row with those that are being named. */
static gboolean
is_beside (const Search *search,
           const Name   *name)
{
  return name->is_placed && name->middle_y == search->middle_y;
}

/* Names that stand at different heights beside each other look as if they had slipped. */
static double
measure_unevenness (const Search  *search,
                    const PatRect *place)
{
  const GPtrArray *names = search->names->names;
  double pixels = 0;

  for (guint i = 0; i < names->len; i++)
    {
      const Name *name = g_ptr_array_index (names, i);

      if (is_beside (search, name))
        pixels = MAX (pixels, ABS (name->place.y - place->y));
    }
  return pixels * UNEVEN_COST;
}

/* Tries a place around a point. */
static void
try_at (Search *search,
        double  x,
        double  y)
{
  PatRect place = search->name->place;
  double cost;

  place.x = x - place.width / 2;
  place.y = y - place.height / 2;
  riffle_picture_rect_fit (&place, search->width, search->height, GAP);
  if (!is_free (search->names, &place))
    return;
  cost = measure_doubt (search, &place) + riffle_picture_cover_measure (search->cover, &place)
         + measure_unevenness (search, &place)
         + (ABS (place.x + place.width / 2 - search->middle_x)
            + ABS (place.y + place.height / 2 - search->middle_y)) * ASIDE_COST;
  if (cost >= search->least)
    return;
  search->least = cost;
  search->best = place;
}

/* On the pile, above and below it; in its middle, at its edges and beside it. */
static void
try_pile (Search        *search,
          const PatRect *pile)
{
  double half_width = search->name->place.width / 2, half = search->name->place.height / 2;
  const double columns[] = {
    search->middle_x, pile->x + pile->width / 2, pile->x + half_width,
    pile->x + pile->width - half_width, pile->x - GAP - half_width,
    pile->x + pile->width + GAP + half_width,
  };
  const double rows[] = {
    search->middle_y, pile->y + pile->height / 2, pile->y + half + GAP,
    pile->y + pile->height - half - GAP, pile->y - half - GAP, pile->y + pile->height + half + GAP,
  };

  for (guint column = 0; column < G_N_ELEMENTS (columns); column++)
    for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
      try_at (search, columns[column], rows[row]);
}

/* As high as a name that has its place, in the middle of the piles or directly beside it. */
static void
try_beside (Search     *search,
            const Name *name)
{
  const PatRect *at = &name->place;
  double half_width = search->name->place.width / 2, y = at->y + at->height / 2;

  try_at (search, search->middle_x, y);
  try_at (search, at->x - GAP - half_width, y);
  try_at (search, at->x + at->width + GAP + half_width, y);
}

static void
find_middle (Search *search)
{
  const GArray *piles = search->name->piles;
  PatRect all = search->piles[g_array_index (piles, guint, 0)];

  for (guint i = 1; i < piles->len; i++)
    riffle_picture_rect_unite (&all, &search->piles[g_array_index (piles, guint, i)]);
  search->middle_x = all.x + all.width / 2;
  search->middle_y = all.y + all.height / 2;
}

/* Takes the place that costs the least. */
static void
place_name (Search *search,
            Name   *name)
{
  search->name = name;
  search->least = G_MAXDOUBLE;
  memset (search->is_own, 0, sizeof search->is_own);
  for (guint i = 0; i < name->piles->len; i++)
    search->is_own[g_array_index (name->piles, guint, i)] = TRUE;
  find_middle (search);
  for (guint i = 0; i < name->piles->len; i++)
    try_pile (search, &search->piles[g_array_index (name->piles, guint, i)]);
  for (guint i = 0; i < search->names->names->len; i++)
    if (is_beside (search, g_ptr_array_index (search->names->names, i)))
      try_beside (search, g_ptr_array_index (search->names->names, i));
  name->middle_y = search->middle_y;
  name->is_placed = search->least < G_MAXDOUBLE;
  if (name->is_placed)
    name->place = search->best;
}

static void
make_text (Name      *name,
           GtkWidget *widget)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width, height;

  g_clear_object (&name->text);
  name->text = gtk_widget_create_pango_layout (widget, name->title);
  pango_attr_list_insert (attributes, pango_attr_scale_new (SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (name->text, attributes);
  pango_layout_get_pixel_size (name->text, &width, &height);
  name->place.width = width + 2 * PADDING_X;
  name->place.height = height + 2 * PADDING_Y;
}

static void
find_piles (Search                   *search,
            const RifflePictureTable *table)
{
  search->n_piles = table->position->n_piles;
  for (guint pile = 0; pile < search->n_piles; pile++)
    {
      pat_layout_get_pile (table->layout, table->position, pile, &search->piles[pile]);
      search->piles[pile].y += table->shift;
    }
}

/**
 * riffle_picture_names_place:
 * @self: the names
 * @widget: the picture
 * @table: what it shows
 *
 * Gives each name a place where it covers no rank and suit of a card: where nothing lies, on an
 * empty place or a face-down card, or on the lower part of a face. A name for which there is no
 * place beside the others is left out.
 */
void
riffle_picture_names_place (RifflePictureNames       *self,
                            GtkWidget                *widget,
                            const RifflePictureTable *table)
{
  g_autoptr (RifflePictureCover) cover = riffle_picture_cover_new (table);
  Search search = { self, cover, .width = table->width, .height = table->height };

  find_piles (&search, table);
  for (guint i = 0; i < self->names->len; i++)
    {
      Name *name = g_ptr_array_index (self->names, i);

      make_text (name, widget);
      name->is_placed = FALSE;
    }
  for (guint i = 0; i < self->names->len; i++)
    place_name (&search, g_ptr_array_index (self->names, i));
}

/**
 * riffle_picture_names_count:
 * @self: the names
 *
 * Returns: how many names there are
 */
guint
riffle_picture_names_count (RifflePictureNames *self)
{
  return self->names->len;
}

/**
 * riffle_picture_names_get:
 * @self: the names
 * @nth: below riffle_picture_names_count ()
 * @place: (out caller-allocates): where it stands, in the widget
 *
 * Returns: whether the name has a place
 */
gboolean
riffle_picture_names_get (RifflePictureNames *self,
                          guint               nth,
                          PatRect            *place)
{
  Name *name = g_ptr_array_index (self->names, nth);

  *place = name->place;
  return name->is_placed;
}

static void
snapshot_name (Name        *name,
               GtkSnapshot *snapshot)
{
  const GdkRGBA ground = { 0, 0, 0, 0.8f }, ink = { 1, 1, 1, 1 };
  graphene_rect_t area = GRAPHENE_RECT_INIT ((float) name->place.x, (float) name->place.y,
                                             (float) name->place.width,
                                             (float) name->place.height);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &area, area.size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &ground, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (area.origin.x + PADDING_X,
                                                          area.origin.y + PADDING_Y));
  gtk_snapshot_append_layout (snapshot, name->text, &ink);
  gtk_snapshot_restore (snapshot);
}

/**
 * riffle_picture_names_snapshot:
 * @self: the names
 * @snapshot: takes those that have a place
 *
 * Draws the names.
 */
void
riffle_picture_names_snapshot (RifflePictureNames *self,
                               GtkSnapshot        *snapshot)
{
  for (guint i = 0; i < self->names->len; i++)
    {
      Name *name = g_ptr_array_index (self->names, i);

      if (name->is_placed)
        snapshot_name (name, snapshot);
    }
}
