/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Relations between two cards, compiled to masks: which card may lie on which. */
#include "config.h"

#include "pat-rules-private.h"

static gboolean
suits_fit (guint   build,
           PatCard lower,
           PatCard upper)
{
  gboolean same_suit = pat_card_get_suit (lower) == pat_card_get_suit (upper);
  gboolean same_colour = pat_card_is_red (lower) == pat_card_is_red (upper);

  return (build & PAT_ANY_SUIT) != 0 ||
         ((build & PAT_SAME_SUIT) != 0 && same_suit) ||
         ((build & PAT_OTHER_SUIT) != 0 && !same_suit) ||
         ((build & PAT_SAME_COLOUR) != 0 && same_colour) ||
         ((build & PAT_ALTERNATE) != 0 && !same_colour);
}

static gboolean
ranks_fit (guint build,
           int   step,
           guint lower,
           guint upper)
{
  int up = (int) upper - (int) lower;
  int up_round = (up + PAT_KING) % PAT_KING;
  gboolean wraps = (build & PAT_WRAP) != 0;

  if ((build & PAT_UP) != 0 && (up == step || (wraps && up_round == step % PAT_KING)))
    return TRUE;
  if ((build & PAT_DOWN) != 0 && (up == -step || (wraps && up_round == PAT_KING - step % PAT_KING)))
    return TRUE;
  return (build & PAT_EQUAL) != 0 && up == 0;
}

/* The cards that exist, as bits: ranks 1 to 13 of each suit, and the joker. */
static gboolean
is_card (guint card)
{
  guint rank = pat_card_get_rank ((PatCard) card);

  return (rank >= PAT_ACE && rank <= PAT_KING) || card == PAT_JOKER;
}

/* Ranks and suits fit independently of each other, which makes short work of most relations. */
static void
fill_by_rank_and_suit (PatRelation *relation,
                       guint        build,
                       int          step)
{
  for (guint lower = PAT_ACE; lower <= PAT_KING; lower++)
    {
      guint64 ranks = 0;

      for (guint upper = PAT_ACE; upper <= PAT_KING; upper++)
        if (ranks_fit (build, step, lower, upper))
          ranks |= pat_card_bit (pat_card_new (PAT_CLUBS, upper));
      for (guint a = 0; a < PAT_N_SUITS; a++)
        for (guint b = 0; b < PAT_N_SUITS; b++)
          if (suits_fit (build, pat_card_new ((PatSuit) a, lower),
                         pat_card_new ((PatSuit) b, lower)))
            relation->on[pat_card_new ((PatSuit) a, lower)] |= ranks << (b << 4);
    }
}

/* Compiles a way of building to masks. */
void
pat_rules_fill_relation (PatRelation  *relation,
                         guint         build,
                         int           step,
                         PatBuildFunc  func)
{
  memset (relation, 0, sizeof *relation);
  if (func == NULL && (build & PAT_ANY_CARD) == 0)
    {
      fill_by_rank_and_suit (relation, build, step);
      return;
    }
  for (guint lower = 0; lower < 64; lower++)
    for (guint upper = 0; upper < 64; upper++)
      if (is_card (lower) && is_card (upper) &&
          (func == NULL || func ((PatCard) lower, (PatCard) upper)))
        relation->on[lower] |= pat_card_bit ((PatCard) upper);
}

/* Finds the relation among those compiled already, or compiles it. */
guint8
pat_rules_add_relation (PatRules     *self,
                        guint         build,
                        guint         step,
                        PatBuildFunc  func)
{
  PatRelation relation;

  if (func != NULL)
    pat_rules_ask_relation (self, &relation, func);
  else
    pat_rules_fill_relation (&relation, build, step > 0 ? (int) step : 1, NULL);
  for (guint i = 0; i < self->n_relations; i++)
    if (memcmp (&self->relations[i], &relation, sizeof relation) == 0)
      return (guint8) i;
  self->relations = g_renew (PatRelation, self->relations, self->n_relations + 1);
  self->relations[self->n_relations] = relation;
  return (guint8) self->n_relations++;
}

gboolean
pat_rules_relation_is_empty (const PatRelation *relation)
{
  for (guint i = 0; i < 64; i++)
    if (relation->on[i] != 0)
      return FALSE;
  return TRUE;
}
