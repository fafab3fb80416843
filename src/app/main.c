/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the program begins. */
#include "config.h"

#include <glib/gi18n.h>
#include <patience.h>

#include "pat-check.h"
#include "riffle-application.h"
#include "riffle-deck-probe.h"
#include "riffle-graphics.h"
#include "riffle-memory.h"
#include "riffle-paths.h"
#include "riffle-picture.h"
#include "riffle-settings-backup.h"
#include "riffle-terminal.h"

/* Seconds that each step of a module may take that nobody knows yet: the player is waiting. */
#define PATIENCE 5

/* Seconds that a hook of such a module may take in the middle of a game. */
#define HOOK_PATIENCE 15

/* GSettings ends the process if its schema is missing; this says why and what to do. */
static gboolean
has_schema (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autofree char *share = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, RIFFLE_APPLICATION_ID, TRUE);
  if (schema != NULL)
    return TRUE;
  share = g_path_get_dirname (RIFFLE_PKGDATADIR);
  /* Translators: the id of a schema, and the folder in which Riffle installs its data */
  g_printerr (_("The schema “%s” of the settings was not found. Install Riffle. If it is "
                "installed in a folder of its own, set XDG_DATA_DIRS to "
                "“%s:/usr/local/share:/usr/share”, or GSETTINGS_SCHEMA_DIR to the folder of the "
                "compiled schema.\n"), RIFFLE_APPLICATION_ID, share);
  return FALSE;
}

/*
 * Cards are drawn once and kept, so there is little for a graphics card to do, and in most windows
 * nothing that would be worth loading its driver: that takes more time and memory than all the rest
 * of the program. Only on large screens, where each frame has many pixels, the choice is left to
 * the toolkit. Whoever wants something else sets GSK_RENDERER.
 */
static void
choose_renderer (void)
{
  if (g_getenv ("GSK_RENDERER") != NULL)
    return;
  if (riffle_graphics_is_worthwhile (G_DIR_SEPARATOR_S) && riffle_graphics_is_reachable ())
    return;
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  /* Otherwise the driver is loaded anyway, to choose a visual. */
  if (gtk_get_major_version () == 4 && gtk_get_minor_version () < 16)
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
  else
    g_setenv ("GDK_DISABLE", "gl,vulkan", FALSE);
}

/* The window hangs, and nobody could close it. Each move was saved when it was made. */
static void
hook_is_late (const char *path,
              const char *reason)
{
  g_autofree char *name = riffle_terminal_dup (path);

  /* Translators: a file, and what happened: “the hook “refuse” did not return within 15 seconds” */
  g_printerr (_("The module “%s” made Riffle hang, so Riffle ends: %s. The module is not loaded "
                "again until you try it again on the page “Problems” in the menu. Your game is "
                "saved as it was before.\n"), name, reason);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (RiffleApplication) application = NULL;
  int status;

  riffle_memory_share_arena ();
  riffle_paths_prepare ();
  pat_environment_repair ();
  riffle_terminal_guard_output ();
  if (argc == 4 && g_str_equal (argv[1], RIFFLE_DECK_PROBE_OPTION))
    return riffle_deck_probe_main (argv[2], argv[3]);
  if (argc == 4 && g_str_equal (argv[1], RIFFLE_PICTURE_PROBE_OPTION))
    return riffle_picture_probe_main (argv[2], argv[3]);
  if (argc > 1 && g_str_equal (argv[1], PAT_GUARD_OPTION))
    return pat_guard_main (argv + 2, pat_check_briefly);
  pat_guard_set_up ("/proc/self/exe", NULL, PATIENCE);
  pat_guard_watch (HOOK_PATIENCE, hook_is_late);
  choose_renderer ();
  riffle_settings_prepare ();
  if (!has_schema ())
    return 1;
  g_set_application_name (_("Riffle"));
  application = riffle_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  pat_guard_close ();
  return status != 0 ? status : riffle_application_get_status (application);
}
