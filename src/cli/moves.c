/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `moves`: all legal moves of a position. */
#include "config.h"

#include "games.h"
#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>

static void
print_move (Cli           *self,
            PatGame       *game,
            const PatMove *move,
            GString       *line)
{
  const PatRules *rules = pat_game_get_rules (game);
  g_autofree char *text = pat_move_to_string (move, rules);
  g_autofree char *words = NULL;

  if (!self->json)
    {
      fprintf (output_get (), "%s\n", text);
      return;
    }
  words = pat_words_move (rules, pat_game_get_position (game), move);
  json_open_object (line, NULL);
  json_add_string (line, "move", text);
  json_add_string (line, "words", words);
  json_close_object (line);
  json_print_line (line);
}

CliStatus
cli_moves (Cli *self)
{
  g_autofree char *path = NULL;
  GOptionEntry entries[] = {
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_("Begin with the position in a file; “-” is standard input"),
      N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  g_autoptr (PatGame) game = NULL;

  if (!cli_parse (self, entries, NULL))
    return CLI_BAD;
  game = cli_open_game (self, path);
  if (game == NULL || !cli_expect (self, 0, 0))
    return CLI_BAD;
  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    print_move (self, game, &moves->moves[i], line);
  return CLI_DONE;
}
