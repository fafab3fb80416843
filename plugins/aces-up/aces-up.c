/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Aces Up: of two top cards of a suit the lower one goes, until only the Aces are left. */
#include <patience.h>

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 0 }, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 4, .name = PAT_NC_ ("pile", "Pile"),
    .names = PAT_NC_ ("piles", "Piles"),
    .at = { .x = 1.1, .dx = 1 }, .narrow = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .take = PAT_TAKE_TOP, .fill = PAT_FILL_ANY, .from = PAT_ROLE_BIT (PAT_TABLEAU),
    .removable = TRUE, .deal = "U" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5.2 }, .narrow = { .x = 3 } },
  { 0 }
};

static const PatChoice spaces[] = {
  { "any", PAT_NC_ ("choice", "Any card") }, { "ace", PAT_NC_ ("choice", "An Ace") },
  { "deal", N_("Only the next deal") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { 0 }
};

static const PatPreset presets[] = {
  { "any", N_("Aces Up"), "" },
  { "aces", N_("Aces to spaces"), "spaces=ace" },
  { "strict", N_("Strict"), "spaces=deal" },
  { 0 }
};

/* Aces are the highest cards. */
static guint
height_of (PatCard card)
{
  return pat_card_get_rank (card) == PAT_ACE ? PAT_KING + 1 : pat_card_get_rank (card);
}

static const char *
judge_discard (const PatRules    *rules,
               const PatPosition *position,
               const PatCard     *cards,
               guint              n_cards)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i);
      PatCard top = pat_position_get_top (position, pile);

      if (top != PAT_NO_CARD && pat_card_get_suit (top) == pat_card_get_suit (cards[0]) &&
          height_of (top) > height_of (cards[0]))
        return NULL;
    }
  return N_("A card is removed only if a higher one of its suit lies on top of another pile.");
}

static gboolean
only_aces_left (const PatRules    *rules,
                const PatPosition *position)
{
  guint discard = (guint) pat_rules_find_pile (rules, PAT_DISCARD, 1);

  for (guint pile = 0; pile < position->n_piles; pile++)
    for (guint i = 0; pile != discard && i < pat_position_get_size (position, pile); i++)
      if (pat_card_get_rank (pat_position_get_cards (position, pile)[i]) != PAT_ACE)
        return FALSE;
  return TRUE;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "spaces", "ace"))
    {
      row->fill = PAT_FILL_RANKS;
      row->ranks = PAT_RANK_BIT (PAT_ACE);
    }
  else if (pat_options_is (chosen, "spaces", "deal"))
    {
      row->fill = PAT_FILL_NONE;
      row->take = PAT_TAKE_NONE;
    }
  return TRUE;
}

static const PatVariantSpec aces_up = {
  .id = "aces-up",
  .name = N_("Aces Up"),
  .family = PAT_NC_ ("family", "Pairs"),
  .source = "Parlett, PySolFC",
  .odds = PAT_ODDS_SELDOM,
  .skill = 2,
  .minutes = 4,
  .aliases = N_("Aces High;Idiot’s Delight;Once in a Lifetime;Drivel;Discard"),
  .about = N_("Four piles, and a rule that a child understands; yet hardly any game comes out. "
              "One of its names is Once in a Lifetime."),
  .goal = N_("Remove all cards but the four Aces."),
  .rules = N_("A card is removed if a higher card of its suit lies on top of another pile. Aces "
              "are the highest cards."),
  .advice = N_("Put an Ace in a space as soon as you can, otherwise the card that hides most "
               "cards of its own suit: they will go when they are uncovered."),
  .notes = N_("Any top card may fill a space, and cards may be dealt at any time."),
  .game = {
    .stock = { PAT_TABLEAU, 1 },
    .remove = { PAT_REMOVE_ASK, .min = 1, .max = 1 },
    .win = PAT_WIN_ASK,
    .may_remove = judge_discard,
    .is_won = only_aces_left,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&aces_up)
