/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An exhaustive search: depth first, all cards known, no position looked at twice. */
#include "winnable-search.h"

#define FIRST_CAPACITY (1u << 12)

static void
insert_key (KeySet  *self,
            guint64  key)
{
  gsize i = key & (self->capacity - 1);

  while (self->keys[i] != 0)
    i = (i + 1) & (self->capacity - 1);
  self->keys[i] = key;
}

static void
grow (KeySet *self)
{
  g_autofree guint64 *old = self->keys;
  gsize n_old = self->capacity;

  self->capacity = n_old > 0 ? 2 * n_old : FIRST_CAPACITY;
  self->keys = g_new0 (guint64, self->capacity);
  for (gsize i = 0; i < n_old; i++)
    if (old[i] != 0)
      insert_key (self, old[i]);
}

/* Returns whether the key is new. */
static gboolean
add_key (KeySet  *self,
         guint64  key)
{
  gsize i;

  if (2 * self->n_keys >= self->capacity)
    grow (self);
  for (i = key & (self->capacity - 1); self->keys[i] != 0; i = (i + 1) & (self->capacity - 1))
    if (self->keys[i] == key)
      return FALSE;
  self->keys[i] = key;
  self->n_keys++;
  return TRUE;
}

static void
clear (KeySet *self)
{
  g_clear_pointer (&self->keys, g_free);
  self->capacity = 0;
  self->n_keys = 0;
}

static guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  hash = (hash ^ hash >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return hash ^ hash >> 31;
}

static guint
likeness_of (const Search *self,
             PatCard       card)
{
  guint colour = self->likeness == BY_RANK ? 0 : pat_card_is_red (card) ? 1 : 2;

  return pat_card_get_rank (card) << 3 | colour << 1 | (pat_card_is_face_down (card) ? 1 : 0);
}

static guint64
key_of_pile (const Search      *self,
             const PatPosition *position,
             guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);
  gboolean is_foundation = pat_rules_get_role (self->rules, pile) == PAT_FOUNDATION;
  guint64 key = 1 + pat_rules_get_row_index (self->rules, pile);

  if (pat_rules_get_pile (self->rules, pile)->covered)
    key = mix (key, pile);
  for (guint i = is_foundation && size > 0 ? size - 1 : 0; i < size; i++)
    key = mix (key, likeness_of (self, cards[i]));
  return mix (key, size > 0);
}

/* The sum over all piles: in which order they stand does not matter. */
static guint64
key_of (const Search      *self,
        const PatPosition *position)
{
  guint64 key = 0;

  if (self->as_it_lies)
    return MAX (pat_rules_hash (self->rules, position), 1);
  for (guint pile = 0; pile < position->n_piles; pile++)
    if (pat_rules_get_role (self->rules, pile) != PAT_DISCARD)
      key += key_of_pile (self, position, pile);
  for (guint i = 0; i < PAT_MAX_COUNTERS; i++)
    key = mix (key, (guint64) position->counters[i]);
  return MAX (key, 1);
}

static gboolean
is_neutral (const Search  *self,
            const PatMove *move)
{
  return move->kind == PAT_MOVE_SPECIAL &&
         pat_rules_get_game (self->rules)->specials[move->special].neutral;
}

/* Puts the moves of a position on those that are still to be tried; returns how many. */
static guint
push_moves (Search            *self,
            const PatPosition *position)
{
  IsSafeFunc is_safe = self->tries_all ? NULL : self->is_safe;
  guint first = self->moves->len;

  pat_rules_list (self->rules, position, &self->listed);
  for (guint i = 0; i < self->listed.n_moves; i++)
    {
      const PatMove *move = &self->listed.moves[i];

      if (is_neutral (self, move))
        continue;
      if (is_safe != NULL && is_safe (self->rules, position, move))
        {
          g_array_set_size (self->moves, first);
          g_array_append_vals (self->moves, move, 1);
          break;
        }
      g_array_append_vals (self->moves, move, 1);
    }
  return self->moves->len - first;
}

static Verdict
search_position (Search            *self,
                 const PatPosition *position)
{
  Verdict verdict = LOST;
  guint first = self->moves->len, n;

  if (pat_rules_is_won (self->rules, position))
    return WINNABLE;
  if (!add_key (&self->seen, key_of (self, position)))
    return LOST;
  if (self->most > 0 && self->seen.n_keys > self->most)
    return GIVEN_UP;
  n = push_moves (self, position);
  for (guint i = 0; verdict == LOST && i < n; i++)
    {
      PatMove move = g_array_index (self->moves, PatMove, first + i);
      PatPosition next = *position;

      pat_rules_apply (self->rules, &next, &move, NULL);
      verdict = search_position (self, &next);
    }
  g_array_set_size (self->moves, first);
  return verdict;
}

/* Searches a deal; `seen` holds the positions that were looked at. */
Verdict
search_deal (Search  *self,
             guint64  number)
{
  PatPosition position;

  clear (&self->seen);
  pat_rules_deal (self->rules, number, &position);
  return search_position (self, &position);
}

Search *
search_new (const PatRules *rules,
            Likeness        likeness,
            IsSafeFunc      is_safe)
{
  Search *self = g_new0 (Search, 1);

  self->rules = rules;
  self->likeness = likeness;
  self->is_safe = is_safe;
  self->moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  return self;
}

void
search_free (Search *self)
{
  clear (&self->seen);
  g_array_free (self->moves, TRUE);
  g_free (self);
}
