/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others may ask of the board; riffle-board.h lists it. */
#include "config.h"

#include "riffle-board-private.h"

#include "riffle-scroll.h"
#include "riffle-spoken.h"

/**
 * riffle_board_set_game:
 * @game: (nullable): the game to show and to play
 *
 * Shows a game. A game without a move yet is dealt before the player's eyes.
 */
void
riffle_board_set_game (RiffleBoard *self,
                       PatGame     *game)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (game == NULL || PAT_IS_GAME (game));

  g_object_set (self, "game", game, NULL);
}

/**
 * riffle_board_get_game:
 *
 * Returns: (nullable) (transfer none): the game
 */
PatGame *
riffle_board_get_game (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  return riffle_table_get_game (self->table);
}

/**
 * riffle_board_set_deck:
 * @deck: the deck to play with
 *
 * Changes the drawing of the cards.
 */
void
riffle_board_set_deck (RiffleBoard *self,
                       RiffleDeck  *deck)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (RIFFLE_IS_DECK (deck));

  g_object_set (self, "deck", deck, NULL);
}

/**
 * riffle_board_get_deck:
 *
 * Returns: (transfer none): the deck
 */
RiffleDeck *
riffle_board_get_deck (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  return riffle_card_cache_get_deck (self->cache);
}

/**
 * riffle_board_get_deck_style:
 *
 * Returns: (transfer none): how cards are drawn now: as the player wants it, with what the fans of
 *   the game need
 */
const RiffleDeckStyle *
riffle_board_get_deck_style (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  return riffle_card_cache_get_style (self->cache);
}

/**
 * riffle_board_set_deck_style:
 * @style: how the player wants cards to be drawn
 *
 * Changes how the deck draws the cards.
 */
void
riffle_board_set_deck_style (RiffleBoard           *self,
                             const RiffleDeckStyle *style)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  riffle_layout_set_style (self->layout, style);
  riffle_board_place (self, FALSE);
  riffle_layout_resize_cards (self->layout);
}

/**
 * riffle_board_finish_animations:
 *
 * Lets all cards arrive at once, and ends the wreath of a game that was won.
 */
void
riffle_board_finish_animations (RiffleBoard *self)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  riffle_finale_end (riffle_motion_get_finale (self->motion));
  riffle_motion_finish (self->motion);
}

/**
 * riffle_board_turn_page:
 * @direction: 1 downwards, -1 upwards
 *
 * Scrolls nearly as far as can be seen at once, also while cards are dragged or chosen.
 *
 * Returns: whether the board is higher than what can be seen of it
 */
gboolean
riffle_board_turn_page (RiffleBoard *self,
                        int          direction)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return riffle_scroll_turn_page (GTK_WIDGET (self), direction);
}

/**
 * riffle_board_announce:
 * @sentence: (nullable): whole sentences, each with its stop; nothing is said of NULL or an empty
 *   string
 *
 * Tells users of a screen reader something, after what else there is to tell.
 */
void
riffle_board_announce (RiffleBoard *self,
                       const char  *sentence)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  riffle_announcer_say (self->announcer, sentence);
}

/**
 * riffle_board_show_hint:
 * @move: a move that is legal now
 *
 * Points at the cards and the destination of a move for a while, and says it to screen readers.
 * Cards that are on their way arrive at once.
 */
void
riffle_board_show_hint (RiffleBoard   *self,
                        const PatMove *move)
{
  g_autofree char *words = NULL;

  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (riffle_table_get_game (self->table) != NULL);

  riffle_motion_finish (self->motion);
  riffle_highlights_set_hint (self->highlights, move);
  words = riffle_spoken_hint (riffle_table_get_game (self->table), move);
  riffle_announcer_say_phrase (self->announcer, words);
}

/**
 * riffle_board_set_concealed:
 * @is_concealed: whether the backs of all cards are shown
 *
 * Hides the faces of all cards, or shows them again. What was hinted, held or looked at is
 * forgotten. The cards of a game that is shown later are not hidden. Screen readers find no card
 * meanwhile.
 */
void
riffle_board_set_concealed (RiffleBoard *self,
                            gboolean     is_concealed)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  if (is_concealed)
    {
      riffle_board_cancel_all (self);
      riffle_highlights_set_hint (self->highlights, NULL);
      riffle_motion_finish (self->motion);
    }
  riffle_table_conceal (self->table, is_concealed);
}

/**
 * riffle_board_cancel:
 *
 * Cancels what is chosen, asked for or dragged.
 *
 * Returns: whether there was any of that
 */
gboolean
riffle_board_cancel (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  if (pat_selection_get_n_cards (&self->selection) == 0 || riffle_drag_is_active (self->drag))
    return riffle_board_cancel_all (self);
  riffle_board_put_back (self);
  return TRUE;
}

/**
 * riffle_board_begin_choosing:
 * @pile: the first one
 *
 * From now on clicks and keys choose piles and move no cards, until riffle_board_end_choosing().
 * Each pile that is chosen, the first one too, is told with the signal RiffleBoard::pile-chosen.
 */
void
riffle_board_begin_choosing (RiffleBoard *self,
                             guint        pile)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (riffle_table_get_game (self->table) != NULL);

  riffle_board_cancel_all (self);
  riffle_hover_set_mode (self->hover, RIFFLE_HOVER_CHOOSES);
  riffle_pile_chooser_begin (self->chooser, pile);
}

/**
 * riffle_board_is_choosing:
 *
 * Returns: whether clicks and keys choose piles
 */
gboolean
riffle_board_is_choosing (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return riffle_pile_chooser_is_active (self->chooser);
}

/**
 * riffle_board_end_choosing:
 *
 * Clicks and keys move cards again; the signal RiffleBoard::choosing-ended tells it.
 */
void
riffle_board_end_choosing (RiffleBoard *self)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  riffle_pile_chooser_end (self->chooser);
}

/**
 * riffle_board_get_card_bounds:
 * @pile: a pile
 * @index: a card in it, from 0 at the bottom; -1: its place
 * @bounds: (out caller-allocates): where it belongs, relative to the native's surface
 *
 * Finds a card in the window.
 *
 * Returns: whether there is such a card and the board has been laid out
 */
gboolean
riffle_board_get_card_bounds (RiffleBoard     *self,
                              guint            pile,
                              int              index,
                              graphene_rect_t *bounds)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  RifflePile *holder;
  RiffleCard *card;
  graphene_point_t at;
  double x, y;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  if (native == NULL || !riffle_layout_is_ready (self->layout) ||
      pile >= riffle_table_get_n_piles (self->table))
    return FALSE;
  holder = riffle_table_get_pile (self->table, pile);
  card = index >= 0 ? riffle_pile_get_card (holder, (guint) index) : NULL;
  if (index >= 0 && card == NULL)
    return FALSE;
  if (!gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (native),
                                 card != NULL ? &card->target : &holder->base,
                                 &at))
    return FALSE;
  gtk_native_get_surface_transform (native, &x, &y);
  at.x += (float) x;
  at.y += (float) y;
  *bounds = riffle_pile_get_card_rect (holder, at);
  return TRUE;
}

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
  PatSpot spot;
  gboolean is_inside;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  is_inside = riffle_focus_get (self->focus, &spot);
  *pile = spot.pile;
  *index = spot.index;
  return is_inside;
}

/**
 * riffle_board_begin_special:
 * @special: which of the variant's special actions
 *
 * Plays a special action. If it needs piles or cards, the player is asked for them on the board,
 * with the signal RiffleBoard::prompt; Escape cancels it. If it has a question for the player, that
 * is told with the signal RiffleBoard::confirm.
 */
void
riffle_board_begin_special (RiffleBoard *self,
                            guint        special)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (riffle_table_get_game (self->table) != NULL);

  riffle_board_start_special (self, special, FALSE);
}

/**
 * riffle_board_confirm_special:
 * @special: which of the variant's special actions
 *
 * Plays a special action after its question, without asking that again.
 */
void
riffle_board_confirm_special (RiffleBoard *self,
                              guint        special)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (riffle_table_get_game (self->table) != NULL);

  riffle_board_start_special (self, special, TRUE);
}

/**
 * riffle_board_get_selection_size:
 *
 * Returns: how many cards are chosen
 */
guint
riffle_board_get_selection_size (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), 0);

  return pat_selection_get_n_cards (&self->selection);
}

/**
 * riffle_board_can_remove_selection:
 *
 * Returns: whether the chosen cards may be removed together
 */
gboolean
riffle_board_can_remove_selection (RiffleBoard *self)
{
  PatAnswer answer;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  if (riffle_table_get_game (self->table) == NULL)
    return FALSE;
  pat_game_remove_selection (riffle_table_get_game (self->table), &self->selection, &answer);
  return answer.kind == PAT_ANSWER_MOVE;
}

/**
 * riffle_board_remove_selection:
 *
 * Removes the chosen cards together; if that is not allowed, says why.
 */
void
riffle_board_remove_selection (RiffleBoard *self)
{
  PatAnswer answer;

  g_return_if_fail (RIFFLE_IS_BOARD (self));

  if (riffle_table_get_game (self->table) == NULL)
    return;
  pat_game_remove_selection (riffle_table_get_game (self->table), &self->selection, &answer);
  riffle_board_follow_answer (self, &answer);
}
