/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is spoken of the board: the names of cards and piles, and what happens. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-announce.h"
#include "riffle-board-private.h"

static void
set_label_of_card (RiffleCard *card,
                   const char *pile,
                   guint       size)
{
  g_autofree char *name = pat_words_card (card->card);
  /* Translators: a card as it is spoken: its name, the pile, and its place counted from the
   * bottom, for example * "Seven of Hearts, Column 3, card 5 of 5" */
  g_autofree char *label = g_strdup_printf (_("%s, %s, card %u of %u"), name, pile,
                                            card->index + 1u, size);

  riffle_piece_set_label (RIFFLE_PIECE (card), label);
}

static void
update_pile (RiffleBoard *self,
             RifflePile  *pile)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  g_autofree char *state = pat_words_pile_state (rules, pat_game_get_position (self->game),
                                                 pile->number);
  g_autofree char *name = pat_words_pile (rules, pile->number);
  gboolean focusable = pile->cards->len == 0 && pile->place != RIFFLE_PILE_NO_PLACE;

  riffle_piece_set_label (RIFFLE_PIECE (pile), state);
  gtk_widget_set_focusable (GTK_WIDGET (pile), focusable);
  for (guint i = 0; i < pile->cards->len; i++)
    set_label_of_card (riffle_pile_get_card (pile, i), name, pile->cards->len);
  pile->changed = FALSE;
}

/* Brings names, places and focusability up to date; empty piles may say something new when
 * others change. */
void
riffle_board_update_labels (RiffleBoard *self)
{
  for (guint i = 0; i < self->piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      if (pile->changed || pile->cards->len == 0)
        update_pile (self, pile);
    }
}

static GtkWidget *
find_speaker (RiffleBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return focus;
  return GTK_WIDGET (self);
}

void
riffle_board_announce (RiffleBoard *self,
                       const char  *sentence)
{
  GtkWidget *speaker = find_speaker (self);

  if (sentence == NULL || *sentence == '\0')
    return;
  if (self->speaker != NULL && self->speaker != speaker)
    riffle_announce_over (self->speaker);
  g_set_weak_pointer (&self->speaker, speaker);
  riffle_announce (speaker, sentence);
}

void
riffle_board_announce_end (RiffleBoard *self)
{
  switch (pat_game_get_state (self->game))
    {
    case PAT_GAME_WON:
      riffle_board_announce (self, _("You have won the game."));
      break;
    case PAT_GAME_STUCK:
      riffle_board_announce (self, _("There are no more moves."));
      break;
    case PAT_GAME_LOST:
      riffle_board_announce (self, _("The game is lost."));
      break;
    case PAT_GAME_PLAYING:
      break;
    }
}
