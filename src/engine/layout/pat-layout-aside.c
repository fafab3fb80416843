/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Takes stock, waste, cells and foundations to both sides of the columns, for boards that are wide
   and low. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define DISTANCE 1.15f /* columns: from the columns to what stands beside them */
#define LONG_LINE 12   /* columns: a line of so many may become two */
#define NEXT_LINE 1.7f /* card heights with their gap, from the first one to the second */
#define COUNT_LINE 1.12f /* the same from a line with numbers to the next one of a block */
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
  float indent = (float) (2 * per_line - n_columns) / 2; /* so the second one lies in the middle */
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
        self->at[i].x = field->left + (float) (n % per_line) + (n < per_line ? 0 : indent);
        self->at[i].y = field->top + (float) (n / per_line) * NEXT_LINE;
        n++;
      }
  return TRUE;
}

/* Whether cards are turned up from the pile, or onto it. */
static gboolean
is_turned_up (const PatPileSpec *row)
{
  return row->role == PAT_STOCK || pat_layout_is_waste (row);
}

/* What cards come from stands on the left, with what the stock is turned up to; what they go to on
   the right. */
static gboolean
belongs_to_left (const PatRules *rules,
                 guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  return is_turned_up (row) || row->role == PAT_CELL;
}

/* Whether two rows of several foundations are built in different ways, such as up and down. */
static gboolean
are_different (const PatPileSpec *row,
               const PatPileSpec *other)
{
  return row->count > 1 && other->count > 1 && row->build != other->build;
}

/* Whether two piles of a side may stand in one block: those that cards come from, cells, or
   foundations of one kind. */
static gboolean
belong_together (const PatRules *rules,
                 guint           pile,
                 guint           other)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  const PatPileSpec *other_row = pat_rules_get_pile (rules, other);

  if (row->role == PAT_FOUNDATION && other_row->role == PAT_FOUNDATION)
    return !are_different (row, other_row);
  return row->role == other_row->role || (is_turned_up (row) && is_turned_up (other_row));
}

/* Whether a foundation lies in a row of its own, in which all its cards are read. */
static gboolean
is_row (const PatArrangement *self,
        const PatRules       *rules,
        guint                 pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  return row->role == PAT_FOUNDATION && !pat_layout_is_waste (row) &&
         pat_layout_is_read_beside (self, rules, pile);
}

/* The piles of a side, in the order of the table. Returns: how many there are */
static guint
list_side (const PatArrangement *self,
           const PatRules       *rules,
           const gboolean       *is_moved,
           gboolean              to_left,
           guint8               *piles)
{
  guint n = 0;

  for (guint i = 0; i < self->n_piles; i++)
    if (is_moved[i] && belongs_to_left (rules, i) == to_left)
      piles[n++] = (guint8) i;
  return n;
}

/* How many lines a block of so many piles has: as many as fill it, at most `most`. If no number
   does, the last line is not full. */
static guint
count_lines (guint n,
             guint most)
{
  for (guint lines = MIN (n, most); lines > 1; lines--)
    if (n % lines == 0)
      return lines;
  return MIN (n, most);
}

/* How far apart the lines of a block are, in card heights with their gap. */
static float
find_line_step (const PatRules *rules,
                const guint8   *piles,
                guint           n)
{
  for (guint i = 0; i < n; i++)
    if (pat_layout_may_have_count (rules, piles[i]))
      return COUNT_LINE;
  return 1;
}

/* Puts piles into a block that is read as a text is, so many columns away from the field. Returns:
   the columns up to its other side */
static guint
place_block (PatArrangement *self,
             const PatRules *rules,
             const Field    *field,
             const guint8   *piles,
             guint           n,
             gboolean        to_left,
             guint           away,
             guint           most_lines)
{
  guint n_lines = count_lines (n, most_lines);
  guint n_columns = (n + n_lines - 1) / n_lines;
  float step = find_line_step (rules, piles, n);
  float left = to_left ? field->left - DISTANCE - (float) (away + n_columns - 1)
                       : field->right + DISTANCE + (float) away;

  for (guint i = 0; i < n; i++)
    {
      guint pile = piles[i];

      self->at[pile].x = left + (float) (i % n_columns);
      self->at[pile].y = field->top + step * (float) (i / n_columns);
      if (self->fan_x[pile] != 0)
        {
          self->fan_x[pile] = 0;
          self->fan_y[pile] = FAN_DOWN;
        }
    }
  self->is_ragged |= n % n_columns != 0;
  return away + n_columns;
}

/* Puts a side's piles into one column, or into a block for each kind. Returns: how many there
   are */
static guint
stack_side (PatArrangement *self,
            const PatRules *rules,
            const Field    *field,
            const gboolean *is_moved,
            gboolean        to_left,
            guint           most_lines)
{
  guint8 piles[PAT_MAX_PILES];
  guint n = list_side (self, rules, is_moved, to_left, piles);
  guint away = 0;

  for (guint first = 0, next; first < n; first = next)
    {
      for (next = first + 1; next < n; next++)
        if (n > most_lines && !belong_together (rules, piles[next - 1], piles[next]))
          break;
      away = place_block (self, rules, field, &piles[first], next - first, to_left, away,
                          most_lines);
    }
  return n;
}

/* Whether a pile was put where another one lies that has stayed. */
static gboolean
is_in_the_way (const PatArrangement *self,
               const gboolean       *is_moved)
{
  for (guint i = 0; i < self->n_piles; i++)
    for (guint k = 0; is_moved[i] && k < self->n_piles; k++)
      if (!is_moved[k] && fabsf (self->at[i].x - self->at[k].x) < PAT_APART &&
          fabsf (self->at[i].y - self->at[k].y) < PAT_APART)
        return TRUE;
  return FALSE;
}

/* Arranges the piles as in a wide window, but puts those that lie around the columns beside them,
   in blocks of at most so many lines, 2 at least. With PAT_BROKEN, a long line of columns becomes
   two. Piles that lie in a pattern of their own stay. Returns: whether there are columns, so many
   piles beside them that it makes a difference, and room for these */
gboolean
pat_layout_arrange_aside (PatArrangement *self,
                          const PatRules *rules,
                          guint           aside)
{
  guint most_lines = aside % PAT_BROKEN;
  gboolean is_moved[PAT_MAX_PILES];
  guint n_left, n_right;
  Field field;

  pat_layout_arrange (self, rules, FALSE, FALSE);
  if (!find_field (self, rules, &field))
    return FALSE;
  for (guint i = 0; i < self->n_piles; i++)
    is_moved[i] = !pat_layout_belongs_to_field (self, rules, i) &&
                  lies_outside (self, &field, i) && !is_row (self, rules, i) &&
                  pat_rules_get_pile (rules, i)->at.points == NULL;
  if (aside >= PAT_BROKEN &&
      (!break_line (self, rules, &field) || !find_field (self, rules, &field)))
    return FALSE;
  n_left = stack_side (self, rules, &field, is_moved, TRUE, most_lines);
  n_right = stack_side (self, rules, &field, is_moved, FALSE, most_lines);
  if (is_in_the_way (self, is_moved))
    return FALSE;
  pat_layout_reserve_fans (self, rules);
  return MAX (n_left, n_right) >= most_lines || (n_left + n_right > 0 && most_lines == 2);
}
