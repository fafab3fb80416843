/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Klondike: Deal One and Deal Three, Standard and Vegas scoring, and the Palace's custom rules. */
#include <patience.h>

enum
{
  SPECIAL_JOKER,
};

enum
{
  COUNTER_JOKERS = PAT_COUNTER_OWN,
};

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .fan_x = 0.22, .n_fanned = 3,
    .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING),
    .take = PAT_TAKE_RUN, .turn = PAT_TURN_EXPOSED,
    .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU" },
  { 0 }
};

static const PatPoints standard_points[] = {
  { PAT_EVENT_MOVE, PAT_WASTE, PAT_TABLEAU, 5 },
  { PAT_EVENT_MOVE, PAT_WASTE, PAT_FOUNDATION, 10 },
  { PAT_EVENT_MOVE, PAT_TABLEAU, PAT_FOUNDATION, 10 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_TABLEAU, -15 },
  { PAT_EVENT_REVEAL, 0, 0, 5 },
  { 0 }
};

static const PatPoints vegas_points[] = {
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_ANY_ROLE, -5 },
  { 0 }
};

/* The first row is for games with jokers only. */
static const PatPoints palace_points[] = {
  { PAT_EVENT_WON_COUNTER, COUNTER_JOKERS, 0, 3 },
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_ANY_ROLE, -5 },
  { PAT_EVENT_REVEAL, 0, 0, 2 },
  { PAT_EVENT_RECYCLE, 0, 0, -2 },
  { PAT_EVENT_UNDO, 0, 0, -1 },
  { PAT_EVENT_WON, 0, 0, 1 },
  { 0 }
};

static const PatScoring standard = { PAT_SCORE_POINTS, .never_negative = TRUE,
                                     .points = standard_points };
/* Translators: an amount of money; %s is the number, with a minus sign where it is negative. */
static const PatScoring vegas = { PAT_SCORE_POINTS, N_("$%s"), -52, .points = vegas_points };
static const PatScoring vegas_bank = {
  PAT_SCORE_POINTS, N_("$%s"), -52, .carries_over = TRUE, .points = vegas_points
};
static const PatScoring palace = { PAT_SCORE_POINTS, .points = palace_points + 1 };
static const PatScoring palace_with_jokers = { PAT_SCORE_POINTS, .points = palace_points };

static const PatSpecialSpec jokers[] = {
  { .name = "joker", .label = N_("Joker"),
    .help = N_("A joker fetches the next card of a foundation from wherever it lies."),
    .prompts = { N_("Choose the foundation that gets its next card.") } },
  { 0 }
};

static const PatCounterSpec joker_counters[] = {
  /* Translators: in the status row; how many jokers the player has left. */
  { "jokers", N_("Jokers: %d"), 3 },
  { 0 }
};

static const PatChoice draws[] = {
  { "1", N_("One card") }, { "3", N_("Three cards") }, { 0 }
};

static const PatChoice redeals[] = {
  { "unlimited", N_("Without limit") }, { "0", N_("Never") }, { "1", N_("Once") },
  { "2", N_("Twice") }, { 0 }
};

static const PatChoice scorings[] = {
  { "cards", N_("Cards on the foundations") }, { "standard", N_("Standard") },
  { "vegas", N_("Vegas") }, { "palace", N_("Palace") }, { 0 }
};

static const PatChoice clocks[] = {
  { "off", N_("No limit") }, { "standard", N_("Ten minutes") },
  { "fast", N_("Five minutes (Fast)") }, { 0 }
};

static const PatOption options[] = {
  { "draw", N_("Cards turned at a time"),
    N_("How many cards a click on the stock brings; only the top one can be played."),
    PAT_OPTION_CHOICE, .choices = draws },
  { "redeals", N_("Turn the waste over"),
    N_("How often the waste becomes the stock again. Vegas scoring and “Three passes at most” "
       "may allow less."),
    PAT_OPTION_CHOICE, .choices = redeals },
  { "scoring", N_("Scoring"), NULL, PAT_OPTION_CHOICE, .choices = scorings },
  { "cumulative", N_("Carry the Vegas result over"),
    N_("The result of each game is the bank of the next one."),
    PAT_OPTION_SWITCH },
  { "takeback", N_("Take cards back from the foundations"), NULL, PAT_OPTION_SWITCH,
    .initial = TRUE },
  { "easy", N_("Any card fills a space (Easy)"), NULL, PAT_OPTION_SWITCH },
  { "relaxed", N_("All cards face up (Relaxed)"), NULL, PAT_OPTION_SWITCH },
  { "joker", N_("Three jokers (Joker)"),
    N_("A joker fetches the next card of a foundation from wherever it lies."),
    PAT_OPTION_SWITCH },
  { "cycles", N_("Three passes at most (Max 3 Cycles)"), NULL, PAT_OPTION_SWITCH },
  { "undo", N_("Moves can be taken back"),
    N_("The custom rule Undo Off switches this off."),
    PAT_OPTION_SWITCH, .initial = TRUE },
  { "clock", N_("Time limit"), NULL, PAT_OPTION_CHOICE, .choices = clocks },
  { 0 }
};

static const PatPreset presets[] = {
  { "deal-one", N_("Deal One"), "" },
  { "deal-three", N_("Deal Three"), "draw=3" },
  { "standard", N_("Standard"), "scoring=standard" },
  { "vegas", N_("Vegas"), "scoring=vegas" },
  { "vegas-three", N_("Vegas, Deal Three"), "draw=3,scoring=vegas" },
  { "royale", N_("Royale"), "draw=3,takeback=off" },
  { "palace", N_("Palace"), "scoring=palace,clock=standard" },
  { 0 }
};

/* The card that a foundation needs next, or PAT_NO_CARD for an empty or a complete one. */
static PatCard
next_card (const PatPosition *position,
           guint              pile)
{
  PatCard top = pat_position_get_top (position, pile);

  if (top == PAT_NO_CARD || pat_card_get_rank (top) == PAT_KING)
    return PAT_NO_CARD;
  return (PatCard) (top + 1);
}

/* Finds a card wherever it lies but on a foundation. */
static gboolean
find_card (const PatRules    *rules,
           const PatPosition *position,
           PatCard            card,
           guint             *pile,
           guint             *index)
{
  for (*pile = 0; *pile < pat_rules_get_n_piles (rules); ++*pile)
    for (*index = 0; *index < pat_position_get_size (position, *pile); ++*index)
      if (pat_card_face (pat_position_get_cards (position, *pile)[*index]) == card)
        return pat_rules_get_role (rules, *pile) != PAT_FOUNDATION;
  return FALSE;
}

/* Lists the Aces that are not on a foundation yet; returns how many there are. */
static guint
list_aces (const PatRules    *rules,
           const PatPosition *position,
           PatCard           *aces)
{
  guint n = 0, pile, index;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (find_card (rules, position, pat_card_new ((PatSuit) suit, PAT_ACE), &pile, &index))
      aces[n++] = pat_card_new ((PatSuit) suit, PAT_ACE);
  return n;
}

static void
add_joker (PatMoves *moves,
           guint     pile,
           PatCard   card)
{
  PatMove move;

  pat_move_init_special (&move, SPECIAL_JOKER);
  pat_move_add_pick (&move, pile, 0, 0);
  move.card = card;
  pat_moves_add (moves, &move);
}

/* An empty foundation takes an Ace; which one is asked only where more than one is missing. */
static void
list_jokers (const PatRules    *rules,
             const PatPosition *position,
             PatMoves          *moves)
{
  PatCard aces[PAT_N_SUITS];
  guint n_aces;

  if (position->counters[COUNTER_JOKERS] == 0)
    return;
  n_aces = list_aces (rules, position, aces);
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_FOUNDATION); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, i);

      if (next_card (position, pile) != PAT_NO_CARD)
        add_joker (moves, pile, PAT_NO_CARD);
      else if (pat_position_get_size (position, pile) == 0)
        for (guint k = 0; k < n_aces; k++)
          add_joker (moves, pile, n_aces == 1 ? PAT_NO_CARD : aces[k]);
    }
}

static const char *
why_no_joker (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move)
{
  guint pile;

  if (position->counters[COUNTER_JOKERS] == 0)
    return N_("There are no jokers left.");
  if (move->n_picks != 1 || pat_rules_get_role (rules, move->picks[0].pile) != PAT_FOUNDATION)
    return N_("A joker is used on a foundation.");
  pile = move->picks[0].pile;
  if (pat_position_get_size (position, pile) == 0)
    return N_("Name the Ace that the joker shall fetch.");
  return next_card (position, pile) == PAT_NO_CARD ? N_("This foundation is complete.") : NULL;
}

static PatCard
wanted_card (const PatRules    *rules,
             const PatPosition *position,
             const PatMove     *move)
{
  PatCard card = next_card (position, move->picks[0].pile);
  PatCard aces[PAT_N_SUITS];

  if (card != PAT_NO_CARD)
    return card;
  if (move->card != PAT_NO_CARD)
    return move->card;
  return list_aces (rules, position, aces) > 0 ? aces[0] : PAT_NO_CARD;
}

static void
list_joker_steps (const PatRules    *rules,
                  const PatPosition *position,
                  const PatMove     *move,
                  PatSteps          *steps)
{
  guint pile, index;
  PatCard card;

  if (!find_card (rules, position, wanted_card (rules, position, move), &pile, &index))
    return;
  card = pat_position_get_cards (position, pile)[index];
  pat_steps_move (steps, pile, index, 1, move->picks[0].pile,
                  pat_card_is_face_down (card) ? PAT_STEP_TURNED : PAT_STEP_PLAIN);
  pat_steps_count (steps, COUNTER_JOKERS, -1);
}

static void
configure_jokers (PatGameSpec *game)
{
  game->specials = jokers;
  game->counters = joker_counters;
  game->more_moves = list_jokers;
  game->why_not = why_no_joker;
  game->special = list_joker_steps;
}

static void
configure_scoring (PatGameSpec *game,
                   PatOptions  *chosen)
{
  if (pat_options_is (chosen, "scoring", "standard"))
    game->scoring = &standard;
  else if (pat_options_is (chosen, "scoring", "palace"))
    game->scoring = pat_options_get (chosen, "joker") ? &palace_with_jokers : &palace;
  else if (pat_options_is (chosen, "scoring", "vegas"))
    {
      game->scoring = pat_options_get (chosen, "cumulative") ? &vegas_bank : &vegas;
      game->stock.redeals = MIN (game->stock.redeals, game->stock.count == 3 ? 2 : 0);
    }
}

static void
configure_stock (PatGameSpec *game,
                 PatOptions  *chosen)
{
  static const guint8 n_redeals[] = { PAT_UNLIMITED, 0, 1, 2 };

  game->stock.count = pat_options_is (chosen, "draw", "3") ? 3 : 1;
  game->stock.redeals = n_redeals[pat_options_get (chosen, "redeals")];
  if (pat_options_get (chosen, "cycles"))
    game->stock.redeals = MIN (game->stock.redeals, 2);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const guint limits[] = { 0, 10 * 60, 5 * 60 };
  PatGameSpec *game = &table->game;

  configure_stock (game, chosen);
  configure_scoring (game, chosen);
  if (game->stock.count == 1)
    pat_table_find_row (table, PAT_WASTE, 0)->n_fanned = 1;
  if (!pat_options_get (chosen, "takeback"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->take = PAT_TAKE_NONE;
  if (pat_options_get (chosen, "easy"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->fill = PAT_FILL_ANY;
  game->all_face_up = pat_options_get (chosen, "relaxed");
  game->no_undo = !pat_options_get (chosen, "undo");
  game->time_limit_sec = limits[pat_options_get (chosen, "clock")];
  if (pat_options_get (chosen, "joker"))
    configure_jokers (game);
  return TRUE;
}

static const PatVariantSpec klondike = {
  .id = "klondike",
  .name = N_("Klondike"),
  .family = N_("Klondike"),
  .source = "S0, S1, S3, S4",
  .aliases = N_("Solitaire;Patience;Canfield (in old American books)"),
  .about = N_("The game that most people mean when they say solitaire. It became popular in the "
              "years of the gold rush on the Klondike river, from which it has its name."),
  .advice = N_("Turn up face-down cards first, and from the longest column where you have the "
               "choice. Empty a column only when a King waits for it."),
  .notes = N_("A card may be taken back from a foundation; Standard scoring charges for it, and "
              "an option forbids it."),
  .easiness = 82,
  .game = {
    .stock = { PAT_WASTE, 1, PAT_UNLIMITED },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&klondike)
