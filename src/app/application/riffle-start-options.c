/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of the command line that concern this process, not the one that may be running. */
#include "config.h"

#include "riffle-start-options.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "riffle-terminal.h"

#define MIN_SIZE 100 /* pixels */
#define MAX_SIZE 16384

/* As of the companion for the terminal. */
#define STATUS_BAD_USAGE 2

static const GOptionEntry options[] = {
  { "demo", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Play a demonstration deal, save a picture of the window and quit"), N_("FILE") },
  { "size", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Open the window at this size"),
    N_("WIDTHxHEIGHT") },
  { "variant", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Continue the game with this ID"),
    N_("ID") },
  { "new-window", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Open another window"), NULL },
  { "daily", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Play today’s deal"), NULL },
  { "log-events", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print a line for each event"),
    NULL },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and quit"), NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[DEAL or FILE]") },
  { NULL }
};

/**
 * riffle_start_options_add:
 * @application: the application
 *
 * Lets an application have the options of the command line.
 */
void
riffle_start_options_add (GApplication *application)
{
  g_application_add_main_option_entries (application, options);
  g_application_set_option_context_parameter_string (application, NULL);
  g_application_set_option_context_summary (application,
                                            _("A collection of solitaire card games"));
}

static gboolean
parse_size (RiffleStartOptions *self,
            const char         *text)
{
  char rest;

  return sscanf (text, "%dx%d%c", &self->width, &self->height, &rest) == 2
         && self->width >= MIN_SIZE && self->width <= MAX_SIZE
         && self->height >= MIN_SIZE && self->height <= MAX_SIZE;
}

/* A window shows one game: what else is named could only be lost. */
static gboolean
has_one_name (GVariantDict *dict)
{
  g_autofree const char **texts = NULL;
  g_autofree char *extra = NULL;

  if (!g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &texts) || texts[0] == NULL
      || texts[1] == NULL)
    return TRUE;
  extra = riffle_terminal_dup (texts[1]);
  /* Translators: %s is an argument of the command line, such as “klondike#617” */
  g_printerr (_("“%s” is one name too many: Riffle opens one deal or file at a time.\n"), extra);
  return FALSE;
}

/**
 * riffle_start_options_read:
 * @self: the options, all zero
 * @dict: what stands on the command line
 *
 * Reads the options. What is wrong with them is printed.
 *
 * Returns: -1, or the status with which the process ends
 */
int
riffle_start_options_read (RiffleStartOptions *self,
                           GVariantDict       *dict)
{
  const char *size;

  if (g_variant_dict_contains (dict, "version"))
    {
      g_print ("Riffle %s\n", RIFFLE_VERSION);
      return 0;
    }
  if (g_variant_dict_lookup (dict, "size", "&s", &size) && !parse_size (self, size))
    {
      g_autofree char *shown = riffle_terminal_dup (size);

      /* Translators: %s is what was given as the size of the window, such as “wide” */
      g_printerr (_("“%s” is not a size such as 1280x800.\n"), shown);
      return STATUS_BAD_USAGE;
    }
  if (!has_one_name (dict))
    return STATUS_BAD_USAGE;
  self->logs_events = g_variant_dict_contains (dict, "log-events");
  g_variant_dict_lookup (dict, "demo", "^ay", &self->demo_path);
  return -1;
}

/**
 * riffle_start_options_clear:
 * @self: the options
 *
 * Frees what the options own.
 */
void
riffle_start_options_clear (RiffleStartOptions *self)
{
  g_clear_pointer (&self->demo_path, g_free);
}
