/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards and places a hint marks, and when it ends. */
#include "config.h"

#include "board-position.h"
#include "riffle-rank-finder.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1 },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 } },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (stocked, piles, .stock = { PAT_WASTE, 1 });

#define CARDS "stock: <2C> <3C>; tableau 1: <KS> 9S 8H 7C; tableau 2: TH; tableau 3: 5C"

/* Shows a move, and writes down all cards and places that it marks. */
static char *
dup_marked (Motion     *self,
            const char *text)
{
  GString *marked = g_string_new (NULL);
  RiffleTable *table = self->board->table;
  PatMove move;

  if (text != NULL)
    g_assert_true (pat_move_parse (&move, pat_game_get_rules (riffle_table_get_game (table)), text,
                                   NULL));
  riffle_highlights_set_hint (self->board->highlights, text != NULL ? &move : NULL);
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);

      if (riffle_piece_get_marks (RIFFLE_PIECE (pile)) == RIFFLE_MARK_HINT)
        g_string_append_printf (marked, "%u ", i);
      for (guint k = 0; k < pile->cards->len; k++)
        if (riffle_piece_get_marks (RIFFLE_PIECE (riffle_pile_get_card (pile, k))) ==
            RIFFLE_MARK_HINT)
          g_string_append_printf (marked, "%u.%u ", i, k);
    }
  return g_string_free (marked, FALSE);
}

static void
test_hint (Motion        *self,
           gconstpointer  data)
{
  static const struct
  {
    const char *move;
    const char *marked;
  } rows[] = {
    { "t1*3>t2", "2.1 2.2 2.3 3.0 " },
    { "t1>t2", "2.3 3.0 " },
    { "t3>t4", "4.0 5 " },
    { "s", "0.1 " },
    { NULL, "" },
  };

  position_show (self, &stocked, CARDS);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *marked = dup_marked (self, rows[i].move);

      g_assert_cmpstr (marked, ==, rows[i].marked);
    }
}

static void
assert_at (const graphene_point_t *point,
           RiffleCard             *card)
{
  g_assert_cmpfloat (point->x, ==, card->target.x);
  g_assert_cmpfloat (point->y, ==, card->target.y);
}

/* The ghost of the first card glides to the other pile, twice; then an arrow shows the way, as it
 * does at once without animations. */
static void
test_way (Motion        *self,
          gconstpointer  data)
{
  RiffleGhost *ghost;
  graphene_point_t from, to, at;
  float last = 0;
  guint n_times = 0, n_ways = 0;

  position_show (self, &stocked, CARDS);
  ghost = riffle_motion_get_ghost (self->board->motion);
  g_assert_false (riffle_ghost_find_way (ghost, 0, &from, &to, &at));
  g_free (dup_marked (self, "t1*3>t2"));
  g_assert_true (riffle_ghost_is_gliding (ghost));
  for (gint64 now = 1; riffle_ghost_advance (ghost, now); now += 50000)
    {
      g_assert_true (riffle_ghost_find_way (ghost, 0, &from, &to, &at));
      n_ways += at.x < last;
      last = at.x;
      n_times++;
    }
  g_assert_cmpuint (n_ways, ==, 1);
  g_assert_cmpuint (n_times, >, 20);
  assert_at (&from, riffle_table_get_card (self->board->table, (PatSpot) { 2, 1 }));
  g_assert_cmpfloat (to.x, ==, riffle_table_get_card (self->board->table,
                                                      (PatSpot) { 3, 0 })->target.x);
  g_assert_cmpfloat (to.y, >, riffle_table_get_card (self->board->table,
                                                     (PatSpot) { 3, 0 })->target.y);
  riffle_highlights_drop_hint (self->board->highlights);
  g_assert_false (riffle_ghost_find_way (ghost, 0, &from, &to, &at));
  g_assert_false (riffle_ghost_is_gliding (ghost));

  g_object_set (self->board, "animate", FALSE, NULL);
  g_free (dup_marked (self, "s"));
  g_assert_false (riffle_ghost_is_gliding (ghost));
  g_assert_true (riffle_ghost_find_way (ghost, 0, &from, &to, &at));
  assert_at (&from, riffle_table_get_card (self->board->table, (PatSpot) { 0, 1 }));
  g_assert_cmpfloat (to.x, >, from.x);
  g_free (dup_marked (self, NULL));
  g_assert_false (riffle_ghost_find_way (ghost, 0, &from, &to, &at));
}

static const PatPileSpec dealt_piles[] = {
  { .role = PAT_STOCK, .count = 1 },
  { .role = PAT_TABLEAU, .count = 3, .at = { .y = 1, .dx = 1 }, .fan_y = 0.25, .removable = TRUE,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (dealt, dealt_piles, .stock = { PAT_TABLEAU, 1 },
               .remove = { PAT_REMOVE_SUM, .sum = 13 });

static guint
count_ways (Motion     *self,
            const char *move)
{
  RiffleGhost *ghost = riffle_motion_get_ghost (self->board->motion);
  graphene_point_t from, to, at;
  guint n = 0;

  g_free (dup_marked (self, move));
  while (riffle_ghost_find_way (ghost, n, &from, &to, &at))
    n++;
  return n;
}

/* A deal goes to each pile that gets a card; two cards that leave together are joined. */
static void
test_ways (Motion        *self,
           gconstpointer  data)
{
  RiffleTable *table;
  RiffleGhost *ghost;
  graphene_point_t from, to, at;

  position_show (self, &dealt, "stock: <2C> <3C>; tableau 1: KS 9S; tableau 2: TH; tableau 3: 4C");
  table = self->board->table;
  ghost = riffle_motion_get_ghost (self->board->motion);
  g_assert_cmpuint (count_ways (self, "s"), ==, 2);
  g_assert_true (riffle_ghost_is_gliding (ghost));
  g_assert_true (riffle_ghost_find_way (ghost, 1, &from, &to, &at));
  assert_at (&from, riffle_table_get_card (table, (PatSpot) { 0, 1 }));
  g_assert_cmpfloat (to.x, ==, riffle_table_get_card (table, (PatSpot) { 2, 0 })->target.x);
  g_assert_cmpuint (count_ways (self, "t1+t3"), ==, 1);
  g_assert_false (riffle_ghost_is_gliding (ghost));
  g_assert_true (riffle_ghost_find_way (ghost, 0, &from, &to, &at));
  assert_at (&from, riffle_table_get_card (table, (PatSpot) { 1, 1 }));
  assert_at (&to, riffle_table_get_card (table, (PatSpot) { 3, 0 }));
}

static graphene_rect_t
draw_signs (Motion *self)
{
  RiffleGhost *ghost = riffle_motion_get_ghost (self->board->motion);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds;

  riffle_ghost_snapshot (ghost, snapshot);
  g_clear_pointer (&(GskRenderNode *) { gtk_snapshot_free_to_node (snapshot) },
                   gsk_render_node_unref);
  g_assert_nonnull (riffle_ghost_get_signs (ghost));
  gsk_render_node_get_bounds (riffle_ghost_get_signs (ghost), &bounds);
  return bounds;
}

/* The arrow follows the cards into another layout, and is not drawn again without need. */
static void
test_arrow_follows (Motion        *self,
                    gconstpointer  data)
{
  RiffleGhost *ghost;
  GskRenderNode *signs;
  graphene_rect_t before, after;
  RiffleCard *card;

  position_show (self, &stocked, CARDS);
  ghost = riffle_motion_get_ghost (self->board->motion);
  g_object_set (self->board, "animate", FALSE, NULL);
  g_free (dup_marked (self, "t1>t3"));
  before = draw_signs (self);
  signs = riffle_ghost_get_signs (ghost);
  after = draw_signs (self);
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_true (riffle_ghost_get_signs (ghost) == signs);
  card = riffle_table_get_card (self->board->table, (PatSpot) { 4, 0 });
  card->target.x += 60;
  after = draw_signs (self);
  g_assert_cmpfloat (after.origin.x + after.size.width, >,
                     before.origin.x + before.size.width + 40);
}

/* On small cards arrows and lines are thin, too. */
static void
test_signs_are_thin (Motion        *self,
                     gconstpointer  data)
{
  graphene_rect_t before, after;

  position_show (self, &dealt, "stock: <2C> <3C>; tableau 1: KS 9S; tableau 2: TH; tableau 3: 4C");
  g_free (dup_marked (self, "t1+t3"));
  riffle_table_get_pile (self->board->table, 3)->card_width = 150;
  before = draw_signs (self);
  riffle_table_get_pile (self->board->table, 3)->card_width = 40;
  after = draw_signs (self);
  /* It still joins the cards. */
  g_assert_cmpfloat (after.size.height, <, before.size.height - 5);
  g_assert_cmpfloat (after.size.width, <, before.size.width - 5);
  g_assert_cmpfloat (after.size.width, >, before.size.width - 20);
}

/* A hint ends with the next thing that the player does. */
static void
test_hint_ends (Motion        *self,
                gconstpointer  data)
{
  RiffleHighlights *highlights;
  g_autofree char *marked = NULL;

  position_show (self, &stocked, CARDS);
  highlights = self->board->highlights;
  g_assert_false (riffle_highlights_drop_hint (highlights));
  marked = dup_marked (self, "t1*3>t2");
  g_assert_true (riffle_highlights_drop_hint (highlights));
  g_assert_false (riffle_highlights_drop_hint (highlights));

  g_clear_pointer (&marked, g_free);
  marked = dup_marked (self, "t1*3>t2");
  riffle_board_click (self->board, (PatSpot) { 4, 0 }, PAT_CLICK_PLAIN);
  g_assert_false (riffle_highlights_drop_hint (highlights));
  g_assert_cmpuint (riffle_piece_get_marks (RIFFLE_PIECE (riffle_table_get_card (
                                                            self->board->table,
                                                            (PatSpot) { 3, 0 }))), ==,
                    RIFFLE_MARK_NONE);
}

/* What is under the pointer stays marked when the cards get other faces. */
static void
test_hover_and_deck (Motion        *self,
                     gconstpointer  data)
{
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();
  RifflePiece *card;

  position_show (self, &stocked, CARDS);
  card = RIFFLE_PIECE (riffle_table_get_card (self->board->table, (PatSpot) { 3, 0 }));
  riffle_highlights_set_hover (self->board->highlights, &(PatSpot) { 3, 0 });
  g_assert_cmpuint (riffle_piece_get_marks (card), ==, RIFFLE_MARK_AVAILABLE);
  g_object_set (self->board, "deck", deck, NULL);
  g_assert_cmpuint (riffle_piece_get_marks (card), ==, RIFFLE_MARK_AVAILABLE);
}

/* The cards with a mark, as “pile.index”. */
static char *
dup_found (Motion *self)
{
  GString *found = g_string_new (NULL);
  RiffleTable *table = self->board->table;

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);

      for (guint k = 0; k < pile->cards->len; k++)
        if (riffle_piece_get_marks (RIFFLE_PIECE (riffle_pile_get_card (pile, k))) ==
            RIFFLE_MARK_FOUND)
          g_string_append_printf (found, "%u.%u ", i, k);
    }
  return g_string_free (found, FALSE);
}

static void
check_found (Motion     *self,
             const char *wanted)
{
  g_autofree char *found = dup_found (self);

  g_assert_cmpstr (found, ==, wanted);
}

#define RANKS "stock: <9C>; waste: 9D 9H; tableau 1: <9S> KS 8H; tableau 2: KH; tableau 3: 8C TD"

static gboolean
press_rank (Motion *self,
            guint   key)
{
  return riffle_rank_finder_press (self->board->table, self->board->highlights,
                                   self->board->announcer, key);
}

static void
begin_rank (Motion        *self,
            const PatSpot *spot)
{
  riffle_rank_finder_begin (self->board->table, self->board->highlights, self->board->announcer,
                            spot);
}

/* The key marks all cards of a rank that can be seen; whatever comes next ends that. */
static void
test_rank (Motion        *self,
           gconstpointer  data)
{
  position_show (self, &stocked, RANKS);
  g_assert_false (press_rank (self, GDK_KEY_8));
  begin_rank (self, NULL);
  check_found (self, "");
  g_assert_true (press_rank (self, GDK_KEY_k));
  check_found (self, "2.1 3.0 ");
  g_assert_true (press_rank (self, GDK_KEY_0));
  check_found (self, "4.1 ");
  /* Neither face-down cards nor what lies squared under others. */
  g_assert_true (press_rank (self, GDK_KEY_9));
  check_found (self, "1.1 ");
  g_assert_true (press_rank (self, GDK_KEY_7));
  check_found (self, "");
  g_assert_true (press_rank (self, GDK_KEY_8));
  check_found (self, "2.2 4.0 ");
  g_assert_true (press_rank (self, GDK_KEY_Escape));
  check_found (self, "");
  g_assert_false (press_rank (self, GDK_KEY_Escape));

  /* The card with the focus says which rank; another key means what it always means. */
  begin_rank (self, &(PatSpot) { 3, 0 });
  check_found (self, "2.1 3.0 ");
  begin_rank (self, &(PatSpot) { 3, 0 });
  check_found (self, "");
  begin_rank (self, &(PatSpot) { 2, 0 });
  g_assert_true (press_rank (self, GDK_KEY_k));
  g_assert_false (press_rank (self, GDK_KEY_Left));
  check_found (self, "");
  begin_rank (self, &(PatSpot) { 2, 2 });
  check_found (self, "2.2 4.0 ");
  riffle_board_click (self->board, (PatSpot) { 3, 0 }, PAT_CLICK_PLAIN);
  check_found (self, "");
}

static const PatPileSpec indicated_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .build = PAT_DOWN | PAT_ALTERNATE, .take = PAT_TAKE_TOP },
  { .role = PAT_INDICATOR, .count = 1, .at = { .x = 1 } },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (indicated, indicated_piles);

/* An indicator does not look like a card to be played, and is none. */
static void
test_indicator (Motion        *self,
                gconstpointer  data)
{
  const PatSelection nothing = { PAT_SELECTION_NONE };
  RiffleTable *table = self->board->table;
  PatGame *game;

  position_show (self, &indicated, "tableau 1: 5C; indicator 1: 7S");
  game = riffle_table_get_game (table);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (riffle_table_get_pile (table, 0)),
                                            "indicator"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (riffle_table_get_pile (table, 1)),
                                           "indicator"));
  g_assert_true (pat_game_is_available (game, &nothing, (PatSpot) { 0, 0 }));
  g_assert_false (pat_game_is_available (game, &nothing, (PatSpot) { 1, 0 }));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/board-highlights/hint", Motion, NULL, motion_set_up, test_hint, motion_tear_down);
  g_test_add ("/board-highlights/way", Motion, NULL, motion_set_up, test_way, motion_tear_down);
  g_test_add ("/board-highlights/ways", Motion, NULL, motion_set_up, test_ways, motion_tear_down);
  g_test_add ("/board-highlights/arrow-follows", Motion, NULL, motion_set_up, test_arrow_follows,
              motion_tear_down);
  g_test_add ("/board-highlights/signs-are-thin", Motion, NULL, motion_set_up, test_signs_are_thin,
              motion_tear_down);
  g_test_add ("/board-highlights/hint-ends", Motion, NULL, motion_set_up, test_hint_ends,
              motion_tear_down);
  g_test_add ("/board-highlights/hover-and-deck", Motion, NULL, motion_set_up,
              test_hover_and_deck, motion_tear_down);
  g_test_add ("/board-highlights/rank", Motion, NULL, motion_set_up, test_rank, motion_tear_down);
  g_test_add ("/board-highlights/indicator", Motion, NULL, motion_set_up, test_indicator,
              motion_tear_down);
  return g_test_run ();
}
