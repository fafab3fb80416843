/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Fair hints know what the player can know and nothing else, and win a good share of deals.
 *
 * RIFFLE_TEST_DEALS=N takes N deals of each game. */
#include "config.h"

#include "advice-game.h"

#include <locale.h>
#include <stdlib.h>

/* The sanitizers look for other faults, and take four times as long. */
#ifdef __SANITIZE_ADDRESS__
#define N_DEALS     1
#else
#define N_DEALS     2
#endif
#define N_EXCHANGES 40
#define MAX_STATES  8000

/* What became of the games whose cards were exchanged. */
typedef struct
{
  guint n_exchanged;
  guint n_hints;
  guint n_likely;
  guint n_other; /* hints of an advisor that knows all and that differ */
} Tally;

static guint
get_n_deals (void)
{
  const char *n = g_getenv ("RIFFLE_TEST_DEALS");

  return n != NULL ? (guint) atoi (n) : N_DEALS;
}

static gboolean
looks_like (const PatPosition *a,
            const PatPosition *b)
{
  for (guint i = 0; i < a->start[a->n_piles]; i++)
    if (a->cards[i] != b->cards[i] &&
        !(pat_card_is_face_down (a->cards[i]) && pat_card_is_face_down (b->cards[i])))
      return FALSE;
  return memcmp (a->start, b->start, a->n_piles + 1u) == 0 &&
         memcmp (a->counters, b->counters, sizeof a->counters) == 0;
}

/* Whether the game would have looked the same from the beginning with another deal. */
static gboolean
could_be (PatGame           *game,
          const PatPosition *first)
{
  const PatRules *rules = pat_game_get_rules (game);
  PatPosition own = *pat_game_get_first_position (game), other = *first;

  for (guint i = 0; i < pat_game_get_history_length (game); i++)
    {
      const PatMove *move = pat_game_get_history_move (game, i, NULL);

      if (!looks_like (&own, &other) || !pat_rules_judge (rules, &other, move, NULL))
        return FALSE;
      pat_rules_apply (rules, &own, move, NULL);
      pat_rules_apply (rules, &other, move, NULL);
    }
  return looks_like (&own, &other);
}

/* Exchanges cards of the deal that nobody has seen; returns how many. */
static guint
exchange (PatGame     *game,
          PatRandom   *random,
          PatPosition *first)
{
  guint n_cards = pat_rules_get_n_cards (pat_game_get_rules (game)), n = 0;

  *first = *pat_game_get_first_position (game);
  for (guint i = 0; i < N_EXCHANGES; i++)
    {
      PatPosition next = *first;
      guint a = pat_random_below (random, n_cards), b = pat_random_below (random, n_cards);

      next.cards[a] = first->cards[b];
      next.cards[b] = first->cards[a];
      if (next.cards[a] == next.cards[b] || !could_be (game, &next))
        continue;
      *first = next;
      n++;
    }
  return n;
}

/* What chance decides later is hidden, too. */
static void
exchange_seed (PatGame     *game,
               PatPosition *first)
{
  PatPosition next = *first;

  next.seed += 12345;
  if (could_be (game, &next))
    *first = next;
}

static PatGame *
new_twin (PatGame           *game,
          const PatPosition *first)
{
  PatGame *twin = pat_game_new_for_position (pat_game_get_variant (game),
                                             pat_game_get_options (game), first, NULL);
  guint n = pat_game_get_history_length (game), bad;
  g_autofree PatMove *moves = g_new (PatMove, n);
  g_autofree gboolean *automatic = g_new (gboolean, n);
  PatRefusal refusal;

  for (guint i = 0; i < n; i++)
    moves[i] = *pat_game_get_history_move (game, i, &automatic[i]);
  g_assert_true (pat_game_replay (twin, moves, automatic, n, pat_game_get_history_cursor (game),
                                  &refusal, &bad));
  return twin;
}

/* Sets up another game that looks the same to the player, and compares the hints. */
static void
compare (PatGame   *game,
         PatRandom *random,
         Tally     *tally)
{
  g_autoptr (PatGame) twin = NULL;
  PatPosition first;
  PatHint own[3], other[3];

  if (exchange (game, random, &first) == 0)
    return;
  exchange_seed (game, &first);
  twin = new_twin (game, &first);
  ask (game, FALSE, MAX_STATES, own);
  ask (twin, FALSE, MAX_STATES, other);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if (!are_equal (&own[i], &other[i]))
      g_test_fail_printf ("%s, deal %" G_GUINT64_FORMAT ", move %u: hint %u knows what is hidden",
                          pat_variant_get_id (pat_game_get_variant (game)),
                          pat_game_get_number (game), pat_game_get_history_cursor (game), i);
  tally->n_exchanged++;
  tally->n_hints += own[0].kind != PAT_HINT_NONE;
  tally->n_likely += own[0].kind == PAT_HINT_LIKELY;
  ask (game, TRUE, MAX_STATES, own);
  ask (twin, TRUE, MAX_STATES, other);
  tally->n_other += !are_equal (&own[0], &other[0]);
}

static void
compare_deals (PatVariant *variant,
               Tally      *tally)
{
  for (guint64 number = 1; number <= get_n_deals (); number++)
    {
      g_autoptr (PatGame) game = pat_game_new (variant, NULL, number, NULL);
      PatRandom random;

      pat_random_init (&random, number, 1);
      play_by_chance (game, &random, pat_random_below (&random, 12));
      compare (game, &random, tally);
      play_by_chance (game, &random, 30);
      for (guint i = pat_random_below (&random, 4); i > 0; i--)
        pat_game_undo (game);
      compare (game, &random, tally);
    }
}

/* Hints do not change if cards are exchanged that the player has not seen. */
static void
test_fair (void)
{
  Tally tally = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      compare_deals (variant, &tally);
    }
  g_test_message ("%u games, %u hints, %u of them tried in deals; all-knowing: %u others",
                  tally.n_exchanged, tally.n_hints, tally.n_likely, tally.n_other);
  g_assert_cmpuint (tally.n_hints, >, 50);
  g_assert_cmpuint (tally.n_likely, >, 10);
  g_assert_cmpuint (tally.n_other, >, 5);
}

/* Whoever may go through the stock as often as they like sees all of it first, unless a card goes
 * up without a thought. A way to a card of the stock is then followed to its end. */
static void
test_stock_first (void)
{
  g_autoptr (PatGame) game = new_game ("klondike:draw=3#3");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);
  guint n_likely = 0, n_same = 0;
  PatHint hint, last = { 0 };

  pat_advisor_set_max_seconds (advisor, 0);
  pat_advisor_set_max_states (advisor, MAX_STATES);
  for (guint i = 0; i < 60; i++)
    {
      const PatPosition *position = pat_game_get_position (game);

      g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
      if (position->counters[PAT_COUNTER_PASSES] == 0 &&
          pat_position_get_size (position, stock) > 0 && n_likely == 0)
        g_assert_cmpint (hint.kind, ==, PAT_HINT_JUDGED);
      n_likely += hint.kind == PAT_HINT_LIKELY;
      n_same += hint.kind == PAT_HINT_LIKELY && hint.n_dealt == last.n_dealt &&
                last.move.kind == PAT_MOVE_STOCK;
      last = hint;
      if (!pat_game_play (game, &hint.move, NULL))
        break;
    }
  g_assert_cmpuint (n_likely, >, 0);
  g_assert_cmpuint (n_same, >, 0);
}

/* Of two cards that could take the same place, the one moves below which most lie face down: that
 * is tried first. */
static void
test_deepest_first (void)
{
  g_autoptr (PatGame) game = new_klondike_at (
    "foundation 1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n"
    "foundation 2: AD 2D 3D 4D 5D\n"
    "foundation 3: AH 2H 3H 4H 5H\n"
    "foundation 4: AS 2S 3S 4S 5S 6S\n"
    "tableau 1: KS QH JS TH 9S\n"
    "tableau 2: <8S> <QD> 8H\n"
    "tableau 3: KH QS JH TS 9H\n"
    "tableau 4: KD\n"
    "tableau 6: <7H> <6D> <7D> <9D> <TD> <JD> <7S> <6H> 8D\n");
  const PatRules *rules = pat_game_get_rules (game);
  PatHint hints[3];
  PatMove move;

  ask (game, FALSE, 1, hints);
  pat_move_init_cards (&move, (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 6), 1,
                       (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1));
  g_assert_true (pat_move_equal (&hints[0].move, &move));
}

/* A card that lies below others on the waste is known, and a way to it is looked for even if the
 * stock is all that can be clicked on now. */
static void
test_way_to_card (void)
{
  g_autoptr (PatGame) game = new_klondike_at (
    "waste: 9S 9D\n"
    "foundation 1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n"
    "foundation 2: AD 2D 3D 4D 5D\n"
    "foundation 3: AH 2H 3H 4H 5H\n"
    "foundation 4: AS 2S 3S 4S 5S 6S\n"
    "tableau 1: KS QH JS TH\n"
    "tableau 2: <8S> <QD> 8H\n"
    "tableau 3: KH QS JH TS 9H\n"
    "tableau 4: 7H\n"
    "tableau 5: TD\n"
    "tableau 6: <6D> <KD> <JD> <7S> <6H> 8D\n"
    "tableau 7: 7D\n");
  PatHint hints[3];

  ask (game, FALSE, MAX_STATES, hints);
  g_assert_cmpint (hints[0].move.kind, ==, PAT_MOVE_STOCK);
  g_assert_cmpint (hints[0].kind, ==, PAT_HINT_LIKELY);
  g_assert_cmpuint (hints[0].n_won, >, 0);
}

/* Follows fair hints that come from some thirty trials each; returns how many deals that wins. */
static guint
count_won (const char *game_name)
{
  guint n_won = 0, n_unproven;

  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s#%u", game_name, i + 1);
      g_autoptr (PatGame) game = new_game (name);
      g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);

      pat_advisor_set_max_seconds (advisor, 0);
      pat_advisor_set_max_states (advisor, 1000);
      n_won += follow (game, advisor, &n_unproven);
    }
  g_test_message ("%s: %u of 30 won", game_name, n_won);
  return n_won;
}

/* To follow fair hints wins a good share of deals even with little effort. If each deal were looked
 * at as if all were known, only ten of those of Pyramid would be won. */
static void
test_explored (void)
{
  g_assert_cmpuint (count_won ("klondike:draw=3"), >=, 9);
  g_assert_cmpuint (count_won ("pyramid:redeals=2"), >=, 14);
}

/* A pyramid that can be cleared whichever of two cards of the stock comes first. */
static PatGame *
new_pyramid (const char *stock)
{
  g_autofree char *text = g_strdup_printf (
    "tableau 1: 8H\n"
    "tableau 2: AC\n"
    "tableau 3: 5D\n"
    "tableau 4: 4D\n"
    "tableau 5: 8S\n"
    "tableau 6: QS\n"
    "tableau 7: AH\n"
    "tableau 8: 9D\n"
    "stock: %s\n"
    "waste: QH 5C\n"
    "discard: KH JH 2D TC 3H 6C 7H 5S 8D KD 7S 6H AS QD AD QC 5H 8C 3S TH KC 4C 9S 2H JC 9C 4H 3D "
    "TD 2S JD 6S 7C 9H 4S 7D 6D JS 2C\n", stock);

  return new_game_at ("pyramid", text);
}

/* Hints do not depend on the order of hidden cards, and win in each of them if that is possible.
 * Once all cards are known, a line that wins is followed. */
static void
test_pairs (void)
{
  static const char *const stocks[] = { "<TS> <KS> 3C", "<KS> <TS> 3C" };
  PatHint hints[G_N_ELEMENTS (stocks)][3];

  for (guint i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      g_autoptr (PatGame) game = new_pyramid (stocks[i]);
      g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
      guint n_unproven;

      ask (game, FALSE, MAX_STATES, hints[i]);
      for (guint k = 0; k < G_N_ELEMENTS (hints[i]); k++)
        g_assert_true (are_equal (&hints[i][k], &hints[0][k]));
      g_assert_cmpint (hints[i][0].kind, ==, PAT_HINT_LIKELY);
      pat_advisor_set_max_seconds (advisor, 0);
      pat_advisor_set_max_states (advisor, MAX_STATES);
      g_assert_true (follow (game, advisor, &n_unproven));
      g_assert_cmpuint (n_unproven, <, pat_game_get_history_length (game));
    }
}

/* What is hidden lies elsewhere in each trial: a move that needs luck wins some of them. If each
 * trial had the same deal, it would win none of them, or nearly all. */
static void
test_chance (void)
{
  g_autoptr (PatGame) game = new_game ("pyramid#19");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  guint n_lucky = 0;
  PatHint hint;

  pat_advisor_set_max_seconds (advisor, 0);
  pat_advisor_set_max_states (advisor, MAX_STATES);
  while (pat_advisor_hint (advisor, &hint, NULL, NULL) && hint.kind != PAT_HINT_NONE &&
         pat_game_get_history_length (game) < 60)
    {
      double share = (double) hint.n_won / MAX (hint.n_dealt, 1);

      n_lucky += share > 0.05 && share < 0.75;
      g_assert_true (pat_game_play (game, &hint.move, NULL));
    }
  g_test_message ("%u hints that need luck", n_lucky);
  g_assert_cmpuint (n_lucky, >, 2);
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  registry = pat_registry_new ();
  pat_registry_add_default_folders (registry, FALSE);
  g_test_add_func ("/advice-fair/exchanged", test_fair);
  g_test_add_func ("/advice-fair/stock-first", test_stock_first);
  g_test_add_func ("/advice-fair/deepest-first", test_deepest_first);
  g_test_add_func ("/advice-fair/way-to-card", test_way_to_card);
  g_test_add_func ("/advice-fair/explored", test_explored);
  g_test_add_func ("/advice-fair/pairs", test_pairs);
  g_test_add_func ("/advice-fair/chance", test_chance);
  status = g_test_run ();
  g_clear_object (&registry);
  return status;
}
