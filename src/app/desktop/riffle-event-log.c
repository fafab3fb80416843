/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints one line for each thing that happens, for tests that play with real pointer and key
 * events. */
#include "config.h"

#include "riffle-event-log.h"

#include <stdio.h>

/*
 * A line begins with a word that says what happened:
 *
 * deal DEAL            the board shows this deal now ("deal -" if the cards were given by hand)
 *   move MOVE            the player's move, in the notation; also what is redone
 *   auto MOVE            a move that was made automatically
 *   undo MOVE            a move was taken back
 *   dealt                the cards lie as they were dealt
 *   status score=N moves=N undo=0|1 redo=0|1
 *                        after each action of the player
 *   state playing|won|stuck|lost
 * hint MOVE, refused SENTENCE, sound NAME, prompt SENTENCE, select N, toast SENTENCE,
 * tell SENTENCE, page NAME, action NAME
 *   board …              a line of the board's description, which ends with "board-end"; before it
 *                        come "area …" and "focus …", which tell where these are in the window
 *   message X Y WIDTH HEIGHT; the same for outcome, banner and status-row
 *                        before it, where these lie if they are shown
 */
struct _RiffleEventLog
{
  GObject  parent_instance;

  PatGame *game;   /* (nullable) */
  char    *before; /* stands before each line */
};

G_DEFINE_FINAL_TYPE (RiffleEventLog, riffle_event_log, G_TYPE_OBJECT)

static void
riffle_event_log_dispose (GObject *object)
{
  RiffleEventLog *self = RIFFLE_EVENT_LOG (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->before, g_free);
  G_OBJECT_CLASS (riffle_event_log_parent_class)->dispose (object);
}

static void
riffle_event_log_class_init (RiffleEventLogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_event_log_dispose;
}

static void
riffle_event_log_init (RiffleEventLog *self)
{
}

/**
 * riffle_event_log_new:
 * @window: the number of the window whose events are written; it stands before the lines of all but
 *   the first
 *
 * Makes a log that writes to standard output, each line at once.
 *
 * Returns: (transfer full): the log
 */
RiffleEventLog *
riffle_event_log_new (guint window)
{
  RiffleEventLog *self;

  setvbuf (stdout, NULL, _IOLBF, BUFSIZ);
  self = g_object_new (RIFFLE_TYPE_EVENT_LOG, NULL);
  self->before = window < 2 ? g_strdup ("") : g_strdup_printf ("[%u] ", window);
  return self;
}

/**
 * riffle_event_log_write:
 * @self: (nullable): the log; %NULL: nothing is written
 * @what: the first word
 * @text: the rest of the line; line breaks become spaces
 *
 * Writes a line.
 */
void
riffle_event_log_write (RiffleEventLog *self,
                        const char     *what,
                        const char     *text)
{
  g_autofree char *line = NULL;

  if (self == NULL)
    return;
  line = g_strdelimit (g_strdup (text), "\n", ' ');
  g_print ("%s%s %s\n", self->before, what, line);
}

/**
 * riffle_event_log_write_lines:
 * @self: (nullable): the log; %NULL: nothing is written
 * @what: the first word of each line
 * @text: lines
 *
 * Writes several lines, and one more that says that they are complete.
 */
void
riffle_event_log_write_lines (RiffleEventLog *self,
                              const char     *what,
                              const char     *text)
{
  g_auto (GStrv) lines = NULL;

  if (self == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_print ("%s%s %s\n", self->before, what, lines[i]);
  g_print ("%s%s-end\n", self->before, what);
}

/**
 * riffle_event_log_write_move:
 * @self: (nullable): the log; %NULL: nothing is written
 * @what: the first word
 * @move: a move of the game
 *
 * Writes a line about a move.
 */
void
riffle_event_log_write_move (RiffleEventLog *self,
                             const char     *what,
                             const PatMove  *move)
{
  g_autofree char *text = NULL;

  if (self == NULL || self->game == NULL)
    return;
  text = pat_move_to_string (move, pat_game_get_rules (self->game));
  riffle_event_log_write (self, what, text);
}

static void
moved_cb (PatGame        *game,
          const PatMove  *move,
          const PatSteps *steps,
          gboolean        forwards,
          RiffleEventLog *self)
{
  gboolean is_automatic = FALSE;

  if (forwards)
    pat_game_get_history_move (game, pat_game_get_history_cursor (game) - 1, &is_automatic);
  riffle_event_log_write_move (self, !forwards ? "undo" : is_automatic ? "auto" : "move", move);
}

static void
dealt_cb (PatGame        *game,
          RiffleEventLog *self)
{
  g_print ("%sdealt\n", self->before);
}

static void
changed_cb (PatGame        *game,
            RiffleEventLog *self)
{
  g_print ("%sstatus score=%d moves=%u undo=%d redo=%d\n", self->before, pat_game_get_score (game),
           pat_game_get_n_moves (game),
           pat_game_get_can_undo (game), pat_game_get_can_redo (game));
}

static void
state_cb (PatGame        *game,
          GParamSpec     *pspec,
          RiffleEventLog *self)
{
  static const char *const names[] = { "playing", "won", "stuck", "lost" };

  riffle_event_log_write (self, "state", names[pat_game_get_state (game)]);
}

/**
 * riffle_event_log_set_game:
 * @self: (nullable): the log; %NULL: nothing is written
 * @game: a game
 *
 * Follows a game from now on.
 */
void
riffle_event_log_set_game (RiffleEventLog *self,
                           PatGame        *game)
{
  g_autofree char *deal = NULL;

  if (self == NULL)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect (game, "dealt", G_CALLBACK (dealt_cb), self);
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (game, "notify::state", G_CALLBACK (state_cb), self);
  deal = pat_game_dup_deal (game);
  riffle_event_log_write (self, "deal", deal == NULL ? "-" : deal);
}
