/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the toolkit tells while the board changes: whenever a widget gets or loses its parent, the
 * focus moves or the board tells of something, piles and game agree, and the pointer may move.
 *
 * RIFFLE_TEST_SEED is the seed, RIFFLE_TEST_STEPS how often something is done to each game. */
#include "config.h"

#include "riffle-board-describe.h"
#include "riffle-board-private.h"

#define SEED    19
#define N_STEPS 25
#define SKIPPED 77

typedef struct
{
  GtkWidget   *window;
  RiffleBoard *board;
  PatRegistry *registry;
  GRand       *random;
  guint        n_looks;
  gboolean     is_looking;
  const char  *action;     /* what is being done */
} Fixture;

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static GtkEventController *
find_motion (GtkWidget *board)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        return controller; /* the board has it, too */
    }
  g_assert_not_reached ();
}

/* Piles and game agree as well as the pointer and the eyes of a program can tell. */
static void
look (Fixture *self)
{
  GtkEventController *motion = find_motion (GTK_WIDGET (self->board));
  double x = g_rand_double_range (self->random, 0, 700), y = g_rand_double_range (self->random, 0,
                                                                                  500);
  g_autofree char *words = NULL;

  if (self->is_looking)
    return;
  self->is_looking = TRUE;
  self->n_looks++;
  if (!riffle_table_is_in_step (self->board->table))
    g_error ("While “%s” is done, the piles are not those of the game", self->action);
  g_signal_emit_by_name (motion, "motion", x, y);
  words = riffle_board_describe (self->board);
  riffle_board_can_remove_selection (self->board);
  g_signal_emit_by_name (motion, "leave");
  self->is_looking = FALSE;
}

static void
watch (Fixture *self)
{
  for (guint i = 0; i < riffle_table_get_n_piles (self->board->table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->board->table, i);

      if (g_object_get_data (G_OBJECT (pile), "watched") == NULL)
        g_signal_connect_swapped (pile, "notify::parent", G_CALLBACK (look), self);
      g_object_set_data (G_OBJECT (pile), "watched", self);
      for (guint k = 0; k < pile->cards->len; k++)
        {
          GObject *card = G_OBJECT (riffle_pile_get_card (pile, k));

          if (g_object_get_data (card, "watched") == NULL)
            g_signal_connect_swapped (card, "notify::parent", G_CALLBACK (look), self);
          g_object_set_data (card, "watched", self);
        }
    }
}

static void
listen (Fixture *self)
{
  static const char *const names[] = {
    "refused", "prompt", "selection-changed", "dealing", "activated", "pile-chosen",
    "choosing-ended",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_signal_connect_swapped (self->board, names[i], G_CALLBACK (look), self);
  g_signal_connect_swapped (self->window, "notify::focus-widget", G_CALLBACK (look), self);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  const char *seed = g_getenv ("RIFFLE_TEST_SEED");

  self->random = g_rand_new_with_seed (seed != NULL ? (guint32) g_ascii_strtoull (seed, NULL, 10)
                                                    : SEED);
  self->registry = pat_registry_new ();
  pat_registry_add_default_folders (self->registry, FALSE);
  self->window = gtk_window_new ();
  self->board = RIFFLE_BOARD (riffle_board_new ());
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->board));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 700, 500);
  gtk_window_present (GTK_WINDOW (self->window));
  while (gtk_widget_get_width (GTK_WIDGET (self->board)) == 0)
    g_main_context_iteration (NULL, TRUE);
  listen (self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_signal_handlers_disconnect_by_data (self->window, self);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_object_unref (self->registry);
  g_rand_free (self->random);
}

static PatGame *
make_game (Fixture *self,
           guint    nth)
{
  g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (self->registry), nth);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (GError) error = NULL;
  PatGame *game = pat_game_new (variant, options, g_rand_int_range (self->random, 1, 1000), &error);

  g_assert_no_error (error);
  return game;
}

static guint
choose (Fixture *self,
        guint    n)
{
  return n == 0 ? 0 : (guint) g_rand_int_range (self->random, 0, (gint32) n);
}

/* A card that can be pointed at, or an empty place. */
static void
choose_card (Fixture *self,
             guint   *pile,
             int     *index)
{
  guint size;

  *pile = choose (self, riffle_table_get_n_piles (self->board->table));
  size = riffle_table_get_pile (self->board->table, *pile)->cards->len;
  *index = (int) size - 1;
  if (size > 1 && choose (self, 3) == 0)
    *index = (int) choose (self, size);
}

static void
click (Fixture *self)
{
  guint pile;
  int index;

  choose_card (self, &pile, &index);
  riffle_focus_set_card (self->board->focus, (PatSpot) { pile, index });
  riffle_board_click (self->board, (PatSpot) { pile, index },
                      choose (self, 2) == 0 ? PAT_CLICK_KEEP : PAT_CLICK_PLAIN);
}

static void
click_thrice (Fixture *self)
{
  click (self);
  click (self);
  click (self);
}

static void
send (Fixture *self)
{
  guint pile;
  int index;

  choose_card (self, &pile, &index);
  riffle_focus_set_card (self->board->focus, (PatSpot) { pile, index });
  riffle_board_double_click (self->board, (PatSpot) { pile, index });
}

static void
deal (Fixture *self)
{
  riffle_board_deal_stock (self->board);
}

static void
begin_drag (Fixture *self)
{
  PatSpot spot;

  riffle_board_cancel_drag (self->board);
  choose_card (self, &spot.pile, &spot.index);
  if (riffle_board_press_funcs.grab (spot, self->board))
    riffle_board_press_funcs.carry (GRAPHENE_POINT_INIT ((float) choose (self, 400) - 200,
                                                         (float) choose (self, 400) - 200),
                                    self->board);
}

static void
drop (Fixture *self)
{
  if (riffle_drag_is_active (self->board->drag))
    riffle_board_press_funcs.drop (self->board);
}

static void
peek (Fixture *self)
{
  guint pile;
  int index;

  choose_card (self, &pile, &index);
  riffle_peek_under (self->board->peek, (PatSpot) { pile, index });
}

static void
hint (Fixture *self)
{
  PatMove move;

  if (pat_game_hint (riffle_board_get_game (self->board), &move))
    riffle_board_show_hint (self->board, &move);
}

static void
begin_special (Fixture *self)
{
  riffle_board_begin_special (self->board, choose (self, 3));
}

static void
begin_choosing (Fixture *self)
{
  riffle_board_begin_choosing (self->board, choose (self, 10));
}

static void
undo (Fixture *self)
{
  pat_game_undo (riffle_board_get_game (self->board));
}

static void
redo (Fixture *self)
{
  pat_game_redo (riffle_board_get_game (self->board));
}

static void
restart (Fixture *self)
{
  pat_game_restart (riffle_board_get_game (self->board));
}

static void
play_all (Fixture *self)
{
  pat_game_instant_auto_play (riffle_board_get_game (self->board));
}

static void
play_hint (Fixture *self)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (pat_game_hint (riffle_board_get_game (self->board), &move))
    pat_game_play (riffle_board_get_game (self->board), &move, &refusal);
}

static void
cancel (Fixture *self)
{
  riffle_board_end_choosing (self->board);
  riffle_board_cancel (self->board);
}

static void
show_other (Fixture *self)
{
  g_autoptr (PatGame) game = make_game (self,
                                        choose (self,
                                                g_list_model_get_n_items (
                                                  G_LIST_MODEL (self->registry))));

  riffle_board_set_game (self->board, game);
}

static void
show_again (Fixture *self)
{
  g_autoptr (PatGame) game = g_object_ref (riffle_board_get_game (self->board));

  riffle_board_set_game (self->board, NULL);
  riffle_board_set_game (self->board, game);
}

static void
draw_frame (Fixture *self)
{
  g_main_context_iteration (NULL, FALSE);
}

static const struct
{
  const char *name;
  void (*func) (Fixture *self);
  guint weight;
} actions[] = {
  { "a click", click, 6 },
  { "three clicks", click_thrice, 6 },
  { "a double click", send, 4 },
  { "the stock", deal, 4 },
  { "the beginning of a drag", begin_drag, 4 },
  { "the end of a drag", drop, 2 },
  { "a look under a card", peek, 2 },
  { "a hint", hint, 2 },
  { "the hint's move", play_hint, 8 },
  { "a special action", begin_special, 4 },
  { "the choice of a pile", begin_choosing, 1 },
  { "undo", undo, 4 },
  { "redo", redo, 3 },
  { "restart", restart, 1 },
  { "all to the foundations", play_all, 1 },
  { "Escape", cancel, 3 },
  { "another game", show_other, 1 },
  { "the same game again", show_again, 1 },
  { "a frame", draw_frame, 4 },
};

static void
act (Fixture *self)
{
  PatGame *game = riffle_board_get_game (self->board);
  guint sum = 0, nth = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    sum += actions[i].weight;
  for (sum = choose (self, sum); sum >= actions[nth].weight; nth++)
    sum -= actions[nth].weight;
  self->action = actions[nth].name;
  g_test_message ("%s: %s", pat_variant_get_id (pat_game_get_variant (game)), self->action);
  watch (self);
  actions[nth].func (self);
  look (self);
}

/* Every game in turn, with everything that can be done to it. */
static void
test_always_in_step (Fixture       *self,
                     gconstpointer  data)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->registry));
  const char *steps = g_getenv ("RIFFLE_TEST_STEPS");
  guint n_steps = steps != NULL ? (guint) g_ascii_strtoull (steps, NULL, 10) : N_STEPS;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PatGame) game = make_game (self, i);

      self->action = "a new game";
      riffle_board_set_game (self->board, game);
      for (guint k = 0; k < n_steps; k++)
        act (self);
      settle ();
    }
  g_assert_cmpuint (self->n_looks, >, n * n_steps);
}

int
main (int   argc,
      char *argv[])
{
  if (!gtk_init_check ())
    return SKIPPED;
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/board/changes/always-in-step", Fixture, NULL, set_up, test_always_in_step,
              tear_down);
  return g_test_run ();
}
