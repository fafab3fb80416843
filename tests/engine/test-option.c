/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Options: only allowed values, sentences that say what is allowed, and nothing of another
   version's is lost. */
#include <patience.h>

static const PatChoice draws[] = { { "1", "One card" }, { "3", "Three cards" }, { NULL } };
static const PatChoice scorings[] = {
  { "none", "None" }, { "standard", "Standard" }, { "vegas", "Vegas" }, { NULL }
};
static const PatChoice flips[] = { { "auto", "By themselves" }, { "manual", "By a click or tap" },
                                   { NULL } };

static const PatOption specs[] = {
  { "draw", "Cards turned", NULL, PAT_OPTION_CHOICE, .choices = draws },
  { "scoring", "Scoring", "How the game is counted", PAT_OPTION_CHOICE, .initial = 1,
    .choices = scorings },
  { "passes", "Passes", NULL, PAT_OPTION_NUMBER, .initial = 3, .min = -1, .max = 9 },
  { "joker", "Joker", NULL, PAT_OPTION_SWITCH },
  { "flip", "Cards are turned up", NULL, PAT_OPTION_CHOICE, .choices = flips },
  { NULL }
};

static const PatPreset presets[] = {
  { "deal-one", "Deal One", "" },
  { "vegas", "Vegas", "draw=3,scoring=vegas" },
  { "by-hand", "By Hand", "flip=manual" },
  { NULL }
};

static PatOptions *
new_options (void)
{
  return pat_options_new (specs, presets);
}

static void
assert_text (PatOptions *options,
             const char *expected)
{
  g_autofree char *text = pat_options_to_string (options);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_defaults (void)
{
  g_autoptr (PatOptions) options = new_options ();
  guint n_specs, n_presets;

  g_assert_cmpstr (pat_options_get_specs (options, &n_specs)[1].key, ==, "scoring");
  g_assert_cmpuint (n_specs, ==, 5);
  g_assert_null (pat_options_get_specs (options, NULL)[5].key);
  g_assert_cmpstr (pat_options_get_presets (options, &n_presets)[1].name, ==, "Vegas");
  g_assert_cmpuint (n_presets, ==, 3);
  g_assert_cmpint (pat_options_get (options, "draw"), ==, 0);
  g_assert_cmpint (pat_options_get (options, "scoring"), ==, 1);
  g_assert_cmpint (pat_options_get (options, "passes"), ==, 3);
  g_assert_cmpstr (pat_options_get_choice (options, "draw"), ==, "1");
  g_assert_cmpstr (pat_options_get_choice (options, "joker"), ==, "off");
  g_assert_null (pat_options_get_choice (options, "passes"));
  g_assert_null (pat_options_get_choice (options, "nothing"));
  assert_text (options, "");
}

static void
test_without_any (void)
{
  g_autoptr (PatOptions) options = pat_options_new (NULL, NULL);
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_null (pat_options_get_specs (options, &n)->key);
  g_assert_cmpuint (n, ==, 0);
  g_assert_null (pat_options_find_preset (options));
  g_assert_true (pat_options_parse (options, " , ", NULL));
  assert_text (options, "");
  g_assert_false (pat_options_parse (options, "draw=3", &error));
  g_assert_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_UNKNOWN);
  g_assert_cmpstr (error->message, ==, "there is no option “draw”; this game has none");
}

static void
test_is (void)
{
  g_autoptr (PatOptions) options = new_options ();

  g_assert_true (pat_options_is (options, "scoring", "standard"));
  g_assert_false (pat_options_is (options, "scoring", "vegas"));
  g_assert_true (pat_options_is (options, "joker", "off"));
  g_assert_true (pat_options_is (options, "passes", "3"));
  g_assert_false (pat_options_is (options, "nothing", "3"));
}

static void
test_set (void)
{
  g_autoptr (PatOptions) options = new_options ();
  g_autoptr (GError) error = NULL;

  g_assert_true (pat_options_set (options, "draw", 1, NULL));
  g_assert_true (pat_options_set (options, "passes", -1, NULL));
  g_assert_true (pat_options_set (options, "joker", 1, NULL));
  g_assert_true (pat_options_set_text (options, "scoring", "VEGAS", NULL));
  assert_text (options, "draw=3,scoring=vegas,passes=-1,joker=on");
  g_assert_false (pat_options_set (options, "draw", 2, &error));
  g_assert_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE);
  g_assert_false (pat_options_set (options, "draw", -1, NULL));
  g_assert_false (pat_options_set (options, "passes", 10, NULL));
  g_assert_false (pat_options_set (options, "joker", 2, NULL));
  g_assert_false (pat_options_set_text (options, "joker", "yes", NULL));
  g_assert_false (pat_options_set (options, "nothing", 0, NULL));
  assert_text (options, "draw=3,scoring=vegas,passes=-1,joker=on");
}

static const struct
{
  const char *text;
  const char *result;
} readable[] = {
  { "", "" },
  { "draw=3", "draw=3" },
  { "draw=1", "" },
  { "joker=on,draw=3", "draw=3,joker=on" },
  { "  joker=on\n\tdraw=3 , passes=0,", "draw=3,passes=0,joker=on" },
  { "DRAW=3,Scoring=Vegas", "draw=3,scoring=vegas" },
  { "preset=vegas", "draw=3,scoring=vegas" },
  { "preset=Vegas,draw=1", "scoring=vegas" },
  { "draw=1,preset=vegas", "scoring=vegas" },
  { "preset=deal-one", "" },
  { "passes=-1", "passes=-1" },
};

static void
test_parse (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (readable); i++)
    {
      g_autoptr (PatOptions) options = new_options ();
      g_autoptr (PatOptions) again = new_options ();
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (pat_options_parse (options, readable[i].text, &error));
      g_assert_no_error (error);
      assert_text (options, readable[i].result);
      text = pat_options_to_string (options);
      g_assert_true (pat_options_parse (again, text, NULL));
      g_assert_true (pat_options_equal (options, again));
    }
}

static const struct
{
  const char *text;
  int         code;
  const char *message;
} unreadable[] = {
  { "draw=4", PAT_OPTION_ERROR_VALUE, "draw: 4 is not allowed; 1 or 3" },
  { "draw=0", PAT_OPTION_ERROR_VALUE, "draw: 0 is not allowed; 1 or 3" },
  { "scoring=cash", PAT_OPTION_ERROR_VALUE,
    "scoring: cash is not allowed; none, standard or vegas" },
  { "passes=10", PAT_OPTION_ERROR_VALUE, "passes: 10 is not allowed; a number from -1 to 9" },
  { "passes=3x", PAT_OPTION_ERROR_VALUE, "passes: 3x is not allowed; a number from -1 to 9" },
  { "passes=99999999999999999999", PAT_OPTION_ERROR_VALUE,
    "passes: 99999999999999999999 is not allowed; a number from -1 to 9" },
  { "joker=1", PAT_OPTION_ERROR_VALUE, "joker: 1 is not allowed; on or off" },
  { "drwa=3", PAT_OPTION_ERROR_UNKNOWN, "there is no option “drwa”; did you mean “draw”?" },
  { "jok=on", PAT_OPTION_ERROR_UNKNOWN, "there is no option “jok”; did you mean “joker”?" },
  { "colour=red", PAT_OPTION_ERROR_UNKNOWN,
    "there is no option “colour”; this game has these: draw, scoring, passes, joker, flip" },
  { "preset=royal", PAT_OPTION_ERROR_UNKNOWN,
    "there is no preset “royal”; this game has these: deal-one, vegas, by-hand" },
  { "preset=", PAT_OPTION_ERROR_UNKNOWN,
    "there is no preset “”; this game has these: deal-one, vegas, by-hand" },
  { "preset=vegas,preset=deal-one", PAT_OPTION_ERROR_SYNTAX, "two presets are given" },
  { "draw=3,draw=1", PAT_OPTION_ERROR_SYNTAX, "the option “draw” is given twice" },
  { "draw", PAT_OPTION_ERROR_SYNTAX, "“draw” is not of the form key=value" },
  { "draw=", PAT_OPTION_ERROR_SYNTAX, "“draw=” is not of the form key=value" },
  { "=3", PAT_OPTION_ERROR_SYNTAX, "“=3” is not of the form key=value" },
  { "draw = 3", PAT_OPTION_ERROR_SYNTAX, "“draw” is not of the form key=value" },
  { "passes=5,joker=maybe", PAT_OPTION_ERROR_VALUE, "joker: maybe is not allowed; on or off" },
};

/* Each of them leaves everything as it was. */
static void
test_parse_errors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (unreadable); i++)
    {
      g_autoptr (PatOptions) options = new_options ();
      g_autoptr (GError) error = NULL;

      g_assert_true (pat_options_set (options, "passes", 2, NULL));
      g_assert_false (pat_options_parse (options, unreadable[i].text, &error));
      g_assert_error (error, PAT_OPTION_ERROR, unreadable[i].code);
      g_assert_cmpstr (error->message, ==, unreadable[i].message);
      assert_text (options, "passes=2");
    }
}

static void
test_presets (void)
{
  g_autoptr (PatOptions) options = new_options ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (pat_options_find_preset (options), ==, "deal-one");
  g_assert_true (pat_options_set (options, "joker", 1, NULL));
  g_assert_null (pat_options_find_preset (options));
  g_assert_true (pat_options_apply_preset (options, "vegas", &error));
  g_assert_no_error (error);
  assert_text (options, "draw=3,scoring=vegas");
  g_assert_cmpstr (pat_options_find_preset (options), ==, "vegas");
  g_assert_false (pat_options_apply_preset (options, "nothing", &error));
  g_assert_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_UNKNOWN);
  assert_text (options, "draw=3,scoring=vegas");
  pat_options_reset (options);
  assert_text (options, "");
}

/* How cards are turned up is the player's habit, which a preset changes only if it says so. */
static void
test_presets_leave_flip (void)
{
  g_autoptr (PatOptions) options = new_options ();

  g_assert_true (pat_options_parse (options, "flip=manual,joker=on", NULL));
  g_assert_true (pat_options_apply_preset (options, "vegas", NULL));
  assert_text (options, "draw=3,scoring=vegas,flip=manual");
  g_assert_cmpstr (pat_options_find_preset (options), ==, "vegas");
  pat_options_reset (options);
  g_assert_true (pat_options_apply_preset (options, "by-hand", NULL));
  assert_text (options, "flip=manual");
}

static void
test_copy (void)
{
  g_autoptr (PatOptions) options = new_options ();
  g_autoptr (PatOptions) other = pat_options_new (specs + 1, NULL);
  g_autoptr (PatOptions) copy = NULL;

  g_assert_true (pat_options_parse (options, "draw=3", NULL));
  copy = pat_options_copy (options);
  g_assert_true (pat_options_equal (options, copy));
  g_assert_true (pat_options_parse (copy, "joker=on", NULL));
  g_assert_false (pat_options_equal (options, copy));
  assert_text (options, "draw=3");
  g_assert_false (pat_options_equal (options, other));
  g_clear_object (&options);
  assert_text (copy, "draw=3,joker=on");
  g_assert_cmpstr (pat_options_get_specs (copy, NULL)[0].key, ==, "draw");
}

/* The list may be put together for the occasion. */
static void
test_list_is_copied (void)
{
  PatOption list[2] = { specs[0] };
  g_autoptr (PatOptions) options = pat_options_new (list, NULL);

  memset (list, 0xff, sizeof list);
  g_assert_true (pat_options_parse (options, "draw=3", NULL));
  assert_text (options, "draw=3");
}

static void
assert_stored (PatOptions *options,
               const char *expected)
{
  g_autoptr (GVariant) stored = g_variant_ref_sink (pat_options_to_variant (options));
  g_autofree char *text = g_variant_print (stored, TRUE);

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
set_stored (PatOptions  *options,
            const char  *text,
            GError     **error)
{
  g_autoptr (GVariant) stored = g_variant_ref_sink (g_variant_new_parsed (text));

  return pat_options_set_variant (options, stored, error);
}

static void
test_stored (void)
{
  g_autoptr (PatOptions) options = new_options ();
  g_autoptr (PatOptions) again = new_options ();
  g_autoptr (GVariant) stored = NULL;

  assert_stored (options, "@a{sv} {}");
  g_assert_true (pat_options_parse (options, "draw=3,joker=on,passes=5", NULL));
  assert_stored (options, "{'draw': <'3'>, 'passes': <5>, 'joker': <true>}");
  stored = g_variant_ref_sink (pat_options_to_variant (options));
  g_assert_true (pat_options_parse (again, "scoring=vegas", NULL));
  g_assert_true (pat_options_set_variant (again, stored, NULL));
  g_assert_true (pat_options_equal (options, again));
}

/* What another version stored comes back as it was, whatever its type. */
static void
test_stored_unknown (void)
{
  g_autoptr (PatOptions) options = new_options ();
  g_autoptr (PatOptions) copy = NULL;

  g_assert_true (set_stored (options, "{'draw': <'3'>, 'future': <(1, 'x')>, 'later': <@as []>}",
                             NULL));
  assert_text (options, "draw=3");
  assert_stored (options, "{'draw': <'3'>, 'future': <(1, 'x')>, 'later': <@as []>}");
  g_assert_true (pat_options_set_text (options, "draw", "1", NULL));
  pat_options_reset (options);
  copy = pat_options_copy (options);
  assert_stored (copy, "{'future': <(1, 'x')>, 'later': <@as []>}");
  g_assert_true (set_stored (options, "@a{sv} {}", NULL));
  assert_stored (options, "@a{sv} {}");
}

/* A value that is not allowed costs only itself. */
static void
test_stored_errors (void)
{
  g_autoptr (PatOptions) options = new_options ();
  g_autoptr (GError) error = NULL;

  g_assert_false (set_stored (options,
                              "{'passes': <77>, 'draw': <'3'>, 'joker': <'maybe'>, 'x': <1>}",
                              &error));
  g_assert_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE);
  g_assert_cmpstr (error->message, ==, "passes: 77 is not allowed; a number from -1 to 9");
  assert_stored (options, "{'draw': <'3'>, 'x': <1>}");
  g_clear_error (&error);

  g_assert_false (set_stored (options, "{'draw': <(1, 2)>}", &error));
  g_assert_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE);
  g_clear_error (&error);

  g_assert_true (set_stored (options, "{'draw': <3>, 'joker': <'on'>, 'passes': <int64 4>}",
                             &error));
  assert_text (options, "draw=3,passes=4,joker=on");
  g_assert_false (set_stored (options, "['draw']", &error));
  g_assert_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_SYNTAX);
  assert_text (options, "draw=3,passes=4,joker=on");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/option/defaults", test_defaults);
  g_test_add_func ("/option/without-any", test_without_any);
  g_test_add_func ("/option/is", test_is);
  g_test_add_func ("/option/set", test_set);
  g_test_add_func ("/option/parse", test_parse);
  g_test_add_func ("/option/parse-errors", test_parse_errors);
  g_test_add_func ("/option/presets", test_presets);
  g_test_add_func ("/option/presets-leave-flip", test_presets_leave_flip);
  g_test_add_func ("/option/copy", test_copy);
  g_test_add_func ("/option/list-is-copied", test_list_is_copied);
  g_test_add_func ("/option/stored", test_stored);
  g_test_add_func ("/option/stored-unknown", test_stored_unknown);
  g_test_add_func ("/option/stored-errors", test_stored_errors);
  return g_test_run ();
}
