/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: positions and games that are written and read again are what they were. */
#include "config.h"

#include "pat-check-private.h"

/* Any values will do, as long as they come back. */
static const PatGameRecord record = {
  .elapsed_usec = 1234567, .n_undos = 3, .n_hints = 2, .first_demonstrated = 1
};

static gboolean
options_come_back (PatCheck   *self,
                   const char *written)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (self->variant);

  return (written == NULL || pat_options_parse (options, written, NULL)) &&
         pat_options_equal (options, self->options);
}

static void
check_header (PatCheck   *self,
              const char *text)
{
  g_autofree char *variant = NULL, *options = NULL;
  g_autoptr (GError) error = NULL;

  if (!pat_position_scan (text, &variant, &options, &error))
    pat_check_fault (self, PAT_CHECK_POSITION_TEXT, "the header of a position cannot be read: %s",
                     error->message);
  else if (g_strcmp0 (variant, pat_variant_get_id (self->variant)) != 0)
    pat_check_fault (self, PAT_CHECK_POSITION_TEXT,
                     "the text of a position does not name the variant");
  else if (!options_come_back (self, options))
    pat_check_fault (self, PAT_CHECK_POSITION_TEXT,
                     "the options in a position are other ones when they are read");
}

static void
check_start (PatCheck          *self,
             const PatPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game =
    pat_game_new_for_position (self->variant, self->options, position, &error);

  if (game == NULL)
    pat_check_fault (self, PAT_CHECK_POSITION_START, "no game begins with the position: %s",
                     error->message);
  else if (memcmp (pat_game_get_position (game), position, sizeof *position) != 0)
    pat_check_fault (self, PAT_CHECK_POSITION_START,
                     "a game that begins with the position begins with another one");
}

/* A position as text and as the start of a game. */
void
pat_check_position (PatCheck          *self,
                    const PatPosition *position)
{
  g_autofree char *text = pat_position_to_string (position, self->rules);
  g_autoptr (GError) error = NULL;
  PatPosition again;

  check_header (self, text);
  if (!pat_position_parse (&again, self->rules, text, &error))
    pat_check_fault (self, PAT_CHECK_POSITION_TEXT, "a position cannot be read again: %s",
                     error->message);
  else if (memcmp (&again, position, sizeof again) != 0)
    pat_check_fault (self, PAT_CHECK_POSITION_TEXT,
                     "a position is another one when it is read again");
  check_start (self, position);
}

static void
compare_games (PatCheck   *self,
               PatGame    *game,
               PatGame    *again,
               const char *text)
{
  g_autofree char *text_again = pat_save_to_string (again);

  if (strcmp (text, text_again) != 0)
    pat_check_fault (self, PAT_CHECK_SAVE,
                     "a saved game that is read and saved again is another text");
  if (memcmp (pat_game_get_position (game), pat_game_get_position (again),
              sizeof (PatPosition)) != 0)
    pat_check_fault (self, PAT_CHECK_SAVE, "a saved game comes back with another position");
  if (pat_game_get_n_moves (game) != pat_game_get_n_moves (again) ||
      pat_game_get_score (game) != pat_game_get_score (again) ||
      pat_game_get_state (game) != pat_game_get_state (again))
    pat_check_fault (self, PAT_CHECK_SAVE,
                     "a saved game comes back with other moves, another score or another state");
  while (pat_game_redo (game) && pat_game_redo (again))
    continue;
  if (memcmp (pat_game_get_position (game), pat_game_get_position (again),
              sizeof (PatPosition)) != 0)
    pat_check_fault (self, PAT_CHECK_SAVE,
                     "what was taken back before a game was saved cannot be made again as it was");
}

static void
save_and_compare (PatCheck *self,
                  PatGame  *game)
{
  g_autofree char *text = NULL;
  g_autoptr (PatGame) again = NULL;
  g_autoptr (GError) error = NULL;

  pat_game_set_record (game, &record);
  text = pat_save_to_string (game);
  again = pat_save_parse (self->registry, text, -1, &error);
  if (again == NULL)
    pat_check_fault (self, PAT_CHECK_SAVE, "a saved game cannot be read: %s", error->message);
  else
    compare_games (self, game, again, text);
}

static void
replay_and_save (PatCheck *self,
                 PatGame  *game)
{
  guint n = self->played->len, cursor = n - n / 4;
  g_autofree gboolean *automatic = g_new0 (gboolean, n + 1);
  PatRefusal refusal;
  guint bad;

  /* Every fourth move as if it were automatic, but none at the cursor, before which an action
   * ends. */
  for (guint i = 3; i < n; i += 4)
    automatic[i] = i != cursor;
  if (pat_game_replay (game, (const PatMove *) self->played->data, automatic, n, cursor, &refusal,
                       &bad))
    save_and_compare (self, game);
  else
    pat_check_fault (self, PAT_CHECK_SAVE,
                     "the moves cannot be played a second time: move %u is illegal", bad + 1);
}

/* Saves the game that was just played, with a tail to redo: from its deal, and from the same
 * cards given by hand. */
void
pat_check_save (PatCheck *self)
{
  g_autoptr (PatGame) dealt = pat_game_new (self->variant, self->options, self->number, NULL);
  g_autoptr (PatGame) given = NULL;

  replay_and_save (self, dealt);
  given = pat_game_new_for_position (self->variant, self->options,
                                     pat_game_get_position (dealt), NULL);
  save_and_compare (self, given);
}
