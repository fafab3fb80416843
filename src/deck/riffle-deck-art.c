/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decks of other programs: the sheets of Aisleriot, a grid of cells, and the drawings of KDE's
 * games, in which each card is an element wherever it lies. */
#include "config.h"

#include "riffle-deck-art-private.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <stdlib.h>

#include "riffle-deck-file-private.h"

#define COLUMNS   13 /* of a sheet */
#define ROWS      5
#define N_FACES   52
#define MAX_SHEET 200000.0 /* user units; real sheets have up to 8900 */
#define ID_SIZE   32

struct _RiffleDeckArt
{
  RsvgHandle     *handle;
  RiffleDeckKind  kind;
  RsvgRectangle   view;   /* of the whole drawing, from the origin */
  double          aspect; /* height / width of a card */
};

static const char *const suits[] = { "club", "diamond", "heart", "spade" };
static const char *const courts[] = { "jack", "queen", "king" };

/* The second joker of a deck is the red one. */
static gboolean
is_red_joker (RiffleDeckItem item)
{
  return pat_card_get_suit (item) == PAT_HEARTS || pat_card_get_suit (item) == PAT_DIAMONDS;
}

static void
write_rank (guint  rank,
            char  *text,
            gsize  size)
{
  if (rank > 10)
    g_strlcpy (text, courts[rank - PAT_JACK], size);
  else
    g_snprintf (text, size, "%u", rank);
}

static void
write_joker_id (RiffleDeckArt  *self,
                RiffleDeckItem  item,
                char           *id,
                gsize           size)
{
  const char *colour = is_red_joker (item) ? "red" : "black";

  if (self->kind == RIFFLE_DECK_AISLERIOT)
    g_snprintf (id, size, "#joker_%s", colour);
  else
    g_snprintf (id, size, "#%s_joker", colour);
  if (!rsvg_handle_has_sub (self->handle, id))
    g_strlcpy (id, "#joker", size);
}

/* As the drawing calls an item, with the sign before it that the library wants. */
static void
write_id (RiffleDeckArt  *self,
          RiffleDeckItem  item,
          char           *id,
          gsize           size)
{
  char rank[8];

  if (item >= RIFFLE_DECK_BACK)
    {
      g_strlcpy (id, "#back", size);
      return;
    }
  if (pat_card_get_rank (item) == PAT_JOKER)
    {
      write_joker_id (self, item, id, size);
      return;
    }
  write_rank (pat_card_get_rank (item), rank, sizeof rank);
  if (self->kind == RIFFLE_DECK_AISLERIOT)
    g_snprintf (id, size, "#%s_%s", suits[pat_card_get_suit (item)], rank);
  else
    g_snprintf (id, size, "#%s_%s", rank, suits[pat_card_get_suit (item)]);
}

static RiffleDeckItem
face_at (guint i)
{
  return pat_card_new (i / COLUMNS, i % COLUMNS + 1);
}

/* The cell of an item on a sheet, in columns and rows. */
static void
find_cell (RiffleDeckItem  item,
           int            *column,
           int            *row)
{
  *row = ROWS - 1;
  if (item >= RIFFLE_DECK_BACK)
    {
      *column = 2;
    }
  else if (pat_card_get_rank (item) == PAT_JOKER)
    {
      *column = is_red_joker (item) ? 1 : 0;
    }
  else
    {
      *column = (int) pat_card_get_rank (item) - 1;
      *row = (int) pat_card_get_suit (item);
    }
}

/* Some drawings have a size, some only a view box, which may begin anywhere. */
static gboolean
read_view (RiffleDeckArt  *self,
           GError        **error)
{
  gboolean has_view;
  RsvgRectangle view;

  if (!rsvg_handle_get_intrinsic_size_in_pixels (self->handle, &self->view.width,
                                                 &self->view.height))
    {
      rsvg_handle_get_intrinsic_dimensions (self->handle, NULL, NULL, NULL, NULL, &has_view, &view);
      if (has_view)
        {
          self->view.width = view.width;
          self->view.height = view.height;
        }
    }
  if (self->view.width >= 1 && self->view.width <= MAX_SHEET &&
      self->view.height >= 1 && self->view.height <= MAX_SHEET)
    return TRUE;
  g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
               /* Translators: the width and the height of a drawing, such as 1e+09 by 2e+09 */
               _("The drawing measures %g by %g units, which no deck needs."),
               self->view.width, self->view.height);
  return FALSE;
}

static gboolean
recognize (RiffleDeckArt  *self,
           GError        **error)
{
  if (rsvg_handle_has_sub (self->handle, "#club_1"))
    self->kind = RIFFLE_DECK_AISLERIOT;
  else if (rsvg_handle_has_sub (self->handle, "#1_club"))
    self->kind = RIFFLE_DECK_KDE;
  else
    {
      g_set_error_literal (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INCOMPLETE,
                           _("No cards are found in it."));
      return FALSE;
    }
  return TRUE;
}

static gboolean
check_complete (RiffleDeckArt  *self,
                GError        **error)
{
  char id[ID_SIZE];

  for (guint i = 0; i <= N_FACES; i++)
    {
      write_id (self, i < N_FACES ? face_at (i) : RIFFLE_DECK_BACK, id, sizeof id);
      if (rsvg_handle_has_sub (self->handle, id))
        continue;
      g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INCOMPLETE,
                   /* Translators: %s is the name of a card in a drawing, such as “queen_spade” */
                   _("The card “%s” is missing."), id + 1);
      return FALSE;
    }
  return TRUE;
}

/* Where an element's outline lies. Pictures of pixels have none, only a place on the whole
 * drawing. */
static gboolean
find_box (RiffleDeckArt  *self,
          const char     *id,
          RsvgRectangle  *ink,
          RsvgRectangle  *box,
          gboolean       *is_layer,
          GError        **error)
{
  if (!rsvg_handle_get_geometry_for_element (self->handle, id, ink, box, error))
    return FALSE;
  *is_layer = !(ink->width > 0 && ink->height > 0);
  if (*is_layer && !rsvg_handle_get_geometry_for_layer (self->handle, id, &self->view, ink, box,
                                                        error))
    return FALSE;
  if (box->width > 0 && box->height > 0)
    return TRUE;
  g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
               /* Translators: %s is the name of a card in a drawing, such as “queen_spade” */
               _("The card “%s” is empty."), id + 1);
  return FALSE;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The cards' own shape in the middle of all: single ones may have ornaments that stick out. */
static gboolean
measure_cards (RiffleDeckArt  *self,
               GError        **error)
{
  double aspects[N_FACES];

  for (guint i = 0; i < N_FACES; i++)
    {
      RsvgRectangle ink, box;
      gboolean is_layer;
      char id[ID_SIZE];

      write_id (self, face_at (i), id, sizeof id);
      if (!find_box (self, id, &ink, &box, &is_layer, error))
        return FALSE;
      aspects[i] = box.height / box.width;
    }
  qsort (aspects, N_FACES, sizeof *aspects, compare_doubles);
  self->aspect = (aspects[N_FACES / 2 - 1] + aspects[N_FACES / 2]) / 2;
  return TRUE;
}

static gboolean
measure (RiffleDeckArt  *self,
         GError        **error)
{
  if (self->kind == RIFFLE_DECK_KDE)
    return measure_cards (self, error);
  self->aspect = self->view.height * COLUMNS / (self->view.width * ROWS);
  return TRUE;
}

/**
 * riffle_deck_art_new:
 * @svg: the text of the drawing
 *
 * Reads a deck of another program. Nothing outside of the text is loaded. Measuring a drawing of
 * KDE's takes up to a second.
 *
 * Returns: (nullable): the drawing; %NULL with an error that names the fault
 */
RiffleDeckArt *
riffle_deck_art_new (GBytes  *svg,
                     GError **error)
{
  g_autoptr (RiffleDeckArt) self = g_new0 (RiffleDeckArt, 1);

  self->handle = riffle_deck_file_open_drawing (svg, error);
  if (self->handle != NULL && read_view (self, error) && recognize (self, error) &&
      check_complete (self, error) && measure (self, error))
    return g_steal_pointer (&self);
  return NULL;
}

void
riffle_deck_art_free (RiffleDeckArt *self)
{
  g_clear_object (&self->handle);
  g_free (self);
}

RiffleDeckKind
riffle_deck_art_get_kind (RiffleDeckArt *self)
{
  return self->kind;
}

/* Height of a card divided by its width; any value, for no shape is refused here. */
double
riffle_deck_art_get_aspect (RiffleDeckArt *self)
{
  return self->aspect;
}

/* All faces and the back are there; a joker need not be. */
gboolean
riffle_deck_art_has (RiffleDeckArt  *self,
                     RiffleDeckItem  item)
{
  char id[ID_SIZE];

  write_id (self, item, id, sizeof id);
  return rsvg_handle_has_sub (self->handle, id);
}

/* What lies outside of the cell is left out by the size of the target. */
static gboolean
draw_cell (RiffleDeckArt  *self,
           RiffleDeckItem  item,
           const char     *id,
           cairo_t        *cr,
           GError        **error)
{
  double width = self->view.width / COLUMNS, height = self->view.height / ROWS;
  RsvgRectangle viewport = self->view;
  int column, row;

  find_cell (item, &column, &row);
  viewport.x = -column * width;
  viewport.y = -row * height;
  cairo_scale (cr, 1 / width, 1 / height);
  return rsvg_handle_render_layer (self->handle, cr, id, &viewport, error);
}

/* The library fits an element's ink into what it is given; the ink's place in the outline undoes
 * that. */
static gboolean
draw_element (RiffleDeckArt  *self,
              const char     *id,
              cairo_t        *cr,
              GError        **error)
{
  RsvgRectangle ink, box, viewport;
  gboolean is_layer;

  if (!find_box (self, id, &ink, &box, &is_layer, error))
    return FALSE;
  cairo_scale (cr, 1 / box.width, 1 / box.height);
  if (is_layer)
    {
      viewport = (RsvgRectangle) { -box.x, -box.y, self->view.width, self->view.height };
      return rsvg_handle_render_layer (self->handle, cr, id, &viewport, error);
    }
  viewport = (RsvgRectangle) { ink.x - box.x, ink.y - box.y, ink.width, ink.height };
  return rsvg_handle_render_element (self->handle, cr, id, &viewport, error);
}

/**
 * riffle_deck_art_draw:
 * @item: a face, a joker that the drawing has, or the back
 * @cr: where to draw; the card fills the rectangle from the origin. A clip does not count
 *
 * Draws one card.
 *
 * Returns: whether the library could draw it
 */
gboolean
riffle_deck_art_draw (RiffleDeckArt  *self,
                      RiffleDeckItem  item,
                      cairo_t        *cr,
                      double          width,
                      double          height,
                      GError        **error)
{
  /* The library does not restore a context after an error. */
  cairo_t *own = cairo_create (cairo_get_group_target (cr));
  cairo_matrix_t matrix;
  char id[ID_SIZE];
  gboolean drawn;

  write_id (self, item, id, sizeof id);
  cairo_get_matrix (cr, &matrix);
  cairo_set_matrix (own, &matrix);
  cairo_rectangle (own, 0, 0, width, height);
  cairo_clip (own);
  cairo_scale (own, width, height);
  drawn = self->kind == RIFFLE_DECK_AISLERIOT ? draw_cell (self, item, id, own, error)
                                              : draw_element (self, id, own, error);
  cairo_destroy (own);
  return drawn;
}
