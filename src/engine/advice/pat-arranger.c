/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves the cards of a game like Spider that lie open to where they look best, until one is turned
 * up or the stock is dealt. Of all positions that one more move leads to, only the best are kept.
 * What is hidden has no part in it: a card that a move turns up could be any, so that nothing goes
 * to it and it goes nowhere. */
#include "config.h"

#include "pat-arranger-private.h"

#include "pat-key-set-private.h"
#include "pat-open-rating-private.h"
#include "pat-sequences-moves-private.h"
#include "pat-sequences-tree-private.h"

#define WIDTH         400 /* positions that are kept of those with equally many moves */
#define PATIENCE      16  /* moves that bring nothing better before the stock is dealt */
#define LAST_PATIENCE 60  /* the same if there is none */
#define MAX_LINE      200 /* moves */
#define NONE          PAT_SEQUENCES_TREE_NONE

typedef struct
{
  PatSequencesState state;
  gint32            rating;
  guint32           node;
} Place;

/* Where a move leads. */
typedef struct
{
  guint64          key;
  gint32           rating;
  guint32          parent; /* a place in the layer */
  guint32          nth;
  PatSequencesMove move;
} Candidate;

/* A position that could be the aim. */
typedef struct
{
  gint32  rating;
  guint32 node;    /* NONE: there is none */
} Aim;

typedef struct
{
  PatThought        *thought;
  PatSequences       game;
  PatBudget          budget;
  PatKeySet         *seen;
  GArray            *nodes;      /* of PatSequencesNode */
  GArray            *candidates; /* of Candidate */
  GArray            *layer;      /* of Place */
  GArray            *next;
  PatSequencesState  first;
  gint32             first_rating;
  Aim                best;       /* of all */
  Aim                turned;     /* of those where a card is turned up */
  Aim                dealt;      /* of those where the stock can be dealt */
  PatSequencesMoves  moves;
} Arranger;

static gboolean
has_turned (const Arranger          *self,
            const PatSequencesState *state)
{
  return memcmp (state->n_down, self->first.n_down, sizeof state->n_down) != 0;
}

static gboolean
leads_to_past (Arranger      *self,
               PatPosition   *position,
               const PatMove *move)
{
  guint64 hash;

  pat_rules_apply (self->thought->rules, position, move, NULL);
  hash = pat_rules_hash (self->thought->rules, position);
  return g_hash_table_contains (self->thought->past, &hash);
}

/* Whether the first move of a line leads back. */
static gboolean
is_way_back (Arranger               *self,
             const PatSequencesMove *move)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (PatSequencesMove));
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  PatPosition next = self->thought->like;

  g_array_append_vals (line, move, 1);
  pat_sequences_write_line (&self->game, line, moves);
  return leads_to_past (self, &next, &g_array_index (moves, PatMove, 0));
}

static void
add_candidate (Arranger               *self,
               guint                   parent,
               const PatSequencesMove *move,
               const PatSequencesPart *part)
{
  Candidate candidate = { part->key, part->rating, parent, self->candidates->len, *move };

  g_array_append_val (self->candidates, candidate);
}

/* Whether a move is one to look at in a position. */
static gboolean
is_allowed (Arranger               *self,
            const Place            *place,
            const PatSequencesMove *move)
{
  const PatSequencesState *first = &self->first, *state = &place->state;

  return !pat_open_rating_is_turned (first, state, move->from) &&
         (move->to == PAT_SEQUENCES_AWAY || !pat_open_rating_is_turned (first, state, move->to)) &&
         (place->node != 0 || !is_way_back (self, move));
}

static void
expand (Arranger *self,
        guint     nth)
{
  const Place *place = &g_array_index (self->layer, Place, nth);
  PatOpenRating rating;
  PatSequencesPart part;

  pat_open_rating_init (&rating, &self->game, &self->first, &place->state);
  pat_sequences_list_moves (&self->game, &place->state, FALSE, &self->moves);
  for (guint i = 0; i < self->moves.n; i++)
    {
      const PatSequencesMove *move = &self->moves.moves[i];

      if (is_allowed (self, place, move))
        {
          pat_open_rating_foresee (&rating, move, &part);
          add_candidate (self, nth, move, &part);
        }
    }
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *left = a, *right = b;

  if (left->rating != right->rating)
    return left->rating < right->rating ? -1 : 1;
  return left->nth < right->nth ? -1 : left->nth > right->nth;
}

static void
aim (Aim         *self,
     const Place *place)
{
  if (self->node != NONE && self->rating <= place->rating)
    return;
  self->rating = place->rating;
  self->node = place->node;
}

static void
accept (Arranger        *self,
        const Candidate *candidate)
{
  const Place *parent = &g_array_index (self->layer, Place, candidate->parent);
  Place place = { parent->state, candidate->rating, 0 };

  if (!pat_key_set_add (self->seen, candidate->key))
    return;
  place.node = pat_sequences_tree_add (self->nodes, parent->node, &candidate->move);
  pat_sequences_state_apply (&place.state, &self->game, &candidate->move);
  aim (&self->best, &place);
  if (has_turned (self, &place.state))
    aim (&self->turned, &place);
  else if (pat_sequences_state_can_deal (&place.state, &self->game))
    aim (&self->dealt, &place);
  g_array_append_val (self->next, place);
  pat_budget_spend (&self->budget);
}

/* Makes the next layer of the best that this one leads to. */
static void
advance (Arranger *self)
{
  GArray *layer = self->layer;

  g_array_set_size (self->candidates, 0);
  g_array_set_size (self->next, 0);
  for (guint i = 0; i < layer->len; i++)
    expand (self, i);
  g_array_sort (self->candidates, compare_candidates);
  for (guint i = 0; i < self->candidates->len && self->next->len < WIDTH; i++)
    accept (self, &g_array_index (self->candidates, Candidate, i));
  self->layer = self->next;
  self->next = layer;
}

static void
search (Arranger *self)
{
  guint patience = self->game.n_stock > 0 ? PATIENCE : LAST_PATIENCE;
  Place place = { self->first, 0, 0 };
  PatOpenRating rating;
  gint32 best;

  pat_open_rating_init (&rating, &self->game, &self->first, &self->first);
  self->first_rating = best = place.rating = rating.whole;
  place.node = pat_sequences_tree_begin (self->nodes);
  if (pat_sequences_state_can_deal (&place.state, &self->game))
    aim (&self->dealt, &place);
  g_array_append_val (self->layer, place);
  for (guint i = 0, idle = 0; i < MAX_LINE && idle < patience && self->layer->len > 0 &&
       pat_budget_look (&self->budget); i++)
    {
      advance (self);
      idle = self->best.rating < best ? 0 : idle + 1;
      best = MIN (best, self->best.rating);
    }
}

/* Chooses what to aim at; a deal follows if nothing becomes better before. */
static void
choose (Arranger *self,
        GArray   *line)
{
  static const PatSequencesMove deal = { PAT_SEQUENCES_DEAL, 0, 0 };

  if (self->best.node != NONE && self->best.rating < self->first_rating)
    pat_sequences_tree_list (self->nodes, self->best.node, line);
  else if (self->dealt.node != NONE)
    {
      pat_sequences_tree_list (self->nodes, self->dealt.node, line);
      g_array_append_val (line, deal);
    }
  else if (self->turned.node != NONE)
    pat_sequences_tree_list (self->nodes, self->turned.node, line);
}

/* Leaves out what comes after a card was turned up: then is the time to think again. */
static void
cut_line (Arranger *self,
          GArray   *line)
{
  PatSequencesState state = self->first;
  guint n = 0;

  while (n < line->len && !has_turned (self, &state))
    pat_sequences_state_apply (&state, &self->game,
                               &g_array_index (line, PatSequencesMove, n++));
  g_array_set_size (line, n);
}

/* Proposes the moves of a line up to the first that leads back. */
static gboolean
propose (Arranger *self,
         GArray   *line)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  PatPosition position = self->thought->like;
  PatHint hint = { .kind = PAT_HINT_JUDGED };
  guint n = 0;

  pat_sequences_write_line (&self->game, line, moves);
  while (n < moves->len && !leads_to_past (self, &position, &g_array_index (moves, PatMove, n)))
    n++;
  if (n == 0)
    return FALSE;
  hint.move = g_array_index (moves, PatMove, 0);
  pat_thought_put_first (self->thought, &hint);
  pat_plan_set (&self->thought->plan, &hint, (const PatMove *) moves->data, n);
  return TRUE;
}

static gboolean
arrange (Arranger *self)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (PatSequencesMove));

  search (self);
  choose (self, line);
  cut_line (self, line);
  return line->len > 0 && propose (self, line);
}

static void
set_limits (Arranger *self)
{
  self->budget.max_states = self->thought->max_states;
  self->budget.max_seconds = self->thought->max_seconds;
  self->budget.cancellable = self->thought->cancellable;
  pat_budget_start (&self->budget);
}

/* What was used up is not there for what is done next. */
static void
pay (Arranger *self)
{
  PatThought *thought = self->thought;
  double left = thought->max_seconds - pat_budget_get_seconds (&self->budget);

  if (thought->max_states > 0)
    thought->max_states -= MIN (self->budget.states, thought->max_states - 1);
  if (thought->max_seconds > 0)
    thought->max_seconds = MAX (left, 1e-3);
}

/* Proposes what to do; returns FALSE if this is another kind of game, or nothing looks good. */
gboolean
pat_arrange (PatThought *thought)
{
  Arranger *self = g_new0 (Arranger, 1);
  gboolean is_like = pat_sequences_init (&self->game, thought->rules, &thought->like) &&
                     pat_sequences_state_load (&self->first, &self->game, &thought->like);

  self->thought = thought;
  self->best.node = self->turned.node = self->dealt.node = NONE;
  if (is_like)
    {
      set_limits (self);
      self->seen = pat_key_set_new (&self->budget);
      self->nodes = g_array_new (FALSE, FALSE, sizeof (PatSequencesNode));
      self->candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
      self->layer = g_array_new (FALSE, FALSE, sizeof (Place));
      self->next = g_array_new (FALSE, FALSE, sizeof (Place));
      is_like = arrange (self);
      pay (self);
      g_array_unref (self->next);
      g_array_unref (self->layer);
      g_array_unref (self->candidates);
      g_array_unref (self->nodes);
      pat_key_set_free (self->seen);
    }
  g_free (self);
  return is_like;
}
