/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics on their way into a file of the player's own, or out of it. */
#include "config.h"

#include "riffle-transfer.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-record-form.h"

#define MAX_NAME 1000 /* bytes */

/* What files say of a game, in this order. */
static const char *const game_keys[] = { "ended", "end", "help", "time-msec", "moves", "score",
                                         NULL };

static void
record_free (gpointer data)
{
  RiffleTransferRecord *record = data;

  g_free (record->name);
  g_array_unref (record->games);
  g_free (record);
}

/**
 * riffle_transfer_new:
 *
 * Returns: (transfer full) (element-type RiffleTransferRecord): nothing yet
 */
GPtrArray *
riffle_transfer_new (void)
{
  return g_ptr_array_new_with_free_func (record_free);
}

/* Takes the games. */
static RiffleTransferRecord *
append (GPtrArray  *self,
        const char *name,
        GArray     *games)
{
  RiffleTransferRecord *record = g_new0 (RiffleTransferRecord, 1);

  record->name = g_strdup (name);
  record->games = games;
  g_ptr_array_add (self, record);
  return record;
}

/**
 * riffle_transfer_collect:
 * @statistics: the statistics
 *
 * Collects all records and their games.
 *
 * Returns: (transfer full) (element-type RiffleTransferRecord): what to write
 */
GPtrArray *
riffle_transfer_collect (RiffleStatistics *statistics)
{
  GPtrArray *self = riffle_transfer_new ();
  g_auto (GStrv) keys = riffle_statistics_list (statistics, NULL);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      RiffleTransferRecord *record = append (self, keys[i],
                                             riffle_statistics_get_games (statistics, keys[i]));

      riffle_statistics_get (statistics, keys[i], &record->record);
    }
  return self;
}

/**
 * riffle_transfer_fail:
 * @error: return location
 * @reason: (transfer full): a sentence
 *
 * Says why a file is refused.
 */
void
riffle_transfer_fail (GError **error,
                      char    *reason)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, reason);
  g_free (reason);
}

/**
 * riffle_transfer_name_line:
 * @error: (inout): why a file is refused
 * @line: where, from 1
 *
 * Says where a file is wrong.
 */
void
riffle_transfer_name_line (GError **error,
                           guint    line)
{
  g_autoptr (GError) wrong = g_steal_pointer (error);

  /* Translators: the number of a line of a file, and why the file is refused */
  riffle_transfer_fail (error, g_strdup_printf (_("Line %u: %s"), line, wrong->message));
}

static gboolean
refuse (GError **error,
        char    *reason)
{
  riffle_transfer_fail (error, reason);
  return FALSE;
}

/* The beginning of a deal string: a variant, and its options behind a colon. No variant has capital
 * letters in its id, so “GOLF” would stay a game of its own that nobody can play. */
static gboolean
is_name (const char *name)
{
  gsize length = strlen (name);

  if (length == 0 || length > MAX_NAME || !g_ascii_isalnum (name[0]))
    return FALSE;
  for (const char *c = name; *c != '\0' && *c != ':'; c++)
    if (g_ascii_isupper (*c))
      return FALSE;
  for (const char *c = name; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr ("-_.=,:+", *c) == NULL)
      return FALSE;
  return TRUE;
}

/**
 * riffle_transfer_add:
 * @self: (element-type RiffleTransferRecord): what was read so far
 * @name: from a file
 * @error: return location
 *
 * Begins a record.
 *
 * Returns: (transfer none) (nullable): the record; %NULL and @error if no game can have that name
 */
RiffleTransferRecord *
riffle_transfer_add (GPtrArray   *self,
                     const char  *name,
                     GError     **error)
{
  g_autofree char *shown = riffle_error_dup_name (name);

  if (!is_name (name))
    {
      /* Translators: %s stands in a file where the name of a game, such as “klondike:draw=1”, is
         expected */
      riffle_transfer_fail (error, g_strdup_printf (_("“%s” is not the name of a game"), shown));
      return NULL;
    }
  return append (self, name, riffle_history_new ());
}

static gboolean
refuse_value (GError     **error,
              const char  *key,
              const char  *text)
{
  g_autofree char *shown = riffle_error_dup_name (text);

  /* Translators: what stands in a file, such as “many”, and the name of a value, such as “won” */
  return refuse (error, g_strdup_printf (_("“%s” is not possible for “%s”"), shown, key));
}

/**
 * riffle_transfer_set_total:
 * @record: a record
 * @field: of its totals
 * @text: from a file
 * @error: return location
 *
 * Sets one of the totals.
 *
 * Returns: %FALSE and @error if the text is no possible number
 */
gboolean
riffle_transfer_set_total (RiffleTransferRecord  *record,
                           guint                  field,
                           const char            *text,
                           GError               **error)
{
  gint64 number;

  if (g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &number, NULL)
      && riffle_record_set_field (&record->record, field, number))
    return TRUE;
  return refuse_value (error, riffle_record_get_field_key (field), text);
}

/**
 * riffle_transfer_get_keys:
 *
 * Returns: (transfer none) (array zero-terminated=1): the names of what files say of a game
 */
const char *const *
riffle_transfer_get_keys (void)
{
  return game_keys;
}

/* GLib takes a second 60 at any time of day, and makes the next minute of it. */
static gboolean
has_second_60 (const char *text)
{
  const char *time = strchr (text, 'T');
  guint n_digits = 0;

  for (const char *c = time != NULL ? time + 1 : ""; g_ascii_isdigit (*c) || *c == ':'; c++)
    if (g_ascii_isdigit (*c) && ++n_digits == 5)
      return *c >= '6';
  return FALSE;
}

static gboolean
set_ended (RiffleResult *game,
           const char   *text)
{
  g_autoptr (GDateTime) end = g_date_time_new_from_iso8601 (text, NULL);

  return end != NULL && !has_second_60 (text)
         && riffle_result_set_field (game, RIFFLE_RESULT_ENDED, g_date_time_to_unix (end));
}

static gboolean
set_help (RiffleResult *game,
          const char   *text)
{
  game->is_helped = g_str_equal (text, "yes");
  return game->is_helped || g_str_equal (text, "no");
}

static gboolean
set_number (RiffleResult *game,
            const char   *key,
            const char   *text)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &number, NULL))
    return FALSE;
  for (guint i = 0; i < RIFFLE_RESULT_N_FIELDS; i++)
    if (g_str_equal (riffle_result_get_field_key (i), key))
      return riffle_result_set_field (game, i, number);
  return FALSE;
}

/**
 * riffle_transfer_set_game:
 * @game: a game
 * @key: one of riffle_transfer_get_keys ()
 * @text: from a file
 * @error: return location
 *
 * Sets a value of a game.
 *
 * Returns: %FALSE and @error if the text is not possible
 */
gboolean
riffle_transfer_set_game (RiffleResult  *game,
                          const char    *key,
                          const char    *text,
                          GError       **error)
{
  gboolean is_right;

  if (g_str_equal (key, "ended"))
    is_right = set_ended (game, text);
  else if (g_str_equal (key, "end"))
    is_right = riffle_result_set_end (game, text);
  else if (g_str_equal (key, "help"))
    is_right = set_help (game, text);
  else
    is_right = set_number (game, key, text);
  return is_right || refuse_value (error, key, text);
}

/**
 * riffle_transfer_dup_game:
 * @game: a game
 * @key: one of riffle_transfer_get_keys ()
 *
 * Returns: (transfer full): a value of the game, as files have it
 */
char *
riffle_transfer_dup_game (const RiffleResult *game,
                          const char         *key)
{
  g_autoptr (GDateTime) end = NULL;

  if (g_str_equal (key, "end"))
    return g_strdup (riffle_result_get_end (game));
  if (g_str_equal (key, "help"))
    return g_strdup (game->is_helped ? "yes" : "no");
  if (g_str_equal (key, "ended"))
    {
      end = g_date_time_new_from_unix_utc (game->ended_sec);
      return g_date_time_format_iso8601 (end);
    }
  for (guint i = 0; i < RIFFLE_RESULT_N_FIELDS; i++)
    if (g_str_equal (riffle_result_get_field_key (i), key))
      return g_strdup_printf ("%" G_GINT64_FORMAT, riffle_result_get_field (game, i));
  g_return_val_if_reached (NULL);
}

/**
 * riffle_transfer_add_game:
 * @record: a record
 * @game: how a game of it ended
 * @error: return location
 *
 * Adds a game to those of the record.
 *
 * Returns: %FALSE and @error if there are too many
 */
gboolean
riffle_transfer_add_game (RiffleTransferRecord  *record,
                          const RiffleResult    *game,
                          GError               **error)
{
  g_autofree char *shown = riffle_error_dup_name (record->name);

  if (record->games->len == RIFFLE_HISTORY_MAX)
    /* Translators: the name of a game, such as “klondike:draw=1”, and a number, such as 1000 */
    return refuse (error, g_strdup_printf (_("There are more games of “%s” than %u"), shown,
                                           (guint) RIFFLE_HISTORY_MAX));
  g_array_append_vals (record->games, game, 1);
  return TRUE;
}

/**
 * riffle_transfer_check_version:
 * @text: the version of a file
 * @error: return location
 *
 * Returns: %FALSE and @error if this program cannot read such a file
 */
gboolean
riffle_transfer_check_version (const char  *text,
                               GError     **error)
{
  gint64 version;

  if (!g_ascii_string_to_signed (text, 10, 1, G_MAXINT64, &version, NULL))
    return refuse (error, g_strdup (_("It is not a file of Riffle’s statistics")));
  if (version > RIFFLE_TRANSFER_VERSION)
    return refuse (error, g_strdup (_("It was written by a newer version of this program")));
  return TRUE;
}
