/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows without being asked: the shape of the pointer, the end of the passes, piles
 * that are complete or locked. */
#include "config.h"

#include "board-position.h"

static gboolean
is_complete (const PatRules    *rules,
             const PatPosition *position,
             guint              pile)
{
  return pile == 2 && pat_position_get_size (position, pile) == 2;
}

static const char *
why_locked (const PatRules    *rules,
            const PatPosition *position,
            guint              pile)
{
  return pile == 3 && pat_position_get_size (position, 0) > 0 ? "Not yet" : NULL;
}

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1 },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 2, .at = { .y = 1, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (once, piles, .stock = { PAT_WASTE, 1, 0 }, .is_complete = is_complete,
               .why_locked = why_locked);
RULES_VARIANT (twice, piles, .stock = { PAT_WASTE, 1, 1 });
RULES_VARIANT (endless, piles, .stock = { PAT_WASTE, 1, PAT_UNLIMITED });
RULES_VARIANT (columns, piles, .stock = { PAT_TABLEAU, 1, 0 });

/* The pointer comes to a point of the board. */
static void
point_at (Motion *self,
          double  x,
          double  y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", x, y);
    }
}

static GdkCursor *
point_at_card (Motion *self,
               guint   pile,
               int     index)
{
  GtkWidget *card = GTK_WIDGET (riffle_table_get_card (self->board->table,
                                                       (PatSpot) { pile, index }));
  graphene_rect_t bounds;

  while (gtk_widget_get_width (card) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (self->board), &bounds));
  point_at (self, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + 3);
  return gtk_widget_get_cursor (GTK_WIDGET (self->board));
}

/* A hand lies on what can be taken, and an arrow on everything else. */
static void
test_pointer (Motion        *self,
              gconstpointer  data)
{
  GdkCursor *cursor;

  position_show (self, &twice, "stock: <3C>; waste: 2C; tableau 1: <KS> 9S");
  cursor = point_at_card (self, 2, 1);
  g_assert_nonnull (cursor);
  g_assert_cmpstr (gdk_cursor_get_name (cursor), ==, "pointer");
  g_assert_null (point_at_card (self, 2, 0));
  g_assert_nonnull (point_at_card (self, 0, 0));
  point_at (self, 1, gtk_widget_get_height (GTK_WIDGET (self->board)) - 1);
  g_assert_null (gtk_widget_get_cursor (GTK_WIDGET (self->board)));
  /* No theme has a left hand: it is drawn, and the right one is there if it cannot be used. */
  g_object_set (self->board, "left-handed-pointer", TRUE, NULL);
  cursor = point_at_card (self, 2, 1);
  g_assert_nonnull (cursor);
  g_assert_nonnull (gdk_cursor_get_texture (cursor));
  g_assert_cmpstr (gdk_cursor_get_name (gdk_cursor_get_fallback (cursor)), ==, "pointer");
  g_assert_null (point_at_card (self, 2, 0));
}

/* The empty place of the stock has a large X when the waste may not be turned over any more. */
static void
test_stock (Motion        *self,
            gconstpointer  data)
{
  static const struct
  {
    const PatVariantSpec *spec;
    const char           *cards;
    RiffleDeckItem        place;
  } rows[] = {
    { &once, "waste: 2C", RIFFLE_DECK_CROSS },
    /* That does not change when the last card of the waste is played. */
    { &once, "tableau 1: 2C", RIFFLE_DECK_CROSS },
    { &twice, "passes: 1; tableau 1: 2C", RIFFLE_DECK_CROSS },
    { &twice, "tableau 1: 2C", RIFFLE_DECK_EMPTY },
    { &twice, "waste: 2C", RIFFLE_DECK_RECYCLE },
    { &twice, "passes: 1; waste: 2C", RIFFLE_DECK_CROSS },
    { &endless, "passes: 9; waste: 2C", RIFFLE_DECK_RECYCLE },
    { &endless, "tableau 1: 2C", RIFFLE_DECK_EMPTY },
    { &columns, "tableau 1: 2C", RIFFLE_DECK_EMPTY },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      position_show (self, rows[i].spec, rows[i].cards);
      g_test_message ("row %zu", i);
      g_assert_cmpuint (riffle_table_get_pile (self->board->table, 0)->place, ==, rows[i].place);
    }
}

static gboolean
has_mark (Motion     *self,
          guint       pile,
          const char *css_class)
{
  return gtk_widget_has_css_class (GTK_WIDGET (riffle_table_get_pile (self->board->table, pile)),
                                   css_class);
}

/* A pile is marked as long as the game calls it complete, or locks it. */
static void
test_marks (Motion        *self,
            gconstpointer  data)
{
  position_show (self, &once, "stock: <KD>; tableau 1: 9S; tableau 2: 8H");
  g_assert_false (has_mark (self, 2, "complete"));
  g_assert_false (has_mark (self, 2, "locked"));
  g_assert_true (has_mark (self, 3, "locked"));
  motion_play (riffle_board_get_game (self->board), "s");
  g_assert_false (has_mark (self, 3, "locked"));
  motion_play (riffle_board_get_game (self->board), "t2>t1");
  g_assert_true (has_mark (self, 2, "complete"));
  g_assert_false (has_mark (self, 3, "complete"));
  g_assert_true (pat_game_undo (riffle_board_get_game (self->board)));
  g_assert_false (has_mark (self, 2, "complete"));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/board-signs/pointer", Motion, NULL, motion_set_up, test_pointer, motion_tear_down);
  g_test_add ("/board-signs/stock", Motion, NULL, motion_set_up, test_stock, motion_tear_down);
  g_test_add ("/board-signs/marks", Motion, NULL, motion_set_up, test_marks, motion_tear_down);
  return g_test_run ();
}
