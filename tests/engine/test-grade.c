/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How hard deals are, deals that are as hard as one wants, and what is said of how many deals of a
 * game can be won. */
#include <patience.h>

static PatRegistry *registry;

static PatRules *
rules_new (const char *game)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (game, NULL);
  PatVariant *variant = pat_registry_find (registry, deal->variant);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (GError) error = NULL;
  PatRules *rules;

  if (deal->options != NULL)
    pat_options_parse (options, deal->options, &error);
  g_assert_no_error (error);
  rules = pat_variant_build_rules (variant, options, &error);
  g_assert_no_error (error);
  return rules;
}

static void
measure (const PatRules *rules,
         guint64         number,
         PatGrade       *grade)
{
  PatPosition position;
  g_autoptr (GError) error = NULL;

  pat_rules_deal (rules, number, &position);
  g_assert_true (pat_grade_measure (rules, &position, NULL, grade, &error));
  g_assert_no_error (error);
}

/* A deal has one grade, whatever was measured before. */
static void
test_same (void)
{
  g_autoptr (PatRules) rules = rules_new ("klondike");
  PatGrade first = { 0 }, other = { 0 }, again = { 0 };

  measure (rules, 1, &first);
  measure (rules, 2, &other);
  measure (rules, 1, &again);
  g_assert_cmpmem (&first, sizeof first, &again, sizeof again);
}

/* A deal that playing without a plan wins can be won, although the search does not find out. */
static void
test_played (void)
{
  g_autoptr (PatRules) rules = rules_new ("spider:suits=1");

  for (guint64 number = 1; number <= 10; number++)
    {
      PatGrade grade;

      measure (rules, number, &grade);
      g_assert_cmpuint (grade.n_random_won, <=, grade.n_games);
      g_assert_cmpuint (grade.n_greedy_won, <=, grade.n_games);
      if (grade.n_random_won + grade.n_greedy_won == 0)
        continue;
      g_assert_cmpint (grade.verdict, ==, PAT_VERDICT_WINNABLE);
      g_assert_cmpuint (grade.n_moves, >, 0);
      g_assert_cmpint (grade.difficulty, >=, PAT_DIFFICULTY_EASY);
    }
}

/* Every word is used, and none says that a deal can be won which cannot be. */
static void
test_words (void)
{
  g_autoptr (PatRules) rules = rules_new ("freecell");
  guint n[PAT_DIFFICULTY_EXPERT + 1] = { 0 };

  for (guint64 number = 1; number <= 60; number++)
    {
      PatGrade grade;

      measure (rules, number, &grade);
      n[grade.difficulty]++;
    }
  for (guint i = PAT_DIFFICULTY_EASY; i <= PAT_DIFFICULTY_EXPERT; i++)
    g_assert_cmpuint (n[i], >, 0);
  g_assert_cmpuint (n[PAT_DIFFICULTY_UNWINNABLE], ==, 0);
}

/* What the words mean where cards are hidden: 8 of 24 games that are won without a plan are often,
 * 2 are now and then; if none is, what the search has to look at tells a hard deal from one for
 * experts. */
static PatDifficulty
find_meaning (const PatGrade *grade)
{
  guint n_won = MAX (grade->n_random_won, grade->n_greedy_won);

  if (grade->verdict != PAT_VERDICT_WINNABLE)
    return grade->verdict == PAT_VERDICT_UNWINNABLE ? PAT_DIFFICULTY_UNWINNABLE
                                                    : PAT_DIFFICULTY_UNKNOWN;
  if (n_won >= 2)
    return n_won >= 8 ? PAT_DIFFICULTY_EASY : PAT_DIFFICULTY_MEDIUM;
  return n_won == 1 || grade->states <= 1500 ? PAT_DIFFICULTY_HARD : PAT_DIFFICULTY_EXPERT;
}

static void
test_meaning (void)
{
  g_autoptr (PatRules) rules = rules_new ("klondike");
  guint n[PAT_DIFFICULTY_EXPERT + 1] = { 0 };

  for (guint64 number = 1; number <= 40; number++)
    {
      PatGrade grade;

      measure (rules, number, &grade);
      g_assert_cmpint (grade.difficulty, ==, find_meaning (&grade));
      n[grade.difficulty]++;
    }
  for (guint i = PAT_DIFFICULTY_EASY; i <= PAT_DIFFICULTY_HARD; i++)
    g_assert_cmpuint (n[i], >, 0);
}

static void
test_unwinnable (void)
{
  g_autoptr (PatRules) rules = rules_new ("freecell");
  PatGrade grade;

  measure (rules, 11982, &grade);
  g_assert_cmpint (grade.difficulty, ==, PAT_DIFFICULTY_UNWINNABLE);
  g_assert_cmpuint (grade.n_games, ==, 0);
}

/* The search is long enough to tell what most deals of Pyramid are. */
static void
test_long_proof (void)
{
  g_autoptr (PatRules) rules = rules_new ("pyramid");
  PatGrade grade;

  measure (rules, 10, &grade);
  g_assert_cmpint (grade.difficulty, ==, PAT_DIFFICULTY_UNWINNABLE);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_async (void)
{
  g_autoptr (PatRules) rules = rules_new ("freecell");
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  PatPosition position;
  PatGrade expected = { 0 }, grade = { 0 };

  measure (rules, 5, &expected);
  pat_rules_deal (rules, 5, &position);
  pat_grade_measure_async (rules, &position, NULL, done_cb, &result);
  wait_for (&result);
  g_assert_true (pat_grade_measure_finish (result, &grade, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&grade, sizeof grade, &expected, sizeof expected);
}

/* What is measured may be of no interest any more. */
static void
test_cancelled (void)
{
  g_autoptr (PatRules) rules = rules_new ("forty-thieves");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  PatPosition position;
  PatGrade grade;

  pat_rules_deal (rules, 1, &position);
  pat_grade_measure_async (rules, &position, cancellable, done_cb, &result);
  g_cancellable_cancel (cancellable);
  wait_for (&result);
  g_assert_false (pat_grade_measure_finish (result, &grade, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
progress_cb (guint    n_deals,
             gpointer data)
{
  g_assert_cmpuint (n_deals, >, *(guint *) data);
  *(guint *) data = n_deals;
}

/* The first deal of that difficulty is found, and all before it are told of. */
static void
test_search (void)
{
  g_autoptr (PatRules) rules = rules_new ("freecell");
  PatGrade grade = { 0 };
  guint64 expected = 100, number = 0;

  do
    measure (rules, ++expected, &grade);
  while (grade.difficulty != PAT_DIFFICULTY_EXPERT);
  {
    g_autoptr (GAsyncResult) result = NULL;
    guint n_deals = 0;

    pat_grade_search_async (rules, PAT_DIFFICULTY_EXPERT, 101, NULL, progress_cb, &n_deals, done_cb,
                            &result);
    wait_for (&result);
    g_assert_true (pat_grade_search_finish (result, &number, NULL));
    g_assert_cmpuint (number, ==, expected);
    g_assert_cmpuint (n_deals, ==, expected - 101);
  }
}

static void
test_search_cancelled (void)
{
  g_autoptr (PatRules) rules = rules_new ("forty-thieves");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  guint64 number = 0;

  pat_grade_search_async (rules, PAT_DIFFICULTY_EASY, PAT_MAX_DEAL_NUMBER, cancellable, NULL, NULL,
                          done_cb, &result);
  g_cancellable_cancel (cancellable);
  wait_for (&result);
  g_assert_false (pat_grade_search_finish (result, &number, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* What was measured goes before what the author says; with other options nobody knows. */
static void
test_winnability (void)
{
  g_autoptr (PatRules) known = rules_new ("the-wish");
  g_autoptr (PatRules) unknown = rules_new ("klondike:redeals=0,scoring=vegas");
  g_autoptr (PatRules) open = rules_new ("freecell");
  g_autoptr (PatRules) stated = rules_new ("klondike:draw=3");
  g_autoptr (PatRules) least = rules_new ("spiderette");
  g_autofree char *of_author = pat_words_winnability (stated);
  g_autofree char *at_least = pat_words_winnability (least);
  g_autofree char *sentence = pat_words_winnability (known);
  g_autofree char *all = pat_words_winnability (open);
  g_autofree char *nothing = pat_words_winnability (unknown);

  g_assert_cmpstr (sentence, ==, "About 60 of 100 deals can be won, give or take 3 (1000 deals "
                   "tried). That is for someone who sees all the cards.");
  g_assert_cmpstr (all, ==, "All of the first 1000 deals can be won.");
  g_assert_cmpstr (of_author, ==, "About 82 of 100 deals can be won. That is for someone who sees "
                   "all the cards.");
  g_assert_true (g_str_has_prefix (at_least, "At least "));
  g_assert_true (g_str_has_suffix (at_least, " That is for someone who sees all the cards."));
  g_assert_null (nothing);
  g_assert_cmpint (pat_variant_get_odds (pat_registry_find (registry, "the-wish")), ==,
                   PAT_ODDS_SOMETIMES);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  registry = pat_registry_new ();
  pat_registry_add_default_folders (registry, FALSE);
  g_test_add_func ("/grade/same", test_same);
  g_test_add_func ("/grade/played", test_played);
  g_test_add_func ("/grade/words", test_words);
  g_test_add_func ("/grade/meaning", test_meaning);
  g_test_add_func ("/grade/unwinnable", test_unwinnable);
  g_test_add_func ("/grade/long-proof", test_long_proof);
  g_test_add_func ("/grade/async", test_async);
  g_test_add_func ("/grade/cancelled", test_cancelled);
  g_test_add_func ("/grade/search", test_search);
  g_test_add_func ("/grade/search-cancelled", test_search_cancelled);
  g_test_add_func ("/grade/winnability", test_winnability);
  status = g_test_run ();
  g_object_unref (registry);
  return status;
}
