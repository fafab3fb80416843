/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the window in which messages are shown, and where there is room in it. */
#include "config.h"

#include "riffle-message-space.h"

#include <math.h>

/* So much worse than any other pile it is to cover the one that is told of. */
#define CHOSEN_TIMES 8

#define TEXT_GAP 6 /* pixels, at both sides of a text in the status row */

/**
 * riffle_message_space_find_card:
 * @self: the space
 * @board: the board in it
 * @pile: the index of a pile
 * @index: of a card; -1: the place of the pile
 * @place: (out caller-allocates): where it is, in pixels of the layers
 *
 * Finds a card. The board tells where its cards are in coordinates of the surface.
 *
 * Returns: %FALSE if there is no such card
 */
gboolean
riffle_message_space_find_card (const RiffleMessageSpace *self,
                                RiffleBoard              *board,
                                guint                     pile,
                                int                       index,
                                GdkRectangle             *place)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->layers)));
  graphene_rect_t bounds;
  graphene_point_t origin;
  double x, y;

  if (!riffle_board_get_card_bounds (board, pile, index, &bounds)
      || !gtk_widget_compute_point (window, GTK_WIDGET (self->layers),
                                    &GRAPHENE_POINT_INIT (0, 0), &origin))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (window), &x, &y);
  place->x = (int) (bounds.origin.x + origin.x - (float) x);
  place->y = (int) (bounds.origin.y + origin.y - (float) y);
  place->width = (int) bounds.size.width + 1;
  place->height = (int) bounds.size.height + 1;
  return TRUE;
}

static gboolean
find_widget (const RiffleMessageSpace *self,
             GtkWidget                *widget,
             GdkRectangle             *place)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self->layers), &bounds))
    return FALSE;
  place->x = (int) bounds.origin.x;
  place->y = (int) bounds.origin.y;
  place->width = (int) bounds.size.width;
  place->height = (int) bounds.size.height;
  return TRUE;
}

static void
take_widget (const RiffleMessageSpace *self,
             GtkWidget                *widget,
             GArray                   *taken)
{
  GdkRectangle place;

  if (widget != NULL && gtk_widget_get_visible (widget) && find_widget (self, widget, &place))
    g_array_append_val (taken, place);
}

/* A label may be given more room than its text takes. */
static void
take_text (const RiffleMessageSpace *self,
           GtkLabel                 *label,
           GArray                   *taken)
{
  GdkRectangle place;
  PangoRectangle text;
  int x, y;

  if (*gtk_label_get_text (label) == '\0' || !find_widget (self, GTK_WIDGET (label), &place))
    return;
  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (label), NULL, &text);
  place.x += x + text.x - TEXT_GAP;
  place.y += y + text.y;
  place.width = text.width + 2 * TEXT_GAP;
  place.height = text.height;
  g_array_append_val (taken, place);
}

/* The buttons and texts of the status row; between them there is room. */
static void
take_status (const RiffleMessageSpace *self,
             GtkWidget                *widget,
             GArray                   *buttons,
             GArray                   *texts)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_BUTTON (widget))
    take_widget (self, widget, buttons);
  else if (GTK_IS_LABEL (widget))
    take_text (self, GTK_LABEL (widget), texts);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      take_status (self, child, buttons, texts);
}

/* A fan lies between its place, its first and its last card; what a board that is scrolled hides is
 * not covered. Places of empty piles may be needed less than cards. */
static void
take_piles (const RiffleMessageSpace *self,
            RiffleBoard              *board,
            PatGame                  *game,
            GArray                   *empty,
            GArray                   *taken)
{
  const PatPosition *position = pat_game_get_position (game);
  guint n_piles = pat_rules_get_n_piles (pat_game_get_rules (game));
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (board), GTK_TYPE_SCROLLED_WINDOW);
  GdkRectangle seen;
  gboolean is_clipped = scrolled != NULL && find_widget (self, scrolled, &seen);

  for (guint i = 0; i < n_piles; i++)
    {
      int last = (int) pat_position_get_size (position, i) - 1;
      GdkRectangle all, card;

      if (!riffle_message_space_find_card (self, board, i, -1, &all))
        continue;
      if (riffle_message_space_find_card (self, board, i, 0, &card))
        gdk_rectangle_union (&all, &card, &all);
      if (riffle_message_space_find_card (self, board, i, last, &card))
        gdk_rectangle_union (&all, &card, &all);
      if (!is_clipped || gdk_rectangle_intersect (&all, &seen, &all))
        g_array_append_vals (last < 0 ? empty : taken, &all, 1);
    }
}

#define BANDS 12 /* rectangles at each side that stand for the curve within the wreath */

static void
take_rectangle (GArray *taken,
                float   from_x,
                float   from_y,
                float   to_x,
                float   to_y)
{
  const int x = (int) floorf (from_x), y = (int) floorf (from_y);
  const GdkRectangle place = { x, y, (int) ceilf (to_x) - x, (int) ceilf (to_y) - y };

  g_array_append_val (taken, place);
}

/* The cards of the wreath, of which a won game makes a ring around the middle of the table. */
static void
take_wreath (const RiffleMessageSpace *self,
             RiffleBoard              *board,
             GArray                   *taken)
{
  graphene_rect_t around, within, bounds;
  float left, right, top, bottom, x, y;

  if (!riffle_board_get_wreath (board, &around, &within)
      || !gtk_widget_compute_bounds (GTK_WIDGET (board), GTK_WIDGET (self->layers), &bounds))
    return;
  left = bounds.origin.x + around.origin.x;
  top = bounds.origin.y + around.origin.y;
  right = left + around.size.width;
  bottom = top + around.size.height;
  x = (left + right) / 2;
  y = (top + bottom) / 2;
  take_rectangle (taken, left, top, right, y - within.size.height / 2);
  take_rectangle (taken, left, y + within.size.height / 2, right, bottom);
  for (int i = 0; i < BANDS; i++)
    {
      float from = 2.0f * i / BANDS - 1, to = 2.0f * (i + 1) / BANDS - 1;
      float outer = MAX (fabsf (from), fabsf (to));
      float free = within.size.width / 2 * sqrtf (MAX (0, 1 - outer * outer));
      float from_y = y + from * within.size.height / 2, to_y = y + to * within.size.height / 2;

      take_rectangle (taken, left, from_y, x - free, to_y);
      take_rectangle (taken, x + free, from_y, right, to_y);
    }
}

/* The end of the game, and the panel of a pile, but not what looks for a place itself. */
static void
take_overlays (const RiffleMessageSpace *self,
               GtkWidget                *except,
               GArray                   *taken)
{
  GtkOverlay *overlay = self->overlay;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != gtk_overlay_get_child (overlay) && child != except)
      take_widget (self, child, taken);
}

/* Returns: (nullable): a board that the player sees, be it dimmed by a pause or that of a film */
static GtkWidget *
find_seen_board (GtkWidget *widget)
{
  GtkWidget *found = RIFFLE_IS_BOARD (widget) ? widget : NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_seen_board (child);
  return found;
}

/* Over the game there are table and status row, without what lies there. A message is in one or the
 * other: across their border it would look lost. */
static void
find_room (const RiffleMessageSpace *self,
           RiffleBoard              *board,
           PatGame                  *game,
           GArray                   *areas,
           GArray                   *taken,
           GArray                   *lesser)
{
  if (game == NULL)
    {
      GtkWidget *layers = GTK_WIDGET (self->layers), *seen = find_seen_board (layers);

      /* Buttons are below a board, and are needed. */
      take_widget (self, seen != NULL ? seen : layers, areas);
      return;
    }
  take_widget (self, self->table, areas);
  take_widget (self, GTK_WIDGET (self->status), areas);
  take_status (self, GTK_WIDGET (self->status), taken, lesser);
  take_piles (self, board, game, taken, taken);
  take_overlays (self, NULL, taken);
}

static GArray *
new_places (void)
{
  return g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
}

/**
 * riffle_message_space_place:
 * @self: the space
 * @board: the board in it
 * @game: (nullable): what the board shows; %NULL: it is not seen
 * @near: what the message belongs to; of no width if it belongs to nothing
 * @place: (out caller-allocates): where the message lies
 *
 * Finds a place for the message in which it covers nothing that is needed.
 *
 * Returns: %FALSE as long as nothing is shown
 */
gboolean
riffle_message_space_place (const RiffleMessageSpace *self,
                            RiffleBoard              *board,
                            PatGame                  *game,
                            const GdkRectangle       *near,
                            GdkRectangle             *place)
{
  g_autoptr (GArray) areas = new_places (), taken = new_places (), lesser = new_places ();
  RiffleFreePlace room = { .near = *near };

  find_room (self, board, game, areas, taken, lesser);
  if (areas->len == 0)
    return FALSE;
  room.areas = (const GdkRectangle *) areas->data;
  room.n_areas = areas->len;
  room.taken = (const GdkRectangle *) taken->data;
  room.n_taken = taken->len;
  room.lesser = (const GdkRectangle *) lesser->data;
  room.n_lesser = lesser->len;
  if (room.near.width == 0)
    {
      room.near.x = room.areas->x + room.areas->width / 2;
      room.near.y = room.areas->y + room.areas->height;
    }
  riffle_message_place (self->message, &room, place);
  return TRUE;
}

/**
 * riffle_message_space_place_outcome:
 * @self: the space
 * @board: the board in it
 * @game: what the board shows
 * @outcome: what lies over the table at the end of the game
 * @place: (out caller-allocates): where that is to lie, in pixels of the overlay
 *
 * Finds a place for the panel at the end of a game in which it covers no cards.
 *
 * Returns: %FALSE as long as nothing is shown
 */
gboolean
riffle_message_space_place_outcome (const RiffleMessageSpace *self,
                                    RiffleBoard              *board,
                                    PatGame                  *game,
                                    RiffleOutcome            *outcome,
                                    GdkRectangle             *place)
{
  g_autoptr (GArray) taken = new_places (), lesser = new_places ();
  GdkRectangle area;
  RiffleFreePlace room = { .areas = &area, .n_areas = 1 };

  if (!find_widget (self, GTK_WIDGET (self->overlay), &area) || area.width < 1)
    return FALSE;
  /* At the end of a game nobody needs the places any more, but their frames are seen around it. */
  take_piles (self, board, game, lesser, taken);
  take_wreath (self, board, taken);
  room.taken = (const GdkRectangle *) taken->data;
  room.n_taken = taken->len;
  room.lesser = (const GdkRectangle *) lesser->data;
  room.n_lesser = lesser->len;
  riffle_outcome_place (outcome, &room, place);
  place->x -= area.x;
  place->y -= area.y;
  return TRUE;
}

/**
 * riffle_message_space_place_panel:
 * @self: the space
 * @board: the board in it
 * @game: what the board shows
 * @panel: tells of a pile
 * @place: (out caller-allocates): where that is to lie, in pixels of the overlay
 *
 * Finds a place for the panel of a pile in which it covers as little of the piles as can be, and
 * least of all the pile itself.
 *
 * Returns: %FALSE as long as nothing is shown, or if the player has put the panel somewhere
 */
gboolean
riffle_message_space_place_panel (const RiffleMessageSpace *self,
                                  RiffleBoard              *board,
                                  PatGame                  *game,
                                  RifflePilePanel          *panel,
                                  GdkRectangle             *place)
{
  g_autoptr (GArray) taken = new_places ();
  GdkRectangle area, chosen;
  RiffleFreePlace room = { .areas = &area, .n_areas = 1 };

  if (!find_widget (self, GTK_WIDGET (self->overlay), &area) || area.width < 1)
    return FALSE;
  take_piles (self, board, game, taken, taken);
  take_overlays (self, GTK_WIDGET (panel), taken);
  if (riffle_message_space_find_card (self, board, riffle_pile_panel_get_pile (panel), -1, &chosen))
    for (guint i = 0; i < CHOSEN_TIMES; i++)
      g_array_append_val (taken, chosen);
  room.taken = (const GdkRectangle *) taken->data;
  room.n_taken = taken->len;
  if (!riffle_pile_panel_place (panel, &room, place))
    return FALSE;
  place->x -= area.x;
  place->y -= area.y;
  return TRUE;
}
