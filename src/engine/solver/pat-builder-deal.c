/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps the piles of a builder's deal, each of them once: a few thousand are at hand where the
 * positions that they are in would fill the memory. */
#include "config.h"

#include "pat-builder-deal-private.h"

#define FIRST_PILES 1024 /* a power of two */
#define FIRST_SHIFT 21   /* 32 less the bits of a place: at most half of them are taken */

void
pat_builder_deal_init (PatBuilderDeal   *self,
                       const PatBuilder *game)
{
  memset (self, 0, sizeof *self);
  self->game = game;
  self->max_piles = FIRST_PILES;
  self->piles = g_new (PatBuilderPile, self->max_piles);
  self->shift = FIRST_SHIFT;
  self->places = g_new (guint32, 2 * self->max_piles);
}

void
pat_builder_deal_clear (PatBuilderDeal *self)
{
  g_clear_pointer (&self->piles, g_free);
  g_clear_pointer (&self->places, g_free);
}

/* Forgets all piles, and judges those to come by other weights. */
void
pat_builder_deal_reset (PatBuilderDeal          *self,
                        const PatBuilderWeights *weights,
                        gboolean                 merges)
{
  self->weights = *weights;
  self->merges = merges;
  for (guint card = 0; card < G_N_ELEMENTS (self->names); card++)
    self->names[card] = merges ? self->game->alike[card] : (guint8) card;
  self->n_piles = 0;
  memset (self->places, 0, 2 * self->max_piles * sizeof (guint32));
  for (guint i = 0; i < self->game->n_classes; i++)
    {
      const PatBuilderClass *class = &self->game->classes[i];
      PatBuilderPile pile = { .below = i };

      pile.score = (gint16) (class->is_cell || class->fill == 0 ? 0 : -weights->spaces);
      pat_builder_deal_add (self, &pile);
    }
}

/* The place of the pile that a card makes of another, or the free one where it belongs. */
static guint32 *
find_place (const PatBuilderDeal *self,
            guint32               below,
            guint                 card)
{
  guint32 mask = 2 * self->max_piles - 1;
  guint32 i = (below * 64 + card) * 0x9e3779b1u >> self->shift;

  while (self->places[i] != 0 && (self->piles[self->places[i]].below != below ||
                                  self->piles[self->places[i]].card != card))
    i = (i + 1) & mask;
  return &self->places[i];
}

static void
grow (PatBuilderDeal *self)
{
  guint32 *old = self->places, n_old = 2 * self->max_piles;

  self->max_piles *= 2;
  self->shift--;
  self->piles = g_renew (PatBuilderPile, self->piles, self->max_piles);
  self->places = g_new0 (guint32, 2 * self->max_piles);
  for (guint32 i = 0; i < n_old; i++)
    if (old[i] != 0)
      *find_place (self, self->piles[old[i]].below, self->piles[old[i]].card) = old[i];
  g_free (old);
}

/* Notes what can be taken from a pile and put on it, from what that was without its top card. */
void
pat_builder_deal_open (const PatBuilderDeal *self,
                       PatBuilderPile       *pile,
                       guint                 class_nth)
{
  const PatBuilderClass *class = &self->game->classes[class_nth];
  const PatBuilderPile *below = &self->piles[pile->below];
  guint64 top = G_GUINT64_CONSTANT (1) << pile->card;
  gboolean covers = class->take == PAT_TAKE_TOP || below->n <= pile->n_down ||
                    (class->take != PAT_TAKE_OPEN && (class->run[below->card] & top) == 0);
  gboolean is_down = pile->n == pile->n_down;

  pile->units = is_down || class->take == PAT_TAKE_NONE ? 0 : covers ? top : below->units | top;
  pile->accepts = is_down || pile->n >= class->max_cards ? 0 : class->build[pile->card];
}

/* Adds a pile that is not looked for later. */
guint32
pat_builder_deal_add (PatBuilderDeal       *self,
                      const PatBuilderPile *pile)
{
  self->piles[self->n_piles++] = *pile;
  if (self->n_piles == self->max_piles)
    grow (self);
  return self->n_piles - 1;
}

/* The pile that a card makes of another. */
guint32
pat_builder_deal_push (PatBuilderDeal *self,
                       guint32         below,
                       guint           class_nth,
                       guint           card)
{
  guint32 *place = find_place (self, below, card), nth = *place;
  PatBuilderPile pile;

  if (nth != 0)
    return nth;
  *place = self->n_piles;
  pile = self->piles[below];
  pile.below = below;
  pat_builder_deal_put (self, &pile, class_nth, card);
  pat_builder_deal_open (self, &pile, class_nth);
  return pat_builder_deal_add (self, &pile);
}

gsize
pat_builder_deal_get_bytes (const PatBuilderDeal *self)
{
  return self->max_piles * (sizeof (PatBuilderPile) + 2 * sizeof (guint32));
}
