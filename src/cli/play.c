/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `play`: plays moves and prints where they lead. */
#include "config.h"

#include "games.h"
#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* A move as it was written, and read. */
typedef struct
{
  char    *text;
  PatMove  move;
} Word;

static const char *const degrees[] = { "none", "safe", "all", NULL };

/* As of PatGameState; for scripts, and so in no language. */
static const char *const states[] = { "playing", "won", "stuck", "lost" };

static void
clear_word (gpointer data)
{
  g_free (((Word *) data)->text);
}

static gboolean
add_word (GArray         *words,
          const PatRules *rules,
          const char     *text)
{
  g_autoptr (GError) error = NULL;
  Word word = { NULL };

  if (!pat_move_parse (&word.move, rules, text, &error))
    {
      /* Translators: the number of a move among those that were given, and what is wrong with it */
      cli_complain (_("move %u: %s"), words->len + 1, error->message);
      return FALSE;
    }
  word.text = g_strdup (text);
  g_array_append_val (words, word);
  return TRUE;
}

/* Moves stand on lines, separated by white space; from a number sign on a line is a comment. */
static gboolean
add_text (GArray         *words,
          const PatRules *rules,
          const char     *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) found = NULL;

      lines[i][strcspn (lines[i], "#")] = '\0';
      found = g_strsplit_set (lines[i], " \t\r", -1);
      for (guint k = 0; found[k] != NULL; k++)
        if (*found[k] != '\0' && !add_word (words, rules, found[k]))
          return FALSE;
    }
  return TRUE;
}

static gboolean
add_standard_input (GArray         *words,
                    const PatRules *rules)
{
  g_autofree char *text = cli_read_text ("-");

  return text != NULL && add_text (words, rules, text);
}

/* All moves are read before the first is played: input that cannot be read has no effect. */
static GArray *
read_words (Cli            *self,
            const PatRules *rules)
{
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (Word));

  g_array_set_clear_func (words, clear_word);
  for (guint i = 0; i < self->n_arguments; i++)
    {
      const char *argument = self->arguments[i];
      gboolean is_input = strcmp (argument, "-") == 0;

      if (is_input ? !add_standard_input (words, rules) : !add_text (words, rules, argument))
        return NULL;
    }
  return g_steal_pointer (&words);
}

static void
print_refusal (Cli        *self,
               guint       number,
               const Word *word,
               const char *why)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (self->json)
    {
      json_open_object (line, NULL);
      json_add_number (line, "illegal", number);
      json_add_string (line, "move", word->text);
      json_add_string (line, "why", why);
      json_close_object (line);
      json_print_line (line);
    }
  /* Translators: the number of a move, the move itself in notation, and a sentence that says why */
  cli_complain (_("move %u, %s, is illegal: %s"), number, word->text, why);
}

static void
print_result (Cli     *self,
              PatGame *game)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const char *state = states[pat_game_get_state (game)];

  cli_print_position (self, pat_game_get_position (game), pat_game_get_rules (game));
  if (!self->json)
    {
      fprintf (output_get (), "score: %d\nmoves: %u\nstatus: %s\n", pat_game_get_score (game),
               pat_game_get_n_moves (game), state);
      return;
    }
  json_open_object (line, NULL);
  json_add_number (line, "score", pat_game_get_score (game));
  json_add_number (line, "moves", pat_game_get_n_moves (game));
  json_add_string (line, "status", state);
  json_close_object (line);
  json_print_line (line);
}

static CliStatus
play_words (Cli     *self,
            PatGame *game,
            GArray  *words)
{
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = &g_array_index (words, Word, i);
      g_autofree char *why = NULL;
      PatRefusal refusal;

      if (pat_game_play (game, &word->move, &refusal))
        continue;
      why = pat_words_refusal (pat_game_get_rules (game), pat_game_get_position (game),
                               &word->move, &refusal);
      print_result (self, game);
      print_refusal (self, i + 1, word, why);
      return CLI_NEGATIVE;
    }
  print_result (self, game);
  return CLI_DONE;
}

static gboolean
find_degree (const char *text,
             PatAuto    *degree)
{
  g_autofree char *shown = NULL;
  const char *meant;

  *degree = PAT_AUTO_NONE;
  if (text == NULL)
    return TRUE;
  for (guint i = 0; degrees[i] != NULL; i++)
    if (strcmp (text, degrees[i]) == 0)
      {
        *degree = (PatAuto) i;
        return TRUE;
      }
  shown = cli_quote (text);
  meant = cli_suggest (text, degrees);
  if (meant != NULL)
    /* Translators: what was typed, and the word that is nearest to it, such as “al” and “all” */
    cli_complain (_("automatic play cannot be “%s”. Did you mean “%s”?"), shown, meant);
  else
    /* Translators: %s is what was typed; none, safe and all are words to be typed and stay as
       they are */
    cli_complain (_("automatic play cannot be “%s”, only none, safe or all"), shown);
  return FALSE;
}

/* With a position, the first argument is a move already. */
static gboolean
check_no_deal (Cli *self)
{
  const char *first = self->n_arguments > 0 ? self->arguments[0] : "";
  g_autoptr (PatDeal) deal = pat_deal_parse (first, NULL);
  g_autofree char *shown = NULL;

  if (deal == NULL || deal->number == 0 ||
      pat_registry_find (cli_get_registry (self), deal->variant) == NULL)
    return TRUE;
  shown = cli_quote (first);
  /* Translators: %s is a deal, such as klondike#617; --position is an option and stays as it is */
  cli_complain (_("with --position, only moves may follow, and “%s” is a deal"), shown);
  return FALSE;
}

CliStatus
cli_play (Cli *self)
{
  g_autofree char *path = NULL, *automatic = NULL;
  GOptionEntry entries[] = {
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_("Begin with the position in a file; “-” is standard input"),
      N_("FILE") },
    { "auto", 0, 0, G_OPTION_ARG_STRING, &automatic,
      N_("Automatic play to the foundations: none, safe or all"),
      N_("DEGREE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GArray) words = NULL;
  PatAuto degree;

  if (!cli_parse (self, entries,
                  _("Moves are arguments, or come from standard input where “-” stands in\n"
                    "their place. A move is written like t7*3>t2, w>f1, s, t27+t28, t28-,\n"
                    "t4! or !NAME.")) ||
      !find_degree (automatic, &degree))
    return CLI_BAD;
  if (path != NULL && !check_no_deal (self))
    return CLI_BAD;
  game = cli_open_game (self, path);
  if (game == NULL)
    return CLI_BAD;
  words = read_words (self, pat_game_get_rules (game));
  if (words == NULL)
    return CLI_BAD;
  pat_game_set_auto_play (game, degree);
  return play_words (self, game, words);
}
