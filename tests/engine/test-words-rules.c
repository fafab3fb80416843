/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rules page of a game, and that no game has a hole in any of its sentences. */
#include "sample-tables.h"
#include "words-assert.h"

static void
assert_all_refusals (const PatRules    *rules,
                     const PatPosition *position)
{
  PatMove move = { 0 };

  for (guint reason = PAT_LEGAL; reason <= PAT_REFUSED_OVER; reason++)
    for (guint pile = 0; pile < position->n_piles; pile++)
      {
        PatRefusal refusal = { reason, pile, 3, NULL };
        g_autofree char *text = pat_words_refusal (rules, position, &move, &refusal);

        assert_sentences (text);
      }
}

static void
assert_all_moves (const PatRules    *rules,
                  const PatPosition *position)
{
  g_autofree PatMoves *moves = g_new0 (PatMoves, 1);

  pat_rules_list (rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      g_autofree char *text = pat_words_move (rules, position, &moves->moves[i]);

      g_assert_cmpuint (strlen (text), >, 3);
      g_assert_null (strstr (text, "No card"));
    }
}

static void
assert_page (const PatRules *rules)
{
  g_autoptr (GPtrArray) sections = pat_words_rules (rules);
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (sections->len, >=, 4);
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = g_ptr_array_index (sections, i);

      g_assert_true (g_hash_table_add (titles, section->title));
      g_assert_cmpuint (strlen (section->text), >, 2);
      g_assert_true (g_utf8_validate (section->text, -1, NULL));
      g_assert_null (strstr (section->text, "(null)"));
      g_assert_null (strstr (section->text, "%s"));
      g_assert_null (strstr (section->text, "\n\n"));
    }
  g_assert_true (g_hash_table_contains (titles, "Layout"));
}

static void
test_rules (const PatRules *rules)
{
  PatPosition position;

  pat_rules_deal (rules, 1, &position);
  assert_page (rules);
  assert_all_refusals (rules, &position);
  assert_all_moves (rules, &position);
  for (guint pile = 0; pile < position.n_piles; pile++)
    {
      g_autofree char *help = pat_words_pile_help (rules, pile);
      g_autofree char *state = pat_words_pile_state (rules, &position, pile);
      g_autofree char *status = pat_words_status (rules, &position);

      assert_sentences (help);
      g_assert_cmpuint (strlen (state), >, 3);
      g_assert_null (strchr (status, '%'));
    }
}

static void
test_samples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sample_variants); i++)
    {
      g_autoptr (PatRules) rules = sample_build (sample_variants[i]);

      g_test_message ("%s", sample_variants[i]->id);
      test_rules (rules);
    }
}

static void
test_variants (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  guint n_variants;

  pat_registry_add_default_folders (registry, FALSE);
  n_variants = g_list_model_get_n_items (G_LIST_MODEL (registry));
  if (n_variants == 0)
    {
      g_test_skip ("no plugin is there");
      return;
    }
  for (guint i = 0; i < n_variants; i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autoptr (PatOptions) options = pat_variant_new_options (variant);
      g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);

      g_test_message ("%s", pat_variant_get_id (variant));
      g_assert_nonnull (rules);
      test_rules (rules);
    }
}

static const char *
find_section (GPtrArray  *sections,
              const char *title)
{
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = g_ptr_array_index (sections, i);

      if (g_str_equal (section->title, title))
        return section->text;
    }
  return NULL;
}

static void
test_page (void)
{
  g_autoptr (PatRules) klondike = sample_build (&sample_klondike);
  g_autoptr (PatRules) golf = sample_build (&sample_golf);
  g_autoptr (PatRules) calculation = sample_build (&sample_calculation);
  g_autoptr (GPtrArray) page = pat_words_rules (klondike);
  g_autoptr (GPtrArray) golf_page = pat_words_rules (golf);
  g_autoptr (GPtrArray) calculation_page = pat_words_rules (calculation);

  g_assert_cmpstr (find_section (page, "Deal"), ==,
                   "Stock: the remaining 24 cards.\n"
                   "Columns: 1, 2, 3, 4, 5, 6, 7 cards, the top card of each face up.");
  g_assert_cmpstr (find_section (page, "Spaces"), ==, "Only a King may fill an empty column.");
  g_assert_cmpstr (find_section (page, "Scoring"), ==,
                   "At the start: −$52\nAny pile → Foundations: +$5");
  g_assert_cmpstr (find_section (page, "Also Known As"), ==, "Patience, Canfield");
  g_assert_null (find_section (page, "Cells"));
  g_assert_null (find_section (page, "Removing Cards"));
  g_assert_cmpstr (find_section (golf_page, "Foundation"), ==,
                   "The foundation is built up or down regardless of suit. No card may be put on a "
                   "King. "
                   "Cards may not be taken back from the foundations.");
  g_assert_nonnull (strstr (find_section (calculation_page, "Foundations"),
                            "\nFoundation 3: Here cards are built up regardless of suit. Each step "
                            "is 3 ranks."));
}

/* Runs of one kind move, runs of another leave, and Kings are put at the bottom. */
static const PatPileSpec unit_piles[] = {
  { .role = PAT_TABLEAU, .count = 4, .at = { .dx = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .run = PAT_DOWN | PAT_ALTERNATE, .take = PAT_TAKE_RUN, .fill = PAT_FILL_ANY,
    .sink = PAT_RANK_BIT (PAT_KING), .deal = "UUUUUUUUUUUUU" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .y = 3 }, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .units = PAT_DOWN | PAT_SAME_SUIT, .min_accept = 13 },
  { .role = PAT_CELL, .count = 1, .at = { .x = 1, .y = 3 }, .fill = PAT_FILL_ANY,
    .units = PAT_DOWN | PAT_ALTERNATE, .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatVariantSpec unit_variant = {
  .id = "units", .name = "Units", .family = "Test", .piles = unit_piles
};

static void
test_units (void)
{
  g_autoptr (PatRules) rules = sample_build (&unit_variant);
  g_autoptr (GPtrArray) page = pat_words_rules (rules);

  g_assert_cmpstr (find_section (page, "Deal"), ==,
                   "Columns: 13 cards each, face up.\n"
                   "Columns: after the deal these ranks go to the bottom of their piles: King.");
  g_assert_cmpstr (find_section (page, "Foundation"), ==,
                   "Only complete runs of 13 cards are taken. Only runs that go down in suit come "
                   "here as a unit. Cards may not be taken back from the foundations.");
  g_assert_cmpstr (find_section (page, "Cell"), ==,
                   "Any card may be put on the empty place. "
                   "Several cards may come here as a unit if they form a run. "
                   "Only the top card may be taken.");
}

static const PatPoint peak[] = { { 0.5f, 0 }, { 0, 0.5f }, { 1, 0.5f } };

/* A card lies under two others; they are taken one by one. */
static const PatPileSpec peak_piles[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .points = peak }, .covered = TRUE,
    .take = PAT_TAKE_TOP, .turn = PAT_TURN_ALWAYS, .deal = "D/U" },
  { .role = PAT_STOCK, .count = 1, .name = "Talon", .at = { .y = 2 }, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1, .y = 2 },
    .build = PAT_UP | PAT_DOWN | PAT_ANY_SUIT, .fill = PAT_FILL_ANY },
  { 0 }
};

static const PatVariantSpec peak_variant = {
  .id = "peak", .name = "Peak", .family = "Test", .piles = peak_piles,
  .game = { .stock = { PAT_FOUNDATION, 1 } },
};

/* Piles with a name of their own grow by rounds, and pairs of their top cards are removed. */
static const PatPileSpec round_piles[] = {
  { .role = PAT_TABLEAU, .count = 4, .name = "Heap", .names = "Heaps", .at = { .dx = 1 },
    .removable = TRUE, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .y = 1 }, .deal = "*" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 1, .y = 1 } },
  { 0 }
};

static const PatVariantSpec round_variant = {
  .id = "rounds", .name = "Rounds", .family = "Test", .piles = round_piles,
  .game = { .stock = { PAT_TABLEAU, 1 }, .remove = { PAT_REMOVE_EQUAL } },
};

static void
test_places (void)
{
  g_autoptr (PatRules) peaks = sample_build (&peak_variant);
  g_autoptr (PatRules) rounds = sample_build (&round_variant);
  g_autoptr (GPtrArray) peak_page = pat_words_rules (peaks);
  g_autoptr (GPtrArray) round_page = pat_words_rules (rounds);

  g_assert_cmpstr (find_section (peak_page, "Deal"), ==,
                   "Tableau: 1 card each; 1 of them, the first, lies face down.\n"
                   "Talon: the remaining 49 cards.");
  g_assert_cmpstr (find_section (peak_page, "Tableau"), ==,
                   "A card may be taken when no other card overlaps it. "
                   "The top card always lies face up.");
  g_assert_cmpstr (find_section (peak_page, "Talon"), ==,
                   "A click or tap on the stock plays its top card to the foundation. There is one "
                   "pass through the stock.");
  g_assert_cmpstr (find_section (round_page, "Stock"), ==,
                   "A click or tap on the stock deals 1 card, face up, to: Heaps. There is one "
                   "pass through the stock.");
  g_assert_cmpstr (find_section (round_page, "Removing Cards"), ==,
                   "Two cards of the same rank are removed together. Only the top cards "
                   "of the piles may be removed.");
}

/* Equal numbers of cards are said once. */
static void
test_groups (void)
{
  g_autoptr (PatRules) freecell = sample_build (&sample_freecell);
  g_autoptr (GPtrArray) page = pat_words_rules (freecell);

  g_assert_nonnull (strstr (find_section (page, "Deal"),
                            "Columns: 4 of 7 cards, 4 of 6 cards, face up."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/samples", test_samples);
  g_test_add_func ("/words/variants", test_variants);
  g_test_add_func ("/words/page", test_page);
  g_test_add_func ("/words/units", test_units);
  g_test_add_func ("/words/places", test_places);
  g_test_add_func ("/words/groups", test_groups);
  return g_test_run ();
}
