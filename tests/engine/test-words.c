/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tests of all that a player reads about rules: names, states, moves, refusals, rules pages. */
#include "sample-tables.h"

#define assert_text(text, wanted)            \
  G_STMT_START {                             \
    g_autofree char *assert_text = (text);   \
    g_assert_cmpstr (assert_text, ==, wanted); \
  } G_STMT_END

/* Whole sentences, each of them ended and none with a hole where something was to be put in. */
static void
assert_sentences (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, 5);
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, ": ."));
  g_assert_null (strstr (text, "(null)"));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
}

static char *
refusal_of (const PatRules    *rules,
            const PatPosition *position,
            const char        *move_text)
{
  PatMove move;
  PatRefusal refusal = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (pat_move_parse (&move, rules, move_text, &error));
  g_assert_no_error (error);
  g_assert_false (pat_rules_judge (rules, position, &move, &refusal));
  return pat_words_refusal (rules, position, &move, &refusal);
}

static char *
move_text (const PatRules    *rules,
           const PatPosition *position,
           const char        *text)
{
  PatMove move;

  g_assert_true (pat_move_parse (&move, rules, text, NULL));
  return pat_words_move (rules, position, &move);
}

static void
parse (PatPosition    *position,
       const PatRules *rules,
       const char     *text)
{
  g_autoptr (GError) error = NULL;

  pat_position_parse (position, rules, text, &error);
  g_assert_no_error (error);
}

static void
test_cards (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
      g_assert_true (g_hash_table_add (names, pat_words_card (pat_card_new (suit, rank))));
  assert_text (pat_words_card (pat_card_new (PAT_HEARTS, 7)), "Seven of Hearts");
  assert_text (pat_words_card (pat_card_new (PAT_SPADES, PAT_QUEEN)), "Queen of Spades");
  assert_text (pat_words_card (pat_card_new (PAT_CLUBS, PAT_JOKER)), "Joker");
  assert_text (pat_words_card (pat_card_new (PAT_HEARTS, 7) | PAT_FACE_DOWN), "Face-down card");
}

static void
test_piles (void)
{
  g_autoptr (PatRules) demon = sample_build (&sample_demon);
  g_autoptr (PatRules) fans = sample_build (&sample_fans);
  g_autoptr (PatRules) pyramid = sample_build (&sample_pyramid);

  assert_text (pat_words_pile (demon, 0), "Stock");
  assert_text (pat_words_pile (demon, 2), "Demon");
  assert_text (pat_words_pile (demon, 4), "Foundation 2");
  assert_text (pat_words_pile (demon, 10), "Column 4");
  assert_text (pat_words_pile (fans, 15), "Stack 16");
  assert_text (pat_words_pile (pyramid, 3), "Place 4");
}

static const char *const klondike_text =
  "foundation 1: AS\n"
  "tableau 1: <2C> <3C> <4C> QS JD TS\n"
  "tableau 2: KD\n"
  "tableau 3: QC\n"
  "tableau 4: <9D>\n"
  "tableau 6: 5H\n"
  "waste: 7H\n"
  "stock: <AC> <5C> <6C> <7C> <8C> <9C> <TC> <JC> <KC> <AD> <2D> <3D> <4D> <5D> <6D> <7D> <8D> "
  "<TD> <QD> <AH> <2H> "
  "<3H> <4H> <6H> <8H> <9H> <TH> <JH> <QH> <KH> <2S> <3S> <4S> <5S> <6S> <7S> <8S> <9S> <JS> "
  "<KS>\n";

static void
test_states (void)
{
  g_autoptr (PatRules) rules = sample_build (&sample_klondike);
  PatPosition position;

  parse (&position, rules, klondike_text);
  assert_text (pat_words_pile_state (rules, &position, 0), "Stock, 40 cards");
  assert_text (pat_words_pile_state (rules, &position, 1), "Waste, Seven of Hearts");
  assert_text (pat_words_pile_state (rules, &position, 2), "Foundation 1, Ace of Spades");
  assert_text (pat_words_pile_state (rules, &position, 3), "Empty: Foundation 2, takes: Ace");
  assert_text (pat_words_pile_state (rules, &position, 6),
               "Column 1, 6 cards, face down: 3, on top: Ten of Spades");
  assert_text (pat_words_pile_state (rules, &position, 9), "Column 4, face-down card");
  assert_text (pat_words_pile_state (rules, &position, 12), "Empty: Column 7, takes: King");
}

static void
test_moves (void)
{
  g_autoptr (PatRules) rules = sample_build (&sample_klondike);
  g_autoptr (PatRules) fans = sample_build (&sample_fans);
  g_autoptr (PatRules) pyramid = sample_build (&sample_pyramid);
  PatPosition position;

  parse (&position, rules, klondike_text);
  assert_text (move_text (rules, &position, "t1*3>t2"),
               "3 cards, Queen of Spades and above, to column 2");
  assert_text (move_text (rules, &position, "t2>t7"), "King of Diamonds to column 7");
  assert_text (move_text (rules, &position, "w>f2"), "Seven of Hearts to foundation 2");
  assert_text (move_text (rules, &position, "s"), "Deal from the stock");
  assert_text (move_text (rules, &position, "t4!"), "Turn up the top card: Column 4");
  position.start[1] = 0;
  assert_text (move_text (rules, &position, "s"), "Turn the waste over");

  pat_rules_deal (fans, 1, &position);
  position.cards[2] = pat_card_new (PAT_CLUBS, 5);
  assert_text (move_text (fans, &position, "t1>t2"), "Five of Clubs → Stack 2");
  pat_rules_deal (pyramid, 1, &position);
  position.cards[0] = pat_card_new (PAT_CLUBS, 9);
  position.cards[1] = pat_card_new (PAT_HEARTS, 4);
  assert_text (move_text (pyramid, &position, "t1+t2"), "Remove: Nine of Clubs, Four of Hearts");
  assert_text (move_text (pyramid, &position, "t1-"), "Remove: Nine of Clubs");
}

static void
test_refusals (void)
{
  g_autoptr (PatRules) rules = sample_build (&sample_klondike);
  PatPosition position;

  parse (&position, rules, klondike_text);
  assert_text (refusal_of (rules, &position, "w>t7"), "Only a King may fill an empty column.");
  assert_text (refusal_of (rules, &position, "w>t6"),
               "Columns are built down in alternating colours.");
  assert_text (refusal_of (rules, &position, "w>f1"), "Foundations are built up in suit.");
  assert_text (refusal_of (rules, &position, "w>f2"), "Only an Ace may begin a foundation.");
  assert_text (refusal_of (rules, &position, "t1*4>t2"), "A face-down card cannot be moved.");
  assert_text (refusal_of (rules, &position, "t5>t2"), "There is no card to move.");
  assert_text (refusal_of (rules, &position, "t2>t2"), "The card is already there.");
  assert_text (refusal_of (rules, &position, "t2>w"),
               "No card may be put on the waste; it takes its cards from the stock.");
  assert_text (refusal_of (rules, &position, "s>t7"),
               "No card may be taken from the stock; click on it to deal.");
  assert_text (refusal_of (rules, &position, "w>t4"), "No card may be put on a face-down card.");
  assert_text (refusal_of (rules, &position, "t2+t3"),
               "In this game you remove no cards yourself.");
}

static void
test_refusals_of_others (void)
{
  g_autoptr (PatRules) freecell = sample_build (&sample_freecell);
  g_autoptr (PatRules) demon = sample_build (&sample_demon);
  PatRefusal refusal = { PAT_REFUSED_TOO_MANY, 8, 4, NULL };
  PatMove move = { 0 };
  PatPosition position;

  pat_rules_deal (freecell, 1, &position);
  assert_text (pat_words_refusal (freecell, &position, &move, &refusal),
               "With your free cells and empty columns you can move at most 4 cards at once.");
  pat_rules_deal (demon, 1, &position);
  position.counters[PAT_COUNTER_BASE] = PAT_JACK;
  refusal = (PatRefusal) { PAT_REFUSED_FILL, 4, 0, NULL };
  assert_text (pat_words_refusal (demon, &position, &move, &refusal),
               "In this deal every foundation begins with this rank: Jack.");
  refusal = (PatRefusal) { PAT_REFUSED_SPACE, 8, 0, NULL };
  assert_text (pat_words_refusal (demon, &position, &move, &refusal),
               "No card may be moved to an empty column. "
               "An empty column is filled at once, from the first of these that has a card: Demon, "
               "Waste.");
  refusal = (PatRefusal) { PAT_REFUSED_BY_GAME, 8, 0, "The Demon sleeps." };
  assert_text (pat_words_refusal (demon, &position, &move, &refusal), "The Demon sleeps.");
}

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
                   "A click on the stock plays its top card to the foundation. There is one pass "
                   "through the stock.");
  g_assert_cmpstr (find_section (round_page, "Stock"), ==,
                   "A click on the stock deals 1 card, face up, to: Heaps. There is one pass "
                   "through the stock.");
  g_assert_cmpstr (find_section (round_page, "Removing Cards"), ==,
                   "Two cards of the same rank are removed together. Only the top cards "
                   "of the piles may be removed.");
}

static void
test_numbers (void)
{
  g_autoptr (PatRules) klondike = sample_build (&sample_klondike);
  g_autoptr (PatRules) demon = sample_build (&sample_demon);
  PatPosition position;

  assert_text (pat_words_score (klondike, -52), "−$52");
  assert_text (pat_words_score (klondike, 208), "$208");
  assert_text (pat_words_score (demon, 12), "12");
  pat_rules_deal (klondike, 1, &position);
  assert_text (pat_words_status (klondike, &position), "2 more passes through the stock");
  position.counters[PAT_COUNTER_PASSES] = 1;
  assert_text (pat_words_status (klondike, &position), "1 more pass through the stock");
  position.counters[PAT_COUNTER_PASSES] = 2;
  assert_text (pat_words_status (klondike, &position), "Last pass through the stock");
  pat_rules_deal (demon, 1, &position);
  position.counters[PAT_COUNTER_BASE] = 7;
  assert_text (pat_words_status (demon, &position), "Foundations begin with: Seven");
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

/* Sentences bring their own stops, and phrases none. */
static void
test_joining (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) phrases = g_string_new (NULL);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  pat_words_add_item (list, "Ace");
  pat_words_add_item (list, "Two");
  g_assert_cmpstr (list->str, ==, "Ace, Two");
  pat_words_add_phrase (phrases, "Stock, 3 cards");
  pat_words_add_phrase (phrases, list->str);
  g_assert_cmpstr (phrases->str, ==, "Stock, 3 cards; Ace, Two");
  pat_words_add_sentence (text, "Is that all?");
  sentence = pat_words_end_phrase (phrases->str);
  pat_words_add_sentence (text, sentence);
  g_assert_cmpstr (text->str, ==, "Is that all? Stock, 3 cards; Ace, Two.");
  g_string_append_c (text, '\n');
  pat_words_add_sentence (text, "Another line.");
  g_assert_true (g_str_has_suffix (text->str, "Two.\nAnother line."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/cards", test_cards);
  g_test_add_func ("/words/piles", test_piles);
  g_test_add_func ("/words/states", test_states);
  g_test_add_func ("/words/moves", test_moves);
  g_test_add_func ("/words/refusals", test_refusals);
  g_test_add_func ("/words/refusals-of-others", test_refusals_of_others);
  g_test_add_func ("/words/ways", test_ways);
  g_test_add_func ("/words/general-ways", test_general_ways);
  g_test_add_func ("/words/general-runs", test_general_runs);
  g_test_add_func ("/words/general-fills", test_general_fills);
  g_test_add_func ("/words/samples", test_samples);
  g_test_add_func ("/words/variants", test_variants);
  g_test_add_func ("/words/page", test_page);
  g_test_add_func ("/words/units", test_units);
  g_test_add_func ("/words/places", test_places);
  g_test_add_func ("/words/numbers", test_numbers);
  g_test_add_func ("/words/joining", test_joining);
  g_test_add_func ("/words/groups", test_groups);
  return g_test_run ();
}
