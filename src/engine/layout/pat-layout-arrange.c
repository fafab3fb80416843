/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The arrangements of the piles: how much room they and their fans usually take. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define USUAL_GROWTH 7     /* cards that a column which is built on gains before it is too long */
#define USUAL_BESIDE 4     /* the same of a fan that runs sideways */
#define MOST_GROWTH  8     /* the same, if the room between two piles has to be enough */
#define FLAT         0.115f /* card heights that a covered card takes with a flat corner */
#define WASTE_FANNED 3     /* cards of a waste that lie beside each other */
#define LONGEST_FAN  2.25f /* card heights kept free for a column; a longer one is compressed */

/* How long the fan of a pile was when it was dealt, in fans of a face-up card, of which a face-down
   one takes a part. */
static float
dealt_fan (const PatPileSpec *row,
           guint              nth,
           float              down)
{
  const char *word = row->deal != NULL ? row->deal : "";
  const char *end;
  float length = 0;

  for (; nth > 0 && strchr (word, '/') != NULL; nth--)
    word = strchr (word, '/') + 1;
  end = word + strcspn (word, "/");
  for (; word < end; word++)
    length += *word == 'U' || *word == '=' ? 1 : *word == 'D' ? down : 0;
  return length;
}

/* Whether the stock deals to piles of that row. */
gboolean
pat_layout_is_dealt_on (const PatRules    *rules,
                        const PatPileSpec *row)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  return (game->stock.count > 0 && game->stock.to == row->role) ||
         (game->deal_stock != NULL && row->role == PAT_TABLEAU);
}

/* Whether cards may come to a pile of that row. */
gboolean
pat_layout_is_built_on (const PatRules    *rules,
                        const PatPileSpec *row)
{
  return row->build != PAT_NO_BUILD || row->can_build != NULL ||
         pat_layout_is_dealt_on (rules, row);
}

/* The length of a pile's fan after some growth, in fans of a face-up card. */
static float
usual_fan (const PatArrangement *self,
           const PatRules       *rules,
           guint                 pile,
           guint                 nth,
           guint                 growth,
           float                 down)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  float length = dealt_fan (row, nth, down);
  guint n_fanned = self->n_fanned[pile];
  guint most = n_fanned > 0 ? n_fanned : PAT_MAX_CARDS;

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

/* How far the next pile of the same row and line is away, in cards with their gap; 0 if there is
   none. */
static float
find_sibling (const PatArrangement *self,
              const PatRules       *rules,
              guint                 pile)
{
  float nearest = 0;

  for (guint other = 0; other < self->n_piles; other++)
    if (other != pile && self->fan_x[other] == self->fan_x[pile] &&
        pat_rules_get_row_index (rules, other) == pat_rules_get_row_index (rules, pile) &&
        fabsf (self->at[other].y - self->at[pile].y) < PAT_APART)
      {
        float away = fabsf (self->at[other].x - self->at[pile].x);

        nearest = nearest == 0 ? away : MIN (nearest, away);
      }
  return nearest;
}

/* Reserves what a sideways fan has to have towards an edge of the board: no more than the like have
   between them. Returns: that in card widths, or 0 if it has what is between them */
static float
find_at_edge (PatArrangement *self,
              const PatRules *rules,
              guint           pile,
              float           length)
{
  float sibling = find_sibling (self, rules, pile);
  float wanted = MIN (LONGEST_FAN, length * fabsf (self->fan_x[pile]));

  if (sibling == 0 || wanted < sibling - 1)
    return wanted;
  if (self->fan_x[pile] > 0)
    self->right_like[pile] = sibling;
  else
    self->left_like[pile] = sibling;
  return 0;
}

/* What a column has to have in card heights: as it is dealt, at ease, and once it has grown,
   squeezed. */
static float
find_below (const PatArrangement *self,
            const PatRules       *rules,
            guint                 pile,
            guint                 nth)
{
  float fan = self->fan_y[pile];
  float flat = MIN (fan, FLAT);
  float dealt = usual_fan (self, rules, pile, nth, 0, PAT_FAN_DOWN) * fan;
  float grown = usual_fan (self, rules, pile, nth, USUAL_GROWTH,
                           MIN (PAT_LEAST_DOWN / flat, PAT_FAN_DOWN)) * flat;

  return MIN (LONGEST_FAN, MAX (dealt, grown));
}

/* A fan that runs towards another pile has what lies between them; only those towards an edge
   need room of their own. */
static void
reserve_fan (PatArrangement *self,
             const PatRules *rules,
             guint           pile,
             guint           nth)
{
  float fan_x = self->fan_x[pile], fan_y = self->fan_y[pile];
  float length;

  self->left[pile] = self->right[pile] = self->below[pile] = 0;
  self->left_like[pile] = self->right_like[pile] = 0;
  self->beside[pile] = self->n_steps[pile] = 0;
  if (fan_x == 0 && fan_y == 0)
    return;
  length = usual_fan (self, rules, pile, nth, USUAL_BESIDE, PAT_FAN_DOWN);
  if (fan_x > 0 && is_free (self, pile, fan_x, 0))
    self->right[pile] = find_at_edge (self, rules, pile, length);
  if (fan_x < 0 && is_free (self, pile, fan_x, 0))
    self->left[pile] = find_at_edge (self, rules, pile, length);
  if (fan_y > 0 && is_free (self, pile, 0, fan_y))
    self->below[pile] = find_below (self, rules, pile, nth);
  if (!pat_layout_is_read_beside (self, rules, pile))
    return;
  self->fans_beside = TRUE;
  self->beside[pile] = find_beside (self, pile, fan_x);
  self->n_steps[pile] = usual_fan (self, rules, pile, nth, MOST_GROWTH, PAT_FAN_DOWN);
}

/* Whether most cards of a pile lie under those that are fanned, as in a waste. In Golf a
   foundation is one. */
gboolean
pat_layout_is_waste (const PatPileSpec *row)
{
  return row->role == PAT_WASTE ||
         (row->role == PAT_FOUNDATION && row->fan_x != 0 && fabsf (row->fan_x) < PAT_WASTE_FAN);
}

/* How the cards of a pile overlap. Of a waste, a few can be read, and the others lie beneath. */
static void
set_fan (PatArrangement *self,
         const PatRules *rules,
         guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  self->fan_x[pile] = row->fan_x;
  self->fan_y[pile] = row->fan_y;
  self->n_fanned[pile] = (guint8) MIN (row->n_fanned, PAT_MAX_CARDS);
  if (row->fan_x == 0 || !pat_layout_is_waste (row))
    return;
  self->fan_x[pile] = row->fan_x < 0 ? MIN (row->fan_x, -PAT_WASTE_FAN)
                      : MAX (row->fan_x, PAT_WASTE_FAN);
  if (row->n_fanned == 0)
    self->n_fanned[pile] = WASTE_FANNED;
}

/* Finds out how much room the fans usually need, for piles that lie where they are now. */
void
pat_layout_reserve_fans (PatArrangement *self,
                         const PatRules *rules)
{
  guint nth = 0;

  self->fans_beside = FALSE;
  for (guint pile = 0; pile < self->n_piles; pile++)
    {
      gboolean same_row = pile > 0 && pat_rules_get_row_index (rules, pile) ==
                          pat_rules_get_row_index (rules, pile - 1);

      nth = same_row ? nth + 1 : 0;
      reserve_fan (self, rules, pile, nth);
    }
}

void
pat_layout_arrange (PatArrangement *self,
                    const PatRules *rules,
                    gboolean        narrow,
                    gboolean        stock_below)
{
  self->n_piles = pat_rules_get_n_piles (rules);
  self->is_ragged = FALSE;
  for (guint pile = 0; pile < self->n_piles; pile++)
    {
      self->at[pile] = pat_rules_get_place (rules, pile, narrow);
      self->at_foot[pile] = FALSE;
      set_fan (self, rules, pile);
    }
  pat_layout_reserve_fans (self, rules);
  if (stock_below)
    pat_layout_move_to_foot (self, rules, narrow);
}
