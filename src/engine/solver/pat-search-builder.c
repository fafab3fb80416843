/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches best first, several times in turn with another idea of what is good, the first times
 * not for long: most deals are easy for one of them. The last time goes on until nothing is left.
 * The list of moves is complete each time, so that a search that ends has proven something. */
#include "config.h"

#include "pat-search-builder-private.h"

#include "pat-builder-line-private.h"
#include "pat-builder-moves-private.h"
#include "pat-key-set-private.h"

#define N_BUCKETS 4096
#define BIAS      512 /* of a rating, which may be negative */
#define NONE      G_MAXUINT32

/* What makes a position look bad. */
typedef struct
{
  guint max_expanded; /* 0: no limit */
  int   left;         /* for each card that is not up */
  int   dig;          /* for each card that lies on one that goes up next */
  int   blocks;       /* for each card that lies on a lower one */
  int   breaks;       /* for each card that lies on one that it does not follow */
  int   down;         /* for each card that lies face down */
  int   cells;        /* for each cell that is taken */
  int   spaces;       /* how good an empty column is */
  int   talon;        /* for each card of stock and waste */
  int   moves;        /* for four moves */
} Weights;

/* Found by trying on deals of FreeCell; other games are content with them. A deal that is hard by
 * one of them is seldom hard by the next. */
static const Weights stages[] = {
  { 150, 6, 1, 3, 5, 6, 5, 5, 2, 13 },
  { 400, 4, 3, 6, 9, 10, 8, 14, 3, 30 },
  { 800, 12, 4, 2, 3, 10, 5, 5, 3, 12 },
  { 2000, 16, 3, 6, 6, 10, 6, 6, 3, 40 },
  { 0, 4, 3, 6, 9, 10, 8, 14, 3, 30 },
};

typedef struct
{
  guint32        parent;
  guint32        link;   /* the next one with the same rating; if it is expanded, its state */
  guint16        depth;
  PatBuilderMove move;
} Node;

typedef struct
{
  PatBuilder       game;
  PatBuilderState  first;
  PatBuilderState  state;
  PatBudget       *budget;
  PatKeySet       *seen;
  const Weights   *weights;
  GArray          *nodes;     /* of Node */
  GByteArray      *states;    /* of those that are expanded, packed */
  guint            size;      /* of such a state */
  guint32          loaded;    /* the node whose state is at hand */
  guint32          buckets[N_BUCKETS];
  guint            lowest;    /* no bucket below has a node */
  gint64           bytes;
  guint32          won;
  PatBuilderMoves  moves;
} Search;

static void
note_bytes (Search *self)
{
  gint64 bytes = (gint64) (self->nodes->len * sizeof (Node) + self->states->len) * 3 / 2;

  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

/* How many cards lie on those that go up next. */
static int
count_dig (const PatBuilderState *state)
{
  int n = 0;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint card, pile;

      if (state->up[suit] == state->game->n_ranks)
        continue;
      card = state->game->card_at[suit][state->up[suit]];
      pile = state->pile_of[card];
      if (pile != PAT_BUILDER_TALON)
        n += state->piles[pile].n - 1 - state->place_of[card];
    }
  return n;
}

static int
rate (const Search *self,
      guint         depth)
{
  const PatBuilderState *state = &self->state;
  const Weights *w = self->weights;
  int rating = w->left * (int) (self->game.n_cards - state->n_up) +
               w->dig * count_dig (state) + w->talon * (int) state->n_talon +
               w->moves * (int) depth / 4;

  for (guint i = 0; i < self->game.n_piles; i++)
    {
      const PatBuilderPile *pile = &state->piles[i];
      const PatBuilderClass *class = &self->game.classes[self->game.class_of[i]];

      if (class->role == PAT_ROLE_BIT (PAT_CELL))
        rating += pile->n > 0 ? w->cells : 0;
      else if (pile->n == 0)
        rating -= class->fill != 0 ? w->spaces : 0;
      else
        rating += w->blocks * pile->blocks[pile->n] + w->breaks * pile->breaks[pile->n] +
                  w->down * pile->n_down;
    }
  return CLAMP (rating + BIAS, 0, N_BUCKETS - 1);
}

static void
add_node (Search               *self,
          guint32               parent,
          guint                 depth,
          const PatBuilderMove *move)
{
  guint rating = (guint) rate (self, depth);
  Node node = { parent, self->buckets[rating], (guint16) MIN (depth, G_MAXUINT16), *move };

  self->buckets[rating] = self->nodes->len;
  self->lowest = MIN (self->lowest, rating);
  g_array_append_val (self->nodes, node);
}

/* Takes the best node; NONE if none is left. */
static guint32
pop_node (Search *self)
{
  guint32 node;

  while (self->lowest < N_BUCKETS && self->buckets[self->lowest] == NONE)
    self->lowest++;
  if (self->lowest == N_BUCKETS)
    return NONE;
  node = self->buckets[self->lowest];
  self->buckets[self->lowest] = g_array_index (self->nodes, Node, node).link;
  return node;
}

static void
put_up_all (PatBuilderState *state)
{
  while (pat_builder_state_put_up (state))
    ;
}

/* Brings the state of a node to hand, and keeps it for its children. */
static void
load_node (Search  *self,
           guint32  nth)
{
  Node *node = &g_array_index (self->nodes, Node, nth);
  guint32 slot = self->states->len / self->size;
  PatBuilderUndo undo;

  if (node->parent != NONE && node->parent != self->loaded)
    pat_builder_state_unpack (&self->state, self->states->data +
                              (gsize) g_array_index (self->nodes, Node, node->parent).link *
                              self->size);
  if (node->parent != NONE)
    {
      pat_builder_state_do (&self->state, &node->move, &undo);
      put_up_all (&self->state);
    }
  self->state.n_log = 0;
  self->loaded = nth;
  node->link = slot;
  g_byte_array_set_size (self->states, self->states->len + self->size);
  pat_builder_state_pack (&self->state, self->states->data + (gsize) slot * self->size);
}

/* Looks where one move leads; returns whether the search goes on. */
static gboolean
try_move (Search               *self,
          guint32               parent,
          guint                 depth,
          const PatBuilderMove *move)
{
  PatBuilderUndo undo;

  pat_builder_state_do (&self->state, move, &undo);
  put_up_all (&self->state);
  if (pat_key_set_add (self->seen, pat_builder_state_key (&self->state)))
    {
      add_node (self, parent, depth, move);
      if (self->state.n_up == self->game.n_cards)
        self->won = self->nodes->len - 1;
      if (self->won != NONE || !pat_budget_spend (self->budget))
        return FALSE;
    }
  pat_builder_state_undo (&self->state, &undo);
  return TRUE;
}

static gboolean
expand (Search  *self,
        guint32  nth)
{
  guint depth = g_array_index (self->nodes, Node, nth).depth + 1u;

  load_node (self, nth);
  pat_builder_list_moves (&self->state, &self->moves);
  for (guint i = 0; i < self->moves.n; i++)
    if (!try_move (self, nth, depth, &self->moves.moves[i]))
      return FALSE;
  note_bytes (self);
  return TRUE;
}

static void
begin_stage (Search        *self,
             const Weights *weights)
{
  static const PatBuilderMove no_move;

  self->weights = weights;
  pat_key_set_clear (self->seen);
  g_array_set_size (self->nodes, 0);
  g_byte_array_set_size (self->states, 0);
  for (guint i = 0; i < N_BUCKETS; i++)
    self->buckets[i] = NONE;
  self->lowest = N_BUCKETS;
  self->loaded = NONE;
  self->state = self->first;
  pat_key_set_add (self->seen, pat_builder_state_key (&self->state));
  add_node (self, NONE, 0, &no_move);
}

/* Returns PAT_VERDICT_UNKNOWN if another stage has to go on, or there is no budget left. */
static PatVerdict
run_stage (Search        *self,
           const Weights *weights)
{
  begin_stage (self, weights);
  for (guint n = 0; weights->max_expanded == 0 || n < weights->max_expanded; n++)
    {
      guint32 node = pop_node (self);

      if (node == NONE)
        return PAT_VERDICT_UNWINNABLE;
      if (!expand (self, node))
        return self->won != NONE ? PAT_VERDICT_WINNABLE : PAT_VERDICT_UNKNOWN;
    }
  return PAT_VERDICT_UNKNOWN;
}

static void
write_line (Search            *self,
            const PatPosition *position,
            GArray            *moves)
{
  guint depth = 0, i;
  g_autofree PatBuilderMove *line = NULL;

  for (guint32 at = self->won; at != NONE && g_array_index (self->nodes, Node, at).parent != NONE;
       at = g_array_index (self->nodes, Node, at).parent)
    depth++;
  line = g_new (PatBuilderMove, depth + 1);
  i = depth;
  for (guint32 at = self->won; i > 0; at = g_array_index (self->nodes, Node, at).parent)
    line[--i] = g_array_index (self->nodes, Node, at).move;
  pat_builder_state_load (&self->state, &self->game, position);
  pat_builder_write_line (&self->state, position, line, depth, moves);
}

static PatVerdict
run (Search            *self,
     const PatPosition *position,
     GArray            *moves)
{
  PatVerdict verdict = PAT_VERDICT_UNKNOWN;

  put_up_all (&self->first);
  self->first.n_log = 0;
  if (self->first.n_up == self->game.n_cards)
    verdict = PAT_VERDICT_WINNABLE;
  for (guint i = 0; verdict == PAT_VERDICT_UNKNOWN && i < G_N_ELEMENTS (stages); i++)
    {
      verdict = run_stage (self, &stages[i]);
      if (self->budget->is_over)
        break;
    }
  if (verdict == PAT_VERDICT_WINNABLE)
    write_line (self, position, moves);
  return verdict;
}

/* Searches from a position that is not won; returns FALSE if the game is none of a builder. */
gboolean
pat_search_builder (const PatRules    *rules,
                    const PatPosition *position,
                    PatBudget         *budget,
                    GArray            *moves,
                    PatVerdict        *verdict)
{
  Search *self = g_new (Search, 1);
  gboolean is_builder = pat_builder_init (&self->game, rules, position) &&
                        pat_builder_state_load (&self->first, &self->game, position);

  if (is_builder)
    {
      self->budget = budget;
      self->seen = pat_key_set_new (budget);
      self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
      self->states = g_byte_array_new ();
      self->size = PAT_N_SUITS + 3 + self->game.n_cards + 2 * self->game.n_piles;
      self->bytes = 0;
      self->won = NONE;
      *verdict = run (self, position, moves);
      pat_key_set_free (self->seen);
      pat_budget_add_bytes (budget, -self->bytes);
      g_array_unref (self->nodes);
      g_byte_array_unref (self->states);
    }
  g_free (self);
  return is_builder;
}
