/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Fills the places by chance, and then exchanges two cards at a time: what is worth more stays,
 * and what is worth a little less, too, for as long as there is time to make up for it. */
#include "config.h"

#include "pat-placing-private.h"

#include "pat-random.h"
#include "pat-rules-private.h"

#define FIRST_EXCHANGES 20000      /* of the first attempt; others have more */
#define MAX_DOUBLED     4
#define STREAM          0x706c6163 /* of the random numbers */

/* A full table, and how it came about. */
typedef struct
{
  const PatRules *rules;
  PatPosition     position;
  PatRandom       random;
  PatBudget      *budget;
  GArray         *line;                    /* of PatMove */
  guint           n_places;                /* that were filled */
  guint8          piles[PAT_MAX_PILES];    /* those places */
  guint8          moves[PAT_MAX_PILES];    /* for each of them, by which move its card came */
} Table;

/* Whether it is such a game. */
gboolean
pat_placing_knows (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;

  if (game->win != PAT_WIN_ASK || game->scoring == NULL ||
      game->scoring->kind != PAT_SCORE_ASK || game->scoring->low_is_good ||
      rules->n_of_role[PAT_FOUNDATION] > 0 || rules->n_of_role[PAT_TABLEAU] == 0)
    return FALSE;
  for (guint i = 0; i < rules->n_of_role[PAT_TABLEAU]; i++)
    {
      const PatPile *pile = &rules->piles[rules->of_role[PAT_TABLEAU][i]];

      if (pile->take != PAT_TAKE_NONE || pile->removable || pile->max_cards != 1)
        return FALSE;
    }
  return TRUE;
}

/* Notes a place that a move has filled. Returns: FALSE if there are not so many: a function of the
 * game has emptied some */
static gboolean
note_place (Table         *self,
            const PatMove *move)
{
  if (move->kind != PAT_MOVE_CARDS ||
      pat_rules_get_role (self->rules, move->picks[1].pile) != PAT_TABLEAU)
    return TRUE;
  if (self->n_places == self->rules->n_of_role[PAT_TABLEAU])
    return FALSE;
  self->piles[self->n_places] = move->picks[1].pile;
  self->moves[self->n_places] = (guint8) (self->line->len - 1);
  self->n_places++;
  return TRUE;
}

/* Whether each of the places still has its card. */
static gboolean
is_filled (Table *self)
{
  for (guint i = 0; i < self->n_places; i++)
    if (pat_position_get_size (&self->position, self->piles[i]) != 1)
      return FALSE;
  return self->n_places > 1;
}

/* Returns: whether there are cards to be exchanged, and budget left */
static gboolean
fill (Table *self)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  g_array_set_size (self->line, 0);
  for (guint n = 0; n < pat_rules_get_n_cards (self->rules); n++)
    {
      const PatMove *move;

      pat_rules_list (self->rules, &self->position, moves);
      if (moves->n_moves == 0)
        break;
      move = &moves->moves[pat_random_below (&self->random, moves->n_moves)];
      pat_rules_apply (self->rules, &self->position, move, NULL);
      g_array_append_val (self->line, *move);
      if (!note_place (self, move) || !pat_budget_spend (self->budget))
        return FALSE;
    }
  return is_filled (self);
}

/* Exchanges the cards of two places. */
static void
exchange (Table *self,
          guint  a,
          guint  b)
{
  PatPosition *position = &self->position;
  PatCard *first = &position->cards[position->start[self->piles[a]]];
  PatCard *second = &position->cards[position->start[self->piles[b]]];
  PatCard card = *first;
  guint8 move = self->moves[a];

  *first = *second;
  *second = card;
  self->moves[a] = self->moves[b];
  self->moves[b] = move;
}

static void
choose_two (Table *self,
            guint *a,
            guint *b)
{
  *a = pat_random_below (&self->random, self->n_places);
  *b = pat_random_below (&self->random, self->n_places - 1);
  *b += *b >= *a;
}

/* How much an exchange changes the points, on average. */
static gint64
find_usual_change (Table *self)
{
  enum { N = 64 };
  gint64 score = pat_rules_get_score (self->rules, &self->position), sum = 0;

  for (guint i = 0; i < N; i++)
    {
      guint a, b;

      choose_two (self, &a, &b);
      exchange (self, a, b);
      sum += ABS (pat_rules_get_score (self->rules, &self->position) - score);
      exchange (self, a, b);
    }
  return sum / N;
}

/* Returns: whether the game is won now */
static gboolean
improve (Table *self,
         guint  n_exchanges)
{
  gint64 score = pat_rules_get_score (self->rules, &self->position);
  gint64 change = MIN (find_usual_change (self), G_MAXINT - 1);

  for (guint i = 0; i < n_exchanges; i++)
    {
      gint64 most = change * (n_exchanges - i) / n_exchanges; /* that may be lost */
      guint a, b;
      gint64 next;

      choose_two (self, &a, &b);
      exchange (self, a, b);
      next = pat_rules_get_score (self->rules, &self->position);
      if (next + pat_random_below (&self->random, (guint) most + 1) < score)
        exchange (self, a, b);
      else
        {
          score = next;
          if (pat_rules_is_won (self->rules, &self->position))
            return TRUE;
        }
      if (!pat_budget_spend (self->budget))
        return FALSE;
    }
  return FALSE;
}

/* Makes the line one that leads to the table. Returns: whether all its moves are legal */
static gboolean
write_line (Table             *self,
            const PatPosition *start)
{
  PatPosition position = *start;

  for (guint i = 0; i < self->n_places; i++)
    g_array_index (self->line, PatMove, self->moves[i]).picks[1].pile = self->piles[i];
  for (guint i = 0; i < self->line->len; i++)
    {
      const PatMove *move = &g_array_index (self->line, PatMove, i);

      if (!pat_rules_judge (self->rules, &position, move, NULL))
        return FALSE;
      pat_rules_apply (self->rules, &position, move, NULL);
    }
  return pat_rules_is_won (self->rules, &position);
}

/* Makes the attempt with that number, or a part of it if there is no budget left. Returns: whether
 * it has won; `line` has the moves then */
gboolean
pat_placing (const PatRules    *rules,
             const PatPosition *start,
             guint              nth,
             PatBudget         *budget,
             GArray            *line)
{
  g_autofree Table *self = g_new0 (Table, 1);

  self->rules = rules;
  self->position = *start;
  self->budget = budget;
  self->line = line;
  pat_random_init (&self->random, nth, STREAM);
  return fill (self) && improve (self, FIRST_EXCHANGES << MIN (nth, MAX_DOUBLED)) &&
         write_line (self, start);
}
