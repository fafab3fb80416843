/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which options the next deal has: those that were set, and those that a deal was named with. */
#include "config.h"

#include "session-fixture.h"

#include "riffle-options-title.h"
#include "riffle-variant-settings.h"

#include <string.h>

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (GError) error = NULL;

  open_deal (fixture, "klondike#4");
  options = pat_options_copy (pat_game_get_options (riffle_session_get_game (fixture->session)));
  pat_options_parse (options, "draw=3", &error);
  g_assert_no_error (error);
  riffle_session_set_options (fixture->session, riffle_session_get_variant (fixture->session),
                              options, &error);
  g_assert_no_error (error);
  check_deal (fixture, "klondike:draw=3#4");
  turn_stock (fixture);
  pat_options_parse (options, "draw=1", &error);
  riffle_session_set_options (fixture->session, riffle_session_get_variant (fixture->session),
                              options, &error);
  g_assert_no_error (error);
  check_deal (fixture, "klondike:draw=3#4");
  deal (fixture, 5);
  check_deal (fixture, "klondike#5");
}

static void
set_options (Fixture    *fixture,
             const char *text)
{
  PatVariant *variant = riffle_session_get_variant (fixture->session);
  g_autoptr (PatOptions) options = riffle_session_dup_next_options (fixture->session, variant);
  g_autoptr (GError) error = NULL;

  pat_options_parse (options, text, &error);
  g_assert_no_error (error);
  riffle_session_set_options (fixture->session, riffle_session_get_variant (fixture->session),
                              options, &error);
  g_assert_no_error (error);
}

/* A move that any deal has. */
static void
play_any (Fixture *fixture)
{
  PatGame *game = riffle_session_get_game (fixture->session);
  gboolean is_golf = g_str_equal (pat_variant_get_id (pat_game_get_variant (game)), "golf");
  g_autoptr (GError) error = NULL;
  PatMove move;

  g_assert_true (
    pat_move_parse (&move, pat_game_get_rules (game), is_golf ? "s" : "t1>c1", &error));
  g_assert_no_error (error);
  g_assert_true (pat_game_play (game, &move, NULL));
}

static void
follow (Fixture    *fixture,
        const char *step)
{
  if (g_str_equal (step, "play"))
    play_any (fixture);
  else if (g_str_equal (step, "undo"))
    riffle_session_undo (fixture->session);
  else if (g_str_equal (step, "new"))
    deal (fixture, 0);
  else if (g_str_equal (step, "restart"))
    riffle_session_restart (fixture->session);
  else if (g_str_equal (step, "golf"))
    open_variant (fixture, "golf");
  else if (g_str_equal (step, "freecell"))
    open_variant (fixture, "freecell");
  else
    set_options (fixture, step);
}

/* Whatever is done with deals, options that were changed are those of the next one. */
static void
test_options_stay (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char *const rows[] = {
    "cells=3 play undo new restart",
    "cells=3 play undo new play restart",
    "cells=3 play new undo new restart",
    "cells=3 play restart undo new",
    "cells=3 new new undo new",
    "play cells=3 undo new restart",
    "play cells=3 new undo undo new restart",
    "new cells=3 undo new restart",
    "cells=3 play golf play undo freecell new",
    "cells=3 play golf freecell undo freecell new",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) steps = g_strsplit (rows[i], " ", -1);
      PatGame *game;

      open_deal (fixture, "freecell#1");
      set_options (fixture, "cells=4");
      for (guint step = 0; steps[step] != NULL; step++)
        follow (fixture, steps[step]);
      game = riffle_session_get_game (fixture->session);
      if (pat_options_get (pat_game_get_options (game), "cells") != 3)
        g_error ("“%s” ends with %d cells", rows[i],
                 pat_options_get (pat_game_get_options (game), "cells"));
      /* The next row begins without anything to take back. */
      stop (fixture);
      start (fixture);
    }
}

/* What a deal was named with holds for new deals, until the player changes options or the program
 * ends; the settings stay as they are. */
static void
test_named_options (Fixture       *fixture,
                    gconstpointer  data)
{
  open_deal (fixture, "klondike:draw=3,scoring=vegas#4");
  deal (fixture, 5);
  check_deal (fixture, "klondike:draw=3,scoring=vegas#5");
  open_variant (fixture, "golf");
  open_variant (fixture, "klondike");
  deal (fixture, 6);
  check_deal (fixture, "klondike:draw=3,scoring=vegas#6");
  set_options (fixture, "draw=1");
  deal (fixture, 7);
  check_deal (fixture, "klondike:scoring=vegas#7");
  set_options (fixture, "scoring=cards");
  open_deal (fixture, "klondike:draw=3#8");
  stop (fixture);
  start (fixture);
  open_variant (fixture, "klondike");
  check_deal (fixture, "klondike:draw=3#8");
  deal (fixture, 9);
  check_deal (fixture, "klondike#9");
}

/* Options of a deal go when it is taken back, or when a deal is named without any. */
static void
test_named_options_end (Fixture       *fixture,
                        gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  open_deal (fixture, "klondike:draw=3#2");
  riffle_session_undo (fixture->session);
  check_deal (fixture, "klondike#1");
  deal (fixture, 3);
  check_deal (fixture, "klondike#3");
  open_deal (fixture, "klondike:draw=3#4");
  turn_stock (fixture);
  deal (fixture, 5);
  riffle_session_undo (fixture->session);
  check_deal (fixture, "klondike:draw=3#4");
  deal (fixture, 6);
  check_deal (fixture, "klondike:draw=3#6");
  open_deal (fixture, "klondike#7");
  deal (fixture, 8);
  check_deal (fixture, "klondike#8");
  open_deal (fixture, "golf#1");
  open_deal (fixture, "klondike:draw=3#9");
  riffle_session_undo (fixture->session);
  open_variant (fixture, "klondike");
  deal (fixture, 10);
  check_deal (fixture, "klondike#10");
}

/* What is set for all games holds for such deals, too, unless it was named as well. */
static void
test_named_options_flip (Fixture       *fixture,
                         gconstpointer  data)
{
  g_settings_set_boolean (fixture->settings, "auto-flip", FALSE);
  open_deal (fixture, "klondike:draw=3#4");
  deal (fixture, 5);
  check_deal (fixture, "klondike:draw=3,flip=manual#5");
  g_settings_set_boolean (fixture->settings, "auto-flip", TRUE);
  deal (fixture, 6);
  check_deal (fixture, "klondike:draw=3#6");
  open_deal (fixture, "klondike:flip=manual#4");
  deal (fixture, 7);
  check_deal (fixture, "klondike:flip=manual#7");
  g_settings_reset (fixture->settings, "auto-flip");
}

static void
check_opened (Fixture    *fixture,
              const char *key,
              const char *expected)
{
  g_autofree char *text = NULL;

  open_preset (fixture, key);
  text = pat_game_dup_deal (riffle_session_get_game (fixture->session));
  if (!g_pattern_match_simple (expected, text))
    g_error ("“%s” is not %s", text, expected);
}

/* A game with the options of the preset is continued, here or as it was left, any other is replaced
 * by one that has them; new deals keep them. */
static void
test_presets (Fixture       *fixture,
              gconstpointer  data)
{
  check_preset (fixture, NULL);
  open_deal (fixture, "klondike:draw=3,takeback=off,peek=on#4");
  check_preset (fixture, "royale");
  open_deal (fixture, "klondike:easy=on#4");
  check_preset (fixture, NULL);
  check_opened (fixture, "royale", "klondike:draw=3,takeback=off,peek=on#*");
  deal (fixture, 5);
  turn_stock (fixture);
  check_opened (fixture, "royale", "klondike:draw=3,takeback=off,peek=on#5");
  open_deal (fixture, "golf#1");
  check_opened (fixture, "royale", "klondike:draw=3,takeback=off,peek=on#5");
  check_moves (fixture, 1);
  open_deal (fixture, "golf#1");
  check_opened (fixture, "deal-one", "klondike#*");
  check_preset (fixture, "deal-one");
  deal (fixture, 6);
  check_deal (fixture, "klondike#6");
  riffle_session_undo (fixture->session);
  riffle_session_undo (fixture->session);
  g_settings_set_boolean (fixture->settings, "auto-flip", FALSE);
  check_opened (fixture, "deal-three", "klondike:draw=3,flip=manual#*");
  check_preset (fixture, "deal-three");
  deal (fixture, 7);
  turn_stock (fixture);
  g_settings_set_boolean (fixture->settings, "auto-flip", TRUE);
  check_opened (fixture, "deal-three", "klondike:draw=3,flip=manual#7");
  g_settings_reset (fixture->settings, "auto-flip");
}

#define WRONG "*variants/klondike/options” cannot be used as it is: draw: 7 is not allowed; 1 or 3"
#define GONE  "*/last-variant” cannot be used as it is: there is no game “nonesuch”"

/* What cannot be is told, and the rest of the options counts. */
static void
test_wrong_settings (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GSettings) settings =
    g_settings_new_with_path (RIFFLE_APPLICATION_ID ".Variant",
                              "/io/github/rifflecards/Riffle/variants/klondike/");
  GVariant *values = g_variant_new_parsed ("{'draw': <7>, 'scoring': <'vegas'>}");

  g_settings_set_value (settings, "options", values);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, WRONG);
  open_variant (fixture, "klondike");
  g_test_assert_expected_messages ();
  deal (fixture, 5);
  check_deal (fixture, "klondike:scoring=vegas#5");
  g_settings_reset (settings, "options");
  g_settings_set_string (fixture->settings, "last-variant", "nonesuch");
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, GONE);
  g_assert_null (riffle_session_find_last (fixture->session));
  g_test_assert_expected_messages ();
}

/* A name of any length is not repeated in full. */
static void
test_long_name (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *name = g_strnfill (3000, 'n');
  g_autofree char *shown = g_strnfill (PAT_MAX_WORD, 'n');
  g_autofree char *message = g_strconcat ("*there is no game “", shown, "…”", NULL);

  g_settings_set_string (fixture->settings, "last-variant", name);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, message);
  g_assert_null (riffle_session_find_last (fixture->session));
  g_test_assert_expected_messages ();
}

static void
test_flip (Fixture       *fixture,
           gconstpointer  data)
{
  PatGame *game;
  g_autofree char *key = NULL;

  g_settings_set_boolean (fixture->settings, "auto-flip", FALSE);
  open_variant (fixture, "klondike");
  game = riffle_session_get_game (fixture->session);
  g_assert_true (pat_options_is (pat_game_get_options (game), "flip", "manual"));
  key = riffle_session_dup_key (pat_game_get_variant (game), pat_game_get_options (game));
  g_assert_cmpstr (key, ==, "klondike");
  g_settings_reset (fixture->settings, "auto-flip");
}

/* Headings of statistics say in words what was played. */
static void
test_titles (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const titles[][2] = {
    { "double-klondike", "Double Klondike" },
    { "double-klondike:draw=1", "Nine columns" },
    { "double-klondike:columns=7", "Seven columns" },
    { "double-klondike:scoring=palace,clock=standard", "Palace" },
    { "double-klondike:later=word", "later=word" },
    { "golf", "Golf" },
  };
  PatRegistry *registry = riffle_session_get_registry (fixture->session);
  g_autofree char *words = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *id = g_strndup (titles[i][0], strcspn (titles[i][0], ":"));
      g_autofree char *title =
        riffle_options_title_dup (pat_registry_find (registry, id), titles[i][0]);

      g_assert_cmpstr (title, ==, titles[i][1]);
    }
  words = riffle_options_title_dup (pat_registry_find (registry, "double-klondike"),
                                    "double-klondike:scoring=palace,joker=on,clock=standard");
  g_assert_nonnull (strstr (words, "Scoring: Palace, "));
  g_assert_null (strchr (words, '='));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("options", test_options);
  ADD ("wrong-settings", test_wrong_settings);
  ADD ("long-name", test_long_name);
  ADD ("options-stay", test_options_stay);
  ADD ("named-options", test_named_options);
  ADD ("named-options-end", test_named_options_end);
  ADD ("named-options-flip", test_named_options_flip);
  ADD ("presets", test_presets);
  ADD ("flip", test_flip);
  ADD ("titles", test_titles);
  return g_test_run ();
}
