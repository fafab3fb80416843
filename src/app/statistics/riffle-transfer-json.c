/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as JSON, for other programs. */
#include "config.h"

#include "riffle-transfer-json.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-json.h"
#include "riffle-record-form.h"
#include "riffle-transfer.h"

/*
 * {
 *   "format": "riffle-statistics",
 *   "version": 1,
 *   "records": [
 *     {
 *       "name": "klondike:draw=1", "played": 12, "won": 5, …
 *       "games": [
 *         {"ended": "2026-11-24T06:00:00Z", "end": "won", "help": "no", "time-msec": 185000,
 *          "moves": 98, "score": 520},
 *         …
 *       ]
 *     }
 *   ]
 * }
 *
 * The version comes before the records. Nothing may be left out, and nothing else be there. What is
 * written needs no escapes.
 */
#define FORMAT "riffle-statistics"

static gboolean
is_word (const char *key)
{
  return g_str_equal (key, "ended") || g_str_equal (key, "end") || g_str_equal (key, "help");
}

static void
print_game (GString            *text,
            const RiffleResult *game)
{
  const char *const *keys = riffle_transfer_get_keys ();

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value = riffle_transfer_dup_game (game, keys[i]);
      const char *quote = is_word (keys[i]) ? "\"" : "";

      g_string_append_printf (text, "%s\"%s\": %s%s%s", i == 0 ? "        {" : ", ", keys[i], quote,
                              value, quote);
    }
  g_string_append_c (text, '}');
}

static void
print_record (GString                    *text,
              const RiffleTransferRecord *record)
{
  g_string_append_printf (text, "    {\n      \"name\": \"%s\",\n", record->name);
  for (guint i = 0; i < RIFFLE_RECORD_N_COPIED; i++)
    g_string_append_printf (text, "      \"%s\": %" G_GINT64_FORMAT ",\n",
                            riffle_record_get_field_key (i),
                            riffle_record_get_field (&record->record, i));
  g_string_append (text, "      \"games\": [");
  for (guint i = 0; i < record->games->len; i++)
    {
      g_string_append (text, i == 0 ? "\n" : ",\n");
      print_game (text, &g_array_index (record->games, RiffleResult, i));
    }
  g_string_append (text, record->games->len > 0 ? "\n      ]\n    }" : "]\n    }");
}

/**
 * riffle_transfer_json_print:
 * @transfer: (element-type RiffleTransferRecord): statistics
 *
 * Returns: (transfer full): the statistics as JSON
 */
char *
riffle_transfer_json_print (GPtrArray *transfer)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "{\n  \"format\": \"" FORMAT "\",\n  \"version\": %d,\n"
                          "  \"records\": [", RIFFLE_TRANSFER_VERSION);
  for (guint i = 0; i < transfer->len; i++)
    {
      g_string_append (text, i == 0 ? "\n" : ",\n");
      print_record (text, g_ptr_array_index (transfer, i));
    }
  g_string_append (text, transfer->len > 0 ? "\n  ]\n}\n" : "]\n}\n");
  return g_string_free (text, FALSE);
}

/* What is being read. */
typedef struct
{
  RiffleJson  json;
  GPtrArray  *transfer;
  GHashTable *names; /* borrowed */
} Reading;

static gboolean
refuse_key (const char  *key,
            GError     **error)
{
  g_autofree char *shown = riffle_error_dup_name (key);

  /* Translators: %s is the name of a value of a file, such as “won” */
  riffle_transfer_fail (error, g_strdup_printf (_("“%s” was not expected here"),
                                                shown));
  return FALSE;
}

/* Notes that a key was there. */
static gboolean
note_key (guint       *seen,
          guint        nth,
          const char  *key,
          GError     **error)
{
  if ((*seen & 1u << nth) != 0)
    return refuse_key (key, error);
  *seen |= 1u << nth;
  return TRUE;
}

static gboolean
check_seen (guint    seen,
            guint    n_keys,
            GError **error)
{
  if (seen == (1u << n_keys) - 1)
    return TRUE;
  /* Translators: why a file is refused */
  riffle_transfer_fail (error, g_strdup (_("A value is missing before this place")));
  return FALSE;
}

static gboolean
read_game_value (Reading       *reading,
                 RiffleResult  *game,
                 guint         *seen,
                 GError       **error)
{
  const char *const *keys = riffle_transfer_get_keys ();
  g_autofree char *key = riffle_json_read_key (&reading->json, error);
  g_autofree char *value = NULL;

  if (key == NULL)
    return FALSE;
  for (guint i = 0; keys[i] != NULL; i++)
    if (g_str_equal (keys[i], key))
      {
        value = is_word (key) ? riffle_json_read_string (&reading->json, error)
                              : riffle_json_read_number (&reading->json, error);
        return value != NULL && note_key (seen, i, key, error)
               && riffle_transfer_set_game (game, key, value, error);
      }
  return refuse_key (key, error);
}

static gboolean
read_game (Reading               *reading,
           RiffleTransferRecord  *record,
           GError               **error)
{
  RiffleResult game = { 0 };
  gboolean is_first = TRUE;
  guint seen = 0;
  GError *wrong = NULL;

  if (!riffle_json_open (&reading->json, '{', error))
    return FALSE;
  while (wrong == NULL && riffle_json_next (&reading->json, '}', &is_first, &wrong))
    read_game_value (reading, &game, &seen, &wrong);
  if (wrong == NULL)
    return check_seen (seen, g_strv_length ((char **) riffle_transfer_get_keys ()), error)
           && riffle_transfer_add_game (record, &game, error);
  g_propagate_error (error, wrong);
  return FALSE;
}

static gboolean
read_games (Reading               *reading,
            RiffleTransferRecord  *record,
            GError               **error)
{
  gboolean is_first = TRUE;
  GError *wrong = NULL;

  if (!riffle_json_open (&reading->json, '[', error))
    return FALSE;
  while (wrong == NULL && riffle_json_next (&reading->json, ']', &is_first, &wrong))
    read_game (reading, record, &wrong);
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, wrong);
  return FALSE;
}

/* The name comes first. */
static RiffleTransferRecord *
read_name (Reading  *reading,
           GError  **error)
{
  g_autofree char *key = riffle_json_read_key (&reading->json, error);
  g_autofree char *name = NULL;
  RiffleTransferRecord *record;

  if (key == NULL)
    return NULL;
  if (!g_str_equal (key, "name"))
    {
      refuse_key (key, error);
      return NULL;
    }
  name = riffle_json_read_string (&reading->json, error);
  if (name == NULL)
    return NULL;
  if (g_hash_table_contains (reading->names, name))
    {
      refuse_key (name, error);
      return NULL;
    }
  record = riffle_transfer_add (reading->transfer, name, error);
  if (record != NULL)
    g_hash_table_add (reading->names, record->name);
  return record;
}

static gboolean
read_record_value (Reading               *reading,
                   RiffleTransferRecord  *record,
                   guint                 *seen,
                   GError               **error)
{
  g_autofree char *key = riffle_json_read_key (&reading->json, error);
  g_autofree char *value = NULL;

  if (key == NULL)
    return FALSE;
  if (g_str_equal (key, "games"))
    return note_key (seen, RIFFLE_RECORD_N_COPIED, key, error)
           && read_games (reading, record, error);
  for (guint i = 0; i < RIFFLE_RECORD_N_COPIED; i++)
    if (g_str_equal (riffle_record_get_field_key (i), key))
      {
        value = riffle_json_read_number (&reading->json, error);
        return value != NULL && note_key (seen, i, key, error)
               && riffle_transfer_set_total (record, i, value, error);
      }
  return refuse_key (key, error);
}

static gboolean
read_record (Reading  *reading,
             GError  **error)
{
  RiffleTransferRecord *record;
  gboolean is_first = FALSE;
  guint seen = 0;
  GError *wrong = NULL;

  if (!riffle_json_open (&reading->json, '{', error))
    return FALSE;
  record = read_name (reading, error);
  if (record == NULL)
    return FALSE;
  while (wrong == NULL && riffle_json_next (&reading->json, '}', &is_first, &wrong))
    read_record_value (reading, record, &seen, &wrong);
  if (wrong == NULL)
    return check_seen (seen, RIFFLE_RECORD_N_COPIED + 1, error)
           && riffle_transfer_check (record, error)
           && riffle_transfer_check_games (record, error);
  g_propagate_error (error, wrong);
  return FALSE;
}

/* The key and the colon, behind a comma or not. */
static gboolean
expect_key (Reading     *reading,
            const char  *expected,
            gboolean     is_first,
            GError     **error)
{
  g_autofree char *key = NULL;

  if (!is_first && !riffle_json_open (&reading->json, ',', error))
    return FALSE;
  key = riffle_json_read_key (&reading->json, error);
  return key != NULL && (g_str_equal (key, expected) || refuse_key (key, error));
}

static gboolean
read_header (Reading  *reading,
             GError  **error)
{
  g_autofree char *format = NULL;
  g_autofree char *version = NULL;

  if (!riffle_json_open (&reading->json, '{', error)
      || !expect_key (reading, "format", TRUE, error))
    return FALSE;
  format = riffle_json_read_string (&reading->json, error);
  if (format == NULL)
    return FALSE;
  if (!g_str_equal (format, FORMAT))
    return riffle_transfer_check_version ("", error);
  if (!expect_key (reading, "version", FALSE, error))
    return FALSE;
  version = riffle_json_read_number (&reading->json, error);
  return version != NULL && riffle_transfer_check_version (version, error);
}

static gboolean
read_all (Reading  *reading,
          GError  **error)
{
  gboolean is_first = TRUE;
  GError *wrong = NULL;

  if (!read_header (reading, error) || !expect_key (reading, "records", FALSE, error)
      || !riffle_json_open (&reading->json, '[', error))
    return FALSE;
  while (wrong == NULL && riffle_json_next (&reading->json, ']', &is_first, &wrong))
    read_record (reading, &wrong);
  if (wrong == NULL)
    return riffle_json_open (&reading->json, '}', error)
           && riffle_json_end (&reading->json, error);
  g_propagate_error (error, wrong);
  return FALSE;
}

/**
 * riffle_transfer_json_parse:
 * @text: of a file, in UTF-8
 * @error: return location
 *
 * Reads statistics.
 *
 * Returns: (transfer full) (nullable) (element-type RiffleTransferRecord): the statistics; %NULL
 *   and @error, with the number of a line, if anything is wrong
 */
GPtrArray *
riffle_transfer_json_parse (const char  *text,
                            GError     **error)
{
  g_autoptr (GPtrArray) transfer = riffle_transfer_new ();
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  Reading reading = { .transfer = transfer, .names = names };

  riffle_json_init (&reading.json, text);
  if (read_all (&reading, error))
    return g_steal_pointer (&transfer);
  riffle_transfer_name_line (error, reading.json.line);
  return NULL;
}
