/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Scoring as data: what is counted, or what earns points. */
#pragma once

#include "pat-table.h"

G_BEGIN_DECLS

/**
 * PatScoreKind:
 * @PAT_SCORE_CARDS: cards on foundations and discarded cards
 * @PAT_SCORE_POINTS: points, by the rows of a table
 * @PAT_SCORE_ASK: what the hook `score` says
 *
 * What the score is made of.
 */
typedef enum
{
  PAT_SCORE_CARDS,
  PAT_SCORE_POINTS,
  PAT_SCORE_ASK,
} PatScoreKind;

/**
 * PatEvent:
 * @PAT_EVENT_NONE: ends a table
 * @PAT_EVENT_MOVE: a card goes from a pile of one role to one of another
 * @PAT_EVENT_REVEAL: a card of the tableau is turned up
 * @PAT_EVENT_RECYCLE: the waste is turned over to be the stock again
 * @PAT_EVENT_UNDO: the player takes a move back
 * @PAT_EVENT_WON: the game is won
 * @PAT_EVENT_WON_COUNTER: the game is won: points times a counter (unused jokers)
 *
 * What earns or costs points.
 */
typedef enum
{
  PAT_EVENT_NONE,
  PAT_EVENT_MOVE,
  PAT_EVENT_REVEAL,
  PAT_EVENT_RECYCLE,
  PAT_EVENT_UNDO,
  PAT_EVENT_WON,
  PAT_EVENT_WON_COUNTER,
} PatEvent;

#define PAT_ANY_ROLE 255

/**
 * PatPoints:
 * @event: what happens
 * @from: for moves, the role of the pile that the card leaves, or PAT_ANY_ROLE; for
 *   PAT_EVENT_WON_COUNTER the counter
 * @to: for moves, the role of the pile that it reaches, or PAT_ANY_ROLE
 * @points: what it earns for each card, negative if it costs
 *
 * A row of a scoring table; the first row that fits counts.
 */
typedef struct
{
  guint8 event;
  guint8 from;
  guint8 to;
  gint16 points;
} PatPoints;

/**
 * PatScoring:
 * @kind: what is counted
 * @format: (nullable): how the score is written, with one %s for the number, translatable:
 *   N_("$%s")
 * @start: the points at the deal
 * @never_negative: points that would bring the score below 0 bring it to 0
 * @carries_over: the result is carried into the next game (a cumulative bank)
 * @low_is_good: fewer is better
 * @points: (nullable): ends with PAT_EVENT_NONE
 *
 * How a game is scored.
 */
struct _PatScoring
{
  PatScoreKind     kind;
  const char      *format;
  int              start;
  gboolean         never_negative;
  gboolean         carries_over;
  gboolean         low_is_good;
  const PatPoints *points;
};

PAT_PUBLIC int      pat_scoring_get_points (const PatScoring *self,
                                            PatEvent          event,
                                            guint             from,
                                            guint             to);

G_END_DECLS
