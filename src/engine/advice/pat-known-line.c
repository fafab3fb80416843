/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Follows a line that wins from one position to another. Automatic moves are part of it, as the
 * game will make them. Moves that were played already are left out, and what remains is played to
 * its end before anybody hears of it. */
#include "config.h"

#include "pat-known-line-private.h"

#include "pat-line-private.h"

/* Where the rest of a line may begin: a player makes few moves between two questions. */
#define MAX_SKIPPED 24

void
pat_known_line_clear (PatKnownLine *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
}

void
pat_known_line_copy (PatKnownLine       *self,
                     const PatKnownLine *from)
{
  *self = *from;
  if (self->moves != NULL)
    self->moves = g_array_copy (self->moves);
}

static PatCard
find_lowest (const PatPosition *position,
             const PatPick     *pick)
{
  guint size = pat_position_get_size (position, pick->pile);

  return pick->count > size ? PAT_NO_CARD
                            : pat_position_get_cards (position, pick->pile)[size - pick->count];
}

/* Makes a move of the line take the cards that it takes on the line: others of their run may have
 * gone up by themselves. Returns whether it can be made. */
static gboolean
fit_move (const PatRules    *rules,
          const PatPosition *position,
          const PatPosition *on_line,
          PatMove           *move)
{
  if (move->kind == PAT_MOVE_CARDS && move->picks[0].index == 0)
    {
      PatPick *pick = &move->picks[0];
      PatCard lowest = find_lowest (on_line, pick);

      for (pick->count = 1; find_lowest (position, pick) != lowest; pick->count++)
        if (find_lowest (position, pick) == PAT_NO_CARD)
          return FALSE;
    }
  return pat_rules_judge (rules, position, move, NULL);
}

static void
add_move (const PatRules *rules,
          PatPosition    *at,
          const PatMove  *move,
          GArray         *moves)
{
  pat_rules_apply (rules, at, move, NULL);
  g_array_append_vals (moves, move, 1);
}

/* What the game plays by itself, unless the player has just taken a card back. */
static void
add_automatic (PatKnownLine   *self,
               const PatRules *rules,
               PatPosition    *at,
               GArray         *moves)
{
  PatMove move = g_array_index (moves, PatMove, moves->len - 1);

  if (move.kind == PAT_MOVE_CARDS &&
      pat_rules_get_role (rules, move.picks[0].pile) == PAT_FOUNDATION)
    return;
  for (guint i = 0; i < PAT_MAX_CARDS && !pat_rules_is_won (rules, at) &&
       pat_rules_find_auto_move (rules, at, self->degree, &move); i++)
    add_move (rules, at, &move, moves);
}

/* Lists the moves of a line that are possible in a position, one after the other, until the game is
 * won. The line begins where it was found; the first of its moves are left out. */
static GArray *
list_rest (PatKnownLine      *self,
           const PatRules    *rules,
           const PatPosition *position,
           GArray            *line,
           guint              first)
{
  GArray *rest = g_array_new (FALSE, FALSE, sizeof (PatMove));
  PatPosition at = *position, on_line = self->from;

  for (guint i = 0; i < line->len && !pat_rules_is_won (rules, &at); i++)
    {
      PatMove move = g_array_index (line, PatMove, i);

      if (i >= first && fit_move (rules, &at, &on_line, &move))
        {
          add_move (rules, &at, &move, rest);
          add_automatic (self, rules, &at, rest);
        }
      pat_rules_apply (rules, &on_line, &g_array_index (line, PatMove, i), NULL);
    }
  return rest;
}

static void
keep (PatKnownLine      *self,
      const PatPosition *position,
      GArray            *moves)
{
  g_array_ref (moves);
  pat_known_line_clear (self);
  self->moves = moves;
  self->from = *position;
}

/* Takes moves that win from a position, if they do. If automatic moves spoil the line, it is kept
 * as it is: the player can still win. */
gboolean
pat_known_line_set (PatKnownLine      *self,
                    const PatRules    *rules,
                    const PatPosition *position,
                    GArray            *moves)
{
  g_autoptr (GArray) played = NULL;

  if (moves->len == 0 || !pat_line_wins (rules, position, moves))
    return FALSE;
  self->from = *position;
  played = list_rest (self, rules, position, moves, 0);
  self->is_played = pat_line_wins (rules, position, played);
  keep (self, position, self->is_played ? played : moves);
  return TRUE;
}

/* Plays the first move, and what the game then plays by itself. */
void
pat_known_line_play_first (PatKnownLine   *self,
                           const PatRules *rules,
                           PatPosition    *position,
                           GArray         *moves)
{
  add_move (rules, position, &g_array_index (self->moves, PatMove, 0), moves);
  add_automatic (self, rules, position, moves);
}

static gboolean
begin_at (PatKnownLine      *self,
          const PatRules    *rules,
          const PatPosition *position,
          guint              first)
{
  g_autoptr (GArray) rest = list_rest (self, rules, position, self->moves, first);

  if (rest->len == 0 || !pat_line_wins (rules, position, rest))
    return FALSE;
  keep (self, position, rest);
  return TRUE;
}

/* How many moves of the line lead to a position; -1 if it does not lie on the line. */
static int
find (PatKnownLine      *self,
      const PatRules    *rules,
      const PatPosition *position)
{
  guint64 hash = pat_rules_hash (rules, position);
  PatPosition at = self->from;

  for (guint i = 0; i < self->moves->len; i++)
    {
      if (pat_rules_hash (rules, &at) == hash)
        return (int) i;
      pat_rules_apply (rules, &at, &g_array_index (self->moves, PatMove, i), NULL);
    }
  return -1;
}

/* Leaves out the moves that lead to a position. */
static gboolean
go_on (PatKnownLine      *self,
       const PatRules    *rules,
       const PatPosition *position,
       guint              n_moves)
{
  g_autoptr (GArray) rest = g_array_copy (self->moves);

  g_array_remove_range (rest, 0, n_moves);
  if (!pat_line_wins (rules, position, rest))
    return FALSE;
  keep (self, position, rest);
  return TRUE;
}

/* Goes on to a position. Returns whether there is a line that wins from there; otherwise the old
 * one is kept, in case the player takes moves back. */
gboolean
pat_known_line_follow (PatKnownLine      *self,
                       const PatRules    *rules,
                       const PatPosition *position)
{
  int nth;

  if (self->moves == NULL || pat_rules_is_won (rules, position))
    return FALSE;
  nth = find (self, rules, position);
  if (nth >= 0)
    return go_on (self, rules, position, (guint) nth);
  for (guint i = 0; i < MIN (self->moves->len, MAX_SKIPPED); i++)
    if (begin_at (self, rules, position, i))
      return TRUE;
  return FALSE;
}

/* Whether nothing on the way depends on chance that is still to come, as when a stock is
 * shuffled. */
gboolean
pat_known_line_is_certain (const PatKnownLine *self,
                           const PatRules     *rules)
{
  PatPosition at = self->from, other = self->from;

  other.seed ^= G_GUINT64_CONSTANT (0x2545f4914f6cdd1d) >> 2;
  for (guint i = 0; i < self->moves->len; i++)
    {
      const PatMove *move = &g_array_index (self->moves, PatMove, i);

      pat_rules_apply (rules, &at, move, NULL);
      pat_rules_apply (rules, &other, move, NULL);
      if (pat_rules_hash (rules, &at) != pat_rules_hash (rules, &other))
        return FALSE;
    }
  return TRUE;
}
