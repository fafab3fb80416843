/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stored settings that are not valid: reported once, and left as they are. */
#include "config.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "riffle-settings-check.h"
#include "scratch.h"

#define FOLDER "/io/github/rifflecards/Riffle/"
#define REASON "its value has another type, or is out of range"

typedef struct
{
  Scratch    scratch;
  char      *path;
  GSettings *settings;
  GString   *log;
} Fixture;

static void
hear (const char     *domain,
      GLogLevelFlags  level,
      const char     *message,
      gpointer        user_data)
{
  Fixture *fixture = user_data;

  if ((level & G_LOG_LEVEL_MASK) <= G_LOG_LEVEL_MESSAGE)
    g_string_append_printf (fixture->log, "%s\n", message);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  scratch_set_up (&fixture->scratch, data);
  fixture->path = g_build_filename (fixture->scratch.folder, "keyfile", NULL);
  fixture->log = g_string_new (NULL);
  g_log_set_default_handler (hear, fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_log_set_default_handler (g_log_default_handler, NULL);
  g_clear_object (&fixture->settings);
  g_string_free (fixture->log, TRUE);
  g_free (fixture->path);
  scratch_tear_down (&fixture->scratch, data);
}

static void
check_stored (Fixture    *fixture,
              const char *lines)
{
  g_autofree char *text = g_strconcat ("[io/github/rifflecards/Riffle]\n", lines, NULL);
  g_autoptr (GSettingsBackend) backend = NULL;

  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  backend = g_keyfile_settings_backend_new (fixture->path, "/", NULL);
  g_clear_object (&fixture->settings);
  fixture->settings = g_settings_new_with_backend (RIFFLE_APPLICATION_ID, backend);
  riffle_settings_check (fixture->settings);
}

static void
test_sound (Fixture       *fixture,
            gconstpointer  data)
{
  check_stored (fixture, "");
  check_stored (fixture,
                "window-width=1\nmaximized=true\nsound-volume=100\nauto-play='all'\n"
                "recent=['golf', 'nonesuch']\nlast-variant=''\nshortcuts={'win.none': ['k']}\n"
                "unknown=7\n");
  g_assert_cmpstr (fixture->log->str, ==, "");
}

static void
test_wrong (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const wrong[][2] = {
    { "window-width", "0" },
    { "window-height", "'tall'" },
    { "maximized", "7" },
    { "recent", "5" },
    { "auto-play", "'sometimes'" },
    { "animation-speed", "3" },
    { "sound-volume", "-1" },
    { "shortcuts", "garbage" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *line = g_strdup_printf ("%s=%s\n", wrong[i][0], wrong[i][1]);
      g_autofree char *expected =
        g_strdup_printf ("The setting “" FOLDER "%s” cannot be used as it is: " REASON "\n",
                         wrong[i][0]);
      g_autofree char *text = NULL;

      g_string_truncate (fixture->log, 0);
      check_stored (fixture, line);
      g_assert_cmpstr (fixture->log->str, ==, expected);
      /* It is told once, and not written over. */
      check_stored (fixture, line);
      g_assert_cmpstr (fixture->log->str, ==, expected);
      g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
      g_assert_nonnull (strstr (text, line));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/settings-check/sound", Fixture, NULL, set_up, test_sound, tear_down);
  g_test_add ("/settings-check/wrong", Fixture, NULL, set_up, test_wrong, tear_down);
  return g_test_run ();
}
