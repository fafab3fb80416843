/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn over the cards hides neither their ranks nor their suits. */
#include "config.h"

#include "board-window.h"

#include "riffle-geometry.h"
#include "riffle-tags.h"
#include "riffle-tag-places.h"

#define ASPECT        1.4
#define N_STOCK_CARDS 4 /* so often cards are dealt from the stock, for a waste with some of them */

#define LARGE 80 /* pixels: cards of that width leave room for numbers */

static const int sizes[][2] = { { 352, 560 }, { 712, 300 }, { 1270, 700 },
                                { 1900, 980 }, { 900, 640 } };

/* Draws a card with such texts in its corners. */
static cairo_surface_t *
draw_card (RiffleDeck            *deck,
           const RiffleDeckStyle *style,
           const char            *label,
           int                    width,
           int                    height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  const char *labels[13];
  RiffleDeckStyle with_labels = *style;

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    labels[i] = label;
  with_labels.labels = labels;
  riffle_deck_draw (deck, pat_card_new (PAT_SPADES, 5), cr, width, height, &with_labels);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_in_areas (const graphene_rect_t *areas,
             guint                  n_areas,
             int                    x,
             int                    y)
{
  for (guint i = 0; i < n_areas; i++)
    if (graphene_rect_contains_point (&areas[i], &GRAPHENE_POINT_INIT ((float) x + 0.5f,
                                                                       (float) y + 0.5f)))
      return TRUE;
  return FALSE;
}

/* The pixels of the upper half that depend on the text in the corner lie within the areas. */
static void
check_ranks (RiffleDeck            *deck,
             const RiffleDeckStyle *style,
             int                    width)
{
  int height = (int) (width * ASPECT);
  cairo_surface_t *narrow = draw_card (deck, style, "I", width, height);
  cairo_surface_t *wide = draw_card (deck, style, "10", width, height);
  graphene_rect_t areas[RIFFLE_DECK_INDEX_AREAS];
  guint n_areas = riffle_index_area_find (style, &GRAPHENE_RECT_INIT (0, 0, width, height), areas);
  guint n_pixels = 0;

  for (int y = 0; y < height / 2; y++)
    {
      int stride = cairo_image_surface_get_stride (narrow);
      const guint32 *a = (gpointer) (cairo_image_surface_get_data (narrow) + y * stride);
      const guint32 *b = (gpointer) (cairo_image_surface_get_data (wide) + y * stride);

      for (int x = 0; x < width; x++)
        {
          if (a[x] == b[x])
            continue;
          n_pixels++;
          if (!is_in_areas (areas, n_areas, x, y))
            g_error ("at %d,%d of a card that is %d wide (edges %u)", x, y, width, style->strips);
        }
    }
  g_assert_cmpuint (n_pixels, >, 10);
  cairo_surface_destroy (narrow);
  cairo_surface_destroy (wide);
}

static void
test_areas (void)
{
  const RiffleDeckStyle styles[] = {
    { .large_index = FALSE },
    { .large_index = TRUE },
    { .corners = RIFFLE_DECK_EDGE_RIGHT, .strips = RIFFLE_DECK_EDGE_RIGHT },
    { .corners = RIFFLE_DECK_EDGE_LEFT, .strips = RIFFLE_DECK_EDGE_LEFT, .large_index = TRUE },
  };
  const int widths[] = { 24, 40, 50, 59, 60, 74, 100, 160, 300 };
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    for (guint k = 0; k < G_N_ELEMENTS (widths); k++)
      check_ranks (deck, &styles[i], widths[k]);
}

static gboolean
is_hiding (const graphene_rect_t *place,
           const graphene_rect_t *areas,
           guint                  n_areas)
{
  for (guint i = 0; i < n_areas; i++)
    if (areas[i].size.width > 0 && graphene_rect_intersection (place, &areas[i], NULL))
      return TRUE;
  return FALSE;
}

/* How many tags there are over ranks, suits or other tags, and numbers of cards over ranks or
 * suits. */
static guint
count_hiding (Fixture    *fixture,
              const char *id)
{
  RiffleTable *table = fixture->board->table;
  const RiffleDeckStyle *style = riffle_card_cache_get_style (fixture->board->cache);
  graphene_rect_t tags[PAT_MAX_PILES], areas[PAT_MAX_CARDS * RIFFLE_DECK_INDEX_AREAS], count;
  guint n_areas = riffle_index_area_find_all (table, style, areas), n_hiding = 0;

  riffle_tags_find (table, style, tags);
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);
      gboolean tag_hides = tags[i].size.width > 0 &&
                           (is_hiding (&tags[i], areas, n_areas) || is_hiding (&tags[i], tags, i));
      gboolean count_hides = riffle_geometry_find_count (pile, &count) &&
                             is_hiding (&count, areas, n_areas);

      if (tag_hides || count_hides)
        g_test_message ("%s: %s of pile %u on cards of %d pixels", id,
                        tag_hides ? "tag" : "number", i, pile->card_width);
      n_hiding += tag_hides + count_hides;
    }
  return n_hiding;
}

/* The number of a pile below or over its card, in the middle, or beside it, at its lower edge. */
static gboolean
is_beside (const graphene_rect_t *count,
           const graphene_rect_t *card)
{
  float apart = count->origin.x + count->size.width / 2 - card->origin.x - card->size.width / 2;
  float bottom = card->origin.y + card->size.height;

  if (fabsf (apart) <= 1.1f)
    {
      g_assert_cmpfloat (bottom - count->origin.y, <=, count->size.height + 1);
      return FALSE;
    }
  g_assert_cmpfloat (fabsf (apart), >=, (card->size.width + count->size.width) / 2);
  g_assert_cmpfloat_with_epsilon (count->origin.y + count->size.height, bottom, 1.1);
  return TRUE;
}

/* Whether a number lies over cards of another pile, or over another number. */
static gboolean
disturbs (RiffleTable           *table,
          guint                  number,
          const graphene_rect_t *count)
{
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      graphene_rect_t whole = riffle_geometry_get_whole (table, i), other;

      if (i == number)
        continue;
      if (riffle_table_get_pile (table, i)->cards->len > 0
          && graphene_rect_intersection (&whole, count, NULL))
        return TRUE;
      if (riffle_geometry_find_count (riffle_table_get_pile (table, i), &other)
          && graphene_rect_intersection (&other, count, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Numbers lie below their cards, all of a board at the same height. On boards without the room for
 * that each lies where it disturbs nothing else, over its own card only if that is small or shows
 * its back. Returns: how many lie over faces */
static guint
check_counts (Fixture    *fixture,
              const char *id)
{
  RiffleTable *table = fixture->board->table;
  graphene_rect_t count;
  guint n_beside = 0, n_over = 0, n_faces = 0;
  float least = G_MAXFLOAT, most = -G_MAXFLOAT;

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);
      graphene_rect_t card = riffle_geometry_get_uppermost (pile);
      float drop;

      if (!riffle_geometry_find_count (pile, &count))
        continue;
      drop = count.origin.y - card.origin.y - card.size.height;
      g_test_message ("%s: number of pile %u at %g from the edge", id, i, drop);
      g_assert_false (disturbs (table, i, &count));
      if (is_beside (&count, &card))
        {
          n_beside++;
          continue;
        }
      least = MIN (least, drop);
      most = MAX (most, drop);
      n_over += drop < 0;
      if (drop < 0 && !pat_card_is_face_down (riffle_pile_get_top (pile)->card))
        {
          n_faces++;
          g_assert_cmpint (pile->card_width, <, LARGE);
        }
    }
  if (n_beside + n_over == 0 && most > least)
    g_assert_cmpfloat_with_epsilon (most, least, 1.1);
  return n_faces;
}

/* Tags lie over no rank, no suit and no other tag, and numbers over no rank and no suit. */
static void
test_hides_nothing (Fixture       *fixture,
                    gconstpointer  id)
{
  g_autoptr (PatGame) game = board_game_new (id, DEAL);
  guint n_hiding = 0;

  riffle_board_set_game (fixture->board, game);
  for (guint i = 0; i < N_STOCK_CARDS && deal_from_stock (game); i++)
    ;
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint large = 0; large < 2; large++)
      {
        resize (fixture, sizes[i][0], sizes[i][1]);
        riffle_board_set_deck_style (fixture->board, &(RiffleDeckStyle) { .large_index = large });
        wait_for_frames (fixture->window, 2);
        n_hiding += count_hiding (fixture, id);
        check_counts (fixture, id);
      }
  g_assert_cmpuint (n_hiding, ==, 0);
}

static double
get_apart (Fixture         *fixture,
           int              width,
           int              height,
           graphene_rect_t *count)
{
  RiffleTable *table = fixture->board->table;
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (table));
  RifflePile *pile = riffle_table_get_pile (table,
                                            (guint) pat_rules_find_pile (rules, PAT_STOCK, 1));

  resize (fixture, width, height);
  wait_for_frames (fixture->window, 2);
  g_assert_true (riffle_geometry_find_count (pile, count));
  return count->origin.y - riffle_pile_get_top (pile)->target.y - pile->card_height;
}

/* The piles of a crescent, and of a clock, lie close to each other on a low board. */
static void
test_faces (Fixture       *fixture,
            gconstpointer  id)
{
  g_autoptr (PatGame) game = board_game_new (id, DEAL);

  riffle_board_set_game (fixture->board, game);
  resize (fixture, 710, 280);
  wait_for_frames (fixture->window, 2);
  g_assert_cmpuint (check_counts (fixture, id), ==, 0);
}

/* A large number is as far below its card, for its size, as a small one. */
static void
test_apart (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("aces-up", DEAL);
  graphene_rect_t count;

  riffle_board_set_game (fixture->board, game);
  g_assert_cmpfloat (get_apart (fixture, 500, 500, &count), ==, 4);
  g_assert_cmpfloat (count.size.height, <=, 4 * 4);
  g_assert_cmpfloat (get_apart (fixture, 1270, 700, &count), >=, floorf (count.size.height / 4));
  g_assert_cmpfloat (count.size.height, >=, 5 * 4);
}

int
main (int    argc,
      char **argv)
{
  static const char *const ids[] = {
    "klondike", "spider", "freecell", "pyramid", "tripeaks", "gaps", "clock", "gypsy", "accordion",
    "canfield", "fortress", "osmosis", "golf", "lady-of-the-manor", "carpet", "interregnum",
    "the-wish", "crescent", "aces-up", "limited", "matrimony", "vertical", "bristol",
    "royal-cotillion",
  };

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return SKIPPED;
    }
  g_test_add_func ("/board/tags/areas", test_areas);
  g_test_add ("/board/tags/apart", Fixture, NULL, set_up, test_apart, tear_down);
  g_test_add ("/board/tags/faces/crescent", Fixture, "crescent", set_up, test_faces, tear_down);
  g_test_add ("/board/tags/faces/clock", Fixture, "clock", set_up, test_faces, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = g_strconcat ("/board/tags/hide-nothing/", ids[i], NULL);

      g_test_add (path, Fixture, ids[i], set_up, test_hides_nothing, tear_down);
    }
  return g_test_run ();
}
