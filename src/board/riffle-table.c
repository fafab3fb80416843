/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The piles of the board with their cards: the same steps that change the position move the cards
 * from pile to pile.
 *
 * Whenever a widget gets a parent, or loses it or the focus, the toolkit tells of the pointer and
 * the focus at once, and handlers look at the piles. So the piles are brought in step with the
 * position first, without a word to the toolkit, and their widgets are arranged only then. */
#include "config.h"

#include "riffle-table.h"

struct _RiffleTable
{
  GtkWidget       *board;  /* the parent of the piles, which outlives the table */
  RiffleCardCache *cache;  /* (owned) */
  PatGame         *game;   /* (owned) (nullable) */
  GPtrArray       *piles;  /* (owned) of RifflePile, by number */
  GPtrArray       *former; /* (owned) of RifflePile: they are still to leave the board */
  guint            turn;   /* of the next cards of the move */
};

static GPtrArray *
new_piles (void)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

RiffleTable *
riffle_table_new (GtkWidget       *board,
                  RiffleCardCache *cache)
{
  RiffleTable *self = g_new0 (RiffleTable, 1);

  self->board = board;
  self->cache = g_object_ref (cache);
  self->piles = new_piles ();
  self->former = new_piles ();
  return self;
}

void
riffle_table_free (RiffleTable *self)
{
  g_clear_object (&self->game);
  g_ptr_array_unref (self->piles);
  g_ptr_array_unref (self->former);
  g_object_unref (self->cache);
  g_free (self);
}

/* Lays out another game, or none: riffle_table_make_piles() has to follow. */
void
riffle_table_set_game (RiffleTable *self,
                       PatGame     *game)
{
  g_set_object (&self->game, game);
}

/* Returns: (transfer none) (nullable): the game */
PatGame *
riffle_table_get_game (RiffleTable *self)
{
  return self->game;
}

guint
riffle_table_get_n_piles (RiffleTable *self)
{
  return self->piles->len;
}

/* Returns: (transfer none): the pile; there must be one of that number */
RifflePile *
riffle_table_get_pile (RiffleTable *self,
                       guint        pile)
{
  return g_ptr_array_index (self->piles, pile);
}

/* Returns: (transfer none) (nullable): the card that lies there */
RiffleCard *
riffle_table_get_card (RiffleTable *self,
                       PatSpot      spot)
{
  if (spot.pile >= self->piles->len || spot.index < 0)
    return NULL;
  return riffle_pile_get_card (riffle_table_get_pile (self, spot.pile), (guint) spot.index);
}

/* Whether there is anything at a pile that can have the focus: a card, or a place for one. */
gboolean
riffle_table_has_place (RiffleTable *self,
                        guint        pile)
{
  return pile < self->piles->len &&
         (riffle_table_get_pile (self, pile)->cards->len > 0 ||
          riffle_table_get_pile (self, pile)->place != RIFFLE_NO_PLACE);
}

/* Whether a pile shows cards, or a frame in their place. */
gboolean
riffle_table_is_seen (RiffleTable *self,
                      guint        pile)
{
  return riffle_table_has_place (self, pile) &&
         (riffle_table_get_pile (self, pile)->cards->len > 0 ||
          riffle_table_get_pile (self, pile)->place != RIFFLE_HIDDEN_PLACE);
}

static void
fill_pile (RiffleTable       *self,
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

/* Makes piles and cards for the game's position; without a game there are none. Their widgets come
 * on the board with riffle_table_arrange_piles(). */
void
riffle_table_make_piles (RiffleTable *self)
{
  const PatPosition *position = self->game != NULL ? pat_game_get_position (self->game) : NULL;

  g_ptr_array_extend_and_steal (self->former, self->piles);
  self->piles = new_piles ();
  for (guint i = 0; position != NULL && i < position->n_piles; i++)
    {
      RifflePile *pile = riffle_pile_new (self->cache, i);

      if (pat_rules_get_role (pat_game_get_rules (self->game), i) == PAT_INDICATOR)
        gtk_widget_add_css_class (GTK_WIDGET (pile), "indicator");
      fill_pile (self, pile, position);
      /* Events are the board's: a card that is pressed may belong to another pile when the button
       * is released, which the toolkit cannot follow. */
      gtk_widget_set_can_target (GTK_WIDGET (pile), FALSE);
      g_ptr_array_add (self->piles, pile);
    }
}

/* Puts the widgets of the piles on the board, and takes away those of the piles before. */
void
riffle_table_arrange_piles (RiffleTable *self)
{
  g_autoptr (GPtrArray) former = g_steal_pointer (&self->former);

  self->former = new_piles ();
  for (guint i = 0; i < self->piles->len; i++)
    if (gtk_widget_get_parent (GTK_WIDGET (riffle_table_get_pile (self, i))) == NULL)
      gtk_widget_set_parent (GTK_WIDGET (riffle_table_get_pile (self, i)), self->board);
  for (guint i = 0; i < former->len; i++)
    if (gtk_widget_get_parent (g_ptr_array_index (former, i)) != NULL)
      gtk_widget_unparent (g_ptr_array_index (former, i));
}

/* Puts the widgets of all cards into the piles in which the cards lie already. */
void
riffle_table_arrange_cards (RiffleTable *self)
{
  for (guint i = 0; i < self->piles->len; i++)
    riffle_pile_adopt_cards (riffle_table_get_pile (self, i));
}

typedef struct
{
  RiffleTableFunc func;
  gpointer        user_data;
} Listener;

static RiffleCard *
lift_card (RifflePile     *from,
           const PatStep  *step,
           guint           index,
           guint           turn,
           const Listener *listener)
{
  RiffleCard *card = riffle_pile_steal (from, index);
  RiffleStepEffects effects = RIFFLE_STEP_CARRIED;

  if ((step->flags & PAT_STEP_TURNED) != 0)
    {
      card->card ^= PAT_FACE_DOWN;
      effects |= RIFFLE_STEP_TURNED;
    }
  listener->func (card, effects, turn, listener->user_data);
  return card;
}

/* Carries the cards of a step from place `index` of one pile to place `at` of another. */
static void
carry_cards (RiffleTable    *self,
             RifflePile     *from,
             guint           index,
             RifflePile     *to,
             guint           at,
             const PatStep  *step,
             const Listener *listener)
{
  gboolean reversed = (step->flags & PAT_STEP_REVERSED) != 0;
  RiffleCard *held[PAT_MAX_CARDS];

  /* What is turned over or dealt goes card by card, other cards go together; the card that will lie
   * at the bottom goes first. */
  for (guint i = 0; i < step->count; i++)
    held[i] = lift_card (from, step, index, self->turn + (reversed ? step->count - 1 - i : 0),
                         listener);
  if (reversed)
    self->turn += step->count - 1;
  for (guint i = 0; i < step->count; i++)
    riffle_pile_insert (to, at + i, held[reversed ? step->count - 1 - i : i]);
  riffle_pile_renumber (from);
  riffle_pile_renumber (to);
}

static void
follow_move (RiffleTable    *self,
             const PatStep  *step,
             gboolean        forwards,
             const Listener *listener)
{
  RifflePile *from = riffle_table_get_pile (self, step->from);
  RifflePile *to = riffle_table_get_pile (self, step->to);

  if (forwards)
    carry_cards (self, from, step->index, to, to->cards->len - (from == to ? step->count : 0),
                 step, listener);
  else
    carry_cards (self, to, to->cards->len - step->count, from, step->index, step, listener);
}

static void
follow_turn (RiffleTable    *self,
             const PatStep  *step,
             const Listener *listener)
{
  RifflePile *pile = riffle_table_get_pile (self, step->from);

  for (guint i = 0; i < step->count; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, step->index + i);

      card->card ^= PAT_FACE_DOWN;
      listener->func (card, RIFFLE_STEP_TURNED, self->turn, listener->user_data);
    }
  riffle_pile_touch (pile);
}

static void
follow_step (RiffleTable    *self,
             const PatStep  *step,
             gboolean        forwards,
             const Listener *listener)
{
  if (step->kind == PAT_STEP_MOVE)
    follow_move (self, step, forwards, listener);
  else if (step->kind == PAT_STEP_TURN)
    follow_turn (self, step, listener);
  else
    return;
  self->turn++;
}

/* Brings the piles in step with a move that was played or, backwards, taken back, and calls `func`
 * for each card that it concerns. The widgets stay where they are until
 * riffle_table_arrange_cards(). */
void
riffle_table_follow_steps (RiffleTable     *self,
                           const PatSteps  *steps,
                           gboolean         forwards,
                           RiffleTableFunc  func,
                           gpointer         user_data)
{
  const Listener listener = { func, user_data };

  self->turn = 0;
  for (guint i = 0; i < steps->n_steps; i++)
    follow_step (self, &steps->steps[forwards ? i : steps->n_steps - 1 - i], forwards, &listener);
}

static gboolean
has_cards (RifflePile        *pile,
           const PatPosition *position)
{
  const PatCard *cards = pat_position_get_cards (position, pile->number);

  if (pile->cards->len != pat_position_get_size (position, pile->number))
    return FALSE;
  for (guint i = 0; i < pile->cards->len; i++)
    if (riffle_pile_get_card (pile, i)->card != cards[i])
      return FALSE;
  return TRUE;
}

/* Whether the piles have the cards of the game's position; without a game there are none. */
gboolean
riffle_table_is_in_step (RiffleTable *self)
{
  const PatPosition *position = self->game != NULL ? pat_game_get_position (self->game) : NULL;

  if (self->piles->len != (position != NULL ? position->n_piles : 0))
    return FALSE;
  for (guint i = 0; i < self->piles->len; i++)
    if (!has_cards (riffle_table_get_pile (self, i), position))
      return FALSE;
  return TRUE;
}

/* Shows which piles have become full; see riffle_pile_show_full(). */
void
riffle_table_show_full (RiffleTable *self,
                        gint64       duration_usec)
{
  for (guint i = 0; i < self->piles->len; i++)
    riffle_pile_show_full (riffle_table_get_pile (self, i), duration_usec);
}

/* Draws all cards again, because the deck draws them in another way. */
void
riffle_table_redraw (RiffleTable *self)
{
  for (guint i = 0; i < self->piles->len; i++)
    {
      RifflePile *pile = riffle_table_get_pile (self, i);

      gtk_widget_queue_draw (GTK_WIDGET (pile));
      for (guint k = 0; k < pile->cards->len; k++)
        gtk_widget_queue_draw (GTK_WIDGET (riffle_pile_get_card (pile, k)));
    }
}

/* Shows the backs of all cards, which screen readers do not find then, or their faces again. */
void
riffle_table_conceal (RiffleTable *self,
                      gboolean     is_concealed)
{
  for (guint i = 0; i < riffle_table_get_n_piles (self); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self, i);

      gtk_accessible_update_state (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_STATE_HIDDEN, is_concealed,
                                   -1);
      for (guint k = 0; k < pile->cards->len; k++)
        riffle_card_conceal (riffle_pile_get_card (pile, k), is_concealed);
    }
}
