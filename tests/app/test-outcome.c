/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the panel at the end of a game says. */
#include "config.h"

#include <adwaita.h>
#include <locale.h>
#include <patience.h>

#include "find-widget.h"
#include "riffle-outcome-text.h"
#include "riffle-outcome.h"

/* Plays the first move that is found until there is none. */
static void
play_to_end (PatGame *game)
{
  const PatRules *rules = pat_game_get_rules (game);
  PatMove move;

  while (pat_game_get_state (game) == PAT_GAME_PLAYING &&
         pat_rules_find_hint (rules, pat_game_get_position (game), 0, &move))
    g_assert_true (pat_game_play (game, &move, NULL));
}

static void
check_text (const char *id,
            guint64     number,
            gboolean    plays,
            const char *text,
            const char *other)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = NULL;
  g_autofree char *said = NULL;
  RiffleOutcome *outcome = g_object_ref_sink (g_object_new (RIFFLE_TYPE_OUTCOME, NULL));

  pat_registry_add_default_folders (registry, FALSE);
  game = pat_game_new (pat_registry_find (registry, id), NULL, number, &error);
  g_assert_no_error (error);
  if (plays)
    play_to_end (game);
  g_assert_cmpint (pat_game_get_state (game), !=, PAT_GAME_PLAYING);
  g_assert_cmpint (pat_game_get_state (game), !=, PAT_GAME_WON);
  said = riffle_outcome_text_dup (game, FALSE, FALSE);
  riffle_outcome_show (outcome, game, said);
  g_assert_nonnull (find_text (GTK_WIDGET (outcome), text));
  g_assert_null (find_text (GTK_WIDGET (outcome), other));
  g_object_unref (outcome);
}

/* A deal that was lost before its first move says so; another one can be tried in another way. */
static void
test_lost_deal (void)
{
  const char *lost = "This deal has no first move. Start a new deal.";
  const char *stuck = "Undo some moves and try another way, or start a new deal.";

  check_text ("fortress", 12, FALSE, lost, stuck);
  check_text ("black-hole", 1, FALSE, lost, stuck);
  check_text ("black-hole", 3, TRUE, stuck, lost);
}

static gboolean
is_offered (GtkWidget  *button,
            const char *action)
{
  return gtk_widget_get_visible (button) && has_action (button, action);
}

/* A game that is lost can be watched as one that is won; one without moves cannot, and neither can
 * one that may still be played in another way. */
static void
test_watch (void)
{
  static const struct
  {
    const char *id;
    guint64     number;
    gboolean    plays;
    gboolean    can;
  } rows[] = {
    { "black-hole", 3, TRUE, TRUE }, { "fortress", 12, FALSE, FALSE },
    { "golf", 9, TRUE, FALSE },
  };
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PatGame) game = pat_game_new (pat_registry_find (registry, rows[i].id), NULL,
                                               rows[i].number, NULL);
      RiffleOutcome *outcome = g_object_ref_sink (g_object_new (RIFFLE_TYPE_OUTCOME, NULL));

      if (rows[i].plays)
        play_to_end (game);
      riffle_outcome_show (outcome, game, "");
      g_assert_cmpint (find_widget (GTK_WIDGET (outcome), GTK_TYPE_BUTTON, is_offered, "win.watch")
                       != NULL, ==, rows[i].can);
      g_object_unref (outcome);
    }
}

/* Moves that only take cards to and fro are of no use, but they are there. */
static void
test_useless_moves (void)
{
  check_text ("yukon", 4, TRUE, "No more useful moves", "No more moves");
  check_text ("yukon", 6, TRUE, "No more moves", "No more useful moves");
}

/* On a wide table the panel lies over empty places rather than be squeezed in beside them; at a
 * narrow one it may be narrow. */
static void
check_width (int table_width,
             int least,
             int most)
{
  const GdkRectangle area = { 0, 0, table_width, 700 };
  const GdkRectangle cards = { 0, 0, table_width, 300 };
  const GdkRectangle empty = { 0, 300, table_width - 230, 400 };
  const RiffleFreePlace table = {
    .areas = &area, .n_areas = 1, .taken = &cards, .n_taken = 1, .lesser = &empty, .n_lesser = 1,
  };
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatGame) game = NULL;
  RiffleOutcome *outcome = g_object_ref_sink (g_object_new (RIFFLE_TYPE_OUTCOME, NULL));
  GdkRectangle place;

  pat_registry_add_default_folders (registry, FALSE);
  game = pat_game_new (pat_registry_find (registry, "golf"), NULL, 9, NULL);
  play_to_end (game);
  riffle_outcome_show (outcome, game,
                       "Undo some moves and try another way, or start a new deal.");
  riffle_outcome_place (outcome, &table, &place);
  g_assert_cmpint (place.width, >=, least);
  g_assert_cmpint (place.width, <=, most);
  g_object_unref (outcome);
}

static void
test_width (void)
{
  check_width (1280, 320, 640);
  check_width (360, 200, 360);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/outcome/lost-deal", test_lost_deal);
  g_test_add_func ("/app/outcome/watch", test_watch);
  g_test_add_func ("/app/outcome/useless-moves", test_useless_moves);
  g_test_add_func ("/app/outcome/width", test_width);
  return g_test_run ();
}
