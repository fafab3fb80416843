/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Easthaven: the stock is dealt to all columns, with one deck or with two. */
#include "palace.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  PALACE_FOUNDATIONS (4, .at = { .x = 3, .dx = 1 }),
  PALACE_COLUMNS (7, .at = { .y = 1.2, .dx = 1 }, .deal = "DDU"),
  { 0 }
};

static const PatChoice scorings[] = {
  { "palace", PAT_NC_ ("choice", "Palace") }, { "cards", N_("Cards on the foundations") }, { 0 }
};

static const PatOption options[] = {
  { "double", N_("Two decks (Double)"), N_("Eight columns and eight foundations"),
    PAT_OPTION_SWITCH },
  { "scoring", PAT_NC_ ("option", "Scoring"), NULL, PAT_OPTION_CHOICE, .choices = scorings },
  { "spaces-first", N_("Spaces are filled before a deal"),
    N_("No cards are dealt while a card from another column could fill a space"),
    PAT_OPTION_SWITCH },
  PALACE_TAKEBACK,
  PALACE_EASY,
  PALACE_RELAXED,
  PALACE_JOKER,
  PALACE_UNDO,
  PALACE_CLOCK,
  { 0 }
};

static const PatPreset presets[] = {
  { "easthaven", N_("Easthaven"), "" },
  { "easy", N_("Any card fills a space"), "easy=on", .easiness = 83 },
  { "double", N_("Double Easthaven"), "double=on" },
  { "palace", N_("Palace"), "clock=standard" },
  { 0 }
};

/* Whether cards of a column could fill a space without leaving another one behind. */
static gboolean
could_fill (const PatRules    *rules,
            const PatPosition *position,
            guint              column,
            guint              space)
{
  guint size = pat_position_get_size (position, column);
  guint longest = MIN (pat_rules_get_run (rules, position, column), MAX (size, 1) - 1);
  PatMove move;

  for (guint count = 1; count <= longest; count++)
    {
      pat_move_init_cards (&move, column, count, space);
      if (pat_rules_judge (rules, position, &move, NULL))
        return TRUE;
    }
  return FALSE;
}

static gboolean
any_could_fill (const PatRules    *rules,
                const PatPosition *position,
                guint              space)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    if (could_fill (rules, position, (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i), space))
      return TRUE;
  return FALSE;
}

static const char *
refuse_early_deal (const PatRules    *rules,
                   const PatPosition *position,
                   const PatMove     *move)
{
  if (move->kind != PAT_MOVE_STOCK)
    return NULL;
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i);

      if (pat_position_get_size (position, pile) == 0)
        return any_could_fill (rules, position, pile)
               ? N_("Fill the empty columns first, while there are cards for them.") : NULL;
    }
  return NULL;
}

static void
double_deck (PatTable *table)
{
  PatPileSpec *foundations = pat_table_find_row (table, PAT_FOUNDATION, 0);
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  table->game.decks = 2;
  foundations->count = columns->count = 8;
  foundations->at.x = 1.2f;
  foundations->narrow = (PatPlace) { .x = 4, .dx = 1, .per_line = 4, .line_dy = 1.1f };
  columns->at.x = 1.2f;
  columns->narrow = (PatPlace) { .y = 2.3f, .dx = 1 };
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_get (chosen, "double"))
    double_deck (table);
  if (pat_options_get (chosen, "spaces-first"))
    table->game.refuse = refuse_early_deal;
  if (pat_options_is (chosen, "scoring", "palace"))
    table->game.scoring = easthaven_get_scoring (chosen);
  palace_configure (table, chosen);
  return TRUE;
}

const PatVariantSpec easthaven = {
  .id = "easthaven",
  .name = N_("Easthaven"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "Solitaire Palace",
  .skill = 3,
  .minutes = 10,
  .collections = (const PatMembership[]) { { "palace", 3, "palace" }, { NULL } },
  .aliases = N_("Double Easthaven"),
  .about = N_("Klondike without a waste: each click or tap on the stock puts a card on every "
              "column, whether it fits or not. The game comes from the old Westcliff, to which the "
              "deals were added in the 1940s."),
  .advice = N_("Play all you can before you deal, and put the columns in order so that the new "
               "cards bury as little as possible. An empty column is best kept for a King that "
               "covers something."),
  .notes = N_("Cards may be dealt while there are empty columns; an option forbids it while a card "
              "from another column could fill one. A card may be taken back from a foundation, "
              "which costs what it has brought. With two decks a joker looks for its card in the "
              "stock first, then in the columns from left to right."),
  .game = {
    .stock = { PAT_TABLEAU, 1 },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
