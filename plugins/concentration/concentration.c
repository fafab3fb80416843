/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Concentration: find the twelve pairs among 24 face-down cards, alone or against another
 * player. */
#include <patience.h>

#define N_CARDS 24
#define N_RANKS 12 /* of the thirteen, two cards of each */

enum
{
  SPECIAL_HIDE,
};

enum
{
  COUNTER_TURNED = PAT_COUNTER_OWN, /* cards turned up by turns that are over */
  COUNTER_PLAYER,                   /* whose turn it is, 1 or 2 */
  COUNTER_POINTS,                   /* of the first player; those of the second follow */
};

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = N_CARDS, .name = PAT_NC_ ("pile", "Card"),
    .names = PAT_NC_ ("piles", "Cards"),
    .at = { .dx = 1, .per_line = 8, .line_dy = 1 },
    .narrow = { .dx = 1, .per_line = 4, .line_dy = 1 }, .turn = PAT_TURN_PLAYER, .deal = "D" },
  { .role = PAT_DISCARD, .count = 1,
    .at = { .x = 8.2, .y = 1 }, .narrow = { .x = 1.5, .y = 6.2 } },
  { 0 }
};

static const PatSpecialSpec specials[] = {
  { .name = "hide", .label = PAT_NC_ ("action", "Turn down"),
    .help = N_("Two open cards that are not a pair are turned down again."),
    .auto_msec = 1200, .neutral = TRUE },
  { 0 }
};

static const PatCounterSpec one_player_counters[] = {
  { "turned", NULL, 0 },
  { 0 }
};

static const PatCounterSpec two_player_counters[] = {
  { "turned", NULL, 0 },
  { "player", NULL, 1 },
  /* Translators: in the status row; the points of the first player. */
  { "points-1", N_("Player 1: %d"), .is_points = TRUE },
  /* Translators: in the status row; the points of the second player. */
  { "points-2", N_("Player 2: %d"), .is_points = TRUE },
  { 0 }
};

static const PatScoring cards_turned = { PAT_SCORE_ASK, .low_is_good = TRUE };

static const PatChoice players[] = {
  { "1", PAT_NC_ ("choice", "One player") }, { "2", PAT_NC_ ("choice", "Two players") }, { 0 }
};

static const PatOption options[] = {
  { "players", PAT_NC_ ("option", "Players"),
    N_("Who finds a pair gets two points and goes on; a miss passes the turn"),
    PAT_OPTION_CHOICE, .choices = players, .question = N_("How many players are there?") },
  { 0 }
};

static const PatPreset presets[] = {
  { "one-player", N_("One player"), "" },
  { "two-players", N_("Two players"), "players=2" },
  { 0 }
};

static gboolean
for_two (const PatRules *rules)
{
  return pat_options_is (pat_rules_get_options (rules), "players", "2");
}

/* Picks the first two cards of each rank, without the rank that comes last, and shuffles what is
 * left: in the order in which they were picked, cards of one rank would lie apart less often
 * than by chance. */
static guint
pick_pairs (const PatRules *rules,
            guint64         seed,
            PatCard        *cards,
            guint           n_cards)
{
  guint n_of_rank[PAT_KING + 1] = { 0 };
  guint n_ranks = 0, n = 0;
  PatRandom random;

  for (guint i = 0; i < n_cards && n < N_CARDS; i++)
    {
      guint rank = pat_card_get_rank (cards[i]);

      if (n_of_rank[rank] == 2 || (n_of_rank[rank] == 0 && n_ranks == N_RANKS))
        continue;
      n_ranks += n_of_rank[rank]++ == 0;
      cards[n++] = cards[i];
    }
  pat_random_init (&random, seed, 1);
  pat_random_shuffle (&random, cards, n);
  return n;
}

/* Lists the piles whose card lies face up; returns how many there are. */
static guint
list_open (const PatRules    *rules,
           const PatPosition *position,
           guint             *open)
{
  guint n = 0;

  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i);
      PatCard card = pat_position_get_top (position, pile);

      if (card != PAT_NO_CARD && !pat_card_is_face_down (card))
        open[n++] = pile;
    }
  return n;
}

/* A turn of two cards is over without a pair: all open cards but one (or none) are turned down,
 * and the other player goes on. */
static void
end_turn (const PatRules    *rules,
          const PatPosition *position,
          int                but,
          PatSteps          *steps)
{
  guint open[N_CARDS];
  guint n_open = list_open (rules, position, open);

  for (guint i = 0; i < n_open; i++)
    if ((int) open[i] != but)
      pat_steps_turn (steps, open[i], 0, 1);
  pat_steps_count (steps, COUNTER_TURNED, 2);
  if (for_two (rules))
    pat_steps_count (steps, COUNTER_PLAYER, position->counters[COUNTER_PLAYER] == 1 ? 1 : -1);
}

static void
take_pair (const PatRules    *rules,
           const PatPosition *position,
           const guint       *pair,
           PatSteps          *steps)
{
  guint discard = (guint) pat_rules_find_pile (rules, PAT_DISCARD, 1);

  pat_steps_move (steps, pair[0], 0, 1, discard, PAT_STEP_PLAIN);
  pat_steps_move (steps, pair[1], 0, 1, discard, PAT_STEP_PLAIN);
  pat_steps_count (steps, COUNTER_TURNED, 2);
  if (for_two (rules))
    pat_steps_count (steps, COUNTER_POINTS + (position->counters[COUNTER_PLAYER] == 2), 2);
}

static void
look_at_open (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move,
              PatSteps          *steps)
{
  guint open[N_CARDS];
  guint n_open = list_open (rules, position, open);

  if (move == NULL || move->kind != PAT_MOVE_TURN)
    return;
  if (n_open > 2)
    end_turn (rules, position, move->picks[0].pile, steps);
  else if (n_open == 2 && pat_card_get_rank (pat_position_get_top (position, open[0])) ==
           pat_card_get_rank (pat_position_get_top (position, open[1])))
    take_pair (rules, position, open, steps);
}

static void
list_hide (const PatRules    *rules,
           const PatPosition *position,
           PatMoves          *moves)
{
  guint open[N_CARDS];
  PatMove move;

  if (list_open (rules, position, open) != 2)
    return;
  pat_move_init_special (&move, SPECIAL_HIDE);
  pat_moves_add (moves, &move);
}

static const char *
why_not_hide (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move)
{
  return N_("Only two open cards that are not a pair can be turned down.");
}

static void
hide_cards (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
  end_turn (rules, position, -1, steps);
}

static int
count_turned (const PatRules    *rules,
              const PatPosition *position)
{
  guint open[N_CARDS];

  return position->counters[COUNTER_TURNED] + (int) list_open (rules, position, open);
}

static char *
describe_turn (const PatRules    *rules,
               const PatPosition *position)
{
  const PatVariantSpec *variant = pat_rules_get_variant (rules);
  const char *text;
  int lead = position->counters[COUNTER_POINTS] - position->counters[COUNTER_POINTS + 1];

  if (pat_rules_is_won (rules, position))
    text = lead > 0 ? N_("Player 1 wins.") : lead < 0 ? N_("Player 2 wins.") : N_("It is a draw.");
  else if (position->counters[COUNTER_PLAYER] == 1)
    text = N_("It is player 1’s turn.");
  else
    text = N_("It is player 2’s turn.");
  return g_strdup (pat_words_translate (variant, text));
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatGameSpec *game = &table->game;

  if (!pat_options_is (chosen, "players", "2"))
    return TRUE;
  game->counters = two_player_counters;
  game->scoring = NULL;
  game->status = describe_turn;
  game->for_several = TRUE;
  return TRUE;
}

static const PatVariantSpec concentration = {
  .id = "concentration",
  .name = N_("Concentration"),
  .family = PAT_NC_ ("family", "Children’s Games"),
  .source = "Solitaire Royale",
  .odds = PAT_ODDS_OFTEN,
  .skill = 4,
  .minutes = 5,
  .rank = 15,
  .collections = (const PatMembership[]) { { "children", 1 }, { NULL } },
  .aliases = N_("Memory;Pelmanism;Pairs of cards"),
  .about = N_("Twenty-four cards lie face down. Turn up two of them, remember what you saw, and "
              "find the pairs."),
  .goal = N_("Remove all twelve pairs, with as few cards turned up as you can."),
  .advice = N_("Turn up a card that you do not know first: if you remember its partner, you "
               "have a pair."),
  .notes = N_("The cards are two of each of twelve ranks, drawn at random. Two cards that are not "
              "a pair stay open for a moment, or until the next card is turned up. Undoing and "
              "peeking are off, since they would show what is to be remembered."),
  .game = {
    .n_cards = N_CARDS,
    .hides_cards = TRUE,
    .scoring = &cards_turned,
    .specials = specials,
    .counters = one_player_counters,
    .prepare = pick_pairs,
    .more_moves = list_hide,
    .why_not = why_not_hide,
    .special = hide_cards,
    .after_move = look_at_open,
    .score = count_turned,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&concentration)
