/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists all moves of a builder but those that lead to a position with the same key. */
#include "config.h"

#include "pat-builder-moves-private.h"

/* What is the same for all moves of a position. */
typedef struct
{
  const PatBuilder      *game;
  const PatBuilderState *state;
  PatBuilderMoves       *moves;
  guint64                accepts[PAT_BUILDER_MAX_PILES];
  guint64                built_on;  /* accepted by some pile that is not empty */
  guint                  n_empty;
  guint8                 empty[8];  /* the first empty pile of each class */
  guint                  cells;     /* empty */
  guint                  spaces;    /* that help to move several cards */
} Lister;

static const PatBuilderClass *
class_of (const Lister *self,
          guint         pile)
{
  return &self->game->classes[self->game->class_of[pile]];
}

/* Of empty piles of a class, only the first takes cards. */
static void
find_empty (Lister *self,
            guint   nth,
            guint  *seen)
{
  const PatBuilderClass *class = class_of (self, nth);
  guint bit = 1u << self->game->class_of[nth];

  self->cells += class->role == PAT_ROLE_BIT (PAT_CELL);
  self->spaces += class->parks_cards;
  if ((*seen & bit) == 0 && class->fill != 0)
    {
      self->accepts[nth] = class->fill;
      self->empty[self->n_empty++] = (guint8) nth;
    }
  *seen |= bit;
}

static void
find_accepted (Lister *self)
{
  guint seen = 0;

  for (guint i = 0; i < self->game->n_piles; i++)
    {
      const PatBuilderPile *pile = &self->state->piles[i];
      const PatBuilderClass *class = class_of (self, i);

      self->accepts[i] = 0;
      if (pile->n == 0)
        find_empty (self, i, &seen);
      else if (pile->n < class->max_cards && pile->n > pile->n_down)
        self->accepts[i] = class->build[pat_builder_state_top (pile)];
      if (pile->n > 0)
        self->built_on |= self->accepts[i];
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
          guint         to)
{
  guint spaces = self->spaces;

  if (self->state->piles[to].n == 0 && class_of (self, to)->parks_cards)
    spaces--;
  return (self->cells + 1) << MIN (spaces, 8);
}

/* Whether a part of a run only goes from one card to another that takes the same cards. What lies
 * on them can be exchanged at any time, and is exchanged in time if that is done when the card
 * below can go up. That holds where runs are carried without a limit, and are the same as what is
 * built: then whatever is done with one arrangement can be done with the other. */
static gboolean
exchanges_hosts (const Lister *self,
                 guint         from,
                 guint         to,
                 guint         count)
{
  const PatBuilderPile *a = &self->state->piles[from], *b = &self->state->piles[to];
  const PatBuilderClass *class = class_of (self, from);
  guint host, other, suit;

  if (self->game->class_of[from] != self->game->class_of[to] || !class->exchanges ||
      b->n == 0 || a->n <= a->n_down + count)
    return FALSE;
  host = a->cards[a->n - count - 1];
  other = pat_builder_state_top (b);
  suit = pat_card_get_suit ((PatCard) host);
  return class->build[host] == class->build[other] &&
         (class->build[host] >> a->cards[a->n - count] & 1) != 0 &&
         self->game->height[host] != self->state->up[suit];
}

/* Cards that are about to be moved: where they are, and their lowest. */
typedef struct
{
  guint from;
  guint role;
  guint card;
  guint count;
  guint place; /* what the move says: the number of cards, or the place in the talon */
} Unit;

/* Lists the move of a unit to a pile that accepts its lowest card. */
static void
list_target (Lister     *self,
             const Unit *unit,
             guint       to)
{
  const PatBuilderClass *class = class_of (self, to);
  const PatBuilderPile *pile = &self->state->piles[to];
  guint from = unit->from, count = unit->count;

  if (to == from || count > class->most || pile->n + count > class->max_cards ||
      ((pile->n > 0 ? class->from : class->fill_from) & unit->role) == 0)
    return;
  if (from < PAT_BUILDER_MAX_PILES)
    {
      if (count > 1 && class_of (self, from)->take == PAT_TAKE_RUN_LIMITED &&
          count > limit_to (self, to))
        return;
      /* A whole pile in another space of its kind is the same position. */
      if (exchanges_hosts (self, from, to, count) ||
          (pile->n == 0 && self->state->piles[from].n == count &&
           self->game->class_of[from] == self->game->class_of[to]))
        return;
    }
  add (self, from, to, unit->place);
}

static void
list_unit (Lister     *self,
           const Unit *unit)
{
  if ((self->built_on >> unit->card & 1) != 0)
    for (guint to = 0; to < self->game->n_piles; to++)
      if (self->state->piles[to].n > 0 && (self->accepts[to] >> unit->card & 1) != 0)
        list_target (self, unit, to);
  for (guint i = 0; i < self->n_empty; i++)
    if ((self->accepts[self->empty[i]] >> unit->card & 1) != 0)
      list_target (self, unit, self->empty[i]);
}

static void
list_up (Lister *self,
         guint   from,
         guint   role,
         guint   card,
         guint   place)
{
  guint suit = pat_card_get_suit ((PatCard) card);

  if ((self->game->from & role) != 0 && self->state->up[suit] == self->game->height[card])
    add (self, from, PAT_BUILDER_FOUNDATION + suit, place);
}

static void
list_pile (Lister *self,
           guint   from)
{
  const PatBuilderClass *class = class_of (self, from);
  const PatBuilderPile *pile = &self->state->piles[from];
  guint most = pile->n - pile->n_down;

  if (pile->n == pile->n_down || class->take == PAT_TAKE_NONE)
    return;
  list_up (self, from, class->role, pat_builder_state_top (pile), 1);
  if (class->take == PAT_TAKE_TOP)
    most = 1;
  for (guint count = 1; count <= most; count++)
    {
      guint card = pile->cards[pile->n - count];

      if (count > 1 && class->take != PAT_TAKE_OPEN &&
          (class->run[card] >> pile->cards[pile->n - count + 1] & 1) == 0)
        break;
      list_unit (self, &(Unit) { from, class->role, card, count, count });
    }
}

/* All cards that clicks on the stock bring are at hand. */
static void
list_talon (Lister *self)
{
  guint passes;

  for (guint place = 0; place < self->state->n_talon; place++)
    {
      guint card = self->state->talon[place];

      if (pat_builder_state_clicks (self->state, place, &passes) == G_MAXUINT)
        continue;
      list_up (self, PAT_BUILDER_TALON, PAT_ROLE_BIT (PAT_WASTE), card, place);
      list_unit (self, &(Unit) { PAT_BUILDER_TALON, PAT_ROLE_BIT (PAT_WASTE), card, 1, place });
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
                                   self->game->card_at[suit][up - 1], 1, 1 });
    }
}

void
pat_builder_list_moves (const PatBuilderState *state,
                        PatBuilderMoves       *moves)
{
  Lister lister = { .game = state->game, .state = state, .moves = moves };

  moves->n = 0;
  find_accepted (&lister);
  for (guint i = 0; i < state->game->n_piles; i++)
    list_pile (&lister, i);
  if (state->n_talon > 0)
    list_talon (&lister);
  if (state->game->takes_back)
    list_back (&lister);
}

/* Whether a card is on its foundation, or goes there as soon as nothing lies on it, so that it
 * never has to be put on another. */
static gboolean
is_free (const PatBuilderState *state,
         guint                  card)
{
  const PatBuilder *game = state->game;
  guint up = state->up[pat_card_get_suit ((PatCard) card)];
  guint64 needs;

  if (game->height[card] < up)
    return TRUE;
  if (game->height[card] > up)
    return FALSE;
  for (needs = game->needs[card]; needs != 0; needs &= needs - 1)
    if (!is_free (state, (guint) __builtin_ctzll (needs)))
      return FALSE;
  return TRUE;
}

/* Whether a card may go up, because no card can ever need it where it lies. If cards come back
 * from the foundations, all lower ones must be there: then none has a use for one that came back
 * either. */
static gboolean
is_safe (const PatBuilderState *state,
         guint                  card)
{
  const PatBuilder *game = state->game;
  guint64 needs;

  if (game->takes_back)
    {
      if (!game->descends)
        return FALSE;
      for (guint suit = 0; suit < PAT_N_SUITS; suit++)
        if (state->up[suit] < game->height[card])
          return FALSE;
      return TRUE;
    }
  for (needs = game->needs[card]; needs != 0; needs &= needs - 1)
    {
      guint other = (guint) __builtin_ctzll (needs);

      if (game->height[other] >= state->up[pat_card_get_suit ((PatCard) other)] &&
          (!game->frees_hosts || !is_free (state, other)))
        return FALSE;
    }
  return TRUE;
}

/* Whether a card that goes up next lies open, in a pile from which it goes up. */
static gboolean
can_go_up (const PatBuilderState *state,
           guint                  card)
{
  const PatBuilder *game = state->game;
  guint nth = state->pile_of[card];
  const PatBuilderPile *pile;
  const PatBuilderClass *class;

  if (nth == PAT_BUILDER_TALON)
    return FALSE;
  pile = &state->piles[nth];
  class = &game->classes[game->class_of[nth]];
  return pat_builder_state_top (pile) == card && pile->n > pile->n_down &&
         class->take != PAT_TAKE_NONE && (class->role & game->from) != 0;
}

/* Puts one card up that is safe there; returns whether there was one. */
gboolean
pat_builder_state_put_up (PatBuilderState *self)
{
  const PatBuilder *game = self->game;
  PatBuilderUndo undo;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint card = self->up[suit] < game->n_ranks ? game->card_at[suit][self->up[suit]] : 0;
      guint nth = self->pile_of[card];
      PatBuilderMove move = { (guint8) nth, (guint8) (PAT_BUILDER_FOUNDATION + suit), 1 };

      if (card == 0 || !can_go_up (self, card) || !is_safe (self, card))
        continue;
      self->log[self->n_log++] = (PatBuilderUp) {
        (guint8) nth, (guint8) card, self->piles[nth].n_down
      };
      pat_builder_state_do (self, &move, &undo);
      return TRUE;
    }
  return FALSE;
}
