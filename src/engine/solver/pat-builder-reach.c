/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Recognizes positions of a builder that are lost because there will never be a space again.
 *
 * As long as no space and no cell is empty, cards go to other cards one at a time, or up. This
 * plays on with fewer rules than the game has: a card that is put on another is not in its way, and
 * what has been uncovered once stays so. If no pile that could be filled again gets empty in this
 * way, and some card stays where it is, then no line of the game does better. */
#include "config.h"

#include "pat-builder-reach-private.h"

#include "pat-bits-private.h"

/* The cards that go up next once some cards can: all those of a suit that follow on each other. */
static guint64
go_up (const PatBuilder *game,
       guint             card,
       guint64           freed,
       guint64           next)
{
  guint suit = pat_card_get_suit ((PatCard) card), height = game->height[card];

  next &= ~game->bit_at[suit][height];
  while ((freed & game->bit_at[suit][height]) != 0)
    height++;
  return next | game->bit_at[suit][height];
}

/* Whether a space or an empty cell may come, or all cards may go up, in a game that needs one to
 * move more than one card, from a position in which there are none. `next` are the cards that go up
 * next, `wanted` those that some pile takes, `tops` the top cards of the piles, and `pile_of` has
 * the number of each pile by its top card. */
gboolean
pat_builder_may_get_room (const PatBuilderState *state,
                          const PatBuilderDeal  *deal,
                          guint64                next,
                          guint64                wanted,
                          guint64                tops,
                          const guint8          *pile_of)
{
  const PatBuilder *game = deal->game;
  guint64 freed = 0, ready;
  guint32 piles[PAT_BUILDER_MAX_PILES];
  guint8 places[64];

  memcpy (piles, state->piles, game->n_piles * sizeof (guint32));
  memcpy (places, pile_of, sizeof places);
  while ((ready = tops & (wanted | next)) != 0)
    {
      guint card = pat_bits_first (ready), nth = places[card];
      guint64 bit = G_GUINT64_CONSTANT (1) << card;
      const PatBuilderPile *left = &deal->piles[piles[nth] = deal->piles[piles[nth]].below];

      freed |= bit;
      tops &= ~bit;
      wanted |= game->needs[card] | left->accepts;
      if ((next & bit) != 0)
        next = go_up (game, card, freed, next);
      if (left->n > 0)
        {
          tops |= G_GUINT64_CONSTANT (1) << left->card;
          places[left->card] = (guint8) nth;
        }
      else if (game->classes[game->class_of[nth]].fill != 0)
        return TRUE;
    }
  return tops == 0;
}
