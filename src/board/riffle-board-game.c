/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board and its game: what the board does when it hears of changes. */
#include "config.h"

#include "riffle-board-private.h"

#include "riffle-labels.h"
#include "riffle-places.h"

static void
show_all (RiffleBoard *self,
          gboolean     animated)
{
  riffle_places_update (self->table);
  riffle_board_place (self, animated);
  riffle_labels_update (self->table);
  riffle_focus_restore (self->focus);
  riffle_hover_forget (self->hover);
  riffle_specials_watch (self->specials);
}

static void
follow_card_cb (RiffleCard        *card,
                RiffleStepEffects  effects,
                guint              turn,
                gpointer           user_data)
{
  RiffleBoard *self = user_data;

  riffle_motion_add_card (self->motion, card, (effects & RIFFLE_STEP_CARRIED) != 0, turn);
  if ((effects & RIFFLE_STEP_TURNED) != 0)
    riffle_announcer_tell_turned (self->announcer, card->card);
}

/* Makes all cards for the game's position, and drops whatever concerned those before. */
static void
make_cards (RiffleBoard *self)
{
  riffle_table_make_piles (self->table);
  riffle_motion_forget_moves (self->motion);
  riffle_board_reset_clicks (self);
  riffle_board_drop_all (self);
  riffle_motion_finish (self->motion);
  riffle_table_arrange_piles (self->table);
}

static void
moved_cb (PatGame        *game,
          const PatMove  *move,
          const PatSteps *steps,
          gboolean        forwards,
          RiffleBoard    *self)
{
  riffle_focus_note (self->focus);
  riffle_announcer_tell_move (self->announcer, move, steps, forwards);
  riffle_motion_begin_move (self->motion);
  riffle_table_follow_steps (self->table, steps, forwards, follow_card_cb, self);
  riffle_board_drop_all (self);
}

static void
changed_cb (PatGame     *game,
            RiffleBoard *self)
{
  if (riffle_table_is_in_step (self->table))
    riffle_table_arrange_cards (self->table);
  else
    {
      riffle_focus_note (self->focus);
      make_cards (self);
    }
  show_all (self, TRUE);
}

static void
start_deal (RiffleBoard *self)
{
  guint n_cards, interval_msec;

  riffle_motion_start_deal (self->motion, &n_cards, &interval_msec);
  /* If nobody sees the board, there is nothing to tell. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    riffle_board_emit_dealing (self, n_cards, interval_msec);
}

static void
dealt_cb (PatGame     *game,
          RiffleBoard *self)
{
  riffle_focus_note (self->focus);
  if (pat_game_get_is_untouched (game))
    riffle_focus_begin (self->focus);
  riffle_layout_forget (self->layout);
  make_cards (self);
  riffle_pile_chooser_end (self->chooser);
  show_all (self, FALSE);
  riffle_announcer_tell_deal (self->announcer);
  if (pat_game_get_is_untouched (game))
    start_deal (self);
}

static void
ended_cb (PatGame     *game,
          RiffleBoard *self)
{
  riffle_announcer_tell_end (self->announcer);
  if (pat_game_get_state (game) != PAT_GAME_WON)
    return;
  /* Nothing is left to be pressed. */
  g_object_set (self, "pile-keys", FALSE, NULL);
  riffle_motion_await_win (self->motion);
}

/* Takes the game and all its cards off the board. */
void
riffle_board_forget_game (RiffleBoard *self)
{
  PatGame *game = riffle_table_get_game (self->table);

  if (game == NULL)
    return;
  riffle_focus_note (self->focus);
  riffle_pile_chooser_end (self->chooser);
  riffle_board_drop_all (self);
  riffle_specials_forget (self->specials);
  g_signal_handlers_disconnect_by_data (game, self);
  riffle_table_set_game (self->table, NULL);
  riffle_announcer_set_game (self->announcer, NULL);
  make_cards (self);
}

static gboolean
is_same_variant (PatGame *former,
                 PatGame *game)
{
  return former != NULL && game != NULL
         && g_str_equal (pat_variant_get_id (pat_game_get_variant (former)),
                         pat_variant_get_id (pat_game_get_variant (game)));
}

/* Shows a game, or none. A game without a move yet is dealt before the player's eyes. */
void
riffle_board_show_game (RiffleBoard *self,
                        PatGame     *game)
{
  g_autoptr (PatGame) former = NULL;

  if (riffle_table_get_game (self->table) == game)
    return;
  /* The announcer and handlers may look at it once more. */
  g_set_object (&former, riffle_table_get_game (self->table));
  riffle_board_forget_game (self);
  if (!is_same_variant (former, game))
    riffle_focus_begin (self->focus);
  riffle_table_set_game (self->table, game);
  riffle_announcer_set_game (self->announcer, game);
  if (game != NULL)
    {
      g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
      g_signal_connect (game, "changed", G_CALLBACK (changed_cb), self);
      g_signal_connect (game, "dealt", G_CALLBACK (dealt_cb), self);
      g_signal_connect (game, "ended", G_CALLBACK (ended_cb), self);
      dealt_cb (game, self);
    }
  g_object_notify (G_OBJECT (self), "game");
}

/**
 * riffle_board_is_moving:
 *
 * Returns: whether cards are on their way to where they belong; the signal RiffleBoard::landed
 *   tells when the last one is there
 */
gboolean
riffle_board_is_moving (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return riffle_animator_is_running (riffle_motion_get_animator (self->motion));
}

/**
 * riffle_board_get_wreath:
 * @self: a board
 * @around: (out caller-allocates): the outer bounds of the wreath, in pixels of the board
 * @within: (out caller-allocates): the bounds of the ellipse in its middle, which it leaves free
 *
 * Tells where the cards of a won game lie as a wreath, or will lie.
 *
 * Returns: %FALSE if there is no wreath
 */
gboolean
riffle_board_get_wreath (RiffleBoard     *self,
                         graphene_rect_t *around,
                         graphene_rect_t *within)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return riffle_finale_get_bounds (riffle_motion_get_finale (self->motion), around, within);
}
