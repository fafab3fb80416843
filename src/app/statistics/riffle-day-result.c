/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player fared with the deal of a day, as it stands in the file with the statistics. */
#include "config.h"

#include "riffle-day-result.h"

#include <glib/gi18n.h>
#include <patience.h>

#include "riffle-error.h"

/**
 * riffle_day_result_dup_key:
 * @day: a day
 * @id: the id of the variant that was dealt
 *
 * Returns: (transfer full): the key of the result
 */
char *
riffle_day_result_dup_key (RiffleDay   day,
                           const char *id)
{
  g_autofree char *text = riffle_day_print (day);

  return g_strconcat (text, " ", id, NULL);
}

/**
 * riffle_day_result_parse_key:
 * @key: the key of a result
 * @day: (out): its day
 * @id: (out): the id of its variant, a part of @key
 *
 * Returns: whether it is a key
 */
gboolean
riffle_day_result_parse_key (const char  *key,
                             RiffleDay   *day,
                             const char **id)
{
  const char *space = strchr (key, ' ');
  g_autofree char *text = space != NULL ? g_strndup (key, (gsize) (space - key)) : NULL;

  *day = text != NULL ? riffle_day_parse (text) : 0;
  *id = space != NULL ? space + 1 : NULL;
  return *day != 0 && **id != '\0';
}

static gboolean
load_deal (RiffleDayResult *self,
           GKeyFile        *file,
           const char      *group)
{
  g_autofree char *text = g_key_file_get_value (file, group, "deal", NULL);
  g_autoptr (PatDeal) deal = text != NULL ? pat_deal_parse (text, NULL) : NULL;

  return deal != NULL && deal->number > 0
         && g_strlcpy (self->deal, text, sizeof self->deal) < sizeof self->deal;
}

/* What is not there is none. */
static gboolean
load_day (GKeyFile   *file,
          const char *group,
          const char *name,
          RiffleDay  *day)
{
  g_autofree char *text = g_key_file_get_value (file, group, name, NULL);

  *day = text != NULL ? riffle_day_parse (text) : 0;
  return text == NULL || *day != 0;
}

static gboolean
load_time (RiffleDayResult *self,
           GKeyFile        *file,
           const char      *group)
{
  g_autofree char *text = g_key_file_get_value (file, group, "time-msec", NULL);

  self->time_msec = 0;
  return text == NULL
         || g_ascii_string_to_signed (text, 10, 0, G_MAXINT64, &self->time_msec, NULL);
}

static gboolean
load_help (RiffleDayResult *self,
           GKeyFile        *file,
           const char      *group)
{
  g_autofree char *text = g_key_file_get_value (file, group, "help", NULL);

  self->is_helped = g_strcmp0 (text, "yes") == 0;
  return text == NULL || self->is_helped || strcmp (text, "no") == 0;
}

/* Returns: (nullable): the name of the value that is wrong */
static const char *
load_values (RiffleDayResult *self,
             GKeyFile        *file,
             const char      *group)
{
  if (!load_deal (self, file, group))
    return "deal";
  if (!load_day (file, group, "began", &self->began))
    return "began";
  /* What was won had a first move. */
  if (!load_day (file, group, "won", &self->won) || (self->won != 0 && self->began == 0))
    return "won";
  if (!load_time (self, file, group))
    return "time-msec";
  return load_help (self, file, group) ? NULL : "help";
}

/**
 * riffle_day_result_load:
 * @self: (out caller-allocates): the result
 * @file: what the file says
 * @key: the key of the result
 * @error: return location
 *
 * Reads a result.
 *
 * Returns: %FALSE and @error if it is damaged
 */
gboolean
riffle_day_result_load (RiffleDayResult  *self,
                        GKeyFile         *file,
                        const char       *key,
                        GError          **error)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_DAY, key, NULL), *shown = NULL;
  const char *id, *wrong;
  RiffleDay day;

  memset (self, 0, sizeof *self);
  shown = riffle_error_dup_name (group);
  if (!riffle_day_result_parse_key (key, &day, &id))
    {
      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                   /* Translators: the heading of a part of a damaged file, such as
                      “day 2026-02-31 klondike” */
                   _("“%s” is not a day with a game"), shown);
      return FALSE;
    }
  wrong = load_values (self, file, group);
  if (wrong == NULL)
    return TRUE;
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: the heading of a part of a damaged file and the name of a value, such
                  as “day 2026-11-03 klondike” and “won” */
               _("In “%s”, “%s” is wrong"), shown, wrong);
  return FALSE;
}

static void
save_day (GKeyFile   *file,
          const char *group,
          const char *name,
          RiffleDay   day)
{
  g_autofree char *text = day != 0 ? riffle_day_print (day) : NULL;

  if (text != NULL)
    g_key_file_set_value (file, group, name, text);
}

/**
 * riffle_day_result_save:
 * @self: the result
 * @file: what the file says
 * @key: the key of the result
 *
 * Writes a result.
 */
void
riffle_day_result_save (const RiffleDayResult *self,
                        GKeyFile              *file,
                        const char            *key)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_DAY, key, NULL);

  g_key_file_set_value (file, group, "deal", self->deal);
  save_day (file, group, "began", self->began);
  save_day (file, group, "won", self->won);
  if (self->won == 0)
    return;
  g_key_file_set_int64 (file, group, "time-msec", self->time_msec);
  g_key_file_set_value (file, group, "help", self->is_helped ? "yes" : "no");
}

/**
 * riffle_day_result_merge:
 * @self: what stands in the file; it may be empty
 * @other: what is to be added
 *
 * Adds what another game of the same day has brought. The first beginning and the first win stay.
 */
void
riffle_day_result_merge (RiffleDayResult       *self,
                         const RiffleDayResult *other)
{
  if (*self->deal == '\0')
    g_strlcpy (self->deal, other->deal, sizeof self->deal);
  if (self->began == 0)
    self->began = other->began;
  if (self->won != 0)
    return;
  self->won = other->won;
  self->time_msec = other->time_msec;
  self->is_helped = other->is_helped;
}

/**
 * riffle_day_result_counts:
 * @self: a result
 * @day: its day
 *
 * Tells whether the deal was begun on its day and won in time. A game that is begun late in the
 * evening may be won on the next day.
 *
 * Returns: whether the day counts as one that was won
 */
gboolean
riffle_day_result_counts (const RiffleDayResult *self,
                          RiffleDay              day)
{
  return self->won != 0 && self->began == day && (self->won == day || self->won == day + 1);
}
