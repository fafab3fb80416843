/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Special actions on the board: those that play themselves, and what others ask for. */
#include "config.h"

#include "board-position.h"

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .dx = 1 }, .fan_y = 0.25, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

static void
add_special (PatMoves *moves,
             guint     nth)
{
  PatMove move;

  pat_move_init_special (&move, nth);
  pat_moves_add (moves, &move);
}

/* The first one is possible if there is a card on the first column; the second if that is red. */
static void
list_turns (const PatRules    *rules,
            const PatPosition *position,
            PatMoves          *moves)
{
  PatCard card = pat_position_get_top (position, 0);

  if (card != PAT_NO_CARD)
    add_special (moves, 0);
  if (card != PAT_NO_CARD && pat_card_is_red (card))
    add_special (moves, 1);
}

/* Takes that card away. */
static void
take_away (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
  pat_steps_move (steps, 0, pat_position_get_size (position, 0) - 1u, 1, 3, PAT_STEP_PLAIN);
}

static const PatSpecialSpec turns[] = {
  { .name = "wait", .label = "Wait" },
  { .name = "turn", .label = "Turn", .auto_msec = 1 },
  { 0 }
};

RULES_VARIANT (turning, piles, .specials = turns, .more_moves = list_turns, .special = take_away);

/* Whether the board lets an action wait for its time. */
static gboolean
is_waiting (Motion *self)
{
  return g_main_context_find_source_by_user_data (NULL, self->board->specials) != NULL;
}

static guint
count_moves (Motion *self)
{
  return pat_game_get_n_moves (riffle_board_get_game (self->board));
}

/* Only an action that plays itself waits, and only if it is possible. */
static void
test_watch (Motion        *self,
            gconstpointer  data)
{
  position_show (self, &turning, "tableau 1: 2H");
  g_assert_true (is_waiting (self));
  riffle_specials_forget (self->board->specials);
  g_assert_false (is_waiting (self));
  riffle_specials_watch (self->board->specials);
  g_assert_true (is_waiting (self));

  position_show (self, &turning, "tableau 1: 2S");
  g_assert_false (is_waiting (self));
  position_show (self, &turning, "tableau 1: 2H");
  riffle_board_set_game (self->board, NULL);
  g_assert_false (is_waiting (self));
}

/* When its time has come it is played, and then it waits for the next one. */
static void
test_plays_itself (Motion        *self,
                   gconstpointer  data)
{
  position_show (self, &turning, "tableau 1: 2S 3H 4H; tableau 2: KH");
  while (is_waiting (self))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_moves (self), ==, 2);
  g_assert_cmpuint (riffle_table_get_pile (self->board->table, 0)->cards->len, ==, 1);
}

/* Nobody has to wait for it: what the player does comes after it. */
static void
test_hurry (Motion        *self,
            gconstpointer  data)
{
  position_show (self, &turning, "tableau 1: 2S 3H; tableau 2: KH");
  riffle_specials_hurry (self->board->specials);
  g_assert_cmpuint (count_moves (self), ==, 1);
  g_assert_false (is_waiting (self));
  /* The other action is possible, but waits for the player. */
  riffle_specials_hurry (self->board->specials);
  g_assert_cmpuint (count_moves (self), ==, 1);

  position_show (self, &turning, "tableau 1: 2S 3H; tableau 2: KH");
  riffle_board_click (self->board, (PatSpot) { 1, 0 }, PAT_CLICK_KEEP);
  g_assert_cmpuint (count_moves (self), ==, 1);
  g_assert_true (pat_selection_has (&self->board->selection, (PatSpot) { 1, 0 }));
}

/* What is not possible any more is not played. */
static void
test_too_late (Motion        *self,
               gconstpointer  data)
{
  static const PatSelection nothing = { PAT_SELECTION_NONE };
  g_autoptr (PatGame) game = position_new_game (&turning, "tableau 1: 2H");
  RiffleSpecials *specials;

  position_show (self, &turning, "tableau 2: 2H");
  specials = riffle_specials_new (GTK_WIDGET (self->board), self->board->table, &nothing,
                                  self->board->announcer, &riffle_board_special_funcs,
                                  self->board);
  riffle_board_set_game (self->board, game);
  riffle_specials_watch (specials);
  motion_play (game, "t1>t3");
  riffle_specials_hurry (specials);
  g_assert_cmpuint (count_moves (self), ==, 1);
  riffle_specials_free (specials);
}

/* Turns down a card of the first column and then one of the second. */
static void
list_pairs (const PatRules    *rules,
            const PatPosition *position,
            PatMoves          *moves)
{
  PatMove move;

  if (pat_position_get_size (position, 0) == 0 || pat_position_get_size (position, 1) == 0)
    return;
  pat_move_init_special (&move, 0);
  pat_move_add_pick (&move, 0, 0, 1);
  pat_move_add_pick (&move, 1, 0, 1);
  pat_moves_add (moves, &move);
}

static const PatSpecialSpec pairs[] = {
  { .name = "pair", .label = "Pair", .prompts = { "Which card?", "Which other card?" } },
  { 0 }
};

RULES_VARIANT (pairing, piles, .specials = pairs, .more_moves = list_pairs, .special = take_away);

static void
assert_marks (Motion      *self,
              PatSpot      spot,
              RiffleMarks  marks)
{
  RiffleCard *card = riffle_table_get_card (self->board->table, spot);

  g_assert_cmpuint (riffle_piece_get_marks (RIFFLE_PIECE (card)), ==, marks);
}

/* What is asked for is marked, and what was answered. */
static void
test_marks (Motion        *self,
            gconstpointer  data)
{
  const PatSpot first = { 0, 1 }, second = { 1, 0 };

  position_show (self, &pairing, "tableau 1: 2H 4H; tableau 2: KH");
  assert_marks (self, first, RIFFLE_MARK_NONE);
  riffle_board_begin_special (self->board, 0);
  assert_marks (self, first, RIFFLE_MARK_DESTINATION);
  assert_marks (self, (PatSpot) { 0, 0 }, RIFFLE_MARK_NONE);
  assert_marks (self, second, RIFFLE_MARK_NONE);
  riffle_board_click (self->board, first, PAT_CLICK_PLAIN);
  assert_marks (self, first, RIFFLE_MARK_SELECTED);
  assert_marks (self, (PatSpot) { 0, 0 }, RIFFLE_MARK_NONE);
  assert_marks (self, second, RIFFLE_MARK_DESTINATION);
  riffle_board_cancel (self->board);
  assert_marks (self, first, RIFFLE_MARK_NONE);
  assert_marks (self, second, RIFFLE_MARK_NONE);
}

static void
prompt_cb (RiffleBoard *board,
           const char  *sentence,
           GString     *told)
{
  g_string_append_printf (told, "%s ", sentence != NULL ? sentence : "-");
}

/* The player is asked step by step, until the action is played or cancelled; other cards that are
 * held do not make it ask. */
static void
test_questions (Motion        *self,
                gconstpointer  data)
{
  g_autoptr (GString) told = g_string_new (NULL);

  position_show (self, &pairing, "tableau 1: 2H 4H; tableau 2: KH");
  g_signal_connect (self->board, "prompt", G_CALLBACK (prompt_cb), told);
  riffle_board_click (self->board, (PatSpot) { 1, 0 }, PAT_CLICK_PLAIN);
  riffle_board_deselect (self->board);
  g_assert_cmpstr (told->str, ==, "");

  riffle_board_begin_special (self->board, 0);
  g_assert_cmpstr (told->str, ==, "Which card? ");
  riffle_board_click (self->board, (PatSpot) { 0, 1 }, PAT_CLICK_PLAIN);
  g_assert_cmpstr (told->str, ==, "Which card? Which other card? ");
  g_string_truncate (told, 0);
  g_assert_true (riffle_board_cancel (self->board));
  g_assert_cmpstr (told->str, ==, "- ");
  g_assert_cmpuint (count_moves (self), ==, 0);

  g_string_truncate (told, 0);
  riffle_board_begin_special (self->board, 0);
  riffle_board_click (self->board, (PatSpot) { 0, 1 }, PAT_CLICK_PLAIN);
  riffle_board_click (self->board, (PatSpot) { 1, 0 }, PAT_CLICK_PLAIN);
  g_assert_cmpstr (told->str, ==, "Which card? Which other card? - ");
  g_assert_cmpuint (count_moves (self), ==, 1);
  g_signal_handlers_disconnect_by_data (self->board, told);
}

/* Names one of two cards, the second action for a card of the second column. */
static void
list_names (const PatRules    *rules,
            const PatPosition *position,
            PatMoves          *moves)
{
  for (guint nth = 0; nth < 2; nth++)
    for (guint rank = PAT_ACE; rank <= 2; rank++)
      {
        PatMove move;

        pat_move_init_special (&move, nth);
        move.card = pat_card_new (PAT_SPADES, rank);
        if (nth == 1)
          pat_move_add_pick (&move, 1, 0, 1);
        pat_moves_add (moves, &move);
      }
}

static const PatSpecialSpec names[] = {
  { .name = "name", .label = "Name" },
  { .name = "rename", .label = "Rename" },
  { 0 }
};

RULES_VARIANT (naming, piles, .specials = names, .more_moves = list_names, .special = take_away);

static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child);
  return found;
}

/* Chooses the first of the cards that are shown. */
static void
choose_card (Motion *self)
{
  GtkWidget *button = find_button (GTK_WIDGET (self->board));

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  /* The answer waits until the click is over. */
  while (count_moves (self) == 0)
    g_main_context_iteration (NULL, TRUE);
  motion_land_all (self);
}

static guint
get_focused_pile (Motion *self)
{
  PatSpot spot;

  g_assert_true (riffle_focus_get (self->board->focus, &spot));
  return spot.pile;
}

/* The focus goes to the pile that the action was about, and stays where it is without one. */
static void
test_leads_focus (Motion        *self,
                  gconstpointer  data)
{
  static const char *const cards = "tableau 1: 2H 4H; tableau 2: KH; tableau 3: QH";

  position_show (self, &naming, cards);
  g_assert_true (riffle_focus_set_top (self->board->focus, 2));
  riffle_board_begin_special (self->board, 0);
  choose_card (self);
  g_assert_cmpuint (get_focused_pile (self), ==, 2);

  position_show (self, &naming, cards);
  g_assert_true (riffle_focus_set_top (self->board->focus, 2));
  riffle_board_begin_special (self->board, 1);
  riffle_board_click (self->board, (PatSpot) { 1, 0 }, PAT_CLICK_PLAIN);
  choose_card (self);
  g_assert_cmpuint (get_focused_pile (self), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/board-specials/watch", Motion, NULL, motion_set_up, test_watch, motion_tear_down);
  g_test_add ("/board-specials/plays-itself", Motion, NULL, motion_set_up, test_plays_itself,
              motion_tear_down);
  g_test_add ("/board-specials/hurry", Motion, NULL, motion_set_up, test_hurry, motion_tear_down);
  g_test_add ("/board-specials/too-late", Motion, NULL, motion_set_up, test_too_late,
              motion_tear_down);
  g_test_add ("/board-specials/marks", Motion, NULL, motion_set_up, test_marks, motion_tear_down);
  g_test_add ("/board-specials/questions", Motion, NULL, motion_set_up, test_questions,
              motion_tear_down);
  g_test_add ("/board-specials/leads-focus", Motion, NULL, motion_set_up, test_leads_focus,
              motion_tear_down);
  return g_test_run ();
}
