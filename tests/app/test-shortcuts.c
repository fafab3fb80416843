/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which keys the actions have: the table, the player's own, conflicts and nonsense. */
#include "config.h"

#include "riffle-shortcut-conflicts.h"
#include "riffle-shortcut-keys.h"
#include "riffle-shortcuts.h"

typedef struct
{
  GSettings       *settings;
  RiffleShortcuts *shortcuts;
  guint            n_changed;
} Fixture;

static void
count (Fixture *fixture)
{
  fixture->n_changed++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->settings = g_settings_new (RIFFLE_APPLICATION_ID);
  g_settings_reset (fixture->settings, "shortcuts");
  fixture->shortcuts = riffle_shortcuts_new (fixture->settings, NULL);
  g_signal_connect_swapped (fixture->shortcuts, "changed", G_CALLBACK (count), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->shortcuts);
  g_settings_reset (fixture->settings, "shortcuts");
  g_clear_object (&fixture->settings);
}

static void
assert_keys (Fixture    *fixture,
             const char *action,
             const char *wanted)
{
  g_auto (GStrv) keys = riffle_shortcuts_dup_keys (fixture->shortcuts, action);
  g_autofree char *text = g_strjoinv (" ", keys);

  g_assert_cmpstr (text, ==, wanted);
}

static void
assert_setting (Fixture    *fixture,
                const char *wanted)
{
  g_autoptr (GVariant) value = g_settings_get_value (fixture->settings, "shortcuts");
  g_autofree char *text = g_variant_print (value, FALSE);

  g_assert_cmpstr (text, ==, wanted);
}

static void
write_setting (Fixture    *fixture,
               const char *text)
{
  g_autoptr (GVariant) value = g_variant_ref_sink (g_variant_new_parsed (text));

  g_assert_true (g_settings_set_value (fixture->settings, "shortcuts", value));
}

/* Every key of the table may be used, and none of them does two things. */
static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  guint n = 0;

  for (const RiffleShortcutGroup *group = riffle_shortcuts_get_groups (); group->title != NULL;
       group++)
    for (const RiffleShortcut *entry = group->shortcuts; entry->title != NULL; entry++)
      for (guint i = 0; entry->action != NULL && entry->keys[i] != NULL; i++, n++)
        {
          g_autofree char *refusal = riffle_shortcut_refuse (entry->keys[i]);

          g_assert_null (refusal);
          g_assert_null (riffle_shortcuts_find_holder (fixture->shortcuts, entry->keys[i],
                                                       entry->action));
        }
  g_assert_cmpuint (n, >, 30);
  g_assert_false (riffle_shortcuts_is_changed (fixture->shortcuts, NULL));
}

static void
test_one_key (Fixture       *fixture,
              gconstpointer  data)
{
  riffle_shortcuts_set_key (fixture->shortcuts, "win.hint", NULL, "<Control>u");
  assert_keys (fixture, "win.hint", "<Control>u");
  assert_setting (fixture, "{'win.hint': ['<Control>u']}");
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  g_assert_true (riffle_shortcuts_is_changed (fixture->shortcuts, "win.hint"));
  riffle_shortcuts_set_key (fixture->shortcuts, "win.hint", NULL, "<Primary>h");
  assert_setting (fixture, "{}");
  g_assert_false (riffle_shortcuts_is_changed (fixture->shortcuts, "win.hint"));
}

/* The other keys of the action stay, in their order. */
static void
test_one_of_two (Fixture       *fixture,
                 gconstpointer  data)
{
  riffle_shortcuts_set_key (fixture->shortcuts, "win.undo", "<Control>z", "<Control>u");
  assert_keys (fixture, "win.undo", "<Control>u <Control>b");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.undo", "<Primary>b", "<Control>h");
  assert_keys (fixture, "win.undo", "<Control>u <Control>h");
  assert_keys (fixture, "win.hint", "");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.undo", "<Control>u", NULL);
  assert_keys (fixture, "win.undo", "<Control>h");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.undo", "<Control>h", NULL);
  assert_keys (fixture, "win.undo", "");
}

static void
test_no_key (Fixture       *fixture,
             gconstpointer  data)
{
  riffle_shortcuts_set_key (fixture->shortcuts, "win.undo", NULL, NULL);
  assert_keys (fixture, "win.undo", "");
  assert_setting (fixture, "{'win.undo': []}");
}

/* A key that another action had is taken away from it, and from nothing else of it. */
static void
test_conflict (Fixture       *fixture,
               gconstpointer  data)
{
  const RiffleShortcut *holder = riffle_shortcuts_find_holder (fixture->shortcuts, "<Control>z",
                                                               "win.hint");

  g_assert_nonnull (holder);
  g_assert_cmpstr (holder->action, ==, "win.undo");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.hint", NULL, "<Control>z");
  assert_keys (fixture, "win.hint", "<Control>z");
  assert_keys (fixture, "win.undo", "<Control>b");
  g_assert_null (riffle_shortcuts_find_holder (fixture->shortcuts, "<Control>z", "win.hint"));
  /* Undo gets both again, and the hint is without. */
  riffle_shortcuts_reset (fixture->shortcuts, "win.undo");
  assert_keys (fixture, "win.undo", "<Control>z <Control>b");
  assert_keys (fixture, "win.hint", "");
  riffle_shortcuts_reset_all (fixture->shortcuts);
  assert_keys (fixture, "win.hint", "<Control>h");
  assert_setting (fixture, "{}");
}

/* Keys have the names that players know, without the underscores of the toolkit. */
static void
test_names (void)
{
  static const char *const names[][2] = {
    { "Page_Up", "Page Up" }, { "<Control>Scroll_Lock", "Ctrl+Scroll Lock" },
    { "<Control>underscore", "Ctrl+_" }, { "<Control>odiaeresis", "Ctrl+Ö" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = riffle_shortcut_dup_name (names[i][0]);

      g_assert_cmpstr (name, ==, names[i][1]);
    }
}

static void
assert_conflicts (Fixture    *fixture,
                  const char *action,
                  const char *wanted)
{
  const RiffleShortcut *entry = riffle_shortcuts_find (action);
  g_autofree char *text = riffle_shortcut_conflicts_dup_text (fixture->shortcuts, action,
                                                              entry->keys);

  g_assert_cmpstr (text, ==, wanted);
}

/* Before an action is reset, the player is told of each key that others have now. */
static void
test_lost_by_reset (Fixture       *fixture,
                    gconstpointer  data)
{
  riffle_shortcuts_set_key (fixture->shortcuts, "win.undo", "<Control>z", "<Control>u");
  assert_conflicts (fixture, "win.undo", NULL);
  riffle_shortcuts_set_key (fixture->shortcuts, "win.hint", NULL, "<Control>z");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.rules", NULL, "<Control>b");
  assert_conflicts (fixture, "win.undo",
                    "Ctrl+Z is already used for “Hint”. If you use it here, it will be removed "
                    "there.\nCtrl+B is already used for “Rules of this game”. If you use it here, "
                    "it will be removed there.");
  assert_conflicts (fixture, "win.hint", NULL);
}

static void
test_refusals (void)
{
  static const char *const refused[] = {
    "", "nonsense", "<Control>", "f", "F", "7", "Return", "<Shift>Return", "Left", "space", "plus",
    "Escape", "Tab", "F10", "odiaeresis", "<Control>Control_L",
  };
  static const char *const allowed[] = { "<Control>f", "<Alt>7", "F5", "Pause", "<Shift>F2" };

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *sentence = riffle_shortcut_refuse (refused[i]);

      g_assert_nonnull (sentence);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (allowed); i++)
    {
      g_autofree char *sentence = riffle_shortcut_refuse (allowed[i]);

      g_assert_cmpstr (sentence, ==, NULL);
    }
}

/* What stands in the setting and makes no sense is ignored, and the rest goes on. */
static void
test_nonsense (Fixture       *fixture,
               gconstpointer  data)
{
  write_setting (fixture, "{'win.hint': ['q', '<Control>u'], 'win.undo': ['Return'],"
                 " 'win.explode': ['<Control>e'], 'win.redo': @as []}");
  assert_keys (fixture, "win.hint", "<Control>u");
  assert_keys (fixture, "win.undo", "<Control>z <Control>b");
  assert_keys (fixture, "win.redo", "");
  g_assert_true (riffle_shortcuts_is_changed (fixture->shortcuts, "win.redo"));
  g_assert_false (riffle_shortcuts_is_changed (fixture->shortcuts, "win.undo"));
}

/* Keys of an action that another version has stay where they are. */
static void
test_unknown (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GVariant) value = NULL;
  g_auto (GStrv) keys = NULL;

  write_setting (fixture, "{'win.explode': ['<Control>e'], 'win.hint': ['<Control>u']}");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.hint", NULL, "<Control>k");
  value = g_settings_get_value (fixture->settings, "shortcuts");
  g_assert_true (g_variant_lookup (value, "win.explode", "^as", &keys));
  g_assert_cmpstr (keys[0], ==, "<Control>e");
  assert_keys (fixture, "win.hint", "<Control>k");
}

/* Two actions with one key: only one of them has it, and what the player chose goes first. */
static void
test_doubles (Fixture       *fixture,
              gconstpointer  data)
{
  write_setting (fixture, "{'win.hint': ['<Control>u'], 'win.rules': ['<Control>u'],"
                 " 'win.restart': ['<Control>n']}");
  assert_keys (fixture, "win.hint", "<Control>u");
  assert_keys (fixture, "win.rules", "F1");
  assert_keys (fixture, "win.restart", "<Control>n");
  assert_keys (fixture, "win.new", "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/shortcuts/table", Fixture, NULL, set_up, test_table, tear_down);
  g_test_add ("/shortcuts/one-key", Fixture, NULL, set_up, test_one_key, tear_down);
  g_test_add ("/shortcuts/one-of-two", Fixture, NULL, set_up, test_one_of_two, tear_down);
  g_test_add ("/shortcuts/no-key", Fixture, NULL, set_up, test_no_key, tear_down);
  g_test_add ("/shortcuts/conflict", Fixture, NULL, set_up, test_conflict, tear_down);
  g_test_add ("/shortcuts/lost-by-reset", Fixture, NULL, set_up, test_lost_by_reset, tear_down);
  g_test_add_func ("/shortcuts/names", test_names);
  g_test_add_func ("/shortcuts/refusals", test_refusals);
  g_test_add ("/shortcuts/nonsense", Fixture, NULL, set_up, test_nonsense, tear_down);
  g_test_add ("/shortcuts/unknown", Fixture, NULL, set_up, test_unknown, tear_down);
  g_test_add ("/shortcuts/doubles", Fixture, NULL, set_up, test_doubles, tear_down);
  return g_test_run ();
}
