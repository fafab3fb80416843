/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What cannot matter is found out from the compiled rules; a game with hooks that may look at
 * anything keeps every position apart. */
#include "config.h"

#include "pat-fold-private.h"

/* Whether a function of the game's own has a say in what is legal and what follows. */
gboolean
pat_rules_has_hooks (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;

  return game->deal_stock != NULL || game->spell != NULL || game->refuse != NULL ||
         game->may_remove != NULL || game->more_moves != NULL || game->special != NULL ||
         (game->after_move != NULL && !game->after_move_is_minor) || game->is_won != NULL ||
         game->is_complete != NULL || game->why_locked != NULL;
}

static gboolean
is_in_order (const PatPile *a,
             const PatPile *b)
{
  PatPile other = *b;

  other.number = a->number;
  other.in_row = a->in_row;
  other.indicator = a->indicator;
  return memcmp (a, &other, sizeof other) == 0;
}

/* Whether a role is looked through for the first pile that has a card. */
static gboolean
is_searched (const PatRules *rules,
             guint           role)
{
  for (guint i = 0; i < rules->table.n_rows; i++)
    for (guint k = 0; k < rules->table.rows[i].n_refill; k++)
      if (rules->table.rows[i].refill[k] == role)
        return TRUE;
  return FALSE;
}

/* Whether the piles of a row can be exchanged for each other, at least when nothing is dealt to
 * them any more. */
static gboolean
has_any_order (const PatRules *rules,
               guint           first,
               guint           count)
{
  const PatPile *pile = &rules->piles[first];
  const PatPileSpec *row = &rules->table.rows[pile->row];

  if (count < 2 || row->covered || pile->fill == PAT_FILL_INDICATOR ||
      pile->fill == PAT_FILL_NUMBER || pile->fill == PAT_FILL_LINE ||
      pile->role == PAT_STOCK || pile->role == PAT_WASTE || pile->role == PAT_INDICATOR ||
      is_searched (rules, pile->role))
    return FALSE;
  for (guint i = 1; i < count; i++)
    if (!is_in_order (pile, &rules->piles[first + i]))
      return FALSE;
  return TRUE;
}

static gboolean
feeds_collecting_piles (const PatRules *rules,
                        guint           role)
{
  for (guint i = 0; i < rules->n_collecting; i++)
    if ((rules->piles[rules->collecting[i]].fill_from & PAT_ROLE_BIT (role)) != 0)
      return TRUE;
  return FALSE;
}

/* Whether cards never leave the piles of a row. */
static gboolean
keeps_cards (const PatRules *rules,
             const PatPile  *pile)
{
  return pile->take == PAT_TAKE_NONE && !pile->removable &&
         (pile->role == PAT_FOUNDATION || pile->role == PAT_DISCARD) &&
         !is_searched (rules, pile->role) && !feeds_collecting_piles (rules, pile->role);
}

/* Whether all relations take two cards for the same. */
static gboolean
are_twins (const PatRules *rules,
           PatCard         a,
           PatCard         b)
{
  guint64 both = pat_card_bit (a) | pat_card_bit (b);

  for (guint i = 0; i < rules->n_relations; i++)
    {
      const PatRelation *relation = &rules->relations[i];

      if (relation->on[a] != relation->on[b])
        return FALSE;
      for (guint lower = 0; lower < G_N_ELEMENTS (relation->on); lower++)
        if ((relation->on[lower] & both) != 0 && (relation->on[lower] & both) != both)
          return FALSE;
    }
  return TRUE;
}

static gboolean
asks_for_suits (const PatRules *rules)
{
  for (guint i = 0; i < rules->table.n_rows; i++)
    if (rules->table.rows[i].one_each || rules->table.rows[i].suits != 0)
      return TRUE;
  return FALSE;
}

/* Cards of a rank are alike if nothing in the game asks for their suit. */
static void
find_alike (PatFold *self)
{
  for (guint card = 0; card < G_N_ELEMENTS (self->alike); card++)
    self->alike[card] = (guint8) card;
  if (pat_rules_has_hooks (self->rules) || asks_for_suits (self->rules))
    return;
  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    for (guint suit = PAT_DIAMONDS; suit < PAT_N_SUITS; suit++)
      for (guint other = 0; other < suit; other++)
        {
          PatCard card = pat_card_new ((PatSuit) suit, rank);
          PatCard twin = pat_card_new ((PatSuit) other, rank);

          if (!are_twins (self->rules, card, twin))
            continue;
          self->alike[card] = twin;
          self->alike[card | PAT_FACE_DOWN] = twin | PAT_FACE_DOWN;
          break;
        }
}

static void
look_at_row (PatFold *self,
             guint    first,
             guint    count,
             gboolean has_hooks)
{
  const PatPile *pile = &self->rules->piles[first];
  gboolean keeps = keeps_cards (self->rules, pile);

  self->any_order[pile->row] = !has_hooks && has_any_order (self->rules, first, count);
  self->top_only[pile->row] = keeps;
  self->is_gone[pile->row] = keeps && pile->role == PAT_DISCARD && !pile->builds;
}

static void
look_at_rows (PatFold  *self,
              gboolean  has_hooks)
{
  const PatRules *rules = self->rules;

  for (guint first = 0; first < rules->n_piles;)
    {
      guint count = 1;

      while (first + count < rules->n_piles &&
             rules->piles[first + count].row == rules->piles[first].row)
        count++;
      look_at_row (self, first, count, has_hooks);
      first += count;
    }
}

/* Finds out what matters in a game. */
void
pat_fold_init (PatFold        *self,
               const PatRules *rules)
{
  const PatStockSpec *stock = &rules->table.game.stock;

  memset (self, 0, sizeof *self);
  self->rules = rules;
  self->counts_passes = stock->redeals != PAT_UNLIMITED || stock->shuffles;
  find_alike (self);
  if (!pat_rules_has_hooks (rules))
    look_at_rows (self, FALSE);
}

/* The same, but takes for granted that no function of a game looks at cards that are gone for
 * good. That is true of nearly all games; a search that proves nothing may rely on it. */
void
pat_fold_init_loosely (PatFold        *self,
                       const PatRules *rules)
{
  pat_fold_init (self, rules);
  if (pat_rules_has_hooks (rules))
    look_at_rows (self, TRUE);
}

static guint64
mix_cards (const PatFold *self,
           guint64        hash,
           const PatCard *cards,
           guint          n_cards)
{
  for (guint i = 0; i < n_cards;)
    {
      guint64 word = 0;

      for (guint k = 0; k < 8 && i < n_cards; k++)
        word = word << 8 | self->alike[cards[i++]];
      hash = pat_fold_mix (hash, word);
    }
  return hash;
}

static guint64
key_of_pile (const PatFold     *self,
             const PatPosition *position,
             guint              pile,
             gboolean           any_order)
{
  guint row = self->rules->piles[pile].row;
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);
  guint64 hash = pat_fold_mix (pat_fold_begin (any_order ? row : PAT_MAX_ROWS + pile), size);

  if (!self->top_only[row] || size <= 2)
    return mix_cards (self, hash, cards, size);
  return mix_cards (self, mix_cards (self, hash, cards, 1), cards + size - 1, 1);
}

/* Whether the stock may still deal to the piles one after the other. */
static gboolean
still_deals (const PatFold     *self,
             const PatPosition *position)
{
  const PatRules *rules = self->rules;

  return (rules->stock >= 0 && pat_position_get_size (position, (guint) rules->stock) > 0) ||
         (rules->waste >= 0 && pat_position_get_size (position, (guint) rules->waste) > 0);
}

/* The key of a position. It is a sum over the piles, so that the order of those that are
 * interchangeable does not matter. */
guint64
pat_fold_key (const PatFold     *self,
              const PatPosition *position)
{
  const PatStockSpec *stock = &self->rules->table.game.stock;
  gboolean deals = stock->count > 0 && still_deals (self, position);
  guint64 key = 0;

  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      const PatPile *row = &self->rules->piles[pile];

      if (!self->is_gone[row->row])
        key += key_of_pile (self, position, pile,
                            self->any_order[row->row] && !(deals && row->role == stock->to));
    }
  for (guint i = 0; i < PAT_MAX_COUNTERS; i++)
    if (position->counters[i] != 0 && (i != PAT_COUNTER_PASSES || self->counts_passes))
      key = pat_fold_mix (key + i, (guint64) position->counters[i] + 1);
  return key;
}
