/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Removals: pairs and sets of cards that leave play together. */
#include "config.h"

#include "pat-rules-private.h"

static gboolean
is_picked (const PatMove *move,
           guint          before,
           guint          pile)
{
  for (guint i = 0; i < before; i++)
    if (move->picks[i].pile == pile)
      return TRUE;
  return FALSE;
}

static gboolean
judge_pick (const PatRules    *self,
            const PatPosition *position,
            const PatMove     *move,
            guint              nth,
            PatRefusal        *refusal)
{
  const PatPick *pick = &move->picks[nth];
  int cover = -1;
  guint n_covers;

  if (pick->pile >= self->n_piles || pick->index != 0 || pick->count != 1 ||
      is_picked (move, nth, pick->pile))
    return pat_rules_refuse (refusal, PAT_REFUSED_NOT_REMOVED, 0);
  if (!self->piles[pick->pile].removable)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOT_REMOVED, pick->pile);
  if (pat_position_get_size (position, pick->pile) == 0)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOTHING_THERE, pick->pile);
  if (pat_card_is_face_down (pat_position_get_top (position, pick->pile)))
    return pat_rules_refuse (refusal, PAT_REFUSED_FACE_DOWN, pick->pile);
  n_covers = pat_rules_uncovered (self, position, pick->pile, &cover);
  if (n_covers == 0)
    return TRUE;
  if (n_covers == 1 && self->table.game.remove.with_cover &&
      is_picked (move, move->n_picks, (guint) cover))
    return TRUE;
  return pat_rules_refuse (refusal, PAT_REFUSED_COVERED, pick->pile);
}

static gboolean
judge_ranks (const PatRules *self,
             const PatMove  *move,
             const PatCard  *cards,
             PatRefusal     *refusal)
{
  const PatRemoveSpec *spec = &self->table.game.remove;
  guint pile = move->picks[0].pile;
  guint sum = 0;

  for (guint i = 0; i < move->n_picks; i++)
    sum += pat_card_get_rank (cards[i]);
  if (spec->kind == PAT_REMOVE_SUM)
    {
      if (move->n_picks <= 2 && sum == spec->sum)
        return TRUE;
      return pat_rules_refuse (refusal,
                               move->n_picks == 1 ? PAT_REFUSED_NOT_ALONE : PAT_REFUSED_SUM, pile);
    }
  if (move->n_picks == 2 && pat_card_get_rank (cards[0]) == pat_card_get_rank (cards[1]))
    return TRUE;
  return pat_rules_refuse (refusal,
                           move->n_picks == 1 ? PAT_REFUSED_NOT_ALONE : PAT_REFUSED_UNEQUAL, pile);
}

static gboolean
judge_set (const PatRules    *self,
           const PatPosition *position,
           const PatMove     *move,
           const PatCard     *cards,
           PatRefusal        *refusal)
{
  const PatRemoveSpec *spec = &self->table.game.remove;

  if (spec->kind != PAT_REMOVE_ASK)
    return judge_ranks (self, move, cards, refusal);
  if (move->n_picks < spec->min)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOT_ALONE, move->picks[0].pile);
  if (move->n_picks > spec->max)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOT_REMOVED, move->picks[0].pile);
  refusal->text = self->table.game.may_remove (self, position, cards, move->n_picks);
  return refusal->text == NULL || pat_rules_refuse (refusal, PAT_REFUSED_BY_GAME,
                                                    move->picks[0].pile);
}

/* Judges a removal as a whole: each card, then all of them together. */
gboolean
pat_rules_judge_removal (const PatRules    *self,
                         const PatPosition *position,
                         const PatMove     *move,
                         PatRefusal        *refusal)
{
  PatCard cards[PAT_MAX_PICKS];

  if (self->table.game.remove.kind == PAT_REMOVE_NOTHING || move->n_picks == 0 ||
      move->n_picks > PAT_MAX_PICKS)
    return pat_rules_refuse (refusal, PAT_REFUSED_NOT_REMOVED, 0);
  for (guint i = 0; i < move->n_picks; i++)
    {
      if (!judge_pick (self, position, move, i, refusal))
        return FALSE;
      cards[i] = pat_position_get_top (position, move->picks[i].pile);
    }
  return judge_set (self, position, move, cards, refusal);
}
