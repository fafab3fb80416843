/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard: everything that the pointer can do. */
#include "config.h"

#include "riffle-board-private.h"

#define PEEK_KEY GDK_KEY_p

static gboolean
get_focused (RiffleBoard *self,
             guint       *pile,
             int         *index)
{
  return riffle_board_get_focus (self, pile, index) && *pile < self->piles->len;
}

static gboolean
press_card (RiffleBoard *self,
            gboolean     send)
{
  guint pile;
  int index;

  if (!get_focused (self, &pile, &index))
    return FALSE;
  if (send)
    riffle_board_send (self, pile, index);
  else if (self->selection.kind == RIFFLE_SELECT_SET && riffle_board_removes_sets (self) &&
           riffle_board_has_selected (self, pile, index))
    riffle_board_remove_selection (self);
  else
    riffle_board_click (self, pile, index);
  return TRUE;
}

/* Space marks cards one by one where several are chosen; otherwise it is as good as Return. */
static gboolean
press_space (RiffleBoard *self)
{
  guint pile;
  int index;

  if (!get_focused (self, &pile, &index))
    return FALSE;
  riffle_board_click (self, pile, index);
  return TRUE;
}

/* Takes one card more (or fewer) than is chosen; without a selection, the focused card is
 * chosen first. */
static gboolean
take_more (RiffleBoard *self,
           int          more)
{
  PatRefusal refusal = { PAT_LEGAL };
  RiffleUnit unit;
  PatMove move;
  guint pile;
  int index;

  if (self->selection.kind != RIFFLE_SELECT_UNIT)
    {
      if (!get_focused (self, &pile, &index))
        return FALSE;
    }
  else
    {
      pile = self->selection.unit.pile;
      index = (int) self->selection.unit.index - more;
    }
  if (riffle_board_find_unit (self, pile, index, &unit, &move, &refusal))
    {
      riffle_board_select_unit (self, &unit);
      riffle_board_focus_card (self, pile, (int) unit.index);
    }
  else if (index >= 0)
    riffle_board_emit_refused (self, &move, &refusal);
  return TRUE;
}

static gboolean
go_to_end (RiffleBoard *self,
           gboolean     top)
{
  guint pile;
  int index;

  if (!get_focused (self, &pile, &index))
    return FALSE;
  if (top)
    return riffle_board_focus_top (self, pile);
  for (index = 0; index < (int) riffle_board_get_pile (self, pile)->cards->len; index++)
    if (riffle_board_is_reachable (self, pile, index))
      return riffle_board_focus_card (self, pile, index);
  return FALSE;
}

/* As long as the key is held. */
static gboolean
peek (RiffleBoard *self)
{
  guint pile;
  int index;

  return get_focused (self, &pile, &index) && riffle_board_peek_under (self, pile, index);
}

/* Goes to the next pile of a role, after the one that has the focus. */
static gboolean
cycle_role (RiffleBoard *self,
            PatRole      role)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  guint pile, n_of_role = pat_rules_count_role (rules, role);
  guint number = 0;
  int index, next;

  if (n_of_role == 0)
    return FALSE;
  if (get_focused (self, &pile, &index) && pat_rules_get_role (rules, pile) == role)
    number = pat_rules_get_number (rules, pile);
  next = pat_rules_find_pile (rules, role, number % n_of_role + 1);
  return next >= 0 && riffle_board_focus_top (self, (guint) next);
}

/* The digits go to the columns, or to the cards of the hand where there are no columns. */
static gboolean
go_to_number (RiffleBoard *self,
              guint        number)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  PatRole role = pat_rules_count_role (rules, PAT_TABLEAU) > 0 ? PAT_TABLEAU : PAT_HAND;
  int pile = pat_rules_find_pile (rules, role, number);

  return pile >= 0 && riffle_board_focus_top (self, (guint) pile);
}

static gboolean
press_letter (RiffleBoard *self,
              guint        key)
{
  static const struct
  {
    guint   key;
    PatRole role;
  } letters[] = {
    { GDK_KEY_s, PAT_STOCK },
    { GDK_KEY_w, PAT_WASTE },
    { GDK_KEY_f, PAT_FOUNDATION },
    { GDK_KEY_t, PAT_TABLEAU },
    { GDK_KEY_c, PAT_CELL },
    { GDK_KEY_r, PAT_RESERVE },
    { GDK_KEY_h, PAT_HAND },
    { GDK_KEY_x, PAT_DISCARD },
    { GDK_KEY_i, PAT_INDICATOR },
  };

  if (key == GDK_KEY_d)
    {
      riffle_board_deal_stock (self);
      return TRUE;
    }
  if (key == PEEK_KEY)
    return peek (self);
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    return go_to_number (self, key - GDK_KEY_0);
  if (key == GDK_KEY_0)
    return go_to_number (self, 10);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].key == key)
      return cycle_role (self, letters[i].role);
  return FALSE;
}

static gboolean
press_arrow (RiffleBoard *self,
             guint        key)
{
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      riffle_board_move_focus (self, GTK_DIR_LEFT);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      riffle_board_move_focus (self, GTK_DIR_RIGHT);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      riffle_board_move_focus (self, GTK_DIR_UP);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      riffle_board_move_focus (self, GTK_DIR_DOWN);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
press_other (RiffleBoard *self,
             guint        key,
             gboolean     shift)
{
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return press_card (self, shift);
    case GDK_KEY_space:
      return shift ? press_card (self, TRUE) : press_space (self);
    case GDK_KEY_Escape:
      return riffle_board_cancel (self);
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_equal:
      return take_more (self, 1);
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      return take_more (self, -1);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return go_to_end (self, FALSE);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return go_to_end (self, TRUE);
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      return riffle_board_turn_page (self, -1);
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      return riffle_board_turn_page (self, 1);
    default:
      return press_letter (self, gdk_keyval_to_lower (key));
    }
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                RiffleBoard           *self)
{
  const GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK;

  if (self->game == NULL || self->piles->len == 0 || (state & others) != 0)
    return FALSE;
  if (!press_arrow (self, key) && !press_other (self, key, (state & GDK_SHIFT_MASK) != 0))
    return FALSE;
  if (gdk_keyval_to_lower (key) != PEEK_KEY)
    riffle_board_end_peek (self);
  return TRUE;
}

static void
key_released_cb (GtkEventControllerKey *controller,
                 guint                  key,
                 guint                  code,
                 GdkModifierType        state,
                 RiffleBoard           *self)
{
  if (gdk_keyval_to_lower (key) == PEEK_KEY)
    riffle_board_end_peek (self);
}

void
riffle_board_add_keys (RiffleBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
