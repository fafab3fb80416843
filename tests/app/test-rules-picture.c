/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A click on the picture of the rules tells of the pile; needs a display. */
#include "config.h"

#include <adwaita.h>
#include <locale.h>

#include "riffle-board-picture.h"
#include "riffle-rules-picture.h"

typedef struct
{
  RiffleBoard *board;
  GtkWidget   *widget;  /* under test */
  GtkWidget   *picture;
  GtkWidget   *help;
} Fixture;

static PatGame *
make_game (const char *id)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;
  PatGame *game;

  pat_registry_add_default_folders (registry, FALSE);
  game = pat_game_new (pat_registry_find (registry, id), NULL, 1, &error);
  g_assert_no_error (error);
  return game;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (PatGame) game = make_game ("klondike");

  fixture->board = RIFFLE_BOARD (g_object_ref_sink (riffle_board_new ()));
  riffle_board_set_game (fixture->board, game);
  fixture->widget = g_object_ref_sink (riffle_rules_picture_new (fixture->board, game,
                                                                 "A picture."));
  fixture->picture = gtk_widget_get_first_child (fixture->widget);
  fixture->help = gtk_widget_get_last_child (fixture->widget);
  g_assert_true (RIFFLE_IS_BOARD_PICTURE (fixture->picture));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->widget);
  g_assert_finalize_object (fixture->board);
}

static void
assert_told (Fixture        *fixture,
             const PatRules *rules,
             guint           pile)
{
  GtkWidget *name = gtk_widget_get_first_child (fixture->help);
  GtkWidget *text = gtk_widget_get_next_sibling (name);
  g_autofree char *wanted_name = pat_words_pile (rules, pile);
  g_autofree char *wanted_text = pat_words_pile_help (rules, pile);

  g_signal_emit_by_name (fixture->picture, "chosen", pile);
  g_assert_true (gtk_widget_get_visible (fixture->help));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (name)), ==, wanted_name);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (text)), ==, wanted_text);
}

static void
test_tell (Fixture       *fixture,
           gconstpointer  data)
{
  const PatRules *rules = pat_game_get_rules (riffle_board_get_game (fixture->board));

  g_assert_false (gtk_widget_get_visible (fixture->help));
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    assert_told (fixture, rules, pile);
}

/* The page may stay open while another game is begun. */
static void
test_other_game (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (PatGame) former = g_object_ref (riffle_board_get_game (fixture->board));
  g_autoptr (PatGame) other = make_game ("pyramid");
  const PatRules *rules = pat_game_get_rules (former);

  riffle_board_set_game (fixture->board, other);
  assert_told (fixture, rules, pat_rules_get_n_piles (rules) - 1);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/app/rules-picture/tell", test_tell);
  ADD ("/app/rules-picture/other-game", test_other_game);
#undef ADD
  return g_test_run ();
}
