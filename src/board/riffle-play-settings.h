/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player wants the board to be. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The board's properties of the same names; only they write this, and all parts of the board
 * read it. */
typedef struct
{
  gboolean mirrored;
  gboolean stock_below;
  gboolean drag_enabled;
  gboolean drag_groups;
  gboolean strict_drop;
  gboolean single_click;        /* a card with one place goes there, */
  gboolean best_place;          /* and one with several to the best of them */
  gboolean highlight_moves;
  gboolean animate;
  gboolean animate_deal;
  gboolean fast_deal;
  gboolean calm;                /* score, moves and time are not spoken */
  gboolean left_handed_pointer;
  gboolean pile_keys;
  double   speed;               /* 1: usual, 2: twice as fast */
} RifflePlaySettings;

G_END_DECLS
