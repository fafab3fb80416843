/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows without a move: squeezed columns that open, the way of a hint in a window of
 * another size, and backs during a pause. */
#include "config.h"

#include "board-position.h"

static const PatPileSpec piles[] = {
  { .role = PAT_DISCARD, .count = 1, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 2, .at = { .y = 1, .dx = 1 }, .fan_y = 0.25, .removable = TRUE,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { 0 }
};

RULES_VARIANT (columns, piles, .remove = { PAT_REMOVE_SUM, .sum = 13 });

/* A column of 26 cards, and a Queen that goes on the King at its end. */
static void
show_columns (Motion *self)
{
  g_autoptr (GString) text = g_string_new ("tableau 1:");

  for (guint i = 0; i < 26; i++)
    g_string_append_printf (text, " %c%c", "A23456789TJQK"[i % 13], "CD"[i / 13]);
  g_string_append (text, "; tableau 2: QS");
  g_object_set (self->board, "animate", FALSE, NULL);
  position_show (self, &columns, text->str);
}

static float
get_gap (Motion *self,
         guint   index)
{
  RifflePile *pile = motion_get_pile (self, PAT_TABLEAU, 1);

  return riffle_pile_get_card (pile, index + 1)->target.y -
         riffle_pile_get_card (pile, index)->target.y;
}

/* Moves the pointer to the top of a card. */
static void
point_at (Motion     *self,
          RiffleCard *card)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (self->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", (double) card->target.x + 10,
                               (double) card->target.y + 2);
    }
}

/* A card of a squeezed column shows more of itself under the pointer. */
static void
test_opens (Motion        *self,
            gconstpointer  data)
{
  const guint index = 9;
  float closed;

  show_columns (self);
  closed = get_gap (self, index);
  g_assert_cmpfloat (closed, <, (float) motion_get_pile (self, PAT_TABLEAU, 1)->card_width / 4);
  point_at (self, motion_get_card (self, PAT_TABLEAU, 1, index));
  g_assert_cmpfloat (get_gap (self, index), >, closed * 1.4f);
  g_assert_false (motion_get_card (self, PAT_TABLEAU, 1, index)->flat);
  point_at (self, motion_get_top (self, PAT_TABLEAU, 2));
  g_assert_cmpfloat (get_gap (self, index), ==, closed);
}

static void
wait_for_width (Motion *self,
                int     width)
{
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, 400);
  while (gtk_widget_get_width (GTK_WIDGET (self->board)) != width)
    g_main_context_iteration (NULL, TRUE);
}

/* Where the arrow is after the next drawing. */
static graphene_rect_t
get_drawn_signs (Motion *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->window);
  gint64 end = gdk_frame_clock_get_frame_counter (clock) + 3;
  graphene_rect_t bounds;

  while (gdk_frame_clock_get_frame_counter (clock) < end)
    {
      gtk_widget_queue_draw (GTK_WIDGET (self->board));
      g_main_context_iteration (NULL, TRUE);
    }
  gsk_render_node_get_bounds (riffle_ghost_get_signs (riffle_motion_get_ghost (
                                                        self->board->motion)), &bounds);
  return bounds;
}

/* The arrow of a hint leads from card to card, however large the window is made meanwhile. */
static void
test_hint_follows (Motion        *self,
                   gconstpointer  data)
{
  const int widths[] = { 700, 420, 900 };
  RiffleGhost *ghost;
  PatMove move;

  show_columns (self);
  ghost = riffle_motion_get_ghost (self->board->motion);
  g_assert_true (pat_move_parse (&move, pat_game_get_rules (riffle_board_get_game (self->board)),
                                 "t2>t1", NULL));
  riffle_highlights_set_hint (self->board->highlights, &move);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      RiffleCard *from = motion_get_top (self, PAT_TABLEAU, 2);
      RiffleCard *to = motion_get_top (self, PAT_TABLEAU, 1);
      RifflePile *to_pile = motion_get_pile (self, PAT_TABLEAU, 1);
      graphene_point_t start, end, at;
      graphene_rect_t drawn;

      wait_for_width (self, widths[i]);
      g_assert_true (riffle_ghost_find_way (ghost, 0, &start, &end, &at));
      g_assert_cmpfloat (start.x, ==, from->target.x);
      g_assert_cmpfloat (start.y, ==, from->target.y);
      g_assert_cmpfloat (end.x, ==, to->target.x);
      g_assert_cmpfloat (end.y, >, to->target.y);
      drawn = get_drawn_signs (self);
      g_assert_cmpfloat (drawn.origin.x, >=, to->target.x);
      g_assert_cmpfloat (drawn.origin.x, <, to->target.x + (float) to_pile->card_width);
      g_assert_cmpfloat (drawn.origin.x + drawn.size.width, >, from->target.x);
    }
}

static void
assert_concealed (Motion   *self,
                  gboolean  is_concealed)
{
  for (guint i = 0; i < riffle_table_get_n_piles (self->board->table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->board->table, i);

      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);
          RiffleDeckItem item = riffle_card_get_item (card);
          g_autofree char *differs = gtk_test_accessible_check_state (GTK_ACCESSIBLE (card),
                                                                      GTK_ACCESSIBLE_STATE_HIDDEN,
                                                                      TRUE);

          g_assert_cmpint (differs == NULL, ==, is_concealed || card->buried);
          if (pat_card_is_face_down (card->card))
            continue;
          g_assert_cmpint (item < RIFFLE_DECK_EMPTY && pat_card_is_face_down ((PatCard) item), ==,
                           is_concealed);
        }
    }
}

/* During a pause neither eyes nor ears find a card, also when the window was out of sight; then
 * all faces are there again, and a hint is not. */
static void
test_conceals (Motion        *self,
               gconstpointer  data)
{
  graphene_point_t start, end, at;
  PatMove move;

  show_columns (self);
  assert_concealed (self, FALSE);
  g_assert_true (pat_move_parse (&move, pat_game_get_rules (riffle_board_get_game (self->board)),
                                 "t2>t1", NULL));
  riffle_highlights_set_hint (self->board->highlights, &move);
  riffle_board_set_concealed (self->board, TRUE);
  assert_concealed (self, TRUE);
  g_assert_false (riffle_ghost_find_way (riffle_motion_get_ghost (self->board->motion), 0, &start,
                                         &end, &at));
  gtk_widget_set_visible (GTK_WIDGET (self->board), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->board), TRUE);
  assert_concealed (self, TRUE);
  riffle_board_set_concealed (self->board, FALSE);
  assert_concealed (self, FALSE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return 77;
    }
  g_test_add ("/board/still/opens", Motion, NULL, motion_set_up, test_opens, motion_tear_down);
  g_test_add ("/board/still/hint-follows", Motion, NULL, motion_set_up, test_hint_follows,
              motion_tear_down);
  g_test_add ("/board/still/conceals", Motion, NULL, motion_set_up, test_conceals,
              motion_tear_down);
  return g_test_run ();
}
