/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps only the best of the positions that one more move leads to, more of them in each beam, and
 * with another idea of what is good. */
#include "config.h"

#include "pat-beam-private.h"

#include "pat-fold-private.h"
#include "pat-key-set-private.h"
#include "pat-playout-private.h"
#include "pat-position-pack-private.h"
#include "pat-rating-private.h"
#include "pat-rules-private.h"

#define NO_STEP     G_MAXUINT32
#define FIRST_WIDTH 64   /* positions that are kept */
#define MAX_WIDTH   2048

/* What is good in a position. */
typedef struct
{
  PatRatingWeights weights;
  int              moves;   /* how much it matters that a move is possible */
} Idea;

/* Found by trying others on the first deals of twenty games: together these win most. */
static const Idea ideas[] = {
  { { .up = 4, .blocked = 2, .stock = -4 }, 0 },
  { { .up = 8, .blocked = 6, .stock = 4 }, 0 },
  { { .up = 8, .blocked = 3, .stock = -1 }, 0 },
  { { .up = 8, .blocked = 4 }, 4 },
};

/* Where no cards go up in order, the game's own points tell most; and where they leave in pairs, as
 * in Accordion, those that find partners stay. */
static const Idea ideas_without_order[] = {
  { { .alike = 4, .points = 8 }, 2 },
  { { .up = 8, .stock = 8, .alike = 8, .points = 4 }, 2 },
};

/* A move that was kept, and the one before it. */
typedef struct
{
  guint32 parent; /* NO_STEP: it is the first one */
  PatMove move;
} Step;

/* The positions that are kept after so many moves. */
typedef struct
{
  GArray     *steps;  /* of guint32: the last step that leads to each */
  GByteArray *packed;
} Layer;

/* A position that may be kept. */
typedef struct
{
  gint32  rating;
  guint32 tie;    /* which of two that look alike comes first */
  guint32 place;  /* in the layer, of the position before the move */
  PatMove move;
} Candidate;

struct _PatBeam
{
  const PatRules    *rules;
  PatBudget         *budget;
  PatPosition        start;
  guint              n;          /* beams that have begun */
  const Idea        *idea;
  guint              width;      /* positions that are kept */
  guint              n_moves;    /* that may still follow */
  PatFold            fold;
  PatPositionPacker  packer;
  PatKeySet         *seen;       /* (nullable) */
  GArray            *steps;      /* of Step */
  Layer              layers[2];  /* those before the next move and after it */
  GArray            *candidates; /* of Candidate */
  PatMoves           listed;
  PatMoves           counted;    /* those after one of the listed moves */
  GArray            *line;       /* of PatMove: what wins */
  gboolean           is_won;
  gsize              bytes;      /* that were noted in the budget */
};

/* Notes the memory of the arrays, which grow by themselves. */
static void
note_bytes (PatBeam *self)
{
  gsize bytes = self->steps->len * sizeof (Step) + self->candidates->len * sizeof (Candidate) +
                self->layers[0].packed->len + self->layers[1].packed->len;

  if (bytes <= self->bytes)
    return;
  /* An array may have twice the room that it needs. */
  pat_budget_add_bytes (self->budget, 2 * (gint64) (bytes - self->bytes));
  self->bytes = bytes;
}

static void
clear_layer (Layer *self)
{
  g_array_set_size (self->steps, 0);
  g_byte_array_set_size (self->packed, 0);
}

static void
keep (PatBeam           *self,
      Layer             *layer,
      guint32            step,
      const PatPosition *position)
{
  g_array_append_val (layer->steps, step);
  pat_position_packer_append (&self->packer, position, layer->packed);
}

static guint32
add_step (PatBeam       *self,
          guint32        place,
          const PatMove *move)
{
  Step step = { g_array_index (self->layers[0].steps, guint32, place), *move };

  g_array_append_val (self->steps, step);
  return self->steps->len - 1;
}

static void
read_place (PatBeam     *self,
            guint32      place,
            PatPosition *position)
{
  pat_position_packer_read (&self->packer,
                            self->layers[0].packed->data + place * self->packer.size, position);
}

/* Writes the moves that lead to a step. */
static void
write_line (PatBeam *self,
            guint32  step)
{
  g_array_set_size (self->line, 0);
  for (; step != NO_STEP; step = g_array_index (self->steps, Step, step).parent)
    g_array_prepend_val (self->line, g_array_index (self->steps, Step, step).move);
}

static gint32
rate (PatBeam           *self,
      const PatPosition *position)
{
  gint32 rating = pat_rating_of (self->rules, position, &self->idea->weights);

  if (self->idea->moves == 0)
    return rating;
  pat_rules_list (self->rules, position, &self->counted);
  return rating - self->idea->moves * (gint32) self->counted.n_moves;
}

/* Looks at what a move leads to. */
static void
look_at_move (PatBeam           *self,
              guint32            place,
              const PatPosition *position,
              const PatMove     *move)
{
  Candidate candidate = { .place = place, .move = *move };
  PatPosition child = *position;
  guint64 key;

  pat_rules_apply (self->rules, &child, move, NULL);
  key = pat_fold_key (&self->fold, &child);
  if (!pat_key_set_add (self->seen, key))
    return;
  pat_budget_spend (self->budget);
  self->is_won = pat_rules_is_won (self->rules, &child);
  if (self->is_won)
    write_line (self, add_step (self, place, move));
  candidate.rating = rate (self, &child);
  candidate.tie = (guint32) pat_fold_mix (self->n - 1, key);
  g_array_append_val (self->candidates, candidate);
}

/* Returns whether the beam goes on. */
static gboolean
look_at_place (PatBeam *self,
               guint32  place)
{
  PatPosition position;

  read_place (self, place, &position);
  pat_rules_list (self->rules, &position, &self->listed);
  for (guint i = 0; i < self->listed.n_moves && !self->is_won && !self->budget->is_over; i++)
    if (!pat_rules_changes_nothing (self->rules, &self->listed.moves[i]))
      look_at_move (self, place, &position, &self->listed.moves[i]);
  return !self->is_won && !self->budget->is_over;
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *first = a, *second = b;

  if (first->rating != second->rating)
    return first->rating < second->rating ? -1 : 1;
  return first->tie < second->tie ? -1 : first->tie > second->tie;
}

/* Makes the next layer of the best candidates. */
static void
keep_best (PatBeam *self)
{
  Layer next = self->layers[1];

  g_array_sort (self->candidates, compare_candidates);
  clear_layer (&next);
  for (guint i = 0; i < MIN (self->candidates->len, self->width); i++)
    {
      const Candidate *candidate = &g_array_index (self->candidates, Candidate, i);
      PatPosition position;

      read_place (self, candidate->place, &position);
      pat_rules_apply (self->rules, &position, &candidate->move, NULL);
      keep (self, &next, add_step (self, candidate->place, &candidate->move), &position);
    }
  note_bytes (self);
  self->layers[1] = self->layers[0];
  self->layers[0] = next;
  g_array_set_size (self->candidates, 0);
}

/* Chooses what is good in the next beam, and how many positions it keeps. */
static void
choose_idea (PatBeam *self)
{
  gboolean has_order = self->rules->n_of_role[PAT_FOUNDATION] > 0;
  guint n_ideas = has_order ? G_N_ELEMENTS (ideas) : G_N_ELEMENTS (ideas_without_order);

  self->idea = (has_order ? ideas : ideas_without_order) + self->n % n_ideas;
  self->width = MIN (FIRST_WIDTH << MIN (self->n / n_ideas, 16), MAX_WIDTH);
}

static void
begin (PatBeam *self)
{
  g_clear_pointer (&self->seen, pat_key_set_free);
  self->seen = pat_key_set_new (self->budget);
  choose_idea (self);
  self->n++;
  self->n_moves = PAT_PLAYOUT_MOVES_PER_CARD * pat_rules_get_n_cards (self->rules);
  g_array_set_size (self->steps, 0);
  clear_layer (&self->layers[0]);
  pat_key_set_add (self->seen, pat_fold_key (&self->fold, &self->start));
  keep (self, &self->layers[0], NO_STEP, &self->start);
}

static void
init_layer (Layer *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->packed = g_byte_array_new ();
}

static void
finish_layer (Layer *self)
{
  g_array_unref (self->steps);
  g_byte_array_unref (self->packed);
}

PatBeam *
pat_beam_new (const PatRules    *rules,
              const PatPosition *start,
              PatBudget         *budget)
{
  PatBeam *self = g_new0 (PatBeam, 1);

  self->rules = rules;
  self->budget = budget;
  self->start = *start;
  pat_fold_init_loosely (&self->fold, rules);
  pat_position_packer_init (&self->packer, start);
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  init_layer (&self->layers[0]);
  init_layer (&self->layers[1]);
  return self;
}

void
pat_beam_free (PatBeam *self)
{
  pat_budget_add_bytes (self->budget, -2 * (gint64) self->bytes);
  g_clear_pointer (&self->seen, pat_key_set_free);
  g_array_unref (self->steps);
  g_array_unref (self->candidates);
  finish_layer (&self->layers[0]);
  finish_layer (&self->layers[1]);
  g_free (self);
}

/* Looks one move further; a beam that is at its end is followed by the next one. Returns: whether
 * it has won; `line` has the moves then. Otherwise `best` receives the best of the positions that
 * were kept, if there are any. */
gboolean
pat_beam_look_further (PatBeam     *self,
                       GArray      *line,
                       PatPosition *best)
{
  self->line = line;
  if (self->n_moves == 0 || self->layers[0].steps->len == 0)
    begin (self);
  self->n_moves--;
  for (guint32 i = 0; i < self->layers[0].steps->len; i++)
    if (!look_at_place (self, i))
      return self->is_won;
  keep_best (self);
  if (self->layers[0].steps->len > 0)
    read_place (self, 0, best);
  return FALSE;
}
