/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How records stand in files: the key of each figure, and what it may be. */
#include "config.h"

#include "riffle-record-form.h"

#include <glib/gi18n.h>

#include "riffle-error.h"

/* How a field is kept. */
typedef enum
{
  FIELD_COUNT,  /* guint */
  FIELD_SCORE,  /* int */
  FIELD_NUMBER, /* gint64 */
} FieldType;

typedef struct
{
  const char *key;
  FieldType   type;
  gsize       offset; /* in the record */
  gint64      least;
  gint64      most;
} Field;

#define FIELD(key, type, member, least, most) \
  { key, type, G_STRUCT_OFFSET (RiffleRecord, member), least, most }
#define COUNT(key, member) FIELD (key, FIELD_COUNT, member, 0, RIFFLE_MAX_GAMES)
#define TIME(key, member) FIELD (key, FIELD_NUMBER, member, 0, G_MAXINT64)

/* What a file may say, one bound for each value, whoever writes or reads it. The last one is never
 * copied to another computer, where another game lies on the table. */
static const Field fields[] = {
  COUNT ("played", played),
  COUNT ("won", won),
  COUNT ("abandoned", abandoned),
  COUNT ("helped", helped),
  COUNT ("helped-won", helped_won),
  COUNT ("streak", streak),
  COUNT ("best-streak", best_streak),
  FIELD ("best-time-msec", FIELD_NUMBER, best_time_msec, 0, RIFFLE_MAX_TIME_MSEC),
  TIME ("total-time-msec", total_time_msec),
  TIME ("played-time-msec", played_time_msec),
  FIELD ("best-moves", FIELD_COUNT, best_moves, 0, RIFFLE_MAX_MOVES),
  FIELD ("best-score", FIELD_SCORE, best_score, -RIFFLE_MAX_SCORE, RIFFLE_MAX_SCORE),
  FIELD ("total-score", FIELD_NUMBER, total_score, G_MININT64, G_MAXINT64),
  FIELD ("last-deal", FIELD_NUMBER, last_deal, G_MININT64, G_MAXINT64),
};
G_STATIC_ASSERT (G_N_ELEMENTS (fields) == RIFFLE_RECORD_N_FIELDS);

/**
 * riffle_record_get_field_key:
 * @field: less than %RIFFLE_RECORD_N_FIELDS
 *
 * Returns: (transfer none): what a field of a record is called in files
 */
const char *
riffle_record_get_field_key (guint field)
{
  g_return_val_if_fail (field < G_N_ELEMENTS (fields), NULL);

  return fields[field].key;
}

/**
 * riffle_record_get_field:
 * @self: a record
 * @field: less than %RIFFLE_RECORD_N_FIELDS
 *
 * Returns: what stands in a field of a record
 */
gint64
riffle_record_get_field (const RiffleRecord *self,
                         guint               field)
{
  gconstpointer member;

  g_return_val_if_fail (field < G_N_ELEMENTS (fields), 0);

  member = G_STRUCT_MEMBER_P (self, fields[field].offset);
  switch (fields[field].type)
    {
    case FIELD_COUNT:
      return *(const guint *) member;

    case FIELD_SCORE:
      return *(const int *) member;

    case FIELD_NUMBER:
    default:
      return *(const gint64 *) member;
    }
}

/**
 * riffle_record_set_field:
 * @self: a record
 * @field: less than %RIFFLE_RECORD_N_FIELDS
 * @number: from outside
 *
 * Fills a field of a record.
 *
 * Returns: %FALSE if the number is out of bounds
 */
gboolean
riffle_record_set_field (RiffleRecord *self,
                         guint         field,
                         gint64        number)
{
  gpointer member;

  g_return_val_if_fail (field < G_N_ELEMENTS (fields), FALSE);

  if (number < fields[field].least || number > fields[field].most)
    return FALSE;
  member = G_STRUCT_MEMBER_P (self, fields[field].offset);
  if (fields[field].type == FIELD_COUNT)
    *(guint *) member = (guint) number;
  else if (fields[field].type == FIELD_SCORE)
    *(int *) member = (int) number;
  else
    *(gint64 *) member = number;
  return TRUE;
}

/* A rule that the figures of a record obey, and the names of the two that break it together. */
typedef struct
{
  gboolean    is_kept;
  const char *one;
  const char *other;
} Rule;

static gboolean
keeps (const Rule        *rules,
       guint              n_rules,
       RiffleRecordFault *fault)
{
  for (guint i = 0; i < n_rules; i++)
    if (!rules[i].is_kept)
      {
        *fault = (RiffleRecordFault) { rules[i].one, rules[i].other };
        return FALSE;
      }
  return TRUE;
}

/**
 * riffle_record_is_possible:
 * @self: a record
 * @fault: (out caller-allocates): which figures contradict each other, if some do
 *
 * Returns: whether its figures do not contradict each other
 */
gboolean
riffle_record_is_possible (const RiffleRecord *self,
                           RiffleRecordFault  *fault)
{
  const Rule rules[] = {
    { self->won <= self->played, "won", "played" },
    { self->won > self->played || self->abandoned <= self->played - self->won,
      "abandoned", "played" },
    { self->helped <= self->played, "helped", "played" },
    { self->helped_won <= self->helped, "helped-won", "helped" },
    { self->helped_won <= self->won, "helped-won", "won" },
    { self->best_streak <= self->won, "best-streak", "won" },
    { self->streak <= self->best_streak, "streak", "best-streak" },
  };

  return keeps (rules, G_N_ELEMENTS (rules), fault);
}

/* The mean of a sum over so many games is not beyond a bound. Sums stop growing before they
 * overflow, if nothing is counted any more. */
static gboolean
is_sum_of (gint64 sum,
           guint  n_games,
           gint64 most)
{
  return sum / MAX (n_games, 1) <= most - (n_games > 0 && sum % n_games > 0);
}

/* Whether times and points are not beyond what so many games can come to. */
static gboolean
has_possible_sums (const RiffleRecord *self,
                   RiffleRecordFault  *fault)
{
  gint64 most_points = (gint64) self->played * RIFFLE_MAX_SCORE;
  gboolean is_full = self->played >= RIFFLE_MAX_GAMES;
  const Rule rules[] = {
    { is_full || (self->total_score <= most_points && self->total_score >= -most_points),
      "total-score", "played" },
    { is_full || is_sum_of (self->total_time_msec, self->won, RIFFLE_MAX_TIME_MSEC),
      "total-time-msec", "won" },
    { is_full || is_sum_of (self->played_time_msec, self->played, RIFFLE_MAX_TIME_MSEC),
      "played-time-msec", "played" },
  };

  return keeps (rules, G_N_ELEMENTS (rules), fault);
}

/**
 * riffle_record_has_possible_totals:
 * @self: a record that is possible
 * @fault: (out caller-allocates): which figures contradict each other, if some do
 *
 * Checks times and points. The fewest moves are 0 if an older version of the program did not note
 * them. After the most games that can be counted, only the best ones are remembered, so that there
 * may be a best time without a win.
 *
 * Returns: whether the games of a player can have come to these figures
 */
gboolean
riffle_record_has_possible_totals (const RiffleRecord *self,
                                   RiffleRecordFault  *fault)
{
  gboolean is_full = self->played >= RIFFLE_MAX_GAMES;
  gboolean has_wins = self->won > 0, has_times = self->best_time_msec > 0;
  const Rule rules[] = {
    { self->total_time_msec <= self->played_time_msec, "total-time-msec", "played-time-msec" },
    { is_full || self->helped - self->helped_won <= self->played - self->won, "helped", "played" },
    { is_full || has_wins || !has_times, "best-time-msec", "won" },
    { is_full || has_wins || self->total_time_msec == 0, "total-time-msec", "won" },
    { is_full || has_wins || self->best_moves == 0, "best-moves", "won" },
    { !has_wins || has_times, "best-time-msec", "won" },
    { self->best_time_msec <= self->total_time_msec / MAX (self->won, 1) || !has_wins,
      "best-time-msec", "total-time-msec" },
  };

  return keeps (rules, G_N_ELEMENTS (rules), fault) && has_possible_sums (self, fault);
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
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_key_file_set_int64 (file, group, fields[i].key,
                          CLAMP (riffle_record_get_field (self, i), fields[i].least,
                                 fields[i].most));
}

/* Says what is wrong with a number in a file. */
static void
refuse_number (const Field  *field,
               const char   *group,
               GError      **error)
{
  g_autofree char *shown = riffle_error_dup_name (group);

  if (field->type == FIELD_COUNT)
    g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                 /* Translators: the heading of a part of a damaged file and the name of a value,
                    such as “game klondike” and “won” */
                 _("In “%s”, “%s” is not a possible number of games"), shown, field->key);
  else
    g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                 /* Translators: the heading of a part of a damaged file and the name of a value,
                    such as “game klondike” and “best-score” */
                 _("In “%s”, “%s” is not a possible number"), shown, field->key);
}

/* A key that is missing counts as 0: an older version did not know it. */
static gboolean
load_field (RiffleRecord  *self,
            GKeyFile      *file,
            const char    *group,
            guint          field,
            GError       **error)
{
  const char *key = fields[field].key;
  g_autofree char *shown = NULL;
  g_autoptr (GError) wrong = NULL;
  gint64 number;

  if (!g_key_file_has_key (file, group, key, NULL))
    return TRUE;
  number = g_key_file_get_int64 (file, group, key, &wrong);
  if (wrong == NULL && riffle_record_set_field (self, field, number))
    return TRUE;
  if (wrong == NULL)
    {
      refuse_number (&fields[field], group, error);
      return FALSE;
    }
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: the heading of a part of a damaged file and the name of a value, such
                  as “game klondike” and “best-time” */
               _("In “%s”, “%s” is not a number"), shown, key);
  return FALSE;
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
  g_autofree char *shown = NULL;
  RiffleRecordFault fault;

  memset (self, 0, sizeof *self);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (!load_field (self, file, group, i, error))
      return FALSE;
  /* An older version of the program counts only one of these. */
  self->played_time_msec = MAX (self->played_time_msec, self->total_time_msec);
  if (riffle_record_is_possible (self, &fault) && has_possible_sums (self, &fault))
    return TRUE;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: the heading of a part of a damaged file and the names of two values,
                  such as “game klondike”, “won” and “played” */
               _("In “%s”, “%s” and “%s” contradict each other"), shown, fault.one, fault.other);
  return FALSE;
}
