/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cabal: two reserves that are open before the first card of the stock is played, and after the
 * last one. */
#include "the-fly.h"

#define N_SINGLES      12 /* cards of the Cabal with two decks */
#define N_SINGLES_FEW  4  /* with one deck */
#define MOST_IN_LINE   8  /* waste piles in a line of a narrow window */

enum
{
  COUNTER_PLAYED = PAT_COUNTER_OWN, /* 1 as soon as a card of the stock has been played */
};

static const char locked_text[] =
  N_("The Cabal and the Secret are locked until the stock is empty.");

/* The cabal comes first, because it is dealt first. */
static const PatPileSpec piles[] = {
  FLY_STOCK,
  { .role = PAT_RESERVE, .count = N_SINGLES, .name = PAT_NC_ ("pile", "Cabal"),
    .at = { .y = 1.2, .dx = 1 },
    .narrow = { .x = 1, .y = 2.3, .dx = 1, .per_line = 6, .line_dy = 1.1 },
    .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_FOUNDATION, .count = 8, .at = { .x = 4, .dx = 1 },
    .narrow = { .x = 4, .dx = 1, .per_line = 4, .line_dy = 1.1 },
    .build = PAT_UP | PAT_ANY_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "U/" },
  { .role = PAT_RESERVE, .count = 1, .name = PAT_NC_ ("pile", "Secret"), .at = { .x = 1 },
    .narrow = { .x = 1 }, .take = PAT_TAKE_TOP, .deal = "UUUUUUUUUUUUU" },
  FLY_WASTE_PILES (.count = 8, .at = { .y = 2.4, .dx = 1 },
                   .narrow = { .y = 4.6, .dx = 1, .line_dy = 1.8 }),
  { 0 }
};

static const PatChoice cabals[] = {
  { "singles", PAT_NC_ ("choice", "Single cards") }, { "pile", N_("One pile of thirteen") }, { 0 }
};

static const PatChoice decks[] = {
  { "2", PAT_NC_ ("decks", "Two") }, { "1", PAT_NC_ ("decks", "One") }, { 0 }
};

static const PatOption options[] = {
  { "cabal", PAT_NC_ ("option", "The Cabal"), N_("Only the top card of the pile can be played"),
    PAT_OPTION_CHOICE, .choices = cabals },
  { "piles", PAT_NC_ ("option", "Waste piles"), NULL, PAT_OPTION_NUMBER, .initial = 8, .min = 4,
    .max = 10 },
  { "decks", PAT_NC_ ("option", "Decks"),
    N_("With one deck there are four foundations, and the Cabal has four single cards"),
    PAT_OPTION_CHOICE, .choices = decks },
  { 0 }
};

static const PatPreset presets[] = {
  { "cabal", N_("Cabal"), "" },
  { "small", N_("One deck"), "decks=1" },
  { 0 }
};

static const PatCounterSpec counters[] = {
  { "played", NULL, 0 },
  { 0 }
};

static gboolean
has_stock (const PatRules    *rules,
           const PatPosition *position)
{
  return pat_position_get_size (position, (guint) pat_rules_find_pile (rules, PAT_STOCK, 1)) > 0;
}

static gboolean
is_locked (const PatRules    *rules,
           const PatPosition *position)
{
  return position->counters[COUNTER_PLAYED] > 0 && has_stock (rules, position);
}

static const char *
why_locked (const PatRules    *rules,
            const PatPosition *position,
            guint              pile)
{
  return pat_rules_get_role (rules, pile) == PAT_RESERVE && is_locked (rules, position)
         ? locked_text : NULL;
}

/* The first card of the stock that is played, to whatever place, ends the opening. */
static void
note_stock_card (const PatRules    *rules,
                 const PatPosition *position,
                 const PatMove     *move,
                 PatSteps          *steps)
{
  if (move != NULL && position->counters[COUNTER_PLAYED] == 0 && move->kind == PAT_MOVE_CARDS &&
      pat_rules_get_role (rules, move->picks[0].pile) == PAT_STOCK)
    pat_steps_count (steps, COUNTER_PLAYED, 1);
}

/* The card of the stock that ends the opening is left to the player. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  return position->counters[COUNTER_PLAYED] > 0 ||
         pat_rules_get_role (rules, move->picks[0].pile) != PAT_STOCK;
}

static char *
describe_lock (const PatRules    *rules,
               const PatPosition *position)
{
  if (!is_locked (rules, position))
    return NULL;
  return g_strdup (pat_words_translate (pat_rules_get_variant (rules), locked_text));
}

static void
set_waste_piles (PatPileSpec *row,
                 guint        count,
                 float        middle)
{
  row->count = (guint8) count;
  row->at.x = MAX (0, middle - (float) count / 2);
  if (count > MOST_IN_LINE)
    row->narrow.per_line = (guint8) ((count + 1) / 2);
  row->narrow.x = MAX (0, 3.5f - (float) MIN (count, MOST_IN_LINE) / 2);
  if (count > MOST_IN_LINE)
    row->narrow.x = 3.5f - (float) row->narrow.per_line / 2;
}

static void
use_one_deck (PatTable *table)
{
  PatPileSpec *singles = pat_table_find_row (table, PAT_RESERVE, 0);
  PatPileSpec *foundations = pat_table_find_row (table, PAT_FOUNDATION, 0);

  table->game.decks = 1;
  singles->count = N_SINGLES_FEW;
  singles->at.x = 2;
  singles->narrow = (PatPlace) { .x = 2, .y = 1.2f, .dx = 1 };
  foundations->count = 4;
  foundations->at.x = foundations->narrow.x = 3;
}

static void
pile_cabal (PatPileSpec *row)
{
  row->count = 1;
  row->deal = "UUUUUUUUUUUUU";
  row->fan_x = 0.3f;
  row->at.x = MAX (row->at.x, 3);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *waste_piles = pat_table_find_row (table, PAT_TABLEAU, 0);
  gboolean one_deck = pat_options_is (chosen, "decks", "1");

  set_waste_piles (waste_piles, (guint) pat_options_get (chosen, "piles"), one_deck ? 4 : 6);
  if (one_deck)
    {
      use_one_deck (table);
      waste_piles->narrow.y = 2.4f;
    }
  if (pat_options_is (chosen, "cabal", "pile"))
    {
      pile_cabal (pat_table_find_row (table, PAT_RESERVE, 0));
      waste_piles->narrow.y = MIN (waste_piles->narrow.y, 3.5f);
    }
  return TRUE;
}

const PatVariantSpec cabal = {
  .id = "cabal",
  .name = N_("Cabal"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 15,
  .collections = (const PatMembership[]) { { "palm-shelf", 5 }, { NULL } },
  .aliases = N_("Conspiracy"),
  .about = N_("The cards of the Cabal and the Secret are at your service until you touch the "
              "stock; then they wait until its last card has been placed. A hard game."),
  .rules = N_("As soon as a card of the stock has been played, to whatever place, the Cabal and "
              "the Secret are locked: no card leaves them until the stock is empty."),
  .advice = N_("Play from the Cabal and the Secret all that goes before you touch the stock. "
               "Remember which cards lie locked there, and keep the waste piles open for the "
               "ranks just above them."),
  .notes = N_("Two decks, twelve single cards in the Cabal and eight waste piles are our choice, "
              "as no complete description of this game is known. Neither automatic play nor a "
              "double click or double tap plays the first card of the stock."),
  .game = {
    .decks = 2,
    .base_dealt = TRUE,
    .auto_class = PAT_AUTO_ALL,
    .counters = counters,
    .why_locked = why_locked,
    .after_move = note_stock_card,
    .may_auto = may_auto,
    .sends_as_auto = TRUE,
    .status = describe_lock,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
