/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches depth first. What can go without a thought is gone in every position that is looked
 * at. */
#include "config.h"

#include "pat-search-pairs-private.h"

#include "pat-key-set-private.h"
#include "pat-pairs-private.h"

#define CLICK G_MAXUINT8 /* instead of a card */

/* Two cards that go together; the same one twice goes alone. */
typedef struct
{
  guint8 first;
  guint8 second;
} Pair;

typedef struct
{
  PatPairsState state;
  guint         n_line;  /* moves that lead there */
  guint         n_before; /* pairs of the positions before */
  guint         n_pairs; /* with those that are still to be tried, the last one first */
} Frame;

typedef struct
{
  PatPairs   game;
  PatBudget *budget;
  PatKeySet *seen;
  GArray    *frames; /* of Frame */
  GArray    *pairs;  /* of Pair */
  GArray    *line;   /* of PatMove */
  gint64     bytes;
} Search;

static guint
pile_of (const PatPairs      *game,
         const PatPairsState *state,
         guint                card)
{
  if (card < game->first_talon)
    return game->layers.piles[card];
  return (guint) (card < state->place ? game->rules->waste : game->rules->stock);
}

/* Makes a move; returns FALSE if it does nothing, or leaves cards that cannot go any more. */
static gboolean
make_move (Search        *self,
           PatPairsState *state,
           Pair           pair)
{
  PatMove move;

  if (pair.first == CLICK)
    {
      pat_move_init_stock (&move);
      g_array_append_val (self->line, move);
      return pat_pairs_click (&self->game, state);
    }
  pat_move_init_remove (&move);
  pat_move_add_pick (&move, pile_of (&self->game, state, pair.first), 0, 1);
  if (pair.second != pair.first)
    pat_move_add_pick (&move, pile_of (&self->game, state, pair.second), 0, 1);
  g_array_append_val (self->line, move);
  pat_pairs_remove (&self->game, state,
                    pat_layers_bit (pair.first) | pat_layers_bit (pair.second));
  return pat_pairs_can_go (&self->game, state->gone, self->game.group_of[pair.first]);
}

/* Finds partners for all cards of a set among themselves; returns how many pairs there are, or 0 if
 * a card is left over. */
static guint
match_all (const PatPairs *game,
           guint64         cards,
           Pair           *pairs)
{
  guint n = 0;

  while (cards != 0)
    {
      guint card = pat_bits_first (cards);
      guint64 mates = game->mates[card] & cards;

      if (mates == 0)
        return 0;
      pairs[n++] = (Pair) { (guint8) card, (guint8) pat_bits_first (mates) };
      cards &= ~(pat_layers_bit (card) | (mates & -mates));
    }
  return n;
}

static void
remove_alone (Search        *self,
              PatPairsState *state,
              guint64        open)
{
  for (guint64 left = open & self->game.alone; left != 0; left &= left - 1)
    make_move (self, state, (Pair) { (guint8) pat_bits_first (left),
                                     (guint8) pat_bits_first (left) });
}

/* Removes what no other card can need: cards that go alone, and groups that are all open. If the
 * stock brings several cards at a time, a card less in it changes which of them come. */
static void
remove_safe (Search        *self,
             PatPairsState *state)
{
  guint64 gone;

  do
    {
      guint64 talon = self->game.draw <= 1 ? G_MAXUINT64 : ~self->game.talon;

      gone = state->gone;
      remove_alone (self, state, pat_pairs_open (&self->game, state) & talon);
      for (guint n = 0; n < self->game.n_groups; n++)
        {
          guint64 open = pat_pairs_open (&self->game, state) & talon, left = 0;
          Pair pairs[PAT_PAIRS_MAX_GROUP];
          guint n_pairs;

          for (guint i = 0; i < self->game.groups[n].n_cards; i++)
            left |= pat_layers_bit (self->game.groups[n].cards[i]) & ~state->gone;
          n_pairs = (left & ~open) == 0 ? match_all (&self->game, left, pairs) : 0;
          for (guint i = 0; i < n_pairs; i++)
            make_move (self, state, pairs[i]);
        }
    }
  while (state->gone != gone);
}

static void
add_pair (Search *self,
          guint   first,
          guint   second)
{
  Pair pair = { (guint8) first, (guint8) second };

  g_array_append_val (self->pairs, pair);
}

/* A card that only its partner covers goes together with it. */
static void
list_covered (Search              *self,
              const PatPairsState *state,
              guint                card)
{
  const PatLayers *layers = &self->game.layers;

  if (!self->game.rules->table.game.remove.with_cover)
    return;
  for (guint64 left = layers->under[card] & self->game.mates[card] & ~state->gone; left != 0;
       left &= left - 1)
    {
      guint lower = pat_bits_first (left);

      if ((layers->over[lower] & ~state->gone) == pat_layers_bit (card) &&
          layers->piles[lower] != layers->piles[card])
        add_pair (self, card, lower);
    }
}

/* Lists what can be done; what comes last is tried first. */
static void
list_pairs (Search              *self,
            const PatPairsState *state)
{
  guint64 open = pat_pairs_open (&self->game, state);

  if (self->game.draw > 0)
    add_pair (self, CLICK, CLICK);
  for (guint64 left = open; left != 0; left &= left - 1)
    {
      guint card = pat_bits_first (left);

      if ((self->game.alone & pat_layers_bit (card)) != 0)
        add_pair (self, card, card);
      for (guint64 mates = self->game.mates[card] & left & (left - 1); mates != 0;
           mates &= mates - 1)
        add_pair (self, card, pat_bits_first (mates));
      list_covered (self, state, card);
    }
}

static void
note_bytes (Search *self)
{
  gint64 bytes = (gint64) (self->frames->len * sizeof (Frame) + self->pairs->len * sizeof (Pair) +
                           self->line->len * sizeof (PatMove)) * 2;

  if (bytes <= self->bytes)
    return;
  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

/* Goes on from a position that was reached by the line, if it is a new one. */
static void
enter (Search        *self,
       PatPairsState *state)
{
  Frame frame;

  remove_safe (self, state);
  if (!pat_key_set_add (self->seen, pat_pairs_key (&self->game, state)))
    return;
  pat_budget_spend (self->budget);
  frame.state = *state;
  frame.n_line = self->line->len;
  frame.n_before = self->pairs->len;
  list_pairs (self, state);
  frame.n_pairs = self->pairs->len;
  g_array_append_val (self->frames, frame);
  note_bytes (self);
}

static void
try_next (Search *self,
          Frame  *frame)
{
  PatPairsState state = frame->state;
  Pair pair = g_array_index (self->pairs, Pair, --frame->n_pairs);

  g_array_set_size (self->pairs, frame->n_pairs);
  g_array_set_size (self->line, frame->n_line);
  if (make_move (self, &state, pair))
    enter (self, &state);
}

static PatVerdict
search (Search        *self,
        PatPairsState *state)
{
  for (guint n = 0; n < self->game.n_groups; n++)
    if (!pat_pairs_can_go (&self->game, state->gone, n))
      return PAT_VERDICT_UNWINNABLE;
  enter (self, state);
  while (self->frames->len > 0 && !self->budget->is_over)
    {
      Frame *frame = &g_array_index (self->frames, Frame, self->frames->len - 1);

      if ((self->game.needed & ~frame->state.gone) == 0)
        return PAT_VERDICT_WINNABLE;
      if (frame->n_pairs > frame->n_before)
        try_next (self, frame);
      else
        g_array_set_size (self->frames, self->frames->len - 1);
    }
  return self->frames->len > 0 ? PAT_VERDICT_UNKNOWN : PAT_VERDICT_UNWINNABLE;
}

/* A game may be won before all of the line is played. */
static void
write_line (const Search      *self,
            const PatPosition *position,
            GArray            *moves)
{
  PatPosition at = *position;

  g_array_set_size (moves, 0);
  for (guint i = 0; i < self->line->len && !pat_rules_is_won (self->game.rules, &at); i++)
    {
      g_array_append_val (moves, g_array_index (self->line, PatMove, i));
      pat_rules_apply (self->game.rules, &at, &g_array_index (self->line, PatMove, i), NULL);
    }
}

/* Searches from a position that is not won; returns FALSE if the game is none of pairs. */
gboolean
pat_search_pairs (const PatRules    *rules,
                  const PatPosition *position,
                  PatBudget         *budget,
                  GArray            *moves,
                  PatVerdict        *verdict)
{
  g_autofree Search *self = g_new0 (Search, 1);
  PatPairsState first;

  if (!pat_pairs_init (&self->game, rules, position, &first))
    return FALSE;
  self->budget = budget;
  self->seen = pat_key_set_new (budget);
  self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  self->pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  self->line = g_array_new (FALSE, FALSE, sizeof (PatMove));
  *verdict = search (self, &first);
  if (*verdict == PAT_VERDICT_WINNABLE)
    write_line (self, position, moves);
  pat_key_set_free (self->seen);
  pat_budget_add_bytes (budget, -self->bytes);
  g_array_unref (self->frames);
  g_array_unref (self->pairs);
  g_array_unref (self->line);
  return TRUE;
}
