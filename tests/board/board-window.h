/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board in a window, shown in real time. config.h comes first. */
#pragma once

#include "riffle-board-private.h"

#include "board-game.h"

#define DEAL    5
#define SKIPPED 77

typedef struct
{
  GtkWidget   *window;
  RiffleBoard *board;
  guint        n_refused;
  int          refused;    /* the pile that the last of them was about */
  guint        n_moved;
} Fixture;

/* Lets the main loop do all that it has to do now. */
static inline void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static inline gboolean
stop_waiting_cb (gpointer waiting)
{
  *(gboolean *) waiting = FALSE;
  return G_SOURCE_REMOVE;
}

/* Waits until the window has got the size that it asked for, or is not given it. */
static inline void
wait_for_frames (GtkWidget *window,
                 guint      n_frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean waiting = TRUE;
  guint id = g_timeout_add_seconds (5, stop_waiting_cb, &waiting);
  gint64 end = gdk_frame_clock_get_frame_counter (clock) + n_frames;

  while (waiting && gdk_frame_clock_get_frame_counter (clock) < end)
    {
      gtk_widget_queue_draw (window);
      g_main_context_iteration (NULL, TRUE);
    }
  if (waiting)
    g_source_remove (id);
  settle ();
}

static inline void
refused_cb (RiffleBoard *board,
            const char  *sentence,
            int          pile,
            Fixture     *fixture)
{
  g_assert_nonnull (sentence);
  fixture->refused = pile;
  g_assert_cmpstr (sentence, !=, "");
  fixture->n_refused++;
}

static inline void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->window = gtk_window_new ();
  fixture->board = RIFFLE_BOARD (riffle_board_new ());
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 500);
  g_signal_connect (fixture->board, "refused", G_CALLBACK (refused_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_frames (fixture->window, 2);
}

static inline void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);

  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_null (board);
}

static inline void
click (Fixture *fixture,
       guint    pile,
       int      index)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.click", "(ui)",
                                             pile, index));
}

static inline void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  wait_for_frames (fixture->window, 2);
}

static inline gboolean
deal_from_stock (PatGame *game)
{
  const PatMove move = { .kind = PAT_MOVE_STOCK };

  return pat_game_play (game, &move, NULL);
}

static inline graphene_rect_t
get_top_bounds (Fixture *fixture,
                PatGame *game,
                PatRole  role,
                guint    number)
{
  guint pile = (guint) pat_rules_find_pile (pat_game_get_rules (game), role, number);
  int top = (int) pat_position_get_size (pat_game_get_position (game), pile) - 1;
  graphene_rect_t bounds;

  g_assert_true (riffle_board_get_card_bounds (fixture->board, pile, top, &bounds));
  return bounds;
}
