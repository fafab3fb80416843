/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds out whether the rules of a game are those of a builder. What is not known to be understood
 * is refused: the plain search takes it. */
#include "config.h"

#include "pat-builder-private.h"

#include "pat-bits-private.h"
#include "pat-fold-private.h"

/* The roles that a builder may have. */
#define ROLES (PAT_ROLE_BIT (PAT_STOCK) | PAT_ROLE_BIT (PAT_WASTE) |                \
               PAT_ROLE_BIT (PAT_FOUNDATION) | PAT_ROLE_BIT (PAT_TABLEAU) |         \
               PAT_ROLE_BIT (PAT_CELL) | PAT_ROLE_BIT (PAT_RESERVE))

/* Whether the stock is dealt to the columns. Where none of these may be empty then, a card could be
 * missed that went up by itself. */
static gboolean
deals_rows (const PatRules *rules)
{
  const PatStockSpec *stock = &rules->table.game.stock;

  return rules->stock >= 0 && stock->count > 0 && stock->to == PAT_TABLEAU && !stock->spaces_first;
}

static gboolean
understands_game (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;
  const PatStockSpec *stock = &game->stock;

  if (pat_rules_has_hooks (rules) || game->win != PAT_WIN_FOUNDATIONS ||
      game->remove.kind != PAT_REMOVE_NOTHING || game->base_chosen || game->jokers > 0 ||
      MAX (game->decks, 1) != 1 || (game->suits & ALL_SUITS) % ALL_SUITS != 0 ||
      rules->n_deck > PAT_BUILDER_MAX_CARDS || rules->n_deck != pat_rules_get_n_cards (rules))
    return FALSE;
  for (guint role = 0; role < PAT_N_ROLES; role++)
    if (rules->n_of_role[role] > 0 && (ROLES & PAT_ROLE_BIT (role)) == 0)
      return FALSE;
  if (rules->stock < 0 || stock->count == 0)
    return rules->stock < 0 && rules->waste < 0;
  if (deals_rows (rules))
    return rules->waste < 0 && stock->count == 1 && rules->n_of_role[PAT_STOCK] == 1;
  return rules->waste >= 0 && stock->to == PAT_WASTE && !stock->shuffles &&
         rules->n_of_role[PAT_STOCK] == 1 && rules->n_of_role[PAT_WASTE] == 1;
}

/* Whether spaces are filled as in all other games, or, in a game like Canfield, from the reserve as
 * long as it has cards, either at once or when the player likes. Cards that come back from the
 * foundations are left out, as nobody has thought about them: they could come to a space before the
 * reserve does. */
static gboolean
understands_filling (const PatRules *rules,
                     const PatPile  *pile)
{
  const PatPileSpec *row = &rules->table.rows[pile->row];
  const PatPile *reserve = &rules->piles[rules->of_role[PAT_RESERVE][0]];

  if (row->n_refill == 0 && pile->fill_first == 0)
    return TRUE;
  return pile->role == PAT_TABLEAU && rules->n_of_role[PAT_RESERVE] == 1 &&
         reserve->turn == PAT_TURN_ALWAYS &&
         (row->n_refill == 0 || (row->n_refill == 1 && row->refill[0] == PAT_RESERVE)) &&
         (pile->fill_first == 0 || pile->fill_first == PAT_ROLE_BIT (PAT_RESERVE)) &&
         rules->piles[rules->of_role[PAT_FOUNDATION][0]].take == PAT_TAKE_NONE;
}

/* Whether a pile does nothing that a builder does not know. */
static gboolean
understands_pile (const PatRules *rules,
                  guint           pile)
{
  const PatPile *p = &rules->piles[pile];
  const PatPileSpec *row = &rules->table.rows[p->row];

  return !p->in_line && !p->has_units && !p->removable && p->min_accept <= 1 &&
         p->n_covers == 0 && !row->one_each && understands_filling (rules, p) &&
         !pat_rules_turns_by_hand (rules, pile) &&
         !row->covered && !row->collects && p->fill != PAT_FILL_INDICATOR &&
         p->fill != PAT_FILL_LINE;
}

/* The stock gives nothing by hand, and the waste only its top card; neither takes anything. */
static gboolean
understands_talon (const PatRules *rules)
{
  const PatPile *stock, *waste;

  if (rules->stock < 0)
    return TRUE;
  stock = &rules->piles[rules->stock];
  if (stock->take != PAT_TAKE_NONE || stock->fill != PAT_FILL_NONE || stock->builds)
    return FALSE;
  if (rules->waste < 0)
    return TRUE;
  waste = &rules->piles[rules->waste];
  return waste->take == PAT_TAKE_TOP && waste->fill == PAT_FILL_NONE && !waste->builds;
}

/* What an empty pile takes in a game whose base is known. */
static guint64
get_fill (const PatRules    *rules,
          const PatPosition *position,
          guint              pile)
{
  const PatPile *p = &rules->piles[pile];
  int base = CLAMP (position->counters[PAT_COUNTER_BASE], 0, PAT_KING);

  if (p->fill == PAT_FILL_NONE)
    return 0;
  if (p->fill == PAT_FILL_BASE)
    return rules->base_cards[base] & p->suit_cards;
  if (p->fill == PAT_FILL_LAST)
    return rules->base_cards[pat_rules_last_rank (rules, position)] & p->suit_cards;
  return p->fill_cards & p->suit_cards;
}

static guint64
all_cards (const PatRules *rules)
{
  guint64 cards = 0;

  for (guint i = 0; i < rules->n_deck; i++)
    cards |= pat_card_bit (rules->deck[i]);
  return cards;
}

/* Notes in which order the cards of a suit go up; FALSE if that is not one card after the other,
 * all of them. */
static gboolean
follow_suit (PatBuilder        *self,
             const PatRelation *build,
             guint64            first,
             guint              suit)
{
  guint64 deck = self->deck, next = first & pat_rules_suit_cards (suit) & deck;

  for (guint height = 0; height < self->n_ranks; height++)
    {
      guint card;

      if (next == 0 || (next & (next - 1)) != 0)
        return FALSE;
      card = pat_bits_first (next);
      self->height[card] = (guint8) height;
      self->card_at[suit][height] = (guint8) card;
      self->bit_at[suit][height] = next;
      next = build->on[card] & deck;
      if ((next & ~pat_rules_suit_cards (suit)) != 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_like_first_foundation (const PatRules *rules,
                          guint           pile)
{
  const PatPile *first = &rules->piles[rules->of_role[PAT_FOUNDATION][0]];
  const PatPile *p = &rules->piles[pile];

  return p->build == first->build && p->fill == first->fill && p->from == first->from &&
         p->fill_from == first->fill_from && p->take == first->take &&
         p->suit_cards == first->suit_cards && p->fill_cards == first->fill_cards;
}

static gboolean
compile_foundations (PatBuilder        *self,
                     const PatPosition *position)
{
  const PatRules *rules = self->rules;
  guint n = rules->n_of_role[PAT_FOUNDATION];
  const PatPile *first = &rules->piles[rules->of_role[PAT_FOUNDATION][0]];

  if (n != PAT_N_SUITS || rules->n_deck % PAT_N_SUITS != 0 || first->from != first->fill_from ||
      (first->take != PAT_TAKE_NONE && first->take != PAT_TAKE_TOP))
    return FALSE;
  self->n_ranks = rules->n_deck / PAT_N_SUITS;
  self->from = first->from;
  self->takes_back = first->take == PAT_TAKE_TOP;
  for (guint i = 0; i < n; i++)
    if (!is_like_first_foundation (rules, rules->of_role[PAT_FOUNDATION][i]) ||
        rules->piles[rules->of_role[PAT_FOUNDATION][i]].max_cards < self->n_ranks)
      return FALSE;
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (!follow_suit (self, &rules->relations[first->build],
                      get_fill (rules, position, rules->of_role[PAT_FOUNDATION][0]), suit))
      return FALSE;
  return TRUE;
}

static void
describe_class (PatBuilder        *self,
                const PatPosition *position,
                guint              pile,
                PatBuilderClass   *class)
{
  const PatRules *rules = self->rules;
  const PatPile *p = &rules->piles[pile];

  memset (class, 0, sizeof *class);
  class->build = rules->relations[p->build].on;
  class->run = rules->relations[p->run].on;
  class->fill = get_fill (rules, position, pile);
  class->from = p->from;
  class->fill_from = p->fill_from;
  class->role = (guint16) PAT_ROLE_BIT (p->role);
  class->take = p->take;
  class->max_cards = p->max_cards;
  class->most = p->single || p->max_cards == 1 ? 1 : PAT_BUILDER_MAX_CARDS;
  class->goes_up = p->take != PAT_TAKE_NONE && (self->from & PAT_ROLE_BIT (p->role)) != 0;
  class->is_cell = p->role == PAT_CELL;
  class->turns = pat_rules_turns_up (rules, pile);
  class->exchanges = p->take == PAT_TAKE_RUN && p->run == p->build &&
                     p->max_cards >= PAT_BUILDER_MAX_CARDS && !p->single && !self->deals_rows;
  class->refills = rules->table.rows[p->row].n_refill > 0;
  class->waits = p->fill_first != 0;
  class->parks_cards = p->role == PAT_TABLEAU && p->fill == PAT_FILL_ANY;
  class->column = (guint8) (self->deals_rows && p->role == PAT_TABLEAU ? self->n_piles + 1 : 0);
}

static gboolean
add_pile (PatBuilder        *self,
          const PatPosition *position,
          guint              pile)
{
  PatBuilderClass class;
  guint i = 0;

  describe_class (self, position, pile, &class);
  if (self->n_piles >= PAT_BUILDER_MAX_PILES || class.take > PAT_TAKE_WHOLE)
    return FALSE;
  while (i < self->n_classes && memcmp (&self->classes[i], &class, sizeof class) != 0)
    i++;
  if (i == G_N_ELEMENTS (self->classes))
    return FALSE;
  if (i == self->n_classes)
    self->classes[self->n_classes++] = class;
  self->feeds = self->feeds || class.refills || class.waits;
  if (class.role == PAT_ROLE_BIT (PAT_RESERVE))
    self->reserve = self->n_piles;
  self->piles[self->n_piles] = (guint8) pile;
  self->class_of[self->n_piles++] = (guint8) i;
  return TRUE;
}

static gboolean
compile_piles (PatBuilder        *self,
               const PatPosition *position)
{
  const PatRules *rules = self->rules;

  for (guint pile = 0; pile < rules->n_piles; pile++)
    {
      guint role = rules->piles[pile].role;

      if (!understands_pile (rules, pile))
        return FALSE;
      if ((role == PAT_TABLEAU || role == PAT_CELL || role == PAT_RESERVE) &&
          !add_pile (self, position, pile))
        return FALSE;
    }
  return TRUE;
}

/* Whether the cards that may be put on one have lower places on their foundations. */
static gboolean
has_lower_needs (const PatBuilder *self,
                 guint             card)
{
  for (guint64 needs = self->needs[card]; needs != 0; needs &= needs - 1)
    if (self->height[pat_bits_first (needs)] >= self->height[card])
      return FALSE;
  return TRUE;
}

/* Finds the cards that may ever be put on others. */
static void
find_needs (PatBuilder *self)
{
  guint64 deck = self->deck;

  self->descends = TRUE;
  self->frees_hosts = TRUE;
  for (guint card = 0; card < 64; card++)
    {
      for (guint i = 0; i < self->n_classes; i++)
        {
          const PatBuilderClass *class = &self->classes[i];

          self->needs[card] |= class->build[card] & deck;
          /* Cards that come along on another may be anything, or keep it from going up. */
          if (class->take == PAT_TAKE_OPEN ||
              (class->take >= PAT_TAKE_RUN && (class->run[card] & ~class->build[card]) != 0))
            self->frees_hosts = FALSE;
        }
      if ((deck >> card & 1) != 0 && !has_lower_needs (self, card))
        self->descends = FALSE;
    }
  for (guint card = 0; card < 64; card++)
    for (guint64 needs = self->needs[card]; needs != 0; needs &= needs - 1)
      self->hosts[pat_bits_first (needs)] |= G_GUINT64_CONSTANT (1) << card;
  self->frees_hosts = self->frees_hosts && self->descends && !self->takes_back;
}

/* Whether all cells and spaces that help to move several cards take any card. */
static gboolean
takes_any (const PatBuilder *self)
{
  for (guint i = 0; i < self->n_classes; i++)
    if ((self->classes[i].is_cell || self->classes[i].parks_cards) &&
        (self->deck & ~self->classes[i].fill) != 0)
      return FALSE;
  return TRUE;
}

static void
find_limits (PatBuilder *self)
{
  gboolean any = takes_any (self);

  for (guint i = 0; i < self->n_classes; i++)
    {
      PatBuilderClass *class = &self->classes[i];

      class->one_by_one = class->take <= PAT_TAKE_TOP ||
                          (class->take == PAT_TAKE_RUN_LIMITED && any);
      self->moves_runs = self->moves_runs || !class->one_by_one;
    }
}

/* Whether it pays to look for deadlocks: it does not where cards from a stock help, and a space for
 * any card, too. */
static gboolean
deadlocks (const PatBuilder *self)
{
  for (guint i = 0; i < self->n_classes; i++)
    {
      const PatBuilderClass *class = &self->classes[i];

      if (!class->is_cell && (class->refills || class->waits || (self->deck & ~class->fill) == 0))
        return self->rules->stock < 0;
    }
  return TRUE;
}

/* Finds the cards that differ by nothing but the foundation they go to. */
static void
find_alike (PatBuilder *self)
{
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    for (guint height = 0; height < self->n_ranks; height++)
      {
        guint card = self->card_at[suit][height], k = 0, other = self->card_at[0][height];

        while (self->needs[other] != self->needs[card] || self->hosts[other] != self->hosts[card])
          other = self->card_at[++k][height];
        self->alike[card] = (guint8) other;
        self->has_alike = self->has_alike || other != card;
      }
}

/* Returns FALSE if this is another kind of game. */
gboolean
pat_builder_init (PatBuilder        *self,
                  const PatRules    *rules,
                  const PatPosition *position)
{
  memset (self, 0, sizeof *self);
  self->rules = rules;
  self->n_cards = rules->n_deck;
  self->deck = all_cards (rules);
  self->deals_rows = deals_rows (rules);
  if (!understands_game (rules) || !understands_talon (rules) ||
      !compile_foundations (self, position) || !compile_piles (self, position))
    return FALSE;
  self->waste_goes_up = (self->from & PAT_ROLE_BIT (PAT_WASTE)) != 0;
  find_needs (self);
  find_alike (self);
  find_limits (self);
  self->deadlocks = deadlocks (self);
  return TRUE;
}
