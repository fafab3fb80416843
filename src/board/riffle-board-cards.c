/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board's piles follow the position: the same steps that change it move the cards from pile to
 * pile.
 *
 * Whenever a widget gets a parent, or loses it or the focus, the toolkit tells of the pointer and
 * the focus at once, and handlers look at the piles. So the piles are brought in step with the
 * position first, without a word to the toolkit, and their widgets are arranged only then. */
#include "config.h"

#include "riffle-board-private.h"

static void
fill_pile (RiffleBoard       *self,
           RifflePile        *pile,
           const PatPosition *position)
{
  const PatPileSpec *row = pat_rules_get_pile (pat_game_get_rules (self->game), pile->number);
  const PatCard *cards = pat_position_get_cards (position, pile->number);
  guint size = pat_position_get_size (position, pile->number);
  gboolean is_squared = row->fan_x == 0 && row->fan_y == 0;

  for (guint i = 0; i < size; i++)
    {
      RiffleCard *card = riffle_card_new (self->cache, cards[i]);

      /* Later, when the cards get their places, each change would be announced. */
      riffle_card_set_buried (card, is_squared && i + 1 < size);
      riffle_pile_insert (pile, i, card);
    }
  riffle_pile_renumber (pile);
  riffle_pile_adopt_cards (pile);
}

static GPtrArray *
make_piles (RiffleBoard *self)
{
  GPtrArray *piles = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_piles = self->game != NULL ? pat_game_get_position (self->game)->n_piles : 0;

  for (guint i = 0; i < n_piles; i++)
    {
      RifflePile *pile = riffle_pile_new (self->cache, i);

      fill_pile (self, pile, pat_game_get_position (self->game));
      /* Events are the board's: a card that is pressed may belong to another pile when the button
       * is released, which the toolkit cannot follow. */
      gtk_widget_set_can_target (GTK_WIDGET (pile), FALSE);
      g_ptr_array_add (piles, pile);
    }
  return piles;
}

static void
arrange_piles (RiffleBoard *self,
               GPtrArray   *old)
{
  riffle_animator_finish (self->animator);
  for (guint i = 0; i < self->table.piles->len; i++)
    gtk_widget_set_parent (GTK_WIDGET (riffle_board_get_pile (self, i)), GTK_WIDGET (self));
  for (guint i = 0; i < old->len; i++)
    gtk_widget_unparent (g_ptr_array_index (old, i));
}

/* Makes all cards anew for the game's position; without a game there are none. Lets go of whatever
 * concerned the cards that were. */
void
riffle_board_make_cards (RiffleBoard *self)
{
  g_autoptr (GPtrArray) old = self->table.piles;

  self->table.piles = make_piles (self);
  self->n_waves = 0;
  self->most_lag = 0;
  self->last_click = (RiffleLastClick) { .card = NULL };
  riffle_board_let_go (self);
  arrange_piles (self, old);
}

/* Puts the widgets of all cards into the piles in which the cards lie already. */
void
riffle_board_arrange_cards (RiffleBoard *self)
{
  for (guint i = 0; i < self->table.piles->len; i++)
    riffle_pile_adopt_cards (riffle_board_get_pile (self, i));
}

static void
mark_wave (RiffleBoard *self,
           RiffleCard  *card)
{
  /* A card that two moves in a row carry on flies straight to where the last one leaves it. */
  card->wave = self->n_waves;
  card->lag = self->lag;
}

static void
turn_card (RiffleBoard *self,
           RiffleCard  *card)
{
  card->card ^= PAT_FACE_DOWN;
  riffle_announcer_tell_turned (self->announcer, card->card);
}

static RiffleCard *
lift_card (RiffleBoard   *self,
           RifflePile    *from,
           const PatStep *step,
           guint          index)
{
  RiffleCard *card = riffle_pile_steal (from, index);

  if ((step->flags & PAT_STEP_TURNED) != 0)
    turn_card (self, card);
  card->travels = TRUE;
  mark_wave (self, card);
  return card;
}

/* Carries the cards of a step from place `index` of one pile to place `at` of another. */
static void
carry_cards (RiffleBoard   *self,
             RifflePile    *from,
             guint          index,
             RifflePile    *to,
             guint          at,
             const PatStep *step)
{
  gboolean reversed = (step->flags & PAT_STEP_REVERSED) != 0;
  RiffleCard *held[PAT_MAX_CARDS];

  for (guint i = 0; i < step->count; i++)
    {
      held[i] = lift_card (self, from, step, index);
      /* What is turned over or dealt goes card by card, other cards go together; the card that
       * will lie at the bottom goes first. */
      held[i]->lag += reversed ? step->count - 1 - i : 0;
    }
  if (reversed)
    self->lag += step->count - 1;
  for (guint i = 0; i < step->count; i++)
    riffle_pile_insert (to, at + i, held[reversed ? step->count - 1 - i : i]);
  riffle_pile_renumber (from);
  riffle_pile_renumber (to);
}

static void
follow_move (RiffleBoard   *self,
             const PatStep *step,
             gboolean       forwards)
{
  RifflePile *from = riffle_board_get_pile (self, step->from);
  RifflePile *to = riffle_board_get_pile (self, step->to);

  if (forwards)
    carry_cards (self, from, step->index, to, to->cards->len - (from == to ? step->count : 0),
                 step);
  else
    carry_cards (self, to, to->cards->len - step->count, from, step->index, step);
}

static void
follow_turn (RiffleBoard   *self,
             const PatStep *step)
{
  RifflePile *pile = riffle_board_get_pile (self, step->from);

  for (guint i = 0; i < step->count; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, step->index + i);

      turn_card (self, card);
      mark_wave (self, card);
    }
  pile->changed = TRUE;
}

static void
follow_step (RiffleBoard   *self,
             const PatStep *step,
             gboolean       forwards)
{
  if (step->kind == PAT_STEP_MOVE)
    follow_move (self, step, forwards);
  else if (step->kind == PAT_STEP_TURN)
    follow_turn (self, step);
  else
    return;
  self->most_lag = MAX (self->most_lag, self->lag);
  self->lag++;
}

void
riffle_board_follow_steps (RiffleBoard    *self,
                           const PatSteps *steps,
                           gboolean        forwards)
{
  self->n_waves++;
  self->lag = 0;
  for (guint i = 0; i < steps->n_steps; i++)
    follow_step (self, &steps->steps[forwards ? i : steps->n_steps - 1 - i], forwards);
}

/* Whether the piles have the cards of the game's position; without a game there are none. */
gboolean
riffle_board_is_in_step (RiffleBoard *self)
{
  const PatPosition *position = self->game != NULL ? pat_game_get_position (self->game) : NULL;

  if (self->table.piles->len != (position != NULL ? position->n_piles : 0))
    return FALSE;
  if (position == NULL)
    return TRUE;
  for (guint i = 0; i < position->n_piles; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);
      const PatCard *cards = pat_position_get_cards (position, i);

      if (pile->cards->len != pat_position_get_size (position, i))
        return FALSE;
      for (guint k = 0; k < pile->cards->len; k++)
        if (riffle_pile_get_card (pile, k)->card != cards[k])
          return FALSE;
    }
  return TRUE;
}
