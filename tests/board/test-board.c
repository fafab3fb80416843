/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board with every game of the build: shown, clicked everywhere, resized, undone and done
 * away with. */
#include "config.h"

#include <math.h>

#include "board-window.h"

#include "riffle-board-describe.h"

#define N_CLICKS 150

static PatRegistry *
load_variants (void)
{
  PatRegistry *registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), >, 0);
  return registry;
}

/* The board says the same as the position: sizes of the piles, and cards that are where the
 * layout has them. */
static void
assert_in_step (Fixture *fixture,
                PatGame *game)
{
  const PatPosition *position = pat_game_get_position (game);
  g_autofree char *text = riffle_board_describe (fixture->board);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, position->n_piles + 1u);
  for (guint i = 0; i < position->n_piles; i++)
    {
      const char *space = strchr (lines[i], ' ');

      g_assert_nonnull (space);
      g_assert_cmpuint (g_ascii_strtoull (space, NULL, 10), ==,
                        pat_position_get_size (position, i));
    }
}

static void
click_everywhere (Fixture *fixture,
                  PatGame *game)
{
  GRand *random = g_rand_new_with_seed (DEAL);

  for (guint i = 0; i < N_CLICKS; i++)
    {
      const PatPosition *position = pat_game_get_position (game);
      guint pile = (guint) g_rand_int_range (random, 0, position->n_piles);
      guint size = pat_position_get_size (position, pile);

      click (fixture, pile, size == 0 ? -1 : g_rand_int_range (random, 0, (gint32) size));
      if (i % 16 == 0)
        settle ();
      assert_in_step (fixture, game);
    }
  g_rand_free (random);
}

static void
send_everything (Fixture *fixture,
                 PatGame *game)
{
  const PatPosition *position = pat_game_get_position (game);

  for (guint i = 0; i < position->n_piles; i++)
    if (pat_position_get_size (position, i) > 0)
      gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.send", "(ui)", i,
                                  (int) pat_position_get_size (position, i) - 1);
  assert_in_step (fixture, game);
}

static void
begin_specials (Fixture *fixture,
                PatGame *game)
{
  const PatSpecialSpec *specials = pat_rules_get_game (pat_game_get_rules (game))->specials;

  for (guint i = 0; specials != NULL && specials[i].name != NULL; i++)
    {
      riffle_board_begin_special (fixture->board, i);
      click_everywhere (fixture, game);
      riffle_board_cancel (fixture->board);
      g_assert_false (riffle_board_is_asked (fixture->board));
    }
}

static void
undo_and_redo (Fixture *fixture,
               PatGame *game)
{
  while (pat_game_undo (game))
    assert_in_step (fixture, game);
  settle ();
  while (pat_game_redo (game))
    assert_in_step (fixture, game);
  settle ();
}

/* All cards lie on the board, whatever its size. */
static void
assert_inside (Fixture *fixture,
               PatGame *game)
{
  const PatPosition *position = pat_game_get_position (game);
  graphene_rect_t bounds, board;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->board),
                                            GTK_WIDGET (fixture->board), &board));
  for (guint i = 0; i < position->n_piles; i++)
    {
      g_assert_true (riffle_board_get_card_bounds (fixture->board, i,
                                                   (int) pat_position_get_size (position,
                                                                                i) - 1, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.size.width, >, 0);
      g_assert_cmpfloat (bounds.origin.x, ==, floorf (bounds.origin.x));
      g_assert_cmpfloat (bounds.origin.y, ==, floorf (bounds.origin.y));
    }
}

static void
test_variant (Fixture       *fixture,
              gconstpointer  id)
{
  g_autoptr (PatGame) game = board_game_new (id, DEAL);
  PatMove move;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  assert_in_step (fixture, game);
  if (pat_game_hint (game, &move))
    riffle_board_show_hint (fixture->board, &move);
  click_everywhere (fixture, game);
  send_everything (fixture, game);
  begin_specials (fixture, game);
  undo_and_redo (fixture, game);
  resize (fixture, 380, 640);
  assert_inside (fixture, game);
  g_object_set (fixture->board, "mirrored", TRUE, NULL);
  resize (fixture, 900, 400);
  assert_inside (fixture, game);
  pat_game_restart (game);
  assert_in_step (fixture, game);
  riffle_board_set_game (fixture->board, NULL);
  settle ();
}

/* A game that is done away with takes all its widgets with it. */
static void
test_leaves_nothing (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);
  GtkWidget *pile, *card;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  pile = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));
  card = gtk_widget_get_first_child (pile);
  g_assert_nonnull (card);
  g_object_add_weak_pointer (G_OBJECT (pile), (gpointer *) &pile);
  g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &card);
  g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
  riffle_board_set_game (fixture->board, NULL);
  riffle_board_finish_animations (fixture->board);
  settle ();
  g_assert_null (pile);
  g_assert_null (card);
  g_object_unref (game);
  g_assert_null (game);
}

static void
add_variants (void)
{
  g_autoptr (PatRegistry) registry = load_variants ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      const char *id = g_intern_string (pat_variant_get_id (variant));
      g_autofree char *path = g_strdup_printf ("/board/variant/%s", id);

      g_test_add (path, Fixture, id, set_up, test_variant, tear_down);
    }
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
  g_test_add ("/board/leaves-nothing", Fixture, NULL, set_up, test_leaves_nothing, tear_down);
  add_variants ();
  return g_test_run ();
}
