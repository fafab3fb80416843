/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One game being played: moves, undo and redo, score, clock, hints, state. */
#pragma once

#include "pat-words.h"

G_BEGIN_DECLS

/**
 * PatGameState:
 * @PAT_GAME_PLAYING: there is something left to do
 * @PAT_GAME_WON: the win condition holds
 * @PAT_GAME_STUCK: no legal move changes anything, and the stock cannot bring one
 * @PAT_GAME_LOST: the rules say that the game is lost (the time is up, no set in the hand)
 *
 * How a game stands.
 */
typedef enum
{
  PAT_GAME_PLAYING,
  PAT_GAME_WON,
  PAT_GAME_STUCK,
  PAT_GAME_LOST,
} PatGameState;

/**
 * PatGameRecord:
 * @elapsed_usec: how long it was played, in microseconds, at least 0
 * @n_undos: how often a move was taken back
 * @n_hints: how often a hint was given, or cards were shown that lie face down
 * @bank: points from games before this one
 * @first_demonstrated: which move is the first one that a demonstration has played, counted from 1;
 *   0: none is
 *
 * What belongs to a game besides its deal and its moves.
 */
typedef struct
{
  gint64 elapsed_usec;
  guint  n_undos;
  guint  n_hints;
  int    bank;
  guint  first_demonstrated;
} PatGameRecord;

/**
 * PatGame:
 *
 * A game that is being played: the rules, the position, the moves so far, score and time. Every
 * move goes through it, and one that the rules do not allow is refused with a reason.
 *
 * It emits [signal@Patience.Game::changed] whenever the cards have changed, whoever did that. It
 * belongs to the thread in which it was made.
 */
#define PAT_TYPE_GAME (pat_game_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatGame, pat_game, PAT, GAME, GObject)

PAT_PUBLIC PatGame           *pat_game_new                    (PatVariant        *variant,
                                                               PatOptions        *options,
                                                               guint64            number,
                                                               GError           **error);
PAT_PUBLIC PatGame           *pat_game_new_for_position       (PatVariant        *variant,
                                                               PatOptions        *options,
                                                               const PatPosition *position,
                                                               GError           **error);

PAT_PUBLIC PatVariant        *pat_game_get_variant            (PatGame           *self);
PAT_PUBLIC PatOptions        *pat_game_get_options            (PatGame           *self);
PAT_PUBLIC const PatRules    *pat_game_get_rules              (PatGame           *self);
PAT_PUBLIC const PatPosition *pat_game_get_position           (PatGame           *self);
PAT_PUBLIC const PatPosition *pat_game_get_first_position     (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_was_dealt              (PatGame           *self);
PAT_PUBLIC guint64            pat_game_get_number             (PatGame           *self);
PAT_PUBLIC char              *pat_game_dup_deal               (PatGame           *self);
PAT_PUBLIC PatGameState       pat_game_get_state              (PatGame           *self);
PAT_PUBLIC int                pat_game_get_score              (PatGame           *self);
PAT_PUBLIC char              *pat_game_dup_score_text         (PatGame           *self);
PAT_PUBLIC guint              pat_game_get_n_moves            (PatGame           *self);
PAT_PUBLIC guint              pat_game_get_n_undos            (PatGame           *self);
PAT_PUBLIC guint              pat_game_get_n_hints            (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_demonstrate            (PatGame           *self,
                                                               const PatMove     *move);
PAT_PUBLIC gboolean           pat_game_is_demonstrating       (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_is_demonstrated        (PatGame           *self);
PAT_PUBLIC int                pat_game_get_own_score          (PatGame           *self);
PAT_PUBLIC guint              pat_game_get_first_demonstrated (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_get_can_undo           (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_had_choice             (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_get_can_redo           (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_get_is_untouched       (PatGame           *self);

PAT_PUBLIC gboolean           pat_game_judge                  (PatGame           *self,
                                                               const PatMove     *move,
                                                               PatRefusal        *refusal);
PAT_PUBLIC gboolean           pat_game_play                   (PatGame           *self,
                                                               const PatMove     *move,
                                                               PatRefusal        *refusal);
PAT_PUBLIC gboolean           pat_game_play_line              (PatGame           *self,
                                                               const PatMove     *moves,
                                                               guint              n_moves,
                                                               PatRefusal        *refusal,
                                                               guint             *bad);
PAT_PUBLIC gboolean           pat_game_undo                   (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_go_back                (PatGame           *self,
                                                               guint              cursor);
PAT_PUBLIC void               pat_game_note_help              (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_redo                   (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_restart                (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_hint                   (PatGame           *self,
                                                               PatMove           *move);
PAT_PUBLIC gboolean           pat_game_peek                   (PatGame           *self,
                                                               guint              pile,
                                                               gboolean           is_wanted);

PAT_PUBLIC void               pat_game_set_auto_play          (PatGame           *self,
                                                               PatAuto            degree);
PAT_PUBLIC gboolean           pat_game_can_auto_play          (PatGame           *self);
PAT_PUBLIC guint              pat_game_instant_auto_play      (PatGame           *self);

PAT_PUBLIC gint64             pat_game_get_elapsed_usec       (PatGame           *self);
PAT_PUBLIC void               pat_game_set_running            (PatGame           *self,
                                                               gboolean           running);
PAT_PUBLIC gint64             pat_game_get_left_usec          (PatGame           *self);
PAT_PUBLIC gboolean           pat_game_check_time             (PatGame           *self);
PAT_PUBLIC int                pat_game_get_bank               (PatGame           *self);
PAT_PUBLIC void               pat_game_set_bank               (PatGame           *self,
                                                               int                bank);

/* The history, for saving and for replay. */
PAT_PUBLIC guint              pat_game_get_history_length     (PatGame           *self);
PAT_PUBLIC guint              pat_game_get_history_cursor     (PatGame           *self);
PAT_PUBLIC const PatMove     *pat_game_get_history_move       (PatGame           *self,
                                                               guint              nth,
                                                               gboolean          *automatic);
PAT_PUBLIC gboolean           pat_game_replay                 (PatGame           *self,
                                                               const PatMove     *moves,
                                                               const gboolean    *automatic,
                                                               guint              n_moves,
                                                               guint              cursor,
                                                               PatRefusal        *refusal,
                                                               guint             *bad);
PAT_PUBLIC void               pat_game_set_record             (PatGame           *self,
                                                               const PatGameRecord *record);

G_END_DECLS
