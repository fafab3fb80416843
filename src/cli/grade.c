/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `grade`: how hard a deal or a position is, and the figures behind it. */
#include "config.h"

#include "common.h"
#include "games.h"
#include "json.h"
#include "output.h"
#include "solve.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* For scripts, and so in no language; as of PatDifficulty. */
static const char *const difficulties[] = { "unknown", "unwinnable", "easy", "medium", "hard",
                                            "expert" };

/* Translators: the words in quotation marks and before colons stay as they are */
static const char help[] = N_(
  "The first line says how hard it is:\n"
  "  easy        playing without a plan often wins; or all cards lie open, and a way to win is\n"
  "              found very soon\n"
  "  medium      it wins now and then; or all cards lie open, and a way is found soon\n"
  "  hard        it hardly ever wins\n"
  "  expert      it does not win, and even with all cards known a way is hard to find\n"
  "  unwinnable  nothing wins\n"
  "  unknown     no way to win was found\n"
  "Then follow the figures behind that word:\n"
  "  verdict:  what the solver finds in 300,000 positions at most, or what a game below shows\n"
  "  states:   how many positions it looked at\n"
  "  length:   how many moves win, if it can be won\n"
  "  games:    how many games were played by chance, and as many by what looks best\n"
  "  random:   how many of the first were won\n"
  "  greedy:   how many of the others were won\n"
  "The same deal has the same figures on every machine.\n"
  "Exit status: 0 it can be won, 1 it cannot be won, 3 unknown.");

static void
print_text (const PatGrade *grade)
{
  fprintf (output_get (), "%s\nverdict: %s\nstates: %" G_GUINT64_FORMAT "\n",
           difficulties[grade->difficulty], solve_verdicts[grade->verdict], grade->states);
  if (grade->n_moves > 0)
    fprintf (output_get (), "length: %u\n", grade->n_moves);
  fprintf (output_get (), "games: %u\nrandom: %u\ngreedy: %u\n", grade->n_games,
           grade->n_random_won, grade->n_greedy_won);
}

static void
print_json (const PatGrade *grade)
{
  g_autoptr (GString) line = g_string_new (NULL);

  json_open_object (line, NULL);
  json_add_string (line, "difficulty", difficulties[grade->difficulty]);
  json_add_string (line, "verdict", solve_verdicts[grade->verdict]);
  json_add_number (line, "states", (gint64) grade->states);
  if (grade->n_moves > 0)
    json_add_number (line, "length", grade->n_moves);
  json_add_number (line, "games", grade->n_games);
  json_add_number (line, "random", grade->n_random_won);
  json_add_number (line, "greedy", grade->n_greedy_won);
  json_close_object (line);
  json_print_line (line);
}

static CliStatus
status_of (PatDifficulty difficulty)
{
  return difficulty == PAT_DIFFICULTY_UNWINNABLE ? CLI_NEGATIVE
         : difficulty == PAT_DIFFICULTY_UNKNOWN ? CLI_UNDECIDED : CLI_DONE;
}

CliStatus
cli_grade (Cli *self)
{
  g_autofree char *path = NULL;
  GOptionEntry entries[] = {
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_("Begin with the position in a file; “-” is standard input"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GError) error = NULL;
  PatGrade grade;

  if (!cli_parse (self, entries, _(help)))
    return CLI_BAD;
  game = cli_open_game (self, path);
  if (game == NULL || !cli_expect (self, 0, 0))
    return CLI_BAD;
  if (!pat_grade_measure (pat_game_get_rules (game), pat_game_get_position (game), NULL, &grade,
                          &error))
    return cli_complain ("%s", error->message);
  if (self->json)
    print_json (&grade);
  else
    print_text (&grade);
  return status_of (grade.difficulty);
}
