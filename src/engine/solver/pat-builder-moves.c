/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists all moves of a builder but those that lead to a position with the same key. */
#include "config.h"

#include "pat-builder-moves-private.h"

#include "pat-bits-private.h"

/* A pile that takes some cards. */
typedef struct
{
  guint64                accepts;
  const PatBuilderPile  *pile;
  const PatBuilderClass *class;
  guint                  nth;
  guint                  from;  /* roles */
} Target;

/* What is the same for all moves of a position. */
typedef struct
{
  const PatBuilder      *game;
  const PatBuilderDeal  *deal;
  const PatBuilderState *state;
  const PatBuilderLast  *last;
  PatBuilderMoves       *moves;
  guint64                next;      /* the cards that go up next */
  guint64                built_on;  /* accepted by some pile that is not empty */
  guint64                filled;    /* accepted by an empty one */
  guint64                many;      /* those of these that others may come along with */
  guint64                tops;      /* the cards that something can be put on */
  guint                  seen;      /* classes of which one was empty */
  guint                  cells;     /* empty */
  guint                  spaces;    /* that help to move several cards */
  guint                  n_empty;
  const PatBuilderPile  *reserve;   /* that spaces are filled from */
  const PatBuilderPile  *piles[PAT_BUILDER_MAX_PILES];
  guint8                 pile_of[64]; /* of a top card */
  Target                 empty[PAT_BUILDER_MAX_CLASSES]; /* the first of each class */
} Lister;

static const PatBuilderClass *
get_class (const Lister *self,
           guint         nth)
{
  return &self->game->classes[self->game->class_of[nth]];
}

/* Of empty piles of a class, only the first takes cards. */
static void
find_empty (Lister *self,
            guint   nth)
{
  const PatBuilderClass *class = get_class (self, nth);
  guint bit = 1u << self->game->class_of[nth];

  self->cells += class->is_cell;
  self->spaces += class->parks_cards;
  if ((self->seen & bit) == 0 && (class->fill != 0 || class->waits))
    {
      gboolean waits = class->waits && self->reserve->n > 0;
      Target target = {
        waits ? G_MAXUINT64 : class->fill, self->piles[nth], class, nth,
        waits ? PAT_ROLE_BIT (PAT_RESERVE) : class->fill_from
      };

      self->empty[self->n_empty++] = target;
      self->filled |= target.accepts;
      self->many |= class->most > 1 ? class->fill : 0;
    }
  self->seen |= bit;
}

static void
find_targets (Lister *self)
{
  for (guint i = 0; i < self->game->n_piles; i++)
    {
      const PatBuilderPile *pile = pat_builder_state_get_pile (self->state, self->deal, i);

      self->piles[i] = pile;
      self->pile_of[pile->card] = (guint8) i;
      self->built_on |= pile->accepts;
      self->tops |= (guint64) (pile->accepts != 0) << pile->card;
      if (pile->n == 0)
        find_empty (self, i);
    }
}

static void
add (Lister *self,
     guint   from,
     guint   to,
     guint   count)
{
  g_assert (self->moves->n < PAT_BUILDER_MAX_MOVES);
  self->moves->moves[self->moves->n++] = (PatBuilderMove) {
    (guint8) from, (guint8) to, (guint8) count
  };
}

/* How many cards free cells and spaces can carry to a pile. */
static guint
limit_to (const Lister *self,
          const Target *to)
{
  guint spaces = self->spaces;

  if (to->pile->n == 0 && to->class->parks_cards)
    spaces--;
  return (self->cells + 1) << MIN (spaces, 8);
}

/* Whether a part of a run only goes from one card to another that takes the same cards. What lies
 * on them can be exchanged at any time, and is exchanged in time if that is done when the card
 * below can go up. That holds where runs are carried without a limit, and are the same as what is
 * built: then whatever is done with one arrangement can be done with the other. */
static gboolean
exchanges_hosts (const Lister         *self,
                 const Target         *to,
                 const PatBuilderPile *lowest)
{
  const PatBuilderPile *a = &self->deal->piles[lowest->below], *b = to->pile;
  const PatBuilderClass *class = to->class;

  return class->exchanges && b->n > 0 && lowest->n > lowest->n_down + 1u &&
         class->build[a->card] == class->build[b->card] &&
         (class->build[a->card] >> lowest->card & 1) != 0 &&
         !pat_builder_state_is_next (self->state, self->deal, a->card);
}

/* Cards that are about to be moved: where they are, and their lowest. */
typedef struct
{
  guint                  from;
  guint                  role;
  guint                  card;
  guint                  count;
  guint                  place;  /* what the move says: the number of cards, or the place in the
                                  * talon */
  const PatBuilderClass *class;
  const PatBuilderPile  *lowest; /* the pile up to the lowest card, if the cards are in one */
} Unit;

/* Whether a move need not be made after the last one, as that could have been left out, or made
 * after it. */
static gboolean
is_out_of_order (const Lister *self,
                 const Unit   *unit,
                 const Target *to)
{
  const PatBuilderStep step = {
    .from = (guint8) unit->from, .to = (guint8) to->nth, .count = (guint8) unit->count,
    .card = (guint8) unit->card,
  };

  return unit->from < PAT_BUILDER_FOUNDATION &&
         pat_builder_last_replaces (self->last, self->state, self->deal, self->next, &step,
                                    unit->lowest, to->pile);
}

/* Lists the move of a unit to a pile that accepts its lowest card. */
static void
list_target (Lister       *self,
             const Unit   *unit,
             const Target *to)
{
  guint count = unit->count;

  if (to->nth == unit->from || count > to->class->most ||
      to->pile->n + count > to->class->max_cards ||
      (to->from & unit->role) == 0)
    return;
  if (count > 1 && unit->class->take == PAT_TAKE_RUN_LIMITED && count > limit_to (self, to))
    return;
  /* A whole pile in another space of its kind is the same position. */
  if (unit->class == to->class &&
      ((to->pile->n == 0 && unit->lowest->n == 1) || exchanges_hosts (self, to, unit->lowest)))
    return;
  if (!is_out_of_order (self, unit, to))
    add (self, unit->from, to->nth, unit->place);
}

static void
list_unit (Lister     *self,
           const Unit *unit)
{
  for (guint64 hosts = self->game->hosts[unit->card] & self->tops; hosts != 0; hosts &= hosts - 1)
    {
      guint nth = self->pile_of[pat_bits_first (hosts)];
      const PatBuilderPile *pile = self->piles[nth];
      const PatBuilderClass *class = get_class (self, nth);

      if ((pile->accepts >> unit->card & 1) != 0)
        list_target (self, unit, &(Target) { pile->accepts, pile, class, nth, class->from });
    }
  for (guint i = 0; i < self->n_empty; i++)
    if ((self->empty[i].accepts >> unit->card & 1) != 0)
      list_target (self, unit, &self->empty[i]);
}

static void
list_up (Lister *self,
         guint   from,
         guint   role,
         guint   card,
         guint   place)
{
  if ((self->next >> card & 1) != 0 && (self->game->from & role) != 0)
    add (self, from, PAT_BUILDER_FOUNDATION + pat_card_get_suit ((PatCard) card), place);
}

static void
list_pile (Lister *self,
           guint   from)
{
  const PatBuilderPile *pile = self->piles[from];
  guint64 top = G_GUINT64_CONSTANT (1) << pile->card;
  guint64 units = pile->units & (self->built_on | self->many | (self->filled & top));
  const PatBuilderClass *class;
  guint least;

  if (((pile->units & self->next & top) | units) == 0)
    return;
  class = get_class (self, from);
  list_up (self, from, class->role, pile->card, 1);
  least = class->take == PAT_TAKE_WHOLE ? pile->n : 1; /* but for single cards */
  for (guint count = 1; units != 0; count++)
    {
      if ((units >> pile->card & 1) != 0 && (count == 1 || count >= least))
        list_unit (self, &(Unit) { from, class->role, pile->card, count, count, class, pile });
      units &= ~(G_GUINT64_CONSTANT (1) << pile->card);
      pile = &self->deal->piles[pile->below];
    }
}

static void
list_talon (Lister *self)
{
  const PatTalonOrder *order = &self->deal->order;
  guint64 open;

  for (open = pat_talon_get_open (&self->state->talon, order); open != 0; open &= open - 1)
    {
      guint place = pat_bits_first (open), card = order->cards[place];

      list_up (self, PAT_BUILDER_TALON, PAT_ROLE_BIT (PAT_WASTE), card, place);
      list_unit (self, &(Unit) { PAT_BUILDER_TALON, PAT_ROLE_BIT (PAT_WASTE), card, 1, place,
                                 NULL, NULL });
    }
}

static void
list_back (Lister *self)
{
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint up = self->state->up[suit];

      if (up > 0)
        list_unit (self, &(Unit) { PAT_BUILDER_FOUNDATION + suit, PAT_ROLE_BIT (PAT_FOUNDATION),
                                   self->game->card_at[suit][up - 1], 1, 1, NULL, NULL });
    }
}

/* Lists the moves of a position but those that need not be made after the last one. */
void
pat_builder_list_moves (const PatBuilderState *state,
                        const PatBuilderDeal  *deal,
                        const PatBuilderLast  *last,
                        PatBuilderMoves       *moves)
{
  Lister lister;

  lister.game = deal->game;
  lister.deal = deal;
  lister.state = state;
  lister.last = last;
  lister.moves = moves;
  lister.reserve = pat_builder_state_get_pile (state, deal, deal->game->reserve);
  lister.next = pat_builder_state_get_next (state, deal);
  lister.built_on = lister.filled = lister.many = lister.tops = 0;
  lister.n_empty = lister.seen = lister.cells = lister.spaces = 0;
  moves->n = 0;
  find_targets (&lister);
  for (guint i = 0; i < deal->game->n_piles; i++)
    list_pile (&lister, i);
  if (state->talon.cards != 0)
    list_talon (&lister);
  if (deal->game->takes_back)
    list_back (&lister);
  if (state->n_stock > 0)
    add (&lister, PAT_BUILDER_STOCK, 0, 1);
}
