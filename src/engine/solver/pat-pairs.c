/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the rules of games of pairs, and makes their moves. */
#include "config.h"

#include "pat-pairs-private.h"

#include "pat-fold-private.h"

#define LAYERS (PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_RESERVE))
#define TALON  (PAT_ROLE_BIT (PAT_STOCK) | PAT_ROLE_BIT (PAT_WASTE))

#define N_RANKS 16 /* that a card can have, and more */

/* Whether no group of cards is too large: those of a rank, and those that go with them. */
static gboolean
has_small_groups (const PatRules *rules)
{
  guint counts[N_RANKS] = { 0 };

  for (guint i = 0; i < rules->n_deck; i++)
    counts[pat_card_get_rank (rules->deck[i])]++;
  for (guint rank = 0; rank < N_RANKS; rank++)
    if (2 * counts[rank] > PAT_PAIRS_MAX_GROUP)
      return FALSE;
  return TRUE;
}

static gboolean
understands_game (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;

  return !pat_rules_has_hooks (rules) &&
         (game->remove.kind == PAT_REMOVE_SUM || game->remove.kind == PAT_REMOVE_EQUAL) &&
         (game->win == PAT_WIN_FOUNDATIONS || (game->win_roles & ~(LAYERS | TALON)) == 0) &&
         rules->n_refilled == 0 && rules->n_collecting == 0 && rules->discard >= 0 &&
         rules->n_of_role[PAT_STOCK] <= 1 && rules->n_of_role[PAT_WASTE] <= 1 &&
         game->jokers == 0 && rules->n_deck <= 52 && has_small_groups (rules);
}

/* Whether a click on the stock, if there is one, brings cards to the waste in their order. */
static gboolean
understands_stock (const PatRules *rules)
{
  const PatStockSpec *stock = &rules->table.game.stock;

  return rules->stock < 0 ? rules->waste < 0
                          : rules->waste >= 0 && stock->to == PAT_WASTE && stock->count > 0 &&
         !stock->spaces_first && !stock->shuffles &&
         (!rules->piles[rules->stock].removable ||
          pat_rules_turns_up (rules, (guint) rules->stock));
}

static gboolean
understands_piles (const PatRules *rules)
{
  for (guint i = 0; i < rules->n_piles; i++)
    {
      const PatPile *pile = &rules->piles[i];
      gboolean is_layer = (PAT_ROLE_BIT (pile->role) & LAYERS) != 0;

      if (pile->take != PAT_TAKE_NONE || (is_layer && !pile->removable) ||
          (!is_layer && (pile->n_covers > 0 ||
                         (pile->role != PAT_DISCARD &&
                          (PAT_ROLE_BIT (pile->role) & TALON) == 0))))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_talon (PatPairs          *self,
           const PatPosition *position,
           PatPairsState     *state)
{
  guint stock = (guint) self->rules->stock, waste = (guint) self->rules->waste;
  const PatStockSpec *spec = &self->rules->table.game.stock;
  guint n;

  self->first_talon = self->layers.n_cards;
  if (self->rules->stock < 0)
    return TRUE;
  self->draw = spec->count;
  self->n_redeals = spec->redeals == PAT_UNLIMITED
                    ? PAT_UNLIMITED
                    : spec->redeals - (guint) position->counters[PAT_COUNTER_PASSES];
  self->stock_gives = self->rules->piles[stock].removable;
  self->waste_gives = self->rules->piles[waste].removable;
  n = pat_position_get_size (position, waste);
  for (guint i = 0; i < n; i++)
    if (pat_card_is_face_down (pat_position_get_cards (position, waste)[i]) ||
        !pat_layers_add (&self->layers, pat_position_get_cards (position, waste)[i], waste))
      return FALSE;
  state->place = (guint8) self->layers.n_cards;
  n = pat_position_get_size (position, stock);
  if (self->stock_gives && n > 0 && pat_card_is_face_down (pat_position_get_top (position, stock)))
    return FALSE;
  for (guint i = n; i > 0; i--)
    if (!pat_layers_add (&self->layers, pat_position_get_cards (position, stock)[i - 1], stock))
      return FALSE;
  self->talon = pat_layers_all (&self->layers) & ~(pat_layers_bit (self->first_talon) - 1);
  return TRUE;
}

/* Whether a card can ever go together with another one that may lie above it. */
static gboolean
can_meet (const PatPairs *self,
          guint           lower,
          guint           upper)
{
  guint64 above = pat_layers_bit (upper);

  if ((pat_layers_follow (self->layers.over, lower) & above) == 0)
    return TRUE;
  return self->rules->table.game.remove.with_cover && (self->layers.over[lower] & above) != 0 &&
         self->layers.piles[lower] != self->layers.piles[upper];
}

/* Whether two cards could go together if their ranks allow it. */
static gboolean
may_meet (const PatPairs *self,
          guint           a,
          guint           b)
{
  guint n_talon = (a >= self->first_talon) + (b >= self->first_talon);

  if (a == b || (n_talon == 1 && !self->stock_gives && !self->waste_gives) ||
      (n_talon == 2 && !(self->stock_gives && self->waste_gives)))
    return FALSE;
  return can_meet (self, a, b) && can_meet (self, b, a);
}

static gboolean
goes_alone (const PatPairs *self,
            guint           card)
{
  const PatRemoveSpec *remove = &self->rules->table.game.remove;

  return remove->kind == PAT_REMOVE_SUM &&
         pat_card_get_rank (self->layers.cards[card]) == remove->sum &&
         (card < self->first_talon || self->stock_gives || self->waste_gives);
}

/* A card of the talon is needed if it may not be left on either of its piles. */
static gboolean
must_go (const PatPairs *self,
         guint           card)
{
  const PatGameSpec *game = &self->rules->table.game;
  guint roles = card < self->first_talon
                ? PAT_ROLE_BIT (self->rules->piles[self->layers.piles[card]].role) : TALON;

  return game->win == PAT_WIN_FOUNDATIONS || (game->win_roles & roles) == roles;
}

/* Finds out which cards go together, and which alone. Whoever exchanges cards does so again. */
void
pat_pairs_find_mates (PatPairs *self)
{
  const PatRemoveSpec *remove = &self->rules->table.game.remove;
  guint64 of_rank[N_RANKS] = { 0 };

  self->alone = 0;
  for (guint i = 0; i < self->layers.n_cards; i++)
    {
      of_rank[pat_card_get_rank (self->layers.cards[i])] |= pat_layers_bit (i);
      if (goes_alone (self, i))
        self->alone |= pat_layers_bit (i);
    }
  for (guint i = 0; i < self->layers.n_cards; i++)
    {
      guint rank = pat_card_get_rank (self->layers.cards[i]);
      guint other = remove->kind == PAT_REMOVE_EQUAL ? rank : remove->sum - rank;

      self->mates[i] = other < N_RANKS ? self->meets[i] & of_rank[other] : 0;
    }
  pat_pairs_find_groups (self);
}

/* Returns FALSE if this is another kind of game. */
gboolean
pat_pairs_init (PatPairs          *self,
                const PatRules    *rules,
                const PatPosition *position,
                PatPairsState     *state)
{
  memset (self, 0, sizeof *self);
  memset (state, 0, sizeof *state);
  self->rules = rules;
  if (!understands_game (rules) || !understands_stock (rules) || !understands_piles (rules) ||
      ((rules->table.game.win_roles & TALON) != 0 &&
       (rules->table.game.win_roles & TALON) != TALON) ||
      !pat_layers_init (&self->layers, rules, position, LAYERS) ||
      !add_talon (self, position, state))
    return FALSE;
  for (guint i = 0; i < self->layers.n_cards; i++)
    {
      for (guint k = 0; k < self->layers.n_cards; k++)
        if (may_meet (self, i, k))
          self->meets[i] |= pat_layers_bit (k);
      if (must_go (self, i))
        self->needed |= pat_layers_bit (i);
    }
  pat_pairs_find_mates (self);
  state->open = pat_layers_open (&self->layers, 0) & ~self->talon;
  return TRUE;
}

/* The cards that lie open, those of waste and stock among them. */
guint64
pat_pairs_open (const PatPairs      *self,
                const PatPairsState *state)
{
  guint64 left = self->talon & ~state->gone, open = state->open;
  guint64 waste = left & (pat_layers_bit (state->place) - 1);
  guint64 stock = left & ~(pat_layers_bit (state->place) - 1);

  if (self->waste_gives && waste != 0)
    open |= pat_layers_bit (pat_bits_last (waste));
  if (self->stock_gives && stock != 0)
    open |= stock & -stock;
  return open;
}

/* The place of the next card of the stock that is left, or the one behind all. */
static void
find_stock (const PatPairs *self,
            PatPairsState  *state)
{
  guint64 stock = self->talon & ~state->gone & ~(pat_layers_bit (state->place) - 1);

  state->place = (guint8) (stock != 0 ? pat_bits_first (stock) : self->layers.n_cards);
}

void
pat_pairs_remove (const PatPairs *self,
                  PatPairsState  *state,
                  guint64         cards)
{
  state->gone |= cards;
  for (guint64 left = cards; left != 0; left &= left - 1)
    state->open |= pat_layers_uncover (&self->layers, state->gone, pat_bits_first (left));
  state->open &= ~state->gone & ~self->talon;
  find_stock (self, state);
}

/* Clicks on the stock; returns FALSE if that does nothing. */
gboolean
pat_pairs_click (const PatPairs *self,
                 PatPairsState  *state)
{
  if (self->draw == 0 || (self->talon & ~state->gone) == 0)
    return FALSE;
  for (guint i = 0; i < self->draw && state->place < self->layers.n_cards; i++)
    {
      state->place++;
      find_stock (self, state);
      if (i + 1 == self->draw || state->place == self->layers.n_cards)
        return TRUE;
    }
  if (state->n_passes >= self->n_redeals && self->n_redeals != PAT_UNLIMITED)
    return FALSE;
  state->n_passes += self->n_redeals != PAT_UNLIMITED;
  state->place = (guint8) self->first_talon;
  find_stock (self, state);
  return TRUE;
}

/* There are 52 cards at most, and 53 places. */
guint64
pat_pairs_key (const PatPairs      *self,
               const PatPairsState *state)
{
  guint64 key = pat_fold_mix (0, state->gone << 6 | state->place);

  return state->n_passes > 0 ? pat_fold_mix (key, state->n_passes) : key;
}
