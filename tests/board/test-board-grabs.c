/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When cards may be dragged, and what is said of a drop that is refused. */
#include "config.h"

#include "board-position.h"

static const PatPileSpec ten_piles[] = {
  { .role = PAT_TABLEAU, .count = 10, .at = { .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 10 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (ten, ten_piles);

#define CARDS \
  "tableau 1: <KS> 9S 8H 7C; tableau 2: TH; tableau 3: 5C; tableau 4: 6C; " \
  "tableau 10: 8D"

/* Cards follow the pointer only if the player wants that, and while nothing is asked for. */
static void
test_drag_allowed (Motion        *self,
                   gconstpointer  data)
{
  const PatSpot spot = { 0, 2 };

  position_show (self, &ten, CARDS);
  self->board->settings.drag_enabled = FALSE;
  g_assert_false (riffle_board_press_funcs.grab (spot, self->board));
  self->board->settings.drag_enabled = TRUE;
  self->board->selection.kind = PAT_SELECTION_SPECIAL;
  g_assert_false (riffle_board_press_funcs.grab (spot, self->board));
  self->board->selection.kind = PAT_SELECTION_NONE;
  g_assert_true (riffle_board_press_funcs.grab (spot, self->board));
  g_assert_true (riffle_drag_is_active (self->board->drag));
  riffle_board_press_funcs.cancel (self->board);
  g_assert_false (riffle_drag_is_active (self->board->drag));
}

static void
refused_cb (RiffleBoard *board,
            const char  *sentence,
            int          pile,
            GString     *told)
{
  g_string_append_printf (told, "%d: %s|", pile, sentence);
}

/* Only a player who wants to drop strictly is told that cards touch two piles. */
static void
test_refused_drop (Motion        *self,
                   gconstpointer  data)
{
  static const char strict[] = "-1: The cards touch more than one pile|";
  g_autoptr (GString) told = g_string_new (NULL);
  float column;

  position_show (self, &ten, CARDS);
  column = riffle_table_get_pile (self->board->table, 1)->base.x -
           riffle_table_get_pile (self->board->table, 0)->base.x;
  g_signal_connect (self->board, "refused", G_CALLBACK (refused_cb), told);
  for (gboolean strictly = FALSE; strictly <= TRUE; strictly++)
    {
      g_string_truncate (told, 0);
      self->board->settings.strict_drop = strictly;
      g_assert_true (riffle_board_press_funcs.grab ((PatSpot) { 1, 0 }, self->board));
      riffle_board_press_funcs.carry (GRAPHENE_POINT_INIT (1.4f * column, 0), self->board);
      riffle_board_press_funcs.drop (self->board);
      /* What a pile refuses is told near that pile. */
      g_assert_true (strictly || g_str_has_prefix (told->str, "2: "));
      g_assert_cmpint (g_str_equal (told->str, strict), ==, strictly);
      motion_land_all (self);
    }
  g_signal_handlers_disconnect_by_data (self->board, told);
}

/* Cards that are dropped on a pile which refuses them were not clicked on; where they came from,
 * they are seen again. */
static void
test_meant_drop (Motion        *self,
                 gconstpointer  data)
{
  static const struct
  {
    guint    from;
    int      columns; /* that the card is carried to the right */
    gboolean is_meant;
  } rows[] = { { 1, -1, TRUE }, { 1, 1, TRUE }, { 3, -3, TRUE }, { 1, 0, FALSE } };
  float column;

  position_show (self, &ten, CARDS);
  column = riffle_table_get_pile (self->board->table, 1)->base.x -
           riffle_table_get_pile (self->board->table, 0)->base.x;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (riffle_board_press_funcs.grab ((PatSpot) { rows[i].from, 0 }, self->board));
      riffle_board_press_funcs.carry (GRAPHENE_POINT_INIT ((float) rows[i].columns * column, 0),
                                      self->board);
      g_assert_cmpint (riffle_board_press_funcs.drop (self->board), ==, rows[i].is_meant);
      motion_land_all (self);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/board-grabs/drag-allowed", Motion, NULL, motion_set_up, test_drag_allowed,
              motion_tear_down);
  g_test_add ("/board-grabs/refused-drop", Motion, NULL, motion_set_up, test_refused_drop,
              motion_tear_down);
  g_test_add ("/board-grabs/meant-drop", Motion, NULL, motion_set_up, test_meant_drop,
              motion_tear_down);
  return g_test_run ();
}
