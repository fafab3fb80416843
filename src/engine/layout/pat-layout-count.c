/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The numbers below piles that do not show how many cards they have, and the room they take. */
#include "config.h"

#include "pat-layout-private.h"

#define LEAST_COUNT 2     /* the fewest cards that make a squared pile worth a number */
#define LEAST_WASTE 3     /* cards of a waste that are seen, if its row does not say how many */

/* The height of the letters: a part of a card's width, in pixels no less and no more than this. */
#define PART    10
#define LEAST   11
#define MOST    40

#define LINE    1.25 /* letter heights that a line of text takes */
#define ONE_DOWN 0.99f /* in units: a pile that lies one line below another one, at least */
#define AROUND  2    /* pixels that are free above and below it, together */

/* Whether it matters how many cards lie squared on such a pile. The uppermost card of a foundation
   tells that by itself. */
static gboolean
is_counted (const PatPileSpec *row)
{
  return row->fan_x == 0 && row->fan_y == 0 && row->max_cards != 1 &&
         (row->role == PAT_STOCK || row->role == PAT_TABLEAU || row->role == PAT_RESERVE ||
          row->role == PAT_DISCARD);
}

/* Whether several cards are dealt to some pile of a row: "*" stands for all that are left, and "~"
   for all of a rank. */
static gboolean
has_several (const PatPileSpec *row)
{
  const char *word = row->deal != NULL ? row->deal : "";
  guint n_cards = 0;

  for (; *word != '\0' && n_cards < LEAST_COUNT; word++)
    if (*word == '*' || *word == '~')
      n_cards = LEAST_COUNT;
    else if (*word == '/')
      n_cards = 0;
    else
      n_cards += *word == 'U' || *word == 'D' || *word == '=';
  return n_cards >= LEAST_COUNT;
}

/* Whether a pile may have a number below it at some time. Where a hook decides what goes on a pile,
   nobody knows whether that stays there. */
gboolean
pat_layout_may_have_count (const PatRules *rules,
                           guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (pat_layout_is_waste (row))
    return TRUE;
  return is_counted (row) && (row->role == PAT_STOCK || row->role == PAT_DISCARD ||
                              has_several (row) || row->build != PAT_NO_BUILD ||
                              pat_layout_is_dealt_on (rules, row));
}

/* How many cards of a waste are seen. */
static guint
count_seen (const PatPileSpec *row)
{
  if (row->fan_x == 0)
    return 1;
  return row->n_fanned > 0 ? row->n_fanned : LEAST_WASTE;
}

/**
 * pat_layout_get_count:
 *
 * Finds the number that is shown below a pile of which most cards cannot be seen, if it matters
 * how many they are.
 *
 * Returns: the number of its cards, or 0 if none is shown
 */
guint
pat_layout_get_count (const PatRules    *rules,
                      const PatPosition *position,
                      guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  guint size = pat_position_get_size (position, pile);

  if (pat_layout_is_waste (row))
    return size > count_seen (row) ? size : 0;
  return is_counted (row) && size >= LEAST_COUNT ? size : 0;
}

/**
 * pat_layout_get_count_size:
 * @card_width: in pixels
 * @text_scale: how much larger than usual the player wants text to be; 0: as usual
 *
 * Finds how large such a number is on cards of that width.
 *
 * Returns: the height of its letters in pixels, as fonts measure it
 */
int
pat_layout_get_count_size (int    card_width,
                           double text_scale)
{
  return (int) (CLAMP (card_width / PART, LEAST, MOST) * (text_scale > 0 ? text_scale : 1));
}

/* The pixels that a number takes below its card. */
static int
get_room (const PatCardSize *size,
          double             text_scale)
{
  return pat_layout_round_up (LINE * pat_layout_get_count_size (size->width, text_scale)) + AROUND;
}

/* Makes the gaps between lines, and below the last one, as large as numbers need that lie there. */
void
pat_layout_make_room_for_counts (PatCardSize    *self,
                                 const PatScene *scene)
{
  const PatArrangement *arrangement = scene->arrangement;
  int room = get_room (self, scene->space->text_scale);

  if (!scene->counts_outside && self->width < PAT_ROOM_FOR_COUNTS)
    return;
  if (arrangement->count_to_next > 0)
    self->gap_y = MAX (self->gap_y, pat_layout_round_up ((room + self->height) /
                                                         arrangement->count_to_next) -
                       self->height);
  if (arrangement->counts_at_edge)
    self->gap_below = MAX (self->gap_below, room);
}

/* How far down the next line is of which a pile lies below this one; 0 if there is none. A waste
   has its number below the last card of its fan. */
static float
find_next_below (const PatArrangement *self,
                 guint                 pile)
{
  float next = 0;

  for (guint other = 0; other < self->n_piles; other++)
    {
      float dx = self->at[other].x - self->at[pile].x;
      float dy = self->at[other].y - self->at[pile].y;

      if (self->at_foot[other] == self->at_foot[pile] && dy > ONE_DOWN &&
          dx > -PAT_APART - self->left[pile] && dx < PAT_APART + self->right[pile])
        next = next > 0 ? MIN (next, dy) : dy;
    }
  return next;
}

/* Whether nothing that is counted from the same edge of the board reaches farther down. */
static gboolean
is_lowest (const PatArrangement *self,
           guint                 pile)
{
  for (guint other = 0; other < self->n_piles; other++)
    if (self->at_foot[other] == self->at_foot[pile] &&
        self->at[other].y + self->below[other] >= self->at[pile].y + PAT_APART)
      return FALSE;
  return TRUE;
}

/* Finds out where numbers lie between two lines of piles, and below the last one. */
void
pat_layout_find_counts (PatArrangement *self,
                        const PatRules *rules)
{
  self->count_to_next = 0;
  self->counts_at_edge = FALSE;
  for (guint pile = 0; pile < self->n_piles; pile++)
    {
      float next;

      if (!pat_layout_may_have_count (rules, pile))
        continue;
      next = find_next_below (self, pile);
      if (next > 0)
        self->count_to_next = self->count_to_next > 0 ? MIN (self->count_to_next, next) : next;
      self->counts_at_edge |= is_lowest (self, pile);
    }
}
