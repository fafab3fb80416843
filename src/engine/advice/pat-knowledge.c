/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds out what a player can know. Known is each card that lies face up, and each card that has
 * lain face up in this game, for as long as the rules determine where it lies: the cards of a waste
 * that was turned over are known, those of a stock that was shuffled are not. What was undone and
 * can be redone has been seen, too. All else is exchanged at random. */
#include "config.h"

#include "pat-knowledge-private.h"

#include "pat-game-private.h"
#include "pat-rules-private.h"

#include "pat-random.h"

/* Deals that stand for what is hidden have other random numbers than deals of the game. */
#define STREAM 0x68696e74

/* Looks at a game from its deal on. */
typedef struct
{
  const PatRules *rules;
  PatPosition     at;
  PatPosition     ids;                  /* moved like the cards: which one of the deal lies where */
  gboolean        seen[PAT_MAX_CARDS];  /* by these numbers */
} Witness;

static void
look (Witness *self)
{
  for (guint i = 0; i < self->at.start[self->at.n_piles]; i++)
    if (!pat_card_is_face_down (self->at.cards[i]))
      self->seen[self->ids.cards[i]] = TRUE;
}

static void
begin (Witness        *self,
       PatGame        *game)
{
  memset (self->seen, 0, sizeof self->seen);
  self->rules = pat_game_get_rules (game);
  self->at = self->ids = *pat_game_get_first_position (game);
  for (guint i = 0; i < PAT_MAX_CARDS; i++)
    self->ids.cards[i] = (PatCard) i;
  look (self);
}

/* Whether cards may come face down to places that only chance knows. Hooks may shuffle. */
static gboolean
may_shuffle (const PatRules *rules,
             const PatMove  *move)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  return move->kind == PAT_MOVE_SPECIAL || game->after_move != NULL ||
         (move->kind == PAT_MOVE_STOCK && (game->stock.shuffles || game->deal_stock != NULL));
}

static void
forget_pile (Witness *self,
             guint    pile)
{
  for (guint i = self->at.start[pile]; i < self->at.start[pile + 1]; i++)
    if (pat_card_is_face_down (self->at.cards[i]))
      self->seen[self->ids.cards[i]] = FALSE;
}

static void
follow (Witness        *self,
        const PatMove  *move,
        const PatSteps *steps)
{
  gboolean forgets = may_shuffle (self->rules, move);

  for (guint i = 0; i < steps->n_steps; i++)
    {
      PatStep step = steps->steps[i];

      pat_position_do_step (&self->at, &step);
      step.flags &= ~(guint) PAT_STEP_TURNED;
      if (step.kind == PAT_STEP_MOVE)
        pat_position_do_step (&self->ids, &step);
    }
  for (guint i = 0; forgets && i < steps->n_steps; i++)
    if (steps->steps[i].kind == PAT_STEP_MOVE)
      forget_pile (self, steps->steps[i].to);
  look (self);
}

/* Follows the moves of a game from one to another; returns whether each card is still to be found
 * where it was. */
static gboolean
follow_moves (Witness *self,
              PatGame *game,
              guint    from,
              guint    to,
              gboolean stops)
{
  g_autofree PatSteps *steps = g_new (PatSteps, 1);

  for (guint i = from; i < to; i++)
    {
      const PatMove *move = pat_game_get_history_move (game, i, NULL);

      if (stops && may_shuffle (self->rules, move))
        return FALSE;
      pat_game_get_steps (game, i, steps);
      follow (self, move, steps);
    }
  return TRUE;
}

/* Lists the cards that nobody has seen, by their faces: their places are no help. */
static void
list_hidden (PatKnowledge   *self,
             const gboolean *seen,
             const PatCard  *ids)
{
  PatCard *cards = self->cards;

  self->n_hidden = 0;
  for (guint i = 0; i < self->position.start[self->position.n_piles]; i++)
    {
      PatCard card = self->position.cards[i];
      guint k;

      if (!pat_card_is_face_down (card) || seen[ids[i]])
        continue;
      for (k = self->n_hidden; k > 0 && cards[k - 1] > card; k--)
        cards[k] = cards[k - 1];
      cards[k] = card;
      self->places[self->n_hidden++] = (guint8) i;
    }
}

/* What a game looks like decides over the deals that stand for it. */
static void
make_seed (PatKnowledge   *self,
           const PatRules *rules)
{
  PatPosition visible = self->position;

  for (guint i = 0; i < self->n_hidden; i++)
    visible.cards[self->places[i]] = PAT_FACE_DOWN;
  self->seed = pat_rules_hash (rules, &visible);
}

void
pat_knowledge_init (PatKnowledge *self,
                    PatGame      *game)
{
  g_autofree Witness *witness = g_new (Witness, 1);
  guint cursor = pat_game_get_history_cursor (game);
  PatPosition ids;

  begin (witness, game);
  follow_moves (witness, game, 0, cursor, FALSE);
  ids = witness->ids;
  follow_moves (witness, game, cursor, pat_game_get_history_length (game), TRUE);
  self->position = *pat_game_get_position (game);
  list_hidden (self, witness->seen, ids.cards);
  make_seed (self, pat_game_get_rules (game));
}

/* Whether nothing is hidden: one card that is left over is known, too. */
gboolean
pat_knowledge_is_complete (const PatKnowledge *self)
{
  return self->n_hidden == 0 || self->cards[0] == self->cards[self->n_hidden - 1];
}

/* Deals what is hidden anew, always in the same way for the same number. What chance decides later
 * is hidden, too: it depends on the number of the deal. */
void
pat_knowledge_deal (const PatKnowledge *self,
                    guint               nth,
                    PatPosition        *position)
{
  PatCard cards[PAT_MAX_CARDS];
  PatRandom random;

  *position = self->position;
  pat_random_init (&random, self->seed, STREAM + (guint64) nth);
  position->seed = 1 + (pat_random_next (&random) >> 2);
  memcpy (cards, self->cards, self->n_hidden);
  pat_random_shuffle (&random, cards, self->n_hidden);
  for (guint i = 0; i < self->n_hidden; i++)
    position->cards[self->places[i]] = cards[i];
}
