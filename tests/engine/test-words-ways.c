/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The words for ways of building, runs and empty piles, of known games and in the general form. */
#include "sample-tables.h"
#include "words-assert.h"

/* What may be put on a card is refused with this sentence in rules with one way of building. */
static char *
build_refusal (guint   build,
               guint   step,
               PatRole role)
{
  const PatPileSpec piles[] = {
    { .role = PAT_STOCK, .count = 1, .deal = "*" },
    { .role = role, .count = 2, .at = { .x = 1, .dx = 1 }, .build = build, .step = (guint8) step,
      .deal = "U" },
    { 0 }
  };
  const PatVariantSpec spec = {
    .id = "way", .name = "Way", .piles = piles,
    .game = { .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_STOCK) },
  };
  g_autoptr (PatRules) rules = sample_build (&spec);
  PatRefusal refusal = { PAT_REFUSED_BUILD, 1, 0, NULL };
  PatMove move = { 0 };
  PatPosition position;

  pat_rules_deal (rules, 1, &position);
  position.cards[position.start[1]] = pat_card_new (PAT_HEARTS, 7);
  return pat_words_refusal (rules, &position, &move, &refusal);
}

/* On piles of one role, no two ways of building are told in the same words. */
static void
test_ways_of_role (PatRole role)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint direction = PAT_UP; direction < PAT_ANY_SUIT; direction++)
    for (guint kind = 0; kind < 5; kind++)
      for (guint step = 1; step <= 3; step++)
        {
          char *text;

          /* Steps and circular ranks mean nothing if only equal ranks go on each other. */
          if ((direction & (PAT_UP | PAT_DOWN | PAT_EQUAL)) == 0 ||
              ((direction & (PAT_UP | PAT_DOWN)) == 0 &&
               (step > 1 || (direction & PAT_WRAP) != 0)))
            continue;
          text = build_refusal (direction | PAT_ANY_SUIT << kind, step, role);
          assert_sentences (text);
          g_assert_true (g_hash_table_add (texts, text));
        }
  g_assert_cmpuint (g_hash_table_size (texts), ==, 5 * (6 * 2 * 3 + 1));
}

static void
test_ways (void)
{
  test_ways_of_role (PAT_FOUNDATION);
  test_ways_of_role (PAT_TABLEAU);
  test_ways_of_role (PAT_RESERVE);
}

/* Games that have a sentence of their own are told with it, all others in the general form. */
static void
test_general_ways (void)
{
  assert_text (build_refusal (PAT_UP | PAT_ALTERNATE, 1, PAT_FOUNDATION),
               "Foundations are built up in alternating colours.");
  assert_text (build_refusal (PAT_DOWN | PAT_SAME_SUIT, 1, PAT_FOUNDATION),
               "Here cards are built down in suit.");
  assert_text (build_refusal (PAT_DOWN | PAT_SAME_COLOUR, 1, PAT_FOUNDATION),
               "Here cards are built down. All cards are of the same colour.");
  assert_text (build_refusal (PAT_UP | PAT_ALTERNATE, 1, PAT_TABLEAU),
               "Here cards are built up. Red and black cards alternate.");
  assert_text (build_refusal (PAT_UP | PAT_DOWN | PAT_OTHER_SUIT | PAT_WRAP, 2, PAT_RESERVE),
               "Here cards are built up or down. Neighbouring cards are of different suits. "
               "Each step is 2 ranks. The ranks go round: King and Ace are neighbours.");
  assert_text (build_refusal (PAT_EQUAL | PAT_ANY_SUIT, 1, PAT_TABLEAU),
               "Here piles are built of cards of equal rank. The suits do not matter.");
  assert_text (build_refusal (PAT_EQUAL | PAT_DOWN | PAT_SAME_COLOUR, 1, PAT_TABLEAU),
               "Columns are built down in the same colour. "
               "A card of the same rank also fits if its suit does.");
}

/* What the help about a column says that is left by runs of one kind. */
static char *
run_help (guint run)
{
  const PatPileSpec piles[] = {
    { .role = PAT_STOCK, .count = 1, .at = { .x = 3 }, .deal = "*" },
    { .role = PAT_TABLEAU, .count = 2, .at = { .dx = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
      .run = run, .take = PAT_TAKE_RUN, .fill = PAT_FILL_ANY },
    { 0 }
  };
  const PatVariantSpec spec = {
    .id = "run", .name = "Run", .piles = piles,
    .game = { .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_STOCK) },
  };
  g_autoptr (PatRules) rules = sample_build (&spec);

  return pat_words_pile_help (rules, 1);
}

static void
test_general_runs (void)
{
  g_autofree char *known = run_help (PAT_DOWN | PAT_ALTERNATE);
  g_autofree char *up = run_help (PAT_UP | PAT_SAME_COLOUR);
  g_autofree char *equal = run_help (PAT_EQUAL | PAT_OTHER_SUIT);

  g_assert_nonnull (strstr (known, "Only runs that go down in alternating colours move as a "
                            "unit."));
  g_assert_null (strstr (known, "certain runs"));
  g_assert_nonnull (strstr (up, "Only certain runs move as a unit. In such a run the ranks go up. "
                            "All cards are of the same colour."));
  g_assert_nonnull (strstr (equal, "Only certain runs move as a unit. In such a run all ranks are "
                            "equal. Neighbouring cards are of different suits."));
}

/* What the help about a row says it is for. */
static void
assert_purpose (guint       build,
                const char *name,
                const char *sentence)
{
  const PatPileSpec piles[] = {
    { .role = PAT_STOCK, .count = 1, .deal = "*" },
    { .role = PAT_TABLEAU, .count = 2, .at = { .x = 1, .dx = 1 }, .build = build, .name = name,
      .take = PAT_TAKE_TOP },
    { 0 }
  };
  const PatVariantSpec spec = {
    .id = "purpose", .name = "Purpose", .piles = piles,
    .game = { .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_STOCK) },
  };
  g_autoptr (PatRules) rules = sample_build (&spec);
  g_autofree char *help = pat_words_pile_help (rules, 1);

  if (strstr (help, sentence) == NULL)
    g_error ("“%s” is missing: %s", sentence, help);
}

/* Cards are put in order only where they follow each other. */
static void
test_purposes (void)
{
  assert_purpose (PAT_DOWN | PAT_ANY_SUIT, NULL,
                  "This is a column, where the cards are put in order.");
  assert_purpose (PAT_DOWN | PAT_ANY_SUIT, "Fan", "Here the cards are put in order.");
  assert_purpose (PAT_NO_BUILD, NULL, "This is a column: its cards wait to be played.");
  assert_purpose (PAT_NO_BUILD, "Fan", "Here cards wait until they can be played.");
  assert_purpose (PAT_ANY_CARD, NULL, "This is a column: its cards wait to be played.");
  assert_purpose (PAT_ANY_CARD, "Pile", "Here cards wait until they can be played.");
}

/* What the help about a row says whose empty piles take little. */
static char *
fill_help (PatRole role,
           PatFill fill,
           guint   ranks,
           guint   suits)
{
  const PatPileSpec piles[] = {
    { .role = PAT_STOCK, .count = 1, .deal = "*" },
    { .role = role, .count = 2, .at = { .x = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
      .fill = fill, .ranks = (guint16) ranks, .suits = (guint8) suits },
    { 0 }
  };
  const PatVariantSpec spec = {
    .id = "fill", .name = "Fill", .piles = piles,
    .game = { .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_STOCK) },
  };
  g_autoptr (PatRules) rules = sample_build (&spec);

  return pat_words_pile_help (rules, 1);
}

static void
assert_fill (char       *help,
             const char *sentence)
{
  if (strstr (help, sentence) == NULL)
    g_error ("“%s” is missing: %s", sentence, help);
  g_free (help);
}

static void
test_general_fills (void)
{
  const guint seven = PAT_RANK_BIT (7), sevens_and_eights = PAT_RANK_BIT (7) | PAT_RANK_BIT (8);

  assert_fill (fill_help (PAT_TABLEAU, PAT_FILL_RANKS, PAT_RANK_BIT (PAT_KING), 0),
               "Only a King may fill an empty column.");
  assert_fill (fill_help (PAT_TABLEAU, PAT_FILL_RANKS, PAT_RANK_BIT (PAT_ACE), 0),
               "Only an Ace may be put on the empty place.");
  assert_fill (fill_help (PAT_FOUNDATION, PAT_FILL_RANKS, seven, 0),
               "Only this rank may be put on the empty place: Seven.");
  assert_fill (fill_help (PAT_FOUNDATION, PAT_FILL_RANKS, sevens_and_eights, 0),
               "Only these ranks may be put on the empty place: Seven, Eight.");
  assert_fill (fill_help (PAT_TABLEAU, PAT_FILL_NUMBER, 0, 0),
               "The first pile takes an Ace when it is empty, the second one a Two, and so on.");
  assert_fill (fill_help (PAT_TABLEAU, PAT_FILL_ANY, 0, 1 << PAT_HEARTS),
               "Only these suits may be put on the empty place: Hearts.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/ways", test_ways);
  g_test_add_func ("/words/general-ways", test_general_ways);
  g_test_add_func ("/words/general-runs", test_general_runs);
  g_test_add_func ("/words/purposes", test_purposes);
  g_test_add_func ("/words/general-fills", test_general_fills);
  return g_test_run ();
}
