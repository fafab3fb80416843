/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The inside of a game, for the files that make it up and for the reader of saved games. */
#pragma once

#include "pat-game.h"

G_BEGIN_DECLS

/* One single move of the history. */
typedef struct
{
  PatMove  move;
  gboolean automatic; /* belongs to the move of the player before it */
  guint    n_steps;
  PatStep *steps;     /* owned */
} PatGameEntry;

struct _PatGame
{
  GObject       parent_instance;

  PatVariant   *variant;
  PatRules     *rules;
  PatPosition   first;              /* as it was dealt */
  PatPosition   position;
  guint64       number;             /* of the deal; 0: the cards were given by hand */
  GArray       *history;            /* of Entry */
  guint         cursor;             /* entries before it are done, the others may be redone */
  guint         n_undos;
  guint         n_hints;
  guint         next_hint;          /* hints asked for since the position changed */
  PatGameState  state;
  PatAuto       auto_play;
  gint64        elapsed_usec;       /* without the running stretch */
  gint64        running_since;      /* monotonic time, 0 while the clock stands */
  int           bank;
  gboolean      is_demonstrating;   /* the next moves are those of a demonstration */
  guint         first_demonstrated; /* the first entry that is one, from 1; 0: none is */
};

/* A move at the end of the history or, in front of moves that may be redone, the one at the
 * cursor. */
void         pat_game_play_single        (PatGame             *self,
                                          const PatMove       *move,
                                          gboolean             automatic);
guint        pat_game_play_automatically (PatGame         *self,
                                          PatAuto              degree);
PatAuto      pat_game_get_auto_degree    (PatGame             *self);
void         pat_game_forget_redo        (PatGame             *self);
void         pat_game_get_steps          (PatGame             *self,
                                          guint                nth,
                                          PatSteps            *steps);
/* An action of the player is complete: tell everybody. */
void         pat_game_finish_action      (PatGame             *self);
void         pat_game_emit_moved         (PatGame             *self,
                                          const PatMove       *move,
                                          const PatSteps      *steps,
                                          gboolean             forwards);
void         pat_game_emit_dealt         (PatGame             *self);
void         pat_game_notify_score       (PatGame             *self);
int          pat_game_score_position     (PatGame             *self,
                                          const PatPosition   *position);
PatGameState pat_game_find_state         (PatGame             *self);
void         pat_game_update_state       (PatGame             *self);
GHashTable  *pat_game_list_past          (PatGame             *self,
                                          const PatPosition   *like);
void         pat_game_list_hints         (const PatRules      *rules,
                                          GHashTable          *past,
                                          const PatPosition   *position,
                                          PatMoves            *moves);
gboolean     pat_game_is_settled         (PatGame             *self);
void         pat_game_count_hint         (PatGame             *self);
gboolean     pat_game_undo_is_on         (PatGame             *self);
gboolean     pat_game_time_is_up         (PatGame             *self);

static inline const PatGameEntry *
pat_game_get_entry (PatGame *self,
                    guint    nth)
{
  return &g_array_index (self->history, PatGameEntry, nth);
}

G_END_DECLS
