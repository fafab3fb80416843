/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where arrows, Home, End, Tab and the keys of the piles lead the focus, and which cards are marked
 * or raised. */
#include "config.h"

#include "board-position.h"

static const PatPileSpec ten_piles[] = {
  { .role = PAT_TABLEAU, .count = 10, .at = { .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 10 }, .deal = "*" },
  { 0 }
};

static const PatPileSpec twelve_piles[] = {
  { .role = PAT_TABLEAU, .count = 12, .at = { .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 12 }, .deal = "*" },
  { 0 }
};

static const PatPileSpec reserved_piles[] = {
  { .role = PAT_RESERVE, .count = 12, .at = { .dx = 1 } },
  { .role = PAT_TABLEAU, .count = 10, .at = { .y = 1, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 10, .y = 1 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (reserved, reserved_piles);
RULES_VARIANT (ten, ten_piles);
RULES_VARIANT (twelve, twelve_piles);

static const PatPileSpec removable_piles[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .dx = 1 }, .removable = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 10 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (thirteen, removable_piles, .remove = { PAT_REMOVE_SUM, .sum = 13 });

static const PatPileSpec ten_removable_piles[] = {
  { .role = PAT_TABLEAU, .count = 10, .at = { .dx = 1 }, .removable = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 10 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (ten_removable, ten_removable_piles, .remove = { PAT_REMOVE_SUM, .sum = 13 });

static const PatPileSpec tucked_piles[] = {
  { .role = PAT_FOUNDATION, .count = 2, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .tucked = TRUE },
  { .role = PAT_TABLEAU, .count = 10, .at = { .y = 0.2, .dx = 1 }, .covered = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 10 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (tucked, tucked_piles);

static const PatVariantSpec elsewhere = { .id = "other", .name = "Other", .piles = tucked_piles };

static const PatPoint peak[] = { { 0.5, 0 }, { 0, 0.5 }, { 1, 0.5 } };

static const PatPileSpec peak_piles[] = {
  { .role = PAT_TABLEAU, .count = G_N_ELEMENTS (peak), .at = { .points = peak }, .covered = TRUE,
    .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

static const PatVariantSpec covered = { .id = "covered", .name = "Covered", .piles = peak_piles };

#define CARDS \
  "tableau 1: <KS> 9S 8H 7C; tableau 2: TH; tableau 3: 5C; tableau 4: 6C; " \
  "tableau 10: 8D"

static void
assert_focus (Motion *self,
              guint   pile,
              int     index)
{
  PatSpot spot;

  g_assert_true (riffle_focus_get (self->board->focus, &spot));
  g_assert_cmpuint (spot.pile, ==, pile);
  g_assert_cmpint (spot.index, ==, index);
}

static void
test_arrows (Motion        *self,
             gconstpointer  data)
{
  RiffleFocus *focus;

  position_show (self, &ten, CARDS);
  focus = self->board->focus;
  g_assert_true (riffle_focus_set_card (focus, (PatSpot) { 0, 1 }));
  g_assert_true (riffle_focus_move (focus, GTK_DIR_DOWN));
  assert_focus (self, 0, 2);
  g_assert_true (riffle_focus_move (focus, GTK_DIR_DOWN));
  assert_focus (self, 0, 3);
  g_assert_false (riffle_focus_move (focus, GTK_DIR_DOWN));
  assert_focus (self, 0, 3);
  g_assert_true (riffle_focus_move (focus, GTK_DIR_RIGHT));
  assert_focus (self, 1, 0);
  g_assert_true (riffle_focus_move (focus, GTK_DIR_LEFT));
  assert_focus (self, 0, 3);

  /* The lowest card that can have it is the lowest one that is turned up. */
  g_assert_true (riffle_focus_move_to_end (focus, FALSE));
  assert_focus (self, 0, 1);
  g_assert_true (riffle_focus_move_to_end (focus, TRUE));
  assert_focus (self, 0, 3);
  g_assert_true (riffle_focus_set_top (focus, 4));
  assert_focus (self, 4, -1);
  g_assert_false (riffle_focus_move_to_end (focus, FALSE));
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A squeezed column opens at the card that the keyboard leads the focus to, and closes again. */
static void
test_opened (Motion        *self,
             gconstpointer  data)
{
  g_autoptr (GString) cards = g_string_new ("tableau 1:");
  RiffleCard *first, *second;

  for (guint i = 0; i < 30; i++)
    g_string_append_printf (cards, " %c%c", "A23456789TJQK"[i % 13], "CDHS"[i / 13]);
  g_string_append (cards, "; tableau 2: TH");
  position_show (self, &ten, cards->str);
  first = riffle_table_get_card (self->board->table, (PatSpot) { 0, 12 });
  second = riffle_table_get_card (self->board->table, (PatSpot) { 0, 13 });
  g_assert_true (first->flat && second->flat);
  gtk_window_set_focus_visible (GTK_WINDOW (self->window), TRUE);
  g_assert_true (riffle_focus_set_card (self->board->focus, (PatSpot) { 0, 12 }));
  settle ();
  g_assert_true (!first->flat && second->flat);
  g_assert_cmpfloat (second->target.y - first->target.y, >=,
                     0.35f * riffle_table_get_pile (self->board->table, 0)->card_width - 1);
  g_assert_true (riffle_focus_move (self->board->focus, GTK_DIR_DOWN));
  settle ();
  g_assert_true (first->flat && !second->flat);
  g_assert_true (riffle_focus_set_top (self->board->focus, 1));
  settle ();
  g_assert_true (first->flat && second->flat);
}

/* A game with fewer piles: the focus was on one that is gone, and begins anew. */
static void
test_gone (Motion        *self,
           gconstpointer  data)
{
  RiffleFocus *focus;

  position_show (self, &twelve, CARDS);
  focus = self->board->focus;
  g_assert_true (riffle_focus_set_top (focus, 11));
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  position_show (self, &thirteen, "tableau 1: QS; tableau 2: AC; tableau 3: 3C");
  g_assert_true (riffle_focus_move (focus, GTK_DIR_RIGHT));
  assert_focus (self, 1, 0);
}

static void
test_tab (Motion        *self,
          gconstpointer  data)
{
  RiffleFocus *focus;

  position_show (self, &ten, CARDS);
  focus = self->board->focus;
  g_assert_true (riffle_focus_set_top (focus, 1));
  g_assert_true (riffle_focus_enter (focus, GTK_DIR_RIGHT));
  assert_focus (self, 2, 0);
  g_assert_true (riffle_focus_enter (focus, GTK_DIR_LEFT));
  assert_focus (self, 1, 0);
  g_assert_false (riffle_focus_enter (focus, GTK_DIR_TAB_FORWARD));
  g_assert_false (riffle_focus_enter (focus, GTK_DIR_TAB_BACKWARD));

  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  g_assert_true (riffle_focus_enter (focus, GTK_DIR_TAB_BACKWARD));
  assert_focus (self, 1, 0);
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  g_assert_true (riffle_focus_enter (focus, GTK_DIR_RIGHT));
  assert_focus (self, 1, 0);
}

/* In a new deal the focus begins anew, also in one of the same game. */
static void
test_other_game (Motion        *self,
                 gconstpointer  data)
{
  position_show (self, &ten, CARDS);
  g_assert_true (riffle_focus_set_top (self->board->focus, 3));
  position_show (self, &ten, CARDS);
  assert_focus (self, 0, 3);
  position_show (self, &elsewhere, CARDS);
  assert_focus (self, 2, 3);
}

/* The focus begins at a card that can be played, not at one that lies under others. */
static void
test_covered (Motion        *self,
              gconstpointer  data)
{
  position_show (self, &ten, CARDS);
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  position_show (self, &covered, "tableau 1: 5C; tableau 2: 6C; tableau 3: 7C");
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  g_assert_true (riffle_focus_enter (self->board->focus, GTK_DIR_TAB_FORWARD));
  assert_focus (self, 1, 0);
}

/* The focus does not begin at a place that cannot be seen; arrows lead there. */
static void
test_hidden (Motion        *self,
             gconstpointer  data)
{
  RiffleFocus *focus;

  position_show (self, &tucked, CARDS);
  focus = self->board->focus;
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  g_assert_true (riffle_focus_set_top (focus, 0));
  g_assert_false (riffle_focus_enter (focus, GTK_DIR_TAB_FORWARD));
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  g_assert_true (riffle_focus_enter (focus, GTK_DIR_TAB_FORWARD));
  assert_focus (self, 2, 3);
}

static void
press (Motion     *self,
       const char *keys)
{
  /* What was begun before is over. */
  g_assert_false (riffle_pile_jump_press (self->board->jump, '-', 0));
  for (guint i = 0; keys[i] != '\0'; i++)
    riffle_pile_jump_press (self->board->jump, (guint) keys[i], 1000 + 100 * i);
}

/* Columns have their numbers; a second digit is waited for only if there are more than ten. */
static void
test_keys (Motion        *self,
           gconstpointer  data)
{
  static const struct
  {
    const PatVariantSpec *spec;
    const char           *keys;
    guint                 pile;
  } rows[] = {
    { &ten, "2", 1 }, { &ten, "0", 9 }, { &ten, "12", 1 }, { &ten, "t3", 2 }, { &ten, "t0", 9 },
    { &ten, "t", 5 }, { &twelve, "2", 1 }, { &twelve, "10", 9 }, { &twelve, "12", 11 },
    { &twelve, "13", 2 }, { &twelve, "t12", 11 }, { &twelve, "123", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      position_show (self, rows[i].spec, CARDS);
      g_assert_true (riffle_focus_set_top (self->board->focus, 4));
      press (self, rows[i].keys);
      g_test_message ("%s", rows[i].keys);
      assert_focus (self, rows[i].pile,
                    (int) riffle_table_get_pile (self->board->table,
                                                 rows[i].pile)->cards->len - 1);
    }
  g_assert_false (riffle_pile_jump_press (self->board->jump, 'q', 5000));
}

/* Each digit counts for itself if there are ten: the focus comes back from a pile that is gone to
 * where the digit before it has led. */
static void
test_keys_one_by_one (Motion        *self,
                      gconstpointer  data)
{
  position_show (self, &ten_removable, "tableau 1: QS; tableau 5: 3C");
  g_assert_true (riffle_focus_set_top (self->board->focus, 4));
  press (self, "t10");
  assert_focus (self, 0, 0);
}

/* Of other piles, those behind the tenth have letters. */
static void
test_letters (Motion        *self,
              gconstpointer  data)
{
  static const struct
  {
    const char *keys;
    guint       pile;
  } rows[] = {
    { "3", 14 }, { "r7", 6 }, { "r0", 9 }, { "ra", 10 }, { "rb", 11 }, { "rb2", 13 }, { "t3", 14 },
    { "tr7", 6 },
  };

  position_show (self, &reserved, "reserve 1: 2C; reserve 7: 3C; reserve 10: 4C; reserve 11: 5C; "
                 "reserve 12: 6C; tableau 1: 7C");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (riffle_focus_set_top (self->board->focus, 12));
      press (self, rows[i].keys);
      g_test_message ("%s", rows[i].keys);
      assert_focus (self, rows[i].pile, rows[i].pile < 12 ? 0 : -1);
    }
}

/* If the focus is where the key leads to already, what lies there is said. */
static void
test_key_to_same_pile (Motion        *self,
                       gconstpointer  data)
{
  RiffleAnnouncer *announcer;

  position_show (self, &ten, CARDS);
  announcer = self->board->announcer;
  g_assert_true (riffle_focus_set_card (self->board->focus, (PatSpot) { 0, 1 }));
  riffle_announcer_stop (announcer);
  press (self, "1");
  assert_focus (self, 0, 3);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, announcer));
  press (self, "1");
  assert_focus (self, 0, 3);
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, announcer));

  g_assert_true (riffle_focus_set_top (self->board->focus, 4));
  riffle_announcer_stop (announcer);
  press (self, "5");
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, announcer));
}

static void
assert_marks (Motion      *self,
              guint        pile,
              guint        index,
              RiffleMarks  marks)
{
  RiffleCard *card = riffle_table_get_card (self->board->table, (PatSpot) { pile, (int) index });

  g_assert_cmpuint (riffle_piece_get_marks (RIFFLE_PIECE (card)), ==, marks);
}

/* The cards that the pointer could take are marked, and those that take what is chosen. */
static void
test_marks (Motion        *self,
            gconstpointer  data)
{
  const PatSpot spot = { 0, 2 }, other = { 0, 3 };
  RiffleHighlights *highlights;

  position_show (self, &ten, CARDS);
  highlights = self->board->highlights;
  g_assert_false (riffle_highlights_set_hover (highlights, NULL));
  g_assert_true (riffle_highlights_set_hover (highlights, &spot));
  g_assert_false (riffle_highlights_set_hover (highlights, &spot));
  assert_marks (self, 0, 1, RIFFLE_MARK_NONE);
  assert_marks (self, 0, 2, RIFFLE_MARK_AVAILABLE);
  assert_marks (self, 0, 3, RIFFLE_MARK_AVAILABLE);
  assert_marks (self, 1, 0, RIFFLE_MARK_NONE);
  g_assert_true (riffle_highlights_set_hover (highlights, &other));
  assert_marks (self, 0, 2, RIFFLE_MARK_NONE);
  g_assert_true (riffle_highlights_set_hover (highlights, NULL));
  assert_marks (self, 0, 3, RIFFLE_MARK_NONE);

  g_assert_true (riffle_focus_set_top (self->board->focus, 1));
  riffle_board_click (self->board, (PatSpot) { 0, 1 }, PAT_CLICK_PLAIN);
  assert_marks (self, 0, 0, RIFFLE_MARK_NONE);
  assert_marks (self, 0, 1, RIFFLE_MARK_SELECTED);
  assert_marks (self, 0, 3, RIFFLE_MARK_SELECTED);
  assert_marks (self, 1, 0, RIFFLE_MARK_DESTINATION);
  assert_marks (self, 2, 0, RIFFLE_MARK_NONE);
  riffle_highlights_set_target (highlights, 1);
  assert_marks (self, 1, 0, RIFFLE_MARK_DESTINATION | RIFFLE_MARK_TARGET);
  riffle_highlights_set_target (highlights, -1);
  assert_marks (self, 1, 0, RIFFLE_MARK_DESTINATION);
  g_assert_true (riffle_board_cancel_all (self->board));
  assert_marks (self, 1, 0, RIFFLE_MARK_NONE);
  g_assert_false (riffle_board_cancel_all (self->board));
}

/* Another deck drops what is chosen, and the marks with it. */
static void
test_marks_and_deck (Motion        *self,
                     gconstpointer  data)
{
  g_autoptr (RiffleDeck) deck = riffle_deck_new_builtin ();

  position_show (self, &ten, CARDS);
  riffle_board_click (self->board, (PatSpot) { 0, 1 }, PAT_CLICK_PLAIN);
  assert_marks (self, 0, 1, RIFFLE_MARK_SELECTED);
  assert_marks (self, 1, 0, RIFFLE_MARK_DESTINATION);
  g_object_set (self->board, "deck", deck, NULL);
  g_assert_cmpuint (riffle_board_get_selection_size (self->board), ==, 0);
  assert_marks (self, 0, 1, RIFFLE_MARK_NONE);
  assert_marks (self, 1, 0, RIFFLE_MARK_NONE);
}

/* Cards that are chosen one by one are raised until they are played or cancelled. */
static void
test_raised (Motion        *self,
             gconstpointer  data)
{
  RiffleCard *card;
  float usual;

  position_show (self, &thirteen, "tableau 1: QS; tableau 2: AC; tableau 3: 3C");
  card = riffle_table_get_card (self->board->table, (PatSpot) { 0, 0 });
  usual = card->target.y;
  riffle_board_click (self->board, (PatSpot) { 0, 0 }, PAT_CLICK_PLAIN);
  g_assert_cmpint (self->board->selection.kind, ==, PAT_SELECTION_SET);
  g_assert_cmpfloat (card->target.y, <, usual);
  riffle_board_deselect (self->board);
  g_assert_cmpfloat (card->target.y, ==, usual);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/board-focus/arrows", Motion, NULL, motion_set_up, test_arrows, motion_tear_down);
  g_test_add ("/board-focus/opened", Motion, NULL, motion_set_up, test_opened, motion_tear_down);
  g_test_add ("/board-focus/gone", Motion, NULL, motion_set_up, test_gone, motion_tear_down);
  g_test_add ("/board-focus/tab", Motion, NULL, motion_set_up, test_tab, motion_tear_down);
  g_test_add ("/board-focus/covered", Motion, NULL, motion_set_up, test_covered,
              motion_tear_down);
  g_test_add ("/board-focus/hidden", Motion, NULL, motion_set_up, test_hidden, motion_tear_down);
  g_test_add ("/board-focus/other-game", Motion, NULL, motion_set_up, test_other_game,
              motion_tear_down);
  g_test_add ("/board-focus/keys", Motion, NULL, motion_set_up, test_keys, motion_tear_down);
  g_test_add ("/board-focus/keys-one-by-one", Motion, NULL, motion_set_up, test_keys_one_by_one,
              motion_tear_down);
  g_test_add ("/board-focus/letters", Motion, NULL, motion_set_up, test_letters, motion_tear_down);
  g_test_add ("/board-focus/key-to-same-pile", Motion, NULL, motion_set_up, test_key_to_same_pile,
              motion_tear_down);
  g_test_add ("/board-focus/marks", Motion, NULL, motion_set_up, test_marks, motion_tear_down);
  g_test_add ("/board-focus/marks-and-deck", Motion, NULL, motion_set_up, test_marks_and_deck,
              motion_tear_down);
  g_test_add ("/board-focus/raised", Motion, NULL, motion_set_up, test_raised, motion_tear_down);
  return g_test_run ();
}
