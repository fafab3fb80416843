/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `verify`: plays what a contest, a replay or a saved game says by the rules, and tells what is
 * true of it. */
#include "config.h"

#include "common.h"
#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* What is told of somebody. */
typedef struct
{
  const char *name;        /* (nullable) */
  gint64      claimed;
  gint64      replayed;
  gboolean    has_claimed; /* a saved game claims one only if it is not that of its moves */
  gboolean    has_replayed;
  char       *reason;      /* (nullable): why not all of it is true; owned */
} Verdict;

static void
print_as_json (const Verdict *verdict)
{
  g_autoptr (GString) line = g_string_new (NULL);

  json_open_object (line, NULL);
  json_add_string (line, "name", verdict->name);
  if (verdict->has_claimed)
    json_add_number (line, "claimed", verdict->claimed);
  if (verdict->has_replayed)
    json_add_number (line, "replayed", verdict->replayed);
  json_add_boolean (line, "verified", verdict->reason == NULL);
  json_add_string (line, "reason", verdict->reason);
  json_close_object (line);
  json_print_line (line);
}

static void
print_score (gboolean has_score,
             gint64   score)
{
  if (has_score)
    fprintf (output_get (), "\t%" G_GINT64_FORMAT, score);
  else
    fputs ("\t-", output_get ());
}

static void
print_as_text (const Verdict *verdict)
{
  g_autofree char *name = cli_one_line (verdict->name != NULL ? verdict->name : "-");
  g_autofree char *reason = cli_one_line (verdict->reason);

  fputs (name, output_get ());
  print_score (verdict->has_claimed, verdict->claimed);
  print_score (verdict->has_replayed, verdict->replayed);
  /* Translators: in a column of `riffle-cli verify`: what somebody claims is true */
  fprintf (output_get (), "\t%s\n", verdict->reason == NULL ? _("verified") : reason);
}

/* Prints a verdict. Returns: whether all is true */
static gboolean
tell (Cli     *self,
      Verdict *verdict)
{
  gboolean is_true = verdict->reason == NULL;

  if (self->json)
    print_as_json (verdict);
  else
    print_as_text (verdict);
  g_clear_pointer (&verdict->reason, g_free);
  return is_true;
}

/* Adds what came of a game to a verdict. The first fault is told. */
static void
add_game (Verdict               *verdict,
          const PatReplayResult *claim,
          const PatReplayResult *result,
          const char            *deal,
          GError                *fault)
{
  verdict->claimed += claim->score;
  if (fault == NULL || g_error_matches (fault, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_CLAIM))
    verdict->replayed += result->score;
  else
    verdict->has_replayed = FALSE;
  if (fault != NULL && verdict->reason == NULL)
    /* Translators: a deal, and what is wrong with how it was played */
    verdict->reason = g_strdup_printf (C_("verdict", "%s: %s"), deal, fault->message);
}

static gboolean
verify_entrant (Cli        *self,
                PatContest *contest,
                guint       entrant)
{
  Verdict verdict = {
    .name = pat_contest_get_name (contest, entrant), .has_claimed = TRUE, .has_replayed = TRUE,
  };

  for (guint i = 0; i < pat_contest_get_n_deals (contest); i++)
    {
      PatReplay *play = pat_contest_get_play (contest, entrant, i);
      g_autoptr (GError) fault = NULL;
      PatReplayResult result;

      if (play == NULL)
        continue;
      pat_contest_verify (contest, cli_get_registry (self), entrant, i, &result, &fault);
      add_game (&verdict, pat_replay_get_claim (play), &result, pat_contest_get_deal (contest, i),
                fault);
    }
  return tell (self, &verdict);
}

static CliStatus
verify_contest (Cli         *self,
                const char  *text,
                gsize        length,
                GError     **error)
{
  g_autoptr (PatContest) contest = pat_contest_parse (text, (gssize) length, error);
  gboolean is_true = TRUE;

  if (contest == NULL || !pat_contest_check_deals (contest, cli_get_registry (self), error))
    return CLI_BAD;
  for (guint i = 0; i < pat_contest_get_n_entrants (contest); i++)
    is_true = verify_entrant (self, contest, i) && is_true;
  return is_true ? CLI_DONE : CLI_NEGATIVE;
}

static CliStatus
verify_replay (Cli         *self,
               const char  *text,
               gsize        length,
               GError     **error)
{
  g_autoptr (PatReplay) replay = pat_replay_parse (text, (gssize) length, error);
  g_autoptr (GError) fault = NULL;
  Verdict verdict = { .has_claimed = TRUE, .has_replayed = TRUE };
  PatReplayResult result;

  if (replay == NULL)
    return CLI_BAD;
  verdict.name = pat_replay_get_player (replay);
  pat_replay_verify (replay, cli_get_registry (self), &result, &fault);
  add_game (&verdict, pat_replay_get_claim (replay), &result, pat_replay_get_deal (replay), fault);
  return tell (self, &verdict) ? CLI_DONE : CLI_NEGATIVE;
}

/* Whatever stands in the file besides the deal and the moves can be invented. If that changes the
 * score or the cards, it is told; the clock, undos and hints are not looked at. Returns: (transfer
 * full) (nullable): why not all of a game is proven by its moves */
static char *
dup_unproven (PatGame *game)
{
  if (!pat_game_was_dealt (game))
    return g_strdup (_("the moves are possible, but no replay proves how the game came to the "
                       "cards that it begins with"));
  if (pat_game_get_bank (game) != 0)
    /* Translators: %d is a number of points that may be negative */
    return g_strdup_printf (_("the moves are possible, but no replay proves the bank of %d that is "
                              "said to come from earlier games"), pat_game_get_bank (game));
  return NULL;
}

/* Adds the score that the player sees, if it is not the one of the moves, and that of the moves. */
static void
add_saved_game (Verdict *verdict,
                PatGame *game)
{
  const PatGameRecord moves_only = { .elapsed_usec = pat_game_get_elapsed_usec (game) };

  verdict->name = pat_variant_get_name (pat_game_get_variant (game));
  verdict->reason = dup_unproven (game);
  verdict->has_claimed = verdict->reason != NULL;
  verdict->claimed = pat_game_get_score (game);
  verdict->has_replayed = pat_game_was_dealt (game);
  pat_game_set_record (game, &moves_only);
  verdict->replayed = pat_game_get_score (game);
}

/* Whoever saves a game claims that its moves lead from its deal to its cards. */
static CliStatus
verify_save (Cli         *self,
             const char  *text,
             gsize        length,
             GError     **error)
{
  GError *fault = NULL;
  g_autoptr (PatGame) game = pat_save_parse (cli_get_registry (self), text, (gssize) length,
                                             &fault);
  Verdict verdict = { NULL };

  if (game != NULL)
    add_saved_game (&verdict, game);
  else if (g_error_matches (fault, PAT_SAVE_ERROR, PAT_SAVE_ERROR_REPLAY))
    {
      verdict.reason = g_strdup (fault->message);
      g_error_free (fault);
    }
  else
    {
      g_propagate_error (error, fault);
      return CLI_BAD;
    }
  return tell (self, &verdict) ? CLI_DONE : CLI_NEGATIVE;
}

/* What a text is, its beginning says. */
static CliStatus
verify_text (Cli         *self,
             const char  *text,
             gsize        length,
             GError     **error)
{
  if (g_str_has_prefix (text, "riffle-contest "))
    return verify_contest (self, text, length, error);
  if (g_str_has_prefix (text, "riffle-replay "))
    return verify_replay (self, text, length, error);
  if (g_str_has_prefix (text, "riffle-save ") || g_str_has_prefix (text, CLI_BYTE_ORDER_MARK))
    return verify_save (self, text, length, error);
  g_set_error_literal (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT,
                       _("line 1: this is not a contest, a replay or a saved game"));
  return CLI_BAD;
}

CliStatus
cli_verify (Cli *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const char *path;
  CliStatus status;
  gsize length;

  if (!cli_parse (self, NULL, NULL) || !cli_expect (self, 1, 1))
    return CLI_BAD;
  path = self->arguments[0];
  text = cli_read_input (path, &length, &error);
  if (text == NULL)
    return cli_complain ("%s", error->message);
  status = verify_text (self, text, length, &error);
  if (error == NULL)
    return status;
  if (g_str_equal (path, "-"))
    cli_complain ("%s", error->message);
  else
    /* Translators: the name of a file, and what is wrong with it */
    cli_complain (C_("error", "“%s”: %s"), path, error->message);
  if (g_error_matches (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_VARIANT))
    cli_complain_about_left_out (self);
  return CLI_BAD;
}
