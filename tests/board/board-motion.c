/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board whose clock the tests are: they tell the animator what time it is. */
#include "config.h"

#include "board-motion.h"

/* Lets frames pass until the board has its size; no card flies yet. */
static void
wait_for_size (Motion *self)
{
  while (gtk_widget_get_width (GTK_WIDGET (self->board)) == 0 ||
         !gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    g_main_context_iteration (NULL, TRUE);
}

/* A board in a window, without a game. */
void
motion_set_up (Motion        *self,
               gconstpointer  data)
{
  self->window = gtk_window_new ();
  self->board = RIFFLE_BOARD (riffle_board_new ());
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->board));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 700, 500);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_for_size (self);
}

void
motion_tear_down (Motion        *self,
                  gconstpointer  data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* Plays a move that is legal. */
void
motion_play (PatGame    *game,
             const char *text)
{
  PatMove move;

  g_assert_true (pat_move_parse (&move, pat_game_get_rules (game), text, NULL));
  g_assert_true (pat_game_play (game, &move, NULL));
}

RifflePile *
motion_get_pile (Motion  *self,
                 PatRole  role,
                 guint    number)
{
  const PatRules *rules = pat_game_get_rules (riffle_board_get_game (self->board));

  return riffle_table_get_pile (self->board->table,
                                (guint) pat_rules_find_pile (rules, role, number));
}

RiffleCard *
motion_get_card (Motion  *self,
                 PatRole  role,
                 guint    number,
                 guint    index)
{
  return riffle_pile_get_card (motion_get_pile (self, role, number), index);
}

RiffleCard *
motion_get_top (Motion  *self,
                PatRole  role,
                guint    number)
{
  return riffle_pile_get_top (motion_get_pile (self, role, number));
}

guint
motion_count_flying (Motion *self)
{
  return riffle_animator_count (riffle_motion_get_animator (self->board->motion));
}

/* Puts the cards where they are at a time after they were told to fly. */
void
motion_advance (Motion *self,
                gint64  usec)
{
  RiffleAnimator *animator = riffle_motion_get_animator (self->board->motion);

  riffle_animator_advance (animator, 1);
  riffle_animator_advance (animator, 1 + usec);
}

void
motion_assert_at_rest (Motion *self)
{
  g_assert_cmpuint (motion_count_flying (self), ==, 0);
  g_assert_true (riffle_table_is_in_step (self->board->table));
  for (guint i = 0; i < riffle_table_get_n_piles (self->board->table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->board->table, i);

      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          g_assert_true (graphene_point_equal (&card->at, &card->target));
          g_assert_cmpuint (card->shown, ==, card->card);
          g_assert_cmpfloat (card->squeeze, ==, 1);
          g_assert_false (card->floating);
        }
    }
}

/* Lets everything arrive. */
void
motion_land_all (Motion *self)
{
  if (motion_count_flying (self) > 0)
    motion_advance (self, MOTION_LATER);
  motion_assert_at_rest (self);
}
