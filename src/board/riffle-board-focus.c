/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus on the board: which card has it, where the arrows lead it, and how it survives
 * moves. */
#include "config.h"

#include "riffle-board-private.h"

/**
 * riffle_board_get_focus:
 * @pile: (out): the pile
 * @index: (out): the card in it, -1 for an empty place
 *
 * Returns: whether the focus is on the board; otherwise where it would come back to
 */
gboolean
riffle_board_get_focus (RiffleBoard *self,
                        guint       *pile,
                        int         *index)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  *pile = self->focus_pile;
  *index = self->focus_index;
  if (focus == NULL ||
      (focus != GTK_WIDGET (self) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    return FALSE;
  if (RIFFLE_IS_CARD (focus))
    {
      *pile = RIFFLE_CARD (focus)->pile;
      *index = RIFFLE_CARD (focus)->index;
    }
  else if (RIFFLE_IS_PILE (focus))
    {
      *pile = RIFFLE_PILE (focus)->number;
      *index = -1;
    }
  return TRUE;
}

gboolean
riffle_board_focus_card (RiffleBoard *self,
                         guint        number,
                         int          index)
{
  RifflePile *pile;
  RiffleCard *card;

  if (number >= self->table.piles->len)
    return FALSE;
  pile = riffle_board_get_pile (self, number);
  self->focus_pile = number;
  self->focus_index = MIN (index, (int) pile->cards->len - 1);
  if (pile->cards->len == 0)
    return gtk_widget_grab_focus (GTK_WIDGET (pile));
  card = riffle_pile_get_card (pile, (guint) MAX (self->focus_index, 0));
  /* Of a squared pile only the top card can be seen. */
  if (card->buried)
    {
      card = riffle_pile_get_top (pile);
      self->focus_index = card->index;
    }
  return gtk_widget_grab_focus (GTK_WIDGET (card));
}

gboolean
riffle_board_focus_top (RiffleBoard *self,
                        guint        pile)
{
  return pile < self->table.piles->len &&
         riffle_board_focus_card (self, pile,
                                  (int) riffle_board_get_pile (self, pile)->cards->len - 1);
}

/* Remembers the focus before cards change their piles, for a card that does loses it. */
void
riffle_board_note_focus (RiffleBoard *self)
{
  if (self->focus_noted)
    return;
  self->focus_noted = TRUE;
  self->had_focus = riffle_board_get_focus (self, &self->focus_pile, &self->focus_index);
}

/* After the player's own move the focus is where that leads it; otherwise on the pile where it
 * was. */
void
riffle_board_restore_focus (RiffleBoard *self)
{
  guint pile = self->wanted_focus >= 0 ? (guint) self->wanted_focus : self->focus_pile;
  gboolean stays = self->wanted_focus < 0;

  self->wanted_focus = -1;
  self->focus_noted = FALSE;
  if (!self->had_focus || self->table.piles->len == 0)
    return;
  if (pile >= self->table.piles->len)
    pile = 0;
  if (!riffle_table_has_place (&self->table, pile))
    pile = riffle_table_find_neighbour (&self->table, pile);
  if (stays && riffle_board_is_reachable (self, pile, self->focus_index))
    riffle_board_focus_card (self, pile, self->focus_index);
  else
    riffle_board_focus_top (self, pile);
}

/* Whether the arrow keys stop at a card: at the top of each pile and at every open card of a
 * fan that may be taken. */
gboolean
riffle_board_is_reachable (RiffleBoard *self,
                           guint        number,
                           int          index)
{
  RifflePile *pile = riffle_board_get_pile (self, number);
  RiffleCard *card;

  if (pile->cards->len == 0)
    return pile->place != RIFFLE_NO_PLACE;
  if (index < 0 || index >= (int) pile->cards->len)
    return FALSE;
  if (index + 1 == (int) pile->cards->len)
    return TRUE;
  card = riffle_pile_get_card (pile, (guint) index);
  if (card->buried || pat_card_is_face_down (card->card))
    return FALSE;
  return riffle_board_is_picking (self) || pat_game_takes_covered (self->game, number);
}

static gboolean
step_in_fan (RiffleBoard      *self,
             guint             number,
             int               index,
             GtkDirectionType  direction)
{
  RifflePile *pile = riffle_board_get_pile (self, number);
  gboolean across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  float sign = direction == GTK_DIR_UP || direction == GTK_DIR_LEFT ? -1 : 1;
  RiffleCard *from = riffle_pile_get_card (pile, (guint) MAX (index, 0));
  int found = -1;

  if (from == NULL)
    return FALSE;
  for (int i = 0; i < (int) pile->cards->len; i++)
    {
      graphene_point_t to = riffle_pile_get_card (pile, (guint) i)->target;
      float along = across ? to.x - from->target.x : to.y - from->target.y;

      if (along * sign <= 0 || !riffle_board_is_reachable (self, number, i))
        continue;
      if (found < 0 || ABS (i - index) < ABS (found - index))
        found = i;
    }
  return found >= 0 && riffle_board_focus_card (self, number, found);
}

/* Moves the focus with an arrow key: along the fan first, then from pile to pile. */
gboolean
riffle_board_move_focus (RiffleBoard      *self,
                         GtkDirectionType  direction)
{
  guint pile;
  int index, beside;

  if (self->game == NULL || self->table.piles->len == 0)
    return FALSE;
  riffle_board_get_focus (self, &pile, &index);
  if (pile >= self->table.piles->len)
    return riffle_board_focus_top (self, 0);
  if (step_in_fan (self, pile, index, direction))
    return TRUE;
  beside = riffle_table_find_beside (&self->table, pile, direction);
  return beside >= 0 && riffle_board_focus_top (self, (guint) beside);
}

/* The pile may have got other cards since. */
static gboolean
come_back (RiffleBoard *self,
           guint        pile,
           int          index)
{
  return riffle_board_is_reachable (self, pile, index) ? riffle_board_focus_card (self, pile, index)
         : riffle_board_focus_top (self, pile);
}

/* Tab enters the board where the focus was last, and leaves it with the next press. */
static gboolean
riffle_board_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);
  guint pile;
  int index;
  gboolean inside = riffle_board_get_focus (self, &pile, &index);

  if (self->game == NULL)
    return FALSE;
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    {
      if (inside)
        {
          riffle_board_note_focus (self);
          self->focus_noted = FALSE;
          return FALSE;
        }
      if (pile >= self->table.piles->len || !riffle_table_has_place (&self->table, pile))
        return self->table.piles->len > 0 &&
               riffle_board_focus_top (self, riffle_table_find_neighbour (&self->table, 0));
      return come_back (self, pile, index);
    }
  return inside ? riffle_board_move_focus (self, direction) : riffle_board_focus_card (self, pile,
                                                                                       index);
}

static gboolean
riffle_board_grab_focus (GtkWidget *widget)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);

  if (self->game == NULL || self->table.piles->len == 0)
    return FALSE;
  if (!riffle_table_has_place (&self->table, self->focus_pile))
    return riffle_board_focus_top (self, riffle_table_find_neighbour (&self->table, 0));
  return come_back (self, self->focus_pile, self->focus_index);
}

void
riffle_board_focus_class_init (GtkWidgetClass *class)
{
  class->focus = riffle_board_focus;
  class->grab_focus = riffle_board_grab_focus;
}
