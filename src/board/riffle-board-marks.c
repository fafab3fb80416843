/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights: what travels, where it may go, what is proposed and what the pointer could take. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-board-private.h"

#define HINT_MSEC 3000

/* Whether the hint begins (or ends) with this card; of a pile that is meant as a whole, its top
 * card. */
static gboolean
is_in_pick (const PatPick *pick,
            guint          pile,
            int            index,
            guint          size)
{
  if (pick->pile != pile)
    return FALSE;
  if (pick->index > 0)
    return index == pick->index - 1;
  return index >= (int) size - MAX (pick->count, 1) || size == 0;
}

static gboolean
is_hinted (RiffleBoard *self,
           guint        pile,
           int          index)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  guint size = pat_position_get_size (pat_game_get_position (self->game), pile);

  if (self->hint_id == 0)
    return FALSE;
  if (self->hint.kind == PAT_MOVE_STOCK)
    return pat_rules_get_role (rules, pile) == PAT_STOCK && index == (int) size - 1;
  for (guint i = 0; i < self->hint.n_picks; i++)
    if (is_in_pick (&self->hint.picks[i], pile, index, size))
      return TRUE;
  return FALSE;
}

/* Whether a card was picked already for the special action that asks for more. */
static gboolean
is_picked (RiffleBoard    *self,
           const PatMoves *asked,
           PatSpot         spot)
{
  guint size = pat_position_get_size (pat_game_get_position (self->game), spot.pile);

  for (guint i = 0; i < self->selection.n_spots; i++)
    if (is_in_pick (&asked->moves[0].picks[i], spot.pile, spot.index, size))
      return TRUE;
  return FALSE;
}

static gboolean
is_hovered (RiffleBoard *self,
            guint        pile,
            int          index)
{
  return self->hover_index != RIFFLE_BOARD_NO_HOVER && pile == self->hover_pile && index >= 0 &&
         index >= self->hover_index;
}

/* What a pile is for the cards that are chosen. */
static RiffleMarks
find_destination (RiffleBoard *self,
                  guint        pile)
{
  if (!self->highlight_moves || !riffle_board_holds_cards (self))
    return RIFFLE_MARK_NONE;
  if (self->drag.active && self->drag.over == (int) pile)
    return RIFFLE_MARK_DESTINATION | RIFFLE_MARK_TARGET;
  if (pat_game_is_destination (self->game, &self->selection, pile))
    return RIFFLE_MARK_DESTINATION;
  return RIFFLE_MARK_NONE;
}

/* `asked` is what a special action may still become, or NULL if none asks for anything. */
static RiffleMarks
find_marks (RiffleBoard    *self,
            const PatMoves *asked,
            PatSpot         spot)
{
  RiffleMarks marks = RIFFLE_MARK_NONE;

  if (pat_selection_has (&self->selection, spot) ||
      (asked != NULL && is_picked (self, asked, spot)))
    marks |= RIFFLE_MARK_SELECTED;
  if (is_hinted (self, spot.pile, spot.index))
    marks |= RIFFLE_MARK_HINT;
  if (is_hovered (self, spot.pile, spot.index))
    marks |= RIFFLE_MARK_AVAILABLE;
  if (asked != NULL && riffle_board_is_asked_for (self, asked, spot))
    marks |= RIFFLE_MARK_DESTINATION;
  return marks;
}

static void
mark_pile (RiffleBoard    *self,
           const PatMoves *asked,
           RifflePile     *pile)
{
  RiffleMarks destination = find_destination (self, pile->number);
  RiffleMarks of_place = RIFFLE_MARK_NONE;
  int size = (int) pile->cards->len;

  if (size == 0)
    of_place = destination | find_marks (self, asked, (PatSpot) { pile->number, -1 });
  riffle_piece_set_marks (RIFFLE_PIECE (pile), of_place);
  for (int i = 0; i < size; i++)
    riffle_piece_set_marks (RIFFLE_PIECE (riffle_pile_get_card (pile, (guint) i)),
                            find_marks (self, asked, (PatSpot) { pile->number, i }) |
                            (i == size - 1 ? destination : RIFFLE_MARK_NONE));
}

/* Brings all highlights up to date. */
void
riffle_board_update_marks (RiffleBoard *self)
{
  g_autofree PatMoves *asked = NULL;

  if (self->game == NULL || self->table.piles->len == 0)
    return;
  asked = riffle_board_list_asked (self);
  for (guint i = 0; i < self->table.piles->len; i++)
    mark_pile (self, asked, riffle_board_get_pile (self, i));
}

void
riffle_board_clear_hint (RiffleBoard *self)
{
  if (self->hint_id == 0)
    return;
  g_clear_handle_id (&self->hint_id, g_source_remove);
  riffle_board_update_marks (self);
}

static gboolean
hint_over_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;

  self->hint_id = 0;
  riffle_board_update_marks (self);
  return G_SOURCE_REMOVE;
}

/* The piles where the cards of a move lie, by their names. */
static char *
dup_sources (RiffleBoard   *self,
             const PatMove *move)
{
  guint n = move->kind == PAT_MOVE_REMOVE ? move->n_picks : move->kind == PAT_MOVE_CARDS ? 1 : 0;
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = pat_words_pile (pat_game_get_rules (self->game),
                                              move->picks[i].pile);

      pat_words_add_item (names, name);
    }
  return g_string_free (names, FALSE);
}

/**
 * riffle_board_show_hint:
 * @move: a move that is legal now
 *
 * Points at the cards and the destination of a move for a while, and says it to screen readers.
 */
void
riffle_board_show_hint (RiffleBoard   *self,
                        const PatMove *move)
{
  g_autofree char *words = NULL;
  g_autofree char *piles = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (self->game != NULL);

  riffle_board_clear_hint (self);
  self->hint = *move;
  self->hint_id = g_timeout_add (HINT_MSEC, hint_over_cb, self);
  riffle_board_update_marks (self);
  words = pat_words_move (pat_game_get_rules (self->game), pat_game_get_position (self->game),
                          move);
  piles = dup_sources (self, move);
  if (*piles == '\0')
    /* Translators: a move that is proposed: "Hint: Deal from the stock" */
    sentence = g_strdup_printf (_("Hint: %s"), words);
  else
    /* Translators: a move that is proposed, and the piles where its cards lie: "Hint: Five of
     * Diamonds to column 3 (Waste)" */
    sentence = g_strdup_printf (_("Hint: %1$s (%2$s)"), words, piles);
  riffle_announcer_say_phrase (self->announcer, sentence);
}
