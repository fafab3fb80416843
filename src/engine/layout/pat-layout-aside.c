/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Takes stock, waste, cells and foundations to both sides of the columns, for boards that are wide
   and low. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define DISTANCE 1.15f /* columns: from the columns to what stands beside them */
#define LONG_LINE 12   /* columns: a line of so many may become two */
#define NEXT_LINE 1.7f /* card heights with their gap, from the first one to the second */
#define FAN_DOWN 0.25f /* card heights: the fan of a waste that has columns beside it */

/* The rectangle around the piles that a game is about, with the room for their sideways fans. */
typedef struct
{
  float left;
  float right;
  float top;
  float bottom;
} Field;

/* What is kept free for a sideways fan, as in the arrangement. */
static float
get_room (float cards,
          float columns)
{
  return columns > 0 ? columns - 1 : cards;
}

static gboolean
find_field (const PatArrangement *self,
            const PatRules       *rules,
            Field                *field)
{
  *field = (Field) { G_MAXFLOAT, -G_MAXFLOAT, G_MAXFLOAT, -G_MAXFLOAT };
  for (guint i = 0; i < self->n_piles; i++)
    if (pat_layout_belongs_to_field (self, rules, i))
      {
        float left = get_room (self->left[i], self->left_like[i]);
        float right = get_room (self->right[i], self->right_like[i]);

        field->left = MIN (field->left, self->at[i].x - left);
        field->right = MAX (field->right, self->at[i].x + right);
        field->top = MIN (field->top, self->at[i].y);
        field->bottom = MAX (field->bottom, self->at[i].y);
      }
  return field->left <= field->right;
}

/* Whether a pile lies around the columns; what lies between them stays. */
static gboolean
lies_outside (const PatArrangement *self,
              const Field          *field,
              guint                 pile)
{
  PatPoint at = self->at[pile];

  return at.y <= field->top - PAT_APART || at.y >= field->bottom + PAT_APART ||
         at.x <= field->left - PAT_APART || at.x >= field->right + PAT_APART;
}

/* Breaks a single long line of columns into two. Returns: whether there is one */
static gboolean
break_line (PatArrangement *self,
            const PatRules *rules,
            const Field    *field)
{
  guint n_columns = pat_rules_count_role (rules, PAT_TABLEAU);
  guint per_line = (n_columns + 1) / 2;
  guint n = 0;

  if (n_columns < LONG_LINE)
    return FALSE;
  for (guint i = 0; i < self->n_piles; i++)
    if (pat_layout_belongs_to_field (self, rules, i) &&
        (pat_rules_get_role (rules, i) != PAT_TABLEAU || self->fan_y[i] <= 0 ||
         self->at[i].y > field->top))
      return FALSE;
  for (guint i = 0; i < self->n_piles; i++)
    if (pat_rules_get_role (rules, i) == PAT_TABLEAU)
      {
        self->at[i].x = field->left + (float) (n % per_line);
        self->at[i].y = field->top + (float) (n / per_line) * NEXT_LINE;
        n++;
      }
  return TRUE;
}

/* What cards come from stands on the left, what they go to on the right. */
static gboolean
belongs_to_left (const PatRules *rules,
                 guint           pile)
{
  PatRole role = pat_rules_get_role (rules, pile);

  return role == PAT_STOCK || role == PAT_WASTE || role == PAT_CELL;
}

/* Whether two rows of several foundations are built in different ways, such as up and down. */
static gboolean
are_different (const PatPileSpec *row,
               const PatPileSpec *other)
{
  return row->count > 1 && other->count > 1 && row->build != other->build;
}

/* Whether different foundations would stand in one column. */
static gboolean
are_mixed (const PatRules *rules,
           const gboolean *is_moved,
           guint           per_column)
{
  const PatPileSpec *before = NULL;
  guint n = 0;

  for (guint i = 0; i < pat_rules_get_n_piles (rules); i++)
    {
      const PatPileSpec *row = pat_rules_get_pile (rules, i);

      if (!is_moved[i] || row->role != PAT_FOUNDATION)
        continue;
      if (before != NULL && are_different (row, before) && n % per_column != 0)
        return TRUE;
      before = row;
      n++;
    }
  return FALSE;
}

/* Puts a side's piles below each other, the first of them at the top of its innermost column.
   Returns: how many there are */
static guint
stack_side (PatArrangement *self,
            const PatRules *rules,
            const Field    *field,
            const gboolean *is_moved,
            gboolean        to_left,
            guint           per_column)
{
  guint n = 0;

  for (guint i = 0; i < self->n_piles; i++)
    {
      float column = (float) (n / per_column);

      if (!is_moved[i] || belongs_to_left (rules, i) != to_left)
        continue;
      self->at[i].x = to_left ? field->left - DISTANCE - column : field->right + DISTANCE + column;
      self->at[i].y = field->top + (float) (n % per_column);
      n++;
      if (self->fan_x[i] != 0)
        {
          self->fan_x[i] = 0;
          self->fan_y[i] = FAN_DOWN;
        }
    }
  self->is_ragged |= n > per_column && n % per_column != 0;
  return n;
}

/* Arranges the piles as in a wide window, but puts those that lie around the columns beside them,
   in columns of so many, 2 at least. With PAT_BROKEN, a long line of columns becomes two. Piles
   that lie in a pattern of their own stay. Returns: whether there are columns, and so many piles
   beside them that it makes a difference */
gboolean
pat_layout_arrange_aside (PatArrangement *self,
                          const PatRules *rules,
                          guint           aside)
{
  guint per_column = aside % PAT_BROKEN;
  gboolean is_moved[PAT_MAX_PILES];
  guint n_left, n_right;
  Field field;

  pat_layout_arrange (self, rules, FALSE, FALSE);
  if (!find_field (self, rules, &field))
    return FALSE;
  for (guint i = 0; i < self->n_piles; i++)
    is_moved[i] = !pat_layout_belongs_to_field (self, rules, i) &&
                  lies_outside (self, &field, i) &&
                  pat_rules_get_pile (rules, i)->at.points == NULL;
  if (aside >= PAT_BROKEN &&
      (!break_line (self, rules, &field) || !find_field (self, rules, &field)))
    return FALSE;
  if (are_mixed (rules, is_moved, per_column))
    return FALSE;
  n_left = stack_side (self, rules, &field, is_moved, TRUE, per_column);
  n_right = stack_side (self, rules, &field, is_moved, FALSE, per_column);
  pat_layout_reserve_fans (self, rules);
  return MAX (n_left, n_right) >= per_column || (n_left + n_right > 0 && per_column == 2);
}
