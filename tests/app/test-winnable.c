/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of deals that can be won, the search for one, and what a session deals to players who want
 * no others.
 *
 * RIFFLE_TEST_DEALS=N solves N deals of each list once more. */
#include "config.h"

#include "session-fixture.h"

#include "riffle-session-winnable.h"
#include "riffle-winnable-lists.h"
#include "riffle-winnable-search.h"

#include <stdlib.h>
#include <string.h>

#define N_SAMPLES 2

static const char *const nothing[] = { NULL };

static PatRules *
build_rules (Fixture    *fixture,
             const char *game)
{
  PatRegistry *registry = riffle_session_get_registry (fixture->session);
  g_autoptr (GError) error = NULL;
  g_autoptr (PatDeal) parts = pat_deal_parse (game, &error);
  g_autoptr (PatOptions) options = NULL;
  PatVariant *variant;
  PatRules *rules;

  g_assert_no_error (error);
  variant = pat_registry_find (registry, parts->variant);
  g_assert_nonnull (variant);
  options = pat_variant_new_options (variant);
  pat_options_parse (options, parts->options, &error);
  g_assert_no_error (error);
  rules = pat_variant_build_rules (variant, options, &error);
  g_assert_no_error (error);
  return rules;
}

static void
test_round_trip (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (PatRules) rules = build_rules (fixture, "klondike:draw=3,peek=on");
  g_autoptr (PatRules) other = build_rules (fixture, "klondike:draw=3,scoring=standard");
  g_autoptr (PatRules) stranger = build_rules (fixture, "klondike");
  const char *const ignored[] = { "peek", NULL };
  g_autoptr (RiffleWinnableList) list = riffle_winnable_list_new (rules, ignored, 20, 500);
  g_autoptr (RiffleWinnableList) read = NULL;
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr (GError) error = NULL;

  riffle_winnable_list_add (list, 3);
  riffle_winnable_list_add (list, 20);
  riffle_winnable_list_add (list, 3);
  g_assert_true (riffle_winnable_list_add_game (list, other));
  g_assert_false (riffle_winnable_list_add_game (list, stranger));
  text = riffle_winnable_list_to_string (list);
  read = riffle_winnable_list_parse (text, -1, &error);
  g_assert_no_error (error);
  again = riffle_winnable_list_to_string (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (riffle_winnable_list_get_n_deals (read), ==, 20);
  g_assert_cmpuint (riffle_winnable_list_get_n_winnable (read), ==, 2);
  g_assert_cmpuint (riffle_winnable_list_get_max_states (read), ==, 500);
  g_assert_cmpuint (riffle_winnable_list_get (read, 0), ==, 3);
  g_assert_cmpuint (riffle_winnable_list_get (read, 1), ==, 20);
  g_assert_cmpuint (riffle_winnable_list_get (read, 2), ==, 0);
  g_assert_false (riffle_winnable_list_has (read, 0));
  g_assert_false (riffle_winnable_list_has (read, 19));
  g_assert_false (riffle_winnable_list_has (read, 21));
}

/* It holds for the games that it was made for, whatever the options that do not matter, and for no
 * others. */
static void
test_fits (Fixture       *fixture,
           gconstpointer  data)
{
  static const struct { const char *game; gboolean fits; } rows[] = {
    { "klondike:draw=3", TRUE },
    { "klondike:draw=3,peek=on", TRUE },
    { "klondike:draw=3,flip=manual", TRUE },
    { "klondike:draw=3,scoring=standard", FALSE },
    { "klondike:draw=3,redeals=2", FALSE },
    { "klondike", FALSE },
    { "freecell", FALSE },
  };
  g_autoptr (PatRules) rules = build_rules (fixture, "klondike:draw=3");
  const char *const ignored[] = { "peek", NULL };
  g_autoptr (RiffleWinnableList) list = riffle_winnable_list_new (rules, ignored, 20, 500);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PatRules) other = build_rules (fixture, rows[i].game);

      g_test_message ("%s", rows[i].game);
      g_assert_true (riffle_winnable_list_fits (list, other) == rows[i].fits);
    }
}

#define HEAD "[Winnable Deals]\nversion=1\ngames=golf;\nignored=\nrules=0\nstates=9\n"

static void
test_bad (Fixture       *fixture,
          gconstpointer  data)
{
  static const struct { const char *text; const char *message; } rows[] = {
    { "", NULL },
    { "no list", NULL },
    { "[Winnable Deals]\nversion=2\ndeals=8\nwinnable=1\nbits=AQ==\n", "newer version" },
    { "[Winnable Deals]\nversion=1\ndeals=0\n", "“deals” is not a number from 1" },
    { "[Winnable Deals]\nversion=1\ndeals=65537\n", "“deals” is not a number from 1" },
    { "[Winnable Deals]\nversion=1\ndeals=8\nstates=x\n", "“states” is not a number" },
    { "[Winnable Deals]\nversion=1\ndeals=8\nstates=9\ngames=\n", "names no game" },
    { "[Winnable Deals]\nversion=1\ndeals=8\nstates=9\ngames=golf;\nignored=\nrules=x\n",
      "not a hexadecimal number" },
    { HEAD "deals=8\nwinnable=9\nbits=AQ==\n", "“winnable” is not a number from 1 to 8" },
    { HEAD "deals=8\nwinnable=2\nbits=AQ==\n", "“winnable” is not the number of deals" },
    { HEAD "deals=9\nwinnable=1\nbits=AQ==\n", "“bits” does not have one bit" },
    { HEAD "deals=7\nwinnable=1\nbits=gA==\n", "“winnable” is not the number of deals" },
    { HEAD "deals=8\nwinnable=1\n", NULL },
  };
  g_autofree char *large = g_strnfill (200000, '#');
  g_autoptr (PatRules) golf = build_rules (fixture, "golf");
  g_autoptr (RiffleWinnableList) good = NULL;
  g_autoptr (GError) error = NULL;

  good = riffle_winnable_list_parse (HEAD "deals=7\nwinnable=1\nbits=QA==\n", -1, &error);
  g_assert_no_error (error);
  g_assert_true (riffle_winnable_list_has (good, 7));
  /* It was made when the game dealt or played in another way. */
  g_assert_false (riffle_winnable_list_fits (good, golf));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) fault = NULL;

      g_assert_null (riffle_winnable_list_parse (rows[i].text, -1, &fault));
      g_assert_nonnull (fault);
      g_test_message ("%u: %s", i, fault->message);
      g_assert_true (rows[i].message == NULL || strstr (fault->message, rows[i].message) != NULL);
    }
  g_assert_null (riffle_winnable_list_parse (large, -1, &error));
  g_assert_nonnull (strstr (error->message, "too large"));
}

static void
check_sample (const RiffleWinnableList *list,
              const PatRules           *rules,
              guint                     nth)
{
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (PatSolution) solution = NULL;
  guint number = riffle_winnable_list_get (list, nth);
  PatPosition position;

  pat_solver_set_max_states (solver, riffle_winnable_list_get_max_states (list));
  pat_rules_deal (rules, number, &position);
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  if (pat_solution_get_verdict (solution) != PAT_VERDICT_WINNABLE)
    g_test_fail_printf ("deal %u of %s could not be won: the list is stale", number,
                        riffle_winnable_list_get_games (list)[0]);
}

/* The lists of the program are those of its games: if this fails, tools/winnable/make-lists makes
 * them anew. */
static void
test_shipped (Fixture       *fixture,
              gconstpointer  data)
{
  g_auto (GStrv) names = riffle_winnable_lists_list_names ();
  const char *wanted = g_getenv ("RIFFLE_TEST_DEALS");
  guint n_samples = wanted != NULL ? (guint) atoi (wanted) : N_SAMPLES;

  g_assert_cmpuint (g_strv_length (names), >, 0);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RiffleWinnableList) list = riffle_winnable_lists_load (names[i], &error);
      g_autoptr (PatRules) first = NULL;
      const char *const *games;
      guint n;

      g_assert_no_error (error);
      games = riffle_winnable_list_get_games (list);
      n = riffle_winnable_list_get_n_winnable (list);
      for (guint j = 0; games[j] != NULL; j++)
        {
          g_autoptr (PatRules) rules = build_rules (fixture, games[j]);
          g_autoptr (RiffleWinnableList) found = riffle_winnable_lists_find (rules);

          g_test_message ("%s: %s", names[i], games[j]);
          g_assert_true (riffle_winnable_list_fits (list, rules));
          g_assert_nonnull (found);
          g_assert_true (riffle_winnable_list_fits (found, rules));
        }
      first = build_rules (fixture, games[0]);
      for (guint j = 0; j < MIN (n_samples, n); j++)
        check_sample (list, first, j * (n - 1) / MAX (MIN (n_samples, n) - 1, 1));
    }
}

typedef struct
{
  GMainLoop *loop;
  guint64    number;
  gboolean   is_winnable;
} Answer;

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Answer *answer = data;

  answer->number = riffle_winnable_search_finish (result, &answer->is_winnable);
  g_main_loop_quit (answer->loop);
}

static Answer
search (PatRules     *rules,
        guint64       number,
        guint         max_deals,
        GCancellable *cancellable)
{
  const RiffleWinnableLimits limits = { max_deals, 200000, 0, 0 };
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };

  riffle_winnable_search_start (rules, number, &limits, cancellable, found_cb, &answer);
  g_main_loop_run (answer.loop);
  g_main_loop_unref (answer.loop);
  return answer;
}

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (PatRules) rules = build_rules (fixture, "freecell");
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  Answer answer = search (rules, 617, 1, NULL);

  g_assert_true (answer.is_winnable);
  g_assert_cmpuint (answer.number, ==, 617);
  /* This one cannot be won: another one is found, or taken if the limit is reached. */
  answer = search (rules, 11982, 5, NULL);
  g_assert_true (answer.is_winnable);
  g_assert_cmpuint (answer.number, !=, 11982);
  answer = search (rules, 11982, 1, NULL);
  g_assert_false (answer.is_winnable);
  g_assert_cmpuint (answer.number, !=, 11982);
  g_cancellable_cancel (cancelled);
  answer = search (rules, 617, 0, cancelled);
  g_assert_false (answer.is_winnable);
}

static PatVariant *
want (Fixture    *fixture,
      const char *id,
      gboolean    wants)
{
  PatVariant *variant = pat_registry_find (riffle_session_get_registry (fixture->session), id);

  riffle_session_set_wants_winnable (variant, wants);
  return variant;
}

static guint64
get_number (Fixture *fixture)
{
  return pat_game_get_number (riffle_session_get_game (fixture->session));
}

/* New deals come from the list, and all that is named is obeyed. */
static void
test_session_list (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (PatRules) rules = build_rules (fixture, "klondike:draw=3");
  g_autoptr (RiffleWinnableList) list = riffle_winnable_lists_find (rules);
  guint64 lost = 1;

  while (riffle_winnable_list_has (list, lost))
    lost++;
  want (fixture, "klondike", TRUE);
  open_deal (fixture, "klondike:draw=3");
  g_assert_true (riffle_winnable_list_has (list, get_number (fixture)));
  for (guint i = 0; i < 20; i++)
    {
      deal (fixture, 0);
      g_assert_true (riffle_winnable_list_has (list, get_number (fixture)));
      g_assert_cmpint (riffle_session_get_deal_fact (fixture->session), ==, RIFFLE_DEAL_WINNABLE);
    }
  deal (fixture, lost);
  g_assert_cmpuint (get_number (fixture), ==, lost);
  g_assert_cmpint (riffle_session_get_deal_fact (fixture->session), ==, RIFFLE_DEAL_ANY);
  want (fixture, "klondike", FALSE);
  deal (fixture, riffle_winnable_list_get (list, 0));
  g_assert_cmpint (riffle_session_get_deal_fact (fixture->session), ==, RIFFLE_DEAL_ANY);
}

/* With options for which there is no list, it has to be settled which deal is played. Undo leads to
 * what was played before. */
static void
test_session_open (Fixture       *fixture,
                   gconstpointer  data)
{
  RiffleSession *session = fixture->session;
  guint64 number;

  want (fixture, "klondike", TRUE);
  open_deal (fixture, "klondike:easy=on#7");
  g_assert_cmpint (riffle_session_get_deal_fact (session), ==, RIFFLE_DEAL_ANY);
  turn_stock (fixture);
  deal (fixture, 0);
  g_assert_cmpint (riffle_session_get_deal_fact (session), ==, RIFFLE_DEAL_OPEN);
  number = get_number (fixture) + 1;
  g_assert_true (riffle_session_settle_deal (session, number, TRUE));
  g_assert_cmpuint (get_number (fixture), ==, number);
  g_assert_cmpint (riffle_session_get_deal_fact (session), ==, RIFFLE_DEAL_WINNABLE);
  riffle_session_undo (session);
  check_deal (fixture, "klondike:easy=on#7");
  g_assert_cmpuint (pat_game_get_history_cursor (riffle_session_get_game (session)), ==, 1);
  /* The deal on the table stays if it is the one, or has been begun. */
  deal (fixture, 0);
  number = get_number (fixture);
  g_assert_true (riffle_session_settle_deal (session, number, FALSE));
  g_assert_cmpint (riffle_session_get_deal_fact (session), ==, RIFFLE_DEAL_ANY);
  deal (fixture, 0);
  number = get_number (fixture);
  turn_stock (fixture);
  g_assert_false (riffle_session_settle_deal (session, number + 1, TRUE));
  g_assert_cmpuint (get_number (fixture), ==, number);
  want (fixture, "klondike", FALSE);
}

/* A deal that others play, too, is any. */
static void
test_session_contest (Fixture       *fixture,
                      gconstpointer  data)
{
  PatVariant *variant = want (fixture, "freecell", TRUE);
  g_autoptr (PatCollectionGame) game = pat_collection_game_new (variant, NULL);
  guint64 last = 0;

  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = riffle_session_dup_new_deal (fixture->session, game, &error);
      g_autoptr (PatDeal) parts = pat_deal_parse (text, NULL);

      last = MAX (last, parts->number);
    }
  g_assert_cmpuint (last, >, 4096);
  want (fixture, "freecell", FALSE);
}

/* Only games of which the solver wins enough deals have the option: from a list or by a search. */
static void
test_offered (Fixture       *fixture,
              gconstpointer  data)
{
  PatRegistry *registry = riffle_session_get_registry (fixture->session);

  g_assert_true (riffle_session_can_want_winnable (pat_registry_find (registry, "freecell")));
  g_assert_true (riffle_session_can_want_winnable (pat_registry_find (registry, "lucas")));
  g_assert_false (riffle_session_can_want_winnable (pat_registry_find (registry, "agnes")));
  g_assert_false (riffle_session_can_want_winnable (pat_registry_find (registry,
                                                                       "concentration")));
  g_assert_false (riffle_session_can_want_winnable (want (fixture, "german-patience", TRUE)));
  g_assert_false (riffle_session_get_wants_winnable (want (fixture, "german-patience", TRUE)));
  want (fixture, "german-patience", FALSE);
}

/* It is a number that this program and later ones have to agree on. */
static void
test_mark (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (PatRules) rules = build_rules (fixture, "freecell");
  g_autoptr (RiffleWinnableList) list = riffle_winnable_list_new (rules, nothing, 8, 1);
  g_autofree char *text = riffle_winnable_list_to_string (list);

  g_assert_nonnull (strstr (text, "rules=01bc35689040ff5a\n"));
}

#define TEST(path, function) \
        g_test_add ("/winnable/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("round-trip", test_round_trip);
  TEST ("fits", test_fits);
  TEST ("bad", test_bad);
  TEST ("mark", test_mark);
  TEST ("shipped", test_shipped);
  TEST ("search", test_search);
  TEST ("session-list", test_session_list);
  TEST ("session-open", test_session_open);
  TEST ("session-contest", test_session_contest);
  TEST ("offered", test_offered);
  return g_test_run ();
}
