/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player reads about the deal of a day. */
#include "config.h"

#include "riffle-daily-text.h"

#include <glib/gi18n.h>

#include "riffle-format.h"

/* Whoever plays calmly hears of no time. */
static char *
dup_calm_win (const RiffleDailyResult *found,
              const char              *name)
{
  if (riffle_day_result_counts (&found->result, found->day))
    /* Translators: the deal of a day; %s is the name of a game */
    return g_strdup_printf (_("%s, won"), name);
  /* Translators: the deal of a day; %s is the name of a game */
  return g_strdup_printf (_("%s, won later"), name);
}

static char *
dup_win (const RiffleDailyResult *found,
         const char              *name)
{
  g_autofree char *time = riffle_format_time (found->result.time_msec);

  if (!riffle_day_result_counts (&found->result, found->day))
    /* Translators: the deal of a day that was won on a later day; the name of a game and a time,
       such as 3:05 */
    return g_strdup_printf (_("%s, won later in %s"), name, time);
  if (found->result.is_helped)
    /* Translators: the deal of a day; the name of a game and a time, such as 3:05 */
    return g_strdup_printf (_("%s, won with help in %s"), name, time);
  /* Translators: the deal of a day; the name of a game and a time, such as 3:05 */
  return g_strdup_printf (_("%s, won in %s"), name, time);
}

static char *
dup_other (const RiffleDailyResult *found,
           const char              *name,
           gboolean                 is_today)
{
  if (found != NULL && found->result.began != 0)
    /* Translators: the deal of a day that was begun; %s is the name of a game */
    return g_strdup_printf (_("%s, not won yet"), name);
  if (is_today)
    /* Translators: the deal of today; %s is the name of a game */
    return g_strdup_printf (_("%s, not played yet"), name);
  /* Translators: the deal of a day in the past; %s is the name of a game */
  return g_strdup_printf (_("%s, not played"), name);
}

/* The game that was played, or that of the day if it was not. */
static char *
dup_name (RiffleDaily             *daily,
          const RiffleDailyResult *found,
          RiffleDay                day)
{
  PatRegistry *registry = riffle_session_get_registry (riffle_daily_get_session (daily));
  g_autoptr (PatCollectionGame) game = riffle_daily_find_game (daily, day);
  PatVariant *played = found != NULL && found->result.began != 0
                       ? pat_registry_find (registry, found->id) : NULL;

  if (played != NULL)
    return g_strdup (pat_variant_get_name (played));
  return g_strdup (game != NULL ? pat_variant_get_name (game->variant) : NULL);
}

/* Of a game that was played, or that is to be played. */
static char *
dup_result (RiffleDaily             *daily,
            const RiffleDailyResult *found,
            RiffleDay                day)
{
  GSettings *settings = riffle_session_get_settings (riffle_daily_get_session (daily));
  g_autofree char *name = dup_name (daily, found, day);

  if (name == NULL)
    return g_strdup (_("The game of that day is not installed."));
  if (found == NULL || found->result.won == 0)
    return dup_other (found, name, day == riffle_day_get_today ());
  return g_settings_get_boolean (settings, "calm") ? dup_calm_win (found, name)
                                                   : dup_win (found, name);
}

/**
 * riffle_daily_text_dup_state:
 * @daily: the deals of days
 * @day: a day
 *
 * Returns: (transfer full): the game of a day, and how the player fared
 */
char *
riffle_daily_text_dup_state (RiffleDaily *daily,
                             RiffleDay    day)
{
  const RiffleDailyResult *found = riffle_daily_results_find (riffle_daily_get_results (daily),
                                                              day);
  g_autofree char *result = NULL;

  if (day <= riffle_day_get_today ())
    return dup_result (daily, found, day);
  if (found == NULL || found->result.began == 0)
    return g_strdup (_("Still to come"));
  result = dup_result (daily, found, day);
  /* Translators: the deal of a day that was played before the date of the computer was set back,
     such as “Klondike, won in 3:05 (this day is still to come)” */
  return g_strdup_printf (_("%s (this day is still to come)"), result);
}

/**
 * riffle_daily_text_dup_day:
 * @day: a day
 *
 * Returns: (transfer full): its name
 */
char *
riffle_daily_text_dup_day (RiffleDay day)
{
  /* Translators: a day, as of strftime: “Tuesday 3 November”. %-d is the day without a zero before
     it. */
  return riffle_day_format (day, C_("day", "%A %-d %B"));
}

/**
 * riffle_daily_text_dup_label:
 * @daily: the deals of days
 * @day: a day
 *
 * Returns: (transfer full): what a screen reader says of a day
 */
char *
riffle_daily_text_dup_label (RiffleDaily *daily,
                             RiffleDay    day)
{
  g_autofree char *name = riffle_daily_text_dup_day (day);
  g_autofree char *state = riffle_daily_text_dup_state (daily, day);

  if (day == riffle_day_get_today ())
    /* Translators: today in a calendar, and how the player fared, such as
       “Today, Tuesday 3 November: Klondike, won in 3:05” */
    return g_strdup_printf (_("Today, %s: %s"), name, state);
  /* Translators: a day in a calendar, and how the player fared, such as
     “Tuesday 3 November: Klondike, won in 3:05” */
  return g_strdup_printf (C_("day", "%s: %s"), name, state);
}
