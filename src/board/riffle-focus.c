/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus on the board: which card has it, where the arrows lead it, and how it survives
 * moves. */
#include "config.h"

#include "riffle-focus.h"

#include "riffle-focus-ring.h"
#include "riffle-geometry.h"

struct _RiffleFocus
{
  GtkWidget          *board;     /* it outlives this, and so do the next two */
  RiffleTable        *table;
  const PatSelection *selection;
  PatSpot             spot;      /* where the focus is, or was when the board lost it */
  gboolean            had_focus; /* the board, when the focus was noted */
  gboolean            begins;    /* in another game than before */
  gboolean            is_noted;  /* before the first of several moves */
  RiffleFocusFunc     func;      /* (nullable): hears where the keyboard has moved the focus */
  gpointer            user_data;
  GtkWidget          *window;    /* (owned) (nullable): whose focus is heard of */
  RiffleFocusRing    *ring;      /* (owned) */
  guint               tell_id;   /* source that looks where the focus is; 0: none */
  int                 wanted;    /* pile that the player's own move leads the focus to, or -1 */
};

static gboolean
tell_focus_cb (gpointer user_data)
{
  RiffleFocus *self = user_data;
  GtkRoot *root = gtk_widget_get_root (self->board);
  PatSpot spot;

  self->tell_id = 0;
  if (self->func != NULL && GTK_IS_WINDOW (root) &&
      gtk_window_get_focus_visible (GTK_WINDOW (root)) &&
      riffle_table_get_game (self->table) != NULL && riffle_focus_get (self, &spot))
    self->func (&spot, self->user_data);
  return G_SOURCE_REMOVE;
}

/* The focus moves while cards change their piles, too: what it is on then is looked at later. */
static void
focus_changed_cb (RiffleFocus *self)
{
  if (self->tell_id == 0)
    self->tell_id = g_idle_add (tell_focus_cb, self);
}

/* Hears no longer of the focus in the window. */
static void
unrealize_cb (RiffleFocus *self)
{
  g_clear_handle_id (&self->tell_id, g_source_remove);
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  g_clear_object (&self->window);
}

static void
realize_cb (RiffleFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->board);

  unrealize_cb (self);
  if (!GTK_IS_WINDOW (root))
    return;
  self->window = g_object_ref (GTK_WIDGET (root));
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (root, "notify::focus-visible", G_CALLBACK (focus_changed_cb), self);
}

/* Says who hears which card has the focus. */
void
riffle_focus_set_func (RiffleFocus     *self,
                       RiffleFocusFunc  func,
                       gpointer         user_data)
{
  self->func = func;
  self->user_data = user_data;
}

RiffleFocus *
riffle_focus_new (GtkWidget          *board,
                  RiffleTable        *table,
                  const PatSelection *selection)
{
  RiffleFocus *self = g_new0 (RiffleFocus, 1);

  self->board = board;
  self->table = table;
  self->selection = selection;
  self->wanted = -1;
  self->ring = riffle_focus_ring_new (board);
  g_signal_connect_swapped (board, "realize", G_CALLBACK (realize_cb), self);
  g_signal_connect_swapped (board, "unrealize", G_CALLBACK (unrealize_cb), self);
  return self;
}

void
riffle_focus_free (RiffleFocus *self)
{
  unrealize_cb (self);
  riffle_focus_ring_free (self->ring);
  g_free (self);
}

/* Shows which card has the focus, until the pointer is used. */
void
riffle_focus_show (RiffleFocus *self)
{
  riffle_focus_ring_show (self->ring, TRUE);
}

/**
 * riffle_focus_get:
 * @spot: (out): the card, or the empty place with -1 as its index
 *
 * Returns: whether the focus is on the board; otherwise @spot is where it would come back to
 */
gboolean
riffle_focus_get (RiffleFocus *self,
                  PatSpot     *spot)
{
  GtkRoot *root = gtk_widget_get_root (self->board);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  *spot = self->spot;
  if (focus == NULL || (focus != self->board && !gtk_widget_is_ancestor (focus, self->board)))
    return FALSE;
  if (RIFFLE_IS_CARD (focus))
    {
      spot->pile = RIFFLE_CARD (focus)->pile;
      spot->index = RIFFLE_CARD (focus)->index;
    }
  else if (RIFFLE_IS_PILE (focus))
    {
      spot->pile = RIFFLE_PILE (focus)->number;
      spot->index = -1;
    }
  return TRUE;
}

/* Gives the focus to a card, or to the place of an empty pile. Returns: whether it has it */
gboolean
riffle_focus_set_card (RiffleFocus *self,
                       PatSpot      spot)
{
  RifflePile *pile;
  RiffleCard *card;

  if (spot.pile >= riffle_table_get_n_piles (self->table))
    return FALSE;
  pile = riffle_table_get_pile (self->table, spot.pile);
  self->spot = (PatSpot) { spot.pile, MIN (spot.index, (int) pile->cards->len - 1) };
  if (pile->cards->len == 0)
    return gtk_widget_grab_focus (GTK_WIDGET (pile));
  card = riffle_pile_get_card (pile, (guint) MAX (self->spot.index, 0));
  /* Of a squared pile only the top card can be seen. */
  if (card->buried)
    {
      card = riffle_pile_get_top (pile);
      self->spot.index = card->index;
    }
  return gtk_widget_grab_focus (GTK_WIDGET (card));
}

/* Gives the focus to the top card of a pile, or to its place. Returns: whether it has it */
gboolean
riffle_focus_set_top (RiffleFocus *self,
                      guint        pile)
{
  if (pile >= riffle_table_get_n_piles (self->table))
    return FALSE;
  return riffle_focus_set_card (self, (PatSpot) {
    pile, (int) riffle_table_get_pile (self->table, pile)->cards->len - 1
  });
}

/* Remembers the focus before cards change their piles, for a card that does loses it. */
void
riffle_focus_note (RiffleFocus *self)
{
  if (self->is_noted)
    return;
  self->is_noted = TRUE;
  self->had_focus = riffle_focus_get (self, &self->spot);
}

/* Another game is shown: the place of the focus in the former one means nothing there. */
void
riffle_focus_begin (RiffleFocus *self)
{
  self->spot = (PatSpot) { 0, -1 };
  self->begins = TRUE;
}

/* Says where the move leads the focus that is played next: to a pile, or nowhere (-1). */
void
riffle_focus_lead (RiffleFocus *self,
                   int          pile)
{
  self->wanted = pile;
}

/* Whether other piles lie on a pile, so that none of its cards can be played. */
static gboolean
is_covered (RiffleFocus *self,
            guint        pile)
{
  PatGame *game = riffle_table_get_game (self->table);

  return pat_rules_is_covered (pat_game_get_rules (game), pat_game_get_position (game), pile);
}

/* The focus begins at the first pile that can be seen and is not covered, if there is one. */
static void
find_beginning (RiffleFocus *self)
{
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    if (riffle_table_is_seen (self->table, i) && !is_covered (self, i))
      {
        self->spot = (PatSpot) { i, -1 };
        return;
      }
}

/* After the player's own move the focus is where that leads it; otherwise on the pile where it
 * was. */
void
riffle_focus_restore (RiffleFocus *self)
{
  guint n_piles = riffle_table_get_n_piles (self->table);
  gboolean stays = self->wanted < 0, begins = self->begins;
  guint pile;

  if (begins && n_piles > 0 && is_covered (self, 0))
    find_beginning (self);
  pile = stays ? self->spot.pile : (guint) self->wanted;
  self->wanted = -1;
  self->begins = FALSE;
  self->is_noted = FALSE;
  if (!self->had_focus || n_piles == 0)
    return;
  if (pile >= n_piles)
    pile = 0;
  if (begins ? !riffle_table_is_seen (self->table, pile)
             : !riffle_table_has_place (self->table, pile))
    pile = riffle_geometry_find_neighbour (self->table, pile);
  if (stays && riffle_focus_is_reachable (self, (PatSpot) { pile, self->spot.index }))
    riffle_focus_set_card (self, (PatSpot) { pile, self->spot.index });
  else
    riffle_focus_set_top (self, pile);
}

/* A card that can no longer be seen hands the focus on to the one that lies over it. */
void
riffle_focus_lift (RiffleFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->board);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->is_noted || !RIFFLE_IS_CARD (focus) || !RIFFLE_CARD (focus)->buried ||
      !gtk_widget_is_ancestor (focus, self->board))
    return;
  riffle_focus_set_top (self, RIFFLE_CARD (focus)->pile);
}

/* Whether the arrow keys stop at a card: at the top of each pile and at every open card of a
 * fan that may be taken. */
gboolean
riffle_focus_is_reachable (RiffleFocus *self,
                           PatSpot      spot)
{
  RifflePile *pile = riffle_table_get_pile (self->table, spot.pile);
  RiffleCard *card;

  if (pile->cards->len == 0)
    return pile->place != RIFFLE_NO_PLACE;
  if (spot.index < 0 || spot.index >= (int) pile->cards->len)
    return FALSE;
  if (spot.index + 1 == (int) pile->cards->len)
    return TRUE;
  card = riffle_pile_get_card (pile, (guint) spot.index);
  if (card->buried || pat_card_is_face_down (card->card))
    return FALSE;
  return self->selection->kind == PAT_SELECTION_SPECIAL ||
         pat_game_takes_covered (riffle_table_get_game (self->table), spot.pile);
}

static gboolean
step_in_fan (RiffleFocus      *self,
             PatSpot           spot,
             GtkDirectionType  direction)
{
  RifflePile *pile = riffle_table_get_pile (self->table, spot.pile);
  gboolean across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  float sign = direction == GTK_DIR_UP || direction == GTK_DIR_LEFT ? -1 : 1;
  RiffleCard *from = riffle_pile_get_card (pile, (guint) MAX (spot.index, 0));
  int found = -1;

  if (from == NULL)
    return FALSE;
  for (int i = 0; i < (int) pile->cards->len; i++)
    {
      graphene_point_t to = riffle_pile_get_card (pile, (guint) i)->target;
      float along = across ? to.x - from->target.x : to.y - from->target.y;

      if (along * sign <= 0 || !riffle_focus_is_reachable (self, (PatSpot) { spot.pile, i }))
        continue;
      if (found < 0 || ABS (i - spot.index) < ABS (found - spot.index))
        found = i;
    }
  return found >= 0 && riffle_focus_set_card (self, (PatSpot) { spot.pile, found });
}

/* Moves the focus with an arrow key: along the fan first, then from pile to pile. Returns: whether
 * it has moved */
gboolean
riffle_focus_move (RiffleFocus      *self,
                   GtkDirectionType  direction)
{
  PatSpot spot;
  int beside;

  if (riffle_table_get_n_piles (self->table) == 0)
    return FALSE;
  riffle_focus_get (self, &spot);
  if (spot.pile >= riffle_table_get_n_piles (self->table))
    return riffle_focus_set_top (self, 0);
  if (step_in_fan (self, spot, direction))
    return TRUE;
  beside = riffle_geometry_find_beside (self->table, spot.pile, direction);
  return beside >= 0 && riffle_focus_set_top (self, (guint) beside);
}

/* Moves the focus along its pile: to the top card, or to the lowest one that it can have. Returns:
 * whether there is any */
gboolean
riffle_focus_move_to_end (RiffleFocus *self,
                          gboolean     top)
{
  PatSpot spot;

  if (!riffle_focus_get (self, &spot) || spot.pile >= riffle_table_get_n_piles (self->table))
    return FALSE;
  if (top)
    return riffle_focus_set_top (self, spot.pile);
  for (int i = 0; i < (int) riffle_table_get_pile (self->table, spot.pile)->cards->len; i++)
    if (riffle_focus_is_reachable (self, (PatSpot) { spot.pile, i }))
      return riffle_focus_set_card (self, (PatSpot) { spot.pile, i });
  return FALSE;
}

/* Brings the focus to where it was last; the pile may have got other cards since. Returns: whether
 * the board has it */
gboolean
riffle_focus_come_back (RiffleFocus *self)
{
  if (riffle_table_get_n_piles (self->table) == 0)
    return FALSE;
  if (!riffle_table_is_seen (self->table, self->spot.pile))
    return riffle_focus_set_top (self, riffle_geometry_find_neighbour (self->table, 0));
  return riffle_focus_is_reachable (self, self->spot) ? riffle_focus_set_card (self, self->spot)
         : riffle_focus_set_top (self, self->spot.pile);
}

/* Tab enters the board where the focus was last, and leaves it with the next press. Returns:
 * whether the focus is on the board */
gboolean
riffle_focus_enter (RiffleFocus      *self,
                    GtkDirectionType  direction)
{
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  PatSpot spot;
  gboolean inside = riffle_focus_get (self, &spot);

  if (is_tab && inside)
    {
      self->spot = spot;
      self->had_focus = TRUE;
      return FALSE;
    }
  if (is_tab)
    return riffle_focus_come_back (self);
  return inside ? riffle_focus_move (self, direction) : riffle_focus_set_card (self, spot);
}
