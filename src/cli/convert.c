/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `convert`: reads any saved game and prints it in today's form. */
#include "config.h"

#include "games.h"
#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>

static void
add_moves (GString *line,
           PatGame *game)
{
  json_open_array (line, "moves");
  for (guint i = 0; i < pat_game_get_history_length (game); i++)
    {
      const PatMove *move = pat_game_get_history_move (game, i, NULL);
      g_autofree char *text = pat_move_to_string (move, pat_game_get_rules (game));

      json_add_string (line, NULL, text);
    }
  json_close_array (line);
  json_add_number (line, "done", pat_game_get_history_cursor (game));
}

static void
print_as_json (PatGame *game)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *options = pat_options_to_string (pat_game_get_options (game));

  json_open_object (line, NULL);
  json_add_string (line, "variant", pat_variant_get_id (pat_game_get_variant (game)));
  json_add_string (line, "options", options);
  if (pat_game_get_number (game) > 0)
    json_add_number (line, "deal", (gint64) pat_game_get_number (game));
  json_add_number (line, "elapsed", pat_game_get_elapsed_usec (game));
  json_add_number (line, "undos", pat_game_get_n_undos (game));
  json_add_number (line, "hints", pat_game_get_n_hints (game));
  json_add_number (line, "bank", pat_game_get_bank (game));
  json_add_number (line, "score", pat_game_get_score (game));
  add_moves (line, game);
  json_close_object (line);
  json_print_line (line);
}

static PatGame *
read_game (Cli         *self,
           const char  *path,
           GError     **error)
{
  g_autofree char *text = NULL;
  gsize length;

  if (strcmp (path, "-") != 0)
    return pat_save_read (cli_get_registry (self), path, error);
  text = cli_read_input (path, &length, error);
  if (text == NULL)
    return NULL;
  return pat_save_parse (cli_get_registry (self), text, (gssize) length, error);
}

CliStatus
cli_convert (Cli *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = NULL;
  g_autofree char *text = NULL;

  if (!cli_parse (self, NULL, NULL) || !cli_expect (self, 1, 1))
    return CLI_BAD;
  game = read_game (self, self->arguments[0], &error);
  if (game == NULL)
    {
      cli_complain ("%s", error->message);
      if (g_error_matches (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_VARIANT))
        cli_complain_about_left_out (self);
      return CLI_BAD;
    }
  text = pat_save_to_string (game);
  if (self->json)
    print_as_json (game);
  else
    fputs (text, output_get ());
  return CLI_DONE;
}
