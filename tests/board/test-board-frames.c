/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a frame paints: of each card no more than is seen, and nothing if nothing moves. */
#include "config.h"

#include "board-game.h"
#include "board-motion.h"
#include "riffle-overlap.h"

#define SKIPPED  77
#define FRAME    16667 /* usec */
#define LATE     90000
#define SMOOTHED 64    /* what lies below the smoothed edge of a card may change */

static void
add_cards (RiffleOverlap *overlap,
           RifflePile    *pile)
{
  overlap->n_cards = 0;
  for (guint i = 0; i < pile->cards->len; i++)
    overlap->cards[overlap->n_cards++] = riffle_pile_get_card (pile, i);
}

/* Of a fan, only strips are painted, and the whole top card. */
static void
test_fan (Motion        *fixture,
          gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  float width, height, sum = 0;
  RiffleOverlap overlap;
  graphene_rect_t visible;
  RifflePile *pile;

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  gtk_widget_allocate (GTK_WIDGET (fixture->board),
                       gtk_widget_get_width (GTK_WIDGET (fixture->board)),
                       gtk_widget_get_height (GTK_WIDGET (fixture->board)), -1, NULL);
  pile = motion_get_pile (fixture, PAT_TABLEAU, 7);
  width = (float) pile->card_width;
  height = (float) pile->card_height;
  add_cards (&overlap, pile);
  g_assert_cmpuint (overlap.n_cards, ==, 7);
  /* The drawings of all cards are there once they were shown. */
  for (guint i = 0; i < overlap.n_cards; i++)
    riffle_piece_get_node (RIFFLE_PIECE (overlap.cards[i]), overlap.cards[i]->shown);
  for (guint i = 0; i < overlap.n_cards; i++)
    {
      riffle_overlap_find_visible (&overlap, i, &visible);
      g_assert_cmpfloat (visible.size.width, ==, width);
      sum += visible.size.height;
    }
  g_assert_cmpfloat (visible.size.height, ==, height);
  g_assert_cmpfloat (sum, <, 2.2f * height);
  /* A card that turns over hides nothing. */
  overlap.cards[6]->squeeze = 0.5f;
  riffle_overlap_find_visible (&overlap, 5, &visible);
  g_assert_cmpfloat (visible.size.height, ==, height);
}

static cairo_surface_t *
paint (Motion   *fixture,
       gboolean  cairo_nodes)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);
  int width = gtk_widget_get_width (board), height = gtk_widget_get_height (board);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *image;
  cairo_t *cr;

  riffle_card_cache_set_cairo_nodes (fixture->board->cache, cairo_nodes);
  riffle_table_redraw (fixture->board->table);
  gtk_widget_allocate (board, width, height, -1, NULL);
  GTK_WIDGET_GET_CLASS (board)->snapshot (board, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (image);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

static void
assert_alike (cairo_surface_t *first,
              cairo_surface_t *second)
{
  gsize size = (gsize) cairo_image_surface_get_stride (first) *
               (gsize) cairo_image_surface_get_height (first);
  const guint8 *a = cairo_image_surface_get_data (first);
  const guint8 *b = cairo_image_surface_get_data (second);
  guint n_painted = 0;

  for (gsize i = 0; i < size; i++)
    if (i % sizeof (guint32) != 3)
      {
        g_assert_cmpint (ABS (a[i] - b[i]), <=, SMOOTHED);
        n_painted += a[i] > 0;
      }
  g_assert_cmpuint (n_painted, >, 10000);
}

static void
test_looks_alike (Motion        *fixture,
                  gconstpointer  data)
{
  const gint64 times[] = { 300, 800, 1300, 100000 }; /* ms */

  riffle_card_cache_set_threaded (fixture->board->cache, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (PatGame) game = board_game_new_for_deal ("spider#2");
      cairo_surface_t *whole, *cut;

      riffle_board_set_game (fixture->board, game);
      motion_advance (fixture, times[i] * 1000);
      whole = paint (fixture, FALSE);
      /* What a card hides is known once it was drawn. */
      cairo_surface_destroy (paint (fixture, TRUE));
      cut = paint (fixture, TRUE);
      assert_alike (whole, cut);
      cairo_surface_destroy (whole);
      cairo_surface_destroy (cut);
      motion_land_all (fixture);
    }
}

static const graphene_rect_t table = GRAPHENE_RECT_INIT (0, 0, 3000, 2000);

/* Cards across the table, none of which is in line with another. */
static GskRenderNode *
move_cards (RiffleDamage *damage,
            guint         n_cards,
            float         shift)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  for (guint i = 0; i < n_cards; i++)
    riffle_damage_add (damage, &GRAPHENE_RECT_INIT ((float) (i * 173 % 2600) + shift,
                                                    (float) (i * 97 % 1900) + shift, 200, 280));
  riffle_damage_snapshot (damage, &table, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static cairo_region_t *
get_region (GskRenderNode *node)
{
  cairo_region_t *region = cairo_region_create ();

  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CONTAINER_NODE);
  for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
    {
      GskRenderNode *child = gsk_container_node_get_child (node, i);
      graphene_rect_t bounds;

      g_assert_cmpint (gsk_render_node_get_node_type (child), ==, GSK_COLOR_NODE);
      g_assert_cmpfloat (gsk_color_node_get_color (child)->alpha, ==, 0);
      gsk_render_node_get_bounds (child, &bounds);
      g_assert_true (graphene_rect_contains_rect (&table, &bounds));
      cairo_region_union_rectangle (region, &(cairo_rectangle_int_t) {
      (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
      (int) bounds.size.height
    });
    }
  return region;
}

/* However many cards fly, the toolkit finds fewer than thirty rectangles that differ. */
static void
test_damage (void)
{
  const guint counts[] = { 1, 3, 8, 14, 40, 104 };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      RiffleDamage damage;
      cairo_region_t *last = NULL;
      GskRenderNode *end;

      riffle_damage_init (&damage);
      for (guint frame = 0; frame < 40; frame++)
        {
          g_autoptr (GskRenderNode) node = move_cards (&damage, counts[i], (float) (frame * 11));
          cairo_region_t *region = get_region (node);

          for (guint k = 0; k < counts[i]; k++)
            {
              cairo_rectangle_int_t card = {
                (int) (k * 173 % 2600 + frame * 11), (int) (k * 97 % 1900 + frame * 11), 200, 280
              };

              card.width = MIN (card.width, 3000 - card.x);
              card.height = MIN (card.height, 2000 - card.y);
              if (card.width > 0 && card.height > 0)
                g_assert_cmpint (cairo_region_contains_rectangle (region, &card), ==,
                                 CAIRO_REGION_OVERLAP_IN);
            }
          if (last != NULL)
            {
              cairo_region_union (last, region);
              g_assert_cmpint (cairo_region_num_rectangles (last), <, 30);
            }
          g_clear_pointer (&last, cairo_region_destroy);
          last = region;
        }
      end = move_cards (&damage, 0, 0);
      g_assert_null (end);
      cairo_region_destroy (last);
      riffle_damage_clear (&damage);
    }
}

/* The same place is painted again in each frame, and exactly that place, if few cards move. */
static void
test_damage_differs (void)
{
  RiffleDamage damage;
  g_autoptr (GskRenderNode) first = NULL;
  g_autoptr (GskRenderNode) second = NULL;
  graphene_rect_t bounds;

  riffle_damage_init (&damage);
  first = move_cards (&damage, 1, 0.5f);
  second = move_cards (&damage, 1, 0.5f);
  gsk_render_node_get_bounds (first, &bounds);
  g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (0, 0, 201, 281)));
  g_assert_false (gdk_rgba_equal (
                    gsk_color_node_get_color (gsk_container_node_get_child (first, 0)),
                    gsk_color_node_get_color (gsk_container_node_get_child (second, 0))));
  riffle_damage_clear (&damage);
}

/* How many cards of a deal have set off after a second of frames. */
static guint
count_gone (Motion *fixture,
            gint64  frame_usec)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  RiffleAnimator *animator = riffle_motion_get_animator (fixture->board->motion);
  guint n_gone = 0;

  riffle_board_set_game (fixture->board, game);
  riffle_animator_advance (animator, 1);
  for (gint64 now = FRAME; now <= G_USEC_PER_SEC; now += frame_usec)
    riffle_animator_advance (animator, now);
  for (guint column = 1; column <= 7; column++)
    for (guint i = 0; i < column; i++)
      n_gone += !riffle_animator_is_waiting (motion_get_card (fixture, PAT_TABLEAU, column, i));
  motion_land_all (fixture);
  return n_gone;
}

/* If frames come late, fewer cards fly at a time. */
static void
test_slows_down (Motion        *fixture,
                 gconstpointer  data)
{
  guint in_time = count_gone (fixture, FRAME), late = count_gone (fixture, LATE);

  g_assert_cmpuint (in_time, >=, 15);
  g_assert_cmpuint (in_time, <=, 17);
  g_assert_cmpuint (late, >, 2);
  g_assert_cmpuint (late, <, in_time * 3 / 4);
}

static guint
count_nodes (GskRenderNode *node,
             GskRenderNode *wanted)
{
  guint n = 0;

  if (node == wanted)
    return 1;
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_nodes (gsk_container_node_get_child (node, i), wanted);
      return n;
    case GSK_TRANSFORM_NODE:
      return count_nodes (gsk_transform_node_get_child (node), wanted);
    case GSK_CLIP_NODE:
      return count_nodes (gsk_clip_node_get_child (node), wanted);
    case GSK_DEBUG_NODE:
      return count_nodes (gsk_debug_node_get_child (node), wanted);
    default:
      return 0;
    }
}

/* How often the board draws a card. */
static guint
count_drawn (Motion     *fixture,
             RiffleCard *card)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_allocate (board, gtk_widget_get_width (board), gtk_widget_get_height (board), -1,
                       NULL);
  GTK_WIDGET_GET_CLASS (board)->snapshot (board, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  return count_nodes (node, riffle_piece_get_node (RIFFLE_PIECE (card),
                                                   riffle_card_get_item (card)));
}

/* While a card is held up, its pile leaves it out, and draws it again afterwards. */
static void
test_held_up (Motion        *fixture,
              gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("freecell#1");
  RifflePeek *peek = fixture->board->peek;
  RiffleCard *card, *next;

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  card = motion_get_card (fixture, PAT_TABLEAU, 1, 2);
  next = motion_get_card (fixture, PAT_TABLEAU, 1, 3);
  g_assert_cmpuint (count_drawn (fixture, card), ==, 1);
  g_assert_true (riffle_peek_under (peek, (PatSpot) { card->pile, card->index }));
  g_assert_cmpuint (count_drawn (fixture, card), ==, 1);
  g_assert_true (card->floating);
  g_assert_true (riffle_peek_under (peek, (PatSpot) { next->pile, next->index }));
  g_assert_cmpuint (count_drawn (fixture, card), ==, 1);
  g_assert_false (card->floating);
  g_assert_cmpuint (count_drawn (fixture, next), ==, 1);
  riffle_peek_end (peek);
  g_assert_cmpuint (count_drawn (fixture, next), ==, 1);
  g_assert_false (next->floating);
}

/* Whether a card is drawn without its middle in the next frame. */
static gboolean
is_drawn_covered (Motion     *fixture,
                  RiffleCard *card)
{
  g_assert_cmpuint (count_drawn (fixture, card), ==, 1);
  return riffle_card_get_item (card) != card->shown;
}

/* A card has a middle as soon as the one that covered it is lifted, and until that lies again. */
static void
test_covered (Motion        *fixture,
              gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("freecell#1");
  RiffleCard *below, *top;

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  top = motion_get_top (fixture, PAT_TABLEAU, 1);
  below = motion_get_card (fixture, PAT_TABLEAU, 1, top->index - 1u);
  g_assert_true (is_drawn_covered (fixture, below));
  g_assert_false (is_drawn_covered (fixture, top));
  riffle_motion_hold (fixture->board->motion, top);
  g_assert_false (is_drawn_covered (fixture, below));
  g_assert_true (is_drawn_covered (fixture, motion_get_card (fixture, PAT_TABLEAU, 1, 0)));
  riffle_motion_lower (fixture->board->motion, top);
  g_assert_true (is_drawn_covered (fixture, below));
}

/* Two cards of the next row together cover one of a pyramid. */
static void
test_pyramid (Motion        *fixture,
              gconstpointer  data)
{
  const guint n_covered = 21, n_cards = 28;
  g_autoptr (PatGame) game = board_game_new_for_deal ("pyramid#1");

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  for (guint i = 1; i <= n_cards; i++)
    g_assert_cmpint (is_drawn_covered (fixture, motion_get_top (fixture, PAT_TABLEAU, i)), ==,
                     i <= n_covered);
  riffle_motion_hold (fixture->board->motion, motion_get_top (fixture, PAT_TABLEAU, n_cards));
  g_assert_false (is_drawn_covered (fixture, motion_get_top (fixture, PAT_TABLEAU, n_covered)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return SKIPPED;
    }
  g_test_add ("/frames/covered", Motion, NULL, motion_set_up, test_covered, motion_tear_down);
  g_test_add_func ("/frames/damage", test_damage);
  g_test_add_func ("/frames/damage-differs", test_damage_differs);
  g_test_add ("/frames/fan", Motion, NULL, motion_set_up, test_fan, motion_tear_down);
  g_test_add ("/frames/held-up", Motion, NULL, motion_set_up, test_held_up, motion_tear_down);
  g_test_add ("/frames/looks-alike", Motion, NULL, motion_set_up, test_looks_alike,
              motion_tear_down);
  g_test_add ("/frames/pyramid", Motion, NULL, motion_set_up, test_pyramid, motion_tear_down);
  g_test_add ("/frames/slows-down", Motion, NULL, motion_set_up, test_slows_down,
              motion_tear_down);
  return g_test_run ();
}
