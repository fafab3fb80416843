/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The arrangements of the piles: how much room they and their fans usually take. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define USUAL_GROWTH 4     /* cards that a column which is built on usually gains */
#define MOST_GROWTH  8     /* the same, if the room between two piles has to be enough */
#define LONGEST_FAN  2.25f /* card heights kept free for a column; a longer one is compressed */

/* How long the fan of a pile was when it was dealt, in fans of a face-up card. */
static float
dealt_fan (const PatPileSpec *row,
           guint              nth)
{
  const char *word = row->deal != NULL ? row->deal : "";
  const char *end;
  float length = 0;

  for (; nth > 0 && strchr (word, '/') != NULL; nth--)
    word = strchr (word, '/') + 1;
  end = word + strcspn (word, "/");
  for (; word < end; word++)
    length += *word == 'U' || *word == '=' ? 1 : *word == 'D' ? PAT_FAN_DOWN : 0;
  return length;
}

/* Whether cards may come to a pile of that row. */
gboolean
pat_layout_is_built_on (const PatRules    *rules,
                        const PatPileSpec *row)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  return row->build != PAT_NO_BUILD || row->can_build != NULL ||
         (game->stock.count > 0 && game->stock.to == row->role) ||
         (game->deal_stock != NULL && row->role == PAT_TABLEAU);
}

/* The length of a pile's fan after some growth, in fans of a face-up card. */
static float
usual_fan (const PatRules *rules,
           guint           pile,
           guint           nth,
           guint           growth)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  float length = dealt_fan (row, nth);
  guint most = row->n_fanned > 0 ? row->n_fanned : PAT_MAX_CARDS;

  if (pat_layout_is_built_on (rules, row))
    length += (float) growth;
  if (row->max_cards > 0)
    most = MIN (most, row->max_cards);
  return MAX (0, MIN (length, most) - 1);
}

/* Whether another pile lies where the fan of this one would go. */
static gboolean
is_in_the_way (PatPoint pile,
               PatPoint other,
               float    fan_x,
               float    fan_y)
{
  float dx = other.x - pile.x;
  float dy = other.y - pile.y;

  if (fan_x != 0)
    return fabsf (dy) < PAT_APART && (fan_x > 0 ? dx > 0 : dx < 0);
  return fan_y != 0 && fabsf (dx) < PAT_APART && dy > 0;
}

static gboolean
is_free (const PatArrangement *self,
         guint                 pile,
         float                 fan_x,
         float                 fan_y)
{
  for (guint other = 0; other < self->n_piles; other++)
    if (other != pile && is_in_the_way (self->at[pile], self->at[other], fan_x, fan_y))
      return FALSE;
  return TRUE;
}

/* How far away the next pile is that a sideways fan runs towards; 0 if there is none. */
static float
find_beside (const PatArrangement *self,
             guint                 pile,
             float                 fan_x)
{
  float nearest = 0;

  for (guint other = 0; other < self->n_piles; other++)
    if (other != pile && is_in_the_way (self->at[pile], self->at[other], fan_x, 0))
      {
        float away = fabsf (self->at[other].x - self->at[pile].x);

        nearest = nearest == 0 ? away : MIN (nearest, away);
      }
  return nearest;
}

/* A fan that runs towards another pile has what lies between them; only those towards an edge
   need room of their own. */
static void
reserve_fan (PatArrangement *self,
             const PatRules *rules,
             guint           pile,
             guint           nth)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  float length;

  self->left[pile] = self->right[pile] = self->below[pile] = 0;
  self->beside[pile] = self->n_steps[pile] = 0;
  if (row->fan_x == 0 && row->fan_y == 0)
    return;
  length = usual_fan (rules, pile, nth, USUAL_GROWTH);
  if (row->fan_x > 0 && is_free (self, pile, row->fan_x, 0))
    self->right[pile] = MIN (LONGEST_FAN, length * row->fan_x);
  if (row->fan_x < 0 && is_free (self, pile, row->fan_x, 0))
    self->left[pile] = MIN (LONGEST_FAN, -length * row->fan_x);
  if (row->fan_y > 0 && is_free (self, pile, 0, row->fan_y))
    self->below[pile] = MIN (LONGEST_FAN, length * row->fan_y);
  if (!pat_layout_is_read_beside (row))
    return;
  self->fans_beside = TRUE;
  self->beside[pile] = find_beside (self, pile, row->fan_x);
  self->n_steps[pile] = usual_fan (rules, pile, nth, MOST_GROWTH);
}

void
pat_layout_arrange (PatArrangement *self,
                    const PatRules *rules,
                    gboolean        narrow,
                    gboolean        stock_below)
{
  guint nth = 0;

  self->n_piles = pat_rules_get_n_piles (rules);
  self->fans_beside = FALSE;
  for (guint pile = 0; pile < self->n_piles; pile++)
    self->at[pile] = pat_rules_get_place (rules, pile, narrow);
  for (guint pile = 0; pile < self->n_piles; pile++)
    {
      gboolean same_row = pile > 0 && pat_rules_get_row_index (rules, pile) ==
                          pat_rules_get_row_index (rules, pile - 1);

      nth = same_row ? nth + 1 : 0;
      reserve_fan (self, rules, pile, nth);
      self->at_foot[pile] = FALSE;
    }
  if (stock_below)
    pat_layout_move_to_foot (self, rules);
}
