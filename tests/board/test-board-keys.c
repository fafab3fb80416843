/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the piles, what is said on request, and piles that are chosen. */
#include "config.h"

#include "riffle-board.h"
#include "riffle-pile-key.h"
#include "riffle-spoken-pile.h"
#include "riffle-spoken.h"
#include "board-game.h"

typedef struct
{
  RiffleBoard *board;
  guint        n_chosen;
  guint        pile;
  guint        n_ended;
} Fixture;

/* No two piles of a game have the same key, and none has more than two characters. */
static void
test_keys_are_short_and_differ (void)
{
  static const char *const ids[] = {
    "klondike", "accordion", "bouquet", "clock", "palm", "sultan",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (PatGame) game = board_game_new (ids[i], 2);
      const PatRules *rules = pat_game_get_rules (game);
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
        {
          char *key = riffle_pile_key_dup (rules, pile);

          g_assert_cmpuint (strlen (key), >=, 1);
          g_assert_cmpuint (strlen (key), <=, 2);
          g_assert_true (g_hash_table_add (seen, key));
        }
    }
}

static void
assert_key (const char *id,
            PatRole     role,
            guint       number,
            const char *wanted)
{
  g_autoptr (PatGame) game = board_game_new (id, 2);
  const PatRules *rules = pat_game_get_rules (game);
  int pile = pat_rules_find_pile (rules, role, number);
  g_autofree char *key = NULL;

  g_assert_cmpint (pile, >=, 0);
  key = riffle_pile_key_dup (rules, (guint) pile);
  g_assert_cmpstr (key, ==, wanted);
}

static void
test_keys_follow_roles (void)
{
  assert_key ("klondike", PAT_STOCK, 1, "S");
  assert_key ("klondike", PAT_FOUNDATION, 3, "F3");
  assert_key ("klondike", PAT_TABLEAU, 7, "7");
  assert_key ("spider", PAT_TABLEAU, 10, "0");
  assert_key ("accordion", PAT_TABLEAU, 10, "10");
  assert_key ("accordion", PAT_TABLEAU, 52, "52");
  assert_key ("bouquet", PAT_RESERVE, 10, "R0");
  assert_key ("bouquet", PAT_RESERVE, 16, "RF");
  assert_key ("palm", PAT_HAND, 2, "2");
  assert_key ("clock", PAT_FOUNDATION, 13, "FC");
}

static void
test_own_keys (void)
{
  g_assert_true (riffle_board_is_own_key (GDK_KEY_f));
  g_assert_true (riffle_board_is_own_key (GDK_KEY_F));
  g_assert_true (riffle_board_is_own_key (GDK_KEY_7));
  g_assert_true (riffle_board_is_own_key (GDK_KEY_KP_7));
  g_assert_true (riffle_board_is_own_key (GDK_KEY_Return));
  g_assert_true (riffle_board_is_own_key (GDK_KEY_KP_Add));
  g_assert_true (riffle_board_is_own_key (GDK_KEY_slash));
  g_assert_false (riffle_board_is_own_key (GDK_KEY_F1));
  g_assert_false (riffle_board_is_own_key (GDK_KEY_Pause));
}

static void
chosen_cb (RiffleBoard *board,
           guint        pile,
           Fixture     *fixture)
{
  fixture->n_chosen++;
  fixture->pile = pile;
}

static void
ended_cb (RiffleBoard *board,
          Fixture     *fixture)
{
  fixture->n_ended++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  id)
{
  g_autoptr (PatGame) game = board_game_new (id, 2);

  fixture->board = g_object_ref_sink (RIFFLE_BOARD (riffle_board_new ()));
  riffle_board_set_game (fixture->board, game);
  g_signal_connect (fixture->board, "pile-chosen", G_CALLBACK (chosen_cb), fixture);
  g_signal_connect (fixture->board, "choosing-ended", G_CALLBACK (ended_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  id)
{
  g_object_unref (fixture->board);
}

/* While piles are chosen, a click moves nothing and takes nothing. */
static void
test_choosing (Fixture       *fixture,
               gconstpointer  id)
{
  PatGame *game = riffle_board_get_game (fixture->board);
  GtkWidget *board = GTK_WIDGET (fixture->board);

  riffle_board_begin_choosing (fixture->board, 3);
  g_assert_cmpuint (fixture->pile, ==, 3);
  gtk_widget_activate_action (board, "board.click", "(ui)", 0, 23);
  gtk_widget_activate_action (board, "board.click", "(ui)", 12, 6);
  g_assert_cmpuint (fixture->n_chosen, ==, 3);
  g_assert_cmpuint (fixture->pile, ==, 12);
  g_assert_true (pat_game_get_is_untouched (game));
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 0);
  riffle_board_end_choosing (fixture->board);
  g_assert_cmpuint (fixture->n_ended, ==, 1);
  gtk_widget_activate_action (board, "board.click", "(ui)", 0, 23);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (fixture->n_chosen, ==, 3);
}

static void
test_new_deal_ends_choosing (Fixture       *fixture,
                             gconstpointer  id)
{
  g_autoptr (PatGame) other = board_game_new (id, 2);

  riffle_board_begin_choosing (fixture->board, 0);
  riffle_board_set_game (fixture->board, other);
  g_assert_cmpuint (fixture->n_ended, ==, 1);
}

static void
test_words (Fixture       *fixture,
            gconstpointer  id)
{
  const PatSelection nothing = { PAT_SELECTION_NONE };
  PatGame *on_board = riffle_board_get_game (fixture->board);
  g_autofree char *column = riffle_spoken_pile (on_board, 12, FALSE);
  g_autofree char *foundation = riffle_spoken_pile (on_board, 2, FALSE);
  g_autofree char *revealed = riffle_spoken_pile (on_board, 9, TRUE);
  g_autofree char *game = riffle_spoken_game (on_board, &nothing, FALSE);

  g_assert_cmpstr (column, ==, "Column 7. Five of Diamonds, 6 face-down cards. "
                   "No card can be played here now.");
  g_assert_cmpstr (revealed, ==, "Column 4. Two of Spades, 3 face-down cards: "
                   "King of Hearts, Three of Spades, Four of Hearts. "
                   "No card can be played here now.");
  g_assert_cmpstr (foundation, ==, "Empty: Foundation 1, takes: Ace. "
                   "No card can be played here now.");
  g_assert_cmpstr (game, ==, "Klondike. Score: 0. 0 moves. Time: 0 seconds. In progress.");
}

/* A hint says where the cards lie before it says where they go. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  id)
{
  PatGame *on_board = riffle_board_get_game (fixture->board);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n_carried = 0;

  pat_rules_list (pat_game_get_rules (on_board), pat_game_get_position (on_board), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      g_autofree char *words = riffle_spoken_hint (on_board, &moves->moves[i]);

      if (moves->moves[i].kind != PAT_MOVE_CARDS)
        continue;
      g_assert_true (g_regex_match_simple ("^Hint: .+ from .+ to .+$", words, 0, 0));
      n_carried++;
    }
  g_assert_cmpuint (n_carried, >, 0);
}

static guint
count_texts (GskRenderNode *node)
{
  guint n = 0;

  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return 1;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_texts (gsk_container_node_get_child (node, i));
      return n;
    case GSK_TRANSFORM_NODE:
      return count_texts (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_texts (gsk_clip_node_get_child (node));
    case GSK_DEBUG_NODE:
      return count_texts (gsk_debug_node_get_child (node));
    default:
      return 0;
    }
}

static guint
count_drawn_texts (RiffleBoard *board)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint n;

  GTK_WIDGET_GET_CLASS (board)->snapshot (GTK_WIDGET (board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  n = node == NULL ? 0 : count_texts (node);
  g_clear_pointer (&node, gsk_render_node_unref);
  return n;
}

/* Each pile has a tag of its own, and none without the setting. */
static void
test_tags (Fixture       *fixture,
           gconstpointer  id)
{
  guint n_piles = pat_rules_get_n_piles (pat_game_get_rules (riffle_board_get_game (
                                                               fixture->board)));
  guint before;

  before = count_drawn_texts (fixture->board);
  g_object_set (fixture->board, "pile-keys", TRUE, NULL);
  g_assert_cmpuint (count_drawn_texts (fixture->board), ==, before + n_piles);
  g_object_set (fixture->board, "pile-keys", FALSE, NULL);
  g_assert_cmpuint (count_drawn_texts (fixture->board), ==, before);
}

/* A board without a game has no piles whose keys could be shown. */
static void
test_tags_without_game (Fixture       *fixture,
                        gconstpointer  id)
{
  g_object_set (fixture->board, "pile-keys", TRUE, NULL);
  riffle_board_set_game (fixture->board, NULL);
  g_assert_cmpuint (count_drawn_texts (fixture->board), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/keys/are-short-and-differ", test_keys_are_short_and_differ);
  g_test_add_func ("/board/keys/follow-roles", test_keys_follow_roles);
  g_test_add_func ("/board/keys/own", test_own_keys);
  g_test_add ("/board/keys/tags", Fixture, "klondike", set_up, test_tags, tear_down);
  g_test_add ("/board/keys/tags-without-game", Fixture, "klondike", set_up, test_tags_without_game,
              tear_down);
  g_test_add ("/board/choosing", Fixture, "klondike", set_up, test_choosing, tear_down);
  g_test_add ("/board/choosing/new-deal", Fixture, "klondike", set_up, test_new_deal_ends_choosing,
              tear_down);
  g_test_add ("/board/words", Fixture, "klondike", set_up, test_words, tear_down);
  g_test_add ("/board/hint", Fixture, "klondike", set_up, test_hint, tear_down);
  return g_test_run ();
}
