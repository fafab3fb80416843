/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of the board are drawn, in which style and at which size, and when again. */
#include "config.h"

#include "riffle-redraw.h"

#include "riffle-edges.h"

#define RESIZE_MSEC 100 /* without a change before cards are drawn at their new size */

struct _RiffleRedraw
{
  RiffleTable      *table;     /* it outlives this */
  RiffleCardCache  *cache;     /* (owned) */
  RiffleDeckStyle   style;     /* as the player wants it, without what fans need */
  RiffleRedrawSize  size;      /* that is wanted */
  guint             resize_id; /* source that draws the cards at that size; 0: none */
};

/**
 * riffle_redraw_new:
 * @table: the cards
 * @cache: their drawings
 *
 * Returns: (transfer full): what has the cards of a table drawn; the table has to outlive it
 */
RiffleRedraw *
riffle_redraw_new (RiffleTable     *table,
                   RiffleCardCache *cache)
{
  RiffleRedraw *self = g_new0 (RiffleRedraw, 1);

  self->table = table;
  self->cache = g_object_ref (cache);
  return self;
}

void
riffle_redraw_free (RiffleRedraw *self)
{
  riffle_redraw_stop (self);
  g_object_unref (self->cache);
  g_free (self);
}

/* Draws nothing any more that waits for the player to finish resizing. */
void
riffle_redraw_stop (RiffleRedraw *self)
{
  g_clear_handle_id (&self->resize_id, g_source_remove);
}

/* Draws the cards as the player wants them, until riffle_redraw_fit_fans() without what fans
 * need. */
void
riffle_redraw_set_style (RiffleRedraw          *self,
                         const RiffleDeckStyle *style)
{
  self->style = *style;
  riffle_card_cache_set_style (self->cache, style);
}

/* Has the deck put rank and suit where they are seen when cards of the game on the table overlap
 * sideways. */
void
riffle_redraw_fit_fans (RiffleRedraw *self,
                        gboolean      mirrored)
{
  const RiffleDeckStyle *now = riffle_card_cache_get_style (self->cache);
  RiffleDeckStyle style = self->style;

  riffle_edges_find (pat_game_get_rules (riffle_table_get_game (self->table)), mirrored, &style);
  if (now->corners == style.corners && now->strips == style.strips)
    return;
  riffle_card_cache_set_style (self->cache, &style);
  riffle_table_redraw (self->table);
}

/* Draws the cards at a size now. */
void
riffle_redraw_resize (RiffleRedraw     *self,
                      RiffleRedrawSize  size)
{
  riffle_redraw_stop (self);
  self->size = size;
  riffle_card_cache_set_size (self->cache, size.width, size.height, size.scale);
  riffle_table_redraw (self->table);
}

static gboolean
resize_cb (gpointer user_data)
{
  RiffleRedraw *self = user_data;

  self->resize_id = 0;
  if (riffle_table_get_game (self->table) != NULL)
    riffle_redraw_resize (self, self->size);
  return G_SOURCE_REMOVE;
}

/* Draws the first size at once, and later ones when the player has done with resizing. */
void
riffle_redraw_queue_resize (RiffleRedraw     *self,
                            RiffleRedrawSize  size)
{
  if (riffle_card_cache_get_node (self->cache, RIFFLE_DECK_EMPTY) == NULL)
    {
      riffle_redraw_resize (self, size);
      return;
    }
  riffle_redraw_stop (self);
  self->size = size;
  self->resize_id = g_timeout_add (RESIZE_MSEC, resize_cb, self);
}

/* Returns: (transfer none): how the player wants the cards to be drawn */
const RiffleDeckStyle *
riffle_redraw_get_style (RiffleRedraw *self)
{
  return &self->style;
}

/* Returns: a card's height divided by its width */
double
riffle_redraw_get_aspect (RiffleRedraw *self)
{
  return riffle_deck_get_aspect (riffle_card_cache_get_deck (self->cache));
}
