/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds out whether the rules of a game are like those of Spider. What is not known to be
 * understood is refused: the plain search takes it. */
#include "config.h"

#include "pat-sequences-private.h"

#include "pat-bits-private.h"
#include "pat-fold-private.h"

/* The roles that such a game may have. */
#define ROLES (PAT_ROLE_BIT (PAT_STOCK) | PAT_ROLE_BIT (PAT_FOUNDATION) |                 \
               PAT_ROLE_BIT (PAT_TABLEAU))

static gboolean
understands_game (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;
  const PatStockSpec *stock = &game->stock;

  if (pat_rules_has_hooks (rules) || game->win != PAT_WIN_FOUNDATIONS ||
      game->remove.kind != PAT_REMOVE_NOTHING || game->base_chosen || game->jokers > 0 ||
      pat_rules_get_n_cards (rules) > PAT_SEQUENCES_MAX_CARDS)
    return FALSE;
  for (guint role = 0; role < PAT_N_ROLES; role++)
    if (rules->n_of_role[role] > 0 && (ROLES & PAT_ROLE_BIT (role)) == 0)
      return FALSE;
  return rules->stock < 0 || (stock->count == 1 && stock->to == PAT_TABLEAU &&
                              rules->n_of_role[PAT_STOCK] == 1);
}

/* Whether a pile does nothing that is unknown here. */
static gboolean
understands_pile (const PatRules *rules,
                  guint           pile)
{
  const PatPile *p = &rules->piles[pile];
  const PatPileSpec *row = &rules->table.rows[p->row];

  return !p->in_line && !p->removable && p->fill_first == 0 && p->n_covers == 0 && !p->single &&
         !row->one_each && row->n_refill == 0 && !row->covered;
}

/* The stock gives and takes nothing by hand. */
static gboolean
understands_stock (const PatRules *rules)
{
  const PatPile *p = &rules->piles[rules->stock];

  return p->take == PAT_TAKE_NONE && p->fill == PAT_FILL_NONE && !p->builds;
}

static gboolean
is_like (const PatPile *a,
         const PatPile *b)
{
  return a->row == b->row && a->from == b->from && a->fill_from == b->fill_from &&
         a->fill_cards == b->fill_cards && a->suit_cards == b->suit_cards;
}

static gboolean
understands_column (const PatRules *rules,
                    guint           pile)
{
  const PatPile *p = &rules->piles[pile];
  const guint16 columns = PAT_ROLE_BIT (PAT_TABLEAU);

  return is_like (p, &rules->piles[rules->of_role[PAT_TABLEAU][0]]) &&
         p->take == PAT_TAKE_RUN && !p->has_units && p->min_accept == 1 &&
         p->max_cards == PAT_MAX_CARDS && (p->from & columns) != 0 &&
         (p->fill_from & columns) != 0 && !rules->table.rows[p->row].collects &&
         (p->fill == PAT_FILL_ANY || p->fill == PAT_FILL_RANKS || p->fill == PAT_FILL_NONE) &&
         pat_rules_turns_up (rules, pile);
}

static gboolean
understands_foundation (const PatRules *rules,
                        guint           pile)
{
  const PatPile *p = &rules->piles[pile];

  return is_like (p, &rules->piles[rules->of_role[PAT_FOUNDATION][0]]) &&
         p->take == PAT_TAKE_NONE && p->min_accept > 1 &&
         (p->from & p->fill_from & PAT_ROLE_BIT (PAT_TABLEAU)) != 0 &&
         (p->fill == PAT_FILL_ANY || p->fill == PAT_FILL_RANKS);
}

static gboolean
understands_piles (const PatRules *rules)
{
  for (guint pile = 0; pile < rules->n_piles; pile++)
    {
      guint role = rules->piles[pile].role;

      if (role == PAT_STOCK ? !understands_stock (rules) : !understands_pile (rules, pile))
        return FALSE;
      if ((role == PAT_TABLEAU && !understands_column (rules, pile)) ||
          (role == PAT_FOUNDATION && !understands_foundation (rules, pile)))
        return FALSE;
    }
  return rules->n_of_role[PAT_FOUNDATION] > 0 && rules->n_of_role[PAT_TABLEAU] > 1 &&
         rules->n_of_role[PAT_TABLEAU] <= PAT_SEQUENCES_MAX_COLUMNS;
}

/* Whether all foundations hold a complete sequence or nothing. */
static gboolean
are_whole (const PatSequences *self,
           const PatPosition  *position)
{
  const PatRules *rules = self->rules;

  for (guint i = 0; i < rules->n_of_role[PAT_FOUNDATION]; i++)
    if (pat_position_get_size (position, rules->of_role[PAT_FOUNDATION][i]) % self->length != 0)
      return FALSE;
  return TRUE;
}

/* Whether nothing but complete sequences goes to the foundations, each to an empty one or to one
 * that takes them all. */
static gboolean
compile_foundations (PatSequences *self)
{
  const PatRules *rules = self->rules;
  guint n = rules->n_of_role[PAT_FOUNDATION];
  const PatPile *first = &rules->piles[rules->of_role[PAT_FOUNDATION][0]];
  const PatPile *column = &rules->piles[rules->of_role[PAT_TABLEAU][0]];

  self->length = first->min_accept;
  self->leaves = rules->table.rows[first->row].collects;
  self->foundation = rules->of_role[PAT_FOUNDATION][0];
  self->first = first->fill_cards & first->suit_cards;
  memcpy (self->suit, rules->relations[first->has_units ? first->units : column->run].on,
          sizeof self->suit);
  if (self->leaves)
    return !first->builds && n * self->length >= pat_rules_get_n_cards (rules);
  return n == 1 && first->has_units && first->builds && first->max_cards == PAT_MAX_CARDS;
}

/* The length of the longest sequence that begins with a card; more than there are ranks if it never
 * ends. */
static guint
measure_sequence (const PatSequences *self,
                  PatCard             card)
{
  guint length = 1;

  while (self->suit[card & 0x3f] != 0 && length <= PAT_KING)
    {
      guint64 next = self->suit[card & 0x3f];

      if ((next & (next - 1)) != 0)
        return PAT_KING + 1;
      card = (PatCard) pat_bits_first (next);
      length++;
    }
  return length;
}

/* Sequences go down in one suit, and no card of the deck begins a longer one than leaves. */
static gboolean
compile_columns (PatSequences *self)
{
  const PatRules *rules = self->rules;
  const PatPile *column = &rules->piles[rules->of_role[PAT_TABLEAU][0]];
  guint64 first = 0;

  self->n_columns = rules->n_of_role[PAT_TABLEAU];
  memcpy (self->columns, rules->of_role[PAT_TABLEAU], self->n_columns);
  memcpy (self->build, rules->relations[column->build].on, sizeof self->build);
  memcpy (self->run, rules->relations[column->run].on, sizeof self->run);
  self->fill = column->fill == PAT_FILL_NONE ? 0 : column->fill_cards & column->suit_cards;
  for (guint i = 0; i < rules->n_deck; i++)
    {
      guint length = measure_sequence (self, rules->deck[i]);

      if (length > self->length)
        return FALSE;
      if (length == self->length)
        first |= pat_card_bit (rules->deck[i]);
    }
  self->first &= first;
  return self->first == first;
}

static void
note_beneath (PatSequences *self)
{
  for (guint on = 0; on < G_N_ELEMENTS (self->build); on++)
    for (guint64 rest = self->build[on]; rest != 0; rest &= rest - 1)
      self->beneath[pat_bits_first (rest)] |= pat_card_bit ((PatCard) on);
}

static void
note_whole (PatSequences *self)
{
  for (guint64 rest = self->first; rest != 0; rest &= rest - 1)
    {
      guint64 whole = rest & -rest;

      for (guint64 next = whole; (next = self->suit[pat_bits_first (next)]) != 0;)
        whole |= next;
      self->whole[self->n_whole++] = whole;
    }
}

static void
note_stock (PatSequences      *self,
            const PatPosition *position)
{
  guint stock = (guint) self->rules->stock;

  self->n_stock = self->rules->stock < 0 ? 0 : pat_position_get_size (position, stock);
  for (guint i = 0; i < self->n_stock; i++)
    self->stock[i] =
      pat_card_face (pat_position_get_cards (position, stock)[self->n_stock - 1 - i]);
}

/* Returns FALSE if this is another kind of game. */
gboolean
pat_sequences_init (PatSequences      *self,
                    const PatRules    *rules,
                    const PatPosition *position)
{
  memset (self, 0, sizeof *self);
  self->rules = rules;
  if (!understands_game (rules) || !understands_piles (rules) || !compile_foundations (self) ||
      !compile_columns (self) || !are_whole (self, position))
    return FALSE;
  note_beneath (self);
  note_whole (self);
  self->spaces_first = rules->table.game.stock.spaces_first;
  note_stock (self, position);
  return TRUE;
}
