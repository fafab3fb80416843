/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Trials of the moves of a game. */
#pragma once

#include "pat-thought-private.h"

#include "pat-random.h"

G_BEGIN_DECLS

#define PAT_EXPLORER_MAX_MOVES 128

/* A game as trials need it. The moves of a position are numbered as they were listed last. */
typedef struct
{
  /* Deals what is hidden anew. */
  void    (*deal)(gpointer   game,
                  PatRandom *random);
  /* Returns to the first position. */
  void    (*begin)(gpointer game);
  /* Returns how many moves there are, 0 if the game is over; says how often each should be made,
   * in proportion, if there are several. */
  guint   (*list)(gpointer  game,
                  guint32  *shares);
  /* Returns a key of all that the player sees. */
  guint64 (*get_key)(gpointer game);
  guint64 (*name_move)(gpointer game,
                       guint    nth);
  /* Makes a move, and what goes without a thought after it. */
  void    (*make)(gpointer game,
                  guint    nth);
  /* What the end of a trial is worth: 1 if it is won, otherwise less. */
  double  (*rate_end)(gpointer game);
  /* Adds the moves of the game that a move of the first position consists of. */
  void    (*write)(gpointer  game,
                   guint     nth,
                   GArray   *moves);
} PatExplorerClass;

gboolean pat_explorer_propose (PatThought             *thought,
                               const GArray           *moves,
                               guint                   n_dealt,
                               guint                   n_won);
void     pat_explorer_run     (PatThought             *thought,
                               const PatExplorerClass *class,
                               gpointer                game);

G_END_DECLS
