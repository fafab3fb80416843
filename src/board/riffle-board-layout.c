/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the board's widgets lie, how they get there, and in which order they are drawn. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

#include "riffle-overlap.h"

#define NATURAL_WIDTH  880
#define NATURAL_HEIGHT 640
#define RESIZE_MSEC    100  /* of quiet before the cards are drawn at their new size */
#define SMALL_CARD     100  /* pixels */
#define LARGE_CARD     170
#define RAISE          0.14 /* of a card's height: how far chosen cards are raised, */
#define LEAST_ABOVE    5    /* with so many pixels left between their marks and the board's edge */

static gboolean
resize_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;

  self->resize_id = 0;
  riffle_board_resize_cards (self);
  return G_SOURCE_REMOVE;
}

/* Has everything drawn anew, because the deck draws it otherwise. */
void
riffle_board_redraw (RiffleBoard *self)
{
  for (guint i = 0; i < self->table.piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      gtk_widget_queue_draw (GTK_WIDGET (pile));
      for (guint k = 0; k < pile->cards->len; k++)
        gtk_widget_queue_draw (GTK_WIDGET (riffle_pile_get_card (pile, k)));
    }
}

/* Draws the cards anew at the size that they have now. */
void
riffle_board_resize_cards (RiffleBoard *self)
{
  g_clear_handle_id (&self->resize_id, g_source_remove);
  if (self->cache == NULL || self->game == NULL || self->width == 0)
    return;
  riffle_card_cache_set_size (self->cache, (int) self->table.layout.card_width,
                              (int) self->table.layout.card_height,
                              gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  riffle_board_redraw (self);
}

/* The first size is drawn at once; later ones when the player has done with resizing. */
static void
queue_resize_cards (RiffleBoard *self)
{
  if (self->cache == NULL || self->game == NULL)
    return;
  if (riffle_card_cache_get_node (self->cache, RIFFLE_DECK_EMPTY) == NULL)
    {
      riffle_board_resize_cards (self);
      return;
    }
  g_clear_handle_id (&self->resize_id, g_source_remove);
  self->resize_id = g_timeout_add (RESIZE_MSEC, resize_cb, self);
}

/* A card in the uppermost row has no more room than the margin. */
static double
get_raise (RiffleBoard *self,
           RiffleCard  *card,
           double       y)
{
  if (self->selection.kind == PAT_SELECTION_SET &&
      pat_selection_has (&self->selection, (PatSpot) { card->pile, card->index }))
    return CLAMP (y - LEAST_ABOVE, 0, round (self->table.layout.card_height * RAISE));
  return 0;
}

static void
aim_card (RiffleBoard       *self,
          const PatPosition *position,
          RiffleCard        *card)
{
  PatRect rect;

  pat_layout_get_card (&self->table.layout, position, card->pile, card->index, &rect);
  rect.y -= get_raise (self, card, rect.y);
  card->target = GRAPHENE_POINT_INIT ((float) rect.x, (float) rect.y);
}

static void
aim_pile (RiffleBoard       *self,
          const PatPosition *position,
          RifflePile        *pile)
{
  RiffleCard *above = NULL;
  PatRect rect;

  pat_layout_get_pile (&self->table.layout, position, pile->number, &rect);
  pile->origin = GRAPHENE_POINT_INIT ((float) rect.x, (float) rect.y);
  pile->base = GRAPHENE_POINT_INIT ((float) self->table.layout.piles[pile->number].x,
                                    (float) self->table.layout.piles[pile->number].y);
  riffle_pile_set_size (pile, (int) self->table.layout.card_width,
                        (int) self->table.layout.card_height);
  for (guint i = pile->cards->len; i-- > 0;)
    {
      RiffleCard *card = riffle_pile_get_card (pile, i);

      aim_card (self, position, card);
      riffle_card_set_buried (card, above != NULL &&
                              graphene_point_equal (&above->target, &card->target));
      above = card;
    }
}

/* A card that can no longer be seen hands the focus on to the one that lies over it. */
static void
lift_focus (RiffleBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->focus_noted || !RIFFLE_IS_CARD (focus) || !RIFFLE_CARD (focus)->buried ||
      !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return;
  riffle_board_focus_top (self, RIFFLE_CARD (focus)->pile);
}

static void
set_class (RiffleBoard *self,
           const char  *name,
           gboolean     is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

/* Marks on large cards are drawn with thicker lines; on small ones they must not hide the index. */
static void
update_size_class (RiffleBoard *self)
{
  set_class (self, "small", self->table.layout.card_width < SMALL_CARD);
  set_class (self, "large", self->table.layout.card_width >= LARGE_CARD);
}

/* Finds out where every card belongs. */
void
riffle_board_aim (RiffleBoard *self)
{
  const PatPosition *position = pat_game_get_position (self->game);
  double old_width = self->table.layout.card_width, old_height = self->table.layout.card_height;

  riffle_board_lay_out (self);
  for (guint i = 0; i < self->table.piles->len; i++)
    aim_pile (self, position, riffle_board_get_pile (self, i));
  lift_focus (self);
  if (old_width == self->table.layout.card_width && old_height == self->table.layout.card_height)
    return;
  update_size_class (self);
  queue_resize_cards (self);
}

static void
riffle_board_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = RIFFLE_BOARD_MIN_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  *minimum = riffle_board_measure_height (RIFFLE_BOARD (widget), for_size);
  *natural = MAX (*minimum, NATURAL_HEIGHT);
}

static GtkSizeRequestMode
riffle_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_pile (RiffleBoard *self,
               RifflePile  *pile)
{
  PatRect rect;

  pat_layout_get_pile (&self->table.layout, pat_game_get_position (self->game), pile->number,
                       &rect);
  gtk_widget_allocate (GTK_WIDGET (pile), (int) rect.width, (int) rect.height, -1,
                       gsk_transform_translate (NULL, &pile->origin));
}

static void
riffle_board_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);

  if (width != self->width || height != self->height)
    {
      self->width = width;
      self->height = height;
      riffle_board_end_drag (self);
      /* What a move has made larger lets the cards of that move fly on. */
      riffle_board_place (self, self->height_wished);
    }
  self->height_wished = FALSE;
  if (self->game == NULL)
    return;
  for (guint i = 0; i < self->table.piles->len; i++)
    allocate_pile (self, riffle_board_get_pile (self, i));
  if (self->picker != NULL)
    gtk_popover_present (GTK_POPOVER (self->picker));
}

static void
add_floating (gpointer card,
              gpointer user_data)
{
  RiffleOverlap *overlap = user_data;
  RiffleCard *floating = card;

  if (floating->floating && overlap->n_cards < PAT_MAX_CARDS)
    overlap->cards[overlap->n_cards++] = floating;
}

typedef struct
{
  RiffleBoard *board;
  GtkSnapshot *snapshot;
} Drawing;

static void
draw_card (RiffleCard *card,
           gpointer    user_data)
{
  Drawing *drawing = user_data;

  riffle_pile_snapshot_card (riffle_board_get_pile (drawing->board, card->pile), card,
                             drawing->snapshot);
}

/* All cards that lie on no pile, the undermost first. */
static void
list_floating (RiffleBoard   *self,
               RiffleOverlap *overlap)
{
  overlap->n_cards = 0;
  riffle_animator_foreach (self->animator, add_floating, overlap);
  if (self->drag.active)
    g_ptr_array_foreach (self->drag.cards, add_floating, overlap);
}

static void
add_damage (RiffleBoard *self,
            RiffleCard  *card)
{
  graphene_rect_t bounds;

  if (riffle_animator_is_waiting (card))
    return;
  riffle_overlap_find_bounds (card, &bounds);
  riffle_damage_add (&self->damage, &bounds);
}

/* Of a card that lies on another one, or has left it, that one shows another part, too. */
static void
add_pile_damage (RiffleBoard *self,
                 RifflePile  *pile)
{
  for (guint i = 0; i < pile->cards->len; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, i);

      /* The wreath itself tells where it has its cards. */
      if (card->floating != card->floated || (card->floating && self->wreath == NULL))
        add_damage (self, card);
      if (card->floating != card->floated && i > 0)
        add_damage (self, riffle_pile_get_card (pile, i - 1));
      card->floated = card->floating;
    }
}

/* A graphics card paints everything anew in any case. */
static void
snapshot_damage (RiffleBoard *self,
                 GtkSnapshot *snapshot)
{
  const graphene_rect_t board = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);

  if (!riffle_card_cache_get_cairo_nodes (self->cache))
    return;
  for (guint i = 0; i < self->table.piles->len; i++)
    add_pile_damage (self, riffle_board_get_pile (self, i));
  if (self->wreath != NULL)
    riffle_wreath_add_damage (self->wreath, &self->damage);
  riffle_damage_snapshot (&self->damage, &board, snapshot);
}

static void
riffle_board_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);
  RiffleOverlap floating;

  snapshot_damage (self, snapshot);
  list_floating (self, &floating);
  for (guint i = 0; i < self->table.piles->len; i++)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (riffle_board_get_pile (self, i)), snapshot);
  riffle_overlap_snapshot (&floating, graphene_point_zero (), snapshot, draw_card,
                           &(Drawing) { self, snapshot });
  riffle_board_snapshot_peek (self, snapshot);
  riffle_board_snapshot_tags (self, snapshot);
  if (self->wreath != NULL)
    riffle_wreath_snapshot (self->wreath, snapshot);
}

static void
riffle_board_direction_changed (GtkWidget        *widget,
                                GtkTextDirection  previous)
{
  riffle_board_place (RIFFLE_BOARD (widget), FALSE);
}

void
riffle_board_layout_class_init (GtkWidgetClass *class)
{
  class->measure = riffle_board_measure;
  class->get_request_mode = riffle_board_get_request_mode;
  class->size_allocate = riffle_board_size_allocate;
  class->snapshot = riffle_board_snapshot;
  class->direction_changed = riffle_board_direction_changed;
}
