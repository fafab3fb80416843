/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tries the moves of games of pairs. */
#include "config.h"

#include "pat-pairs-explorer-private.h"

#include "pat-explorer-private.h"
#include "pat-pairs-policy-private.h"

#include "pat-fold-private.h"

#define SHARE_OF_LOST 0.1 /* what a lost trial is worth if nearly all cards are gone */

G_STATIC_ASSERT (PAT_PAIRS_MAX_MOVES <= PAT_EXPLORER_MAX_MOVES);

typedef struct
{
  PatThought     *thought;
  PatPairs        game;
  PatPairsState   first;
  guint64         hidden;                /* cards that the player has not seen */
  guint8          places[PAT_MAX_CARDS]; /* in the game, of these cards */
  guint8          cards[PAT_MAX_CARDS];
  guint64         signs[PAT_LAYERS_MAX_CARDS]; /* of these cards, by what they are now */
  PatPairsPolicy  policy;
  PatPairsState   state;
  guint64         seen;                  /* cards that the player has seen by now */
  PatPairsMoves   moves;
} PairsExplorer;

/* Finds which card of the game lies face down somewhere: those of a pile come from its top on. */
static guint
find_card (PairsExplorer *self,
           guint          place)
{
  const PatPosition *position = &self->thought->like;
  guint pile = 0, n_above, card = 0;

  while (position->start[pile + 1] <= place)
    pile++;
  for (n_above = position->start[pile + 1] - 1 - place; card < self->game.layers.n_cards; card++)
    if (self->game.layers.piles[card] == pile && n_above-- == 0)
      break;
  return card;
}

/* Returns FALSE if this is another kind of game. */
static gboolean
load (PairsExplorer *self)
{
  const PatKnowledge *knowledge = &self->thought->knowledge;

  if (!pat_pairs_init (&self->game, self->thought->rules, &self->thought->like, &self->first))
    return FALSE;
  for (guint i = 0; i < knowledge->n_hidden; i++)
    {
      self->places[i] = (guint8) find_card (self, knowledge->places[i]);
      self->cards[i] = pat_card_face (knowledge->cards[i]);
      self->hidden |= pat_layers_bit (self->places[i]);
    }
  return TRUE;
}

/* Notes what has come to light: what is open or gone, and all of the talon up to the top card of
 * the stock if that is one of them. */
static void
look (PairsExplorer *self)
{
  const PatPairs *game = &self->game;
  guint64 waste = game->talon & (pat_layers_bit (self->state.place) - 1);

  self->seen |= waste | self->state.gone | self->state.open;
  if (game->stock_gives)
    self->seen |= game->talon & pat_layers_bit (self->state.place);
}

static void
remove_safe (PairsExplorer *self)
{
  PatPairsMoves removed;

  pat_pairs_remove_safe (&self->game, &self->state, &removed);
}

/* Cards of a rank are alike. */
static void
deal (gpointer   game,
      PatRandom *random)
{
  PairsExplorer *self = game;
  guint n_hidden = self->thought->knowledge.n_hidden;

  pat_random_shuffle (random, self->cards, n_hidden);
  for (guint i = 0; i < n_hidden; i++)
    {
      guint card = self->places[i];

      self->game.layers.cards[card] = self->cards[i];
      self->signs[card] = pat_fold_mix (pat_fold_begin (card),
                                        pat_card_get_rank (self->cards[i]));
    }
  pat_pairs_find_mates (&self->game);
}

static void
begin (gpointer game)
{
  PairsExplorer *self = game;

  self->state = self->first;
  self->seen = ~self->hidden;
  look (self);
}

/* Whether the player knows which cards of a group still have partners: where they lie in the talon
 * makes no difference to that. */
static gboolean
knows_group (PairsExplorer *self,
             guint          nth)
{
  return (self->game.groups[nth] & ~(self->seen | self->game.talon)) == 0;
}

/* Whether a move does something, and leaves no card of which the player knows that it cannot go
 * any more. */
static gboolean
is_good (PairsExplorer *self,
         PatPair        pair)
{
  PatPairsState next = self->state;

  return pat_pairs_apply (&self->game, &next, pair) ||
         (pair.first != PAT_PAIRS_CLICK && !knows_group (self, self->game.group_of[pair.first]));
}

static guint
list (gpointer  game,
      guint32  *shares)
{
  PairsExplorer *self = game;
  PatPairsMoves *moves = &self->moves;
  guint n = 0;

  if ((self->game.needed & ~self->state.gone) == 0)
    return 0;
  pat_pairs_list (&self->game, &self->state, moves);
  for (guint i = 0; i < moves->n; i++)
    if (is_good (self, moves->pairs[i]))
      moves->pairs[n++] = moves->pairs[i];
  moves->n = n;
  if (n > 1)
    pat_pairs_policy_share (&self->policy, &self->game, &self->state, self->seen, moves, shares);
  return n;
}

static guint64
get_key (gpointer game)
{
  PairsExplorer *self = game;
  guint64 key = pat_pairs_key (&self->game, &self->state);

  for (guint64 left = self->seen & self->hidden; left != 0; left &= left - 1)
    key ^= self->signs[pat_bits_first (left)];
  return key;
}

static guint64
name_move (gpointer game,
           guint    nth)
{
  PatPair pair = ((PairsExplorer *) game)->moves.pairs[nth];

  return pair.first | (guint64) pair.second << 8;
}

static void
make (gpointer game,
      guint    nth)
{
  PairsExplorer *self = game;

  pat_pairs_apply (&self->game, &self->state, self->moves.pairs[nth]);
  remove_safe (self);
  look (self);
}

/* Little more than nothing if it is lost. */
static double
rate_end (gpointer game)
{
  PairsExplorer *self = game;
  guint n_needed = pat_bits_count (self->game.needed);
  guint n_left = pat_bits_count (self->game.needed & ~self->state.gone);

  return n_left == 0 ? 1 : SHARE_OF_LOST * (n_needed - n_left) / n_needed;
}

static void
write_pair (PairsExplorer *self,
            PatPair        pair,
            GArray        *moves)
{
  PatMove move;

  pat_pairs_write (&self->game, &self->first, pair, &move);
  g_array_append_val (moves, move);
}

static void
write_nth (gpointer  game,
           guint     nth,
           GArray   *moves)
{
  PairsExplorer *self = game;

  write_pair (self, self->moves.pairs[nth], moves);
}

static const PatExplorerClass pairs_class = {
  .deal = deal,
  .begin = begin,
  .list = list,
  .get_key = get_key,
  .name_move = name_move,
  .make = make,
  .rate_end = rate_end,
  .write = write_nth,
};

static gboolean
propose (PairsExplorer *self,
         PatPair        pair)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));

  write_pair (self, pair, moves);
  return pat_explorer_propose (self->thought, moves, 0, 0);
}

/* What goes without a thought, and what is all that can be done, needs no trial. */
static gboolean
propose_plain (PairsExplorer *self)
{
  PatPairsState next = self->first;
  PatPairsMoves moves;

  pat_pairs_remove_safe (&self->game, &next, &moves);
  if (moves.n > 0)
    return propose (self, moves.pairs[0]);
  pat_pairs_list (&self->game, &self->first, &moves);
  return moves.n == 0 || (moves.n == 1 && propose (self, moves.pairs[0]));
}

/* Puts the best move first; returns FALSE if this is another kind of game. */
gboolean
pat_pairs_explore (PatThought *thought)
{
  g_autofree PairsExplorer *self = g_new0 (PairsExplorer, 1);

  self->thought = thought;
  if (!load (self))
    return FALSE;
  if (!propose_plain (self))
    {
      pat_pairs_policy_init (&self->policy, &self->game);
      pat_explorer_run (thought, &pairs_class, self);
    }
  return TRUE;
}
