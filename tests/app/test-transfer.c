/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics in files of the player's own: what is written can be read, and what is wrong is
 * refused as a whole. */
#include "riffle-transfer-file.h"

#include "riffle-csv.h"
#include "riffle-record-form.h"
#include "riffle-transfer-json.h"
#include "riffle-transfer.h"

#include "scratch.h"

#define COLUMNS "riffle-statistics-1,name,ended,end,help,time-msec,moves,score,played,won," \
        "abandoned,helped,helped-won,streak,best-streak,best-time-msec,total-time-msec," \
        "played-time-msec,best-moves,best-score,total-score\n"
#define TOTAL "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,4\n"
#define REST  ",1,0,0,0,1,1,5,5,9,7,3,4\n"
#define NONE  ",,,,,,,,,,,,,\n"
#define MOST  "total,golf,,,,,,,100000000,100000000,0,0,0,0,0,194,19400000000," \
        "19400000000,7,3,4\n"
#define GAME  "game,golf,2026-11-24T06:00:00Z,won,no,5000,7,3" NONE

#define LOST  "game,golf,2026-11-24T07:00:00Z,lost,no,4000,7,3" NONE

#define CONTRADICTION "Line 2: The numbers of “golf” contradict each other"

#define GAMES "Line 3: The numbers of “golf” contradict each other"

#define HEAD "{\"format\":\"riffle-statistics\",\"version\":1,\n\"records\":["
#define FIGURES "\"name\":\"golf\",\"played\":2,\"won\":1,\"abandoned\":0,\"helped\":0," \
        "\"helped-won\":0,\"streak\":1,\"best-streak\":1,\"best-time-msec\":5000," \
        "\"total-time-msec\":5000,\"played-time-msec\":9000,\"best-moves\":7," \
        "\"best-score\":3,\"total-score\":4"
#define ONE "{\"ended\":\"2026-11-24T06:00:00Z\",\"end\":\"won\",\"help\":\"no\"," \
        "\"time-msec\":5000,\"moves\":7,\"score\":3}"

static RiffleStatistics *
new_statistics (Scratch    *scratch,
                const char *name)
{
  g_autofree char *path = scratch_path (scratch, name);

  return riffle_statistics_new (path);
}

/* A few games of all kinds. */
static void
fill (RiffleStatistics *statistics)
{
  static const RiffleRecord old = { .played = 7, .won = 2, .best_time_msec = 5,
                                    .total_time_msec = 10, .played_time_msec = 10 };

  for (guint i = 0; i < 30; i++)
    riffle_statistics_add (statistics, i % 3 == 0 ? "golf" : "klondike:draw=1,scoring=vegas",
                           &(RiffleResult) { .is_won = i % 4 == 0, .is_abandoned = i % 4 == 1,
                                             .is_helped = i % 5 == 0, .time_msec = i * 1000 + 1,
                                             .n_moves = i + 1, .score = 10 - (int) i,
                                             .ended_sec = 1764000000 + i });
  riffle_statistics_merge (statistics, "old", &old, NULL);
}

static char *
dup_text (RiffleStatistics *statistics)
{
  return g_key_file_to_data (riffle_statistics_journal_get_file (riffle_statistics_get_journal (
                                                                   statistics)), NULL, NULL);
}

static guint64
read_file (RiffleStatistics *statistics,
           const char       *path)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;
  guint64 n = 0;

  riffle_transfer_file_read (statistics, registry, path, &n, &error);
  g_assert_no_error (error);
  return n;
}

/* What is written and read again is the same; to read it once more adds nothing; one that lacks
 * some of the games gets these. */
static void
test_round_trip (Scratch       *scratch,
                 gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, data);
  g_autoptr (RiffleStatistics) one = new_statistics (scratch, "one.ini");
  g_autoptr (RiffleStatistics) two = new_statistics (scratch, "two.ini");
  g_autoptr (RiffleStatistics) three = new_statistics (scratch, "three.ini");
  g_autoptr (GArray) games = NULL;
  g_autoptr (GError) error = NULL;
  RiffleRecord first, second;

  fill (one);
  riffle_transfer_file_write (one, path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (read_file (two, path), ==, 37);
  for (guint i = 0; i < 3; i++)
    {
      static const char *const keys[] = { "golf", "klondike:draw=1,scoring=vegas", "old" };
      g_autoptr (GArray) these = riffle_statistics_get_games (one, keys[i]);
      g_autoptr (GArray) those = riffle_statistics_get_games (two, keys[i]);

      riffle_statistics_get (one, keys[i], &first);
      riffle_statistics_get (two, keys[i], &second);
      first.last_deal = second.last_deal;
      g_assert_cmpmem (&first, sizeof first, &second, sizeof second);
      g_assert_cmpmem (these->data, these->len * sizeof (RiffleResult), those->data,
                       those->len * sizeof (RiffleResult));
    }
  g_assert_cmpuint (read_file (two, path), ==, 0);
  games = riffle_statistics_get_games (one, "golf");
  riffle_statistics_add (three, "golf", &g_array_index (games, RiffleResult, 3));
  g_assert_cmpuint (read_file (three, path), ==, 36);
}

static void
load (RiffleStatistics *statistics)
{
  g_autofree char *kept = NULL;

  g_assert_true (riffle_statistics_journal_load (riffle_statistics_get_journal (statistics), &kept,
                                                 NULL));
}

/* What another program has counted since the file was read last is exported, and is not added once
 * more by the program that reads that. */
static void
test_other_program (Scratch       *scratch,
                    gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, data);
  g_autofree char *again = scratch_path (scratch, "again.csv");
  g_autoptr (RiffleStatistics) one = new_statistics (scratch, "statistics.ini");
  g_autoptr (RiffleStatistics) two = new_statistics (scratch, "statistics.ini");
  g_autofree char *text = NULL;
  RiffleRecord record;

  load (one);
  load (two);
  fill (one);
  g_assert_true (riffle_statistics_journal_save (riffle_statistics_get_journal (one), NULL));
  g_assert_true (riffle_transfer_file_write (one, path, NULL));
  g_assert_cmpuint (read_file (two, path), ==, 0);
  riffle_statistics_get (two, "golf", &record);
  g_assert_cmpuint (record.played, ==, 10);
  riffle_statistics_add (one, "golf", &(RiffleResult) { .is_won = TRUE, .time_msec = 1000 });
  g_assert_true (riffle_statistics_journal_save (riffle_statistics_get_journal (one), NULL));
  g_assert_true (riffle_transfer_file_write (two, again, NULL));
  g_assert_true (g_file_get_contents (again, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "total,golf,,,,,,,11,"));
}

static const struct
{
  const char *what;
  const char *text;
  const char *message; /* its beginning; NULL: it is right */
} rows[] = {
  { "a table without games", COLUMNS TOTAL, NULL },
  { "a table", COLUMNS TOTAL GAME, NULL },
  { "a table with nothing", COLUMNS, NULL },
  { "a table of another system", "\xef\xbb\xbf" COLUMNS, NULL },
  { "quotes", COLUMNS "total,\"golf\",,,,,,,\"2\",1,0,0,0,1,1,5000,5000,9000,7,3,4\n", NULL },
  { "no end of the last line",
    COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,4", NULL },
  { "nothing", "", "Line 1: It is not a file" },
  { "nonsense", "nonsense", "Line 1: It is not a file" },
  { "a zero", "riffle-statistics-0,name\n", "Line 1: It is not a file" },
  { "a newer table", "riffle-statistics-2,name\n", "Line 1: It was written by a newer" },
  { "commas below semicolons", "riffle-statistics-1;name\n" TOTAL, "Line 1: The columns" },
  { "another column", "riffle-statistics-1,name,mood\n", "Line 1: The columns" },
  { "a short line", COLUMNS TOTAL "game,golf\n", "Line 3: It does not have 21 values" },
  { "a long line", COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,4,5\n",
    "Line 2: It do" },
  { "an empty line", COLUMNS "\n" TOTAL, "Line 2: It does not" },
  { "open quotes", COLUMNS "total,\"golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,4\n",
    "Line 2: It do" },
  { "a wrong name", COLUMNS "total,my game,,,,,,,2" REST, "Line 2: “my game” is" },
  { "a name with markup", COLUMNS "total,=1+1,,,,,,,2" REST, "Line 2: “=1+1” is" },
  { "a name in capitals", COLUMNS "total,GOLF,,,,,,,2" REST, "Line 2: “GOLF” is" },
  { "no name", COLUMNS "total,,,,,,,,2" REST, "Line 2: “” is" },
  { "no number", COLUMNS "total,golf,,,,,,,many" REST, "Line 2: “many” is not possible" },
  { "a fraction", COLUMNS "total,golf,,,,,,,2.5" REST, "Line 2: “2.5” is" },
  { "a negative number", COLUMNS "total,golf,,,,,,,-2" REST, "Line 2: “-2” is" },
  { "an absurd number", COLUMNS "total,golf,,,,,,,99999999999" REST, "Line 2: “99" },
  { "more won than played", COLUMNS "total,golf,,,,,,,2,3,0,0,0,1,1,5,5,9,7,3,4\n",
    "Line 2: The numbers of “golf”" },
  { "nothing played", COLUMNS "total,golf,,,,,,,0,0,0,0,0,0,0,0,0,0,0,0,0\n",
    "Line 2: No game of “golf” was played" },
  { "a row of wins that is longer than all wins",
    COLUMNS "total,golf,,,,,,,2,1,0,0,0,2,2,5000,5000,9000,7,3,4\n",
    CONTRADICTION ": “best-streak” and “won”" },
  { "a row of wins that is longer than the longest",
    COLUMNS "total,golf,,,,,,,2,2,0,0,0,2,1,5000,10000,10000,7,3,4\n",
    CONTRADICTION ": “streak” and “best-streak”" },
  { "a best time that was just reached by all",
    COLUMNS "total,golf,,,,,,,3,3,0,0,0,0,0,5000,15000,15000,7,3,4\n", NULL },
  { "a best time that is longer than the mean",
    COLUMNS "total,golf,,,,,,,3,3,0,0,0,0,0,5000,14999,15000,7,3,4\n",
    CONTRADICTION ": “best-time-msec” and “total-time-msec”" },
  { "wins without a best time",
    COLUMNS "total,golf,,,,,,,3,3,0,0,0,0,0,0,14999,15000,7,3,4\n",
    CONTRADICTION ": “best-time-msec” and “won”" },
  { "wins of a hundred years each",
    COLUMNS "total,golf,,,,,,,3,2,0,0,0,0,0,9,6324480000000,9486720000000,7,3,4\n", NULL },
  { "wins of more than a hundred years each",
    COLUMNS "total,golf,,,,,,,3,2,0,0,0,0,0,9,6324480000001,9486720000000,7,3,4\n",
    CONTRADICTION ": “total-time-msec” and “won”" },
  { "games of more than a hundred years each",
    COLUMNS "total,golf,,,,,,,3,2,0,0,0,0,0,9,6324480000000,9486720000001,7,3,4\n",
    CONTRADICTION ": “played-time-msec” and “played”" },
  { "a best time of more than a hundred years",
    COLUMNS "total,golf,,,,,,,1,1,0,0,0,0,0,3162240000001,3162240000001,3162240000001,7,3,4\n",
    "Line 2: “3162240000001” is not possible for “best-time-msec”" },
  { "too many moves", COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,1000001,3,4\n",
    "Line 2: “1000001” is not possible for “best-moves”" },
  { "too good a score", COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,200000001,4\n",
    "Line 2: “200000001” is not possible for “best-score”" },
  { "less time than for the games that were won",
    COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,4999,7,3,4\n", CONTRADICTION },
  { "a best time without a win",
    COLUMNS "total,golf,,,,,,,2,0,0,0,0,0,0,5000,0,9000,0,3,4\n", CONTRADICTION },
  { "time of wins without a win",
    COLUMNS "total,golf,,,,,,,2,0,0,0,0,0,0,0,5000,9000,0,3,4\n", CONTRADICTION },
  { "fewest moves without a win",
    COLUMNS "total,golf,,,,,,,2,0,0,0,0,0,0,0,0,9000,7,3,4\n", CONTRADICTION },
  { "more lost with help than lost",
    COLUMNS "total,golf,,,,,,,2,1,0,2,0,1,1,5000,5000,9000,7,3,4\n", CONTRADICTION },
  { "the most points",
    COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,400000000\n", NULL },
  { "more points than games can have",
    COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,400000001\n",
    CONTRADICTION ": “total-score” and “played”" },
  { "the fewest points",
    COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,-400000000\n", NULL },
  { "fewer points than games can have",
    COLUMNS "total,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,-400000001\n", CONTRADICTION },
  { "more games won than were won", COLUMNS TOTAL GAME GAME, "Line 4: The numbers" },
  { "more games lost than were lost", COLUMNS TOTAL LOST LOST, "Line 4: The numbers" },
  { "the most games that can be counted", COLUMNS MOST, NULL },
  { "those, with an impossible time", COLUMNS
    "total,golf,,,,,,,100000000,100000000,0,0,0,0,0,194,19400000000,194,7,3,4\n",
    CONTRADICTION },
  { "those, won in a millisecond", COLUMNS
    "total,golf,,,,,,,100000000,100000000,0,0,0,0,0,1,1,1,7,3,4\n",
    CONTRADICTION ": “best-time-msec” and “total-time-msec”" },
  { "one game more", COLUMNS
    "total,golf,,,,,,,100000001,1,0,0,0,1,1,194,194,194,7,3,4\n", "Line 2: “100000001” is" },
  { "all games that a number can say, won in a millisecond", COLUMNS
    "total,golf,,,,,,,4294967295,4294967295,0,0,0,0,0,1,1,1,7,3,4\n", "Line 2: “4294967295” is" },
  { "a game that was faster than the best", COLUMNS TOTAL
    "game,golf,2026-11-24T06:00:00Z,won,no,4999,7,3" NONE, GAMES ": “best-time-msec” and" },
  { "a game with fewer moves than the fewest", COLUMNS TOTAL
    "game,golf,2026-11-24T06:00:00Z,won,no,5000,6,3" NONE, GAMES ": “best-moves” and" },
  { "wins that took longer than all of them",  COLUMNS TOTAL
    "game,golf,2026-11-24T06:00:00Z,won,no,5001,7,3" NONE, GAMES ": “total-time-msec” and" },
  { "a game that took longer than all of them", COLUMNS TOTAL
    "game,golf,2026-11-24T06:00:00Z,lost,no,9001,7,3" NONE, GAMES ": “played-time-msec” and" },
  { "a game that was left, of none", COLUMNS TOTAL
    "game,golf,2026-11-24T06:00:00Z,left,no,500,7,3" NONE, GAMES ": “abandoned” and" },
  { "a game with help, of none", COLUMNS TOTAL
    "game,golf,2026-11-24T06:00:00Z,lost,yes,500,7,3" NONE, GAMES ": “helped” and" },
  { "scores on both sides of the best one", COLUMNS TOTAL GAME
    "game,golf,2026-11-24T07:00:00Z,lost,no,500,7,2" NONE, NULL },
  { "a better score than the best one", COLUMNS
    "total,golf,,,,,,,3,1,0,0,0,1,1,5000,5000,9000,7,3,4\n"
    "game,golf,2026-11-24T07:00:00Z,lost,no,500,7,2" NONE
    "game,golf,2026-11-24T07:00:00Z,lost,no,500,7,4" NONE,
    "Line 4: The numbers of “golf” contradict each other: “best-score” and" },
  { "the last day", COLUMNS TOTAL
    "game,golf,2099-12-31T23:59:59Z,won,no,5000,7,3" NONE, NULL },
  { "a day after it", COLUMNS TOTAL "game,golf,2100-01-01T00:00:00Z,won,no,5000,7,3" NONE,
    "Line 3: “2100-01-01T00:00:00Z” is not possible for “ended”" },
  { "a day far ahead", COLUMNS TOTAL "game,golf,2999-01-01T00:00:00Z,won,no,5000,7,3" NONE,
    "Line 3: “2999" },
  { "twice", COLUMNS TOTAL TOTAL, "Line 3: “golf” is there twice" },
  { "more games than played", COLUMNS TOTAL GAME LOST GAME, "Line 5: The numbers" },
  { "a game without totals", COLUMNS GAME, "Line 2: The totals of “golf”" },
  { "a wrong day", COLUMNS TOTAL "game,golf,24.11.2026,won,no,5000,7,3" NONE,
    "Line 3: “24.11.2026” is" },
  { "a day before", COLUMNS TOTAL "game,golf,1800-01-01T00:00:00Z,won,no,5000,7,3" NONE,
    "Line 3: “1800" },
  { "a second that there is not", COLUMNS TOTAL
    "game,golf,2026-11-24T09:21:60Z,won,no,5000,7,3" NONE, "Line 3: “2026-11-24T09:21:60Z” is" },
  { "a second that there is not, without colons", COLUMNS TOTAL
    "game,golf,20261124T092160Z,won,no,5000,7,3" NONE, "Line 3: “20261124T092160Z” is" },
  { "a wrong end", COLUMNS TOTAL "game,golf,2026-11-24T06:00:00Z,drawn,no,5000,7,3" NONE,
    "Line 3: “drawn” is" },
  { "totals of a game",
    COLUMNS TOTAL "game,golf,2026-11-24T06:00:00Z,won,no,5000,7,3,1,,,,,,,,,,,,\n",
    "Line 3: It is neither" },
  { "another kind", COLUMNS "sum,golf,,,,,,,2,1,0,0,0,1,1,5000,5000,9000,7,3,4\n",
    "Line 2: It is neither" },
  { "JSON", HEAD "{" FIGURES ",\"games\":[" ONE "]}]}", NULL },
  { "JSON with escapes",
    "{\"\\u0066ormat\":\"riffle-statistics\",\"version\":1,\"records\":[]}\n", NULL },
  { "JSON without end", HEAD, "Line 2: “{” was expected" },
  { "JSON with more behind it", HEAD "]} {", "Line 2: The file was expected to end" },
  { "JSON with a comma too many", HEAD "],}", "Line 2: “}” was expected" },
  { "other JSON", "{\"format\":\"tunes\"}", "Line 1: It is not a file" },
  { "JSON without a format", "{\"version\":1}", "Line 1: “version” was not expected" },
  { "newer JSON", "{\"format\":\"riffle-statistics\",\"version\":2}",
    "Line 1: It was written by a newer" },
  { "JSON without a key", HEAD "{" FIGURES "}]}", "Line 2: A value is missing" },
  { "JSON with an unknown key", HEAD "{" FIGURES ",\"mood\":1}]}", "Line 2: “mood” was not" },
  { "JSON with a key twice", HEAD "{" FIGURES ",\"won\":1}]}", "Line 2: “won” was not" },
  { "JSON with a game twice", HEAD "{" FIGURES ",\"games\":[]},{" FIGURES "}]}",
    "Line 2: “golf” was not" },
  { "JSON without a name", HEAD "{\"won\":1}]}", "Line 2: “won” was not" },
  { "JSON with a fraction", HEAD "{\"name\":\"golf\",\"won\":1.5}]}", "Line 2: “,” was" },
  { "JSON with a word as a number", HEAD "{\"name\":\"golf\",\"won\":\"1\"}]}",
    "Line 2: A whole number" },
  { "JSON with a zero before a number", HEAD "{\"name\":\"golf\",\"won\":01}]}",
    "Line 2: A whole number" },
  { "JSON with many digits", HEAD "{\"name\":\"golf\",\"won\":99999999999999999999}]}",
    "Line 2: “9999" },
  { "JSON with an incomplete game", HEAD "{" FIGURES ",\"games\":[{\"moves\":7}]}]}",
    "Line 2: A value is missing" },
  { "JSON with too many games", HEAD "{" FIGURES ",\"games\":[" ONE ",\n" ONE ",\n" ONE "]}]}",
    "Line 4: The numbers" },
  { "JSON with half a sign", "{\"\\ud800\":1}", "Line 1: “\"” was" },
  { "JSON with an unknown escape", "{\"\\x\":1}", "Line 1: “\"” was" },
  { "JSON cut off in an escape", "{\"\\", "Line 1: “\"” was" },
  { "JSON cut off in a number", "{\"\\u00", "Line 1: “\"” was" },
  { "JSON with a line break in a word", "{\"for\nmat\":1}", "Line 1: “\"” was" },
  { "no UTF-8", "\xff", "It is not a file" },
  { "a damaged byte", HEAD "{" FIGURES "}]}\n\xff", "Line 3: There is a byte that is not text" },
};

/* The file, the line and the reason are named. */
static gboolean
is_refused (const char *message,
            const char *expected)
{
  return g_str_has_prefix (message, "“file”: ")
         && g_str_has_prefix (message + strlen ("“file”: "), expected);
}

/* Nothing is added unless all is right. */
static void
test_rows (Scratch       *scratch,
           gconstpointer  data)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *path = scratch_path (scratch, "file");

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (RiffleStatistics) statistics = new_statistics (scratch, "statistics.ini");
      g_autofree char *before = NULL, *after = NULL;
      g_autoptr (GError) error = NULL;
      guint64 n;
      gboolean is_right;

      fill (statistics);
      before = dup_text (statistics);
      scratch_write (scratch, "file", rows[i].text);
      is_right = riffle_transfer_file_read (statistics, registry, path, &n, &error);
      if (is_right != (rows[i].message == NULL)
          || (!is_right && !is_refused (error->message, rows[i].message)))
        g_error ("%s: %s", rows[i].what, is_right ? "accepted" : error->message);
      after = dup_text (statistics);
      if (!is_right)
        g_assert_cmpstr (after, ==, before);
    }
}

/* Beside so many games, those that are there are not counted; nothing begins from 0 again. */
static void
test_most (Scratch       *scratch,
           gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "file");
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch, "statistics.ini");
  RiffleRecord record;

  fill (statistics);
  scratch_write (scratch, "file", COLUMNS MOST);
  read_file (statistics, path);
  riffle_statistics_get (statistics, "golf", &record);
  g_assert_cmpuint (record.played, ==, RIFFLE_MAX_GAMES);
  g_assert_cmpuint (record.won, ==, RIFFLE_MAX_GAMES);
  g_assert_cmpint (record.total_time_msec, >, G_GINT64_CONSTANT (19400000000));
  g_assert_cmpint (record.played_time_msec, >, record.total_time_msec);
  g_assert_cmpuint (riffle_record_get_rate (&record), ==, 100);
  g_assert_cmpint (riffle_record_get_mean_time (&record), ==, 194);
  g_assert_cmpuint (read_file (statistics, path), ==, RIFFLE_MAX_GAMES);
  riffle_statistics_get (statistics, "golf", &record);
  g_assert_cmpuint (record.played, ==, RIFFLE_MAX_GAMES);
}

static GPtrArray *
parse (const char  *text,
       gboolean     is_csv,
       GError     **error)
{
  return is_csv ? riffle_csv_parse (text, error) : riffle_transfer_json_parse (text, error);
}

/* Whatever is changed in a file, it is read, or refused with a line. */
static void
test_fuzz (Scratch       *scratch,
           gconstpointer  data)
{
  static const char signs[] = "\",:{}[]\\\n0-9azZ ;\t=\x01";
  gboolean is_csv = GPOINTER_TO_INT (data);
  g_autofree char *path = scratch_path (scratch, is_csv ? "file.csv" : "file.json");
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch, "statistics.ini");
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autofree char *text = NULL;

  fill (statistics);
  g_assert_true (riffle_transfer_file_write (statistics, path, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < 4000; i++)
    {
      g_autofree char *changed = g_strdup (text);
      g_autoptr (GPtrArray) transfer = NULL;
      g_autoptr (GError) error = NULL;

      for (int n = g_rand_int_range (random, 1, 4); n > 0; n--)
        changed[g_rand_int_range (random, 0, (int) strlen (text))] =
          signs[g_rand_int_range (random, 0, (int) strlen (signs))];
      if (i % 4 == 0)
        changed[g_rand_int_range (random, 0, (int) strlen (text))] = '\0';
      transfer = parse (changed, is_csv, &error);
      g_assert_true ((transfer != NULL) == (error == NULL));
      g_assert_true (error == NULL || g_str_has_prefix (error->message, "Line "));
    }
}

/* Spreadsheets write semicolons where a comma stands before decimals, and may quote all words. */
static void
test_separators (void)
{
  static const char *const separators[] = { ",", ";", "\t" };

  for (guint i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      const gboolean is_comma = *separators[i] == ',';
      g_autofree char *table = g_strdelimit (g_strdup (COLUMNS TOTAL GAME), ",", *separators[i]);
      g_autoptr (GString) text = g_string_new (table);
      g_autoptr (GPtrArray) transfer = NULL;
      g_autoptr (GError) error = NULL;
      const RiffleTransferRecord *record;

      g_string_replace (text, "golf", is_comma ? "\"klondike:draw=1,scoring=vegas\""
                                               : "klondike:draw=1,scoring=vegas", 0);
      g_string_replace (text, "riffle-statistics-1", "\"riffle-statistics-1\"", 0);
      g_string_replace (text, "moves", "\"moves\"", 1);
      transfer = riffle_csv_parse (text->str, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (transfer->len, ==, 1);
      record = g_ptr_array_index (transfer, 0);
      g_assert_cmpstr (record->name, ==, "klondike:draw=1,scoring=vegas");
      g_assert_cmpuint (record->games->len, ==, 1);
      g_assert_cmpint (record->record.total_score, ==, 4);
    }
}

/* A million games are refused, or read, without a wait and within the bounds of memory. */
static void
test_million (Scratch       *scratch,
              gconstpointer  data)
{
  GString *table = g_string_new (
    COLUMNS "total,golf,,,,,,,1000000,1000000,0,0,0,1,1,5000,5000000000,5000000000,7,3,4\n");
  g_autofree char *text = NULL;
  g_autofree char *path = scratch_path (scratch, "file");
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch, "statistics.ini");
  g_autoptr (GPtrArray) transfer = NULL;
  g_autoptr (GError) error = NULL;
  guint64 n;

  for (guint i = 0; i < 1000000; i++)
    g_string_append (table, GAME);
  text = g_string_free (table, FALSE);
  transfer = riffle_csv_parse (text, &error);
  g_assert_null (transfer);
  g_assert_cmpstr (error->message, ==, "Line 1003: There are more games of “golf” than 1000");
  g_clear_error (&error);
  scratch_write (scratch, "file", text);
  g_assert_false (riffle_transfer_file_read (statistics, registry, path, &n, &error));
  g_assert_nonnull (error);
}

#define ADD(name, data, function) \
  g_test_add ("/transfer/" name, Scratch, data, scratch_set_up, function, scratch_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("round-trip/csv", "file.csv", test_round_trip);
  ADD ("round-trip/json", "file.json", test_round_trip);
  ADD ("other-program/csv", "file.csv", test_other_program);
  ADD ("other-program/json", "file.json", test_other_program);
  ADD ("rows", NULL, test_rows);
  ADD ("most", NULL, test_most);
  ADD ("fuzz/csv", GINT_TO_POINTER (TRUE), test_fuzz);
  ADD ("fuzz/json", GINT_TO_POINTER (FALSE), test_fuzz);
  ADD ("million", NULL, test_million);
  g_test_add_func ("/transfer/separators", test_separators);
  return g_test_run ();
}
