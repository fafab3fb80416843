/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches in layers: of all positions that one more move leads to, only the best ones are kept,
 * few at first, then more and more. What can be dealt to is kept apart until nothing better comes;
 * then the stock is dealt onto the best of them. Where no column can be emptied any more, the
 * search does not go on. A time in which nothing had to be left out has looked at everything. */
#include "config.h"

#include "pat-search-sequences-private.h"

#include "pat-key-set-private.h"
#include "pat-sequences-layer-private.h"
#include "pat-sequences-moves-private.h"
#include "pat-sequences-rating-private.h"
#include "pat-sequences-reach-private.h"
#include "pat-sequences-tree-private.h"

#define N_BUCKETS   PAT_SEQUENCES_N_RATINGS
#define NONE        PAT_SEQUENCES_TREE_NONE
#define FIRST_WIDTH 64
#define MAX_WIDTH   16777216
#define ONE_DECK    52 /* cards */

/* An idea of what is good, and how many moves that bring nothing better are made before the stock
 * is dealt, and when there is none. */
typedef struct
{
  int                 patience;
  int                 last_patience;
  PatSequencesWeights weights;
} Idea;

#define N_IDEAS 2

/* Found by trying on deals of Spider with four suits: what is hard by one is seldom hard by the
 * other. */
static const Idea ideas[N_IDEAS] = {
  { 6, 60, { 4, 9, 3, 8, 0, 1, 12, 12 } },
  { 12, 100, { 10, 10, 4, 5, 6, 1, 15, 8 } },
};

/* The same on deals of Spiderette: with one deck, a sequence is soon in the way of the others while
 * it grows. */
static const Idea ideas_of_one_deck[N_IDEAS] = {
  { 6, 60, { 4, 7, 0, 8, 1, 0, 12, 18 } },
  { 3, 60, { 6, 6, 3, 8, 0, 0, 12, 91 } },
};

/* Where a move leads. */
typedef struct
{
  guint64          key;
  gint32           rating;
  guint32          link;   /* the next one with the same rating */
  guint32          parent; /* a place in the layer */
  PatSequencesMove move;
} Candidate;

typedef struct
{
  PatSequences        game;
  PatBudget          *budget;
  const Idea         *idea;
  PatKeySet          *seen;
  GArray             *nodes;      /* of PatSequencesNode */
  GArray             *candidates; /* of Candidate */
  PatSequencesLayer   layer;
  PatSequencesLayer   next;
  PatSequencesLayer   dealt;      /* with which the next row begins */
  guint32             buckets[N_BUCKETS];
  guint               width;
  gboolean            all_spaces;
  gboolean            is_thin;    /* moves were left out */
  gboolean            is_cut;     /* positions were left out */
  guint32             won;        /* a node */
  gint64              bytes;
  PatSequencesMoves   moves;
} Search;

static void
note_bytes (Search *self)
{
  gint64 bytes = 2 * (gint64) (self->nodes->len * sizeof (PatSequencesNode) +
                               self->candidates->len * sizeof (Candidate));

  if (bytes <= self->bytes)
    return;
  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

static void
add_candidate (Search                 *self,
               guint                   parent,
               const PatSequencesMove *move,
               const PatSequencesPart *part)
{
  guint bucket = pat_sequences_bound_rating (part->rating);
  Candidate candidate = { part->key, part->rating, self->buckets[bucket], parent, *move };

  self->buckets[bucket] = self->candidates->len;
  g_array_append_val (self->candidates, candidate);
}

/* Deals onto a position, if that is allowed, for later. */
static void
try_deal (Search                  *self,
          const PatSequencesPlace *place)
{
  static const PatSequencesMove deal = { PAT_SEQUENCES_DEAL, 0, 0 };
  PatSequencesRating rating;
  PatSequencesPlace *dealt;

  if (!pat_sequences_state_can_deal (&place->state, &self->game))
    return;
  dealt = pat_sequences_layer_add (&self->dealt);
  dealt->state = place->state;
  dealt->node = place->node;
  pat_sequences_state_apply (&dealt->state, &self->game, &deal);
  pat_sequences_rating_init (&rating, &self->game, &self->idea->weights, &dealt->state);
  dealt->rating = rating.whole.rating;
  dealt->key = rating.whole.key;
}

static void
expand (Search *self,
        guint   nth)
{
  const PatSequencesPlace *place = &self->layer.places[nth];
  PatSequencesRating rating;
  PatSequencesPart part;

  pat_sequences_rating_init (&rating, &self->game, &self->idea->weights, &place->state);
  pat_sequences_list_moves (&self->game, &place->state, self->all_spaces, &self->moves);
  self->is_thin = self->is_thin || !self->moves.is_complete;
  for (guint i = 0; i < self->moves.n; i++)
    {
      const PatSequencesMove *move = &self->moves.moves[i];

      pat_sequences_rating_foresee (&rating, &self->game, &self->idea->weights, &place->state, move,
                                    &part);
      add_candidate (self, nth, move, &part);
    }
  try_deal (self, place);
}

/* Takes a candidate into the next layer if it is a new one that is not lost at first sight; returns
 * whether the search goes on. */
static gboolean
accept (Search          *self,
        const Candidate *candidate)
{
  const PatSequencesPlace *parent = &self->layer.places[candidate->parent];
  PatSequencesPlace *place;

  if (!pat_key_set_add (self->seen, candidate->key))
    return !self->budget->is_over;
  place = pat_sequences_layer_add (&self->next);
  place->rating = candidate->rating;
  place->key = candidate->key;
  place->state = parent->state;
  place->node = pat_sequences_tree_add (self->nodes, parent->node, &candidate->move);
  pat_sequences_state_apply (&place->state, &self->game, &candidate->move);
  if (pat_sequences_state_is_won (&place->state, &self->game))
    self->won = place->node;
  else if (!pat_sequences_can_go_on (&self->game, &place->state))
    self->next.n--;
  return self->won == NONE && pat_budget_spend (self->budget);
}

/* Makes the next layer of the best that this one leads to; returns whether the search goes on. */
static gboolean
advance (Search *self)
{
  PatSequencesLayer layer;

  memset (self->buckets, 0xff, sizeof self->buckets);
  g_array_set_size (self->candidates, 0);
  for (guint i = 0; i < self->layer.n; i++)
    {
      expand (self, i);
      note_bytes (self);
      if (i % PAT_BUDGET_STRIDE == PAT_BUDGET_STRIDE - 1 && !pat_budget_look (self->budget))
        return FALSE;
    }
  pat_sequences_layer_reset (&self->next, self->width);
  for (guint bucket = 0; bucket < N_BUCKETS; bucket++)
    for (guint32 nth = self->buckets[bucket]; nth != NONE;)
      {
        const Candidate *candidate = &g_array_index (self->candidates, Candidate, nth);

        if (self->next.n == self->width)
          {
            self->is_cut = self->next.is_cut = TRUE;
            goto out;
          }
        if (!accept (self, candidate))
          return FALSE;
        nth = candidate->link;
      }
out:
  layer = self->layer;
  self->layer = self->next;
  self->next = layer;
  return TRUE;
}

static gint32
find_best (const PatSequencesLayer *layer)
{
  gint32 best = G_MAXINT32;

  for (guint i = 0; i < layer->n; i++)
    best = MIN (best, layer->places[i].rating);
  return best;
}

/* Whether there is anything to deal in a layer, in which all have been dealt to equally often. */
static gboolean
has_stock (Search *self)
{
  return self->layer.n > 0 && self->layer.places[0].state.n_dealt < self->game.n_stock;
}

/* Goes on without a deal until that leads to nothing better. */
static gboolean
search_row (Search *self)
{
  gint32 best = find_best (&self->layer);
  int patience = has_stock (self) ? self->idea->patience : self->idea->last_patience;
  gboolean is_cut = FALSE;

  pat_sequences_layer_reset (&self->dealt, self->width);
  for (int idle = 0; self->layer.n > 0; idle++)
    {
      gint32 now;

      if (is_cut && idle > patience)
        break;
      if (!advance (self))
        return FALSE;
      is_cut = is_cut || self->layer.is_cut;
      now = find_best (&self->layer);
      if (now < best)
        {
          best = now;
          idle = 0;
        }
    }
  return TRUE;
}

/* Begins the next row with the best that were dealt to. */
static gboolean
begin_row (Search *self)
{
  static const PatSequencesMove deal = { PAT_SEQUENCES_DEAL, 0, 0 };
  PatSequencesLayer layer = self->layer;

  pat_sequences_layer_cut (&self->dealt);
  self->is_cut = self->is_cut || self->dealt.is_cut;
  self->layer = self->dealt;
  self->dealt = layer;
  for (guint i = 0; i < self->layer.n; i++)
    {
      PatSequencesPlace *place = &self->layer.places[i];

      pat_key_set_add (self->seen, place->key);
      place->node = pat_sequences_tree_add (self->nodes, place->node, &deal);
      if (pat_sequences_state_is_won (&place->state, &self->game))
        self->won = place->node;
      if (self->won != NONE || !pat_budget_spend (self->budget))
        return FALSE;
    }
  return self->layer.n > 0;
}

/* Searches with a width; returns FALSE if the position is none of such a game. */
static gboolean
run_once (Search            *self,
          const PatPosition *position)
{
  PatSequencesRating rating;
  PatSequencesPlace *place;

  pat_key_set_clear (self->seen);
  pat_sequences_layer_reset (&self->layer, self->width);
  self->is_thin = self->is_cut = FALSE;
  place = pat_sequences_layer_add (&self->layer);
  if (!pat_sequences_state_load (&place->state, &self->game, position))
    return FALSE;
  pat_sequences_rating_init (&rating, &self->game, &self->idea->weights, &place->state);
  place->rating = rating.whole.rating;
  place->key = rating.whole.key;
  place->node = pat_sequences_tree_begin (self->nodes);
  while (search_row (self) && begin_row (self))
    ;
  return TRUE;
}

static void
write_line (Search *self,
            GArray *moves)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (PatSequencesMove));

  pat_sequences_tree_list (self->nodes, self->won, line);
  pat_sequences_write_line (&self->game, line, moves);
}

/* Searches again and again, with another idea or a greater width; returns FALSE if the position is
 * none of such a game. */
static gboolean
run (Search            *self,
     const PatPosition *position,
     GArray            *moves,
     PatVerdict        *verdict)
{
  const Idea *list = pat_rules_get_n_cards (self->game.rules) > ONE_DECK
                     ? ideas : ideas_of_one_deck;

  *verdict = PAT_VERDICT_UNKNOWN;
  for (guint time = 0; *verdict == PAT_VERDICT_UNKNOWN && !self->budget->is_over; time++)
    {
      self->idea = &list[time % N_IDEAS];
      if (!run_once (self, position))
        return FALSE;
      if (self->won != NONE)
        *verdict = PAT_VERDICT_WINNABLE;
      else if (!self->is_cut && !self->is_thin && !self->budget->is_over)
        *verdict = PAT_VERDICT_UNWINNABLE;
      if (!self->is_cut)
        self->all_spaces = TRUE;
      else if (self->idea == &list[N_IDEAS - 1])
        self->width = MIN (4 * self->width, MAX_WIDTH);
    }
  if (*verdict == PAT_VERDICT_WINNABLE)
    write_line (self, moves);
  return TRUE;
}

/* Searches from a position that is not won; returns FALSE if the game is none like Spider. */
gboolean
pat_search_sequences (const PatRules    *rules,
                      const PatPosition *position,
                      PatBudget         *budget,
                      GArray            *moves,
                      PatVerdict        *verdict)
{
  Search *self = g_new0 (Search, 1);
  gboolean is_like = pat_sequences_init (&self->game, rules, position);

  if (is_like)
    {
      self->budget = budget;
      self->seen = pat_key_set_new (budget);
      self->nodes = g_array_new (FALSE, FALSE, sizeof (PatSequencesNode));
      self->candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
      self->won = NONE;
      self->width = FIRST_WIDTH;
      pat_sequences_layer_init (&self->layer, budget);
      pat_sequences_layer_init (&self->next, budget);
      pat_sequences_layer_init (&self->dealt, budget);
      is_like = run (self, position, moves, verdict);
      pat_sequences_layer_clear (&self->layer);
      pat_sequences_layer_clear (&self->next);
      pat_sequences_layer_clear (&self->dealt);
      pat_key_set_free (self->seen);
      g_array_unref (self->nodes);
      g_array_unref (self->candidates);
      pat_budget_add_bytes (budget, -self->bytes);
    }
  g_free (self);
  return is_like;
}
