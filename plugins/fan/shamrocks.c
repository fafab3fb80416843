/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shamrocks: fans of at most three cards that are built up and down. */
#include "fan.h"

#define FAN_LENGTH 3

static const PatPileSpec piles[] = {
  FAN_EIGHTEEN (.build = PAT_UP | PAT_DOWN | PAT_ANY_SUIT, .max_cards = FAN_LENGTH,
                .sink = PAT_RANK_BIT (PAT_KING), .deal = FAN_THREES),
  FAN_FOUNDATIONS (.deal = NULL),
  { 0 }
};

static const PatChoice kings[] = {
  { "bottom", N_("All go to the bottom of their fans") },
  { "suit", N_("Only below a card of their own suit") },
  { "stay", N_("They stay where they are") },
  { 0 }
};

static const PatOption options[] = {
  { "kings", N_("Kings after the deal"), NULL, PAT_OPTION_CHOICE, .choices = kings },
  { 0 }
};

/* Where a card of a fan is in the deck: the fans are dealt in rounds, the last one only in the
 * first. */
static guint
find_index (guint fan,
            guint place)
{
  return place == 0 ? fan : FAN_COUNT + (place - 1) * (FAN_COUNT - 1) + fan;
}

/* Moves the card at a place of a fan below the lowest one of its suit, if that is a King. */
static void
lower_king (PatCard *cards,
            guint    fan,
            guint    place)
{
  PatCard king = cards[find_index (fan, place)];
  guint to = 0;

  if (pat_card_get_rank (king) != PAT_KING)
    return;
  while (pat_card_get_suit (cards[find_index (fan, to)]) != pat_card_get_suit (king))
    to++;
  for (; place > to; place--)
    cards[find_index (fan, place)] = cards[find_index (fan, place - 1)];
  cards[find_index (fan, to)] = king;
}

static guint
lower_kings (const PatRules *rules,
             guint64         seed,
             PatCard        *cards,
             guint           n_cards)
{
  for (guint fan = 0; fan < FAN_COUNT - 1; fan++)
    for (guint place = 1; place < FAN_LENGTH; place++)
      lower_king (cards, fan, place);
  return n_cards;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (!pat_options_is (chosen, "kings", "bottom"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->sink = 0;
  if (pat_options_is (chosen, "kings", "suit"))
    table->game.prepare = lower_kings;
  return TRUE;
}

const PatVariantSpec shamrocks = {
  .id = "shamrocks",
  .name = N_("Shamrocks"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 12,
  .aliases = N_("Three-Card Fan"),
  .about = N_("A friendly relative of La Belle Lucie. There are many moves, since suits do not "
              "matter and ranks go both ways, but no leaf of the clover holds more than three "
              "cards."),
  .advice = N_("Do not empty a fan unless its last card goes to a foundation, because the fan is "
               "never filled again. A fan of two cards is a place to put something: keep some of "
               "them."),
  .notes = N_("Most descriptions put all Kings at the bottom of their fans; Morehead and "
              "Mott-Smith move a King only if a card of its own suit lies below it."),
  .game = {
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};
