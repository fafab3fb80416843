/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a squared pile, spread out beside it for a look. */
#include "config.h"

#include "riffle-spread.h"

#include <math.h>

#include "riffle-drawing.h"
#include "riffle-geometry.h"
#include "riffle-scroll.h"

#define GAP          8     /* pixels around the cards and between panel and pile */
#define WIDE_STEP    0.42f /* of a card's width, from one card to the next if there is room, */
#define LEAST_STEP   0.3f  /* and if there is not */
#define LINE_STEP    0.45f /* of a card's height, from one line to the next */
#define BESIDE       2     /* pixels between cards with simple faces, which do not overlap */

typedef struct
{
  guint            n_cards;
  guint            per_line;
  float            step_x;   /* pixels */
  float            step_y;
  graphene_rect_t  panel;
} Spread;

/* Whether the rules let the player look beneath the top card, and there is a card face up. */
gboolean
riffle_spread_is_possible (RiffleTable *table,
                           guint        number)
{
  RifflePile *pile = riffle_table_get_pile (table, number);

  if (pat_rules_get_game (pat_game_get_rules (riffle_table_get_game (table)))->hides_cards)
    return FALSE;
  for (guint i = 0; i + 1 < pile->cards->len; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, i);

      if (card->buried && !pat_card_is_face_down (card->card))
        return TRUE;
    }
  return FALSE;
}

/* Simple faces have their suit in the other corner, so that only whole cards can be read. */
static gboolean
has_simple_faces (RiffleCardCache *cache,
                  RifflePile      *pile)
{
  const RiffleDeckStyle *style = riffle_card_cache_get_style (cache);

  return riffle_deck_style_is_simple (style, pile->card_width) &&
         (style->strips & RIFFLE_DECK_EDGE_LEFT) == 0;
}

/* As few lines as there can be with steps between the wide one and the least. */
static void
choose_lines (Spread *spread,
              float   card_width,
              float   room,
              float   wide,
              float   least)
{
  guint n_lines = 0;

  do
    {
      spread->per_line = (spread->n_cards + n_lines) / (n_lines + 1);
      n_lines++;
      spread->step_x = spread->per_line < 2 ? wide : (room - card_width) /
                       (float) (spread->per_line - 1);
    }
  while (spread->step_x < least && spread->per_line > 1);
  spread->step_x = floorf (MIN (spread->step_x, wide));
}

/* Puts the panel below the pile, or above it if there is no room, within what is seen. */
static void
place_panel (RiffleTable     *table,
             guint            number,
             graphene_rect_t *panel)
{
  RifflePile *pile = riffle_table_get_pile (table, number);
  graphene_rect_t extent = riffle_geometry_get_extent (table, number, pile->cards->len);
  graphene_rect_t seen;
  float below = extent.origin.y + extent.size.height + GAP;
  float above = extent.origin.y - GAP - panel->size.height;

  riffle_scroll_get_seen (gtk_widget_get_parent (GTK_WIDGET (pile)), &seen);
  panel->origin.x = extent.origin.x + (extent.size.width - panel->size.width) / 2;
  panel->origin.x = rintf (CLAMP (panel->origin.x, GAP,
                                  MAX (GAP, seen.size.width - GAP - panel->size.width)));
  panel->origin.y = below;
  if (below + panel->size.height > seen.origin.y + seen.size.height && above >= seen.origin.y)
    panel->origin.y = above;
  panel->origin.y = rintf (CLAMP (panel->origin.y, seen.origin.y,
                                  MAX (seen.origin.y, seen.origin.y + seen.size.height -
                                       panel->size.height)));
}

static void
plan (RiffleTable     *table,
      guint            number,
      RiffleCardCache *cache,
      Spread          *spread)
{
  RifflePile *pile = riffle_table_get_pile (table, number);
  GtkWidget *board = gtk_widget_get_parent (GTK_WIDGET (pile));
  float width = (float) pile->card_width, height = (float) pile->card_height;
  float room = (float) gtk_widget_get_width (board) - 4 * GAP;
  guint n_lines;

  spread->n_cards = pile->cards->len;
  if (has_simple_faces (cache, pile))
    choose_lines (spread, width, room, width + BESIDE, width + BESIDE);
  else
    choose_lines (spread, width, room, WIDE_STEP * width, LEAST_STEP * width);
  n_lines = (spread->n_cards + spread->per_line - 1) / spread->per_line;
  spread->step_y = floorf (LINE_STEP * height);
  spread->panel.size.width = width + spread->step_x * (float) (spread->per_line - 1) + 2 * GAP;
  spread->panel.size.height = height + spread->step_y * (float) (n_lines - 1) + 2 * GAP;
  place_panel (table, number, &spread->panel);
}

/* The lines run to the right in every script, because the left corner always has rank and suit. */
static void
snapshot_cards (RiffleCardCache *cache,
                RifflePile      *pile,
                const Spread    *spread,
                GtkSnapshot     *snapshot)
{
  for (guint i = 0; i < spread->n_cards; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, i);

      graphene_rect_t rect = riffle_pile_get_card_rect (pile, GRAPHENE_POINT_INIT (
                                                          spread->panel.origin.x + GAP +
                                                          spread->step_x *
                                                          (float) (i % spread->per_line),
                                                          spread->panel.origin.y + GAP +
                                                          spread->step_y *
                                                          (float) (i / spread->per_line)));

      riffle_drawing_snapshot (riffle_card_cache_get_node (cache, card->card), &rect, snapshot);
    }
}

/* Draws all cards of a pile, the lowest first, on a dark panel. */
void
riffle_spread_snapshot (RiffleTable     *table,
                        guint            number,
                        RiffleCardCache *cache,
                        GtkSnapshot     *snapshot)
{
  const GdkRGBA dark = { 0, 0, 0, 0.72f }, shadow = { 0, 0, 0, 0.5f };
  GskRoundedRect outline;
  Spread spread;

  plan (table, number, cache, &spread);
  gsk_rounded_rect_init_from_rect (&outline, &spread.panel, GAP);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 2, 2, 10);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &dark, &spread.panel);
  gtk_snapshot_pop (snapshot);
  snapshot_cards (cache, riffle_table_get_pile (table, number), &spread, snapshot);
}
