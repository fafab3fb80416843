/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `perft`: how many sequences of moves there are. */
#include "config.h"

#include "games.h"
#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>

#define MAX_DEPTH 100

static const char help[] = N_(
  "Moves that take each other back count, and so do sequences that lead to the same position.\n"
  "Each further move multiplies the time by about the number of legal moves.");

/* Takes the number of moves from the arguments. */
static gboolean
take_depth (Cli     *self,
            guint64 *depth)
{
  g_autofree char *word = cli_take_argument (self), *shown = NULL;

  if (g_ascii_string_to_unsigned (word, 10, 0, MAX_DEPTH, depth, NULL))
    return TRUE;
  shown = cli_quote (word);
  /* Translators: %s is what was typed, such as “many” */
  cli_complain (_("“%s”: the number of moves comes first, from 0 to %d"), shown, MAX_DEPTH);
  return FALSE;
}

static void
print (Cli     *self,
       guint64  depth,
       guint64  n)
{
  g_autoptr (GString) line = NULL;

  if (!self->json)
    {
      fprintf (output_get (), "%" G_GUINT64_FORMAT "\n", n);
      return;
    }
  line = g_string_new (NULL);
  json_open_object (line, NULL);
  json_add_number (line, "depth", (gint64) depth);
  json_add_number (line, "sequences", (gint64) n);
  json_close_object (line);
  json_print_line (line);
}

CliStatus
cli_perft (Cli *self)
{
  g_autofree char *path = NULL;
  GOptionEntry entries[] = {
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_("Begin with the position in a file; “-” is standard input"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PatGame) game = NULL;
  PatPosition position;
  guint64 depth;

  if (!cli_parse (self, entries, _(help)) || !cli_expect (self, 1, G_MAXUINT) ||
      !take_depth (self, &depth))
    return CLI_BAD;
  game = cli_open_game (self, path);
  if (game == NULL || !cli_expect (self, 0, 0))
    return CLI_BAD;
  position = *pat_game_get_position (game);
  print (self, depth, pat_rules_perft (pat_game_get_rules (game), &position, (guint) depth));
  return CLI_DONE;
}
