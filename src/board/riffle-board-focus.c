/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus on the board: which card has it, where the arrows lead it, and how it survives
 * moves. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

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

  if (number >= self->piles->len)
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
  return pile < self->piles->len &&
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

static gboolean
has_place (RiffleBoard *self,
           guint        pile)
{
  return pile < self->piles->len &&
         (riffle_board_get_pile (self, pile)->cards->len > 0 ||
          riffle_board_get_pile (self, pile)->place != RIFFLE_NO_PLACE);
}

static graphene_point_t
get_centre (RiffleBoard *self,
            guint        pile)
{
  graphene_point_t base = riffle_board_get_pile (self, pile)->base;

  base.x += (float) self->layout.card_width / 2;
  base.y += (float) self->layout.card_height / 2;
  return base;
}

/* The nearest pile that can have the focus; the board never loses it while there is one. */
static guint
find_neighbour (RiffleBoard *self,
                guint        pile)
{
  graphene_point_t from = get_centre (self, pile);
  float nearest = G_MAXFLOAT;
  guint found = pile;

  for (guint i = 0; i < self->piles->len; i++)
    {
      graphene_point_t to = get_centre (self, i);
      float distance = hypotf (to.x - from.x, to.y - from.y);

      if (!has_place (self, i) || distance >= nearest)
        continue;
      nearest = distance;
      found = i;
    }
  return found;
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
  if (!self->had_focus || self->piles->len == 0)
    return;
  if (pile >= self->piles->len)
    pile = 0;
  if (!has_place (self, pile))
    pile = find_neighbour (self, pile);
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

static float
get_gap (float from,
         float from_length,
         float to,
         float to_length)
{
  return MAX (0, MAX (to - (from + from_length), from - (to + to_length)));
}

/* How far a pile lies in a direction, sideways deviation counted heavily; negative: not in that
 * direction. */
static float
rate_pile (const graphene_rect_t *from,
           const graphene_rect_t *to,
           GtkDirectionType       direction)
{
  float right = to->origin.x + to->size.width / 2 - (from->origin.x + from->size.width / 2);
  float down = to->origin.y - from->origin.y;
  float gap_x = get_gap (from->origin.x, from->size.width, to->origin.x, to->size.width);
  float gap_y = get_gap (from->origin.y, from->size.height, to->origin.y, to->size.height);
  float along, aside;

  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      along = direction == GTK_DIR_LEFT ? -right : right;
      /* Rows that overlap each other, as in a pyramid, are walked along all the same. */
      aside = gap_y * 4 + fabsf (down);
      return along > from->size.width / 4 ? along + aside : -1;
    }
  along = direction == GTK_DIR_UP ? -down : down;
  aside = gap_x * 4 + fabsf (right) / 2;
  return along > from->size.height / 8 ? along + aside : -1;
}

static gboolean
step_to_pile (RiffleBoard      *self,
              guint             number,
              GtkDirectionType  direction)
{
  graphene_rect_t from = riffle_board_get_extent (self, number,
                                                  riffle_board_get_pile (self, number)->cards->len);
  float nearest = G_MAXFLOAT;
  int found = -1;

  from.size.width = (float) self->layout.card_width;
  from.size.height = (float) self->layout.card_height;
  for (guint i = 0; i < self->piles->len; i++)
    {
      graphene_rect_t to = riffle_board_get_extent (self, i,
                                                    riffle_board_get_pile (self, i)->cards->len);
      float rate = rate_pile (&from, &to, direction);

      if (i == number || !has_place (self, i) || rate < 0 || rate >= nearest)
        continue;
      nearest = rate;
      found = (int) i;
    }
  return found >= 0 && riffle_board_focus_top (self, (guint) found);
}

/* Moves the focus with an arrow key: along the fan first, then from pile to pile. */
gboolean
riffle_board_move_focus (RiffleBoard      *self,
                         GtkDirectionType  direction)
{
  guint pile;
  int index;

  if (self->game == NULL || self->piles->len == 0)
    return FALSE;
  riffle_board_get_focus (self, &pile, &index);
  if (pile >= self->piles->len)
    return riffle_board_focus_top (self, 0);
  return step_in_fan (self, pile, index, direction) || step_to_pile (self, pile, direction);
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
      if (pile >= self->piles->len || !has_place (self, pile))
        return self->piles->len > 0 && riffle_board_focus_top (self, find_neighbour (self, 0));
      return come_back (self, pile, index);
    }
  return inside ? riffle_board_move_focus (self, direction) : riffle_board_focus_card (self, pile,
                                                                                       index);
}

static gboolean
riffle_board_grab_focus (GtkWidget *widget)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);

  if (self->game == NULL || self->piles->len == 0)
    return FALSE;
  if (!has_place (self, self->focus_pile))
    return riffle_board_focus_top (self, find_neighbour (self, 0));
  return come_back (self, self->focus_pile, self->focus_index);
}

void
riffle_board_focus_class_init (GtkWidgetClass *class)
{
  class->focus = riffle_board_focus;
  class->grab_focus = riffle_board_grab_focus;
}
