/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cards that are let go belong: the pile that they cover most, or one that they just miss. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-board-private.h"

/* What the dragged cards lie on. */
typedef struct
{
  int      pile;      /* the one that is meant; -1: none */
  gboolean is_legal;  /* it takes the cards */
  float    area;      /* of it that is covered, in pixels */
  guint    n_touched; /* piles */
} Drop;

/* Of a group, the card that leads it decides. */
static RiffleCard *
get_leader (RiffleBoard *self)
{
  return g_ptr_array_index (self->drag.cards, 0);
}

static float
get_card_area (RiffleBoard *self)
{
  return (float) (self->table.layout.card_width * self->table.layout.card_height);
}

static float
measure_overlap (RiffleBoard           *self,
                 const graphene_rect_t *target)
{
  graphene_rect_t carried = riffle_table_get_card_rect (&self->table, get_leader (self)->at);
  graphene_rect_t common;

  if (!graphene_rect_intersection (&carried, target, &common))
    return 0;
  return common.size.width * common.size.height;
}

/* What can be touched of a pile: of the one that the cards come from, what they have left there. */
static gboolean
get_target (RiffleBoard     *self,
            guint            number,
            graphene_rect_t *target)
{
  RifflePile *pile = riffle_board_get_pile (self, number);
  guint n_cards = number == self->drag.pile ? get_leader (self)->index : pile->cards->len;

  *target = riffle_table_get_extent (&self->table, number, n_cards);
  return n_cards > 0 || pile->place != RIFFLE_NO_PLACE;
}

static gboolean
takes_cards (RiffleBoard *self,
             guint        pile)
{
  PatRefusal refusal;
  PatMove move;

  return pile != self->drag.pile &&
         pat_game_find_drop (self->game, &self->selection, pile, &move, &refusal);
}

static float
measure_home (RiffleBoard *self)
{
  graphene_rect_t home = riffle_table_get_card_rect (&self->table, get_leader (self)->target);

  return measure_overlap (self, &home);
}

/* Finds the pile that is covered most. One that takes the cards counts twice, because players
 * rarely mean another; and what still lies mostly where it came from is put back. */
static Drop
find_touched (RiffleBoard *self)
{
  Drop drop = { .pile = -1, .area = measure_home (self) };
  float most = drop.area;

  for (guint i = 0; i < self->table.piles->len; i++)
    {
      graphene_rect_t target;
      float area = get_target (self, i, &target) ? measure_overlap (self, &target) : 0;
      gboolean is_legal = area > 0 && takes_cards (self, i);

      /* Of piles that lie on each other, the covered ones cannot be meant. */
      drop.n_touched += area > 0 &&
                        !pat_rules_is_covered (pat_game_get_rules (self->game),
                                               pat_game_get_position (self->game), i);
      if (i == self->drag.pile || area * (is_legal ? 2 : 1) <= most)
        continue;
      most = area * (is_legal ? 2 : 1);
      drop.pile = (int) i;
      drop.is_legal = is_legal;
      drop.area = area;
    }
  return drop;
}

/* The only pile within half a card that takes the cards, or -1. */
static int
find_missed (RiffleBoard *self)
{
  int found = -1;

  for (guint i = 0; i < self->table.piles->len; i++)
    {
      graphene_rect_t target;

      if (!get_target (self, i, &target))
        continue;
      graphene_rect_inset (&target, (float) -self->table.layout.card_width / 2,
                           (float) -self->table.layout.card_height / 2);
      if (measure_overlap (self, &target) == 0 || !takes_cards (self, i))
        continue;
      if (found >= 0)
        return -1;
      found = (int) i;
    }
  return found;
}

static Drop
find_drop (RiffleBoard *self)
{
  Drop drop = find_touched (self);

  if (self->strict_drop)
    drop.is_legal = drop.is_legal && drop.n_touched == 1;
  else if (!drop.is_legal && drop.area < get_card_area (self) / 4)
    {
      drop.pile = find_missed (self);
      drop.is_legal = drop.pile >= 0;
    }
  return drop;
}

/* Finds, and marks, the pile that takes the dragged cards if they are let go now. */
void
riffle_board_find_drop_target (RiffleBoard *self)
{
  Drop drop = find_drop (self);
  int over = drop.is_legal ? drop.pile : -1;

  if (over == self->drag.over)
    return;
  self->drag.over = over;
  riffle_board_update_marks (self);
}

static void
refuse_drop (RiffleBoard *self,
             const Drop  *drop)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (drop->pile < 0)
    return;
  if (self->strict_drop && drop->n_touched > 1)
    riffle_board_emit_sentence (self, _("The cards touch more than one pile"));
  else if (!pat_game_find_drop (self->game, &self->selection, (guint) drop->pile, &move, &refusal))
    riffle_board_emit_refused (self, &move, &refusal);
}

/* Plays the move that the dragged cards are let go for; otherwise they slide back. Returns: whether
 * they were meant for another pile */
gboolean
riffle_board_drop_dragged (RiffleBoard *self)
{
  Drop drop = find_drop (self);
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (!drop.is_legal)
    {
      refuse_drop (self, &drop);
      riffle_board_end_drag (self);
      riffle_board_deselect (self);
      return drop.pile >= 0;
    }
  pat_game_find_drop (self->game, &self->selection, (guint) drop.pile, &move, &refusal);
  /* The cards set off for their new place from where they were let go. */
  riffle_board_end_auto_scroll (self);
  self->drag.active = FALSE;
  g_ptr_array_set_size (self->drag.cards, 0);
  riffle_board_deselect (self);
  riffle_board_play (self, &move, move.kind == PAT_MOVE_CARDS ? drop.pile : -1);
  return TRUE;
}
