/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three Shuffles and a Draw: fans of three, two further shuffles, and one buried card that may
 * be drawn. */
#include "../fan/redeal.h"

#define N_SHUFFLES 2 /* after the deal */
#define FAN_LENGTH 3

enum
{
  SPECIAL_SHUFFLE,
  SPECIAL_DRAW,
};

enum
{
  COUNTER_SHUFFLES = PAT_COUNTER_OWN, /* that are left */
  COUNTER_DRAWS,                      /* that are left */
};

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 16, .name = PAT_NC_ ("pile", "Stack"),
    .names = PAT_NC_ ("piles", "Stacks"),
    .at = { .dx = 1.9, .per_line = 4, .line_dy = 1 },
    .narrow = { .y = 1.2, .dx = 1.75, .per_line = 3, .line_dy = 1 }, .fan_x = 0.25,
    .build = PAT_DOWN | PAT_SAME_SUIT, .take = PAT_TAKE_TOP, .deal = "UUU" },
  { .role = PAT_FOUNDATION, .count = 4,
    .at = { .x = 7.7, .dy = 1 }, .narrow = { .x = 0.5, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13, .deal = "=A" },
  { 0 }
};

static const PatSpecialSpec specials[] = {
  { .name = "shuffle", .label = PAT_NC_ ("action", "Shuffle"),
    .help = N_("All cards of the stacks are shuffled and dealt again in threes."),
    .question = N_("A card can still go to a foundation. Shuffle anyway?"),
    .counter = COUNTER_SHUFFLES },
  { .name = "draw", .label = PAT_NC_ ("action", "Draw"),
    .help = N_("Once in a game a covered card may be drawn from its stack and played."),
    .prompts = { N_("Choose the covered card that you want to draw."),
                 N_("Choose where the card goes.") },
    .counter = COUNTER_DRAWS },
  { 0 }
};

static const PatCounterSpec counters[] = {
  /* Translators: in the status row; how many times the player may still shuffle. */
  { "shuffles", N_("Shuffles left: %d"), N_SHUFFLES },
  /* Translators: in the status row; how many times the player may still draw a covered card. */
  { "draws", N_("Draws left: %d"), 1 },
  { 0 }
};

static const PatChoice layouts[] = {
  { "aces", N_("16 stacks, the Aces in place") },
  { "plain", N_("17 stacks and a single card") },
  { 0 }
};

static const PatOption options[] = {
  { "layout", PAT_NC_ ("option", "Layout"), NULL, PAT_OPTION_CHOICE, .choices = layouts },
  { 0 }
};

static const PatPreset presets[] = {
  { "aces", N_("16 stacks"), "" },
  { "plain", N_("17 stacks and one"), "layout=plain" },
  { 0 }
};

/* Where a card that is drawn may go: the rules for the top card of a stack, which it is not. */
static gboolean
takes_card (const PatRules    *rules,
            const PatPosition *position,
            guint              pile,
            PatCard            card)
{
  PatCard top = pat_position_get_top (position, pile);

  if (pat_rules_get_role (rules, pile) == PAT_TABLEAU)
    return top != PAT_NO_CARD && card + 1 == top;
  return top == PAT_NO_CARD ? pat_card_get_rank (card) == PAT_ACE : card == top + 1;
}

static void
add_draws (const PatRules    *rules,
           const PatPosition *position,
           guint              from,
           guint              index,
           PatMoves          *moves)
{
  PatCard card = pat_position_get_cards (position, from)[index];
  PatMove move;

  for (guint to = 0; to < pat_rules_get_n_piles (rules); to++)
    {
      if (!takes_card (rules, position, to, card))
        continue;
      pat_move_init_special (&move, SPECIAL_DRAW);
      pat_move_add_pick (&move, from, index + 1, 1);
      pat_move_add_pick (&move, to, 0, 0);
      pat_moves_add (moves, &move);
    }
}

static void
list_specials (const PatRules    *rules,
               const PatPosition *position,
               PatMoves          *moves)
{
  guint n_stacks = pat_rules_count_role (rules, PAT_TABLEAU);
  PatMove move;

  if (position->counters[COUNTER_SHUFFLES] > 0 && fan_has_cards (rules, position))
    {
      pat_move_init_special (&move, SPECIAL_SHUFFLE);
      pat_moves_add (moves, &move);
    }
  for (guint i = 1; position->counters[COUNTER_DRAWS] > 0 && i <= n_stacks; i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i);

      for (guint index = 0; index + 1 < pat_position_get_size (position, pile); index++)
        add_draws (rules, position, pile, index, moves);
    }
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  if (move->special == SPECIAL_SHUFFLE)
    return position->counters[COUNTER_SHUFFLES] == 0 ? N_("There are no shuffles left.") : NULL;
  if (position->counters[COUNTER_DRAWS] == 0)
    return N_("The draw has been used.");
  if (move->n_picks != 2 || pat_rules_get_role (rules, move->picks[0].pile) != PAT_TABLEAU ||
      move->picks[0].index == 0 ||
      move->picks[0].index >= pat_position_get_size (position, move->picks[0].pile))
    return N_("Only a covered card of a stack can be drawn.");
  return N_("A drawn card must go on a foundation that needs it, or on a stack that ends with "
            "the next higher card of its suit.");
}

/* The same deal has the same shuffles: the numbers depend on the deal and on how many shuffles
 * were used. */
static void
list_shuffle (const PatRules    *rules,
              const PatPosition *position,
              PatSteps          *steps)
{
  guint used = N_SHUFFLES - (guint) position->counters[COUNTER_SHUFFLES];
  PatRandom random;

  pat_random_init (&random, position->seed, 1 + used);
  fan_redeal (rules, position, FAN_LENGTH, &random, steps);
  pat_steps_count (steps, COUNTER_SHUFFLES, -1);
}

static void
list_special_steps (const PatRules    *rules,
                    const PatPosition *position,
                    const PatMove     *move,
                    PatSteps          *steps)
{
  if (move->special == SPECIAL_SHUFFLE)
    {
      list_shuffle (rules, position, steps);
      return;
    }
  pat_steps_move (steps, move->picks[0].pile, move->picks[0].index - 1u, 1, move->picks[1].pile,
                  PAT_STEP_PLAIN);
  pat_steps_count (steps, COUNTER_DRAWS, -1);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *stacks = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (!pat_options_is (chosen, "layout", "plain"))
    return TRUE;
  stacks->count = 18;
  stacks->at.per_line = 5;
  stacks->at.dx = 1.52f;
  stacks->deal = "UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/U";
  pat_table_find_row (table, PAT_FOUNDATION, 0)->deal = NULL;
  return TRUE;
}

static const PatVariantSpec three_shuffles = {
  .id = "three-shuffles",
  .name = N_("Three Shuffles and a Draw"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "Solitaire Royale",
  .skill = 4,
  .minutes = 15,
  .collections = (const PatMembership[]) { { "tour", 7 }, { NULL } },
  .aliases = N_("Trefoil;La Belle Lucie with a draw"),
  .about = N_("All cards lie open in stacks of three. What cannot be played is shuffled and "
              "dealt again, twice; and once in a game a buried card may be drawn."),
  .advice = N_("A card that is put on another locks all that lies below it until that card is "
               "played. Free the low cards first, and keep the draw for the last layout."),
  .notes = N_("An empty stack stays empty until the next shuffle. Shuffling is possible at any "
              "time, with a question while a card can go to a foundation; the drawn card may also "
              "go on its own stack."),
  .game = {
    .auto_class = PAT_AUTO_ALL,
    .peek_reveals = TRUE,
    .peeks_in_contests = TRUE,
    .stuck_is_lost = TRUE,
    .specials = specials,
    .counters = counters,
    .more_moves = list_specials,
    .why_not = why_not,
    .special = list_special_steps,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&three_shuffles)
