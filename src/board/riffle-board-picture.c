/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of the board as its game is dealt, from which a pile can be chosen. */
#include "config.h"

#include "riffle-board-picture.h"

#include "riffle-card-cache.h"
#include "riffle-drawing.h"
#include "riffle-picture-names.h"
#include "riffle-surface-node.h"

#define LEAST_WIDTH    240  /* pixels */
#define NATURAL_WIDTH  560
#define MOST_HEIGHT    0.7  /* of the width, */
#define ENOUGH_HEIGHT  330  /* or in a narrow window this many pixels */
#define MARGIN         8    /* pixels above and below the piles */
#define MARK_WIDTH     4    /* pixels */

struct _RiffleBoardPicture
{
  GtkWidget        parent_instance;

  PatRules        *rules;
  RiffleCardCache *cache;
  RifflePictureNames *names;
  PatPosition      position;
  PatLayout        layout;   /* for the width below */
  int              width;    /* 0: none yet */
  int              top;      /* of the uppermost pile in the layout, in pixels */
  int              height;   /* of all piles, in pixels */
  int              marked;   /* pile, or -1 */
  gboolean         mirrored; /* as the player wants the board */
  gboolean         stock_below;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RiffleBoardPicture, riffle_board_picture, GTK_TYPE_WIDGET)

/* The piles from the uppermost to the lowest; the room that the layout keeps free is cut off. */
static void
measure_piles (RiffleBoardPicture *self)
{
  double top = G_MAXDOUBLE, bottom = 0;

  for (guint pile = 0; pile < self->position.n_piles; pile++)
    {
      PatRect rect;

      pat_layout_get_pile (&self->layout, &self->position, pile, &rect);
      top = MIN (top, rect.y);
      bottom = MAX (bottom, rect.y + rect.height);
    }
  self->top = (int) top;
  self->height = (int) (bottom - top);
}

static void
lay_out (RiffleBoardPicture *self,
         int                 width)
{
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  PatSpace space = { width, MAX (width * MOST_HEIGHT, ENOUGH_HEIGHT),
                     riffle_deck_get_aspect (riffle_card_cache_get_deck (self->cache)),
                     self->mirrored != right_to_left, self->stock_below,
                     riffle_card_cache_get_style (self->cache)->large_index };

  if (self->width == width)
    return;
  self->width = width;
  pat_layout_compute (&self->layout, self->rules, &self->position, &space);
  measure_piles (self);
}

static void
riffle_board_picture_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  RiffleBoardPicture *self = RIFFLE_BOARD_PICTURE (widget);

  *minimum = LEAST_WIDTH;
  *natural = NATURAL_WIDTH;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  lay_out (self, for_size > 0 ? for_size : NATURAL_WIDTH);
  *minimum = *natural = self->height + 2 * MARGIN;
}

static GtkSizeRequestMode
riffle_board_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* From the layout to the widget. */
static void
to_widget (RiffleBoardPicture *self,
           PatRect            *rect)
{
  rect->y += MARGIN - self->top;
}

static void
place_names (RiffleBoardPicture *self,
             int                 height)
{
  const RifflePictureTable table = {
    &self->position, &self->layout, riffle_card_cache_get_style (self->cache),
    MARGIN - self->top, self->width, height,
  };

  riffle_picture_names_place (self->names, GTK_WIDGET (self), &table);
}

static void
riffle_board_picture_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  RiffleBoardPicture *self = RIFFLE_BOARD_PICTURE (widget);

  lay_out (self, width);
  riffle_card_cache_set_size (self->cache, (int) self->layout.card_width,
                              (int) self->layout.card_height,
                              gtk_widget_get_scale_factor (widget));
  place_names (self, height);
}

typedef struct
{
  RiffleBoardPicture *picture;
  GtkSnapshot        *snapshot;
} Drawing;

static void
draw_item (RiffleDeckItem  item,
           const PatRect  *place,
           gpointer        user_data)
{
  Drawing *drawing = user_data;
  PatRect rect = *place;

  to_widget (drawing->picture, &rect);
  riffle_drawing_snapshot (riffle_card_cache_get_node (drawing->picture->cache, item),
                           &GRAPHENE_RECT_INIT ((float) rect.x, (float) rect.y, (float) rect.width,
                                                (float) rect.height), drawing->snapshot);
}

static void
snapshot_mark (RiffleBoardPicture *self,
               GtkSnapshot        *snapshot)
{
  const GdkRGBA gold = { 0.96f, 0.72f, 0, 1 };
  const float widths[4] = { MARK_WIDTH, MARK_WIDTH, MARK_WIDTH, MARK_WIDTH };
  const GdkRGBA colours[4] = { gold, gold, gold, gold };
  GskRoundedRect outline;
  PatRect rect;

  pat_layout_get_pile (&self->layout, &self->position, (guint) self->marked, &rect);
  to_widget (self, &rect);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT ((float) rect.x - MARK_WIDTH / 2,
                                                        (float) rect.y - MARK_WIDTH / 2,
                                                        (float) rect.width + MARK_WIDTH,
                                                        (float) rect.height + MARK_WIDTH),
                                   MARK_WIDTH);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

static void
riffle_board_picture_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  RiffleBoardPicture *self = RIFFLE_BOARD_PICTURE (widget);

  riffle_drawing_foreach (self->rules, &self->position, &self->layout, draw_item,
                          &(Drawing) { self, snapshot });
  if (self->marked >= 0)
    snapshot_mark (self, snapshot);
  riffle_picture_names_snapshot (self->names, snapshot);
}

/* If piles overlap, as in a pyramid, the one that was drawn last is meant. */
static int
find_pile_at (RiffleBoardPicture *self,
              double              x,
              double              y)
{
  for (int pile = self->position.n_piles - 1; pile >= 0; pile--)
    {
      PatRect rect;

      pat_layout_get_pile (&self->layout, &self->position, (guint) pile, &rect);
      to_widget (self, &rect);
      if (x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height)
        return pile;
    }
  return -1;
}

static void
released_cb (GtkGestureClick    *gesture,
             int                 n_presses,
             double              x,
             double              y,
             RiffleBoardPicture *self)
{
  int pile = find_pile_at (self, x, y);

  if (pile >= 0)
    g_signal_emit (self, chosen_signal, 0, (guint) pile);
}

static gboolean
riffle_board_picture_query_tooltip (GtkWidget  *widget,
                                    int         x,
                                    int         y,
                                    gboolean    by_keyboard,
                                    GtkTooltip *tooltip)
{
  RiffleBoardPicture *self = RIFFLE_BOARD_PICTURE (widget);
  int pile = by_keyboard ? -1 : find_pile_at (self, x, y);
  g_autofree char *name = NULL;
  PatRect rect;

  if (pile < 0)
    return FALSE;
  name = pat_words_pile (self->rules, (guint) pile);
  pat_layout_get_pile (&self->layout, &self->position, (guint) pile, &rect);
  to_widget (self, &rect);
  gtk_tooltip_set_text (tooltip, name);
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { (int) rect.x, (int) rect.y,
                                                       (int) rect.width, (int) rect.height });
  return TRUE;
}

static void
riffle_board_picture_realize (GtkWidget *widget)
{
  GskRenderer *renderer;

  GTK_WIDGET_CLASS (riffle_board_picture_parent_class)->realize (widget);
  renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  riffle_card_cache_set_cairo_nodes (RIFFLE_BOARD_PICTURE (widget)->cache,
                                     riffle_surface_node_wants_cairo (renderer));
}

static void
riffle_board_picture_direction_changed (GtkWidget        *widget,
                                        GtkTextDirection  previous)
{
  RIFFLE_BOARD_PICTURE (widget)->width = 0;
  gtk_widget_queue_resize (widget);
}

static void
riffle_board_picture_dispose (GObject *object)
{
  RiffleBoardPicture *self = RIFFLE_BOARD_PICTURE (object);

  g_clear_pointer (&self->rules, pat_rules_unref);
  g_clear_pointer (&self->names, riffle_picture_names_free);
  g_clear_object (&self->cache);
  G_OBJECT_CLASS (riffle_board_picture_parent_class)->dispose (object);
}

static void
riffle_board_picture_class_init (RiffleBoardPictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_board_picture_dispose;
  widget_class->measure = riffle_board_picture_measure;
  widget_class->get_request_mode = riffle_board_picture_get_request_mode;
  widget_class->size_allocate = riffle_board_picture_size_allocate;
  widget_class->snapshot = riffle_board_picture_snapshot;
  widget_class->query_tooltip = riffle_board_picture_query_tooltip;
  widget_class->realize = riffle_board_picture_realize;
  widget_class->direction_changed = riffle_board_picture_direction_changed;
  chosen_signal = g_signal_new ("chosen", RIFFLE_TYPE_BOARD_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "riffle-board-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
riffle_board_picture_init (RiffleBoardPicture *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->marked = -1;
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * riffle_board_picture_new:
 * @board: a board
 * @game: a game, which need not be that of the board
 *
 * Makes a picture of how the game was dealt, with the deck and the side that the board has now. Its
 * parts are named in it. It is as high as the piles are. Pointing at a pile tells its name.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_board_picture_new (RiffleBoard *board,
                          PatGame     *game)
{
  RiffleBoardPicture *self = g_object_new (RIFFLE_TYPE_BOARD_PICTURE, NULL);
  RiffleDeckStyle style = *riffle_board_get_deck_style (board);

  /* The picture has a felt of its own, whatever lies below the board. */
  style.dark_marks = FALSE;
  self->rules = pat_rules_ref ((PatRules *) pat_game_get_rules (game));
  self->names = riffle_picture_names_new (self->rules);
  self->cache = riffle_card_cache_new (riffle_board_get_deck (board));
  g_object_get (board, "mirrored", &self->mirrored, "stock-below", &self->stock_below, NULL);
  riffle_card_cache_set_style (self->cache, &style);
  self->position = *pat_game_get_first_position (game);
  return GTK_WIDGET (self);
}

/**
 * riffle_board_picture_set_label:
 * @self: the picture
 * @label: what is to be seen, in sentences
 *
 * Describes the picture to those who cannot see it.
 */
void
riffle_board_picture_set_label (RiffleBoardPicture *self,
                                const char         *label)
{
  g_return_if_fail (RIFFLE_IS_BOARD_PICTURE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * riffle_board_picture_mark_pile:
 * @self: the picture
 * @pile: a pile, or -1 for none
 *
 * Marks the pile that is spoken of.
 */
void
riffle_board_picture_mark_pile (RiffleBoardPicture *self,
                                int                 pile)
{
  g_return_if_fail (RIFFLE_IS_BOARD_PICTURE (self));
  g_return_if_fail (pile < (int) self->position.n_piles);

  self->marked = pile;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
