/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists all moves of a builder but those that lead to a position with the same key. */
#include "config.h"

#include "pat-builder-moves-private.h"

#include "pat-bits-private.h"
#include "pat-builder-reach-private.h"
#include "pat-builder-unit-private.h"

/* An empty pile that takes some cards. */
typedef struct
{
  guint64 accepts;
  guint   nth;
  guint   from;  /* roles */
  guint   most;  /* cards at once */
  int     least; /* by which a position looks worse when they come */
} Space;

/* A position, and what its piles take. */
typedef struct
{
  const PatBuilder      *game;
  PatBuilderView         view;
  PatBuilderMoves       *moves;
  int                    worst;     /* rating that is wanted */
  PatBuilderOffer        offer;     /* of its piles */
  guint64                many;      /* what comes to a space, and others may come along with it */
  guint                  seen;      /* classes of which one was empty */
  guint                  cells;     /* empty */
  guint                  spaces;    /* that help to move several cards */
  guint                  n_empty;
  int                    least;     /* by which a position looks worse when a card comes to one */
  const PatBuilderPile  *reserve;   /* that spaces are filled from */
  const PatBuilderPile  *piles[PAT_BUILDER_MAX_PILES];
  guint8                 pile_of[64]; /* of a top card */
  Space                  empty[PAT_BUILDER_MAX_CLASSES]; /* the first of each class */
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
      Space space = {
        waits ? G_MAXUINT64 : class->fill, nth,
        waits ? PAT_ROLE_BIT (PAT_RESERVE) : class->fill_from, class->most,
        (class->is_cell ? self->view.deal->weights.cells : 0) - self->piles[nth]->score
      };

      self->empty[self->n_empty++] = space;
      self->least = MIN (self->least, space.least);
      self->offer.filled |= space.accepts;
      self->many |= class->most > 1 ? class->fill : 0;
    }
  self->seen |= bit;
}

static void
find_targets (Lister *self)
{
  for (guint i = 0; i < self->game->n_piles; i++)
    {
      const PatBuilderPile *pile = pat_builder_state_get_pile (self->view.state, self->view.deal,
                                                               i);

      self->piles[i] = pile;
      self->pile_of[pile->card] = (guint8) i;
      self->offer.wanted |= pile->accepts;
      self->offer.hosts |= (guint64) (pile->accepts != 0) << pile->card;
      if (pile->n == 0)
        find_empty (self, i);
      else
        self->offer.tops |= G_GUINT64_CONSTANT (1) << pile->card;
    }
}

/* Adds a move, and returns the place for what it leads to. */
static PatBuilderNext *
add (Lister *self,
     guint   from,
     guint   to,
     guint   count)
{
  guint nth = self->moves->n++;

  g_assert (nth < PAT_BUILDER_MAX_MOVES);
  self->moves->moves[nth] = (PatBuilderMove) { (guint8) from, (guint8) to, (guint8) count };
  self->moves->next[nth].is_foreseen = FALSE;
  return &self->moves->next[nth];
}

/* How many cards free cells and spaces can carry to a pile. */
static guint
limit_to (const Lister          *self,
          const PatBuilderPile  *to,
          const PatBuilderClass *class)
{
  guint spaces = self->spaces;

  if (to->n == 0 && class->parks_cards)
    spaces--;
  return (self->cells + 1) << MIN (spaces, 8);
}

/* Whether a part of a run only goes from one card to another that takes the same cards. What lies
 * on them can be exchanged at any time, and is exchanged in time if that is done when the card
 * below can go up. That holds where runs are carried without a limit, and are the same as what is
 * built: then whatever is done with one arrangement can be done with the other. */
static gboolean
exchanges_hosts (const Lister          *self,
                 const PatBuilderPile  *to,
                 const PatBuilderClass *class,
                 const PatBuilderUnit  *unit)
{
  guint below = unit->left->card;

  return class->exchanges && to->n > 0 && unit->lowest->n > unit->lowest->n_down + 1u &&
         class->build[below] == class->build[to->card] &&
         (class->build[below] >> unit->card & 1) != 0 &&
         !pat_builder_state_is_next (self->view.state, self->view.deal, below);
}

/* A whole pile in another space of its kind is the same position. */
static inline gboolean
changes_nothing (const PatBuilderClass *from,
                 const PatBuilderPile  *lowest,
                 const PatBuilderClass *space)
{
  return from == space && lowest->n == 1;
}

/* Lists the move of a unit to a pile that accepts its lowest card, from some roles. */
static inline void
list_target (Lister         *self,
             PatBuilderUnit *unit,
             guint           nth,
             guint           roles)
{
  const PatBuilderPile *to = self->piles[nth];
  const PatBuilderClass *class = get_class (self, nth);
  guint count = unit->count;
  PatBuilderStep step;
  PatBuilderNext *next;

  if (nth == unit->from || (roles & unit->role) == 0 || count > class->most ||
      to->n + count > class->max_cards)
    return;
  if (count > 1 && unit->class->take == PAT_TAKE_RUN_LIMITED &&
      count > limit_to (self, to, class))
    return;
  if ((to->n == 0 && changes_nothing (unit->class, unit->lowest, class)) ||
      (unit->class == class && exchanges_hosts (self, to, class, unit)))
    return;
  if (!unit->is_noted)
    pat_builder_unit_note (unit, &self->view);
  step = (PatBuilderStep) { (guint8) unit->from, (guint8) nth, (guint8) count,
                            (guint8) unit->card };
  if (pat_builder_last_replaces (self->view.last, self->view.deal, unit->order, &step, to))
    return;
  next = add (self, unit->from, nth, unit->place);
  if (!unit->is_foreseen)
    return;
  pat_builder_unit_foresee (unit, &self->view, nth, to, next);
  if (next->rating <= self->worst)
    return;
  self->moves->n--;
  self->moves->n_left_out++;
}

/* Whether a unit is known to lead to a worse rating than is wanted if it goes where a position
 * looks worse by so much at least. */
static inline gboolean
is_too_bad (const Lister         *self,
            const PatBuilderUnit *unit,
            int                   least)
{
  return unit->is_foreseen && unit->rating + least > self->worst;
}

static void
list_unit (Lister         *self,
           PatBuilderUnit *unit)
{
  guint64 hosts = self->game->hosts[unit->card] & self->offer.hosts;

  for (; hosts != 0; hosts &= hosts - 1)
    {
      guint nth = self->pile_of[pat_bits_first (hosts)];

      if ((self->piles[nth]->accepts >> unit->card & 1) != 0)
        list_target (self, unit, nth, get_class (self, nth)->from);
    }
  for (guint i = 0; i < self->n_empty; i++)
    {
      const Space *space = &self->empty[i];

      if ((space->accepts >> unit->card & 1) == 0 || unit->count > space->most)
        continue;
      if (is_too_bad (self, unit, space->least))
        self->moves->n_left_out += !changes_nothing (unit->class, unit->lowest,
                                                     get_class (self, space->nth));
      else
        list_target (self, unit, space->nth, space->from);
    }
}

static void
list_up (Lister *self,
         guint   from,
         guint   role,
         guint   card,
         guint   place)
{
  if ((self->view.next >> card & 1) != 0 && (self->game->from & role) != 0)
    add (self, from, PAT_BUILDER_FOUNDATION + pat_card_get_suit ((PatCard) card), place);
}

/* Counts the moves of the top card of a pile to spaces, which are not listed. */
static void
count_left_out (Lister               *self,
                guint                 from,
                const PatBuilderPile *pile)
{
  for (guint i = 0; i < self->n_empty; i++)
    self->moves->n_left_out += (self->empty[i].accepts >> pile->card & 1) != 0 &&
                               !changes_nothing (get_class (self, from), pile,
                                                 get_class (self, self->empty[i].nth));
}

/* Whether the top card of a pile can go to spaces alone, and leads to a worse rating there than is
 * wanted. */
static inline gboolean
is_better_left (const Lister         *self,
                const PatBuilderPile *pile)
{
  return (pile->cards & self->view.next) == 0 &&
         (self->game->hosts[pile->card] & self->offer.hosts) == 0 &&
         self->view.rating + self->view.deal->piles[pile->below].score - pile->score +
         self->least > self->worst && !self->game->feeds;
}

static void
list_pile (Lister *self,
           guint   from)
{
  const PatBuilderPile *pile = self->piles[from];
  guint64 top = G_GUINT64_CONSTANT (1) << pile->card;
  guint64 units = pile->units & (self->offer.wanted | self->many | (self->offer.filled & top));
  guint8 cards[PAT_BUILDER_MAX_CARDS];
  const PatBuilderClass *class;
  PatBuilderUnit unit;
  guint least;

  if (((pile->units & self->view.next & top) | units) == 0)
    return;
  if (units == top && is_better_left (self, pile))
    {
      count_left_out (self, from, pile);
      return;
    }
  class = get_class (self, from);
  list_up (self, from, class->role, pile->card, 1);
  unit.from = from;
  unit.role = class->role;
  unit.class = class;
  unit.pile = pile;
  unit.cards = cards;
  least = class->take == PAT_TAKE_WHOLE ? pile->n : 1; /* but for single cards */
  for (guint count = 1; units != 0; count++)
    {
      const PatBuilderPile *left = &self->view.deal->piles[pile->below];

      cards[count - 1] = pile->card;
      if ((units >> pile->card & 1) != 0 && (count == 1 || count >= least))
        {
          unit.card = pile->card;
          unit.count = unit.place = count;
          unit.lowest = pile;
          unit.left = left;
          unit.is_noted = FALSE;
          pat_builder_unit_leave (&unit, &self->view);
          if (!is_too_bad (self, &unit, 0))
            list_unit (self, &unit);
        }
      units &= ~(G_GUINT64_CONSTANT (1) << pile->card);
      pile = left;
    }
}

/* A card that is in no pile. What happens when it leaves is not foreseen. */
static void
list_card (Lister         *self,
           guint           from,
           guint           role,
           guint           card,
           guint           place,
           PatBuilderOrder order)
{
  list_unit (self, &(PatBuilderUnit) {
    .from = from, .role = role, .card = card, .count = 1, .place = place, .is_noted = TRUE,
    .order = order
  });
}

static void
list_talon (Lister *self)
{
  const PatTalonOrder *order = &self->view.deal->order;
  guint64 open;

  for (open = pat_talon_get_open (&self->view.state->talon, order); open != 0; open &= open - 1)
    {
      guint place = pat_bits_first (open), card = order->cards[place];

      list_up (self, PAT_BUILDER_TALON, PAT_ROLE_BIT (PAT_WASTE), card, place);
      list_card (self, PAT_BUILDER_TALON, PAT_ROLE_BIT (PAT_WASTE), card, place,
                 (self->view.next >> card & 1) != 0
                   ? PAT_BUILDER_ORDER_NONE
                   : pat_builder_last_compare (self->view.last, self->view.state, self->view.deal,
                                               PAT_BUILDER_TALON, 1, card));
    }
}

static void
list_back (Lister *self)
{
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint up = self->view.state->up[suit];

      if (up > 0)
        list_card (self, PAT_BUILDER_FOUNDATION + suit, PAT_ROLE_BIT (PAT_FOUNDATION),
                   self->game->card_at[suit][up - 1], 1, PAT_BUILDER_ORDER_NONE);
    }
}

/* Lists the moves of a position that has a rating, but for those that need not be made after the
 * last one, and those that are known to lead to a worse rating than the worst that is wanted; none
 * if the position is known to be lost. */
void
pat_builder_list_moves (const PatBuilderState *state,
                        const PatBuilderDeal  *deal,
                        const PatBuilderLast  *last,
                        int                    rating,
                        int                    worst,
                        PatBuilderMoves       *moves)
{
  Lister lister;

  lister.game = deal->game;
  lister.view = (PatBuilderView) {
    .deal = deal, .state = state, .last = last, .rating = rating,
    .key = pat_builder_state_key (state, deal, state->key),
    .next = pat_builder_state_get_next (state, deal),
  };
  lister.moves = moves;
  lister.worst = worst;
  lister.reserve = pat_builder_state_get_pile (state, deal, deal->game->reserve);
  lister.offer = (PatBuilderOffer) { 0 };
  lister.many = 0;
  lister.least = G_MAXINT16;
  lister.n_empty = lister.seen = lister.cells = lister.spaces = 0;
  moves->n = moves->n_left_out = 0;
  find_targets (&lister);
  if (deal->game->deadlocks && (deal->game->deck & ~lister.offer.filled) != 0 &&
      !pat_builder_may_win (state, deal, &lister.offer, lister.view.next))
    return;
  for (guint i = 0; i < deal->game->n_piles; i++)
    list_pile (&lister, i);
  if (state->talon.cards != 0)
    list_talon (&lister);
  if (deal->game->takes_back)
    list_back (&lister);
  if (state->n_stock > 0)
    add (&lister, PAT_BUILDER_STOCK, 0, 1);
}
