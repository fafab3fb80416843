/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scorpion: any open card moves with all that lies on it; Wasp and Scorpion II are options. */
#include <patience.h>

#define SUIT_LENGTH 13

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 0 }, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 7,
    .at = { .x = 1.25, .dx = 1 }, .narrow = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_SAME_SUIT, .take = PAT_TAKE_OPEN,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .turn = PAT_TURN_EXPOSED,
    .deal = "DDDUUUU/DDDUUUU/DDDUUUU/DDDUUUU/UUUUUUU" },
  { .role = PAT_FOUNDATION, .count = 4,
    .at = { .x = 8.5, .dy = 1.1 }, .narrow = { .x = 3, .dx = 1 },
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING),
    /* Columns give cards in any order; only a suit in order comes here. */
    .units = PAT_DOWN | PAT_SAME_SUIT,
    .min_accept = SUIT_LENGTH, .max_cards = SUIT_LENGTH, .collects = TRUE },
  { 0 }
};

static const PatChoice spaces[] = {
  { "king", PAT_NC_ ("choice", "A King") }, { "any", N_("Any card (Wasp)") }, { 0 }
};

static const PatChoice closed_columns[] = {
  { "4", PAT_NC_ ("columns", "Four") }, { "3", N_("Three (Scorpion II)") }, { 0 }
};

static const PatChoice completions[] = {
  { "stay", N_("They stay where they are") }, { "leave", N_("They leave the columns") }, { 0 }
};

static const PatChoice scorings[] = {
  { "suits", N_("13 for each complete suit") }, { "points", N_("Up to 100 points") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"),
    N_("In either case, the cards on top of it move with it"),
    PAT_OPTION_CHOICE, .choices = spaces },
  { "closed", N_("Columns with face-down cards"), NULL,
    PAT_OPTION_CHOICE, .choices = closed_columns },
  { "completed", PAT_NC_ ("option", "Complete suits"),
    N_("A suit that leaves the columns may have had other cards above it in its column"),
    PAT_OPTION_CHOICE, .choices = completions },
  { "scoring", PAT_NC_ ("option", "Scoring"),
    N_("Points are three for a card turned up, one for a card that lies in order on another, "
       "and four for a complete suit"),
    PAT_OPTION_CHOICE, .choices = scorings },
  { 0 }
};

static const PatPreset presets[] = {
  { "scorpion", N_("Scorpion"), "" },
  { "wasp", N_("Wasp"), "spaces=any" },
  { "scorpion-ii", N_("Scorpion II"), "closed=3" },
  { "leaving", N_("Complete suits leave"), "completed=leave" },
  { 0 }
};

static const PatScoring asked = { PAT_SCORE_ASK };

static gboolean
follows (PatCard lower,
         PatCard upper)
{
  return !pat_card_is_face_down (lower) && !pat_card_is_face_down (upper) && upper + 1 == lower;
}

/* Whether a column ends with a whole suit in order; nothing follows a King, so thirteen in order
 * are a suit. */
static gboolean
ends_with_suit (const PatPosition *position,
                guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);

  if (size < SUIT_LENGTH)
    return FALSE;
  for (guint i = size - SUIT_LENGTH + 1; i < size; i++)
    if (!follows (cards[i - 1], cards[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_complete (const PatRules    *rules,
             const PatPosition *position,
             guint              pile)
{
  return pat_rules_get_role (rules, pile) == PAT_TABLEAU &&
         pat_position_get_size (position, pile) == SUIT_LENGTH && ends_with_suit (position, pile);
}

static gboolean
all_complete (const PatRules    *rules,
              const PatPosition *position)
{
  return pat_rules_count_complete (rules, position) == PAT_N_SUITS;
}

static int
count_cards (const PatRules    *rules,
             const PatPosition *position)
{
  return (int) pat_rules_count_complete (rules, position) * SUIT_LENGTH;
}

/* How many cards of a column lie in order on another, three points less for each that still lies
 * face down. */
static int
rate_column (const PatPosition *position,
             guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);
  int points = 0;

  for (guint i = 0; i < size; i++)
    {
      points += i > 0 && follows (cards[i - 1], cards[i]);
      points -= pat_card_is_face_down (cards[i]) ? 3 : 0;
    }
  return points;
}

static int
count_points (const PatRules    *rules,
              const PatPosition *position)
{
  int points = pat_options_is (pat_rules_get_options (rules), "closed", "3") ? 9 * 3 : 12 * 3;

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (pat_rules_get_role (rules, pile) != PAT_STOCK)
      points += rate_column (position, pile) + (ends_with_suit (position, pile) ? 4 : 0);
  return points;
}

static char *
describe_complete (const PatRules    *rules,
                   const PatPosition *position)
{
  /* Translators: in the status row. */
  const char *text = N_("Complete suits: %d");

  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules), text),
                          (int) pat_rules_count_complete (rules, position));
}

static void
let_suits_leave (PatTable *table)
{
  PatGameSpec *game = &table->game;

  pat_table_find_row (table, PAT_FOUNDATION, 0)->count = 4;
  game->win = PAT_WIN_FOUNDATIONS;
  game->scoring = NULL;
  game->is_complete = NULL;
  game->status = NULL;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  pat_table_find_row (table, PAT_FOUNDATION, 0)->count = 0;
  if (pat_options_is (chosen, "spaces", "any"))
    columns->fill = PAT_FILL_ANY;
  if (pat_options_is (chosen, "closed", "3"))
    columns->deal = "DDDUUUU/DDDUUUU/DDDUUUU/UUUUUUU";
  if (pat_options_is (chosen, "completed", "leave"))
    let_suits_leave (table);
  if (pat_options_is (chosen, "scoring", "points"))
    {
      table->game.scoring = &asked;
      table->game.score = count_points;
    }
  return TRUE;
}

static const PatVariantSpec scorpion = {
  .id = "scorpion",
  .name = N_("Scorpion"),
  .family = PAT_NC_ ("family", "Spider"),
  .source = "smallWare Solitaire Collection",
  .skill = 4,
  .minutes = 8,
  .rank = 14,
  .collections = (const PatMembership[]) { { "palm-shelf", 18 }, { NULL } },
  .aliases = N_("Wasp;Scorpion II"),
  .about = N_("A relative of Spider in which whole tangles of cards are moved: it does not "
              "matter what lies on a card that finds its place."),
  .goal = N_("Build each suit in a column of its own, from the King down to the Ace."),
  .advice = N_("Look first at the cards that lie under the one you want to move: a card that is "
               "covered by the one it needs can never be freed. Keep the stock until nothing "
               "else is left to do."),
  .notes = N_("The three cards of the stock go to the first three columns, at any time. A complete "
              "column that stays neither gives nor takes any more cards, and is passed over when "
              "the stock is dealt. A double click or double tap plays a run to its best "
              "place."),
  .game = {
    .stock = { PAT_TABLEAU, 1 },
    .win = PAT_WIN_ASK,
    .double_click = PAT_TARGET_ONLY,
    .scoring = &asked,
    .is_won = all_complete,
    .score = count_cards,
    .status = describe_complete,
    .is_complete = is_complete,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&scorpion)
