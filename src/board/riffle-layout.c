/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the piles and cards of the board belong, and how large they are: pat_layout_compute()
 * says it for the space that there is, and cards keep their size from move to move as long as
 * that is possible. */
#include "config.h"

#include "riffle-layout.h"

#include <math.h>

#include "riffle-board-style.h"
#include "riffle-count-places.h"
#include "riffle-fit.h"
#include "riffle-geometry.h"
#include "riffle-opened.h"
#include "riffle-redraw.h"

#define MIN_WIDTH      240  /* pixels */
#define MIN_HEIGHT     120
#define NATURAL_WIDTH  880
#define NATURAL_HEIGHT 640
#define RAISE          0.14 /* of a card's height: how far chosen cards are raised */
#define LEAST_ABOVE    5    /* pixels between raised cards and the upper edge of the board */

struct _RiffleLayout
{
  GtkLayoutManager           parent_instance;

  RiffleTable               *table;    /* both are the board's, which outlives its layout */
  const RifflePlaySettings  *settings;
  RiffleRedraw              *redraw;   /* (owned): how the cards are drawn */
  RiffleFit                  fit;      /* in the space that there is */
  RiffleFit                  least;    /* with the smallest cards, for the width alone */
  RiffleOpened               opened;   /* the card of a squeezed column that is seen better */
  gboolean                   is_requested; /* moves have changed what the smallest cards need */
  int                        width;    /* of the last allocation, in pixels; 0 before the first */
  int                        height;
};

static guint resized_signal;

G_DEFINE_FINAL_TYPE (RiffleLayout, riffle_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
get_board (RiffleLayout *self)
{
  return gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
}

static PatSpace
get_space (RiffleLayout *self)
{
  gboolean right_to_left = gtk_widget_get_direction (get_board (self)) == GTK_TEXT_DIR_RTL;
  PatSpace space = {
    .width = self->width, .height = self->height,
    .aspect = riffle_redraw_get_aspect (self->redraw),
    .mirrored = self->settings->mirrored != right_to_left,
    .stock_below = self->settings->stock_below,
    .large_index = riffle_redraw_get_style (self->redraw)->large_index,
    .text_scale = riffle_pile_count_get_text_scale (get_board (self)),
  };

  return space;
}

/* Returns: the height in pixels that the smallest cards need; in less, the board is scrolled */
static int
compute_least (RiffleLayout *self,
               RiffleFit    *least,
               int           width)
{
  PatSpace space = get_space (self);

  space.width = width;
  space.height = 0;
  riffle_fit_compute (least, riffle_table_get_game (self->table), &space);
  return MAX (MIN_HEIGHT, (int) least->layout.height);
}

static int
measure_height (RiffleLayout *self,
                int           width)
{
  RiffleFit least = self->least;

  if (riffle_table_get_game (self->table) == NULL || width < MIN_WIDTH)
    return MIN_HEIGHT;
  return compute_least (self, &least, width);
}

/* A move may have changed what the smallest cards need. */
static void
update_least (RiffleLayout *self)
{
  gboolean is_first = !riffle_fit_is_for_width (&self->least, self->width);
  int before = MAX (MIN_HEIGHT, (int) self->least.layout.height);

  if (compute_least (self, &self->least, self->width) == before || is_first)
    return;
  self->is_requested = TRUE;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static RiffleRedrawSize
get_card_size (RiffleLayout *self)
{
  return (RiffleRedrawSize) { (int) self->fit.layout.card_width, (int) self->fit.layout.card_height,
                              gtk_widget_get_scale_factor (get_board (self)) };
}

/**
 * riffle_layout_resize_cards:
 *
 * Has the cards drawn again at the size that they have now.
 */
void
riffle_layout_resize_cards (RiffleLayout *self)
{
  if (riffle_layout_is_ready (self))
    riffle_redraw_resize (self->redraw, get_card_size (self));
}

/* A card in the uppermost row has no more room than the margin. */
static double
get_raise (RiffleLayout       *self,
           const PatSelection *raised,
           RiffleCard         *card,
           double              y)
{
  if (raised->kind == PAT_SELECTION_SET &&
      pat_selection_has (raised, (PatSpot) { card->pile, card->index }))
    return CLAMP (y - LEAST_ABOVE, 0, round (self->fit.layout.card_height * RAISE));
  return 0;
}

static void
aim_cards (RiffleLayout       *self,
           const PatPosition  *position,
           const PatSelection *raised,
           RifflePile         *pile)
{
  RiffleCard *above = NULL;

  for (guint i = pile->cards->len; i-- > 0;)
    {
      RiffleCard *card = riffle_pile_get_card (pile, i);
      PatSpot spot = { pile->number, (int) i };
      PatRect rect;

      riffle_opened_get_card (&self->opened, &self->fit.layout, position, spot, &rect);
      rect.y -= get_raise (self, raised, card, rect.y);
      card->target = GRAPHENE_POINT_INIT ((float) rect.x, (float) rect.y);
      riffle_card_set_flat (card, riffle_opened_get_flat (&self->opened, &self->fit.layout,
                                                          position, spot));
      riffle_card_set_buried (card, above != NULL &&
                              graphene_point_equal (&above->target, &card->target));
      above = card;
    }
}

static void
aim_pile (RiffleLayout      *self,
          const PatPosition *position,
          RifflePile        *pile)
{
  const PatRect *base = &self->fit.layout.piles[pile->number];
  PatRect rect;

  pat_layout_get_pile (&self->fit.layout, position, pile->number, &rect);
  riffle_pile_set_origin (pile, GRAPHENE_POINT_INIT ((float) rect.x, (float) rect.y),
                          GRAPHENE_POINT_INIT ((float) base->x, (float) base->y));
  riffle_pile_set_size (pile, (int) self->fit.layout.card_width,
                        (int) self->fit.layout.card_height);
}

/**
 * riffle_layout_aim:
 * @raised: what is chosen: cards of a set are raised
 *
 * Finds where every pile and card belongs that is on the board now. It needs a game and a size.
 */
void
riffle_layout_aim (RiffleLayout       *self,
                   const PatSelection *raised)
{
  const PatPosition *position = pat_game_get_position (riffle_table_get_game (self->table));
  double old_width = self->fit.layout.card_width, old_height = self->fit.layout.card_height;
  PatSpace space = get_space (self);

  riffle_fit_compute (&self->fit, riffle_table_get_game (self->table), &space);
  riffle_redraw_fit_fans (self->redraw, self->fit.layout.mirrored);
  update_least (self);
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    {
      aim_pile (self, position, riffle_table_get_pile (self->table, i));
      aim_cards (self, position, raised, riffle_table_get_pile (self->table, i));
    }
  riffle_count_places_find (self->table, (float) self->width,
                            (float) MAX (self->height, self->fit.layout.height));
  if (old_width == self->fit.layout.card_width && old_height == self->fit.layout.card_height)
    return;
  riffle_board_style_set_card_width (get_board (self), self->fit.layout.card_width);
  riffle_redraw_queue_resize (self->redraw, get_card_size (self));
}

static void
riffle_layout_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  *minimum = measure_height (RIFFLE_LAYOUT (manager), for_size);
  *natural = MAX (*minimum, NATURAL_HEIGHT);
}

static GtkSizeRequestMode
riffle_layout_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_pile (RiffleLayout *self,
               RifflePile   *pile)
{
  PatRect rect;

  pat_layout_get_pile (&self->fit.layout,
                       pat_game_get_position (riffle_table_get_game (self->table)), pile->number,
                       &rect);
  gtk_widget_allocate (GTK_WIDGET (pile), (int) rect.width, (int) rect.height, -1,
                       gsk_transform_translate (NULL, &pile->origin));
}

static void
riffle_layout_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  RiffleLayout *self = RIFFLE_LAYOUT (manager);

  if (width != self->width || height != self->height)
    {
      self->width = width;
      self->height = height;
      g_signal_emit (self, resized_signal, 0, self->is_requested);
    }
  self->is_requested = FALSE;
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    allocate_pile (self, riffle_table_get_pile (self->table, i));
}

static void
riffle_layout_dispose (GObject *object)
{
  RiffleLayout *self = RIFFLE_LAYOUT (object);

  g_clear_pointer (&self->redraw, riffle_redraw_free);
  G_OBJECT_CLASS (riffle_layout_parent_class)->dispose (object);
}

static void
riffle_layout_class_init (RiffleLayoutClass *class)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_layout_dispose;
  manager_class->measure = riffle_layout_measure;
  manager_class->get_request_mode = riffle_layout_get_request_mode;
  manager_class->allocate = riffle_layout_allocate;
  resized_signal = g_signal_new ("resized", RIFFLE_TYPE_LAYOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
riffle_layout_init (RiffleLayout *self)
{
}

/**
 * riffle_layout_new:
 * @table: the piles of the board that it will lay out
 * @cache: the drawings of the cards, which get the size that the layout gives them
 * @settings: how the player wants the board to be
 *
 * Returns: (transfer full): the layout; the board has to outlive it
 */
RiffleLayout *
riffle_layout_new (RiffleTable              *table,
                   RiffleCardCache          *cache,
                   const RifflePlaySettings *settings)
{
  RiffleLayout *self = g_object_new (RIFFLE_TYPE_LAYOUT, NULL);

  self->table = table;
  self->redraw = riffle_redraw_new (table, cache);
  self->settings = settings;
  return self;
}

/**
 * riffle_layout_stop:
 *
 * Draws nothing any more: the board is being disposed of.
 */
void
riffle_layout_stop (RiffleLayout *self)
{
  riffle_redraw_stop (self->redraw);
}

/**
 * riffle_layout_set_style:
 * @style: how the player wants cards to be drawn
 *
 * Has the cards drawn in another way; riffle_layout_aim() and riffle_layout_resize_cards() follow.
 */
void
riffle_layout_set_style (RiffleLayout          *self,
                         const RiffleDeckStyle *style)
{
  riffle_redraw_set_style (self->redraw, style);
}

/**
 * riffle_layout_forget:
 *
 * Lets the next layout choose the size of the cards freely: it is that of another game.
 */
void
riffle_layout_forget (RiffleLayout *self)
{
  riffle_fit_forget (&self->fit);
  riffle_fit_forget (&self->least);
  self->opened.is_open = FALSE;
}

/**
 * riffle_layout_open:
 * @spot: (nullable): a card, or none
 *
 * Opens the column of a card if it is squeezed, so that more is seen of that card, and closes any
 * other.
 *
 * Returns: whether riffle_layout_aim() has to follow
 */
gboolean
riffle_layout_open (RiffleLayout  *self,
                    const PatSpot *spot)
{
  PatGame *game = riffle_table_get_game (self->table);

  return self->width > 0 && game != NULL &&
         riffle_opened_set (&self->opened, &self->fit.layout, pat_game_get_position (game), spot);
}

/**
 * riffle_layout_is_ready:
 *
 * Returns: whether there is a game, and space for it
 */
gboolean
riffle_layout_is_ready (RiffleLayout *self)
{
  return riffle_table_get_game (self->table) != NULL && self->width > 0;
}

/**
 * riffle_layout_get_space:
 * @board: (out) (optional): the size of the board
 * @card: (out) (optional): the size of a card
 *
 * Tells how large things are, in logical pixels; 0 before there is a layout.
 */
void
riffle_layout_get_space (RiffleLayout    *self,
                         graphene_size_t *board,
                         graphene_size_t *card)
{
  if (board != NULL)
    *board = GRAPHENE_SIZE_INIT ((float) self->width, (float) self->height);
  if (card != NULL)
    *card = GRAPHENE_SIZE_INIT ((float) self->fit.layout.card_width,
                                (float) self->fit.layout.card_height);
}
