/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How somebody played a deal: what was done, and when. */
#pragma once

#include "pat-game.h"
#include "pat-registry.h"

G_BEGIN_DECLS

/**
 * PAT_REPLAY_ERROR:
 *
 * The domain of errors about replays and contests.
 */
#define PAT_REPLAY_ERROR (pat_replay_error_quark ())

/**
 * PatReplayError:
 * @PAT_REPLAY_ERROR_FORMAT: the text is not what it should be, or is damaged
 * @PAT_REPLAY_ERROR_NEWER: it was written by a newer version of the program
 * @PAT_REPLAY_ERROR_DEAL: there is no such deal here
 * @PAT_REPLAY_ERROR_MOVE: something cannot be done at that point of the game
 * @PAT_REPLAY_ERROR_CLAIM: the result is not the one that was claimed
 *
 * Why a replay is not read, or not believed.
 */
typedef enum
{
  PAT_REPLAY_ERROR_FORMAT,
  PAT_REPLAY_ERROR_NEWER,
  PAT_REPLAY_ERROR_DEAL,
  PAT_REPLAY_ERROR_MOVE,
  PAT_REPLAY_ERROR_CLAIM,
} PatReplayError;

/**
 * PatReplayAct:
 * @PAT_REPLAY_MOVES: a move, with the automatic ones that followed it
 * @PAT_REPLAY_UNDO: the last of them was taken back
 * @PAT_REPLAY_RESTART: the cards were dealt again
 *
 * What a player does.
 */
typedef enum
{
  PAT_REPLAY_MOVES,
  PAT_REPLAY_UNDO,
  PAT_REPLAY_RESTART,
} PatReplayAct;

/**
 * PatReplayEvent:
 * @msec: when, in milliseconds of the clock of the game
 * @act: what was done
 * @moves: (nullable): for moves, the moves in notation, parted by spaces
 *
 * One action of a player.
 */
typedef struct
{
  gint64        msec;
  PatReplayAct  act;
  char         *moves;
} PatReplayEvent;

/**
 * PatReplayResult:
 * @state: how the game stands
 * @score: its points, without a bank
 * @msec: how long it was played, in milliseconds
 * @n_moves: the player's moves
 *
 * What came of a game.
 */
typedef struct
{
  PatGameState state;
  int          score;
  gint64       msec;
  guint        n_moves;
} PatReplayResult;

/**
 * PAT_REPLAY_VERSION:
 *
 * The format in which replays are written.
 */
#define PAT_REPLAY_VERSION 1

/**
 * PAT_REPLAY_MAX_NAME:
 *
 * The most letters that the name of a player has.
 */
#define PAT_REPLAY_MAX_NAME 40

/**
 * PatReplay:
 *
 * How somebody played a deal: what was done, and when. It can be played again, which proves the
 * result.
 */
#define PAT_TYPE_REPLAY (pat_replay_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatReplay, pat_replay, PAT, REPLAY, GObject)

PAT_PUBLIC GQuark                 pat_replay_error_quark  (void);
PAT_PUBLIC PatReplay             *pat_replay_new          (const char            *deal);
PAT_PUBLIC const char            *pat_replay_get_deal     (PatReplay             *self);
PAT_PUBLIC const char            *pat_replay_get_player   (PatReplay             *self);
PAT_PUBLIC void                   pat_replay_set_player   (PatReplay             *self,
                                                           const char            *name);
PAT_PUBLIC guint                  pat_replay_get_n_events (PatReplay             *self);
PAT_PUBLIC const PatReplayEvent  *pat_replay_get_event    (PatReplay             *self,
                                                           guint                  nth);
PAT_PUBLIC gboolean               pat_replay_is_full      (PatReplay             *self);
PAT_PUBLIC gboolean               pat_replay_add_event    (PatReplay             *self,
                                                           const PatReplayEvent  *event);
PAT_PUBLIC const PatReplayResult *pat_replay_get_claim    (PatReplay             *self);
PAT_PUBLIC void                   pat_replay_set_claim    (PatReplay             *self,
                                                           const PatReplayResult *claim);
PAT_PUBLIC char                  *pat_replay_dup_name     (const char            *text);
PAT_PUBLIC gboolean               pat_replay_is_same_name (const char            *name,
                                                           const char            *other);

PAT_PUBLIC PatGame               *pat_replay_play         (PatReplay             *self,
                                                           PatRegistry           *registry,
                                                           guint                  n_events,
                                                           PatReplayResult       *result,
                                                           GError               **error);
PAT_PUBLIC gboolean               pat_replay_play_event   (PatReplay             *self,
                                                           PatGame               *game,
                                                           guint                  nth,
                                                           GError               **error);
PAT_PUBLIC GArray                *pat_replay_list_results (PatReplay             *self,
                                                           PatRegistry           *registry,
                                                           GError               **error);
PAT_PUBLIC gboolean               pat_replay_verify       (PatReplay             *self,
                                                           PatRegistry           *registry,
                                                           PatReplayResult       *result,
                                                           GError               **error);

PAT_PUBLIC char                  *pat_replay_to_string    (PatReplay             *self);
PAT_PUBLIC guint                  pat_replay_get_line     (PatReplay             *self,
                                                           guint                  nth);
PAT_PUBLIC PatReplay             *pat_replay_parse        (const char            *text,
                                                           gssize                 length,
                                                           GError               **error);

G_END_DECLS
