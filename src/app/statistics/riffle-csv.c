/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as a table for spreadsheets: values with commas between them (RFC 4180). Where a comma
 * stands before decimals, spreadsheets write semicolons, which are read, too. */
#include "config.h"

#include "riffle-csv.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-record-form.h"
#include "riffle-transfer.h"

/*
 * The first line names the columns; the first name has the version of the format. Then each set of
 * options has a line with its totals, and one for each of its last games:
 *
 *   riffle-statistics-1,name,ended,end,help,time-msec,moves,score,played,won,…
 *   total,klondike:draw=1,,,,,,,12,5,…
 *   game,klondike:draw=1,2026-11-24T06:00:00Z,won,no,185000,98,520,,,…
 */
#define MARK     "riffle-statistics-"
#define N_VALUES 6 /* of a game */
#define N_START  2 /* columns before these */
#define N_CELLS  (N_START + N_VALUES + RIFFLE_RECORD_N_COPIED)

#define SEPARATORS ",;\t"

static const char bom[] = "\xef\xbb\xbf"; /* with which some programs begin */

static void
print_cell (GString    *text,
            const char *cell)
{
  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, ',');
  /* Names may have commas in them; nothing has quotes. */
  if (strchr (cell, ',') != NULL)
    g_string_append_printf (text, "\"%s\"", cell);
  else
    g_string_append (text, cell);
}

static void
print_columns (GString *text)
{
  const char *const *keys = riffle_transfer_get_keys ();

  g_string_append_printf (text, MARK "%d", RIFFLE_TRANSFER_VERSION);
  print_cell (text, "name");
  for (guint i = 0; i < N_VALUES; i++)
    print_cell (text, keys[i]);
  for (guint i = 0; i < RIFFLE_RECORD_N_COPIED; i++)
    /* A column of the games is called “time-msec”; totals have other names. */
    print_cell (text, riffle_record_get_field_key (i));
  g_string_append_c (text, '\n');
}

static void
print_total (GString                    *text,
             const RiffleTransferRecord *record)
{
  print_cell (text, "total");
  print_cell (text, record->name);
  for (guint i = 0; i < N_VALUES; i++)
    print_cell (text, "");
  for (guint i = 0; i < RIFFLE_RECORD_N_COPIED; i++)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT,
                                                 riffle_record_get_field (&record->record, i));

      print_cell (text, number);
    }
  g_string_append_c (text, '\n');
}

static void
print_game (GString            *text,
            const char         *name,
            const RiffleResult *game)
{
  const char *const *keys = riffle_transfer_get_keys ();

  print_cell (text, "game");
  print_cell (text, name);
  for (guint i = 0; i < N_VALUES; i++)
    {
      g_autofree char *value = riffle_transfer_dup_game (game, keys[i]);

      print_cell (text, value);
    }
  for (guint i = 0; i < RIFFLE_RECORD_N_COPIED; i++)
    print_cell (text, "");
  g_string_append_c (text, '\n');
}

/**
 * riffle_csv_print:
 * @transfer: (element-type RiffleTransferRecord): statistics
 *
 * Returns: (transfer full): the statistics as a table
 */
char *
riffle_csv_print (GPtrArray *transfer)
{
  GString *text = g_string_new (NULL);

  print_columns (text);
  for (guint i = 0; i < transfer->len; i++)
    {
      const RiffleTransferRecord *record = g_ptr_array_index (transfer, i);

      print_total (text, record);
      for (guint j = 0; j < record->games->len; j++)
        print_game (text, record->name, &g_array_index (record->games, RiffleResult, j));
    }
  return g_string_free (text, FALSE);
}

/* Reads a cell that may be in quotes, and goes to what follows it. Returns: %NULL if the quotes are
 * wrong */
static char *
read_cell (const char **at,
           char         separator)
{
  GString *cell;
  gsize length = strcspn (*at, (const char[]) { separator, '\0' });

  if (**at != '"')
    {
      *at += length;
      return g_strndup (*at - length, length);
    }
  cell = g_string_new (NULL);
  for (++*at; **at != '\0' && (**at != '"' || (*at)[1] == '"'); ++*at)
    {
      *at += **at == '"';
      g_string_append_c (cell, **at);
    }
  if (**at == '"' && ((*at)[1] == separator || (*at)[1] == '\0'))
    {
      ++*at;
      return g_string_free (cell, FALSE);
    }
  g_string_free (cell, TRUE);
  return NULL;
}

/* The cells of a line; %NULL and an error if there are too many or too few. */
static GPtrArray *
read_cells (const char  *line,
            char         separator,
            GError     **error)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  const char *at = line;

  while (cells->len < N_CELLS)
    {
      char *cell = read_cell (&at, separator);

      if (cell == NULL)
        break;
      g_ptr_array_add (cells, cell);
      if (*at != separator)
        break;
      at++;
    }
  if (cells->len == N_CELLS && *at == '\0')
    return g_steal_pointer (&cells);
  /* Translators: %u is how many columns a table has, such as 21 */
  riffle_transfer_fail (error, g_strdup_printf (_("It does not have %u values"),
                                                (guint) N_CELLS));
  return NULL;
}

/* Cells that do not belong to this kind of line are empty. */
static gboolean
are_empty (GPtrArray *cells,
           guint      first,
           guint      n)
{
  for (guint i = first; i < first + n; i++)
    if (*(const char *) g_ptr_array_index (cells, i) != '\0')
      return FALSE;
  return TRUE;
}

/* What is being read. */
typedef struct
{
  GPtrArray  *transfer;
  GHashTable *by_name; /* RiffleTransferRecord, borrowed */
  char        separator; /* of values */
} Reading;

static gboolean
read_total (Reading    *reading,
            GPtrArray  *cells,
            GError    **error)
{
  const char *name = g_ptr_array_index (cells, 1);
  g_autofree char *shown = riffle_error_dup_name (name);
  RiffleTransferRecord *record;

  if (g_hash_table_contains (reading->by_name, name))
    {
      /* Translators: %s is the name of a game, such as “klondike:draw=1” */
      riffle_transfer_fail (error, g_strdup_printf (_("“%s” is there twice"), shown));
      return FALSE;
    }
  record = riffle_transfer_add (reading->transfer, name, error);
  if (record == NULL)
    return FALSE;
  g_hash_table_insert (reading->by_name, record->name, record);
  for (guint i = 0; i < RIFFLE_RECORD_N_COPIED; i++)
    if (!riffle_transfer_set_total (record, i,
                                    g_ptr_array_index (cells, N_START + N_VALUES + i), error))
      return FALSE;
  return riffle_transfer_check (record, error);
}

static gboolean
read_game (Reading    *reading,
           GPtrArray  *cells,
           GError    **error)
{
  const char *const *keys = riffle_transfer_get_keys ();
  const char *name = g_ptr_array_index (cells, 1);
  g_autofree char *shown = riffle_error_dup_name (name);
  RiffleTransferRecord *record = g_hash_table_lookup (reading->by_name, name);
  RiffleResult game = { 0 };

  if (record == NULL)
    {
      /* Translators: %s is the name of a game, such as “klondike:draw=1” */
      riffle_transfer_fail (error, g_strdup_printf (_("The totals of “%s” do not come before it"),
                                                    shown));
      return FALSE;
    }
  for (guint i = 0; i < N_VALUES; i++)
    if (!riffle_transfer_set_game (&game, keys[i], g_ptr_array_index (cells, N_START + i), error))
      return FALSE;
  return riffle_transfer_add_game (record, &game, error)
         && riffle_transfer_check_games (record, error);
}

static gboolean
read_line (Reading     *reading,
           const char  *line,
           GError     **error)
{
  g_autoptr (GPtrArray) cells = read_cells (line, reading->separator, error);
  const char *kind;

  if (cells == NULL)
    return FALSE;
  kind = g_ptr_array_index (cells, 0);
  if (g_str_equal (kind, "total") && are_empty (cells, N_START, N_VALUES))
    return read_total (reading, cells, error);
  if (g_str_equal (kind, "game")
      && are_empty (cells, N_START + N_VALUES, RIFFLE_RECORD_N_COPIED))
    return read_game (reading, cells, error);
  /* Translators: why a line of a file is refused */
  riffle_transfer_fail (error, g_strdup (_("It is neither a game nor the totals of one")));
  return FALSE;
}

static gboolean
are_columns (GPtrArray *cells)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) expected = NULL;

  print_columns (text);
  g_string_truncate (text, text->len - 1);
  expected = read_cells (text->str, ',', NULL);
  for (guint i = 0; i < N_CELLS; i++)
    if (!g_str_equal (g_ptr_array_index (cells, i), g_ptr_array_index (expected, i)))
      return FALSE;
  return TRUE;
}

/* The first line has to say what it says here. What stands behind its first value separates all. */
static gboolean
check_columns (Reading     *reading,
               const char  *line,
               GError     **error)
{
  gsize length = strcspn (line, SEPARATORS);
  const char *at = line;
  g_autofree char *mark = NULL;
  g_autoptr (GPtrArray) cells = NULL;

  reading->separator = line[length] != '\0' ? line[length] : ',';
  mark = read_cell (&at, reading->separator);
  if (mark == NULL || !g_str_has_prefix (mark, MARK))
    return riffle_transfer_check_version ("", error);
  if (!riffle_transfer_check_version (mark + strlen (MARK), error))
    return FALSE;
  cells = read_cells (line, reading->separator, NULL);
  if (cells != NULL && are_columns (cells))
    return TRUE;
  riffle_transfer_fail (error, g_strdup (_("The columns are not those of Riffle’s statistics")));
  return FALSE;
}

/* Goes through the lines, of which the last one may be empty. */
static gboolean
read_lines (Reading     *reading,
            const char  *text,
            guint       *n,
            GError     **error)
{
  for (*n = 1; *text != '\0' || *n == 1; ++*n)
    {
      gsize length = strcspn (text, "\n");
      gsize end = length > 0 && text[length - 1] == '\r' ? length - 1 : length;
      g_autofree char *line = g_strndup (text, end);

      if (*n == 1 ? !check_columns (reading, line, error) : !read_line (reading, line, error))
        return FALSE;
      text += length + (text[length] == '\n');
    }
  return TRUE;
}

/**
 * riffle_csv_parse:
 * @text: of a file, in UTF-8
 * @error: return location
 *
 * Reads a table of statistics.
 *
 * Returns: (transfer full) (nullable) (element-type RiffleTransferRecord): the statistics; %NULL
 *   and @error, with the number of a line, if anything is wrong
 */
GPtrArray *
riffle_csv_parse (const char  *text,
                  GError     **error)
{
  g_autoptr (GPtrArray) transfer = riffle_transfer_new ();
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  Reading reading = { transfer, by_name, ',' };
  guint line;

  if (g_str_has_prefix (text, bom))
    text += strlen (bom);
  if (read_lines (&reading, text, &line, error))
    return g_steal_pointer (&transfer);
  riffle_transfer_name_line (error, line);
  return NULL;
}
