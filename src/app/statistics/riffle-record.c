/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered about the past games of one variant with one set of options. */
#include "config.h"

#include "riffle-record.h"

#include <glib/gi18n.h>

#include "riffle-error.h"

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
count_win (RiffleRecord       *self,
           const RiffleResult *result)
{
  self->won++;
  self->helped_won += result->is_helped;
  self->streak++;
  self->best_streak = MAX (self->best_streak, self->streak);
  self->total_time_msec = add (self->total_time_msec, result->time_msec);
}

/* All numbers of a record stop together, so that they never contradict each other. */
static void
count (RiffleRecord       *self,
       const RiffleResult *result)
{
  if (self->played == G_MAXUINT)
    return;
  self->played++;
  self->total_score = add (self->total_score, result->score);
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
 * Counts a game. After 4,294,967,295 games only the best ones are remembered.
 */
void
riffle_record_add (RiffleRecord       *self,
                   const RiffleResult *result)
{
  gboolean is_better = result->low_is_good ? result->score < self->best_score
    : result->score > self->best_score;

  if (self->played == 0 || is_better)
    self->best_score = result->score;
  if (result->is_won && (self->best_time_msec == 0 || result->time_msec < self->best_time_msec))
    self->best_time_msec = MAX (result->time_msec, 1);
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
    self->best_time_msec = self->total_time_msec = 0;
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
  self->total_score = add (self->total_score, -(gint64) result->score);
  if (result->is_won)
    self->total_time_msec = MAX (add (self->total_time_msec, -result->time_msec), 0);
  tidy (self);
}

static guint
add_counts (guint a,
            guint b)
{
  return a > G_MAXUINT - b ? G_MAXUINT : a + b;
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
  /* Whether few points are better is not known here; the older record had more games. */
  self->best_score = older->best_score;
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

/**
 * riffle_record_save:
 * @self: a record
 * @file: where it goes
 * @group: the group of keys
 *
 * Writes a record into a key file. Keys that are not known here are left as they are.
 */
void
riffle_record_save (const RiffleRecord *self,
                    GKeyFile           *file,
                    const char         *group)
{
  g_key_file_set_uint64 (file, group, "played", self->played);
  g_key_file_set_uint64 (file, group, "won", self->won);
  g_key_file_set_uint64 (file, group, "abandoned", self->abandoned);
  g_key_file_set_uint64 (file, group, "helped", self->helped);
  g_key_file_set_uint64 (file, group, "helped-won", self->helped_won);
  g_key_file_set_uint64 (file, group, "streak", self->streak);
  g_key_file_set_uint64 (file, group, "best-streak", self->best_streak);
  g_key_file_set_int64 (file, group, "best-time-msec", self->best_time_msec);
  g_key_file_set_int64 (file, group, "total-time-msec", self->total_time_msec);
  g_key_file_set_integer (file, group, "best-score", self->best_score);
  g_key_file_set_int64 (file, group, "total-score", self->total_score);
  g_key_file_set_uint64 (file, group, "last-deal", self->last_deal);
}

/* A key that is missing counts as 0: an older version did not know it. */
static gint64
load_number (GKeyFile    *file,
             const char  *group,
             const char  *key,
             GError     **error)
{
  g_autofree char *shown = NULL;
  g_autoptr (GError) wrong = NULL;
  gint64 number;

  if (*error != NULL || !g_key_file_has_key (file, group, key, NULL))
    return 0;
  number = g_key_file_get_int64 (file, group, key, &wrong);
  if (wrong == NULL)
    return number;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: the heading of a part of a damaged file and the name of a value, such
                  as “game klondike” and “best-time” */
               _("In “%s”, “%s” is not a number"), shown, key);
  return 0;
}

static guint
load_count (GKeyFile    *file,
            const char  *group,
            const char  *key,
            GError     **error)
{
  gint64 number = load_number (file, group, key, error);
  g_autofree char *shown = NULL;

  if (*error != NULL)
    return 0;
  if (number >= 0 && number <= G_MAXUINT)
    return (guint) number;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: the heading of a part of a damaged file and the name of a value, such
                  as “game klondike” and “won” */
               _("In “%s”, “%s” is not a possible number of games"), shown, key);
  return 0;
}

static gboolean
is_possible (const RiffleRecord *self)
{
  return self->won <= self->played && self->abandoned <= self->played - self->won
         && self->helped <= self->played && self->helped_won <= self->helped
         && self->helped_won <= self->won && self->best_streak <= self->won
         && self->streak <= self->best_streak && self->best_time_msec >= 0
         && self->total_time_msec >= 0;
}

static void
check_counts (const RiffleRecord  *self,
              const char          *group,
              GError             **error)
{
  g_autofree char *shown = NULL;

  if (*error != NULL || is_possible (self))
    return;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: %s is the heading of a part of a damaged file, such as
                  “game klondike” */
               _("In “%s”, the numbers contradict each other"), shown);
}

/**
 * riffle_record_load:
 * @self: a record to fill
 * @file: where it is
 * @group: the group of keys
 * @error: return location
 *
 * Reads a record from a key file.
 *
 * Returns: %FALSE and @error if a value is not a number or cannot be
 */
gboolean
riffle_record_load (RiffleRecord  *self,
                    GKeyFile      *file,
                    const char    *group,
                    GError       **error)
{
  g_autoptr (GError) wrong = NULL;

  memset (self, 0, sizeof *self);
  self->played = load_count (file, group, "played", &wrong);
  self->won = load_count (file, group, "won", &wrong);
  self->abandoned = load_count (file, group, "abandoned", &wrong);
  self->helped = load_count (file, group, "helped", &wrong);
  self->helped_won = load_count (file, group, "helped-won", &wrong);
  self->streak = load_count (file, group, "streak", &wrong);
  self->best_streak = load_count (file, group, "best-streak", &wrong);
  self->best_time_msec = load_number (file, group, "best-time-msec", &wrong);
  self->total_time_msec = load_number (file, group, "total-time-msec", &wrong);
  self->best_score = (int) CLAMP (load_number (file, group, "best-score", &wrong), G_MININT,
                                  G_MAXINT);
  self->total_score = load_number (file, group, "total-score", &wrong);
  self->last_deal = (guint64) load_number (file, group, "last-deal", &wrong);
  check_counts (self, group, &wrong);
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}
