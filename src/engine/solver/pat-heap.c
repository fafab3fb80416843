/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the rules of games like Golf, and makes their moves. */
#include "config.h"

#include "pat-heap-private.h"

#include "pat-fold-private.h"

#define LAYERS (PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_RESERVE))

static gboolean
understands_game (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;
  const PatStockSpec *stock = &game->stock;

  return !pat_rules_has_hooks (rules) && game->remove.kind == PAT_REMOVE_NOTHING &&
         (game->win == PAT_WIN_FOUNDATIONS ||
          (game->win_roles & ~(LAYERS | PAT_ROLE_BIT (PAT_STOCK))) == 0) &&
         rules->n_of_role[PAT_FOUNDATION] == 1 && rules->n_refilled == 0 &&
         rules->n_collecting == 0 && rules->waste < 0 &&
         (rules->stock < 0 ||
          (stock->to == PAT_FOUNDATION && stock->count == 1 && !stock->spaces_first));
}

/* Whether the cards of a pile leave it one by one, and none comes to it. */
static gboolean
only_gives (const PatPile *pile)
{
  return pile->take == PAT_TAKE_TOP && pile->fill == PAT_FILL_NONE && !pile->builds;
}

static gboolean
only_takes (const PatRules *rules,
            const PatPile  *pile)
{
  return pile->take == PAT_TAKE_NONE && pile->min_accept <= 1 &&
         pile->max_cards >= rules->n_deck && pile->fill_first == 0;
}

static gboolean
understands_pile (const PatRules *rules,
                  const PatPile  *pile)
{
  if ((PAT_ROLE_BIT (pile->role) & LAYERS) != 0)
    return only_gives (pile);
  if (pile->role == PAT_FOUNDATION)
    return only_takes (rules, pile);
  return pile->role == PAT_STOCK;
}

static gboolean
understands_piles (const PatRules *rules)
{
  for (guint i = 0; i < rules->n_piles; i++)
    if (!understands_pile (rules, &rules->piles[i]))
      return FALSE;
  return TRUE;
}

/* The cards of the layers that are in a set of cards, and may leave their piles for the
 * foundation. */
static guint64
find_cards (const PatHeap *self,
            guint64        cards,
            guint          from)
{
  guint64 found = 0;

  for (guint i = 0; i < self->layers.n_cards; i++)
    if ((cards & pat_card_bit (self->layers.cards[i])) != 0 &&
        (from & PAT_ROLE_BIT (self->rules->piles[self->layers.piles[i]].role)) != 0)
      found |= pat_layers_bit (i);
  return found;
}

/* Cards that take the same ones are in one class; those that take none are in the first. */
static void
sort_cards (PatHeap *self)
{
  guint n_classes = 1;

  for (guint card = 0; card < 64; card++)
    {
      guint other = 0;

      if (self->takes[card] == 0)
        continue;
      while (other < card && self->takes[other] != self->takes[card])
        other++;
      self->class_of[card] = other < card ? self->class_of[other] : (guint8) n_classes++;
    }
}

static void
find_takes (PatHeap           *self,
            const PatPosition *position)
{
  const PatPile *pile = &self->rules->piles[self->foundation];

  for (guint card = 1; card < 64; card++)
    self->takes[card] = find_cards (self, pat_rules_on (self->rules, pile->build, (PatCard) card),
                                    pile->from);
  if (pat_position_get_size (position, self->foundation) == 0)
    self->takes[0] = find_cards (self, pat_rules_accepted (self->rules, position,
                                                           self->foundation),
                                 pat_rules_get_sources (self->rules, position, self->foundation));
  sort_cards (self);
}

static void
load_stock (PatHeap           *self,
            const PatPosition *position)
{
  const PatCard *cards;

  if (self->rules->stock < 0)
    return;
  cards = pat_position_get_cards (position, (guint) self->rules->stock);
  self->n_stock = pat_position_get_size (position, (guint) self->rules->stock);
  for (guint i = 0; i < self->n_stock; i++)
    self->stock[i] = pat_card_face (cards[self->n_stock - 1 - i]);
}

/* The hash of a pile when only some of its cards are left; piles that can be exchanged for each
 * other have the same one if these cards are alike. */
static guint64
hash_pile (const PatFold     *fold,
           const PatPosition *position,
           guint              pile,
           guint              n_left)
{
  guint row = fold->rules->piles[pile].row;
  guint kind = fold->any_order[row] ? row : PAT_MAX_ROWS + pile;
  guint64 hash = pat_fold_mix (pat_fold_begin (kind), n_left);

  for (guint i = 0; i < n_left; i++)
    hash = pat_fold_mix (hash, fold->alike[pat_position_get_cards (position, pile)[i] &
                                           ~PAT_FACE_DOWN]);
  return n_left > 0 ? hash : 0;
}

static void
find_changes (PatHeap           *self,
              const PatPosition *position)
{
  PatFold fold;

  pat_fold_init (&fold, self->rules);
  for (guint i = 0; i < self->layers.n_cards; i++)
    {
      guint pile = self->layers.piles[i], n_left = 0;

      for (guint k = i + 1; k < self->layers.n_cards; k++)
        n_left += self->layers.piles[k] == pile;
      self->changes[i] = hash_pile (&fold, position, pile, n_left) -
                         hash_pile (&fold, position, pile, n_left + 1);
    }
}

static void
find_needed (PatHeap *self)
{
  const PatGameSpec *game = &self->rules->table.game;

  for (guint i = 0; i < self->layers.n_cards; i++)
    if (game->win == PAT_WIN_FOUNDATIONS ||
        (game->win_roles & PAT_ROLE_BIT (self->rules->piles[self->layers.piles[i]].role)) != 0)
      self->needed |= pat_layers_bit (i);
}

static void
load_state (const PatHeap     *self,
            PatHeapState      *state,
            const PatPosition *position)
{
  memset (state, 0, sizeof *state);
  state->open = pat_layers_open (&self->layers, 0);
  state->top = pat_position_get_top (position, self->foundation);
  for (guint i = 0; i < self->layers.n_cards; i++)
    state->ranks += pat_heap_reach_count (self->layers.cards[i]);
}

/* Returns FALSE if this is another kind of game. */
gboolean
pat_heap_init (PatHeap           *self,
               const PatRules    *rules,
               const PatPosition *position,
               PatHeapState      *state)
{
  memset (self, 0, sizeof *self);
  self->rules = rules;
  if (!understands_game (rules) || !understands_piles (rules) || rules->n_deck > 64 ||
      !pat_layers_init (&self->layers, rules, position, LAYERS))
    return FALSE;
  self->foundation = rules->of_role[PAT_FOUNDATION][0];
  if (pat_card_is_face_down (pat_position_get_top (position, self->foundation)))
    return FALSE;
  find_takes (self, position);
  load_stock (self, position);
  find_needed (self);
  load_state (self, state, position);
  pat_heap_reach_init (&self->reach, rules, self->stock, self->n_stock);
  self->reach.is_known = self->reach.is_known && self->needed == pat_layers_all (&self->layers);
  find_changes (self, position);
  return TRUE;
}

/* A card goes to the foundation. */
void
pat_heap_play (const PatHeap *self,
               PatHeapState  *state,
               guint          card)
{
  state->gone |= pat_layers_bit (card);
  state->open &= ~pat_layers_bit (card);
  state->open |= pat_layers_uncover (&self->layers, state->gone, card);
  state->key += self->changes[card];
  state->ranks -= pat_heap_reach_count (self->layers.cards[card]);
  state->top = self->layers.cards[card];
}

/* What lies on top does not matter if it takes no card that is left. */
guint64
pat_heap_key (const PatHeap      *self,
              const PatHeapState *state)
{
  guint class = (self->takes[state->top] & ~state->gone) != 0 ? self->class_of[state->top] : 0;

  return pat_fold_mix (state->key, (guint64) class << 8 | state->n_dealt);
}
