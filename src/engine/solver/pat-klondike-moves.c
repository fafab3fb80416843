/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists the moves of a game like Klondike, and finds the cards that go up without a thought. */
#include "config.h"

#include "pat-klondike-private.h"

typedef struct
{
  const PatKlondike      *game;
  const PatKlondikeState *state;
  guint64                 guests; /* open cards that lie on others */
  PatKlondikeMoves       *moves;
} Lister;

static int
count_bits (guint64 bits)
{
  return __builtin_popcountll (bits);
}

static gboolean
is_next (const PatKlondike      *game,
         const PatKlondikeState *state,
         guint                   card)
{
  return game->game->height[card] == state->up[pat_card_get_suit ((PatCard) card)];
}

/* How many of the cards that take a card have nothing on them, or how many columns are empty. */
static int
count_free (const Lister *self,
            guint         card)
{
  const PatKlondike *game = self->game;
  int n = 0;

  if (game->hosts[card] != 0)
    return count_bits (self->state->open & game->hosts[card]) -
           count_bits (self->guests & game->mates[card]);
  for (guint i = 0; i < game->n_columns; i++)
    n += self->state->n_left[i] == 0;
  return n - count_bits (self->state->open & game->kings & ~self->state->roots);
}

/* Whether a card can be bare: what lies on it goes to a twin. */
static gboolean
can_be_bare (const Lister *self,
             guint         card)
{
  return count_bits (self->state->open & self->game->twins[card]) >
         count_bits (self->guests & self->game->game->classes[0].build[card]);
}

static gboolean
can_go_up (const Lister *self,
           guint         card)
{
  return (self->state->open >> card & 1) != 0 && can_be_bare (self, card);
}

/* Whether no card that could lie on a card has to, as all of them are on their foundations or go
 * there next. */
static gboolean
is_free (const Lister *self,
         guint         card)
{
  guint up = self->state->up[pat_card_get_suit ((PatCard) card)];
  guint height = self->game->game->height[card];
  guint64 guests;

  if (height != up)
    return height < up;
  for (guests = self->game->game->classes[0].build[card]; guests != 0; guests &= guests - 1)
    if (!is_free (self, (guint) __builtin_ctzll (guests)))
      return FALSE;
  return TRUE;
}

static gboolean
is_safe (const Lister *self,
         guint         card)
{
  guint64 guests;

  for (guests = self->game->game->classes[0].build[card]; guests != 0; guests &= guests - 1)
    if (!is_free (self, (guint) __builtin_ctzll (guests)))
      return FALSE;
  return TRUE;
}

static void
init (Lister                 *self,
      const PatKlondike      *game,
      const PatKlondikeState *state,
      PatKlondikeMoves       *moves)
{
  self->game = game;
  self->state = state;
  self->guests = state->open & ~state->roots & ~game->kings;
  self->moves = moves;
}

/* Finds a card that goes up without a thought. One that uncovers none does so if it can come back:
 * it does as soon as it is needed. */
gboolean
pat_klondike_find_lift (const PatKlondike      *game,
                        const PatKlondikeState *state,
                        PatKlondikeMove        *move)
{
  Lister self;

  init (&self, game, state, NULL);
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint card = state->up[suit] < game->game->n_ranks
                   ? game->game->card_at[suit][state->up[suit]] : 0;

      if (card == 0)
        continue;
      move->card = (guint8) card;
      move->place = game->place_of[card];
      if (can_go_up (&self, card) &&
          ((game->game->takes_back && (state->roots >> card & 1) == 0) || is_safe (&self, card)))
        {
          move->kind = PAT_KLONDIKE_UP;
          return TRUE;
        }
      if ((game->talon_cards >> card & 1) != 0 && (state->talon.cards >> move->place & 1) != 0 &&
          game->order.draw == 1 && is_safe (&self, card))
        {
          move->kind = PAT_KLONDIKE_TALON_UP;
          return TRUE;
        }
    }
  return FALSE;
}

static void
add (Lister          *self,
     PatKlondikeKind  kind,
     guint            card,
     guint            place)
{
  PatKlondikeMove *move = &self->moves->moves[self->moves->n++];

  move->kind = (guint8) kind;
  move->card = (guint8) card;
  move->place = (guint8) place;
}

/* Lists the cards of some that go up from a column. */
static void
list_up (Lister  *self,
         guint64  wanted)
{
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint up = self->state->up[suit];
      guint card = up < self->game->game->n_ranks ? self->game->game->card_at[suit][up] : 0;

      if (card != 0 && (wanted >> card & 1) != 0 && can_go_up (self, card))
        add (self, PAT_KLONDIKE_UP, card, 0);
    }
}

/* Whether a king still looks for an empty column. */
static gboolean
wants_space (const Lister *self)
{
  guint64 settled = self->state->open & ~self->state->roots & self->game->kings;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (!self->game->game->takes_back && self->state->up[suit] == self->game->game->n_ranks)
      settled |= pat_card_bit (self->game->game->card_at[suit][self->game->game->n_ranks - 1]);
  return settled != self->game->kings;
}

/* Lists the cards of some that leave the places where they were dealt: those that lie on others,
 * or those whose column becomes empty, which is of use only for a king. */
static void
list_roots (Lister   *self,
            gboolean  leaves_space,
            guint64   wanted)
{
  if (leaves_space && !wants_space (self))
    return;
  for (guint i = 0; i < self->game->n_columns; i++)
    {
      guint n = self->state->n_left[i], card = n > 0 ? self->game->dealt[i][n - 1] : 0;

      if (n > 0 && (n == 1) == leaves_space && (wanted >> card & 1) != 0 &&
          count_free (self, card) > 0)
        add (self, PAT_KLONDIKE_ROOT, card, 0);
    }
}

/* Lists the cards of some that come from the talon to columns, and others that go up from it. A
 * card that can go up, and come back, goes up. */
static void
list_talon (Lister  *self,
            guint64  wanted_up,
            guint64  wanted)
{
  const PatTalonOrder *order = &self->game->order;
  guint64 open;

  for (open = pat_talon_get_open (&self->state->talon, order); open != 0; open &= open - 1)
    {
      guint place = (guint) __builtin_ctzll (open), card = order->cards[place];
      gboolean goes_up = is_next (self->game, self->state, card);

      if (goes_up && (wanted_up >> card & 1) != 0)
        add (self, PAT_KLONDIKE_TALON_UP, card, place);
      if ((wanted >> card & 1) != 0 && !(goes_up && self->game->game->takes_back) &&
          count_free (self, card) > 0)
        add (self, PAT_KLONDIKE_TALON, card, place);
    }
}

static void
list_back (Lister  *self,
           guint64  wanted)
{
  for (guint suit = 0; suit < PAT_N_SUITS && self->game->game->takes_back; suit++)
    {
      guint up = self->state->up[suit];
      guint card = up > 0 ? self->game->game->card_at[suit][up - 1] : 0;

      if (card != 0 && (wanted >> card & 1) != 0 && count_free (self, card) > 0)
        add (self, PAT_KLONDIKE_BACK, card, 0);
    }
}

/* The cards that may be put on one of some. */
static guint64
get_guests (const Lister *self,
            guint64       cards)
{
  guint64 guests = 0;

  for (; cards != 0; cards &= cards - 1)
    guests |= self->game->game->classes[0].build[__builtin_ctzll (cards)];
  return guests;
}

static guint64
get_twins (const Lister *self,
           guint64       cards)
{
  guint64 twins = 0;

  for (; cards != 0; cards &= cards - 1)
    twins |= self->game->twins[__builtin_ctzll (cards)];
  return twins;
}

/* A card that was lowered is put to use at once, as it can be lowered as late as that: a card comes
 * to lie on it, or its twin goes up, or others are lowered for the same use. */
static void
list_uses (Lister                *self,
           const PatKlondikeLast *last)
{
  guint64 lowered = pat_card_bit (last->lowered), wanted = get_guests (self, lowered);

  if (last->drawn == 0 || (get_guests (self, last->drawn) & lowered) != 0)
    {
      list_up (self, get_twins (self, lowered) & ~lowered);
      list_roots (self, FALSE, wanted);
    }
  list_talon (self, 0, wanted);
  list_roots (self, TRUE, wanted);
  list_back (self, G_MAXUINT64);
}

/* After a card came from the talon, all others may. What else has nothing to do with it can be done
 * before. */
static void
list_after_draw (Lister                *self,
                 const PatKlondikeLast *last)
{
  list_up (self, get_twins (self, last->drawn));
  list_roots (self, FALSE, get_guests (self, last->drawn));
  list_talon (self, G_MAXUINT64, G_MAXUINT64);
  list_roots (self, TRUE, G_MAXUINT64);
  list_back (self, G_MAXUINT64);
}

/* A column becomes empty just before a king needs it. */
static void
list_kings (Lister *self)
{
  list_roots (self, FALSE, self->game->kings);
  list_talon (self, 0, self->game->kings);
  list_back (self, self->game->kings);
}

/* Lists the moves of a position that was reached by some move, but those that can be made before
 * that one. */
void
pat_klondike_list_moves (const PatKlondike      *game,
                         const PatKlondikeState *state,
                         const PatKlondikeLast  *last,
                         PatKlondikeMoves       *moves)
{
  guint64 shown = last->shown != 0 ? get_twins (&(Lister) { .game = game },
                                                pat_card_bit (last->shown)) : G_MAXUINT64;
  Lister self;

  init (&self, game, state, moves);
  moves->n = 0;
  if (last->lowered != 0)
    list_uses (&self, last);
  else if (last->leaves_space)
    list_kings (&self);
  else if (last->drawn != 0)
    list_after_draw (&self, last);
  else
    {
      list_up (&self, shown);
      list_roots (&self, FALSE, G_MAXUINT64);
      list_talon (&self, last->shown != 0 ? 0 : G_MAXUINT64, G_MAXUINT64);
      list_roots (&self, TRUE, G_MAXUINT64);
      list_back (&self, G_MAXUINT64);
    }
}

/* Notes that a move is made in a position that was reached by another one. */
void
pat_klondike_note_last (const PatKlondike      *game,
                        const PatKlondikeState *state,
                        const PatKlondikeMove  *move,
                        PatKlondikeLast        *last)
{
  guint64 drawn = last->drawn;

  *last = (PatKlondikeLast) { 0 };
  if (move->kind == PAT_KLONDIKE_TALON || move->kind == PAT_KLONDIKE_BACK)
    last->drawn = drawn;
  if (move->kind == PAT_KLONDIKE_TALON)
    last->drawn |= pat_card_bit (move->card);
  else if (move->kind == PAT_KLONDIKE_BACK)
    last->lowered = move->card;
  else if (move->kind == PAT_KLONDIKE_ROOT)
    for (guint i = 0; i < game->n_columns; i++)
      {
        guint n = state->n_left[i];

        if (n > 0 && game->dealt[i][n - 1] == move->card)
          {
            last->leaves_space = n == 1;
            last->shown = n > 1 ? game->dealt[i][n - 2] : 0;
          }
      }
}
