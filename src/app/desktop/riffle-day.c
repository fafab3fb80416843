/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A day of the calendar, as the player's clock shows it. */
#include "config.h"

#include "riffle-day.h"

#include <stdio.h>

#ifdef HAVE_FIRST_WEEKDAY
#include <langinfo.h>
#endif

#define MONDAY          1
#define N_WEEKDAYS      7
#define BEGUN_ON_SUNDAY 19971130 /* as C libraries write where they count from */
#define BEGUN_ON_MONDAY 19971201

/**
 * riffle_day_new:
 * @year: %RIFFLE_DAY_FIRST_YEAR to %RIFFLE_DAY_LAST_YEAR
 * @month: from 1
 * @day: of the month, from 1
 *
 * Returns: the day, or 0 if there is none like that
 */
RiffleDay
riffle_day_new (guint year,
                guint month,
                guint day)
{
  GDate date;

  if (year < RIFFLE_DAY_FIRST_YEAR || year > RIFFLE_DAY_LAST_YEAR || month > 12 || day > 31
      || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return 0;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

/**
 * riffle_day_get_today:
 *
 * Returns: the day that the clock of this computer shows, in its time zone; 0 if that is before the
 *   year %RIFFLE_DAY_FIRST_YEAR
 */
RiffleDay
riffle_day_get_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

#ifdef RIFFLE_TESTS
  /* Tests say which day it is. */
  if (g_getenv ("RIFFLE_TODAY") != NULL)
    return riffle_day_parse (g_getenv ("RIFFLE_TODAY"));
#endif
  return riffle_day_new ((guint) g_date_time_get_year (now), (guint) g_date_time_get_month (now),
                         (guint) g_date_time_get_day_of_month (now));
}

/**
 * riffle_day_parse:
 * @text: a day as from riffle_day_print ()
 *
 * Returns: the day, or 0 if the text is none
 */
RiffleDay
riffle_day_parse (const char *text)
{
  guint year, month, number;
  g_autofree char *again = NULL;
  RiffleDay day;

  if (sscanf (text, "%4u-%2u-%2u", &year, &month, &number) != 3)
    return 0;
  day = riffle_day_new (year, month, number);
  again = day != 0 ? riffle_day_print (day) : NULL;
  return g_strcmp0 (text, again) == 0 ? day : 0;
}

static void
get_date (RiffleDay  day,
          GDate     *date)
{
  g_date_clear (date, 1);
  g_date_set_julian (date, day);
}

/**
 * riffle_day_print:
 * @day: a day
 *
 * Returns: (transfer full): the day as in ISO 8601, such as 2026-11-03
 */
char *
riffle_day_print (RiffleDay day)
{
  GDate date;

  get_date (day, &date);
  return g_strdup_printf ("%04u-%02u-%02u", (guint) g_date_get_year (&date),
                          (guint) g_date_get_month (&date), (guint) g_date_get_day (&date));
}

/**
 * riffle_day_format:
 * @day: a day
 * @format: as of g_date_time_format ()
 *
 * Returns: (transfer full): the day as a player reads it
 */
char *
riffle_day_format (RiffleDay   day,
                   const char *format)
{
  g_autoptr (GDateTime) noon = NULL;
  GDate date;

  get_date (day, &date);
  noon = g_date_time_new_utc (g_date_get_year (&date), (int) g_date_get_month (&date),
                              g_date_get_day (&date), 12, 0, 0);
  return g_date_time_format (noon, format);
}

/**
 * riffle_day_get_weekday:
 * @day: a day
 *
 * Returns: 1 for a Monday to 7 for a Sunday
 */
guint
riffle_day_get_weekday (RiffleDay day)
{
  GDate date;

  get_date (day, &date);
  return (guint) g_date_get_weekday (&date);
}

/**
 * riffle_day_get_month:
 * @day: a day
 *
 * Returns: the first day of its month
 */
RiffleDay
riffle_day_get_month (RiffleDay day)
{
  GDate date;

  get_date (day, &date);
  return day - g_date_get_day (&date) + 1;
}

/**
 * riffle_day_add_months:
 * @day: a day
 * @n_months: how many months later, or earlier if it is negative
 *
 * Returns: the same day of another month, or its last one; 0 if it is beyond the calendar
 */
RiffleDay
riffle_day_add_months (RiffleDay day,
                       int       n_months)
{
  GDate date;
  guint year;

  get_date (day, &date);
  if (n_months < 0)
    g_date_subtract_months (&date, (guint) -n_months);
  else
    g_date_add_months (&date, (guint) n_months);
  year = g_date_get_year (&date);
  return year < RIFFLE_DAY_FIRST_YEAR || year > RIFFLE_DAY_LAST_YEAR ? 0
         : g_date_get_julian (&date);
}

/**
 * riffle_day_count_first_weekday:
 * @first: the number of a day in the week, from 1
 * @begun: from which day that is counted, a date like 19971130
 *
 * Finds out what a C library says of the first day of the week.
 *
 * Returns: 1 to 7, Monday to Sunday; Monday if there is no sense in it
 */
guint
riffle_day_count_first_weekday (guint first,
                                guint begun)
{
  guint monday = begun == BEGUN_ON_SUNDAY ? 2 : 1; /* the number of Monday */

  if (first < 1 || first > N_WEEKDAYS || (begun != BEGUN_ON_SUNDAY && begun != BEGUN_ON_MONDAY))
    return MONDAY;
  return (first + N_WEEKDAYS - monday) % N_WEEKDAYS + 1;
}

/* Returns: with which day the weeks of the player's language begin, 1 to 7, Monday to Sunday */
guint
riffle_day_get_first_weekday (void)
{
#ifdef HAVE_FIRST_WEEKDAY
  /* Of the second, the pointer itself is the number. */
  return riffle_day_count_first_weekday ((guint) *nl_langinfo (_NL_TIME_FIRST_WEEKDAY),
                                         GPOINTER_TO_UINT (nl_langinfo (_NL_TIME_WEEK_1STDAY)));
#else
  return MONDAY;
#endif
}
