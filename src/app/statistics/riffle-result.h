/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How one game ended, and how that stands in files. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How far the figures of a game go, for whoever writes files and whoever reads them. No player
 * reaches these bounds, and no sum of so many overflows. */
#define RIFFLE_MAX_ENDED_SEC G_GINT64_CONSTANT (4102444799) /* the end of the year 2099 */
#define RIFFLE_MAX_TIME_MSEC (G_GINT64_CONSTANT (100) * 366 * 24 * 3600 * 1000)
#define RIFFLE_MAX_MOVES     1000000
#define RIFFLE_MAX_SCORE     200000000 /* on both sides of 0 */

/**
 * RiffleResult:
 * @is_won: the game was won
 * @is_abandoned: the player left it for a new deal
 * @is_helped: it was played with hints or undo
 * @low_is_good: fewer points are better
 * @time_msec: how long it took
 * @score: its score
 * @n_moves: how many moves it took
 * @ended_sec: when it ended, in seconds since the beginning of 1970
 * @deal: its number, 0 if it has none
 *
 * How one game ended.
 */
typedef struct
{
  gboolean is_won;
  gboolean is_abandoned;
  gboolean is_helped;
  gboolean low_is_good;
  gint64   time_msec;
  int      score;
  guint    n_moves;
  gint64   ended_sec;
  guint64  deal;
} RiffleResult;

/* The numbers of a game that ended, as files have them. */
typedef enum
{
  RIFFLE_RESULT_ENDED, /* seconds since the beginning of 1970 */
  RIFFLE_RESULT_TIME,  /* milliseconds */
  RIFFLE_RESULT_MOVES,
  RIFFLE_RESULT_SCORE,
  RIFFLE_RESULT_N_FIELDS
} RiffleResultField;

RiffleResult  riffle_result_reduce        (const RiffleResult *self);
gboolean      riffle_result_is_same       (const RiffleResult *self,
                                           const RiffleResult *other);
gboolean      riffle_result_parse         (RiffleResult       *self,
                                           const char         *text,
                                           gsize               length);
void          riffle_result_print         (const RiffleResult *self,
                                           GString            *text);
const char   *riffle_result_get_field_key (RiffleResultField   field);
gint64        riffle_result_get_field     (const RiffleResult *self,
                                           RiffleResultField   field);
gboolean      riffle_result_set_field     (RiffleResult       *self,
                                           RiffleResultField   field,
                                           gint64              number);
const char   *riffle_result_get_end       (const RiffleResult *self);
gboolean      riffle_result_set_end       (RiffleResult       *self,
                                           const char         *word);

G_END_DECLS
