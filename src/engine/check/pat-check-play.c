/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: a deal, and random play that is the same on every machine. */
#include "config.h"

#include "pat-check-private.h"

#define MAX_MOVES 160

/* All moves are looked at in the first positions and in every so many after them; the rest of
 * the suite is dearer. */
#define DENSE_POSITIONS 8
#define POSITIONS_APART 5
#define EXPENSIVE_APART 20

/* The cards must be those of the deck, each as often as there; no more is asked of their order. */
static void
check_cards (PatCheck          *self,
             const PatPosition *position)
{
  PatCard deck[PAT_MAX_CARDS];
  guint n_deck = pat_rules_get_deck (self->rules, deck);
  guint n_expected = pat_rules_get_n_cards (self->rules);
  int left[256] = { 0 };
  char name[8];

  if (position->start[position->n_piles] != n_expected)
    pat_check_fault (self, PAT_CHECK_CONSERVATION, "%u cards lie on the board, and %u are in play",
                     position->start[position->n_piles], n_expected);
  for (guint i = 0; i < n_deck; i++)
    left[pat_card_face (deck[i])]++;
  for (guint i = 0; i < position->start[position->n_piles]; i++)
    if (left[pat_card_face (position->cards[i])]-- == 0)
      {
        pat_card_print (pat_card_face (position->cards[i]), name);
        pat_check_fault (self, PAT_CHECK_CONSERVATION,
                         "%s lies there more often than it is in the deck", name);
      }
}

static void
check_cards_after (PatCheck          *self,
                   const PatPosition *position,
                   const PatMove     *move)
{
  g_array_append_vals (self->played, move, 1);
  pat_guard_tick (self->played->len);
  check_cards (self, position);
  if (position->n_piles != pat_rules_get_n_piles (self->rules))
    pat_check_fault (self, PAT_CHECK_CONSERVATION, "the number of piles changed");
}

/* Plays a move, takes it back, and plays it again. */
static void
make_move (PatCheck      *self,
           PatPosition   *position,
           const PatMove *move)
{
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition before = *position, after;

  pat_rules_apply (self->rules, position, move, steps);
  after = *position;
  check_cards_after (self, position, move);
  if (steps->n_steps == PAT_MAX_STEPS)
    pat_check_fault (self, PAT_CHECK_UNDO, "the last move has more steps than there is room for");
  pat_rules_revert (self->rules, position, steps);
  if (memcmp (position, &before, sizeof before) != 0)
    pat_check_fault (self, PAT_CHECK_UNDO, "taking the last move back gives another position");
  *position = before;
  pat_rules_apply (self->rules, position, move, NULL);
  if (memcmp (position, &after, sizeof after) != 0)
    pat_check_fault (self, PAT_CHECK_UNDO, "playing the last move again gives another position");
}

/* Pure chance runs in circles, so now and then a hint shows the way. */
static gboolean
choose_move (PatCheck          *self,
             const PatPosition *position,
             PatRandom         *random,
             PatMove           *move)
{
  if (self->listed->n_moves == 0)
    return FALSE;
  *move = self->listed->moves[pat_random_below (random, self->listed->n_moves)];
  if (pat_random_below (random, 3) != 0 ||
      !pat_rules_find_hint (self->rules, position, pat_random_below (random, 3), move))
    return TRUE;
  for (guint i = 0; i < self->listed->n_moves; i++)
    if (pat_move_equal (&self->listed->moves[i], move))
      return TRUE;
  pat_check_fault (self, PAT_CHECK_HINT, "a hint is not among the legal moves");
  return FALSE;
}

static void
look_closely (PatCheck          *self,
              const PatPosition *position)
{
  pat_check_helpers (self, position);
  pat_check_position (self, position);
  pat_check_layout (self, position);
  pat_check_position_texts (self, position);
}

static void
play (PatCheck    *self,
      PatPosition *position)
{
  PatRandom random;
  PatMove move;

  pat_random_init (&random, self->number, 0);
  for (guint n = 0; n < MAX_MOVES && !pat_rules_is_won (self->rules, position); n++)
    {
      pat_rules_list (self->rules, position, self->listed);
      if (n < DENSE_POSITIONS || n % POSITIONS_APART == 0)
        pat_check_moves (self, position);
      if (n % EXPENSIVE_APART == 0)
        look_closely (self, position);
      if (!choose_move (self, position, &random, &move))
        break;
      make_move (self, position, &move);
    }
  pat_rules_list (self->rules, position, self->listed);
  look_closely (self, position);
  pat_check_stuck (self, position);
}

/* Deals a game twice, and plays it. */
void
pat_check_deal (PatCheck *self,
                guint64   number)
{
  PatPosition position, again;

  g_array_set_size (self->played, 0);
  self->number = number;
  pat_guard_tick (0);
  pat_rules_deal (self->rules, number, &position);
  pat_rules_deal (self->rules, number, &again);
  if (memcmp (&position, &again, sizeof position) != 0)
    pat_check_fault (self, PAT_CHECK_DEAL, "the same number gives other cards");
  if (position.seed != number)
    pat_check_fault (self, PAT_CHECK_DEAL, "the position does not know the number of its deal");
  check_cards (self, &position);
  pat_check_stuck (self, &position);
  play (self, &position);
  pat_check_save (self);
}
