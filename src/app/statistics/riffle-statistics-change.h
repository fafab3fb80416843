/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be changed in the statistics: added to whatever stands there, never put in its place,
 * since another program may have counted games meanwhile. */
#pragma once

#include "riffle-day-result.h"
#include "riffle-history.h"
#include "riffle-record.h"

G_BEGIN_DECLS

#define RIFFLE_STATISTICS_GAME "game "
#define RIFFLE_STATISTICS_BANK "bank "
#define RIFFLE_STATISTICS_GAMES "games" /* the key of the last games */

typedef enum
{
  RIFFLE_CHANGE_ADD,
  RIFFLE_CHANGE_SUBTRACT,
  RIFFLE_CHANGE_NOTE_DEAL,
  RIFFLE_CHANGE_BEGIN,
  RIFFLE_CHANGE_FORGET,
  RIFFLE_CHANGE_MERGE,
  RIFFLE_CHANGE_BANK,
  RIFFLE_CHANGE_RESET_BANK,
  RIFFLE_CHANGE_DAY,
} RiffleChangeKind;

/**
 * RiffleChange:
 * @kind: what to do
 * @key: a variant with its options, a variant, or a day with a variant; owned
 * @result: to add or to subtract
 * @record: to merge, or as it was before the result was added
 * @games: (nullable): the last games to merge, as text; owned
 * @number: of a deal, or an amount of money
 * @day: to merge
 *
 * One change.
 */
typedef struct
{
  RiffleChangeKind kind;
  char            *key;
  RiffleResult     result;
  RiffleRecord     record;
  char            *games;
  gint64           number;
  RiffleDayResult  day;
} RiffleChange;

void     riffle_change_free       (RiffleChange       *self);
void     riffle_change_apply      (const RiffleChange *self,
                                   GKeyFile           *file);
void     riffle_change_load       (GKeyFile           *file,
                                   const char         *key,
                                   RiffleRecord       *record);
void     riffle_change_load_day   (GKeyFile           *file,
                                   const char         *key,
                                   RiffleDayResult    *result);
GArray  *riffle_change_load_games (GKeyFile           *file,
                                   const char         *key);

G_END_DECLS
