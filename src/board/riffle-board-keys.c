/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard: everything that the pointer can do. Players who use it may not see the board: what
 * is selected stays selected until it is played or put back. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-board-private.h"
#include "riffle-keymap.h"
#include "riffle-pile-key.h"
#include "riffle-rank-finder.h"
#include "riffle-scroll.h"
#include "riffle-spoken-pile.h"
#include "riffle-spoken.h"

#define PEEK_KEY GDK_KEY_l /* look */

static PatGame *
get_game (RiffleBoard *self)
{
  return riffle_table_get_game (self->table);
}

static gboolean
get_focused (RiffleBoard *self,
             PatSpot     *spot)
{
  return riffle_focus_get (self->focus, spot) &&
         spot->pile < riffle_table_get_n_piles (self->table);
}

static gboolean
press_card (RiffleBoard   *self,
            PatClickFlags  flags)
{
  PatSpot spot;

  if (!get_focused (self, &spot))
    return FALSE;
  riffle_board_click (self, spot, PAT_CLICK_KEEP | flags);
  return TRUE;
}

static gboolean
send_card (RiffleBoard *self)
{
  PatSpot spot;

  if (!get_focused (self, &spot))
    return FALSE;
  riffle_board_send (self, spot);
  return TRUE;
}

/* Takes one card more (or fewer) than is chosen; without a selection, the focused card is
 * chosen first. */
static gboolean
take_more (RiffleBoard *self,
           int          more)
{
  const PatUnit *unit = &self->selection.unit;
  PatAnswer answer;
  PatSpot spot;

  if (self->selection.kind == PAT_SELECTION_UNIT)
    {
      spot.pile = unit->pile;
      spot.index = (int) unit->index - more;
    }
  else if (!get_focused (self, &spot))
    return FALSE;
  if (self->selection.kind == PAT_SELECTION_UNIT && more < 0 && unit->count == 1)
    {
      riffle_board_emit_sentence (self, _("You must take at least one card."));
      return TRUE;
    }
  pat_game_take (get_game (self), spot, &answer);
  if (answer.kind != PAT_ANSWER_HOLD)
    answer.selection = self->selection;
  riffle_board_follow_answer (self, &answer);
  if (answer.kind == PAT_ANSWER_HOLD)
    riffle_focus_set_card (self->focus, (PatSpot) { spot.pile,
                                                    (int) answer.selection.unit.index });
  return TRUE;
}

static gboolean
peek (RiffleBoard *self)
{
  PatSpot spot;

  return !riffle_drag_is_active (self->drag) && get_focused (self, &spot) &&
         riffle_peek_under (self->peek, spot);
}

static gboolean
find_rank (RiffleBoard *self)
{
  PatSpot spot;

  riffle_rank_finder_begin (self->table, self->highlights, self->announcer,
                            get_focused (self, &spot) ? &spot : NULL);
  return TRUE;
}

/* The special actions that the player calls, in the order of their buttons, have letters. */
static gboolean
begin_special (RiffleBoard *self,
               guint        nth)
{
  const PatSpecialSpec *special;

  for (guint i = 0; (special = riffle_specials_get (self->specials, i)) != NULL; i++)
    if (special->auto_msec == 0 && nth-- == 0)
      {
        riffle_board_start_special (self, i, FALSE);
        return TRUE;
      }
  return FALSE;
}

/* Says sentences, and frees them. */
static gboolean
say (RiffleBoard *self,
     char        *sentences)
{
  riffle_announcer_say (self->announcer, sentences);
  g_free (sentences);
  return TRUE;
}

static gboolean
say_phrase (RiffleBoard *self,
            char        *phrase)
{
  if (*phrase != '\0')
    riffle_announcer_say_phrase (self->announcer, phrase);
  g_free (phrase);
  return TRUE;
}

/* Says how the pile stands that has the focus. */
static gboolean
say_pile (RiffleBoard *self)
{
  PatSpot spot;

  return !get_focused (self, &spot)
         || say (self, riffle_spoken_pile (get_game (self), spot.pile, FALSE));
}

static gboolean
show_pile_keys (RiffleBoard *self)
{
  g_object_set (self, "pile-keys", !self->settings.pile_keys, NULL);
  return !self->settings.pile_keys ||
         say (self, riffle_pile_key_dup_all (pat_game_get_rules (get_game (self))));
}

static gboolean
press_letter (RiffleBoard *self,
              guint        key)
{
  switch (key)
    {
    case GDK_KEY_a:
      return begin_special (self, 0);
    case GDK_KEY_b:
      return begin_special (self, 1);
    case GDK_KEY_d:
      riffle_board_deal_stock (self);
      return TRUE;
    case GDK_KEY_e:
      return say_phrase (self, riffle_spoken_ends (get_game (self)));
    case GDK_KEY_g:
      return say (self, riffle_spoken_game (get_game (self), &self->selection,
                                            self->settings.calm));
    case GDK_KEY_k:
      return show_pile_keys (self);
    case GDK_KEY_p:
      return say_pile (self);
    case PEEK_KEY:
      return peek (self);
    default:
      return FALSE;
    }
}

static gboolean
press_arrow (RiffleBoard *self,
             guint        key)
{
  switch (key)
    {
    case GDK_KEY_Left:
      riffle_focus_move (self->focus, GTK_DIR_LEFT);
      return TRUE;
    case GDK_KEY_Right:
      riffle_focus_move (self->focus, GTK_DIR_RIGHT);
      return TRUE;
    case GDK_KEY_Up:
      riffle_focus_move (self->focus, GTK_DIR_UP);
      return TRUE;
    case GDK_KEY_Down:
      riffle_focus_move (self->focus, GTK_DIR_DOWN);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
press_escape (RiffleBoard *self)
{
  if (pat_selection_get_n_cards (&self->selection) > 0 && !riffle_drag_is_active (self->drag))
    {
      riffle_board_put_back (self);
      return TRUE;
    }
  if (riffle_board_cancel_all (self))
    return TRUE;
  riffle_board_act (self);
  return self->settings.pile_keys && show_pile_keys (self);
}

static gboolean
press_other (RiffleBoard *self,
             guint        key,
             gboolean     shift)
{
  switch (key)
    {
    case GDK_KEY_Return:
      return shift ? send_card (self) : press_card (self, PAT_CLICK_REMOVES);
    case GDK_KEY_space:
      /* Marks the cards of a set one by one. */
      return shift ? send_card (self) : press_card (self, PAT_CLICK_PLAIN);
    case GDK_KEY_Escape:
      return press_escape (self);
    case RIFFLE_FIND_KEY:
      return find_rank (self);
    case GDK_KEY_plus:
    case GDK_KEY_equal:
      return take_more (self, 1);
    case GDK_KEY_minus:
      return take_more (self, -1);
    case GDK_KEY_Home:
      return riffle_focus_move_to_end (self->focus, FALSE);
    case GDK_KEY_End:
      return riffle_focus_move_to_end (self->focus, TRUE);
    case GDK_KEY_Page_Up:
      return riffle_scroll_turn_page (GTK_WIDGET (self), -1);
    case GDK_KEY_Page_Down:
      return riffle_scroll_turn_page (GTK_WIDGET (self), 1);
    default:
      return FALSE;
    }
}

/* While piles are chosen, the keys lead to them and do nothing else. */
static gboolean
press_choosing (RiffleBoard *self,
                guint        key,
                guint32      time_msec)
{
  PatSpot spot;

  if (key == GDK_KEY_Escape)
    riffle_pile_chooser_end (self->chooser);
  else if (key == GDK_KEY_p)
    say_pile (self);
  else if (key == GDK_KEY_Return || key == GDK_KEY_space)
    {
      if (get_focused (self, &spot))
        riffle_pile_chooser_choose (self->chooser, spot.pile);
    }
  else if (riffle_pile_jump_press (self->jump, key, time_msec) || press_arrow (self, key))
    riffle_pile_chooser_choose_focus (self->chooser);
  else
    return FALSE;
  return TRUE;
}

/**
 * riffle_board_is_own_key:
 * @key: the value of a key
 *
 * Tells which keys belong to the cards and piles, if no Ctrl or Alt is held with them.
 *
 * Returns: whether the board understands the key
 */
gboolean
riffle_board_is_own_key (guint key)
{
  static const guint others[] = {
    GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Home, GDK_KEY_End,
    GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Escape, GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_minus,
    GDK_KEY_Page_Up, GDK_KEY_Page_Down, RIFFLE_FIND_KEY,
  };

  key = riffle_keymap_simplify (key);
  if (key < 128 && g_ascii_isalnum ((char) key))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] == key)
      return TRUE;
  return FALSE;
}

/* The first key of a rank leads to its first card, the same key once more to the next one. */
static gboolean
press_rank (RiffleBoard *self,
            guint        key)
{
  int before = riffle_highlights_get_rank (self->highlights), rank;
  g_autofree char *none = NULL;
  PatSpot spot;
  gboolean goes_on;

  if (!riffle_rank_finder_press (self->table, self->highlights, self->announcer, key))
    return FALSE;
  rank = riffle_highlights_get_rank (self->highlights);
  goes_on = rank == before && get_focused (self, &spot);
  if (rank <= 0 || riffle_rank_finder_lead (self->table, self->focus, (guint) rank,
                                            goes_on ? &spot : NULL))
    return TRUE;
  none = riffle_rank_finder_dup_sentence (self->table, (guint) rank);
  riffle_board_emit_sentence (self, none);
  return TRUE;
}

static gboolean
press (RiffleBoard *self,
       guint        key,
       gboolean     shift,
       guint32      time_msec)
{
  if (riffle_pile_chooser_is_active (self->chooser))
    return press_choosing (self, key, time_msec);
  /* What may be the second character of a pile's key goes before what it means otherwise. */
  return press_rank (self, key) || riffle_pile_jump_press (self->jump, key, time_msec) ||
         press_arrow (self, key) || press_other (self, key, shift) || press_letter (self, key);
}

static guint
find_meant (RiffleBoard *self,
            guint        key,
            guint        code)
{
  return riffle_board_is_own_key (key) ? riffle_keymap_simplify (key)
                                       : riffle_keymap_find_latin (GTK_WIDGET (self), code);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                RiffleBoard           *self)
{
  const GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK;
  GtkEventController *keys = GTK_EVENT_CONTROLLER (controller);

  /* Cards that are asked for beside the board have keys of their own. */
  if (get_game (self) == NULL || riffle_specials_has_popup (self->specials) ||
      (state & others) != 0 ||
      gdk_key_event_is_modifier (gtk_event_controller_get_current_event (keys)))
    return FALSE;
  key = find_meant (self, key, code);
  if (!press (self, key, (state & GDK_SHIFT_MASK) != 0,
              gtk_event_controller_get_current_event_time (keys)))
    return FALSE;
  riffle_focus_show (self->focus);
  if (key != PEEK_KEY)
    riffle_peek_end (self->peek);
  return TRUE;
}

static void
key_released_cb (GtkEventControllerKey *controller,
                 guint                  key,
                 guint                  code,
                 GdkModifierType        state,
                 RiffleBoard           *self)
{
  if (find_meant (self, key, code) == PEEK_KEY)
    riffle_peek_end (self->peek);
}

void
riffle_board_add_keys (RiffleBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
