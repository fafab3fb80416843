/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer over the board: its shape, and a faint mark on what could be taken. */
#include "config.h"

#include "riffle-hover.h"

#include "riffle-geometry.h"
#include "riffle-pointer.h"

struct _RiffleHover
{
  GtkWidget                 *board;       /* it outlives this, and so do the next four */
  RiffleTable               *table;
  const PatSelection        *selection;
  const RifflePlaySettings  *settings;
  RiffleHighlights          *highlights;
  GtkEventController        *motion;      /* (owned) */
  RiffleHoverFunc            func;        /* (nullable) */
  gpointer                   user_data;
  RiffleHoverMode            mode;
  gboolean                   is_available; /* the pointer is over something that can be taken */
};

static void
show_pointer (RiffleHover *self)
{
  g_autoptr (GdkCursor) cursor = NULL;

  if (self->mode == RIFFLE_HOVER_DRAGS)
    cursor = gdk_cursor_new_from_name ("grabbing", NULL);
  else if (self->mode == RIFFLE_HOVER_CHOOSES)
    cursor = gdk_cursor_new_from_name ("help", NULL);
  else if (self->is_available && self->settings->left_handed_pointer)
    cursor = riffle_pointer_new_left_hand ();
  else if (self->is_available)
    cursor = gdk_cursor_new_from_name ("pointer", NULL);
  gtk_widget_set_cursor (self->board, cursor);
}

static void
set_available (RiffleHover *self,
               gboolean     is_available)
{
  if (self->is_available == is_available)
    return;
  self->is_available = is_available;
  show_pointer (self);
}

/* The mark covers all that would travel, not only the card under the pointer. */
static PatSpot
find_lowest (RiffleHover *self,
             PatSpot      spot)
{
  PatUnit unit;

  if (self->selection->kind != PAT_SELECTION_SPECIAL &&
      pat_game_find_unit (riffle_table_get_game (self->table), spot, &unit))
    spot.index = (int) unit.index;
  return spot;
}

static void
set_spot (RiffleHover   *self,
          const PatSpot *spot)
{
  PatGame *game = riffle_table_get_game (self->table);
  gboolean is_available = spot != NULL && pat_game_is_available (game, self->selection, *spot);
  PatSpot lowest = is_available ? find_lowest (self, *spot) : (PatSpot) { 0, -1 };

  set_available (self, is_available);
  riffle_highlights_set_hover (self->highlights, is_available ? &lowest : NULL);
  if (self->func != NULL)
    self->func (spot, self->user_data);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           RiffleHover              *self)
{
  PatSpot spot;

  if (riffle_table_get_game (self->table) == NULL || self->mode == RIFFLE_HOVER_DRAGS)
    return;
  if (riffle_geometry_find_card_at (self->table, x, y, &spot))
    set_spot (self, &spot);
  else
    set_spot (self, NULL);
}

static void
leave_cb (GtkEventControllerMotion *motion,
          RiffleHover              *self)
{
  if (riffle_table_get_game (self->table) != NULL)
    set_spot (self, NULL);
}

/* Says who hears which card the pointer is over. */
void
riffle_hover_set_func (RiffleHover     *self,
                       RiffleHoverFunc  func,
                       gpointer         user_data)
{
  self->func = func;
  self->user_data = user_data;
}

/* Says what the pointer is for from now on. */
void
riffle_hover_set_mode (RiffleHover     *self,
                       RiffleHoverMode  mode)
{
  self->mode = mode;
  riffle_hover_forget (self);
}

/* Forgets what the pointer is over, until it moves again. */
void
riffle_hover_forget (RiffleHover *self)
{
  self->is_available = FALSE;
  show_pointer (self);
  /* What the pointer could take may be marked in another way although it is over the same. */
  if (!riffle_highlights_set_hover (self->highlights, NULL))
    riffle_highlights_update (self->highlights);
}

RiffleHover *
riffle_hover_new (GtkWidget                *board,
                  RiffleTable              *table,
                  const PatSelection       *selection,
                  const RifflePlaySettings *settings,
                  RiffleHighlights         *highlights)
{
  RiffleHover *self = g_new0 (RiffleHover, 1);

  self->board = board;
  self->table = table;
  self->selection = selection;
  self->settings = settings;
  self->highlights = highlights;
  self->motion = gtk_event_controller_motion_new ();
  g_signal_connect (self->motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (self->motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (self->motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (board, g_object_ref (self->motion));
  return self;
}

void
riffle_hover_free (RiffleHover *self)
{
  g_signal_handlers_disconnect_by_data (self->motion, self);
  g_object_unref (self->motion);
  g_free (self);
}
