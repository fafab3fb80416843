/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: sound variants pass it, and each fault that an author can make is found
 * by name. */
#include "sample-tables.h"

#include "pat-check.h"

/* What the suite said. */
typedef struct
{
  guint      n_aspects;
  GPtrArray *failed;   /* of char *: the aspect, and its message */
} Report;

static void
report_cb (PatVariant *variant,
           const char *aspect,
           gboolean    passed,
           const char *message,
           gpointer    user_data)
{
  Report *report = user_data;

  report->n_aspects++;
  g_assert_true (passed == (message == NULL));
  if (!passed)
    g_ptr_array_add (report->failed, g_strdup_printf ("%s: %s", aspect, message));
}

static GPtrArray *
check (PatRegistry *registry,
       PatVariant  *variant,
       guint        n_deals)
{
  Report report = { 0, g_ptr_array_new_with_free_func (g_free) };
  guint n_failed = pat_check_variant (registry, variant, n_deals, report_cb, &report);

  g_assert_cmpuint (n_failed, ==, report.failed->len);
  g_assert_cmpuint (report.n_aspects, ==, 19);
  return report.failed;
}

/* The samples have neither family nor source; that is all that may be said against them. */
static void
test_samples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sample_variants); i++)
    {
      g_autoptr (PatRegistry) registry = pat_registry_new ();
      g_autoptr (GPtrArray) failed = NULL;

      g_assert_true (pat_registry_add_spec (registry, sample_variants[i], NULL));
      failed = check (registry, pat_registry_find (registry, sample_variants[i]->id), 3);
      for (guint k = 0; k < failed->len; k++)
        g_test_message ("%s: %s", sample_variants[i]->id, (const char *) failed->pdata[k]);
      g_assert_cmpuint (failed->len, ==, 1);
      g_assert_true (g_str_has_prefix (failed->pdata[0], "texts: the family is missing"));
    }
}

/* Hooks as they must not be. */

static guint n_calls;

static guint
prepare_by_chance (const PatRules *rules,
                   guint64         seed,
                   PatCard        *cards,
                   guint           n_cards)
{
  PatCard first = cards[0];
  guint other = ++n_calls % n_cards;

  cards[0] = cards[other];
  cards[other] = first;
  return n_cards;
}

static guint
prepare_twins (const PatRules *rules,
               guint64         seed,
               PatCard        *cards,
               guint           n_cards)
{
  cards[0] = cards[1];
  return n_cards;
}

static const char *
refuse_by_chance (const PatRules    *rules,
                  const PatPosition *position,
                  const PatMove     *move)
{
  return ++n_calls % 3 == 0 ? "Not today." : NULL;
}

static const char *
refuse_silently (const PatRules    *rules,
                 const PatPosition *position,
                 const PatMove     *move)
{
  return move->kind == PAT_MOVE_STOCK ? "" : NULL;
}

static void
list_special (const PatRules    *rules,
              const PatPosition *position,
              PatMoves          *moves)
{
  PatMove move;

  pat_move_init_special (&move, 0);
  if (pat_position_get_size (position, 0) > 0)
    pat_moves_add (moves, &move);
}

static void
list_special_twice (const PatRules    *rules,
                    const PatPosition *position,
                    PatMoves          *moves)
{
  list_special (rules, position, moves);
  list_special (rules, position, moves);
}

static void
list_namesake (const PatRules    *rules,
               const PatPosition *position,
               PatMoves          *moves)
{
  PatMove move;

  pat_move_init_special (&move, 1);
  pat_moves_add (moves, &move);
}

static void
spell_stock_as_special (const PatRules    *rules,
                        const PatPosition *position,
                        PatMove           *move)
{
  if (move->kind == PAT_MOVE_STOCK)
    pat_move_init_special (move, 0);
}

static void
do_nothing (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
}

static void
do_by_chance (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move,
              PatSteps          *steps)
{
  pat_steps_move (steps, 0, 0, 1, 6 + ++n_calls % 7, PAT_STEP_TURNED);
}

static void
count_secretly (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move,
                PatSteps          *steps)
{
  pat_steps_count (steps, 12, 1);
}

/* Sends the whole stock home. */
static void
send_home (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
  pat_steps_move (steps, 0, 0, pat_position_get_size (position, 0), 2, PAT_STEP_TURNED);
}

/* Takes from the foundations whatever reaches them. */
static void
take_back (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
  for (guint pile = 2; pile < 6; pile++)
    if (pat_position_get_size (position, pile) > 0)
      {
        pat_steps_move (steps, pile, pat_position_get_size (position, pile) - 1, 1, 6,
                        PAT_STEP_PLAIN);
        return;
      }
}

static gboolean
configure_defaults_only (PatTable    *table,
                         PatOptions  *options,
                         GError     **error)
{
  if (pat_options_get (options, "odd") == 0)
    return TRUE;
  g_set_error_literal (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE, "too odd");
  return FALSE;
}

static gboolean
configure_never (PatTable    *table,
                 PatOptions  *options,
                 GError     **error)
{
  g_set_error_literal (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE, "never");
  return FALSE;
}

static const PatSpecialSpec specials[] = {
  { .name = "go", .label = "Go", .help = "Goes." },
  { .name = "go", .label = "Go", .help = "Goes, too." },
  { NULL }
};

static const PatSpecialSpec neutral_specials[] = {
  { .name = "go", .label = "Go", .help = "Goes.", .neutral = TRUE },
  { NULL }
};

static const PatOption odd_options[] = { { "odd", "Odd", NULL, PAT_OPTION_SWITCH }, { NULL } };
static const PatOption unlabelled_options[] = { { "odd", "", NULL, PAT_OPTION_SWITCH }, { NULL } };
static const PatPreset bad_presets[] = { { "bad", "Bad", "even=on" }, { NULL } };

/* Only a stock, with nothing to be done but the special action. */
static const PatPileSpec still_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 } },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 2 } },
  { 0 }
};

static const PatPoint far_points[] = { { 64, 64 } };

static const PatPileSpec far_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .points = far_points } },
  { 0 }
};

/* A variant with one fault, and what has to be said about it. */
typedef struct
{
  const char     *expected;
  PatVariantSpec  spec;
} Fault;

#define SOUND .id = "sample", .name = "Sample", .family = "Samples", .source = "here"

static const Fault faults[] = {
  { "texts: the label of the option odd is missing",
    { SOUND, .piles = sample_klondike_piles, .options = unlabelled_options } },
  { "table: sample: no rules can be made: sample: never",
    { SOUND, .piles = sample_klondike_piles, .configure = configure_never } },
  { "options: odd, value 1: sample: too odd",
    { SOUND, .piles = sample_klondike_piles, .options = odd_options,
      .configure = configure_defaults_only } },
  { "presets: preset=bad: ", { SOUND, .piles = sample_klondike_piles, .presets = bad_presets } },
  { "deal: sample#1: the same number gives other cards",
    { SOUND, .piles = sample_klondike_piles, .game = { .prepare = prepare_by_chance } } },
  { "conservation: sample#1: ",
    { SOUND, .piles = sample_klondike_piles, .game = { .prepare = prepare_twins } } },
  { "solver: sample#1: the solver refuses a position: This position cannot arise: ",
    { SOUND, .piles = sample_klondike_piles, .game = { .prepare = prepare_twins } } },
  { "undo: sample#", { SOUND, .piles = sample_klondike_piles,
                       .game =
                       { .specials = specials, .more_moves = list_special,
                         .special = do_by_chance } } },
  { "moves: sample#1: ",
    { SOUND, .piles = sample_klondike_piles, .game = { .refuse = refuse_by_chance } } },
  { "moves: sample#1: !go is listed twice",
    { SOUND, .piles = sample_klondike_piles,
      .game =
      { .specials = specials, .more_moves = list_special_twice, .special = count_secretly } } },
  { "moves: sample#1: s is listed as !go, which does something else",
    { SOUND, .piles = sample_klondike_piles,
      .game =
      { .stock = { PAT_WASTE, 1 }, .spell = spell_stock_as_special, .specials = specials,
        .more_moves = list_special, .special = do_nothing } } },
  { "move-text: sample#1: a legal move is written !go, which is another one when it is read",
    { SOUND, .piles = sample_klondike_piles,
      .game = { .specials = specials, .more_moves = list_namesake, .special = do_nothing } } },
  { "refusals: sample#1: s is refused for reason ",
    { SOUND, .piles = sample_klondike_piles,
      .game = { .stock = { PAT_WASTE, 1 }, .refuse = refuse_silently } } },
  { "position-text: sample#1: a position is another one when it is read again",
    { SOUND, .piles = sample_klondike_piles,
      .game = { .specials = specials, .more_moves = list_special, .special = count_secretly } } },
  { "layout: sample#1: on a 360×294 board, ", { SOUND, .piles = far_piles } },
  { "auto-play: sample#", { SOUND, .piles = sample_klondike_piles,
                            .game =
                            { .stock = { PAT_WASTE, 1, PAT_UNLIMITED },
                              .auto_class = PAT_AUTO_ALL,
                              .after_move = take_back } } },
  { "stuck: sample#1: the game counts as stuck, but !go brings it on",
    { SOUND, .piles = still_piles,
      .game =
      { .specials = neutral_specials, .more_moves = list_special, .special = send_home } } },
};

static gboolean
has_prefix (GPtrArray  *failed,
            const char *expected)
{
  for (guint i = 0; i < failed->len; i++)
    if (g_str_has_prefix (failed->pdata[i], expected))
      return TRUE;
  return FALSE;
}

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (PatRegistry) registry = pat_registry_new ();
      g_autoptr (PatVariant) variant = pat_variant_new_for_table (&faults[i].spec);
      g_autoptr (GPtrArray) failed = NULL;

      n_calls = 0;
      failed = check (registry, variant, 4);
      g_test_message ("expected: %s", faults[i].expected);
      for (guint k = 0; k < failed->len; k++)
        g_test_message ("%s", (const char *) failed->pdata[k]);
      if (!has_prefix (failed, faults[i].expected))
        g_test_fail_printf ("it was not said: %s", faults[i].expected);
    }
}

/* A variant that the registry does not have cannot be read back. Nothing else may be said
 * against this one. */
static void
test_save (void)
{
  static const PatVariantSpec spec = { SOUND, .piles = sample_klondike_piles };
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (&spec);
  g_autoptr (GPtrArray) failed = check (registry, variant, 2), none = NULL;

  g_assert_cmpuint (failed->len, ==, 1);
  g_assert_true (g_str_has_prefix (failed->pdata[0],
                                   "save: sample#1: a saved game cannot be read: line 3: "));
  g_assert_nonnull (strstr (failed->pdata[0], "[after "));
  g_assert_true (pat_registry_add_spec (registry, &spec, NULL));
  none = check (registry, pat_registry_find (registry, "sample"), 2);
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/check/samples", test_samples);
  g_test_add_func ("/check/faults", test_faults);
  g_test_add_func ("/check/save", test_save);
  return g_test_run ();
}
