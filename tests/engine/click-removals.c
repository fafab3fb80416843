/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What clicks mean for cards that are removed: alone, in pairs, in sets. */
#include "config.h"

#include "click-rows.h"

/* A pyramid of three rows: 1; 2 3; 4 5 6. */
static const PatPoint pyramid_points[] = {
  { 2, 0 }, { 1.5, 0.5 }, { 2.5, 0.5 }, { 1, 1 }, { 2, 1 }, { 3, 1 },
};

static const PatPileSpec pyramid_piles[] = {
  { .role = PAT_STOCK, .count = 1, .at = { .x = 4 }, .removable = TRUE },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 5 }, .removable = TRUE },
  { .role = PAT_TABLEAU, .count = 6, .at = { .points = pyramid_points }, .removable = TRUE,
    .covered = TRUE },
  { .role = PAT_RESERVE, .count = 1, .at = { .x = 6 } },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (thirteen, pyramid_piles, .remove = { PAT_REMOVE_SUM, .sum = 13 },
               .stock = { PAT_WASTE, 1, 0 });
RULES_VARIANT (with_cover, pyramid_piles,
               .remove = { PAT_REMOVE_SUM, .sum = 13, .with_cover = TRUE });

static void
test_alone (void)
{
  static const ClickRow rows[] = {
    { &thirteen, "tableau 4: KS", "t4", "t4- @t4 lone" },
    { &thirteen, "tableau 2: KS; tableau 4: 2H", "t2", "t2-: covered" },
    { &thirteen, "tableau 4: KS", "double:t4", "t4- @t4" },
    { &thirteen, "tableau 4: KS", "send:t4", "t4- @t4" },
    /* Cards are carried to where removed cards lie. */
    { &thirteen, "tableau 4: KS", "grab:t4", "hold [t4.1]" },
    { &thirteen, "tableau 4: KS", "grab:t4 x", "t4-" },
    { &thirteen, "tableau 4: QS", "grab:t4 x", "t4-: not alone" },
    { &thirteen, "reserve: 8S", "r", "r>x: not taken" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_pairs (void)
{
  static const ClickRow rows[] = {
    { &thirteen, "tableau 4: QS", "t4", "hold [t4.1]" },
    { &thirteen, "tableau 4: QS; tableau 5: AH", "t4 t5", "t4+t5" },
    { &thirteen, "tableau 4: QS; waste: 5C AH", "w t4", "w+t4" },
    { &thirteen, "tableau 4: QS; tableau 5: 2H", "t4 t5", "t4+t5: sum [t5.1]" },
    { &thirteen, "tableau 4: QS; tableau 5: 2H", "t4 t5", "t4+t5: sum [t4.1]", PAT_CLICK_KEEP },
    { &thirteen, "tableau 4: QS; tableau 5: 2H", "t4 t4", "put back" },
    { &thirteen, "tableau 2: QS; tableau 4: 3H; tableau 6: AH", "t6 t2", "t6+t2: covered" },
    { &thirteen, "tableau 2: QS; tableau 4: AH", "t2", "t2-: covered" },
    { &thirteen, "tableau 4: QS; reserve: AH", "t4 r", "t4>r: not taken" },
    /* A card that lies under its partner alone may be pointed at first. */
    { &with_cover, "tableau 2: QS; tableau 4: AH", "t2", "hold [t2.1]" },
    { &with_cover, "tableau 2: QS; tableau 4: AH", "t2 t4", "t2+t4" },
    { &with_cover, "tableau 2: QS; tableau 4: 5H", "t2", "t2-: covered" },
    /* The stock gives its top card, and deals if that goes with nothing. */
    { &thirteen, "stock: <2C> QH; tableau 4: AS", "s t4", "s+t4" },
    { &thirteen, "stock: <2C> QH; tableau 4: 3S", "s", "s @s" },
    { &thirteen, "stock: <2C> QH; tableau 4: AS; tableau 5: 3C", "s s", "s @s" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

/* A card that is sent takes its partner along, if it is clear which one that is. */
static void
test_sent_pairs (void)
{
  static const ClickRow rows[] = {
    { &thirteen, "tableau 4: QS; tableau 5: AH", "send:t4", "t4+t5 @t4" },
    { &thirteen, "tableau 4: QS; tableau 5: AH; tableau 6: AC", "send:t4", "hold [t4.1]" },
    { &thirteen, "tableau 4: QS; tableau 5: AH; tableau 6: AC", "t6 send:t4", "t6+t4 @t4" },
    { &thirteen, "tableau 4: QS; tableau 5: 2H", "send:t4", "hold [t4.1]" },
    { &thirteen, "tableau 4: QS; tableau 5: 2H", "t5 send:t4", "t5+t4: sum [t5.1]",
      PAT_CLICK_KEEP },
    { &thirteen, "tableau 4: QS; tableau 5: AH", "t4 double:t4", "t4+t5 @t4" },
    { &thirteen, "tableau 4: QS; tableau 5: AH; tableau 6: AC", "t4 double:t4", "nothing" },
    { &thirteen, "tableau 4: QS; tableau 5: 2H", "t4 double:t4", "nothing" },
    { &thirteen, "stock: <2C> QH; tableau 4: 3S", "send:s", "s @s" },
    { &thirteen, "stock: <2C> QH; tableau 4: AS", "send:s", "s+t4 @s" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static const char *
same_suit (const PatRules    *rules,
           const PatPosition *position,
           const PatCard     *cards,
           guint              n_cards)
{
  for (guint i = 1; i < n_cards; i++)
    if (pat_card_get_suit (cards[i]) != pat_card_get_suit (cards[0]))
      return "All of them must be of one suit.";
  return NULL;
}

static const PatPileSpec hand_piles[] = {
  { .role = PAT_HAND, .count = 7, .at = { .dx = 1 }, .removable = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (suits, hand_piles, .remove = { PAT_REMOVE_ASK, .min = 2, .max = 5 },
               .may_remove = same_suit);

#define HAND "hand 1: 2S; hand 2: 9S; hand 3: 4H; hand 4: KS; hand 5: 5S; hand 6: 6S; hand 7: 7S"

static void
test_sets (void)
{
  static const ClickRow rows[] = {
    { &suits, HAND, "h1", "hold [h1.1]" },
    { &suits, HAND, "h1 h2", "hold [h1.1 h2.1]" },
    { &suits, HAND, "h1 h2 h4 h2", "hold [h1.1 h4.1]" },
    { &suits, HAND, "h1 h1", "nothing" },
    { &suits, HAND, "h1 h2 h4 h5 h6 h7", "hold [h1.1 h2.1 h4.1 h5.1 h6.1]" },
    { &suits, HAND, "h1 h2 remove", "h1+h2" },
    { &suits, HAND, "h1 h3 remove", "h1+h3: by game [h1.1 h3.1]" },
    { &suits, HAND, "remove", "nothing" },
    { &suits, HAND, "h1 double:h2", "h1+h2" },
    { &suits, HAND, "h1 h2 double:h2", "h1+h2" },
    { &suits, HAND, "double:h2", "h2-: not alone [h2.1]" },
    { &suits, HAND, "h1 send:h2", "h1+h2" },
    { &suits, HAND, "h1 h2 h2", "h1+h2", PAT_CLICK_REMOVES },
    { &suits, HAND, "h1 h2 h4", "hold [h1.1 h2.1 h4.1]", PAT_CLICK_REMOVES },
    { &suits, HAND, "h1 h1", "h1-: not alone [h1.1]", PAT_CLICK_REMOVES },
    { &suits, HAND, "h1 x", "h1-: not alone" },
    { &suits, HAND, "grab:h1", "nothing" },
    { &suits, "hand 1: 2S", "h2", "place @h2" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_queries (void)
{
  g_autoptr (PatGame) hand = click_begin_game (&suits, HAND);
  g_autoptr (PatGame) pyramid = click_begin_game (&thirteen, "tableau 2: KS; tableau 4: KH; "
                                                  "tableau 5: QS; tableau 6: AS");
  const PatSelection none = { PAT_SELECTION_NONE };
  PatAnswer answer;

  g_assert_true (pat_game_removes_sets (hand));
  g_assert_false (pat_game_removes_sets (pyramid));

  click_answer (hand, "h1", PAT_CLICK_PLAIN, &answer);
  g_assert_true (pat_game_is_destination (hand, &answer.selection, 1));
  g_assert_false (pat_game_is_destination (hand, &answer.selection, 0));
  g_assert_false (pat_game_is_destination (hand, &answer.selection, 2));
  g_assert_cmpuint (pat_selection_get_n_cards (&answer.selection), ==, 1);
  g_assert_true (pat_selection_has (&answer.selection, (PatSpot) { 0, 0 }));
  g_assert_false (pat_selection_has (&answer.selection, (PatSpot) { 1, 0 }));

  click_answer (pyramid, "t5", PAT_CLICK_PLAIN, &answer);
  g_assert_true (pat_game_is_destination (pyramid, &answer.selection,
                                          click_read_spot (pyramid, "t6").pile));
  g_assert_false (pat_game_is_destination (pyramid, &answer.selection,
                                           click_read_spot (pyramid, "t4").pile));
  g_assert_true (pat_game_is_available (pyramid, &none, click_read_spot (pyramid, "t5")));
  g_assert_false (pat_game_is_available (pyramid, &none, click_read_spot (pyramid, "t2")));
  /* Only a King goes again with one click. */
  g_assert_true (pat_game_may_repeat (pyramid, click_read_spot (pyramid, "t4"), PAT_CLICK_PLAIN));
  g_assert_false (pat_game_may_repeat (pyramid, click_read_spot (pyramid, "t5"), PAT_CLICK_PLAIN));
  g_assert_false (pat_game_may_repeat (pyramid, click_read_spot (pyramid, "t2"), PAT_CLICK_PLAIN));
}

void
click_add_removal_tests (void)
{
  g_test_add_func ("/click/removals/alone", test_alone);
  g_test_add_func ("/click/removals/pairs", test_pairs);
  g_test_add_func ("/click/removals/sent", test_sent_pairs);
  g_test_add_func ("/click/removals/sets", test_sets);
  g_test_add_func ("/click/removals/queries", test_queries);
}
