/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Miss Milligan: two decks that come eight cards at a time, and a pocket for the end. */
#include <patience.h>

#define RED_BLACK (PAT_DOWN | PAT_ALTERNATE)

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 8, .at = { .x = 1.2, .dx = 1 },
    .narrow = { .x = 4, .dx = 1, .per_line = 4, .line_dy = 1.05 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 },
  { .role = PAT_CELL, .count = 1, .name = PAT_NC_ ("pile", "Pocket"), .at = { .y = 1.2 },
    .narrow = { .x = 1.2 }, .fan_y = 0.25, .run = RED_BLACK, .units = RED_BLACK,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 8, .at = { .x = 1.2, .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.25, .dx = 1 }, .fan_y = 0.25, .build = RED_BLACK, .take = PAT_TAKE_RUN,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .deal = "U" },
  { 0 }
};

static const PatChoice pockets[] = {
  { "run", N_("A card or a run") }, { "card", PAT_NC_ ("choice", "One card") },
  { "none", N_("There is no pocket") },
  { 0 }
};

static const PatChoice spaces[] = { { "king", PAT_NC_ ("choice", "A King") },
                                    { "any", PAT_NC_ ("choice", "Any card") }, { 0 } };

static const PatOption options[] = {
  { "pocket", N_("The pocket holds"), NULL, PAT_OPTION_CHOICE, .choices = pockets },
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { 0 }
};

static const PatPreset presets[] = {
  { "miss-milligan", N_("Miss Milligan"), "" },
  { "strict", N_("One card in the pocket"), "pocket=card" },
  { "easy", N_("Easy"), "spaces=any" },
  { 0 }
};

static const char *
refuse_early_pocket (const PatRules    *rules,
                     const PatPosition *position,
                     const PatMove     *move)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  if (move->kind != PAT_MOVE_CARDS ||
      pat_rules_get_role (rules, move->picks[1].pile) != PAT_CELL ||
      pat_position_get_size (position, stock) == 0)
    return NULL;
  return N_("The pocket is closed while there are cards in the stock.");
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *pocket = pat_table_find_row (table, PAT_CELL, 0);

  if (pat_options_is (chosen, "spaces", "any"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->fill = PAT_FILL_ANY;
  if (pat_options_is (chosen, "pocket", "card"))
    {
      pocket->max_cards = 1;
      pocket->units = PAT_NO_BUILD;
      pocket->take = PAT_TAKE_TOP;
    }
  if (pat_options_is (chosen, "pocket", "none"))
    {
      pocket->count = 0;
      table->game.refuse = NULL;
    }
  return TRUE;
}

static const PatVariantSpec miss_milligan = {
  .id = "miss-milligan",
  .name = N_("Miss Milligan"),
  .family = PAT_NC_ ("family", "Spider"),
  .source = "Morehead & Mott-Smith",
  .odds = PAT_ODDS_SELDOM,
  .skill = 4,
  .minutes = 25,
  .about = N_("A classic of the nineteenth century, much loved in England for the way in which a "
              "hopeless game can still be saved at the end: by waiving, which means that something "
              "in the way may be lifted off for a while."),
  .rules = N_("The pocket is closed while there are cards in the stock. After that a card or a run "
              "may wait in it until there is a place for it, as often as you like."),
  .advice = N_("Rearrange the columns as far as you can before each deal, since it buries all of "
               "them. Keep Kings and Queens out of the way of low cards, and never put anything "
               "into the pocket without knowing where it will go from there."),
  .notes = N_("Each deal serves empty columns too. The pocket takes a run as well as a card, as "
              "most books have it, and can be used again once it is empty."),
  .game = {
    .decks = 2,
    .stock = { PAT_TABLEAU, 1 },
    .auto_class = PAT_AUTO_SAFE,
    .refuse = refuse_early_pocket,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&miss_milligan)
