/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered about the past games of one variant with one set of options. */
#include "config.h"

#include "riffle-record.h"

static gint64
add (gint64 a,
     gint64 b)
{
  gint64 sum;

  if (__builtin_add_overflow (a, b, &sum))
    return b < 0 ? G_MININT64 : G_MAXINT64;
  return sum;
}

static void
note_moves (RiffleRecord *self,
            guint         n_moves)
{
  if (self->best_moves == 0 || n_moves < self->best_moves)
    self->best_moves = n_moves;
}

/* Who wins takes some time: so the best time of all wins never comes to more than their sum. Nobody
 * takes longer than files may say, whatever a clock or a module says. */
static gint64
get_msec (const RiffleResult *result)
{
  return CLAMP (result->time_msec, result->is_won ? 1 : 0, RIFFLE_MAX_TIME_MSEC);
}

static int
get_score (const RiffleResult *result)
{
  return CLAMP (result->score, -RIFFLE_MAX_SCORE, RIFFLE_MAX_SCORE);
}

static void
count_win (RiffleRecord       *self,
           const RiffleResult *result)
{
  self->won++;
  self->helped_won += result->is_helped;
  self->streak++;
  self->best_streak = MAX (self->best_streak, self->streak);
  self->total_time_msec = add (self->total_time_msec, get_msec (result));
}

/* All numbers of a record stop together, so that they never contradict each other. */
static void
count (RiffleRecord       *self,
       const RiffleResult *result)
{
  if (self->played >= RIFFLE_MAX_GAMES)
    return;
  self->played++;
  self->total_score = add (self->total_score, get_score (result));
  self->played_time_msec = add (self->played_time_msec, get_msec (result));
  self->abandoned += result->is_abandoned;
  self->helped += result->is_helped;
  if (result->is_won)
    count_win (self, result);
  else
    self->streak = 0;
}

/**
 * riffle_record_add:
 * @self: a record
 * @result: how a game ended
 *
 * Counts a game. After %RIFFLE_MAX_GAMES only the best ones are remembered.
 */
void
riffle_record_add (RiffleRecord       *self,
                   const RiffleResult *result)
{
  gboolean is_better = result->low_is_good ? result->score < self->best_score
    : result->score > self->best_score;

  if (self->played == 0 || is_better)
    self->best_score = result->score;
  if (result->is_won && (self->best_time_msec == 0 || get_msec (result) < self->best_time_msec))
    self->best_time_msec = get_msec (result);
  if (result->is_won && result->n_moves > 0)
    note_moves (self, result->n_moves);
  count (self, result);
  self->last_deal = result->deal;
}

/* Numbers that others have changed meanwhile must not contradict each other afterwards. */
static void
tidy (RiffleRecord *self)
{
  self->won = MIN (self->won, self->played);
  self->abandoned = MIN (self->abandoned, self->played - self->won);
  self->helped = MIN (self->helped, self->played);
  self->helped_won = MIN (self->helped_won, MIN (self->helped, self->won));
  self->best_streak = MIN (self->best_streak, self->won);
  self->streak = MIN (self->streak, self->best_streak);
  if (self->won == 0)
    {
      self->best_time_msec = self->total_time_msec = 0;
      self->best_moves = 0;
    }
  self->played_time_msec = MAX (self->played_time_msec, self->total_time_msec);
}

static void
take_one (guint    *number,
          gboolean  is_counted)
{
  *number -= is_counted && *number > 0;
}

/**
 * riffle_record_subtract:
 * @self: a record
 * @result: how a game ended
 * @before: the record before that game was counted
 *
 * Takes back that a game was counted. If others were counted after it, the best results among
 * them stay as they are.
 */
void
riffle_record_subtract (RiffleRecord       *self,
                        const RiffleResult *result,
                        const RiffleRecord *before)
{
  guint64 last_deal = self->last_deal;

  if (self->played == 0)
    return;
  if (self->played - 1 == before->played)
    {
      *self = *before;
      self->last_deal = last_deal;
      return;
    }
  take_one (&self->played, TRUE);
  take_one (&self->won, result->is_won);
  take_one (&self->streak, result->is_won);
  take_one (&self->abandoned, result->is_abandoned);
  take_one (&self->helped, result->is_helped);
  take_one (&self->helped_won, result->is_helped && result->is_won);
  self->total_score = add (self->total_score, -(gint64) get_score (result));
  if (result->is_won)
    self->total_time_msec = MAX (add (self->total_time_msec, -get_msec (result)), 0);
  self->played_time_msec = MAX (add (self->played_time_msec, -get_msec (result)), 0);
  tidy (self);
}

static guint
add_counts (guint a,
            guint b)
{
  return a > RIFFLE_MAX_GAMES - MIN (b, RIFFLE_MAX_GAMES) ? RIFFLE_MAX_GAMES : a + b;
}

/**
 * riffle_record_merge:
 * @self: a record
 * @older: one that comes before it
 *
 * Adds all games of another record.
 */
void
riffle_record_merge (RiffleRecord       *self,
                     const RiffleRecord *older)
{
  if (self->played == 0)
    {
      *self = *older;
      return;
    }
  if (self->streak == self->played)
    self->streak = add_counts (self->streak, older->streak);
  self->best_streak = MAX (MAX (self->best_streak, older->best_streak), self->streak);
  self->played = add_counts (self->played, older->played);
  self->won = add_counts (self->won, older->won);
  self->abandoned = add_counts (self->abandoned, older->abandoned);
  self->helped = add_counts (self->helped, older->helped);
  self->helped_won = add_counts (self->helped_won, older->helped_won);
  if (older->best_time_msec != 0
      && (self->best_time_msec == 0 || older->best_time_msec < self->best_time_msec))
    self->best_time_msec = older->best_time_msec;
  self->total_time_msec = add (self->total_time_msec, older->total_time_msec);
  self->played_time_msec = add (self->played_time_msec, older->played_time_msec);
  if (older->best_moves > 0)
    note_moves (self, older->best_moves);
  self->best_score = older->low_is_good ? MIN (self->best_score, older->best_score)
    : MAX (self->best_score, older->best_score);
  self->total_score = add (self->total_score, older->total_score);
  tidy (self);
}

/**
 * riffle_record_get_rate:
 * @self: a record
 *
 * Gets how often the player wins.
 *
 * Returns: games won, per cent, rounded; 0 if none was played
 */
guint
riffle_record_get_rate (const RiffleRecord *self)
{
  if (self->played == 0)
    return 0;
  return (guint) (((guint64) self->won * 200 + self->played) / ((guint64) self->played * 2));
}

/**
 * riffle_record_get_mean_time:
 * @self: a record
 *
 * Gets the mean time of the games that were won.
 *
 * Returns: milliseconds; 0 if none was won
 */
gint64
riffle_record_get_mean_time (const RiffleRecord *self)
{
  return self->won == 0 ? 0 : self->total_time_msec / self->won;
}

/**
 * riffle_record_get_mean_score:
 * @self: a record
 *
 * Gets the mean score of all games.
 *
 * Returns: the score; 0 if none was played
 */
double
riffle_record_get_mean_score (const RiffleRecord *self)
{
  return self->played == 0 ? 0 : (double) self->total_score / self->played;
}
