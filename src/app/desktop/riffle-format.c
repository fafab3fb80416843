/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers and times as a player reads them. */
#include "config.h"

#include "riffle-format.h"

#include <glib/gi18n.h>

#define MSEC_PER_SECOND 1000
#define SECONDS_PER_HOUR 3600

/**
 * riffle_format_time:
 * @msec: milliseconds
 *
 * Writes a time as on a clock.
 *
 * Returns: (transfer full): hours, if there are any, minutes and seconds
 */
char *
riffle_format_time (gint64 msec)
{
  gint64 seconds = msec / MSEC_PER_SECOND;
  guint64 hours = (guint64) seconds / SECONDS_PER_HOUR;

  if (seconds >= SECONDS_PER_HOUR)
    /* Translators: hours, minutes and seconds on a clock. */
    return g_strdup_printf (C_("time", "%llu:%02u:%02u"), (unsigned long long) hours,
                            (guint) (seconds / 60 % 60), (guint) (seconds % 60));
  /* Translators: minutes and seconds on a clock. */
  return g_strdup_printf (C_("time", "%u:%02u"), (guint) (seconds / 60), (guint) (seconds % 60));
}

/**
 * riffle_format_number:
 * @number: any number
 *
 * Writes a whole number with the minus sign of typography.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_format_number (gint64 number)
{
  if (number < 0)
    return g_strdup_printf ("\xe2\x88\x92%" G_GUINT64_FORMAT, (guint64) -(number + 1) + 1);
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

/**
 * riffle_format_mean:
 * @mean: a mean
 *
 * Writes a mean with one decimal.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_format_mean (double mean)
{
  if (mean < 0)
    return g_strdup_printf ("\xe2\x88\x92%.1f", -mean);
  return g_strdup_printf ("%.1f", mean);
}
