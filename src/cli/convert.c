/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `convert`: reads any saved game and prints it in the current format. */
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

/* How many moves each undo takes back: the player's own, and the automatic ones that followed. */
static void
add_steps (GString *line,
           PatGame *game)
{
  guint n_moves = pat_game_get_history_length (game);
  guint size = 0;

  json_open_array (line, "steps");
  for (guint i = 0; i < n_moves; i++)
    {
      gboolean is_automatic;

      pat_game_get_history_move (game, i, &is_automatic);
      if (size > 0 && !is_automatic)
        {
          json_add_number (line, NULL, size);
          size = 0;
        }
      size++;
    }
  if (size > 0)
    json_add_number (line, NULL, size);
  json_close_array (line);
}

/* The number of the deal and, if the cards are not those of a deal, the position that the game
 * began with. */
static void
add_beginning (GString *line,
               PatGame *game)
{
  g_autofree char *start = NULL;

  if (pat_game_get_number (game) > 0)
    json_add_number (line, "deal", (gint64) pat_game_get_number (game));
  if (pat_game_was_dealt (game))
    return;
  start = pat_position_to_string (pat_game_get_first_position (game), pat_game_get_rules (game));
  json_add_string (line, "start", start);
}

static void
print_as_json (PatGame *game)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *options = pat_options_to_string (pat_game_get_options (game));

  json_open_object (line, NULL);
  json_add_string (line, "variant", pat_variant_get_id (pat_game_get_variant (game)));
  json_add_string (line, "options", options);
  add_beginning (line, game);
  json_add_number (line, "elapsed", pat_game_get_elapsed_usec (game));
  json_add_number (line, "undos", pat_game_get_n_undos (game));
  json_add_number (line, "hints", pat_game_get_n_hints (game));
  json_add_number (line, "bank", pat_game_get_bank (game));
  json_add_number (line, "score", pat_game_get_score (game));
  add_moves (line, game);
  add_steps (line, game);
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
  if (self->json)
    print_as_json (game);
  else
    {
      g_autofree char *text = pat_save_to_string (game);

      fputs (text, output_get ());
    }
  return CLI_DONE;
}
