/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a player reads during a game: the names of cards and piles, states, moves and refusals. */
#include "sample-tables.h"
#include "words-assert.h"

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
               "No card may be taken from the stock; click or tap it to deal.");
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
  refusal.text = "The Demon \xff sleeps.";
  assert_text (pat_words_refusal (demon, &position, &move, &refusal),
               "The Demon \357\277\275 sleeps.");
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
  g_test_add_func ("/words/numbers", test_numbers);
  g_test_add_func ("/words/joining", test_joining);
  return g_test_run ();
}
